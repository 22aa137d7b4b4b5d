import type { Page } from '@playwright/test';
import { callerOf } from './api-caller.ts';
import { expect } from './journey.ts';

interface Answer {
  id: string;
  professionalId: string;
  /** Of a link. */
  secret: string;
  /** Of a refusal. */
  code: string;
  message: string;
}

/** What distinguishes one journey's patient from another's; the rest is a valid card. */
interface Card {
  name: string;
  surname: string;
  birthdate: string;
  timezone?: string;
  /** In which the patient is written to. */
  language?: 'es' | 'en';
}

/** A patient used by one journey only, led by the specialist signed in on the page; and that specialist's API calls. */
export async function ownPatient(
  page: Page,
  { name, surname, birthdate, timezone = 'Europe/Madrid', language }: Card,
) {
  const call = await callerOf<Answer>(page);
  const { professionalId } = (await call('GET', '/user-service/self/user')).body;
  const mark = Date.now().toString(36);
  const created = await call('POST', '/patient-service/patient', {
    name,
    surname: `${surname} ${mark}`,
    email: `${name.toLowerCase()}.${mark}@correo.example`,
    birthdate,
    sex: 'FEMALE',
    timezone,
    ...(language === undefined ? {} : { language }),
    specialists: [{ professionalId, isPrincipal: true }],
  });
  expect(created.status).toBe(201);
  return { id: created.body.id, fullName: `${name} ${surname} ${mark}`, professionalId, call };
}

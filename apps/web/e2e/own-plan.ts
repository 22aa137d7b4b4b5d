import type { Page } from '@playwright/test';
import { expect } from './journey.ts';
import { ownPatient } from './own-patient.ts';

interface Plan {
  /** Of the patient, unique to the journey. */
  name: string;
  surname: string;
  plan: string;
  weeks: number;
}

/**
 * A patient with a plan of 2,000 kcal that starts in the future, so that no meal is in the past; `change` saves other energy.
 */
export async function ownPlan(page: Page, { name, surname, plan: title, weeks }: Plan) {
  const { id: patientId, call } = await ownPatient(page, { name, surname, birthdate: '1988-04-12' });
  const period = { name: title, weeks, startDate: '2198-01-01' };
  const made = await call('POST', `/patient-service/patient/${patientId}/nutritional-plan`, period);
  expect(made.status).toBe(201);
  const { id, mealShares, macroShares } = made.body as unknown as {
    id: string;
    mealShares: object;
    macroShares: object;
  };
  const energy = { kcal: 2000, source: 'TYPED', on: '2026-01-01' };
  const saved = await call(
    'PUT',
    `/patient-service/nutritional-plan/${id}`,
    { ...period, mealShares, macroShares, energy },
    { 'if-match': '"1"' },
  );
  expect(saved.status).toBe(200);
  return { patientId, planId: id };
}

import type { MedicalTestType } from '@healzy/domain/medical-tests';
import type { Role } from '@healzy/domain/session';
import { ok } from 'node:assert';
import type { Database } from '../src/platform/db/database.ts';
import { newId } from '../src/platform/db/ids.ts';
import { insertMedicalTest } from '../src/features/medical-tests/handlers.ts';
import { insertPatient } from '../src/features/patients/patient-writing.ts';

/** A person of an account, for a token. */
export interface Person {
  userId: string;
  email: string;
  accountId: string;
  professionalId: string | null;
  roles: Role[];
}

export type PersonKey =
  'admin' | 'receptionist' | 'specialist' | 'observer' | 'stranger' | 'patient' | 'user' | 'label';

/** An account with one person for each role, a patient, and a CGM test that has not started. */
export interface Clinic {
  accountId: string;
  people: Record<PersonKey, Person>;
  patientId: string;
  testId: string;
}

const ROLES: Record<PersonKey, Role[]> = {
  admin: ['ADMIN'],
  receptionist: ['RECEPTIONIST'],
  specialist: ['SPECIALIST'],
  observer: ['SPECIALIST'],
  stranger: ['SPECIALIST'],
  patient: ['PATIENT'],
  user: ['USER'],
  label: ['PROFESSIONAL'],
};

/** The card of an invented patient; `email` must be unique within an account. */
export const patientForm = (specialistId: string, change: Record<string, unknown> = {}) => ({
  name: 'Ángel',
  surname: 'Núñez Ibarra',
  email: `angel.${newId()}@correo.example`,
  phone: null,
  address: null,
  postalCode: null,
  city: null,
  country: null,
  birthdate: '1980-05-17',
  sex: 'MALE' as const,
  weightKg: 80.5,
  heightCm: 178,
  coupon: null,
  timezone: 'Europe/Madrid',
  state: 'ACTIVE' as const,
  specialists: [{ professionalId: specialistId, isPrincipal: true }],
  ...change,
});

/** Creates an account; two created so are twins that must never see each other. */
export async function addClinic(database: Database, name: string): Promise<Clinic> {
  const accountId = newId();
  const people = {} as Record<PersonKey, Person>;
  await database.asSystem(async (sql) => {
    await sql.query('INSERT INTO accounts (id, name) VALUES ($1, $2)', [accountId, name]);
    for (const [key, roles] of Object.entries(ROLES) as [PersonKey, Role[]][]) {
      const person: Person = {
        userId: newId(),
        email: `${key}.${accountId}@clinic.example`,
        accountId,
        professionalId: key === 'patient' ? null : newId(),
        roles,
      };
      people[key] = person;
      await sql.query(`INSERT INTO users (id, email, name, surname) VALUES ($1, $2, $3, 'Twin')`, [
        person.userId,
        person.email,
        key,
      ]);
      if (person.professionalId !== null) {
        await sql.query('INSERT INTO professionals (id, account_id, user_id) VALUES ($1, $2, $3)', [
          person.professionalId,
          accountId,
          person.userId,
        ]);
      }
      await sql.query(
        'INSERT INTO memberships (account_id, user_id, professional_id, roles) VALUES ($1, $2, $3, $4)',
        [accountId, person.userId, person.professionalId, roles],
      );
    }
  });
  const { specialist, observer } = people;
  ok(specialist.professionalId !== null && observer.professionalId !== null);
  const specialists = [
    { professionalId: specialist.professionalId, isPrincipal: true },
    { professionalId: observer.professionalId, isPrincipal: false },
  ];
  const lead = specialist.professionalId;
  const patientId = await database.asAccount({ accountId }, (sql) =>
    insertPatient(sql, accountId, patientForm(lead, { specialists })),
  );
  const testId = await addCgmTest(database, { accountId, people, patientId });
  return { accountId, people, patientId, testId };
}

/** Adds a test, by default a CGM test, not yet started, led by the account's specialist. */
export async function addCgmTest(
  database: Database,
  clinic: Pick<Clinic, 'accountId' | 'people' | 'patientId'>,
  type: MedicalTestType = 'CGM',
): Promise<string> {
  const { accountId, people, patientId } = clinic;
  const owner = { accountId, patientId, userId: people.specialist.userId };
  return database.asAccount(owner, (sql) =>
    insertMedicalTest(sql, owner, {
      name: 'MCG',
      type,
      principalId: people.specialist.professionalId ?? '',
      observerIds: [],
      observations: 'only for clinicians',
      rangeProfile: 'STANDARD',
    }),
  );
}

/** Adds a patient of the account's specialist. */
export async function addPatient(
  database: Database,
  clinic: Clinic,
  change: Record<string, unknown> = {},
): Promise<string> {
  const { accountId, people } = clinic;
  return database.asAccount({ accountId }, (sql) =>
    insertPatient(sql, accountId, patientForm(people.specialist.professionalId ?? '', change)),
  );
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/db/ids.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { patientForm, type Person } from './clinics.ts';

let bed: TestBed;
/** The administrator of a clinic that has nothing else. */
let admin: Person;
beforeAll(async () => {
  bed = await startTestBed();
  const [accountId, userId, professionalId] = [newId(), newId(), newId()];
  admin = { accountId, userId, professionalId, email: 'ada@clinica-nueva.example', roles: ['ADMIN'] };
  await bed.database.asSystem(async (sql) => {
    await sql.query(`INSERT INTO accounts (id, name) VALUES ($1, 'Clínica Nueva')`, [accountId]);
    await sql.query(`INSERT INTO users (id, email, name, surname) VALUES ($1, $2, 'Ada', 'Lovelace')`, [
      userId,
      admin.email,
    ]);
    await sql.query('INSERT INTO professionals (id, account_id, user_id) VALUES ($1, $2, $3)', [
      professionalId,
      accountId,
      userId,
    ]);
    await sql.query(
      `INSERT INTO memberships (account_id, user_id, professional_id, roles) VALUES ($1, $2, $3, '{ADMIN}')`,
      [accountId, userId, professionalId],
    );
  });
});
afterAll(() => bed.close());

const setup = async () => {
  const { body } = await bed.call('getClinicSetup', { as: admin });
  const { isYoung, steps } = body as { isYoung: boolean; steps: { id: string; isDone: boolean }[] };
  return { isYoung, done: steps.filter(({ isDone }) => isDone).map(({ id }) => id), all: steps.length };
};
const inAccount = (statement: string, ...values: unknown[]) =>
  bed.database.asAccount({ accountId: admin.accountId }, (sql) =>
    sql.query(statement, [admin.accountId, ...values]),
  );

describe('the first steps of a clinic', () => {
  it('tick themselves, one by one, from what exists in this clinic', async () => {
    // The twins of the test bed have patients, tests and specialists.
    expect(await setup()).toEqual({ isYoung: true, done: [], all: 6 });

    await bed.call('createUser', {
      as: admin,
      body: {
        email: 'bruno@clinica-nueva.example',
        name: 'Bruno',
        surname: 'Nadal',
        language: 'es',
        timezone: 'Europe/Madrid',
        roles: ['RECEPTIONIST'],
      },
    });
    expect((await setup()).done).toEqual(['COLLEAGUES']);

    await bed.database.asSystem((sql) =>
      sql.query(`UPDATE memberships SET roles = '{ADMIN,SPECIALIST}' WHERE user_id = $1`, [admin.userId]),
    );
    const both: Person = { ...admin, roles: ['ADMIN', 'SPECIALIST'] };
    expect((await setup()).done).toEqual(['SPECIALIST', 'COLLEAGUES']);

    const patient = await bed.call('createPatient', {
      as: both,
      body: patientForm(admin.professionalId ?? ''),
    });
    expect(patient.status).toBe(201);
    expect((await setup()).done).toEqual(['SPECIALIST', 'COLLEAGUES', 'PATIENT']);

    const test = await bed.call('createMedicalTest', {
      as: both,
      path: { patientId: patient.body.id as string },
      body: { name: 'Primera', type: 'CGM', principalId: admin.professionalId },
    });
    expect(test.status).toBe(201);
    await inAccount(
      `INSERT INTO working_hours (account_id, professional_id, week) VALUES ($1, $2, '{}')`,
      admin.professionalId,
    );
    await inAccount('UPDATE accounts SET profile_image_id = $2 WHERE id = $1', newId());
    expect((await setup()).done).toEqual(['SPECIALIST', 'COLLEAGUES', 'PATIENT', 'TEST', 'HOURS', 'LOGO']);
  });

  it('are those of a young clinic: with ten patients, or after ninety days, it is none', async () => {
    for (let index = 0; index < 8; index += 1)
      await bed.call('createPatient', { as: admin, body: patientForm(admin.professionalId ?? '') });
    expect((await setup()).isYoung).toBe(true);
    await bed.call('createPatient', { as: admin, body: patientForm(admin.professionalId ?? '') });
    expect((await setup()).isYoung).toBe(false);
    await inAccount('DELETE FROM patients WHERE account_id = $1');
    expect((await setup()).isYoung).toBe(true);
    bed.now.value = new Date(bed.now.value.getTime() + 91 * 86_400_000);
    const token = await bed.tokenFor(admin, { expiresAt: new Date(bed.now.value.getTime() + 60_000) });
    const { body } = await bed.call('getClinicSetup', { as: admin, token });
    expect(body.isYoung).toBe(false);
  });
});

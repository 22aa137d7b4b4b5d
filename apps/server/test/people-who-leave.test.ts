import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addClinic, addPatient, type Clinic, type Person } from './clinics.ts';

let bed: TestBed;
let clinic: Clinic;
let specialist: Person;

beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());
beforeEach(async () => {
  clinic = await addClinic(bed.database, 'Goodbye');
  specialist = clinic.people.specialist;
});

describe('people who leave', () => {
  const leave = (person: Person, body?: unknown) =>
    bed.call('deleteUser', {
      as: clinic.people.admin,
      path: { id: person.userId },
      ...(body === undefined ? {} : { body }),
    });

  it('are kept while they lead patients, then hand over patients and active tests', async () => {
    const second = await addPatient(bed.database, clinic);
    expect(await leave(specialist)).toMatchObject({
      status: 409,
      body: { code: 'USER_HAS_PATIENTS', details: { patients: 2 } },
    });
    const { observer, stranger } = clinic.people;
    const part = { reassignments: [{ patientId: second, professionalId: stranger.professionalId }] };
    expect((await leave(specialist, part)).body.details).toEqual({ patients: 1 });
    const toAdmin = { professionalId: clinic.people.admin.professionalId };
    expect(await leave(specialist, toAdmin)).toMatchObject({
      status: 422,
      body: { code: 'SPECIALIST_UNKNOWN' },
    });
    const whole = {
      reassignments: [
        ...part.reassignments,
        { patientId: clinic.patientId, professionalId: observer.professionalId },
      ],
    };
    expect((await leave(specialist, whole)).status).toBe(204);
    expect((await bed.call('getPatient', { as: specialist, path: { id: second } })).status).toBe(403);
    const patient = await bed.call('getPatient', { as: observer, path: { id: clinic.patientId } });
    expect(patient.body.specialists).toEqual([
      expect.objectContaining({ professionalId: observer.professionalId, isPrincipal: true }),
    ]);
    const test = await bed.call('getMedicalTest', { as: observer, path: { id: clinic.testId } });
    expect(test.body).toMatchObject({
      canEdit: true,
      principal: { professionalId: observer.professionalId },
    });
  });

  it('lose their tests when the assignment changes', async () => {
    const { observer, admin } = clinic.people;
    const before = await bed.call('getPatient', { as: admin, path: { id: clinic.patientId } });
    const {
      id: _id,
      version,
      age: _age,
      access: _access,
      testsInProgress: _tests,
      nextAppointment: _next,
      lastActivity: _last,
      createdAt: _created,
      ...card
    } = before.body as Record<string, unknown>;
    const body = { ...card, specialists: [{ professionalId: observer.professionalId, isPrincipal: true }] };
    const headers = { 'if-match': `"${String(version)}"` };
    expect(
      (await bed.call('updatePatient', { as: admin, path: { id: clinic.patientId }, headers, body })).status,
    ).toBe(200);
    expect((await bed.call('getMedicalTest', { as: specialist, path: { id: clinic.testId } })).status).toBe(
      403,
    );
    expect(
      (await bed.call('getMedicalTest', { as: observer, path: { id: clinic.testId } })).body.canEdit,
    ).toBe(true);
  });

  it('never leave an account without an administrator, even when two try at once', async () => {
    const { admin, receptionist } = clinic.people;
    await bed.database.asSystem((sql) =>
      sql.query(`UPDATE memberships SET roles = '{ADMIN}' WHERE user_id = $1`, [receptionist.userId]),
    );
    const answers = await Promise.all([
      bed.call('deleteUser', { as: admin, path: { id: receptionist.userId } }),
      bed.call('deleteUser', { as: receptionist, path: { id: admin.userId } }),
    ]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    const { rows } = await bed.database.asSystem((sql) =>
      sql.query(`SELECT 1 FROM memberships WHERE account_id = $1 AND 'ADMIN' = ANY (roles)`, [
        clinic.accountId,
      ]),
    );
    expect(rows).toHaveLength(1);
  });
});

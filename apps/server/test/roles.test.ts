import { may, type Role } from '@healzy/domain/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTRACT_OPERATIONS, type OperationId } from '../src/platform/http/contract.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addClinic, patientForm, type Person, type PersonKey } from './clinics.ts';
import { nothing, sampleCalls } from './sample-calls.ts';

let bed: TestBed;
const OPERATIONS = CONTRACT_OPERATIONS.map(({ id }) => id);

beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());

describe('roles', () => {
  const everybody: PersonKey[] = ['admin', 'receptionist', 'specialist', 'patient', 'user', 'label'];
  const matrix = OPERATIONS.flatMap((operation) => everybody.map((key) => [operation, key] as const));

  it.each(matrix)('%s by %s', async (operation, key) => {
    const clinic = bed.alba;
    const person = clinic.people[key];
    // Records that do not exist: permitted callers learn that, others nothing.
    const target = { ...nothing(clinic.accountId), accountId: clinic.accountId };
    const answer = await bed.call(operation, { as: person, ...sampleCalls(clinic, target)[operation] });
    const isRoleRefusal = answer.status === 403 && answer.body.code === 'ROLE_FORBIDDEN';
    expect(isRoleRefusal, `${operation} answered ${answer.status} ${answer.text}`).toBe(
      !may(operation, person.roles),
    );
  });

  it('lose their power with the very next call when they are revoked', async () => {
    const clinic = await addClinic(bed.database, 'Short stay');
    const { admin } = clinic.people;
    expect((await bed.call('listAuditLogs', { as: admin })).status).toBe(200);
    const set = (roles: Role[]) =>
      bed.database.asSystem((sql) =>
        sql.query('UPDATE memberships SET roles = $2 WHERE user_id = $1', [admin.userId, roles]),
      );
    await set(['RECEPTIONIST']);
    expect(await bed.call('listAuditLogs', { as: admin })).toMatchObject({
      status: 403,
      body: { code: 'ROLE_FORBIDDEN' },
    });
    await bed.database.asSystem((sql) =>
      sql.query('DELETE FROM memberships WHERE user_id = $1', [admin.userId]),
    );
    expect(await bed.call('listPatients', { as: admin })).toMatchObject({
      status: 403,
      body: { code: 'ACCOUNT_FORBIDDEN' },
    });
  });
});

describe('a record of one’s own account', () => {
  const by = (key: PersonKey, operation: OperationId) => {
    const { alba } = bed;
    const target = { ...nothing(alba.accountId), patientId: alba.patientId, testId: alba.testId };
    return bed.call(operation, { as: alba.people[key], ...sampleCalls(alba, target)[operation] });
  };

  it('is not in the list of an unassigned specialist, and said to be read-only to an observer', async () => {
    expect((await by('stranger', 'listPatients')).body).toMatchObject({ items: [], total: 0 });
    expect((await by('observer', 'getMedicalTest')).body.canEdit).toBe(false);
  });

  it('shows a receptionist that a test exists, and nothing of it', async () => {
    const list = await by('receptionist', 'listMedicalTests');
    expect(list.body.items).toEqual([expect.objectContaining({ id: bed.alba.testId, observations: null })]);
    expect((await by('admin', 'listMedicalTests')).body.items[0].observations).toBe('only for clinicians');
    expect((await by('receptionist', 'getPatient')).body.access).toEqual({
      identity: 'edit',
      clinical: 'none',
      canAssign: false,
    });
  });

  it('is assigned to other specialists by an administrator alone', async () => {
    const { alba } = bed;
    const { observer, specialist, stranger } = alba.people;
    const created = await bed.call('createPatient', {
      as: alba.people.receptionist,
      body: patientForm(specialist.professionalId ?? ''),
    });
    expect(created.status).toBe(201);
    const path = { id: created.body.id as string };
    const move = (person: Person) =>
      bed.call('updatePatient', {
        as: person,
        path,
        headers: { 'if-match': '"1"' },
        body: patientForm(stranger.professionalId ?? ''),
      });
    const forbidden = { status: 403, body: { code: 'RECORD_FORBIDDEN' } };
    expect(await move(alba.people.receptionist)).toMatchObject(forbidden);
    expect(await move(specialist)).toMatchObject(forbidden);
    expect((await move(alba.people.admin)).status).toBe(200);
    const others = { as: specialist, body: patientForm(observer.professionalId ?? '') };
    expect(await bed.call('createPatient', others)).toMatchObject(forbidden);
  });
});

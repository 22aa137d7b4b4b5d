import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sql } from '../src/platform/db/database.ts';
import { databaseRefusal } from '../src/platform/db/database.ts';
import { newId } from '../src/platform/db/ids.ts';
import { lockRow } from '../src/platform/http/lock-row.ts';
import { lockPatient } from '../src/shared/patient-access/assignments.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addPatient } from './clinics.ts';
import { engine } from './test-database.ts';

let bed: TestBed;
let patientId: string;

beforeAll(async () => {
  bed = await startTestBed();
  patientId = await addPatient(bed.database, bed.alba);
});
afterAll(() => bed.close());

const inAccount = <T>(work: (sql: Sql) => Promise<T>): Promise<T> =>
  bed.database.asAccount(
    { accountId: bed.alba.accountId, userId: bed.alba.people.admin.userId },
    async (sql) => {
      await sql.query("SELECT set_config('lock_timeout', '200ms', true)");
      return work(sql);
    },
  );

/** A row that refers to the patient, as every access to the record writes one. */
const referring = () =>
  inAccount((sql) =>
    sql.query(
      `INSERT INTO worklist_reviews (account_id, user_id, patient_id, kind, subject_id, cause, reviewed_at)
       VALUES ($1, $2, $3, 'TEST_NOT_BEGUN', $4, 'x', now())`,
      [bed.alba.accountId, bed.alba.people.admin.userId, patientId, newId()],
    ),
  );
const locking = () => inAccount((sql) => lockPatient(sql, bed.alba.accountId, patientId));

/** Whether that has to wait while the patient is locked. */
async function waits(hold: (sql: Sql) => Promise<void>, other: () => Promise<unknown>): Promise<boolean> {
  return inAccount(async (sql) => {
    await hold(sql);
    const error: unknown = await other().then(
      () => null,
      (failure: unknown) => failure,
    );
    if (error === null) return false;
    expect(databaseRefusal(error)?.code).toBe('55P03');
    return true;
  });
}

describe('a locked row', () => {
  it('belongs to the account, or is not found', async () => {
    for (const [accountId, id] of [
      [bed.alba.accountId, newId()],
      [bed.brisa.accountId, patientId],
    ] as const)
      await expect(inAccount((sql) => lockRow(sql, 'patients', { accountId, id }))).rejects.toMatchObject({
        status: 404,
      });
    expect(await locking()).toBeUndefined();
  });

  // The embedded engine has one connection: nobody waits for a row there.
  it.runIf(engine === 'postgresql')('blocks changes, but not references to the patient', async () => {
    const hold = (sql: Sql) => lockPatient(sql, bed.alba.accountId, patientId);
    expect(await waits(hold, locking)).toBe(true);
    expect(await waits(hold, referring)).toBe(false);
  });

  it.runIf(engine === 'postgresql')(
    'blocks everything that would refer to a patient being removed',
    async () => {
      const key = { accountId: bed.alba.accountId, id: patientId };
      expect(await waits((sql) => lockRow(sql, 'patients', key, 'removal'), referring)).toBe(true);
    },
  );
});

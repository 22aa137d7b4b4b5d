import type { LocalDate } from '@healzy/domain/shared';
import { todayIn } from '@healzy/domain/shared';
import type { Calorimetry } from '@healzy/api/schema';
import type { Sql } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/ids.ts';
import { NEXT_VERSION } from '../../platform/db/table.ts';
import type { Caller } from '../../platform/http/calls.ts';
import { conflict } from '../../platform/http/http-problem.ts';
import { requireVersion } from '../../platform/http/versions.ts';
import { requireOpenTestOf, requireTestOf } from '../medical-tests/access.ts';
import { testFinal } from '../medical-tests/problems.ts';
import { touchPatient } from '../../shared/patient-access/activity.ts';
import { patientOnDay } from './body.ts';
import {
  calorimetryTests,
  findCalorimetry,
  newTest,
  toCalorimetry,
  type CalorimetryRow,
  type Shown,
} from './test-rows.ts';

/** A test with what is stored of it. */
export interface Loaded extends Shown {
  row: CalorimetryRow | undefined;
}

type Access = 'read' | 'edit' | 'open';

/**
 * Finds a calorimetry test: to read it, to change it whatever its state (`edit`), or to change it while it is open
 * (`open`).
 *
 * @throws HttpProblem 404 and 403 like `requireTestOf`, 409 when it has to be open and is final
 */
export async function loadTest(
  sql: Sql,
  { caller, id, now }: { caller: Caller; id: string; now: Date },
  wanted: Access,
): Promise<Loaded> {
  const key = { id, type: 'CALORIMETRY' } as const;
  const found =
    wanted === 'open'
      ? { test: await requireOpenTestOf(sql, caller, key), access: 'edit' as const }
      : await requireTestOf(sql, caller, key, wanted);
  const { test } = found;
  if (wanted === 'edit' && test.state === 'CANCELED') throw testFinal();
  const { accountId } = caller;
  const row = await findCalorimetry(sql, { accountId, testId: test.id });
  const day = row?.testedOn ?? (await todayOf(sql, { accountId, patientId: test.patientId, now }));
  const { body } = await patientOnDay(sql, { accountId, patientId: test.patientId }, day);
  return { ...found, caller, row, body };
}

/** The day that it is where the patient lives. */
export async function todayOf(
  sql: Sql,
  { accountId, patientId, now }: { accountId: string; patientId: string; now: Date },
): Promise<LocalDate> {
  const { rows } = await sql.query<{ timezone: string }>(
    'SELECT timezone FROM patients WHERE account_id = $1 AND id = $2',
    [accountId, patientId],
  );
  return todayIn(rows[0]?.timezone ?? 'UTC', now);
}

/** @throws HttpProblem 428 or 412 when the change is not on top of what is stored */
export async function requireCurrent(
  sql: Sql,
  loaded: Loaded,
  ifMatch: number | null | undefined,
): Promise<void> {
  if (ifMatch !== undefined && ifMatch === (loaded.row?.version ?? 0)) return;
  requireVersion(ifMatch, await toCalorimetry(sql, loaded.row, loaded));
}

/** A test that has a recording. */
export type Recorded = CalorimetryRow & { phases: NonNullable<CalorimetryRow['phases']> };

/** @throws HttpProblem 409 without a recording */
export function requireRecorded({ row }: Pick<Loaded, 'row'>): Recorded {
  if (row?.documentId == null || row.phases === null)
    throw conflict('CALORIMETRY_NO_RECORDING', 'The test has no recording yet.');
  return row as Recorded;
}

/** @throws HttpProblem 409 while the phases of the recording are not saved */
export function requirePhases(loaded: Pick<Loaded, 'row'>): Recorded {
  const row = requireRecorded(loaded);
  if (!row.phases.isSaved) throw conflict('CALORIMETRY_PHASES_OPEN', 'The phases are not saved yet.');
  return row;
}

type Changes = Parameters<typeof calorimetryTests.update>[2];

/** Stores changes of a test, the first of them with a new row, and returns how it is now. */
export async function storeChanges(
  sql: Sql,
  { row, ...shown }: Loaded,
  { changes, now }: { changes: Changes; now: Date },
): Promise<{ body: Calorimetry; version: number }> {
  const { test, caller } = shown;
  const { accountId, userId } = caller;
  const written = { ...changes, updatedAt: now, updatedBy: userId };
  if (row !== undefined) {
    await calorimetryTests.update(sql, { id: row.id }, { ...written, version: NEXT_VERSION });
  } else {
    const { patientId } = test;
    const testedOn = await todayOf(sql, { accountId, patientId, now });
    await calorimetryTests.insert(sql, {
      ...newTest(),
      testedOn,
      ...written,
      id: newId(),
      accountId,
      patientId,
      medicalTestId: test.id,
    });
  }
  await touchPatient(sql, test.patientId, now);
  return viewOf(sql, { caller, id: test.id, now });
}

/** How a test is now. */
export async function viewOf(
  sql: Sql,
  of: { caller: Caller; id: string; now: Date },
): Promise<{ body: Calorimetry; version: number }> {
  const loaded = await loadTest(sql, of, 'read');
  const body = await toCalorimetry(sql, loaded.row, loaded);
  return { body, version: body.version };
}

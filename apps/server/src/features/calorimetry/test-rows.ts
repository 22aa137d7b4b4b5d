import {
  calorimetryRecord,
  DEFAULT_METHOD,
  ENERGY_EQUATIONS,
  noConditions,
  SUBSTRATE_EQUATIONS,
  type CalorimetryConditions,
  type CalorimetryMethod,
  type RestingBody,
} from '@healzy/domain/calorimetry';
import { acceptsData } from '@healzy/domain/medical-tests';
import type { AccessLevel } from '@healzy/domain/session';
import { z } from 'zod';
import type {
  Calorimetry,
  CalorimetryPlanUse,
  CalorimetryRecording,
  CalorimetryResults,
  Signature,
} from '@healzy/api/schema';
import { columnOfType, idColumn } from '../../platform/db/columns.ts';
import type { Sql } from '../../platform/db/database.ts';
import { table, type RowOf } from '../../platform/db/table.ts';
import type { Caller } from '../../platform/http/calls.ts';
import type { TestRow } from '../medical-tests/test-rows.ts';
import { patientLanguage } from '../patients/patient-language.ts';
import type { StoredMethod, StoredPhases, StoredWindows } from './computation.ts';

type StoredUse = Pick<
  CalorimetryPlanUse,
  'kcalDay' | 'rer' | 'fatShare' | 'carbohydrateShare' | 'kind' | 'equation' | 'isSteady'
>;

export const calorimetryTests = table(
  'calorimetry_tests',
  calorimetryRecord.extend({
    accountId: idColumn,
    patientId: idColumn,
    method: columnOfType<StoredMethod>(),
    conditions: columnOfType<CalorimetryConditions>(),
    recognised: columnOfType<CalorimetryRecording['recognised'] | null>(),
    report: columnOfType<CalorimetryRecording['report'] | null>(),
    doubts: columnOfType<CalorimetryRecording['doubts'] | null>(),
    mismatches: columnOfType<CalorimetryRecording['mismatches'] | null>(),
    confirmed: columnOfType<CalorimetryRecording['confirmed']>(),
    markers: columnOfType<CalorimetryRecording['markers']>(),
    phases: columnOfType<StoredPhases | null>(),
    windows: columnOfType<StoredWindows>(),
    body: columnOfType<Required<RestingBody> | null>(),
    planUse: columnOfType<StoredUse | null>(),
    hasVco2: z.boolean().nullable(),
    cart: columnOfType<CalorimetryRecording['cart'] | null>(),
    results: columnOfType<CalorimetryResults | null>(),
  }),
);
export type CalorimetryRow = RowOf<typeof calorimetryTests>;

export const calorimetrySamples = table(
  'calorimetry_samples',
  z.object({
    testId: idColumn,
    accountId: idColumn,
    data: columnOfType<Uint8Array>(),
    curves: columnOfType<object>(),
  }),
);

export const findCalorimetry = (sql: Sql, { accountId, testId }: { accountId: string; testId: string }) =>
  calorimetryTests.find(sql, { accountId, medicalTestId: testId });

/** The packed samples of a recording. */
export async function packedSamples(sql: Sql, row: Pick<CalorimetryRow, 'id'>): Promise<Uint8Array> {
  const { rows } = await sql.query<{ data: Uint8Array }>(
    'SELECT data FROM calorimetry_samples WHERE test_id = $1',
    [row.id],
  );
  if (rows[0] === undefined) throw new Error('A recording is stored without its samples.');
  return rows[0].data;
}

/** A test before anything was saved. */
export const newTest = () => ({
  method: storedMethod(DEFAULT_METHOD),
  conditions: noConditions(),
  observations: null,
  conclusions: null,
  earlierWriting: [],
  confirmed: [],
  markers: [],
  beganTest: false,
  windows: {},
});

const storedMethod = ({ nitrogenGDay, ...method }: CalorimetryMethod): StoredMethod => ({
  ...method,
  nitrogenGDay: nitrogenGDay ?? null,
});

const shownMethod = ({ energy, substrates, nitrogenGDay }: StoredMethod): Calorimetry['method'] => ({
  energy: { id: energy, source: ENERGY_EQUATIONS.find(({ id }) => id === energy)!.source },
  substrates: {
    id: substrates,
    source: SUBSTRATE_EQUATIONS.find(({ id }) => id === substrates)!.source,
  },
  nitrogenGDay,
});

/** What a test is shown with: whose access it is, and the body as the record has it now. */
export interface Shown {
  test: TestRow;
  caller: Caller;
  access: AccessLevel;
  body: Required<RestingBody>;
}

/** Whether the caller may change the test now. */
const mayChange = ({ test, caller, access }: Pick<Shown, 'test' | 'caller' | 'access'>): boolean =>
  access === 'edit' && acceptsData(test.state) && caller.roles.includes('SPECIALIST');

/** The body that a test's figures take: the record's while the test is open, and then what they were computed for. */
export const bodyOf = (row: CalorimetryRow | undefined, { test, body }: Pick<Shown, 'test' | 'body'>) =>
  acceptsData(test.state) || row?.body == null ? body : row.body;

/** Whether the stored results are of another body than the record has now. */
export const isOutdated = (row: CalorimetryRow, shown: Pick<Shown, 'test' | 'body'>): boolean =>
  row.documentId !== null && !isSameBody(row.body, bodyOf(row, shown));

const isSameBody = (one: Required<RestingBody> | null, other: Required<RestingBody>): boolean =>
  one !== null && (Object.keys(other) as (keyof RestingBody)[]).every((name) => one[name] === other[name]);

/** A test as the API returns it. */
export async function toCalorimetry(
  sql: Sql,
  row: CalorimetryRow | undefined,
  shown: Shown,
): Promise<Calorimetry> {
  const { test, caller } = shown;
  const { accountId } = caller;
  const shownRow = row ?? newTest();
  return {
    medicalTestId: test.id,
    version: row?.version ?? 0,
    canEdit: mayChange(shown),
    patientLanguage: await patientLanguage(sql, caller, test.patientId),
    testedOn: row?.testedOn ?? null,
    recording: row === undefined ? null : await toRecording(sql, row),
    phases: row?.phases ?? null,
    method: shownMethod(shownRow.method),
    conditions: shownRow.conditions,
    observations: shownRow.observations,
    conclusions: shownRow.conclusions,
    earlierWriting: shownRow.earlierWriting,
    body: bodyOf(row, shown),
    results: row?.results ?? null,
    planUse: row === undefined ? null : await toPlanUse(sql, row),
    earlier: await earlierTests(sql, { accountId, test, testedOn: row?.testedOn ?? null }),
    updated: row === undefined ? null : await signature(sql, row.updatedBy, row.updatedAt),
  };
}

async function toRecording(sql: Sql, row: CalorimetryRow): Promise<CalorimetryRecording | null> {
  const { documentId, importedAt, recognised, report, cart } = row;
  if (documentId === null || importedAt === null || recognised === null || report === null || cart === null)
    return null;
  const { rows } = await sql.query<{ fileName: string }>('SELECT file_name FROM documents WHERE id = $1', [
    documentId,
  ]);
  return {
    documentId,
    fileName: rows[0]?.fileName ?? '',
    importedAt,
    importedBy: await signature(sql, row.importedBy, importedAt),
    recognised,
    report,
    doubts: row.doubts ?? [],
    mismatches: row.mismatches ?? [],
    confirmed: row.confirmed,
    markers: row.markers,
    hasVco2: row.hasVco2 ?? false,
    cart,
  };
}

async function toPlanUse(sql: Sql, row: CalorimetryRow): Promise<CalorimetryPlanUse | null> {
  const { planUse, planUsedAt, results, method, testedOn } = row;
  if (planUse === null || planUsedAt === null) return null;
  const { rows } = await sql.query<{ id: string }>(`SELECT c.id ${CURRENT_USE}`, [
    row.accountId,
    row.patientId,
  ]);
  const resting = results?.resting ?? null;
  return {
    ...planUse,
    on: testedOn,
    isCurrent: rows[0]?.id === row.id,
    differs:
      resting === null ||
      Math.round(resting.kcalDay) !== planUse.kcalDay ||
      method.energy !== planUse.equation,
    signature: await signature(sql, row.planUsedBy, planUsedAt),
  };
}

/** The use that counts for patient $2: the latest, of tests that were not cancelled. */
export const CURRENT_USE = `FROM calorimetry_tests c
  JOIN medical_tests t ON t.account_id = c.account_id AND t.id = c.medical_test_id AND t.state <> 'CANCELED'
  WHERE c.account_id = $1 AND c.patient_id = $2 AND c.plan_use IS NOT NULL
  ORDER BY c.plan_used_at DESC, c.id LIMIT 1`;

async function earlierTests(
  sql: Sql,
  { accountId, test, testedOn }: { accountId: string; test: TestRow; testedOn: string | null },
): Promise<Calorimetry['earlier']> {
  if (testedOn === null) return [];
  const { rows } = await sql.query<Calorimetry['earlier'][number]>(
    `SELECT c.medical_test_id, t.name, to_char(c.tested_on, 'YYYY-MM-DD') AS tested_on
     FROM calorimetry_tests c JOIN medical_tests t ON t.account_id = c.account_id AND t.id = c.medical_test_id
     WHERE c.account_id = $1 AND c.patient_id = $2 AND c.medical_test_id <> $3 AND c.tested_on <= $4::date
       AND (c.phases->>'isSaved')::boolean AND t.state <> 'CANCELED'
     ORDER BY c.tested_on DESC, c.imported_at DESC LIMIT 50`,
    [accountId, test.patientId, test.id, testedOn],
  );
  return rows;
}

async function signature(sql: Sql, userId: string | null, at: string): Promise<Signature> {
  const { rows } =
    userId === null
      ? { rows: [] }
      : await sql.query<{ name: string; surname: string }>(
          'SELECT u.name, u.surname FROM users u WHERE u.id = $1',
          [userId],
        );
  return { userId, name: rows[0]?.name ?? '', surname: rows[0]?.surname ?? '', at };
}

import {
  comparableRow,
  loincOfValue,
  otherRow,
  positionOf,
  usualIn,
  type BloodSubject,
  type BloodValueRecord,
} from '@healzy/domain/blood-analysis';
import { BLOOD_MARKERS, groupOf } from '@healzy/domain/blood-analysis/markers';
import type { BloodFinding, BloodIndex, BloodResults, BloodValue, Signature } from '@healzy/api/schema';
import type { Sql } from '../../../platform/db/database.ts';
import type { TestRow } from '../../medical-tests/test-rows.ts';
import type { ResultsRow } from './result-rows.ts';
import { computed, subjectOf } from './subject.ts';

const ORDER = new Map(BLOOD_MARKERS.map(({ id }, at) => [id, at]));

/** Results in the order of the definition table. */
export const inOrder = <Value extends { marker: string }>(values: readonly Value[]): Value[] =>
  [...values].sort((a, b) => (ORDER.get(a.marker) ?? 0) - (ORDER.get(b.marker) ?? 0));

export const toValue = (value: BloodValueRecord, subject: BloodSubject): BloodValue => ({
  ...value,
  group: groupOf(value.marker),
  loinc: loincOfValue(value),
  position: positionOf(value),
  other: otherRow(value),
  usual: usualIn(value, subject),
  comparable: comparableRow(value),
});

/** The results of a test as the API returns them; empty before any are saved. */
export async function toResults(
  sql: Sql,
  row: ResultsRow | undefined,
  { test, canEdit }: { test: TestRow; canEdit: boolean },
): Promise<BloodResults> {
  const subject = await subjectOf(sql, test.patientId, row);
  const { indices, findings, withheld } = computed({ values: row?.values ?? [] }, subject);
  return {
    medicalTestId: test.id,
    version: row?.version ?? 0,
    sampledAt: row?.sampledAt ?? null,
    laboratory: row?.laboratory ?? null,
    isFasting: row?.isFasting ?? null,
    isPregnant: row?.isPregnant ?? null,
    values: inOrder(row?.values ?? []).map((value) => toValue(value, subject)),
    indices: indices as BloodIndex[],
    critical: findings.filter(({ level }) => level === 'CRITICAL') as BloodFinding[],
    withheld,
    person: { age: subject.age, sex: subject.sex },
    canEdit,
    updated: row === undefined ? null : await signature(sql, row.updatedBy, row.updatedAt),
  };
}

/** Who did something and when; without a name for one who left the account. */
export async function signature(sql: Sql, userId: string | null, at: string): Promise<Signature> {
  const { rows } = await sql.query<{ name: string; surname: string }>(
    'SELECT u.name, u.surname FROM users u WHERE u.id = $1',
    [userId],
  );
  return { userId, name: rows[0]?.name ?? '', surname: rows[0]?.surname ?? '', at };
}

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
import { bloodReports } from '../reports/report-rows.ts';
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
  const { indices, findings, withheld } = await computed(sql, test.patientId, row, subject);
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
    acceptedDoubts: await acceptedDoubts(sql, row),
    canEdit,
    updated: row === undefined ? null : await signature(sql, row.updatedBy, row.updatedAt),
  };
}

/**
 * The doubts about whose the reports of saved values are that somebody accepted: whoever reads the values later has to
 * know, on screen and on paper.
 */
export async function acceptedDoubts(
  sql: Sql,
  row: Pick<ResultsRow, 'medicalTestId' | 'values'> | undefined,
): Promise<BloodResults['acceptedDoubts']> {
  const reportIds = [...new Set(row?.values.flatMap(({ reportId }) => reportId ?? []))];
  if (row === undefined || reportIds.length === 0) return [];
  const reports = await bloodReports
    .pick('id', 'fileName', 'contents', 'createdBy', 'createdAt')
    .select(sql, 'WHERE x.medical_test_id = $1 AND x.id = ANY ($2::uuid[]) ORDER BY x.created_at, x.id', [
      row.medicalTestId,
      reportIds,
    ]);
  const found: BloodResults['acceptedDoubts'] = [];
  for (const { id, fileName, contents, createdBy, createdAt } of reports) {
    const doubts = contents.doubts.filter((doubt) => doubt.id !== 'REPEATED');
    if (doubts.length === 0) continue;
    const by = await signature(sql, createdBy, createdAt);
    // Who has left, or never was in this account, is known by the name that they had.
    const name = by.name === '' && contents.acceptedBy ? contents.acceptedBy : by;
    found.push({
      reportId: id,
      fileName,
      doubts,
      accepted: { ...by, name: name.name, surname: name.surname },
    });
  }
  return found;
}

/** Who did something and when; without a name for one who left the account. */
export async function signature(sql: Sql, userId: string | null, at: string): Promise<Signature> {
  const { rows } = await sql.query<{ name: string; surname: string }>(
    'SELECT u.name, u.surname FROM users u WHERE u.id = $1',
    [userId],
  );
  return { userId, name: rows[0]?.name ?? '', surname: rows[0]?.surname ?? '', at };
}

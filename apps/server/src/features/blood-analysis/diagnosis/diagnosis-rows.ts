import type { BloodDiagnosis, BloodFinding } from '@healzy/api/schema';
import {
  bloodDiagnosisRecord,
  MAX_EARLIER_DIAGNOSES,
  type BloodFindings,
} from '@healzy/domain/blood-analysis';
import { isBlankRichText } from '@healzy/domain/shared';
import { columnOfType, idColumn } from '../../../platform/db/columns.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { table, type RowOf } from '../../../platform/db/table.ts';
import type { Caller } from '../../../platform/http/calls.ts';
import { isPrincipalOf, type TestRow } from '../../medical-tests/test-rows.ts';
import { patientLanguage } from '../../patients/patient-language.ts';
import { signature } from '../results/answer.ts';
import type { ResultsRow } from '../results/result-rows.ts';

export const bloodDiagnoses = table(
  'blood_diagnoses',
  bloodDiagnosisRecord.extend({
    accountId: idColumn,
    patientId: idColumn,
    findings: columnOfType<BloodFindings | null>(),
  }),
);
export type DiagnosisRow = RowOf<typeof bloodDiagnoses>;

export const findDiagnosis = (
  sql: Sql,
  key: { accountId: string; medicalTestId: string },
): Promise<DiagnosisRow | undefined> => bloodDiagnoses.find(sql, key);

/** The replaced texts with the present one before them: none is lost when it is written again. */
export async function earlierWith(sql: Sql, row: DiagnosisRow): Promise<DiagnosisRow['earlier']> {
  const { version, text, generatedAt, updatedBy, updatedAt, earlier } = row;
  if (isBlankRichText(text)) return earlier;
  const { name, surname } = await signature(sql, updatedBy, updatedAt ?? '');
  const writtenBy = updatedAt === null ? null : `${name} ${surname}`.trim();
  return [{ version, text, generatedAt, writtenBy, writtenAt: updatedAt }, ...earlier].slice(
    0,
    MAX_EARLIER_DIAGNOSES,
  );
}

interface Answered {
  test: TestRow;
  caller: Caller;
  /** Whether the caller may write of this test. */
  mayWrite: boolean;
  results: ResultsRow | undefined;
}

export const isOutdated = (row: DiagnosisRow, results: ResultsRow | undefined): boolean =>
  row.state === 'READY' && row.resultsVersion !== (results?.version ?? 0);

/** The diagnosis of a test as the API returns it. */
export async function toDiagnosis(
  sql: Sql,
  row: DiagnosisRow | undefined,
  { test, caller, mayWrite, results }: Answered,
): Promise<BloodDiagnosis> {
  const isOpen = row?.finishedAt == null && test.state !== 'CANCELED' && mayWrite;
  const isReady = row?.state === 'READY';
  const outdated = row !== undefined && isOutdated(row, results);
  const hasResults = (results?.values.length ?? 0) > 0;
  return {
    medicalTestId: test.id,
    version: row?.version ?? 0,
    state: row?.state ?? 'NONE',
    requestedAt: row?.requestedAt ?? null,
    generatedAt: row?.generatedAt ?? null,
    findings: (row?.findings?.findings ?? []) as BloodFinding[],
    withheld: row?.findings?.withheld ?? null,
    allowsNutritionText: row?.findings?.allowsNutritionText ?? true,
    text: row?.text ?? [],
    isOutdated: outdated,
    patientLanguage: await patientLanguage(sql, caller, test.patientId),
    canEdit: isOpen && isReady,
    canGenerate: isOpen && hasResults && row?.state !== 'GENERATING',
    canFinish: isOpen && isReady && !outdated && isPrincipalOf(test, caller) && !isBlankRichText(row.text),
    updated: row?.updatedAt == null ? null : await signature(sql, row.updatedBy, row.updatedAt),
    earlier: row?.earlier ?? [],
    finished:
      row?.finishedAt == null
        ? null
        : { userId: row.finishedBy, name: row.finishedName ?? '', surname: '', at: row.finishedAt },
  };
}

import { analysisRecord, emptyAnalysis } from '@healzy/domain/cgm/analysis';
import type { CgmAnalysisFigures, CgmFinalAnalysis, Signature } from '@healzy/api/schema';
import { columnOfType, idColumn } from '../../../platform/db/columns.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { table, type RowOf } from '../../../platform/db/table.ts';
import type { Caller } from '../../../platform/http/calls.ts';
import { conflict } from '../../../platform/http/http-problem.ts';
import { isPrincipalOf, type TestRow } from '../../medical-tests/test-rows.ts';
import { patientLanguage } from '../../patients/patient-language.ts';
import { changesSince } from './report-contents.ts';

export const analyses = table(
  'cgm_final_analyses',
  analysisRecord.extend({
    accountId: idColumn,
    patientId: idColumn,
    figures: columnOfType<CgmAnalysisFigures | null>(),
  }),
);
export type AnalysisRow = RowOf<typeof analyses>;

/** @throws HttpProblem 409 for a cancelled test, which has no final analysis */
export function requireAnalysable(test: TestRow): void {
  if (test.state === 'CANCELED') {
    throw conflict('CGM_ANALYSIS_CANCELED', 'A cancelled test has no final analysis.');
  }
}

export const findAnalysis = (sql: Sql, accountId: string, medicalTestId: string) =>
  analyses.find(sql, { accountId, medicalTestId });

interface Answered {
  test: TestRow;
  caller: Caller;
  canEdit: boolean;
}

/** The analysis of a test as the API returns it; empty before anything was written. */
export async function toAnalysis(
  sql: Sql,
  row: AnalysisRow | undefined,
  { test, caller, canEdit }: Answered,
): Promise<CgmFinalAnalysis> {
  const isOpen = row?.finishedAt == null;
  return {
    medicalTestId: test.id,
    version: row?.version ?? 0,
    sections: row?.sections ?? emptyAnalysis(),
    figures: row?.figures ?? null,
    patientLanguage: await patientLanguage(sql, caller, test.patientId),
    canEdit: canEdit && isOpen,
    canFinish: canEdit && isOpen && test.state !== 'STARTED' && isPrincipalOf(test, caller),
    updated: row === undefined ? null : await signature(sql, row.updatedBy, row.updatedAt),
    finished:
      row?.finishedAt == null
        ? null
        : { userId: row.finishedBy, name: row.finishedName ?? '', surname: '', at: row.finishedAt },
    changedSince:
      row === undefined ? [] : await changesSince(sql, caller.accountId, { test, contents: row.contents }),
  };
}

async function signature(sql: Sql, userId: string | null, at: string): Promise<Signature> {
  const person = userId === null ? undefined : await nameOf(sql, userId);
  return { userId, name: person?.name ?? '', surname: person?.surname ?? '', at };
}

/** The name of a person of the account; undefined for one who left it. */
export async function nameOf(
  sql: Sql,
  userId: string,
): Promise<{ name: string; surname: string } | undefined> {
  const { rows } = await sql.query<{ name: string; surname: string }>(
    'SELECT u.name, u.surname FROM users u WHERE u.id = $1',
    [userId],
  );
  return rows[0];
}

import { analysisRecord, emptyAnalysis } from '@healzy/domain/cgm/analysis';
import { LANGUAGES, type Language } from '@healzy/domain/shared';
import type { CgmAnalysisFigures, CgmFinalAnalysis, NoteSignature } from '@healzy/api/schema';
import { columnOfType, idColumn } from '../../db/columns.ts';
import type { Sql } from '../../db/database.ts';
import { table, type RowOf } from '../../db/table.ts';
import type { Caller } from '../../http/calls.ts';
import { conflict } from '../../http/http-problem.ts';
import { isPrincipalOf, type TestRow } from '../../medical-tests/test-rows.ts';
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

/** The language of the patient's last questionnaire; a patient without one gets the caller's (decision 0088). */
export async function patientLanguage(sql: Sql, caller: Caller, patientId: string): Promise<Language> {
  const { rows } = await sql.query<{ language: string }>(
    `SELECT coalesce(
       (SELECT i.language FROM intakes i WHERE i.patient_id = $1 ORDER BY i.created_at DESC LIMIT 1),
       (SELECT u.language FROM users u WHERE u.id = $2)) AS language`,
    [patientId, caller.userId],
  );
  return LANGUAGES.find((language) => language === rows[0]?.language) ?? LANGUAGES[0];
}

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

async function signature(sql: Sql, userId: string | null, at: string): Promise<NoteSignature> {
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

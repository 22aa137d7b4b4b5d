import type { PatientImportSettings } from '@healzy/domain/patients/imports';
import type { PatientImport } from '@healzy/api/schema';
import type { Sql } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/calls.ts';
import { lockRow } from '../../../platform/http/lock-row.ts';
import { conflict, recordForbidden, requireFound } from '../../../platform/http/http-problem.ts';

export type ImportRow = PatientImport & {
  documentId: string | null;
  storageKey: string | null;
  settings: PatientImportSettings | null;
};

export const IMPORT_COLUMNS = `i.id, i.created_by AS "created_by.user_id", coalesce(u.name, '') AS "created_by.name",
  coalesce(u.surname, '') AS "created_by.surname", i.document_id,
  d.storage_key, i.file_name, i.state, i.row_count, i.settings, i.findings, i.position, i.created_count, i.undone_count,
  i.created_at, i.started_at, i.ended_at`;
export const IMPORT_FROM = `patient_imports i LEFT JOIN documents d ON d.id = i.document_id
  LEFT JOIN users u ON u.id = i.created_by`;

/**
 * Finds an import that the caller may see: their own, or any for an administrator.
 *
 * @param isLocked keeps others from changing it until the transaction ends
 * @throws HttpProblem 404 when the account has no such import, 403 when it is another person's
 */
export async function requireImport(
  sql: Sql,
  caller: Caller,
  id: string,
  isLocked = false,
): Promise<ImportRow> {
  if (isLocked) await lockRow(sql, 'patient_imports', { accountId: caller.accountId, id });
  const { rows } = await sql.query<ImportRow>(
    `SELECT ${IMPORT_COLUMNS} FROM ${IMPORT_FROM} WHERE i.account_id = $1 AND i.id = $2`,
    [caller.accountId, id],
  );
  const row = requireFound(rows[0]);
  if (row.createdBy.userId !== caller.userId && !caller.roles.includes('ADMIN')) throw recordForbidden();
  return row;
}

export const wrongState = (state: PatientImport['state']) =>
  conflict('IMPORT_STATE', 'The import is not in a state in which this can be done.', { state });

export const notChecked = () => conflict('IMPORT_NOT_CHECKED', 'The import has not been tried out yet.');

export const toImport = ({
  documentId: _document,
  storageKey: _key,
  settings: _settings,
  ...told
}: ImportRow): PatientImport => told;

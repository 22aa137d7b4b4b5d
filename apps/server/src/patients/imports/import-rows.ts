import type { PatientImportSettings } from '@healzy/domain/patients/imports';
import type { PatientImport, PatientImportFindings } from '@healzy/api/schema';
import type { Sql } from '../../db/database.ts';
import type { Caller } from '../../http/calls.ts';
import { lockRow } from '../../http/lock-row.ts';
import { conflict, notFound, recordForbidden } from '../../http/http-problem.ts';

export interface ImportRow {
  id: string;
  createdBy: string;
  authorName: string | null;
  authorSurname: string | null;
  documentId: string | null;
  storageKey: string | null;
  fileName: string;
  state: PatientImport['state'];
  rowCount: number;
  settings: PatientImportSettings | null;
  findings: PatientImportFindings | null;
  position: number;
  createdCount: number;
  undoneCount: number;
  createdAt: string;
  startedAt: string | null;
  endedAt: string | null;
}

export const IMPORT_COLUMNS = `i.id, i.created_by, u.name AS author_name, u.surname AS author_surname, i.document_id,
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
  const row = rows[0];
  if (!row) throw notFound();
  if (row.createdBy !== caller.userId && !caller.roles.includes('ADMIN')) throw recordForbidden();
  return row;
}

export const wrongState = (state: PatientImport['state']) =>
  conflict('IMPORT_STATE', 'The import is not in a state in which this can be done.', { state });

export const notChecked = () => conflict('IMPORT_NOT_CHECKED', 'The import has not been tried out yet.');

export function toImport(row: ImportRow): PatientImport {
  return {
    id: row.id,
    fileName: row.fileName,
    state: row.state,
    rowCount: row.rowCount,
    position: row.position,
    createdCount: row.createdCount,
    undoneCount: row.undoneCount,
    findings: row.findings,
    createdBy: { userId: row.createdBy, name: row.authorName ?? '', surname: row.authorSurname ?? '' },
    createdAt: row.createdAt,
    startedAt: row.startedAt,
    endedAt: row.endedAt,
  };
}

import type { Sql } from '../../../platform/db/database.ts';

/** Days after which an abandoned import ends: its spreadsheet must not be kept indefinitely. */
const ABANDONED_DAYS = 7;

/**
 * Ends abandoned imports, and removes spreadsheets whose import was never begun. What an import has created stays and
 * can still be undone; the files go with their rows.
 *
 * @param before anything newer may still be in progress
 */
export async function endStaleImports(sql: Sql, now: Date, before: Date): Promise<void> {
  const abandoned = new Date(now.getTime() - ABANDONED_DAYS * 86_400_000).toISOString();
  await sql.query(`DELETE FROM patient_imports WHERE state = 'DRAFT' AND created_at < $1`, [abandoned]);
  await sql.query(
    `UPDATE patient_imports SET state = 'DONE', document_id = NULL, ended_at = $2
     WHERE state = 'RUNNING' AND coalesce(started_at, created_at) < $1`,
    [abandoned, now.toISOString()],
  );
  await sql.query(
    `DELETE FROM documents d WHERE d.created_at < $1 AND d.entity_type = 'PATIENT_IMPORT'
       AND NOT EXISTS (SELECT 1 FROM patient_imports i WHERE i.account_id = d.account_id AND i.document_id = d.id)`,
    [before.toISOString()],
  );
}

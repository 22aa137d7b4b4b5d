import type { Sql } from '../../db/database.ts';

/** Days after which an import that nobody goes on with is over: its spreadsheet must not lie about for ever. */
const ABANDONED_DAYS = 7;

/**
 * Ends imports that were left half done, and removes spreadsheets of which no import was begun. What an import has
 * brought stays and can still be undone; the files go with their rows.
 *
 * @param before what is younger may still be on its way
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

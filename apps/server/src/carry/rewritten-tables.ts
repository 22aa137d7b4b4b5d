import type { Sql } from '../db/database.ts';

/** Hold what a patient typed or was told without naming the patient in a column. */
const BESIDES = ['documents', 'idempotency_keys', 'outbox_emails', 'patient_imports'];

/**
 * Packed readings without a word in them, and by far the largest table: rewriting it would take the longest and remove
 * nothing that says whose they were.
 */
const LEFT_OUT = ['cgm_blocks'];

/** Every table that refers to patients, by however many steps, and those that repeat what is said of them. */
export async function rewrittenTables(sql: Sql): Promise<string[]> {
  const { rows } = await sql.query<{ name: string }>(
    `WITH RECURSIVE reached (oid) AS (
       SELECT 'patients'::regclass::oid
       UNION SELECT k.conrelid FROM pg_constraint k JOIN reached r ON k.confrelid = r.oid WHERE k.contype = 'f'
     )
     SELECT c.relname AS name FROM pg_class c
     WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
       AND (c.oid IN (SELECT oid FROM reached) OR c.relname = ANY ($1::text[])) AND c.relname <> ALL ($2::text[])
     ORDER BY 1`,
    [BESIDES, LEFT_OUT],
  );
  return rows.map((row) => row.name);
}

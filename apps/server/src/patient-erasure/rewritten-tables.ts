import type { Contributions } from '../contributions/index.ts';
import type { Sql } from '../db/database.ts';

/** The server's own tables; like `repeats` of the features they hold what a patient typed or was sent. */
const REPEATS = ['idempotency_keys', 'outbox_emails'];

/** Every table that refers to patients, directly or through others, and those that copy their data. */
export async function rewrittenTables(sql: Sql, { erasure }: Contributions): Promise<string[]> {
  const { rows } = await sql.query<{ name: string }>(
    `WITH RECURSIVE reached (oid) AS (
       SELECT 'patients'::regclass::oid
       UNION SELECT k.conrelid FROM pg_constraint k JOIN reached r ON k.confrelid = r.oid WHERE k.contype = 'f'
     )
     SELECT c.relname AS name FROM pg_class c
     WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
       AND (c.oid IN (SELECT oid FROM reached) OR c.relname = ANY ($1::text[])) AND c.relname <> ALL ($2::text[])
     ORDER BY 1`,
    [[...REPEATS, ...erasure.repeats], erasure.anonymous],
  );
  return rows.map((row) => row.name);
}

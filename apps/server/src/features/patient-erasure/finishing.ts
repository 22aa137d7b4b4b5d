import type { Services } from '../../platform/services.ts';
import type { Contributions } from '../../contributions/index.ts';
import type { Sql } from '../../platform/db/database.ts';

/** One run at a time per process: the next run picks up a second erasure. */
const running = new WeakMap<Services, Promise<void>>();

/**
 * Rewrites the tables from which a patient was erased, so that no database file holds their bytes any more. Tables in
 * use are retried by the next clean-up. Never throws.
 */
export function finishErasures(services: Services): Promise<void> {
  const before = running.get(services) ?? Promise.resolve();
  const turn = before
    .then(() => finish(services))
    .catch((error: unknown) => {
      services.log.error({ err: error }, 'finishing an erasure failed');
    });
  running.set(services, turn);
  return turn;
}

/** Waits for runs in progress, before the database is closed. */
export async function settledErasures(services: Services): Promise<void> {
  await running.get(services);
}

async function finish({ contributions, database, log }: Services): Promise<void> {
  const { ids, tables } = await database.asSystem(async (sql) => {
    const { rows } = await sql.query<{ id: string }>('SELECT id FROM erasures_to_finish');
    return {
      ids: rows.map((row) => row.id),
      tables: rows.length > 0 ? await rewrittenTables(sql, contributions) : [],
    };
  });
  if (ids.length === 0) return;
  const since = performance.now();
  await database.vacuumFull(tables);
  await database.asSystem((sql) =>
    sql.query('DELETE FROM erasures_to_finish WHERE id = ANY ($1::uuid[])', [ids]),
  );
  log.info({ erasures: ids.length, ms: Math.round(performance.now() - since) }, 'erasures finished');
}

/** The server's own tables; like `repeats` of the features they hold what a patient typed or was sent. */
const REPEATS = ['idempotency_keys', 'outbox_emails'];

/** Every table that refers to patients, directly or through others, and those that copy their data. */
async function rewrittenTables(sql: Sql, { erasure }: Contributions): Promise<string[]> {
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

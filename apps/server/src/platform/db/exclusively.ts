import type { Database } from './database.ts';

/**
 * Of several processes that start on one server, only one does the work at a time; the others skip it. The embedded
 * database has one process only.
 * @param lock a number that identifies this work, the same in every process
 * @returns undefined when another process is doing it
 */
export async function exclusively<T>(
  database: Database,
  lock: number,
  work: () => Promise<T>,
): Promise<T | undefined> {
  if (database.engine === 'embedded') return work();
  return database.asSystem(async (sql) => {
    // Its connection only holds the lock while others work: on a slow machine for longer than one may be left idle.
    await sql.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    const { rows } = await sql.query<{ taken: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS taken', [
      lock,
    ]);
    return rows[0]?.taken === true ? work() : undefined;
  });
}

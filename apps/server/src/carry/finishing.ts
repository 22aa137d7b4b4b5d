import type { Services } from '../services.ts';
import { rewrittenTables } from './rewritten-tables.ts';

/** One at a time in a process: a second erasure is picked up by the turn after. */
const running = new WeakMap<Services, Promise<void>>();

/**
 * Writes the tables anew from which somebody was erased, so that their bytes are in no file of the database any more.
 * What cannot be done now, because somebody works in a table, is tried again with the next sweep. Never throws.
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

/** Waits for what has been begun, before the database is closed. */
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

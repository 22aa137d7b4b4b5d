import { includeDeleted } from '../db/hidden.ts';
import type { Services } from '../services.ts';
import type { CleanUp, CleanUpMoment } from './clean-up.ts';

const EVERY_MS = 60 * 60_000;
const HALF_DONE_MS = 24 * 60 * 60_000;
const KEYS_KEPT_MS = 7 * 24 * 60 * 60_000;

/**
 * Runs the features' clean-up jobs, then removes stored files without a row, incomplete uploads and responses kept for
 * retries.
 */
export async function sweep(services: Services, cleanUps: readonly CleanUp[]): Promise<void> {
  const { database, files } = services;
  const now = services.now();
  const before = new Date(now.getTime() - HALF_DONE_MS);
  await files.discardIncoming(before);
  const accounts = await database.asSystem((sql) => sql.query<{ id: string }>('SELECT id FROM accounts'));
  const kept = new Set<string>();
  let namesAny = false;
  for (const { id: accountId } of accounts.rows) {
    namesAny ||= await namesFiles(services, accountId);
    for (const cleanUp of cleanUps) await cleanUp.ofAccount?.(services, accountId);
    for (const key of await sweepAccount(services, cleanUps, { accountId, now, before })) kept.add(key);
  }
  // A database that refers to no file at all may not be the one that the files belong to.
  if (namesAny) {
    for await (const file of files.list()) {
      if (!kept.has(file.key) && file.modifiedAt < before) await files.remove(file.key);
    }
  }
  await database.asSystem((sql) =>
    sql.query('DELETE FROM idempotency_keys WHERE created_at < $1', [
      new Date(now.getTime() - KEYS_KEPT_MS).toISOString(),
    ]),
  );
  for (const cleanUp of cleanUps) await cleanUp.atEnd?.(services);
  await database.refreshStatistics();
}

async function namesFiles({ database }: Services, accountId: string): Promise<boolean> {
  return database.asAccount({ accountId }, async (sql) => {
    await includeDeleted(sql);
    const { rowCount } = await sql.query('SELECT FROM documents WHERE storage_key IS NOT NULL LIMIT 1');
    return rowCount > 0;
  });
}

/** Returns the keys of the files to keep. */
async function sweepAccount(
  { database }: Services,
  cleanUps: readonly CleanUp[],
  moment: CleanUpMoment,
): Promise<string[]> {
  return database.asAccount({ accountId: moment.accountId }, async (sql) => {
    await includeDeleted(sql);
    for (const cleanUp of cleanUps) await cleanUp.inAccount?.(sql, moment);
    const { rows } = await sql.query<{ storageKey: string }>(
      'SELECT storage_key FROM documents WHERE storage_key IS NOT NULL',
    );
    return rows.map((row) => row.storageKey);
  });
}

/** Runs every hour; returns the function that stops it. A failed run is tried again the next hour. */
export function startSweeping(services: Services, cleanUps: readonly CleanUp[]): () => void {
  const run = (): void => {
    sweep(services, cleanUps).catch((error: unknown) =>
      services.log.error({ err: error }, 'the sweep failed'),
    );
  };
  const timer = setInterval(run, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

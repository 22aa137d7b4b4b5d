import type { Database, SqlJsStatic } from 'sql.js';
import { bytesOf, NeedsZone, Refusal, type SourceFile } from '../sources.ts';
import type { RecordTaker } from '../taker.ts';
import { HealthConnect, type HealthConnectContext } from './database.ts';

/** A database has to be in memory whole. */
const MOST_BYTES = 512 * 1024 ** 2;

/** `SQLite format 3` and a zero. */
export const isSqlite = (head: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(head.subarray(0, 16)) === 'SQLite format 3\0';

/** A Health Connect database: its reader of SQLite is loaded when one is seen. */
export async function readHealthConnect(
  file: SourceFile,
  taker: RecordTaker,
  context: HealthConnectContext,
  onShare: (share: number) => void,
): Promise<void> {
  const { signal } = context;
  const bytes = await bytesOf(file, MOST_BYTES, signal, (share) => onShare(share / 2));
  // @ts-expect-error -- the build that brings its WebAssembly with it has no types of its own
  const inline = (await import('sql.js/dist/sql-wasm-inline.js')) as { default: () => Promise<SqlJsStatic> };
  const SQL = await inline.default();
  let db: Database | undefined;
  let health: HealthConnect | undefined;
  try {
    db = new SQL.Database(bytes);
    health = new HealthConnect(db, taker, context);
    if (!health.isHealthConnect) throw new Refusal('UNKNOWN_FORMAT', file.name);
    await health.readAll((share) => onShare(0.5 + share / 2));
  } catch (error) {
    if (error instanceof Refusal || error instanceof NeedsZone || signal?.aborted) throw error;
    throw new Refusal(
      error instanceof Error && /malformed|not a database/.test(error.message) ? 'CUT_OFF' : 'DAMAGED',
      file.name,
      health?.read ?? 0,
    );
  } finally {
    db?.close();
  }
  taker.format('HEALTH_CONNECT', health.read);
}

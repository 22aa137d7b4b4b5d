import { join } from 'node:path';
import { Mutex } from '@electric-sql/pglite';
import { createDatabaseFolder } from './create-database-folder.ts';
import { inspectDatabaseFolder } from './database-folder.ts';
import {
  accountPreamble,
  closable,
  intakePreamble,
  systemPreamble,
  type Database,
  type Preamble,
  type Sql,
} from './database.ts';
import { EmbeddedEngine } from './embedded-engine.ts';
import { EmbeddedStatistics } from './embedded-statistics.ts';
import { lockDatabase, lockFolder } from './folder-lock.ts';
import { requireKnownSchema } from './known-schema.ts';
import { refuseLostDatabase } from './lost-database.ts';
import { migrate } from './migrate.ts';
import { pause } from './pause.ts';
import { superuserRewrite } from './rewriting.ts';
import { Slices } from '../slices.ts';

export interface EmbeddedOptions {
  /** Folder of the database files, in `<dataDir>/database`. Without it the database is in memory (tests). */
  dataDir?: string;
  /** A dumped database to start from (tests). */
  loadFrom?: Blob;
  /** Leaves the tables as they are, whatever the version; for backup and restore. */
  keepsSchema?: boolean;
}

export interface EmbeddedDatabase extends Database {
  readonly engine: 'embedded';
  /** One transaction as the engine's superuser, for backup and restore of everything. */
  asOwner<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** How often the write-ahead log, and any file, was flushed to disk; zero in memory. */
  readonly syncs: { readonly log: number; readonly total: number };
  /** The whole database as an archive, for starting another from it. */
  dump(): Promise<Blob>;
}

/** Opens the embedded PostgreSQL: one process, one connection, transactions one after another. */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const locks: (() => void)[] = [];
  const unlock = (): void => {
    for (const release of locks.splice(0).reverse()) release();
  };
  try {
    return await open(options, locks, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

async function open(
  { dataDir, loadFrom, keepsSchema }: EmbeddedOptions,
  locks: (() => void)[],
  unlock: () => void,
): Promise<EmbeddedDatabase> {
  const folder = dataDir === undefined ? undefined : join(dataDir, 'database');
  if (dataDir !== undefined && folder !== undefined) {
    locks.push(await lockFolder(dataDir));
    const found = inspectDatabaseFolder(folder);
    refuseLostDatabase(dataDir, found);
    if (found === 'new') await createDatabaseFolder(folder);
    locks.push(await lockDatabase(dataDir, folder));
  }
  const engine = await EmbeddedEngine.start({
    ...(folder === undefined ? {} : { folder }),
    ...(loadFrom === undefined ? {} : { loadFrom }),
  });
  // Requests are read between statements, even of one transaction; those that need no database are answered then.
  const slices = new Slices();
  const turns = new Mutex();
  const statistics = new EmbeddedStatistics(engine, turns);
  try {
    await requireKnownSchema((text, params) => engine.postgres.query(text, params));
    if (keepsSchema !== true)
      await engine.postgres.transaction((within) => migrate((text, params) => within.query(text, params)));
    await statistics.refresh();
  } catch (error) {
    await engine.close();
    throw error;
  }

  const inTransaction = async <T>(preamble: Preamble, work: (sql: Sql) => Promise<T>): Promise<T> => {
    const result = await turns.runExclusive(async () => {
      const connection = await engine.connection();
      await connection.refreshPlans();
      const { sql, end } = closable({
        query: async (text, params = []) => {
          if (slices.isOver) await slices.next();
          return connection.query(preamble.role, text, params);
        },
      });
      try {
        await connection.script(`BEGIN; ${preamble.text}`);
        const result = await work(sql);
        end();
        const [completion] = await connection.script('COMMIT');
        if (completion !== 'COMMIT') throw new Error('A statement failed, so nothing was kept.');
        return result;
      } catch (error) {
        end();
        if (engine.hasStopped) throw engine.unavailable(error);
        await connection.script('ROLLBACK');
        throw error;
      }
    });
    statistics.afterWriting();
    return result;
  };

  return {
    engine: 'embedded',
    syncs: engine.syncs,
    asAccount: (scope, work) => inTransaction(accountPreamble(scope), work),
    asSystem: (work) => inTransaction(systemPreamble(), work),
    asIntake: (linkHash, work) => inTransaction(intakePreamble(linkHash), work),
    asOwner: (work) => inTransaction({ role: 'owner', text: 'SET LOCAL extra_float_digits = 1' }, work),
    vacuumFull: async (tables) => {
      const statements = superuserRewrite(tables);
      // WAL segments before this point are not needed any more, and a checkpoint removes them.
      for (const statement of [...statements, 'SELECT pg_switch_wal()', 'CHECKPOINT']) {
        const since = performance.now();
        await turns.runExclusive(async () => (await engine.connection()).script(statement));
        await pause(performance.now() - since);
      }
    },
    refreshStatistics: () => statistics.refresh(),
    dump: () => turns.runExclusive(() => engine.postgres.dumpDataDir('none')),
    close: async () => {
      await statistics.stop();
      await turns.runExclusive(() => engine.close());
      unlock();
    },
  };
}

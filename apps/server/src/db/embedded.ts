import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Mutex, PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import {
  accountPreamble,
  closable,
  intakePreamble,
  systemPreamble,
  type Database,
  type Preamble,
  type Sql,
} from './database.ts';
import { EmbeddedSession } from './embedded-session.ts';
import { EmbeddedStatistics } from './embedded-statistics.ts';
import { lockFolder } from './folder-lock.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { pause } from './pause.ts';
import { superuserRewrite } from './rewriting.ts';
import { SyncedFolder, syncedStartParams } from './synced-folder.ts';
import { VALUE_PARSERS } from './values.ts';

export interface EmbeddedOptions {
  /** Folder of the database files, in `<dataDir>/database`. Without it the database lives in memory (tests). */
  dataDir?: string;
  /** A dumped database to start from (tests). */
  loadFrom?: Blob;
}

export interface EmbeddedDatabase extends Database {
  readonly engine: 'embedded';
  /** How often the write-ahead log, and anything, was flushed to disk; zero in memory. */
  readonly syncs: { readonly log: number; readonly total: number };
  /** The whole database as an archive, for starting another from it. */
  dump(): Promise<Blob>;
}

/** Opens the embedded PostgreSQL: one process, one connection, transactions one after another. */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const unlock = options.dataDir === undefined ? () => undefined : lockFolder(options.dataDir);
  try {
    return await open(options, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

async function open(options: EmbeddedOptions, unlock: () => void): Promise<EmbeddedDatabase> {
  const folder = options.dataDir === undefined ? null : new SyncedFolder(databaseFolder(options.dataDir));
  const postgres = await PGlite.create({
    parsers: VALUE_PARSERS,
    ...(options.loadFrom ? { loadDataDir: options.loadFrom } : {}),
    ...(folder ? { fs: folder, startParams: syncedStartParams(PGlite.defaultStartParams) } : {}),
  });
  await postgres.exec(`SET timezone = 'UTC'`);
  await migrate(drizzle(postgres), { migrationsFolder: migrationsFolder() });

  const session = new EmbeddedSession(postgres);
  const turns = new Mutex();
  const statistics = new EmbeddedStatistics(session, turns);
  await statistics.refresh();
  const inTransaction = async <T>(preamble: Preamble, work: (sql: Sql) => Promise<T>): Promise<T> => {
    const result = await turns.runExclusive(async () => {
      await session.refreshPlans();
      const { sql, end } = closable({
        query: (text, params = []) => session.query(preamble.role, text, params),
      });
      try {
        await session.script(`BEGIN; ${preamble.text}`);
        const result = await work(sql);
        end();
        const [completion] = await session.script('COMMIT');
        if (completion !== 'COMMIT') throw new Error('A statement failed, so nothing was kept.');
        return result;
      } catch (error) {
        end();
        await session.script('ROLLBACK');
        throw error;
      }
    });
    statistics.afterWriting();
    return result;
  };

  return {
    engine: 'embedded',
    syncs: folder?.syncs ?? { log: 0, total: 0 },
    asAccount: (scope, work) => inTransaction(accountPreamble(scope), work),
    asSystem: (work) => inTransaction(systemPreamble(), work),
    asIntake: (linkHash, work) => inTransaction(intakePreamble(linkHash), work),
    rewrite: async (tables) => {
      const statements = superuserRewrite(tables);
      // The log's segments before this point are not needed any more, and a checkpoint removes them.
      for (const statement of [...statements, 'SELECT pg_switch_wal()', 'CHECKPOINT']) {
        const since = performance.now();
        await turns.runExclusive(() => session.script(statement));
        await pause(performance.now() - since);
      }
    },
    refreshStatistics: () => statistics.refresh(),
    dump: () => turns.runExclusive(() => postgres.dumpDataDir('none')),
    close: async () => {
      await statistics.stop();
      await turns.runExclusive(() => postgres.close());
      unlock();
    },
  };
}

function databaseFolder(dataDir: string): string {
  const folder = join(dataDir, 'database');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

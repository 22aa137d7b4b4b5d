import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '../../config.ts';
import { closable, DATABASE_ROLES, type Sql } from '../../db/database.ts';
import { openEmbedded } from '../../db/embedded.ts';
import { serverQuery } from '../../db/server-query.ts';

/** A whole database, whatever its schema; only for backup and restore. */
export interface OwnedDatabase {
  readonly engine: 'embedded' | 'postgresql';
  /** One read-only transaction with a consistent snapshot of every row. */
  reading<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** One transaction as the owner of the tables. */
  writing<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export type Place = Pick<Config, 'databaseUrl' | 'dataDir'>;

export const openOwned = ({ databaseUrl, dataDir }: Place): Promise<OwnedDatabase> =>
  databaseUrl === null ? openFolder(dataDir) : openServer(databaseUrl);

/** The embedded database in a data folder, which must not be in use; its superuser sees every row. */
export async function openFolder(dataDir: string): Promise<OwnedDatabase> {
  const database = await openEmbedded({ dataDir, keepsSchema: true });
  return {
    engine: 'embedded',
    reading: (work) => database.asOwner(work),
    writing: (work) => database.asOwner(work),
    close: () => database.close(),
  };
}

export const databaseFolderOf = (dataDir: string): string => join(dataDir, 'database');

async function openServer(url: string): Promise<OwnedDatabase> {
  const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC -c extra_float_digits=1' });
  // A statement in progress fails by itself when the connection is cut. Without a listener the process would end.
  client.on('error', () => undefined);
  await client.connect();
  const inTransaction = async <T>(begin: string, work: (sql: Sql) => Promise<T>): Promise<T> => {
    const { sql, end } = closable({
      query: (text, values = []) => serverQuery(client, { text, values }),
    });
    await client.query(begin);
    try {
      const result = await work(sql);
      await client.query('COMMIT');
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      throw error;
    } finally {
      end();
    }
  };
  return {
    engine: 'postgresql',
    reading: (work) =>
      inTransaction('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', async (sql) => {
        // The first statement takes the snapshot; migrations are read as the owner.
        await sql.query('SELECT pg_current_snapshot()');
        return work(sql);
      }),
    writing: (work) => inTransaction('BEGIN', work),
    close: () => client.end(),
  };
}

/** From here on every row is visible, and none can be written; the embedded engine's superuser sees them anyway. */
export async function readAsBackup(sql: Sql, engine: OwnedDatabase['engine']): Promise<void> {
  if (engine === 'postgresql') await sql.query(`SET LOCAL ROLE ${DATABASE_ROLES.backup}`);
}

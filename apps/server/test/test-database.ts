import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Database } from '../src/platform/db/database.ts';
import { openEmbedded } from '../src/platform/db/embedded.ts';
import { migrationsFolder } from '../src/platform/db/migrations-folder.ts';
import { openPostgresql } from '../src/platform/db/postgresql.ts';

/** The engine of this run. */
export const engine: Database['engine'] =
  process.env.HEALZY_TEST_ENGINE === 'postgresql' ? 'postgresql' : 'embedded';

/**
 * A migrated, empty database for one test file: embedded in memory, or with `HEALZY_TEST_ENGINE=postgresql` a new
 * database on the server of `TEST_DATABASE_URL`. Closing it removes it.
 */
export async function openTestDatabase(): Promise<Database> {
  if (engine === 'embedded') return openEmbedded({ loadFrom: await migratedDump() });
  const { url, remove } = await createServerDatabase(await migratedTemplate());
  const database = await openPostgresql({ url });
  return {
    ...database,
    close: async () => {
      await database.close();
      await remove();
    },
  };
}

/** Storage for a separate server process: environment variables, and how to remove it all. */
export async function createProcessStorage(): Promise<{
  environment: Record<string, string>;
  remove: () => Promise<void>;
}> {
  const folder = await mkdtemp(join(tmpdir(), 'healzy-test-'));
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  if (engine === 'embedded') return { environment: { DATA_DIR: folder }, remove: removeFolder };
  const { url, remove } = await createServerDatabase();
  return {
    environment: { DATA_DIR: folder, DATABASE_URL: url },
    remove: async () => {
      await remove();
      await removeFolder();
    },
  };
}

/** A database on the test server, owned by the connecting role: empty, or a copy of another one. */
export async function createServerDatabase(
  template = 'template1',
): Promise<{ url: string; remove: () => Promise<void> }> {
  const name = `healzy_file_${randomBytes(6).toString('hex')}`;
  await onServer((client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`));
  return {
    url: urlOf(name),
    remove: () => onServer((client) => dropDatabase(client, name)),
  };
}

/** PostgreSQL waits five seconds for autovacuum to leave; on a busy machine that may be too short. */
const DROP_ATTEMPTS = 12;
const IN_USE = '55006';

/**
 * Drops a database of ours along with its connections. `WITH (FORCE)` would also end autovacuum's process in it, which
 * only a member of `pg_signal_backend` may; a plain `DROP` sends it away by itself.
 */
async function dropDatabase(client: pg.Client, name: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    await client.query(
      'SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = $1 AND usename = current_user',
      [name],
    );
    try {
      await client.query(`DROP DATABASE IF EXISTS ${name}`);
      return;
    } catch (error) {
      if ((error as { code?: unknown }).code !== IN_USE || attempt === DROP_ATTEMPTS) throw error;
    }
  }
}

/** Advisory lock key: any number, the same in every process of a run. */
const TEMPLATE_LOCK = 7_326_002;

let template: Promise<string> | undefined;

/** The name of a migrated database to copy, created once for each run and state of the migrations. */
const migratedTemplate = (): Promise<string> => (template ??= findOrMakeTemplate());

function findOrMakeTemplate(): Promise<string> {
  const { username } = new URL(serverUrl());
  const name = `${username}_${migrationsHash()}`;
  return onServer(async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) {
      const draft = await createServerDatabase();
      await (await openPostgresql({ url: draft.url })).close();
      await client.query(`ALTER DATABASE ${new URL(draft.url).pathname.slice(1)} RENAME TO ${name}`);
    }
    return name;
  });
}

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (url === undefined) throw new Error('HEALZY_TEST_ENGINE=postgresql needs TEST_DATABASE_URL.');
  return url;
}

function urlOf(database: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${database}`;
  return url.href;
}

/** Ends the connection afterwards, and with it any lock that it took. */
async function onServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Changes with every change of a migration. */
function migrationsHash(): string {
  const folder = migrationsFolder();
  const hash = createHash('sha256').update(process.version);
  for (const name of readdirSync(folder).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** A file in memory. Node copies a `Blob` of this size in a hundred parts whenever somebody reads it. */
class Archive extends Blob {
  readonly #bytes: Uint8Array<ArrayBuffer>;

  constructor(bytes: Uint8Array) {
    super([], { type: 'application/x-tar' });
    this.#bytes = Uint8Array.from(bytes);
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes.buffer);
  }
}

let archive: Promise<Archive> | undefined;

/**
 * A migrated embedded database as an archive, created once for each state of the migrations: that takes seconds, and
 * every test file needs one.
 */
const migratedDump = (): Promise<Archive> => (archive ??= readOrMakeDump());

async function readOrMakeDump(): Promise<Archive> {
  const path = join(tmpdir(), `healzy-migrated-slim-${migrationsHash()}.tar`);
  try {
    return new Archive(readFileSync(path));
  } catch {
    const database = await openEmbedded({});
    const dump = await slimmed(await database.dump());
    await database.close();
    const draft = `${path}.${process.pid}`;
    const bytes = new Uint8Array(await dump.arrayBuffer());
    writeFileSync(draft, bytes);
    renameSync(draft, path);
    return new Archive(bytes);
  }
}

/**
 * The same database without what only takes time to load: the templates that no test copies, and a log to replay. The
 * server itself cannot do this, as these statements may not stand in a transaction.
 */
async function slimmed(dump: Blob): Promise<Blob> {
  const postgres = await PGlite.create({ loadDataDir: dump });
  await postgres.exec(`UPDATE pg_database SET datistemplate = false WHERE datname LIKE 'template_'`);
  for (const statement of ['DROP DATABASE template0', 'DROP DATABASE template1', 'CHECKPOINT'])
    await postgres.exec(statement);
  const slim = await postgres.dumpDataDir('none');
  await postgres.close();
  return slim;
}

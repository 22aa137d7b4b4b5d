import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '../src/db/database.ts';
import { openEmbedded } from '../src/db/embedded.ts';
import { migrationsFolder } from '../src/db/migrations-folder.ts';
import { openPostgresql } from '../src/db/postgresql.ts';

/** The engine that this run of the suite is for. */
export const engine: Database['engine'] =
  process.env.HEALZY_TEST_ENGINE === 'postgresql' ? 'postgresql' : 'embedded';

/**
 * A database of its own for one test file, migrated and empty: embedded in memory, or with
 * `HEALZY_TEST_ENGINE=postgresql` a new database on the server of `TEST_DATABASE_URL`. Closing it removes it.
 */
export async function openTestDatabase(): Promise<Database> {
  if (engine === 'embedded') return openEmbedded({ loadFrom: await migratedDump() });
  const { url, remove } = await createServerDatabase();
  const database = await openPostgresql({ url });
  return {
    ...database,
    close: async () => {
      await database.close();
      await remove();
    },
  };
}

/** Where a server process of its own keeps its data: environment variables, and how to remove it all. */
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

/** An empty database on the test server, owned by the role that connects. */
export async function createServerDatabase(): Promise<{ url: string; remove: () => Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL;
  if (server === undefined) throw new Error('HEALZY_TEST_ENGINE=postgresql needs TEST_DATABASE_URL.');
  const name = `healzy_file_${randomBytes(6).toString('hex')}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, remove: () => onServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * A migrated embedded database as an archive, made once for each state of the migrations: making one from nothing
 * takes seconds, and every test file wants one.
 */
async function migratedDump(): Promise<Blob> {
  const folder = migrationsFolder();
  const hash = createHash('sha256').update(process.version);
  for (const name of readdirSync(folder).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(folder, name)));
  }
  const path = join(tmpdir(), `healzy-migrated-${hash.digest('hex').slice(0, 16)}.tar`);
  try {
    return new Blob([readFileSync(path)]);
  } catch {
    const database = await openEmbedded({});
    const dump = await database.dump();
    await database.close();
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
    renameSync(draft, path);
    return dump;
  }
}

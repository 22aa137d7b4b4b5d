import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { openEmbedded } from '../src/platform/db/embedded.ts';
import { appliedMigrations, knownMigrations, type RunQuery } from '../src/platform/db/known-schema.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { migrationsFolder } from '../src/platform/db/migrations-folder.ts';
import { openPostgresql } from '../src/platform/db/postgresql.ts';
import { createServerDatabase, engine } from './test-database.ts';

interface Empty {
  query: RunQuery;
  transaction(work: (query: RunQuery) => Promise<void>): Promise<void>;
  /** Opens it as the server does, and closes it. */
  start(): Promise<void>;
}

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** An empty database of this run's engine. */
async function emptyDatabase(): Promise<Empty> {
  if (engine === 'embedded') {
    const postgres = await PGlite.create();
    closing.push(() => postgres.close());
    return {
      query: (text, params) => postgres.query(text, params),
      transaction: (work) =>
        postgres.transaction((within) => work((text, params) => within.query(text, params))),
      start: async () => (await openEmbedded({ loadFrom: await postgres.dumpDataDir('none') })).close(),
    };
  }
  const { url, remove } = await createServerDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  closing.push(remove, () => client.end());
  const query: RunQuery = (text, params) => client.query(text, params);
  return {
    query,
    transaction: async (work) => {
      await query('BEGIN');
      try {
        await work(query);
        await query('COMMIT');
      } catch (error) {
        await query('ROLLBACK');
        throw error;
      }
    },
    start: async () => (await openPostgresql({ url })).close(),
  };
}

/** A database as left by a version with fewer migrations, with the table that drizzle created for it. */
async function olderDatabase(lacking: readonly number[]): Promise<Empty> {
  const database = await emptyDatabase();
  const known = knownMigrations().filter(({ madeAt }) => !lacking.includes(madeAt));
  await database.query('CREATE SCHEMA drizzle');
  await database.query(
    'CREATE TABLE drizzle.__drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)',
  );
  await database.transaction((query) => migrate(query, known));
  return database;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('migrations', () => {
  it('create every table of an empty database, and are recorded with the hash of their file', async () => {
    const database = await emptyDatabase();
    await database.transaction((query) => migrate(query));
    const applied = await appliedMigrations(database.query);
    expect(applied).toHaveLength(knownMigrations().length);
    expect(applied[0]?.hash).toBe(
      sha256(readFileSync(join(migrationsFolder(), '0000_roles_and_people.sql'), 'utf8')),
    );
    await database.start();
  }, 60_000);

  it('continue from an older version, and keep its rows', async () => {
    const last = knownMigrations().at(-1)!;
    const database = await olderDatabase([last.madeAt]);
    const before = await database.query('SELECT id, hash FROM drizzle.__drizzle_migrations ORDER BY id');
    await database.transaction((query) => migrate(query));
    await database.transaction((query) => migrate(query));
    const { rows } = await database.query('SELECT id, hash FROM drizzle.__drizzle_migrations ORDER BY id');
    expect(rows.slice(0, -1)).toEqual(before.rows);
    expect(rows.at(-1)).toMatchObject({ hash: last.hash });
  }, 60_000);

  it('that were merged late are applied, although a newer one already was', async () => {
    const earlier = { statements: ['CREATE TABLE merged_late (id int)'], hash: 'late', madeAt: 1 };
    const database = await olderDatabase([]);
    await database.transaction((query) => migrate(query, [earlier, ...knownMigrations()]));
    await database.query('SELECT id FROM merged_late');
  }, 60_000);

  it('leave nothing behind when one of them fails', async () => {
    const database = await emptyDatabase();
    const made = { statements: ['CREATE TABLE half (id int)'], hash: 'good', madeAt: 1 };
    const broken = { statements: ['CREATE TABLE of nonsense'], hash: 'bad', madeAt: 2 };
    await expect(database.transaction((query) => migrate(query, [made, broken]))).rejects.toThrow(/syntax/);
    const { rows } = await database.query(
      `SELECT to_regclass('half') AS half, to_regclass('drizzle.__drizzle_migrations') AS journal`,
    );
    expect(rows).toEqual([{ half: null, journal: null }]);
  }, 60_000);
});

describe.runIf(engine === 'postgresql')('processes that start on an empty server at the same instant', () => {
  it('migrate it once', async () => {
    const { url, remove } = await createServerDatabase();
    closing.push(remove);
    const databases = await Promise.all([1, 2, 3].map(() => openPostgresql({ url })));
    await Promise.all(databases.map((each) => each.close()));
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const applied = await appliedMigrations((text, params) => client.query(text, params));
    await client.end();
    expect(applied).toHaveLength(knownMigrations().length);
  }, 60_000);
});

describe.runIf(engine === 'embedded')('a folder of the embedded database', () => {
  it('is migrated from nothing, and opened again as it is', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'healzy-migrations-'));
    closing.push(() => rm(dataDir, { recursive: true, force: true }));
    for (let time = 0; time < 2; time += 1) await (await openEmbedded({ dataDir })).close();
    const database = await openEmbedded({ dataDir, keepsSchema: true });
    const applied = await database.asOwner((sql) =>
      appliedMigrations((text, params) => sql.query(text, params)),
    );
    await database.close();
    expect(applied).toHaveLength(knownMigrations().length);
  }, 60_000);
});

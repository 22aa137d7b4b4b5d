import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbedded, type EmbeddedDatabase } from '../src/platform/db/embedded.ts';
import { FolderInUseError } from '../src/platform/db/folder-lock.ts';
import { newId } from '../src/platform/db/ids.ts';
import { requireSafeRole } from '../src/platform/db/unsafe-role.ts';
import { openPostgresql } from '../src/platform/db/postgresql.ts';
import { createServerDatabase, engine } from './test-database.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'healzy-lock-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the embedded database on disk', () => {
  let database: EmbeddedDatabase;
  let dataDir: string;
  const addAccount = () => {
    const id = newId();
    return database.asSystem((sql) =>
      sql.query('INSERT INTO accounts (id, name) VALUES ($1, $2)', [id, 'A']),
    );
  };

  beforeAll(async () => {
    dataDir = join(folder, 'data');
    database = await openEmbedded({ dataDir });
  });
  afterAll(() => database.close());

  it('syncs its log once for each commit, before the commit is acknowledged', async () => {
    for (let i = 0; i < 20; i += 1) {
      const before = database.syncs.log;
      await addAccount();
      expect(database.syncs.log).toBe(before + 1);
    }
  });

  it('syncs nothing for reads or rollbacks', async () => {
    const before = database.syncs.log;
    await database.asSystem((sql) => sql.query('SELECT * FROM accounts'));
    const failed = database.asSystem(async (sql) => {
      await sql.query('INSERT INTO accounts (id, name) VALUES ($1, $2)', [newId(), 'B']);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(database.syncs.log).toBe(before);
  });

  it('rejects a second opener, and keeps its rows when it is opened again', async () => {
    await expect(openEmbedded({ dataDir })).rejects.toThrow(FolderInUseError);
    await database.close();
    database = await openEmbedded({ dataDir });
    const { rows } = await database.asSystem((sql) =>
      sql.query<{ n: number }>('SELECT count(*) AS n FROM accounts'),
    );
    expect(rows).toEqual([{ n: 20 }]);
  });
});

describe('the role that connects to a PostgreSQL server', () => {
  it('is rejected when it is a superuser or bypasses row-level security, with what to do', async () => {
    const postgres = await PGlite.create();
    const check = () => requireSafeRole((text, params) => postgres.query(text, params));
    await expect(check()).rejects.toThrow(/"postgres" is a superuser.*CREATE ROLE healzy/s);
    await postgres.exec(
      'CREATE ROLE healzy_app BYPASSRLS; CREATE ROLE plain; SET SESSION AUTHORIZATION plain',
    );
    await expect(check()).rejects.toThrow('"healzy_app" has BYPASSRLS');
    await postgres.close();
  });

  // There is a server only when the suite runs on one.
  const onServer = engine === 'postgresql' ? it : () => undefined;
  onServer('may be the same for two processes that start at once', async () => {
    const { url, remove } = await createServerDatabase();
    const databases = await Promise.all([openPostgresql({ url }), openPostgresql({ url })]);
    for (const database of databases) await database.close();
    await remove();
  });
});

import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Sql } from '../../db/database.ts';
import { lockFolder } from '../../db/folder-lock.ts';
import { syncPath } from '../../db/sync-path.ts';
import { readArchive } from './archive.ts';
import { checkArchive } from './check.ts';
import { BackupError } from './errors.ts';
import { keptFolder } from './files.ts';
import { readEntryName, type Manifest } from './manifest.ts';
import { databaseFolderOf, openFolder, openOwned, type Place } from './owned-database.ts';
import { rebuild } from './rebuild.ts';

export interface RestoreOptions {
  /** Replaces existing data; existing folders are moved aside, not deleted. */
  overwrite?: boolean;
}

export interface Restored {
  manifest: Manifest;
  /** Where the previous data was moved. */
  movedAside: string[];
}

/**
 * Restores a backup: all of it, or nothing. The whole archive is read and verified first; then everything is built
 * beside the existing data, and replaces it at the end.
 */
export async function restore(path: string, place: Place, options: RestoreOptions = {}): Promise<Restored> {
  const manifest = await checkArchive(path);
  await mkdir(place.dataDir, { recursive: true, mode: 0o700 });
  const stage = join(place.dataDir, `restore-${randomUUID()}`);
  const unlock = place.databaseUrl === null ? await lockFolder(place.dataDir) : () => undefined;
  const swap = new Swap(place.dataDir);
  try {
    refuseFull(place, options);
    await removeLeftovers(place.dataDir);
    const writeFiles = () => stageFiles(path, stage);
    if (place.databaseUrl === null) {
      await mkdir(stage, { mode: 0o700 });
      // A new database is only created where there are no files.
      await buildFolder(path, stage, manifest);
      await writeFiles();
      await swap.put(databaseFolderOf(stage), 'database');
      await swap.put(join(stage, 'files'), 'files');
    } else {
      await restoreServer(place, options, async (sql) => {
        await writeFiles();
        await rebuild(sql, path, manifest);
        await swap.put(join(stage, 'files'), 'files');
      });
    }
    return { manifest, movedAside: swap.movedAside };
  } catch (error) {
    await swap.undo();
    throw error;
  } finally {
    await rm(stage, { recursive: true, force: true });
    unlock();
  }
}

/** Removes what a killed restore left behind. */
async function removeLeftovers(dataDir: string): Promise<void> {
  for (const name of readdirSync(dataDir))
    if (/^restore-[0-9a-f-]{36}$/.test(name)) await rm(join(dataDir, name), { recursive: true, force: true });
}

const holdsAnything = (folder: string): boolean => existsSync(folder) && readdirSync(folder).length > 0;

function refuseFull({ databaseUrl, dataDir }: Place, { overwrite = false }: RestoreOptions): void {
  if (overwrite) return;
  const full = [...(databaseUrl === null ? [databaseFolderOf(dataDir)] : []), keptFolder(dataDir)].find(
    holdsAnything,
  );
  if (full !== undefined) throw notEmpty(full);
}

const notEmpty = (what: string): BackupError =>
  new BackupError(
    `${what} is not empty, and a restore would replace what is there. Nothing was changed. Choose an empty place, or ` +
      'say --overwrite.',
  );

async function buildFolder(path: string, stage: string, manifest: Manifest): Promise<void> {
  const database = await openFolder(stage);
  try {
    await database.writing((sql) => rebuild(sql, path, manifest));
  } finally {
    await database.close();
  }
}

async function restoreServer(
  place: Place,
  { overwrite = false }: RestoreOptions,
  work: (sql: Sql) => Promise<void>,
): Promise<void> {
  const database = await openOwned(place);
  try {
    await database.writing(async (sql) => {
      await refuseUsed(sql);
      const { rows } = await sql.query<{ name: string }>(
        `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'v')`,
      );
      if (rows.length > 0 && !overwrite) throw notEmpty('The database of DATABASE_URL');
      if (rows.length > 0) await empty(sql);
      await work(sql);
    });
  } finally {
    await database.close();
  }
}

async function refuseUsed(sql: Sql): Promise<void> {
  const { rows } = await sql.query(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
       AND backend_type = 'client backend'`,
  );
  if (rows.length > 0)
    throw new BackupError(
      'Someone else is connected to the database of DATABASE_URL. Nothing was changed. Stop every Healzy process that ' +
        'uses it, and run this again.',
    );
}

/** Drops everything that migrations create, as their owner may; rolled back if the restore fails. */
async function empty(sql: Sql): Promise<void> {
  await sql.query(`DO $$
    DECLARE subject record;
    BEGIN
      FOR subject IN SELECT oid::regclass AS name FROM pg_class
        WHERE relnamespace = 'public'::regnamespace AND relkind = 'v' LOOP
        EXECUTE format('DROP VIEW %s CASCADE', subject.name);
      END LOOP;
      FOR subject IN SELECT oid::regclass AS name FROM pg_class
        WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' LOOP
        EXECUTE format('DROP TABLE %s CASCADE', subject.name);
      END LOOP;
      FOR subject IN SELECT p.oid::regprocedure AS name FROM pg_proc p
        WHERE p.pronamespace = 'public'::regnamespace
          AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e') LOOP
        EXECUTE format('DROP FUNCTION %s CASCADE', subject.name);
      END LOOP;
      DROP SCHEMA IF EXISTS drizzle CASCADE;
    END $$`);
}

async function stageFiles(path: string, stage: string): Promise<void> {
  await mkdir(keptFolder(stage), { recursive: true, mode: 0o700 });
  for await (const { name, bytes } of readArchive(path)) {
    const entry = readEntryName(name);
    if (entry === undefined || !('file' in entry)) continue;
    const file = join(keptFolder(stage), entry.file);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(file, bytes, { flag: 'wx', mode: 0o600 });
    await syncPath(file);
  }
}

/** Replaces folders by others, and can undo it. */
class Swap {
  readonly movedAside: string[] = [];
  readonly #dataDir: string;
  readonly #undo: (() => Promise<void>)[] = [];
  readonly #suffix = new Date().toISOString().replaceAll(/[:.]/g, '-');

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }

  async put(folder: string, name: 'files' | 'database'): Promise<void> {
    const place = join(this.#dataDir, name);
    if (holdsAnything(place)) {
      const aside = join(this.#dataDir, `${name}-before-${this.#suffix}`);
      await rename(place, aside);
      this.#undo.push(() => rename(aside, place));
      this.movedAside.push(aside);
    } else await rm(place, { recursive: true, force: true });
    await rename(folder, place);
    this.#undo.push(() => rename(place, folder));
    await syncPath(this.#dataDir);
  }

  async undo(): Promise<void> {
    const steps = this.#undo.splice(0).reverse();
    for (const step of steps) await step();
    if (steps.length > 0) await syncPath(this.#dataDir);
    this.movedAside.length = 0;
  }
}

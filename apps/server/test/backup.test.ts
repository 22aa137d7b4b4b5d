import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readArchive, writeArchive, type ArchiveEntry } from '../src/platform/storage/backup/archive.ts';
import { backUp } from '../src/platform/storage/backup/backup.ts';
import { MANIFEST, readManifest, type Manifest } from '../src/platform/storage/backup/manifest.ts';
import {
  openFolder,
  openOwned,
  readAsBackup,
  type Place,
} from '../src/platform/storage/backup/owned-database.ts';
import { migrateTo } from '../src/platform/storage/backup/rebuild.ts';
import { restore } from '../src/platform/storage/backup/restore.ts';
import { tablesInOrder } from '../src/platform/storage/backup/tables.ts';
import { appliedMigrations, knownMigrations } from '../src/platform/db/known-schema.ts';
import { openDatabase } from '../src/platform/db/open.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addWholePatient } from './whole-patient.ts';
import { importSensorFile, sensorFile } from './sensor-files.ts';
import { createServerDatabase, engine } from './test-database.ts';

let folder: string;
let source: Place;
let archive: string;
let manifest: Manifest;
let before: Awaited<ReturnType<typeof contentsOf>>;
const removals: (() => Promise<void>)[] = [];

/** An empty place of this run's engine, or of the embedded one. */
async function newPlace(of = engine): Promise<Place> {
  const dataDir = await mkdtemp(join(folder, 'data-'));
  if (of === 'embedded') return { dataDir, databaseUrl: null };
  const { url, remove } = await createServerDatabase();
  removals.push(remove);
  return { dataDir, databaseUrl: url };
}

const startAt = (place: Place): Promise<TestBed> =>
  startTestBed({ DATA_DIR: place.dataDir, PUBLIC_URL: 'http://localhost:3994' }, () => openDatabase(place));

/** A hash for each table, computed by the database itself, and one for each file. */
async function contentsOf(place: Place) {
  const database = await openOwned(place);
  const rows: Record<string, unknown> = {};
  const reading = database.reading(async (sql) => {
    await readAsBackup(sql, database.engine);
    for (const table of await tablesInOrder(sql)) {
      const found = await sql.query(
        `SELECT count(*)::int, md5(string_agg(t::text, E'\\n' ORDER BY t::text COLLATE "C")) AS hash FROM ${table} t`,
      );
      rows[table] = found.rows[0];
    }
  });
  await reading.finally(() => database.close());
  const files: Record<string, string> = {};
  const kept = join(place.dataDir, 'files', 'kept');
  for (const name of existsSync(kept) ? await readdir(kept, { recursive: true }) : []) {
    const bytes = await readFile(join(kept, name)).catch(() => null);
    if (bytes !== null) files[name] = createHash('sha256').update(bytes).digest('hex');
  }
  return { rows, files };
}

async function entriesOf(path: string): Promise<ArchiveEntry[]> {
  const entries: ArchiveEntry[] = [];
  for await (const entry of readArchive(path)) entries.push(entry);
  return entries;
}

/** Another archive, made from the entries of the first. */
async function changed(
  change: (entries: ArchiveEntry[], manifest: Manifest) => ArchiveEntry[],
): Promise<string> {
  const path = join(
    folder,
    `changed-${createHash('sha1').update(String(Math.random())).digest('hex')}.tar.gz`,
  );
  const entries = await entriesOf(archive);
  const read = readManifest(entries.at(-1)?.bytes ?? new Uint8Array());
  if (read === undefined) throw new Error('The archive has no manifest.');
  const all = change(entries.slice(0, -1), read);
  const written = { name: MANIFEST, bytes: new TextEncoder().encode(JSON.stringify(read)) };
  await writeArchive(
    path,
    (async function* () {
      yield* [...all, written];
    })(),
  );
  return path;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'healzy-backup-'));
  source = await newPlace();
  const bed = await startAt(source);
  await addWholePatient(bed, bed.alba);
  await importSensorFile(bed, bed.brisa, { bytes: sensorFile({ days: 2 }) });
  await bed.close();
  before = await contentsOf(source);
  archive = join(folder, 'backup.tar.gz');
  manifest = await backUp(source, archive);
}, 180_000);
afterAll(async () => {
  for (const remove of removals) await remove();
  await rm(folder, { recursive: true, force: true });
});

describe('a backup', () => {
  it('holds every row and every file that a row names', () => {
    expect(manifest.missingFiles).toEqual([]);
    expect(Object.keys(manifest.tables).sort()).toEqual(Object.keys(before.rows).sort());
    expect(manifest.tables.patients?.rows).toBeGreaterThan(1);
    expect(Object.keys(before.files).length).toBeGreaterThan(1);
    const files = Object.keys(manifest.entries).filter((name) => name.startsWith('files/'));
    expect(files.sort()).toEqual(
      Object.keys(before.files)
        .map((key) => `files/${key}`)
        .sort(),
    );
  });

  it('leaves nothing beside it, and overwrites nothing', async () => {
    expect(await readdir(join(source.dataDir, 'files', 'incoming'))).toEqual([]);
    await expect(backUp(source, archive)).rejects.toThrow('exists already');
  });

  it('reads every row through its own role alone, not one granted to it', async () => {
    const database = await openOwned(source);
    const counted = database.writing(async (sql) => {
      const count = async () =>
        (await sql.query<{ n: number }>('SELECT count(*)::int AS n FROM patients')).rows[0]?.n;
      // No policy binds the embedded engine's superuser, and the role exists there only after a restore.
      if (engine === 'embedded') {
        await sql.query('SELECT let_backup_read()');
        await sql.query('CREATE ROLE heir INHERIT IN ROLE healzy_backup');
        await sql.query('SET LOCAL ROLE heir');
      }
      const asHeir = await count();
      await sql.query('RESET ROLE');
      if (engine === 'embedded') await sql.query('DROP ROLE heir');
      await sql.query('SET LOCAL ROLE healzy_backup');
      return { asHeir, asBackup: await count() };
    });
    expect(await counted.finally(() => database.close())).toEqual({
      asHeir: 0,
      asBackup: manifest.tables.patients?.rows,
    });
  });

  it('reports when there is nothing to back up', async () => {
    await expect(backUp(await newPlace(), join(folder, 'nothing.tar.gz'))).rejects.toThrow(
      'nothing to back up',
    );
    expect(existsSync(join(folder, 'nothing.tar.gz'))).toBe(false);
  });
});

describe('a restore', () => {
  let place: Place;

  it('brings back every row and file, and a server that works on with them', async () => {
    place = await newPlace();
    expect((await restore(archive, place)).movedAside).toEqual([]);
    expect(await contentsOf(place)).toEqual(before);
    const bed = await startAt(place);
    const bare = await bed.database.asSystem((sql) =>
      sql.query(`SELECT c.relname FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
        AND (NOT c.relforcerowsecurity OR EXISTS (SELECT 1 FROM pg_trigger t WHERE t.tgrelid = c.oid AND t.tgenabled = 'D'))`),
    );
    expect(bare.rows).toEqual([]);
    // Two more clinics with their patients, numbered after the existing ones.
    await addWholePatient(bed, bed.alba);
    await bed.close();
  }, 180_000);

  it.runIf(engine === 'postgresql')(
    'goes into the embedded database too',
    async () => {
      const folderPlace = await newPlace('embedded');
      await restore(archive, folderPlace);
      expect(await contentsOf(folderPlace)).toEqual(before);
    },
    120_000,
  );

  it.runIf(engine === 'postgresql')('survives a cut connection, to put back what it moved', async () => {
    const database = await openOwned(source);
    const cut = database.writing((sql) => sql.query('SELECT pg_terminate_backend(pg_backend_pid())'));
    await expect(cut).rejects.toThrow(/terminat/);
    await database.close();
  });

  it('rejects a place that is in use', async () => {
    const database = await openDatabase(place);
    await expect(restore(archive, place, { overwrite: true })).rejects.toThrow(/in use|connected/);
    await database.close();
  }, 180_000);

  it('rejects a place that is not empty unless told, and then keeps what was in folders', async () => {
    const there = await contentsOf(place);
    await expect(restore(archive, place)).rejects.toThrow(/not empty.*--overwrite/);
    expect(await contentsOf(place)).toEqual(there);
    const { movedAside } = await restore(archive, place, { overwrite: true });
    expect(await contentsOf(place)).toEqual(before);
    expect(movedAside.length).toBe(engine === 'embedded' ? 2 : 1);
    for (const aside of movedAside) expect(existsSync(aside)).toBe(true);
  }, 180_000);
});

describe('a damaged backup', () => {
  const nothingHappens = async (path: string, says: RegExp): Promise<void> => {
    const place = await newPlace();
    await expect(restore(path, place)).rejects.toThrow(says);
    expect((await readdir(place.dataDir)).filter((name) => !name.includes('lock'))).toEqual([]);
    await expect(backUp(place, join(folder, 'of-nothing.tar.gz'))).rejects.toThrow('nothing to back up');
  };

  it('is rejected when it was truncated anywhere', async () => {
    const whole = await readFile(archive);
    for (const share of [0, 0.2, 0.7, 0.999]) {
      const path = join(folder, `cut-${share}.tar.gz`);
      await writeFile(path, whole.subarray(0, Math.floor(whole.length * share)));
      await nothingHappens(path, /damaged/);
    }
  });

  it('is rejected when a byte of it was changed', async () => {
    for (const share of [0.1, 0.5, 0.9]) {
      const bytes = await readFile(archive);
      const at = Math.floor(bytes.length * share);
      bytes[at] = (bytes[at] ?? 0) ^ 0x10;
      const path = join(folder, `flipped-${share}.tar.gz`);
      await writeFile(path, bytes);
      await nothingHappens(path, /damaged/);
    }
  });

  it('is rejected when an entry is missing, changed or added', async () => {
    await nothingHappens(await changed((entries) => entries.slice(1)), /not what was written/);
    await nothingHappens(
      await changed(([first, ...entries]) => [
        { name: first?.name ?? '', bytes: new Uint8Array([10]) },
        ...entries,
      ]),
      /not what was written/,
    );
    await nothingHappens(
      await changed((entries) => [...entries, { name: '../../escaped', bytes: new Uint8Array() }]),
      /does not belong/,
    );
    await nothingHappens(join(folder, 'nowhere.tar.gz'), /no backup at that place/);
    await writeFile(join(folder, 'other.gz'), 'no archive');
    await nothingHappens(join(folder, 'other.gz'), /damaged/);
  });

  it('leaves existing data intact when the error shows at the very end', async () => {
    const wrong = await changed((entries, { tables }) => {
      tables.patients = { rows: tables.patients?.rows ?? 0, digest: '0'.repeat(64) };
      return entries;
    });
    await nothingHappens(wrong, /rows of patients/);
    await expect(restore(wrong, source, { overwrite: true })).rejects.toThrow(/rows of patients/);
    expect(await contentsOf(source)).toEqual(before);
  }, 180_000);
});

describe('another version', () => {
  it('has its backup restored, and migrated by the next start', async () => {
    const older = await newPlace('embedded');
    const known = knownMigrations();
    const made = await openFolder(older.dataDir);
    await made.writing((sql) => migrateTo(sql, { migrations: known.slice(0, -1) }));
    await made.close();
    const path = join(folder, 'older.tar.gz');
    expect((await backUp(older, path)).migrations).toHaveLength(known.length - 1);
    await restore(path, older, { overwrite: true });
    await (await openDatabase(older)).close();
    const database = await openFolder(older.dataDir);
    const applied = await database.reading((sql) =>
      appliedMigrations((text, params) => sql.query(text, params)),
    );
    await database.close();
    expect(applied).toHaveLength(known.length);
  }, 180_000);

  it('that is newer is required for its own backup', async () => {
    const newer = await changed((entries, { migrations }) => {
      migrations.push({ hash: 'of tomorrow', madeAt: 4_000_000_000_000 });
      return entries;
    });
    await expect(restore(newer, await newPlace())).rejects.toThrow(/newer version/);
  });

  it('that is newer leaves a database on which this one does not start', async () => {
    const database = await openOwned(source);
    await database.writing((sql) =>
      sql.query(
        `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('of tomorrow', 4000000000000)`,
      ),
    );
    await database.close();
    await expect(openDatabase(source)).rejects.toThrow(/newer version of Healzy.*1 migration that/s);
  }, 180_000);
});

import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Sql } from '../../db/database.ts';
import { appliedMigrations } from '../../db/known-schema.ts';
import { sha256, writeArchive, type ArchiveEntry } from './archive.ts';
import { BackupError } from './errors.ts';
import { holdFiles, type HeldFiles } from './files.ts';
import { fileEntry, MANIFEST, tableEntry, type Manifest } from './manifest.ts';
import {
  databaseFolderOf,
  openOwned,
  readAsBackup,
  type OwnedDatabase,
  type Place,
} from './owned-database.ts';
import { readRows, RowDigest, tablesInOrder } from './tables.ts';

const PART_BYTES = 4 * 1024 * 1024;
/** A file may be removed between the rows' snapshot and its hard link. */
const ATTEMPTS = 5;

/** Writes the whole database, and the files that it names, into a new archive. */
export async function backUp(place: Place, path: string): Promise<Manifest> {
  if (existsSync(path)) throw new BackupError(`${path} exists already. Name another file.`);
  if (place.databaseUrl === null && !existsSync(databaseFolderOf(place.dataDir)))
    throw new BackupError(`There is no database in ${place.dataDir}, so there is nothing to back up.`);
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}.part`;
  const database = await openOwned(place);
  try {
    const manifest = await writeDraft(database, place, draft);
    await rename(draft, path);
    return manifest;
  } finally {
    await database.close();
    await rm(draft, { force: true });
  }
}

async function writeDraft(database: OwnedDatabase, place: Place, draft: string): Promise<Manifest> {
  for (let attempt = 1; ; attempt++) {
    const manifest = await database.reading(async (sql) => {
      const migrations = await appliedMigrations((text, params) => sql.query(text, params));
      if (migrations.length === 0)
        throw new BackupError('The database is empty, so there is nothing to back up.');
      await readAsBackup(sql, database.engine).catch(() => {
        throw new BackupError(
          'The database is of an older version. Start this version once, or make the backup with the older one.',
        );
      });
      const held = await holdFiles(place.dataDir, await fileKeys(sql));
      try {
        if (held.missing.length > 0 && attempt < ATTEMPTS) return null;
        return await writeAll(sql, { engine: database.engine, migrations, held, draft });
      } finally {
        await held.release();
      }
    });
    if (manifest !== null) return manifest;
  }
}

async function fileKeys(sql: Sql): Promise<string[]> {
  const { rows } = await sql.query<{ key: string }>(
    'SELECT DISTINCT storage_key AS key FROM documents WHERE storage_key IS NOT NULL',
  );
  return rows.map(({ key }) => key);
}

interface Draft {
  engine: OwnedDatabase['engine'];
  migrations: Manifest['migrations'];
  held: HeldFiles;
  draft: string;
}

async function writeAll(sql: Sql, { engine, migrations, held, draft }: Draft): Promise<Manifest> {
  const manifest: Manifest = {
    format: 1,
    createdAt: new Date().toISOString(),
    engine,
    migrations,
    tables: {},
    entries: {},
    missingFiles: held.missing,
  };
  const keys = (await fileKeys(sql)).filter((key) => !held.missing.includes(key));
  const tables = await tablesInOrder(sql);
  const entries = async function* (): AsyncGenerator<ArchiveEntry> {
    for (const table of tables) {
      const digest = new RowDigest();
      for await (const entry of tableParts(sql, table, digest)) yield noted(entry);
      manifest.tables[table] = digest.value;
    }
    for (const key of keys) yield noted({ name: fileEntry(key), bytes: await readFile(held.pathOf(key)) });
    yield { name: MANIFEST, bytes: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`) };
  };
  const noted = (entry: ArchiveEntry): ArchiveEntry => {
    manifest.entries[entry.name] = sha256(entry.bytes);
    return entry;
  };
  await writeArchive(draft, entries());
  return manifest;
}

async function* tableParts(sql: Sql, table: string, digest: RowDigest): AsyncGenerator<ArchiveEntry> {
  let lines: string[] = [];
  let length = 0;
  let part = 0;
  const entry = (): ArchiveEntry => {
    const bytes = Buffer.from(lines.join(''));
    lines = [];
    length = 0;
    part += 1;
    return { name: tableEntry(table, part), bytes };
  };
  for await (const rows of readRows(sql, table)) {
    for (const row of rows) {
      digest.add(row);
      const line = `${JSON.stringify(row)}\n`;
      lines.push(line);
      length += line.length;
    }
    if (length > PART_BYTES) yield entry();
  }
  if (lines.length > 0) yield entry();
}

import { closeSync, openSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readControlFile } from './control-file.ts';
import { DataFolderError, reasonOf } from './data-folder-error.ts';

/** The version of PostgreSQL inside PGlite; it opens folders of no other version. */
const POSTGRESQL_VERSION = '18';

/** Folders that initdb creates and PostgreSQL needs to start. Some are empty, and copying tools leave those out. */
const FOLDERS = [
  'base',
  'base/1',
  'base/5',
  'global',
  'pg_wal',
  'pg_xact',
  'pg_multixact/members',
  'pg_multixact/offsets',
  'pg_subtrans',
  'pg_logical',
  'pg_notify',
  'pg_replslot',
  'pg_tblspc',
  'pg_twophase',
  'pg_stat',
  'pg_commit_ts',
  'pg_dynshmem',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
];
const MAPS = ['global/pg_filenode.map', 'base/5/pg_filenode.map'];
const MAP_SIZE = 524;
/** Written at every start and checkpoint, so they show whether the folder is writable. */
const WRITTEN = ['global/pg_control', ...MAPS];

/**
 * Checks whether a database can be opened in a folder, without changing anything. Only an absent or empty folder may
 * become a new database: one with contents that PostgreSQL cannot open may be all that is left of a clinic's data.
 *
 * @throws DataFolderError for everything that is neither new nor intact
 */
export function inspectDatabaseFolder(folder: string): 'new' | 'existing' {
  const entries = entriesOf(folder);
  if (entries === undefined || entries.length === 0) return 'new';
  const damage = damageOf(folder, entries);
  if (damage !== undefined) throw damaged(folder, damage);
  return 'existing';
}

/** Says what to do about a folder that PostgreSQL cannot open. */
export function damaged(folder: string, damage: string): DataFolderError {
  return new DataFolderError(
    `The database in ${resolve(folder)} is damaged or incomplete: ${damage}. Nothing was changed. Put a whole copy of ` +
      'the folder back from a backup, keeping this one aside. To begin without any data, set DATA_DIR to an empty folder.',
  );
}

function unusable(folder: string, what: string, error: unknown): DataFolderError {
  return new DataFolderError(
    `The database folder ${resolve(folder)} cannot be used: ${what} (${reasonOf(error)}). Nothing was changed. Give the ` +
      'user that runs Healzy the right to read and write all of it, or set DATA_DIR to another folder.',
  );
}

function entriesOf(folder: string): string[] | undefined {
  try {
    return readdirSync(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    if (code === 'ENOTDIR') throw damaged(folder, 'it is a file, not a folder');
    throw unusable(folder, 'it cannot be listed', error);
  }
}

function damageOf(folder: string, entries: readonly string[]): string | undefined {
  if (!entries.includes('PG_VERSION')) return 'the file PG_VERSION is missing though the folder is not empty';
  const version = contentOf(folder, 'PG_VERSION').toString('utf8').trim();
  if (version === '') return 'the file PG_VERSION is empty';
  if (version !== POSTGRESQL_VERSION)
    return `PG_VERSION says "${version.slice(0, 20)}", and this build opens version ${POSTGRESQL_VERSION} only`;
  const missing = FOLDERS.find((name) => !isFolder(join(folder, name)));
  if (missing !== undefined) return `the folder ${missing} is missing`;
  return damageOfFiles(folder);
}

function damageOfFiles(folder: string): string | undefined {
  const lost = WRITTEN.find((name) => sizeOf(join(folder, name)) === undefined);
  if (lost !== undefined) return `the file ${lost} is missing`;
  const short = MAPS.find((name) => sizeOf(join(folder, name)) !== MAP_SIZE);
  if (short !== undefined) return `the file ${short} is cut off or overwritten`;
  const control = readControlFile(contentOf(folder, 'global/pg_control'));
  if (control === undefined) return 'the file global/pg_control is cut off or overwritten';
  const segment = control.segments.find(
    (name) => sizeOf(join(folder, 'pg_wal', name)) !== control.segmentSize,
  );
  if (segment !== undefined) return `the log pg_wal/${segment} is missing or cut off`;
  for (const name of WRITTEN) requireWritable(folder, name);
  return undefined;
}

function contentOf(folder: string, name: string): Buffer {
  try {
    return readFileSync(join(folder, name));
  } catch (error) {
    throw unusable(folder, `${name} cannot be read`, error);
  }
}

/** Opening for writing reveals what checking permissions does not: another owner, a read-only file system. */
function requireWritable(folder: string, name: string): void {
  try {
    closeSync(openSync(join(folder, name), 'r+'));
  } catch (error) {
    throw unusable(folder, `${name} cannot be written`, error);
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

function sizeOf(path: string): number | undefined {
  const entry = statSync(path, { throwIfNoEntry: false });
  return entry?.isFile() ? entry.size : undefined;
}

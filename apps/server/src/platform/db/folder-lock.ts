import {
  closeSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { DataFolderError, reasonOf } from './data-folder-error.ts';

/** The data folder is in use by another process. The message says what to do. */
export class FolderInUseError extends DataFolderError {
  override readonly name = 'FolderInUseError';
}

/** Locks a range of an open file, as `tryLock` of fs-native-extensions does. */
export type TryLock = (handle: number, offset: number, length: number) => boolean;

/** Beyond the file's content: Windows does not let others read a locked range. */
const LOCKED_AT = 1_000_000;
/** How often the file may be replaced while it is being locked. */
const ATTEMPTS = 5;

/**
 * Locks the folder for this process. The embedded database has no lock of its own: two processes on one folder lose
 * each other's rows. The operating system ties the lock to an open handle, so it covers every process on the machine,
 * also those in other containers, and releases it however the process ends. The file stays: removing it might remove
 * another process's lock.
 *
 * @returns the function that releases the folder
 * @throws FolderInUseError when another process holds it
 * @throws DataFolderError when it cannot be proven that none does
 */
export async function lockFolder(folder: string, tryLock?: TryLock): Promise<() => void> {
  const lock = tryLock ?? (await systemLock());
  const path = join(resolve(folder), 'healzy.lock');
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const handle = openLockFile(folder, path);
    try {
      if (!take(lock, handle, folder)) throw inUse(folder, path);
      // The file may have been replaced since it was opened, and the new one is not locked.
      if (isSameFile(handle, path)) {
        signWith(handle);
        return releaser(handle);
      }
    } catch (error) {
      closeSync(handle);
      throw error;
    }
    closeSync(handle);
  }
  throw unproven(folder, 'the file healzy.lock is replaced again and again');
}

/**
 * Locks the database itself too: otherwise a second process would find a free lock after healzy.lock was removed, or
 * when it reaches the same database by another DATA_DIR. PostgreSQL writes this file in place and never replaces it.
 */
export async function lockDatabase(folder: string, databaseFolder: string): Promise<() => void> {
  const lock = await systemLock();
  const handle = openSync(join(databaseFolder, 'global', 'pg_control'), 'r+');
  try {
    if (!take(lock, handle, folder)) throw inUse(folder, join(resolve(folder), 'healzy.lock'));
  } catch (error) {
    closeSync(handle);
    throw error;
  }
  return releaser(handle);
}

/** Not loaded for a server database: there may be no build of it for this machine. */
async function systemLock(): Promise<TryLock> {
  try {
    return (await import('fs-native-extensions')).tryLock;
  } catch (error) {
    throw new DataFolderError(
      `This machine (${process.platform} ${process.arch}) offers no way to lock the data folder, and without a lock two ` +
        'processes could destroy each other’s data. Set DATABASE_URL to a PostgreSQL server.',
      { cause: error },
    );
  }
}

function openLockFile(folder: string, path: string): number {
  try {
    mkdirSync(folder, { recursive: true });
    return openSync(path, 'a+', 0o600);
  } catch (error) {
    throw new DataFolderError(
      `The data folder ${resolve(folder)} cannot be used: ${reasonOf(error)}. Give the user that runs Healzy the right ` +
        'to read and write it, or set DATA_DIR to another folder.',
    );
  }
}

function take(lock: TryLock, handle: number, folder: string): boolean {
  try {
    return lock(handle, LOCKED_AT, 1);
  } catch (error) {
    throw unproven(folder, (error as NodeJS.ErrnoException).code ?? String(error));
  }
}

function isSameFile(handle: number, path: string): boolean {
  const held = fstatSync(handle, { bigint: true });
  const named = statSync(path, { bigint: true, throwIfNoEntry: false });
  return named !== undefined && named.ino === held.ino && named.dev === held.dev;
}

/** Writes the holder into the file, for the message that another process shows. Informational only. */
function signWith(handle: number): void {
  try {
    ftruncateSync(handle);
    writeSync(handle, JSON.stringify({ pid: process.pid, host: hostname() }));
    fsyncSync(handle);
  } catch {
    // On a full disk the folder is locked all the same.
  }
}

function releaser(handle: number): () => void {
  let isHeld = true;
  return () => {
    if (isHeld) closeSync(handle);
    isHeld = false;
  };
}

function holderOf(path: string): string {
  try {
    const { pid, host } = JSON.parse(readFileSync(path, 'utf8')) as { pid?: unknown; host?: unknown };
    if (typeof pid !== 'number') return 'another process';
    if (typeof host !== 'string' || host === hostname()) return `process ${pid}`;
    return `process ${pid} on ${host}`;
  } catch {
    return 'another process';
  }
}

function inUse(folder: string, path: string): FolderInUseError {
  return new FolderInUseError(
    `The data folder ${resolve(folder)} is in use by ${holderOf(path)}. The embedded database serves one ` +
      'process only. Stop that process, choose another DATA_DIR, or set DATABASE_URL to a PostgreSQL server, which ' +
      'any number of processes may share.',
  );
}

function unproven(folder: string, reason: string): DataFolderError {
  return new DataFolderError(
    `The data folder ${resolve(folder)} cannot be locked (${reason}), so nothing proves that no other process uses it, ` +
      'and two would destroy each other’s data. Some network and shared folders know no locks: set DATA_DIR to a folder ' +
      'on a local disk, or DATABASE_URL to a PostgreSQL server.',
  );
}

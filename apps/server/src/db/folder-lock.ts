import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

/** The data folder is in use by another process. The message says what to do. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

interface Holder {
  pid: number;
  /** Kernel ticks since boot when the process began (Linux): tells a process from a later one with its number. */
  started: string | null;
}

const heldHere = new Set<string>();

function processStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return holder.started === null || processStart(holder.pid) === holder.started;
}

function readHolder(path: string): Holder | null {
  try {
    const parsed: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof parsed !== 'object' || parsed === null || !('pid' in parsed)) return null;
    const { pid } = parsed;
    const started = 'started' in parsed && typeof parsed.started === 'string' ? parsed.started : null;
    return typeof pid === 'number' ? { pid, started } : null;
  } catch {
    return null;
  }
}

function tryCreate(path: string): boolean {
  let handle: number;
  try {
    handle = openSync(path, 'wx', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  const own: Holder = { pid: process.pid, started: processStart(process.pid) };
  writeSync(handle, JSON.stringify(own));
  fsyncSync(handle);
  closeSync(handle);
  return true;
}

/**
 * Takes the folder for this process. The embedded database has no lock of its own: two processes on one folder
 * lose each other's rows. A lock left behind by a killed process is recovered.
 *
 * @returns the function that gives the folder back
 * @throws FolderInUseError when a living process holds it
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const path = join(resolve(folder), 'healzy.lock');
  if (heldHere.has(path)) throw inUse(folder, process.pid);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (tryCreate(path)) {
      heldHere.add(path);
      return () => {
        if (heldHere.delete(path)) unlinkSync(path);
      };
    }
    const holder = readHolder(path);
    const isOwnLeftover = holder?.pid === process.pid;
    if (holder && !isOwnLeftover && isAlive(holder)) throw inUse(folder, holder.pid);
    moveAside(path);
  }
  throw inUse(folder, readHolder(path)?.pid);
}

/** Renaming is atomic: of two processes that find the same stale lock, one moves it and the other tries again. */
function moveAside(path: string): void {
  const aside = `${path}.stale-${process.pid}`;
  try {
    renameSync(path, aside);
    unlinkSync(aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function inUse(folder: string, pid: number | undefined): FolderInUseError {
  return new FolderInUseError(
    `The data folder ${resolve(folder)} is in use by process ${pid ?? 'unknown'}. The embedded database serves one ` +
      'process only. Stop that process, choose another DATA_DIR, or set DATABASE_URL to a PostgreSQL server, which ' +
      'any number of processes may share.',
  );
}

import fs from 'node:fs';
import { vi } from 'vitest';

/** The arguments that the engine passes after the handle. */
type Write = [bytes: Uint8Array, offset?: number | null, length?: number | null, position?: number | null];

const noSpace = () => Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });

/**
 * Simulates a full disk for the embedded database, which writes with `node:fs`: `segments` allows no new WAL segment,
 * `files` lets no file grow.
 */
export class FullDisk {
  #full: 'segments' | 'files' | undefined;

  constructor() {
    const paths = new Map<number, string>();
    const { openSync, writeSync } = fs;
    vi.spyOn(fs, 'openSync').mockImplementation((path, ...rest) => {
      const handle = openSync(path, ...rest);
      paths.set(handle, String(path));
      return handle;
    });
    vi.spyOn(fs, 'writeSync').mockImplementation(((handle: number, ...rest: Write) => {
      const [bytes, , length, position] = rest;
      if (this.#full === 'segments' && paths.get(handle)?.includes('xlogtemp') === true) throw noSpace();
      const end = (position ?? 0) + (length ?? bytes.byteLength);
      if (this.#full === 'files' && end > fs.fstatSync(handle).size) throw noSpace();
      return writeSync(handle, ...rest);
    }) as typeof writeSync);
  }

  fill(what: 'segments' | 'files'): void {
    this.#full = what;
  }

  free(): void {
    this.#full = undefined;
  }

  remove(): void {
    vi.restoreAllMocks();
  }
}

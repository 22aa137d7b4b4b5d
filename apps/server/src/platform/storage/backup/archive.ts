import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline as pipe } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { syncPath } from '../../db/sync-path.ts';
import { BackupError } from './errors.ts';

/* Archives are gzipped tar files (POSIX ustar), so that any tool can open them. */

const BLOCK = 512;
/** Nothing that we write is larger; a larger size in a header would only exhaust memory. */
const MOST_BYTES = 1024 * 1024 * 1024;

export interface ArchiveEntry {
  name: string;
  bytes: Uint8Array;
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, '0')}\0`;

function headerOf(name: string, size: number): Buffer {
  const header = Buffer.alloc(BLOCK);
  if (Buffer.byteLength(name) > 99) throw new TypeError('A name in an archive has at most 99 bytes.');
  header.write(name, 0);
  header.write(octal(0o600, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(size, 12), 124);
  header.write(octal(0, 12), 136);
  header.write(' '.repeat(8), 148);
  header.write('0', 156);
  header.write('ustar\u000000', 257);
  header.write(octal(checksumOf(header), 7), 148);
  return header;
}

/** Computed with the checksum's own field as spaces. */
function checksumOf(header: Buffer): number {
  let sum = 0;
  for (let at = 0; at < BLOCK; at++) sum += at >= 148 && at < 156 ? 32 : (header[at] ?? 0);
  return sum;
}

const paddingOf = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK;

/** Writes entries into a new archive, readable by its owner only, and returns once it is on disk. */
export async function writeArchive(path: string, entries: AsyncIterable<ArchiveEntry>): Promise<void> {
  const blocks = async function* (): AsyncGenerator<Uint8Array> {
    for await (const { name, bytes } of entries) {
      yield headerOf(name, bytes.length);
      yield bytes;
      yield Buffer.alloc(paddingOf(bytes.length));
    }
    yield Buffer.alloc(2 * BLOCK);
  };
  await pipeline(blocks, createGzip(), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  await syncPath(path);
}

export const damaged = (what: string): BackupError =>
  new BackupError(`The backup is damaged: ${what}. Nothing was changed. Use another backup.`);

/** Reads the entries of an archive in order. @throws BackupError where it is damaged */
export async function* readArchive(path: string): AsyncGenerator<ArchiveEntry> {
  const stream = createGunzip();
  // An error of either stream reaches the reader.
  pipe(createReadStream(path), stream, () => undefined);
  const bytes = new Bytes(stream);
  try {
    for (;;) {
      const header = await bytes.take(BLOCK);
      if (header.every((byte) => byte === 0)) break;
      const size = Number.parseInt(header.toString('latin1', 124, 135), 8);
      const checksum = Number.parseInt(header.toString('latin1', 148, 154), 8);
      if (checksum !== checksumOf(header) || !(size <= MOST_BYTES))
        throw damaged('it is no archive of Healzy');
      const name = header.toString('utf8', 0, header.indexOf(0));
      const content = await bytes.take(size);
      await bytes.take(paddingOf(size));
      yield { name, bytes: content };
    }
    await bytes.end();
  } finally {
    stream.destroy();
  }
}

/** Reads a stream in chunks of given sizes. */
class Bytes {
  readonly #parts: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(stream: AsyncIterable<Buffer>) {
    this.#parts = stream[Symbol.asyncIterator]();
  }

  async take(count: number): Promise<Buffer> {
    const taken = [this.#rest];
    for (let has = this.#rest.length; has < count;) {
      const part = await this.#next();
      if (part === undefined) throw damaged('it ends too early');
      taken.push(part);
      has += part.length;
    }
    const all = taken.length === 1 ? this.#rest : Buffer.concat(taken);
    this.#rest = all.subarray(count);
    return all.subarray(0, count);
  }

  /** Reads to the end, where gzip's own checksum is verified. */
  async end(): Promise<void> {
    while ((await this.#next()) !== undefined);
  }

  async #next(): Promise<Buffer | undefined> {
    try {
      const { done, value } = await this.#parts.next();
      return done === true ? undefined : value;
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT') throw new BackupError(`There is no backup at that place: ${message}`);
      throw damaged(`it cannot be read (${message})`);
    }
  }
}

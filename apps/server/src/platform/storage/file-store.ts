import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { MAX_UPLOAD_BYTES } from '@healzy/domain/documents';
import { syncPath } from '../db/sync-path.ts';

/** A received file, to be kept or discarded. */
export interface IncomingFile {
  sizeBytes: number;
  sha256: string;
  /** The first bytes, to detect the real content type. */
  head: Uint8Array;
  /** The last bytes: as many as the end record of a ZIP takes with its comment. */
  tail: Uint8Array;
  /** Whether it contains HTML tags anywhere. */
  hasMarkup: boolean;
  /** Some of its bytes, as long as it was neither kept nor discarded; fewer if it ends earlier. */
  part(from: number, bytes: number): Promise<Uint8Array>;
  /** Moves it into place; from then on it survives a power cut. */
  keep(key: string): Promise<void>;
  discard(): Promise<void>;
}

/** More bytes arrived than any file may have. */
export class FileTooLargeError extends Error {
  override readonly name = 'FileTooLargeError';
}

export interface StoredFile {
  key: string;
  modifiedAt: Date;
}

export interface FilePart {
  from: number;
  bytes: number;
}

/** Where files are kept. Keys are `<accountId>/<documentId>`, never user input. */
export interface FileStore {
  /** Writes a stream beside the store, at most `maxBytes`; 50 MB by default. */
  receive(content: Readable, maxBytes?: number): Promise<IncomingFile>;
  read(key: string): Promise<Uint8Array>;
  /** The first bytes of a file. */
  head(key: string, bytes: number): Promise<Uint8Array>;
  /** Some bytes of a file; fewer if it ends earlier. */
  part(key: string, from: number, bytes: number): Promise<Uint8Array>;
  /** A file, or a part of it, as a stream; `sizeBytes` is that of the whole. */
  stream(key: string, part?: FilePart): Promise<{ content: ReadStream; sizeBytes: number }>;
  /** Removing a missing file is not an error. */
  remove(key: string): Promise<void>;
  /** Every stored file, for clean-up. */
  list(): AsyncIterable<StoredFile>;
  /**
   * Writes a file and removes it.
   * @returns whether the folder is there; where a volume is not mounted, nothing must be written into what is left
   * @throws when it cannot be written
   */
  check(): Promise<boolean>;
  /** Discards what killed processes had half received before that time. */
  discardIncoming(before: Date): Promise<void>;
}

const HEAD_BYTES = 4096;
const TAIL_BYTES = 65_535 + 22;
const MARKUP = /<(!doctype html|html|script|iframe|svg|\?php)[\s>/]/i;
const LONGEST_MARKUP = 16;
const KEY = /^[0-9a-f-]{36}\/[0-9a-f-]{36}$/;

/** Stores files in a folder of this machine. */
export function createFolderStore(folder: string): FileStore {
  const incoming = join(folder, 'incoming');
  const placeOf = (key: string): string => {
    if (!KEY.test(key)) throw new TypeError('A file key is two uuids.');
    return join(folder, 'kept', key);
  };
  return {
    receive: async (content, maxBytes = MAX_UPLOAD_BYTES) => {
      await mkdir(incoming, { recursive: true, mode: 0o700 });
      return receiveInto(join(incoming, randomUUID()), { content, maxBytes }, placeOf);
    },
    read: (key) => readFile(placeOf(key)),
    head: (key, bytes) => partOf(placeOf(key), 0, bytes),
    part: (key, from, bytes) => partOf(placeOf(key), from, bytes),
    stream: async (key, part) => {
      const { size } = await stat(placeOf(key));
      const range = part === undefined ? {} : { start: part.from, end: part.from + part.bytes - 1 };
      return { content: createReadStream(placeOf(key), range), sizeBytes: size };
    },
    remove: (key) => rm(placeOf(key), { force: true }),
    list: () => listKept(join(folder, 'kept')),
    check: async () => {
      if (!(await isFolder(folder))) return false;
      await mkdir(incoming, { recursive: true, mode: 0o700 });
      const path = join(incoming, randomUUID());
      const handle = await open(path, 'wx', 0o600);
      try {
        await handle.write('healthy');
        await handle.sync();
      } finally {
        await handle.close();
        await rm(path, { force: true });
      }
      return true;
    },
    discardIncoming: async (before) => {
      for (const name of await namesIn(incoming)) {
        const path = join(incoming, name);
        const found = await stat(path).catch(() => null);
        if (found && found.mtime < before) await rm(path, { recursive: true, force: true });
      }
    },
  };
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

async function partOf(path: string, from: number, bytes: number): Promise<Uint8Array> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, from);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function receiveInto(
  path: string,
  { content, maxBytes }: { content: Readable; maxBytes: number },
  placeOf: (key: string) => string,
): Promise<IncomingFile> {
  const handle = await open(path, 'wx', 0o600);
  const hash = createHash('sha256');
  const head: Buffer[] = [];
  let tail = Buffer.alloc(0);
  let hasMarkup = false;
  let sizeBytes = 0;
  let headBytes = 0;
  try {
    // Stopping early must not destroy the request: its response still has to be sent.
    for await (const part of content.iterator({ destroyOnReturn: false })) {
      const chunk = part as Buffer;
      sizeBytes += chunk.length;
      if (sizeBytes > maxBytes) throw new FileTooLargeError(`The file is larger than ${maxBytes} bytes.`);
      hash.update(chunk);
      if (headBytes < HEAD_BYTES) {
        head.push(chunk.subarray(0, HEAD_BYTES - headBytes));
        headBytes += chunk.length;
      }
      hasMarkup ||= MARKUP.test(Buffer.concat([tail.subarray(-LONGEST_MARKUP), chunk]).toString('latin1'));
      tail = Buffer.from(Buffer.concat([tail, chunk]).subarray(-TAIL_BYTES));
      await handle.write(chunk);
    }
    await handle.sync();
  } catch (error) {
    await handle.close();
    await rm(path, { force: true });
    throw error;
  }
  await handle.close();
  return {
    sizeBytes,
    sha256: hash.digest('hex'),
    head: Buffer.concat(head),
    tail,
    hasMarkup,
    part: (from, bytes) => partOf(path, from, bytes),
    keep: async (key) => {
      const place = placeOf(key);
      const parent = join(place, '..');
      await mkdir(parent, { recursive: true, mode: 0o700 });
      await rename(path, place);
      await syncPath(parent);
    },
    discard: () => rm(path, { force: true }),
  };
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

async function* listKept(folder: string): AsyncIterable<StoredFile> {
  for (const account of await namesIn(folder)) {
    for (const document of await namesIn(join(folder, account))) {
      const found = await stat(join(folder, account, document)).catch(() => null);
      if (found) yield { key: `${account}/${document}`, modifiedAt: found.mtime };
    }
  }
}

import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { Unzip, UnzipInflate, UnzipPassThrough, type UnzipFile } from 'fflate';
import type { FileStore, IncomingFile } from '../storage/file-store.ts';

/** What an archive holds: its record as text, and every file beside it received into the store. */
export interface ReadArchive {
  record: string | null;
  files: Map<string, IncomingFile>;
}

/** The archive is none, or holds more than an exported record may. */
export class BadArchiveError extends Error {
  override readonly name = 'BadArchiveError';
}

const MOST_FILES = 5_000;
/** A record without its files; readings of years fit many times over. */
const LONGEST_RECORD_BYTES = 300 * 1024 * 1024;
/** Everything unpacked: a small archive that swells beyond this was made to do so. */
const MOST_BYTES = 2 * 1024 * 1024 * 1024;

/**
 * Unpacks an archive piece by piece. Whatever was received is the caller's to keep or discard, also when it throws.
 *
 * @throws BadArchiveError
 */
export async function readArchive(content: Readable, store: FileStore, into: ReadArchive): Promise<void> {
  const work: Promise<void>[] = [];
  /** Every entry that is being written, and the end of that. */
  const open = new Map<PassThrough, Promise<void>>();
  let failure: Error | null = null;
  let total = 0;
  const fail = (error: Error): void => {
    failure ??= error;
  };
  const unzip = new Unzip((file) => {
    if (work.length >= MOST_FILES) return fail(new BadArchiveError('The archive holds too many files.'));
    const stream = new PassThrough();
    const receiving =
      file.name === 'record.json' ? readText(stream, into) : receive(file.name, stream, store, into);
    const received = receiving.catch(fail).finally(() => open.delete(stream));
    open.set(stream, received);
    work.push(received);
    pipe(file, stream, {
      count: (bytes) => {
        total += bytes;
        if (total > MOST_BYTES) fail(new BadArchiveError('The archive is too large.'));
      },
      fail,
    });
  });
  unzip.register(UnzipInflate);
  unzip.register(UnzipPassThrough);
  try {
    for await (const piece of content) {
      unzip.push(piece as Uint8Array);
      if (failure !== null) break;
      // A file is written as fast as the disk takes it; the archive waits. Nobody reads on in one that was refused.
      for (const [stream, received] of open) {
        if (stream.writableNeedDrain) await Promise.race([once(stream, 'drain'), received]);
      }
    }
    if (failure === null) unzip.push(new Uint8Array(0), true);
  } catch (error) {
    fail(error instanceof BadArchiveError ? error : new BadArchiveError('The archive cannot be read.'));
  }
  for (const stream of open.keys()) stream.end();
  await Promise.all(work);
  if (failure !== null) throw failure;
}

interface Watch {
  count: (bytes: number) => void;
  fail: (error: Error) => void;
}

function pipe(file: UnzipFile, stream: PassThrough, { count, fail }: Watch): void {
  file.ondata = (error, piece, isLast) => {
    if (error) {
      // Ended, not destroyed: an error that comes before anybody reads has nobody to hear it.
      fail(new BadArchiveError('A file of the archive is damaged.'));
      stream.end();
      return;
    }
    if (stream.writableEnded) return;
    count(piece.length);
    if (piece.length > 0) stream.write(piece);
    if (isLast) stream.end();
  };
  file.start();
}

async function readText(stream: Readable, into: ReadArchive): Promise<void> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const piece of stream) {
    bytes += (piece as Buffer).length;
    if (bytes > LONGEST_RECORD_BYTES) throw new BadArchiveError('The record is too long.');
    parts.push(piece as Buffer);
  }
  into.record = Buffer.concat(parts).toString('utf8');
}

async function receive(name: string, stream: Readable, store: FileStore, into: ReadArchive): Promise<void> {
  const file = await store.receive(stream);
  // The first of two entries of one name is the one that counts.
  if (into.files.has(name)) await file.discard();
  else into.files.set(name, file);
}

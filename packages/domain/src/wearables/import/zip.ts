import { BlobReader, configure, ZipReader, type FileEntry } from '@zip.js/zip.js/lib/zip-core-native.js';
import { Refusal, type SourceFile } from './sources.ts';
import type { NamedBlob } from './types.ts';

/** Bytes of a zip at a time: all that a piece unpacks to, up to a hundred times as much, is in memory at once. */
const PIECE = 32 * 1024;

// A worker of a worker needs a script of its own, and a policy that allows it.
configure({ useWebWorkers: false, chunkSize: PIECE });

/** Exports of years have some tens of thousands. */
const MOST_ENTRIES = 100_000;
/** An export of ten years has a few gigabytes. */
const MOST_BYTES = 32 * 1024 ** 3;
/** Text of records packs to a fortieth; more than this is zeros, made to fill a machine. */
const MOST_RATIO = 500;
const SMALL = 16 * 1024 ** 2;

/** Whether the bytes begin like a zip. */
export const isZip = (head: Uint8Array): boolean =>
  head[0] === 0x50 && head[1] === 0x4b && (head[2] === 3 || head[2] === 5 || head[2] === 7);

type EntrySize = Pick<FileEntry, 'uncompressedSize' | 'compressedSize' | 'filename'>;

function checkSize(entry: EntrySize): void {
  const { uncompressedSize, compressedSize, filename } = entry;
  const isBomb =
    uncompressedSize > MOST_BYTES ||
    (uncompressedSize > SMALL && uncompressedSize > MOST_RATIO * Math.max(1, compressedSize));
  if (isBomb) throw new Refusal('ZIP_BOMB', filename);
}

/** What the zips of one file may hold together, those inside of it too. */
export class ZipBudget {
  #entries = 0;
  #bytes = 0;

  /** Refuses what has more entries than are left: also before they are looked at, by what a zip says of itself. */
  checkEntries(name: string, more: number): void {
    if (this.#entries + more > MOST_ENTRIES) throw new Refusal('TOO_MANY_ENTRIES', name);
  }

  /** Takes an entry from it. */
  spend(name: string, entry: EntrySize & { directory: boolean }): void {
    this.#entries++;
    this.checkEntries(name, 0);
    if (entry.directory) return;
    checkSize(entry);
    this.#bytes += entry.uncompressedSize;
    if (this.#bytes > MOST_BYTES) throw new Refusal('ZIP_BOMB', name);
  }
}

/** Entries of a zip. Nothing is unpacked until all of them are known not to fill the machine. */
export async function zipEntries({ name, blob }: NamedBlob, budget: ZipBudget): Promise<SourceFile[]> {
  const reader = new ZipReader(new BlobReader(blob));
  const files: FileEntry[] = [];
  let more = 0;
  const onprogress = (done: number, all: number) => {
    more = all - done + 1;
    return undefined;
  };
  try {
    for await (const entry of reader.getEntriesGenerator({ onprogress })) {
      budget.checkEntries(name, more);
      budget.spend(name, entry);
      if (!entry.directory) files.push(entry);
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // Its list of entries is at its end: without it, the end is missing.
    throw new Refusal('CUT_OFF', name);
  }
  return files.map((entry) => ({
    name: entry.filename,
    size: entry.uncompressedSize,
    weight: entry.compressedSize,
    stream: (signal) => entryStream(blob, entry, signal),
  }));
}

/** As zips number them. */
const STORED = 0;
const DEFLATED = 8;
const HEADER = 30;
const HEADER_MARK = 0x04034b50;

/**
 * The bytes of an entry. They are read and unpacked here, since the library copies each piece several times, and each copy
 * fills the memory until it is cleared.
 */
function entryStream(
  blob: Blob,
  entry: FileEntry,
  signal: AbortSignal | undefined,
): ReadableStream<Uint8Array> {
  if (entry.encrypted) throw new Refusal('ENCRYPTED', entry.filename);
  const pair =
    entry.compressionMethod === DEFLATED
      ? new DecompressionStream('deflate-raw')
      : new TransformStream<Uint8Array, Uint8Array>();
  const writer = (pair.writable as WritableStream<Uint8Array>).getWriter();
  const fill = async () => {
    const packed = await packedBytes(blob, entry);
    for (let at = 0; at < packed.size; at += PIECE) {
      signal?.throwIfAborted();
      await writer.write(new Uint8Array(await packed.slice(at, at + PIECE).arrayBuffer()));
    }
    await writer.close();
  };
  fill().catch((error: unknown) => writer.abort(error).catch(() => undefined));
  return measured(pair.readable, entry);
}

/** What lies behind the header of an entry, which has lengths of its own. */
async function packedBytes(
  blob: Blob,
  { offset, filename, compressedSize, compressionMethod }: FileEntry,
): Promise<Blob> {
  const header = new DataView(await blob.slice(offset, offset + HEADER).arrayBuffer());
  const isKnown = compressionMethod === STORED || compressionMethod === DEFLATED;
  if (!isKnown || header.byteLength < HEADER || header.getUint32(0, true) !== HEADER_MARK)
    throw new Refusal('DAMAGED', filename);
  const from = offset + HEADER + header.getUint16(26, true) + header.getUint16(28, true);
  return blob.slice(from, from + compressedSize);
}

/** The same bytes, exactly as many as the zip says: its own size was believed when it was let in. */
function measured(
  bytes: ReadableStream<Uint8Array>,
  { filename, uncompressedSize }: FileEntry,
): ReadableStream<Uint8Array> {
  const reader = bytes.getReader();
  const damaged = () => new Refusal('DAMAGED', filename);
  let given = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value, done } = await reader.read().catch(() => {
          throw damaged();
        });
        if (done) {
          if (given < uncompressedSize) throw damaged();
          controller.close();
          return;
        }
        given += value.length;
        if (given > uncompressedSize) {
          void reader.cancel().catch(() => undefined);
          throw new Refusal('ZIP_BOMB', filename);
        }
        controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

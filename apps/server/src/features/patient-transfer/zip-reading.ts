import { createInflateRaw } from 'node:zlib';
import { Readable } from 'node:stream';
import type { FileStore, IncomingFile } from '../../platform/storage/file-store.ts';
import { FileTooLargeError } from '../../platform/storage/file-store.ts';
import { BadArchiveError, readDirectory, type ArchivedFile } from './zip-directory.ts';

export { BadArchiveError, RECORD_NAME } from './zip-directory.ts';

const HEADER_BYTES = 30;
const HEADER_MARK = 0x04034b50;

/** An archive whose entries are unpacked only when requested by name. */
export interface Archive {
  /** The bytes of a file as they are unpacked; null if there is no such file. */
  open(name: string): AsyncIterable<Uint8Array> | null;
  /** Unpacks a file into the store; the caller keeps or discards it. */
  receive(name: string): Promise<IncomingFile | null>;
}

/**
 * Opens an archive in the store.
 *
 * @throws BadArchiveError, here and while its files are unpacked
 */
export async function openArchive(store: FileStore, key: string, sizeBytes: number): Promise<Archive> {
  const files = new Map<string, ArchivedFile>();
  // Of two entries with one name, the first counts.
  for (const file of await readDirectory(store, key, sizeBytes))
    if (!files.has(file.name)) files.set(file.name, file);
  const open = (name: string): AsyncIterable<Uint8Array> | null => {
    const file = files.get(name);
    return file === undefined ? null : unpacked(store, key, file);
  };
  return {
    open,
    receive: async (name) => {
      const content = open(name);
      if (content === null) return null;
      try {
        return await store.receive(Readable.from(content, { objectMode: false }));
      } catch (error) {
        throw error instanceof FileTooLargeError ? new BadArchiveError(error.message) : error;
      }
    },
  };
}

/** Unpacks off the main thread, and stops at the first byte beyond the announced size. */
async function* unpacked(store: FileStore, key: string, file: ArchivedFile): AsyncGenerator<Uint8Array> {
  const header = Buffer.from(await store.part(key, file.at, HEADER_BYTES));
  if (header.length < HEADER_BYTES || header.readUInt32LE(0) !== HEADER_MARK)
    throw new BadArchiveError('A file of the archive is not where its directory says.');
  const from = file.at + HEADER_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
  let bytes = 0;
  for await (const piece of inflated(store, key, { ...file, at: from })) {
    bytes += piece.length;
    if (bytes > file.bytes) break;
    yield piece;
  }
  if (bytes !== file.bytes) throw new BadArchiveError('A file of the archive has another size than it says.');
}

async function* inflated(store: FileStore, key: string, file: ArchivedFile): AsyncGenerator<Uint8Array> {
  if (file.packedBytes === 0) return;
  const { content } = await store.stream(key, { from: file.at, bytes: file.packedBytes });
  if (!file.isDeflated) {
    yield* content as AsyncIterable<Uint8Array>;
    return;
  }
  const inflate = createInflateRaw({ chunkSize: 65_536 });
  content.on('error', (error) => inflate.destroy(error));
  try {
    yield* content.pipe(inflate) as AsyncIterable<Uint8Array>;
  } catch {
    throw new BadArchiveError('A file of the archive is damaged.');
  } finally {
    content.destroy();
    inflate.destroy();
  }
}

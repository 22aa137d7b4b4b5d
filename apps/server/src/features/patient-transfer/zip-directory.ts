import { MAX_UPLOAD_BYTES } from '@healzy/domain/documents';
import type { FileStore } from '../../platform/storage/file-store.ts';

/** Not a ZIP archive, or larger than an exported record may be. */
export class BadArchiveError extends Error {
  override readonly name = 'BadArchiveError';
}

/** A file as the archive's directory describes it. */
export interface ArchivedFile {
  name: string;
  isDeflated: boolean;
  packedBytes: number;
  bytes: number;
  /** Offset of its local header. */
  at: number;
}

/** Limit of a record without its files: twenty years of readings fit. */
const LONGEST_RECORD_BYTES = 200 * 1024 * 1024;
export const RECORD_NAME = 'record.json';

const MOST_FILES = 5_000;
const MOST_DIRECTORY_BYTES = 2 * 1024 * 1024;
/** Limit of everything unpacked. */
const MOST_BYTES = 2 * 1024 * 1024 * 1024;
/** No table, text or image that a practice keeps compresses a hundredfold; below a megabyte it is harmless. */
const MOST_SWELLING = 100;
const HARMLESS_BYTES = 1024 * 1024;

const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const ENTRY_BYTES = 46;
const [END_MARK, ENTRY_MARK] = [0x06054b50, 0x02014b50];
const [STORED, DEFLATED] = [0, 8];
const ENCRYPTED = 1;
const IN_UTF8 = 0x800;

/**
 * Reads the archive's directory and rejects it before a byte is unpacked: too many files, too large ones, ones that
 * expand too much, or that overlap.
 *
 * @throws BadArchiveError
 */
export async function readDirectory(
  store: Pick<FileStore, 'part'>,
  key: string,
  sizeBytes: number,
): Promise<ArchivedFile[]> {
  const tailBytes = Math.min(sizeBytes, END_BYTES + LONGEST_COMMENT);
  const tail = Buffer.from(await store.part(key, sizeBytes - tailBytes, tailBytes));
  const end = endOf(tail);
  const count = end.readUInt16LE(10);
  const [bytes, at] = [end.readUInt32LE(12), end.readUInt32LE(16)];
  if (count > MOST_FILES || bytes > MOST_DIRECTORY_BYTES || at + bytes > sizeBytes)
    throw new BadArchiveError('The archive holds too many files.');
  const files = entriesOf(Buffer.from(await store.part(key, at, bytes)), count);
  refuseTooMuch(files, at);
  return files;
}

function endOf(tail: Buffer): Buffer {
  for (let at = tail.length - END_BYTES; at >= 0; at--) {
    if (tail.readUInt32LE(at) === END_MARK && at + END_BYTES + tail.readUInt16LE(at + 20) === tail.length)
      return tail.subarray(at);
  }
  throw new BadArchiveError('The archive has no directory.');
}

function entriesOf(directory: Buffer, count: number): ArchivedFile[] {
  const files: ArchivedFile[] = [];
  let at = 0;
  for (let i = 0; i < count; i++) {
    if (at + ENTRY_BYTES > directory.length || directory.readUInt32LE(at) !== ENTRY_MARK)
      throw new BadArchiveError('The directory of the archive is damaged.');
    const [flags, method] = [directory.readUInt16LE(at + 8), directory.readUInt16LE(at + 10)];
    const nameBytes = directory.readUInt16LE(at + 28);
    if ((flags & ENCRYPTED) !== 0 || (method !== STORED && method !== DEFLATED))
      throw new BadArchiveError('The archive is packed in another way.');
    files.push({
      name: directory.toString(
        (flags & IN_UTF8) === 0 ? 'latin1' : 'utf8',
        at + ENTRY_BYTES,
        at + ENTRY_BYTES + nameBytes,
      ),
      isDeflated: method === DEFLATED,
      packedBytes: directory.readUInt32LE(at + 20),
      bytes: directory.readUInt32LE(at + 24),
      at: directory.readUInt32LE(at + 42),
    });
    at += ENTRY_BYTES + nameBytes + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return files;
}

function refuseTooMuch(files: readonly ArchivedFile[], directoryAt: number): void {
  let total = 0;
  let end = 0;
  for (const file of files.toSorted((a, b) => a.at - b.at)) {
    if (file.at < end || file.at + file.packedBytes > directoryAt)
      throw new BadArchiveError('Files of the archive lie upon each other.');
    end = file.at + file.packedBytes;
    total += file.bytes;
    const most = file.name === RECORD_NAME ? LONGEST_RECORD_BYTES : MAX_UPLOAD_BYTES;
    const isSwelling = file.bytes > HARMLESS_BYTES && file.bytes > file.packedBytes * MOST_SWELLING;
    if (file.bytes > most || total > MOST_BYTES || isSwelling)
      throw new BadArchiveError('The archive holds more than a record may.');
  }
}

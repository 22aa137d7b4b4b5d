import { MAX_UPLOAD_BYTES } from '@healzy/domain/documents';
import { describe, expect, it } from 'vitest';
import { readDirectory } from '../src/features/patient-transfer/zip-directory.ts';
import type { FileStore } from '../src/platform/storage/file-store.ts';

interface Announced {
  packedBytes: number;
  bytes: number;
}

/** The directory and the end of an archive whose files are never read here. */
function announce(files: readonly Announced[]): { tail: Buffer; directoryAt: number } {
  const name = 'files/one.pdf';
  let at = 0;
  const entries = files.map(({ packedBytes, bytes }) => {
    const entry = Buffer.alloc(46 + name.length);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packedBytes, 20);
    entry.writeUInt32LE(bytes, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    entry.write(name, 46);
    at += packedBytes;
    return entry;
  });
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return { tail: Buffer.concat([directory, end]), directoryAt: at };
}

/** Reads such a directory, after packed files of zeros. */
function read(files: readonly Announced[]) {
  const { tail, directoryAt } = announce(files);
  const size = directoryAt + tail.length;
  const store: Pick<FileStore, 'part'> = {
    part: (_key, from, length) => {
      const bytes = Buffer.alloc(length);
      const [start, stop] = [Math.max(from, directoryAt), Math.min(from + length, size)];
      tail.copy(bytes, start - from, start - directoryAt, stop - directoryAt);
      return Promise.resolve(bytes);
    },
  };
  return readDirectory(store, 'key', size);
}

const GIGABYTE = 1024 ** 3;
const whole = Math.floor((2 * GIGABYTE) / MAX_UPLOAD_BYTES);
const like = (count: number, one: Announced) => Array.from({ length: count }, () => one);

describe('the directory of an archive', () => {
  const packedSmall = { packedBytes: MAX_UPLOAD_BYTES / 50, bytes: MAX_UPLOAD_BYTES };

  it('may announce two gigabytes', async () => {
    expect(await read(like(whole, packedSmall))).toHaveLength(whole);
  });

  it('may not announce more, even if no file is too large or expands too much', async () => {
    await expect(read(like(whole + 1, packedSmall))).rejects.toThrow('holds more than a record may');
  });

  it('may not announce a file that is too large or expands too much', async () => {
    await expect(read([{ packedBytes: 1000, bytes: 4_294_967_295 }])).rejects.toThrow(
      'more than a record may',
    );
    await expect(read([{ packedBytes: 20_000, bytes: 2_000_001 }])).rejects.toThrow('more than a record may');
  });
});

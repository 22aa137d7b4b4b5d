import { Inflate } from 'fflate';
import { decodeText } from '../delimited/index.ts';

/** All files of an archive together, unpacked: far more than the largest export, far less than a bomb. */
export const MAX_UNPACKED_BYTES = 128 * 1024 * 1024;
const MAX_FILES = 500;
const END = 0x06054b50;
const DIRECTORY = 0x02014b50;
const LOCAL = 0x04034b50;
/** The end record and the longest comment behind it. */
const END_REACH = 22 + 65_535;
/** So much at a time is unpacked: a thousandfold of it still fits into memory. */
const STEP = 16 * 1024;

/** Why an archive cannot be read. */
export type ArchiveFault = 'BROKEN' | 'LOCKED' | 'TOO_LARGE';

export class ArchiveError extends Error {
  readonly fault: ArchiveFault;

  constructor(fault: ArchiveFault) {
    super(`The archive is ${fault}.`);
    this.fault = fault;
  }
}

interface Entry {
  name: string;
  start: number;
  packedBytes: number;
  method: number;
  isLocked: boolean;
}

/** Whether the bytes begin as those of a ZIP archive or a workbook do. */
export const isArchive = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/**
 * The files of a ZIP archive, unpacked one by one when asked for. The directory is read from the end, as all programs
 * do; what a file says about its unpacked size is not believed: unpacking stops at `maxBytes` of all together.
 */
export class Archive {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #entries = new Map<string, Entry>();
  readonly #maxBytes: number;
  #unpacked = 0;

  /** @throws {ArchiveError} */
  constructor(bytes: Uint8Array, maxBytes = MAX_UNPACKED_BYTES) {
    this.#bytes = bytes;
    this.#maxBytes = maxBytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#readDirectory();
  }

  /** Names in the order of the directory, without folders and what an operating system adds. */
  get names(): string[] {
    return [...this.#entries.keys()].filter((name) => !/\/$|^__MACOSX\/|(^|\/)\./.test(name));
  }

  /**
   * The bytes of a file, or null when there is none of that name.
   *
   * @throws {ArchiveError}
   */
  read(name: string): Uint8Array | null {
    const entry = this.#entries.get(name);
    if (entry === undefined) return null;
    if (entry.isLocked) throw new ArchiveError('LOCKED');
    const packed = this.#bytes.subarray(entry.start, entry.start + entry.packedBytes);
    if (packed.length !== entry.packedBytes) throw new ArchiveError('BROKEN');
    if (entry.method === 0) {
      this.#count(packed.length);
      return packed;
    }
    if (entry.method !== 8) throw new ArchiveError('BROKEN');
    return this.#inflated(packed);
  }

  #inflated(packed: Uint8Array): Uint8Array {
    const chunks: Uint8Array[] = [];
    let size = 0;
    const inflate = new Inflate((chunk) => {
      this.#count(chunk.length);
      size += chunk.length;
      chunks.push(chunk);
    });
    try {
      for (let at = 0; at < packed.length; at += STEP) {
        inflate.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
      }
    } catch (error) {
      throw error instanceof ArchiveError ? error : new ArchiveError('BROKEN');
    }
    const whole = new Uint8Array(size);
    let at = 0;
    for (const chunk of chunks) {
      whole.set(chunk, at);
      at += chunk.length;
    }
    return whole;
  }

  #count(bytes: number): void {
    this.#unpacked += bytes;
    if (this.#unpacked > this.#maxBytes) throw new ArchiveError('TOO_LARGE');
  }

  #readDirectory(): void {
    const view = this.#view;
    const end = this.#findEnd();
    const count = view.getUint16(end + 10, true);
    if (count > MAX_FILES) throw new ArchiveError('TOO_LARGE');
    let at = view.getUint32(end + 16, true);
    for (let i = 0; i < count; i++) {
      if (!this.#has(at, 46) || view.getUint32(at, true) !== DIRECTORY) throw new ArchiveError('BROKEN');
      const nameBytes = view.getUint16(at + 28, true);
      const local = view.getUint32(at + 42, true);
      if (!this.#has(at + 46, nameBytes) || !this.#has(local, 30) || view.getUint32(local, true) !== LOCAL)
        throw new ArchiveError('BROKEN');
      const name = decodeText(this.#bytes.subarray(at + 46, at + 46 + nameBytes)).replaceAll('\\', '/');
      this.#entries.set(name, {
        name,
        start: local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true),
        packedBytes: view.getUint32(at + 20, true),
        method: view.getUint16(at + 10, true),
        isLocked: (view.getUint16(at + 8, true) & 1) === 1,
      });
      at += 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
  }

  #findEnd(): number {
    const { length } = this.#bytes;
    for (let at = length - 22; at >= 0 && at >= length - END_REACH; at--) {
      if (this.#bytes[at] === 0x50 && this.#view.getUint32(at, true) === END) return at;
    }
    throw new ArchiveError('BROKEN');
  }

  #has(at: number, bytes: number): boolean {
    return at + bytes <= this.#bytes.length;
  }
}

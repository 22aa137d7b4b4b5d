import { fileSignature } from '../file-signature.ts';

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** A file's text as bytes in which every character that matters (digits, separators, line ends) is one ASCII byte. */
export interface TextBytes {
  bytes: Uint8Array;
  encoding: TextEncoding;
  /** Byte that ends a line: LF, or CR in files from old Macs. */
  newline: 10 | 13;
}

/** A file that is not text, and why. */
export interface NoText {
  kind: 'refused';
  code: 'FILE_TOO_LARGE' | 'FILE_TYPE' | 'FILE_EMPTY' | 'FILE_TRUNCATED';
  details: { found?: string; bytes?: number; maxBytes?: number };
}

const HEAD = 4096;

/**
 * Rejects a file that is too large, empty or not text before anything is read. UTF-16 is converted to UTF-8; byte order
 * marks, even doubled ones, are skipped.
 */
export function textBytesOf(file: Uint8Array, maxBytes: number): TextBytes | NoText {
  if (file.length > maxBytes) {
    return {
      kind: 'refused',
      code: 'FILE_TOO_LARGE',
      details: { bytes: file.length, maxBytes },
    };
  }
  const signature = fileSignature(file);
  if (signature !== null) return { kind: 'refused', code: 'FILE_TYPE', details: { found: signature } };
  const wide = wideEncodingOf(file);
  if (wide === null && isBinary(file))
    return { kind: 'refused', code: 'FILE_TYPE', details: { found: 'binary' } };
  if (wide !== null && file.length % 2 === 1) {
    return {
      kind: 'refused',
      code: 'FILE_TRUNCATED',
      details: { found: 'half a UTF-16 unit', bytes: file.length },
    };
  }
  const narrow = wide === null ? file : utf8OfWide(file, wide);
  const bytes = withoutMarks(narrow);
  if (isBlank(bytes)) return { kind: 'refused', code: 'FILE_EMPTY', details: { bytes: file.length } };
  const head = bytes.subarray(0, 65_536);
  return {
    bytes,
    encoding: wide ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252'),
    newline: head.includes(10) || !head.includes(13) ? 10 : 13,
  };
}

/** Decodes a short piece: as UTF-8 when valid, else as Windows-1252, in which every byte is valid. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function wideEncodingOf(file: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (file[0] === 0xff && file[1] === 0xfe) return 'utf-16le';
  if (file[0] === 0xfe && file[1] === 0xff) return 'utf-16be';
  const head = file.subarray(0, 256);
  let even = 0;
  let odd = 0;
  for (let i = 0; i < head.length; i++) if (head[i] === 0) i % 2 === 0 ? even++ : odd++;
  const most = head.length / 2;
  if (odd > most * 0.7 && even < most * 0.05) return 'utf-16le';
  return even > most * 0.7 && odd < most * 0.05 ? 'utf-16be' : null;
}

function isBinary(file: Uint8Array): boolean {
  const head = file.subarray(0, HEAD);
  let controls = 0;
  for (const byte of head) {
    if (byte === 0) return true;
    if (byte < 9 || (byte > 13 && byte < 32)) controls++;
  }
  return controls > head.length * 0.01;
}

function utf8OfWide(file: Uint8Array, encoding: 'utf-16le' | 'utf-16be'): Uint8Array {
  const low = encoding === 'utf-16le' ? 0 : 1;
  const high = 1 - low;
  // A UTF-16 unit of two bytes becomes at most three. The unused end of the buffer costs nothing, because its memory
  // pages are never touched.
  const target = new Uint8Array((file.length / 2) * 3);
  let size = 0;
  for (let i = 0; i + 1 < file.length; i += 2) {
    const unit = file[i + low]! | (file[i + high]! << 8);
    if (unit < 0x80) target[size++] = unit;
    else if (unit < 0x800) {
      target[size++] = 0xc0 | (unit >> 6);
      target[size++] = 0x80 | (unit & 63);
    } else if (unit >= 0xd800 && unit <= 0xdfff) {
      const next = i + 3 < file.length ? file[i + 2 + low]! | (file[i + 2 + high]! << 8) : 0;
      if (unit > 0xdbff || next < 0xdc00 || next > 0xdfff) {
        // A lone surrogate is not a character and becomes `?`.
        target[size++] = 63;
        continue;
      }
      const sign = 0x10000 + ((unit & 0x3ff) << 10) + (next & 0x3ff);
      target[size++] = 0xf0 | (sign >> 18);
      target[size++] = 0x80 | ((sign >> 12) & 63);
      target[size++] = 0x80 | ((sign >> 6) & 63);
      target[size++] = 0x80 | (sign & 63);
      i += 2;
    } else {
      target[size++] = 0xe0 | (unit >> 12);
      target[size++] = 0x80 | ((unit >> 6) & 63);
      target[size++] = 0x80 | (unit & 63);
    }
  }
  return target.subarray(0, size);
}

function withoutMarks(bytes: Uint8Array): Uint8Array {
  let at = 0;
  while (bytes[at] === 0xef && bytes[at + 1] === 0xbb && bytes[at + 2] === 0xbf) at += 3;
  return bytes.subarray(at);
}

function isBlank(bytes: Uint8Array): boolean {
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i]!;
    if (byte !== 32 && (byte < 9 || byte > 13)) return false;
  }
  return true;
}

/**
 * Most files are plain ASCII, so decoding starts only at the first byte above 127. It goes piece by piece, so that the
 * whole text is never in memory twice.
 */
function isUtf8(bytes: Uint8Array): boolean {
  const from = firstHighByte(bytes);
  if (from < 0) return true;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (let at = from; at < bytes.length; at += 1 << 18) {
      decoder.decode(bytes.subarray(at, at + (1 << 18)), { stream: true });
    }
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

/** Position of the first byte above 127, or −1. Most of the file is compared four bytes at a time. */
function firstHighByte(bytes: Uint8Array): number {
  const lead = Math.min(bytes.length, (4 - (bytes.byteOffset & 3)) & 3);
  const quads = new Uint32Array(bytes.buffer, bytes.byteOffset + lead, (bytes.length - lead) >> 2);
  let quad = 0;
  while (quad < quads.length && (quads[quad]! & 0x80808080) === 0) quad++;
  const within = (from: number, to: number) => {
    for (let i = from; i < to; i++) if (bytes[i]! > 127) return i;
    return -1;
  };
  const before = within(0, lead);
  return before >= 0 ? before : within(lead + quad * 4, bytes.length);
}

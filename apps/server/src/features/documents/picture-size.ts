import { inflate } from 'node:zlib';
import { promisify } from 'node:util';
import { fileSignature, maxPicturePixels, type DocumentEntityType } from '@healzy/domain/documents';
import { unprocessable } from '../../platform/http/http-problem.ts';

/** Some bytes of a file; fewer if it ends earlier. */
type ReadPart = (from: number, bytes: number) => Promise<Uint8Array>;

/** Width and height in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

const WINDOW_BYTES = 65_536;
/** More parts than any real picture has: 50 MB of a PNG in the usual pieces of 8 KiB are 6,400. */
const MOST_PARTS = 100_000;
/** A file that hides its size behind more parts counts as the largest that there can be. */
const HIDDEN: PictureSize = { width: 0xffff_ffff, height: 0xffff_ffff };

const pixelsOf = ({ width, height }: PictureSize): number => width * height;
const larger = (one: PictureSize | null, other: PictureSize): PictureSize =>
  one !== null && pixelsOf(one) >= pixelsOf(other) ? one : other;

/** Reads a file in windows, because pictures consist of many small parts. */
function windowed(read: ReadPart) {
  let start = 0;
  let window = Buffer.alloc(0);
  return async (from: number, bytes: number): Promise<Buffer> => {
    if (from < start || from + bytes > start + window.length) {
      start = from;
      window = Buffer.from(await read(from, Math.max(bytes, WINDOW_BYTES)));
    }
    return window.subarray(from - start, from - start + bytes);
  };
}
type Reader = ReturnType<typeof windowed>;

const PNG_HEADER = 8;

/** Decoders differ about a second header, so that the largest of them counts. */
async function pngSize(read: Reader): Promise<PictureSize | null> {
  let found: PictureSize | null = null;
  let at = PNG_HEADER;
  for (let part = 0; part < MOST_PARTS; part += 1) {
    const bytes = await read(at, 16);
    if (bytes.length < 8) return found;
    const type = bytes.toString('latin1', 4, 8);
    if (type === 'IHDR' && bytes.length === 16)
      found = larger(found, { width: bytes.readUInt32BE(8), height: bytes.readUInt32BE(12) });
    if (type === 'IEND') return found;
    at += 12 + bytes.readUInt32BE(0);
  }
  return HIDDEN;
}

const JPEG_START = 2;
/** A frame whose height comes after its lines may be as high as there can be. */
const UNTOLD_HEIGHT = 0xffff;
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers without a segment: of restarts, and of the start. */
const isAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** Where the next marker is, past image data and fill bytes. */
async function nextMarker(read: Reader, from: number): Promise<{ at: number; marker: number } | null> {
  let start = from;
  for (;;) {
    const bytes = await read(start, WINDOW_BYTES / 2);
    for (let at = bytes.indexOf(0xff); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
      const marker = bytes[at + 1] ?? 0;
      if (marker !== 0 && marker !== 0xff) return { at: start + at, marker };
    }
    if (bytes.length < WINDOW_BYTES / 2) return null;
    start += bytes.length - 1;
  }
}

async function jpegSize(read: Reader): Promise<PictureSize | null> {
  let found: PictureSize | null = null;
  let at = JPEG_START;
  for (let part = 0; part < MOST_PARTS;) {
    const next = await nextMarker(read, at);
    if (next === null || next.marker === 0xd9) return found;
    at = next.at + 2;
    if (isAlone(next.marker)) continue;
    part += 1;
    const bytes = await read(next.at, 9);
    if (bytes.length < 9) return found;
    if (isFrame(next.marker))
      found = larger(found, {
        width: bytes.readUInt16BE(7),
        height: bytes.readUInt16BE(5) || UNTOLD_HEIGHT,
      });
    at += bytes.readUInt16BE(2);
  }
  return HIDDEN;
}

const WEBP_HEADER = 12;
const CHUNK_HEADER = 8;
const ANIMATION_FRAME = 16;

/** The size that a chunk of a WebP file gives: of the canvas, of a frame, or of the picture itself. */
function webpChunkSize(type: string, bytes: Buffer): PictureSize | null {
  if (type === 'VP8X' || type === 'ANMF') {
    const from = type === 'VP8X' ? 4 : 6;
    if (bytes.length < from + 6) return null;
    return { width: bytes.readUIntLE(from, 3) + 1, height: bytes.readUIntLE(from + 3, 3) + 1 };
  }
  if (bytes.length < 10) return null;
  if (type === 'VP8 ')
    return { width: bytes.readUInt16LE(6) & 0x3fff, height: bytes.readUInt16LE(8) & 0x3fff };
  if (type !== 'VP8L') return null;
  const bits = bytes.readUInt32LE(1);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

async function webpSize(read: Reader): Promise<PictureSize | null> {
  let found: PictureSize | null = null;
  let at = WEBP_HEADER;
  for (let part = 0; part < MOST_PARTS; part += 1) {
    const bytes = await read(at, CHUNK_HEADER + ANIMATION_FRAME);
    if (bytes.length < CHUNK_HEADER) return found;
    const type = bytes.toString('latin1', 0, 4);
    const size = webpChunkSize(type, bytes.subarray(CHUNK_HEADER));
    if (size !== null) found = larger(found, size);
    const length = bytes.readUInt32LE(4);
    // A frame of an animation has chunks of its own.
    at += CHUNK_HEADER + (type === 'ANMF' ? ANIMATION_FRAME : length + (length % 2));
  }
  return HIDDEN;
}

/**
 * The size of a PNG, JPEG or WebP file in pixels, read from its headers alone: nothing is decoded. Of several headers,
 * of which decoders choose differently, the largest counts. Null for another file, and for one without any size, which
 * no decoder opens.
 */
export async function pictureSize(read: ReadPart): Promise<PictureSize | null> {
  const reader = windowed(read);
  switch (fileSignature(await reader(0, WEBP_HEADER))) {
    case 'png':
      return pngSize(reader);
    case 'jpeg':
      return jpegSize(reader);
    case 'webp':
      return webpSize(reader);
    default:
      return null;
  }
}

const MILLION = 1_000_000;

/** Whether a picture has more pixels than its kind may have. */
export async function isLargePicture(
  { part }: { part: ReadPart },
  entityType: DocumentEntityType,
): Promise<boolean> {
  const size = await pictureSize(part);
  return size !== null && pixelsOf(size) > maxPicturePixels(entityType);
}

/** The same for a logo in memory. */
export const isLargeLogo = (bytes: Uint8Array): Promise<boolean> =>
  isLargePicture({ part: async (from, count) => bytes.subarray(from, from + count) }, 'ACCOUNT');

/**
 * Refuses a picture of more pixels than its kind may have, wherever it comes in.
 *
 * @param part reads from the file
 * @param details what the problem says besides the size and the limit, which is `maxCount` million pixels
 * @throws HttpProblem 422 `PICTURE_TOO_LARGE`
 */
export async function refuseLargePicture(
  { part }: { part: ReadPart },
  entityType: DocumentEntityType,
  details: Record<string, unknown> = {},
): Promise<void> {
  const size = await pictureSize(part);
  const most = maxPicturePixels(entityType);
  if (size === null || pixelsOf(size) <= most) return;
  throw unprocessable(
    'PICTURE_TOO_LARGE',
    `A picture of this kind may have ${most / MILLION} million pixels at most.`,
    { ...details, ...size, maxCount: most / MILLION },
  );
}

const PNG_BITS: readonly number[] = [1, 2, 4, 8, 16];
const PNG_COLOURS: readonly number[] = [0, 2, 3, 4, 6];
/** Of the deepest picture: four channels of 16 bits. */
const MOST_BYTES_PER_PIXEL = 8;
const inflated = promisify(inflate) as (
  data: Buffer,
  options: { maxOutputLength: number },
) => Promise<Buffer>;

/** Why a logo is not printed: it has too many pixels, or is not what it says. */
export type LogoFault = 'PICTURE_TOO_LARGE' | 'PICTURE_DAMAGED';

/**
 * Whether a logo can be handed to the library that prints it, which believes every header: it must not be larger than
 * logos may be, and a PNG must be complete, with the pixels that it declares and no more. The check takes no more memory
 * than printing, and runs off the main thread.
 */
export async function logoFault(bytes: Uint8Array): Promise<LogoFault | null> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = await pictureSize(async (from, count) => file.subarray(from, from + count));
  if (size === null) return 'PICTURE_DAMAGED';
  if (pixelsOf(size) > maxPicturePixels('ACCOUNT')) return 'PICTURE_TOO_LARGE';
  if (fileSignature(file) !== 'png') return null;
  return (await isPngAsDeclared(file, size)) ? null : 'PICTURE_DAMAGED';
}

async function isPngAsDeclared(file: Buffer, { width, height }: PictureSize): Promise<boolean> {
  const data: Buffer[] = [];
  let headers = 0;
  for (let at = PNG_HEADER; at + 12 <= file.length;) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    const from = at + 8;
    at = from + length + 4;
    if (at > file.length) return false;
    if (type === 'IHDR') {
      headers += 1;
      const isKnown = PNG_BITS.includes(file[from + 8] ?? 0) && PNG_COLOURS.includes(file[from + 9] ?? -1);
      if (length !== 13 || headers > 1 || !isKnown) return false;
    }
    if (type === 'IDAT') data.push(file.subarray(from, from + length));
    if (type !== 'IEND') continue;
    // Interlaced, a picture has up to two lines for each of its own, each with a byte for its filter.
    const maxOutputLength = width * height * MOST_BYTES_PER_PIXEL + 2 * height + 16;
    return inflated(Buffer.concat(data), { maxOutputLength }).then(
      () => headers === 1,
      () => false,
    );
  }
  return false;
}

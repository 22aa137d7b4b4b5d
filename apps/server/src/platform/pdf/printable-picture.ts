import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { crc32, deflateSync } from 'node:zlib';
import decode, { init } from '@jsquash/webp/decode.js';

/** Pixels, line by line: red, green, blue and opacity, 0 to 255 each. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/**
 * Pixels of the longer side of a decoded picture: at least 300 per inch at the size of a letterhead. A photograph of 12
 * million pixels, which WebP keeps in 300 kB, would take 30 MB without loss.
 */
const LONGEST_SIDE = 600;

let decoder: Promise<void> | undefined;

/** The decoder runs as WebAssembly: a file made to break it breaks nothing of the server. It is read when first needed. */
function decodeWebp(bytes: Uint8Array): Promise<Pixels> {
  decoder ??= init({
    wasmBinary: readFileSync(createRequire(import.meta.url).resolve('@jsquash/webp/codec/dec/webp_dec.wasm')),
  });
  return decoder.then(() => decode(Uint8Array.from(bytes).buffer));
}

/** By its first bytes: a RIFF container of this kind. */
const isWebp = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 12)).toString('latin1').endsWith('WEBP');

/**
 * A picture in a form that PDFs know, which are JPEG and PNG alone: WebP becomes PNG, everything else stays as it is.
 * @throws Error for a WebP file that cannot be decoded
 */
export async function printablePicture(bytes: Uint8Array): Promise<Uint8Array> {
  return isWebp(bytes) ? pngOf(shrunk(await decodeWebp(bytes))) : bytes;
}

/** As small as a letterhead needs it: the mean of squares of pixels, in which invisible ones have no colour. */
export function shrunk(picture: Pixels): Pixels {
  const step = Math.floor(Math.max(picture.width, picture.height) / LONGEST_SIDE);
  if (step < 2) return picture;
  const width = Math.ceil(picture.width / step);
  const height = Math.ceil(picture.height / step);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1)
      data.set(meanOf(picture, x * step, y * step, step), (y * width + x) * 4);
  }
  return { width, height, data };
}

function meanOf({ width, height, data }: Pixels, left: number, top: number, side: number): number[] {
  const sums = [0, 0, 0];
  let opacity = 0;
  let count = 0;
  for (let y = top; y < Math.min(top + side, height); y += 1) {
    for (let x = left; x < Math.min(left + side, width); x += 1) {
      const at = (y * width + x) * 4;
      const weight = data[at + 3] ?? 0;
      for (let colour = 0; colour < 3; colour += 1)
        sums[colour] = (sums[colour] ?? 0) + (data[at + colour] ?? 0) * weight;
      opacity += weight;
      count += 1;
    }
  }
  return [...sums.map((sum) => (opacity === 0 ? 0 : sum / opacity)), opacity / count];
}

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const COLOUR = { opaque: 2, withOpacity: 6 } as const;

function chunk(type: string, data: Buffer): Buffer {
  const part = Buffer.alloc(12 + data.length);
  part.writeUInt32BE(data.length, 0);
  part.write(type, 4, 'latin1');
  data.copy(part, 8);
  part.writeUInt32BE(crc32(part.subarray(4, 8 + data.length)), 8 + data.length);
  return part;
}

/** A PNG file of 8 bits (ISO/IEC 15948), without opacity where every pixel is opaque. */
function pngOf({ width, height, data }: Pixels): Uint8Array {
  const isOpaque = data.every((value, at) => at % 4 !== 3 || value === 255);
  const channels = isOpaque ? 3 : 4;
  const lines = Buffer.alloc(height * (width * channels + 1));
  let to = 0;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    // Each line begins with its filter, which is none.
    if (pixel % width === 0) to += 1;
    for (let channel = 0; channel < channels; channel += 1) lines[to++] = data[pixel * 4 + channel] ?? 0;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, isOpaque ? COLOUR.opaque : COLOUR.withOpacity], 8);
  return Buffer.concat([
    Buffer.from(PNG_SIGNATURE),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

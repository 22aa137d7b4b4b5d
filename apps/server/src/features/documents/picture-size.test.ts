import { deflateSync, crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { logoFault, pictureSize, refuseLargePicture } from './picture-size.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer, length = data.length): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, 2], 8);
  return chunk('IHDR', data);
}
/** Lines of red, green and blue, one byte each, after the byte of their filter. */
const lines = (width: number, height: number): Buffer =>
  chunk('IDAT', deflateSync(Buffer.alloc((width * 3 + 1) * height)));
const end = chunk('IEND', Buffer.alloc(0));
const png = (...chunks: Buffer[]): Buffer => Buffer.concat([SIGNATURE, ...chunks]);

const segment = (marker: number, data: number[]): Buffer =>
  Buffer.from([0xff, marker, 0, data.length + 2, ...data]);
const frame = (width: number, height: number, marker = 0xc0): Buffer =>
  segment(marker, [8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]);
const scan = Buffer.concat([segment(0xda, [1, 1, 0, 0, 63, 0]), Buffer.alloc(90_000, 0x55)]);
const jpeg = (...parts: Buffer[]): Buffer =>
  Buffer.concat([Buffer.from([0xff, 0xd8]), ...parts, Buffer.from([0xff, 0xd9])]);

const webpChunk = (type: string, data: number[]): Buffer => {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, Buffer.from(data), Buffer.alloc(data.length % 2)]);
};
const webp = (...chunks: Buffer[]): Buffer =>
  Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'), ...chunks]);
const three = (value: number): number[] => [value & 255, (value >> 8) & 255, value >> 16];
const canvas = (width: number, height: number): Buffer =>
  webpChunk('VP8X', [0, 0, 0, 0, ...three(width - 1), ...three(height - 1)]);
const lossy = (width: number, height: number): Buffer =>
  webpChunk('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, width & 255, width >> 8, height & 255, height >> 8]);
const lossless = (width: number, height: number): Buffer => {
  const bits = (width - 1) | ((height - 1) << 14);
  return webpChunk('VP8L', [
    0x2f,
    bits & 255,
    (bits >> 8) & 255,
    (bits >> 16) & 255,
    bits >>> 24,
    0,
    0,
    0,
    0,
    0,
  ]);
};

const sizeOf = (bytes: Buffer) => pictureSize(async (from, count) => bytes.subarray(from, from + count));

describe('the size of a picture, from its headers', () => {
  it.each<[string, Buffer, number, number]>([
    ['a PNG', png(header(640, 480), lines(640, 480), end), 640, 480],
    ['a PNG cut off in its data', png(header(14_000, 14_000), lines(9, 9).subarray(0, 15)), 14_000, 14_000],
    [
      'a PNG with a second header',
      png(header(9, 9), lines(9, 9), header(14_000, 14_000), end),
      14_000,
      14_000,
    ],
    [
      'a PNG whose first header is the larger',
      png(header(14_000, 14_000), header(9, 9), end),
      14_000,
      14_000,
    ],
    ['a JPEG', jpeg(segment(0xe1, [1, 2]), frame(4032, 3024), scan), 4032, 3024],
    ['a progressive JPEG', jpeg(frame(800, 600, 0xc2), scan, scan), 800, 600],
    [
      'a JPEG with a frame after its image data',
      jpeg(frame(9, 9), scan, frame(60_000, 60_000)),
      60_000,
      60_000,
    ],
    ['a JPEG that tells its height last', jpeg(frame(5000, 0), scan), 5000, 65_535],
    ['a JPEG cut off', jpeg(frame(60_000, 60_000), scan).subarray(0, 40), 60_000, 60_000],
    ['a lossy WebP', webp(lossy(640, 480)), 640, 480],
    ['a lossless WebP', webp(lossless(16_384, 16_000)), 16_384, 16_000],
    [
      'a WebP whose picture is larger than its canvas',
      webp(canvas(9, 9), lossy(16_000, 16_000)),
      16_000,
      16_000,
    ],
    [
      'a WebP with a large frame',
      webp(
        canvas(9, 9),
        webpChunk('ANMF', [0, 0, 0, 0, 0, 0, ...three(99), ...three(49), 0, 0, 0, 0]),
        lossless(9_000, 9_000),
      ),
      9_000,
      9_000,
    ],
  ])('%s', async (_, bytes, width, height) => {
    expect(await sizeOf(bytes)).toEqual({ width, height });
  });

  it('is none in a file that no decoder opens', async () => {
    expect(await sizeOf(png(end))).toBeNull();
    expect(await sizeOf(Buffer.from('%PDF-1.7 no picture'))).toBeNull();
    expect(await sizeOf(Buffer.alloc(0))).toBeNull();
  });

  it('counts as the largest behind more parts than pictures have', async () => {
    const empty = chunk('teXt', Buffer.alloc(0));
    const bytes = png(header(9, 9), ...Array.from({ length: 100_001 }, () => empty), header(9, 9));
    expect((await sizeOf(bytes))?.width).toBe(0xffff_ffff);
  });
});

describe('a picture of too many pixels', () => {
  const file = (bytes: Buffer) => ({
    part: async (from: number, count: number) => bytes.subarray(from, from + count),
  });

  it('is refused with its size and the limit of its kind, which is lower for logos', async () => {
    const photo = file(png(header(8000, 8000)));
    await expect(refuseLargePicture(photo, 'CHAT')).resolves.toBeUndefined();
    await expect(refuseLargePicture(photo, 'ACCOUNT')).rejects.toMatchObject({
      status: 422,
      code: 'PICTURE_TOO_LARGE',
      details: { width: 8000, height: 8000, maxCount: 12 },
    });
    await expect(refuseLargePicture(file(png(header(8001, 8000))), 'CHAT')).rejects.toMatchObject({
      details: { maxCount: 64 },
    });
  });
});

describe('a logo that is printed', () => {
  it('is whole, and has the pixels that it declares', async () => {
    expect(await logoFault(png(header(300, 200), lines(300, 200), end))).toBeNull();
    expect(await logoFault(jpeg(frame(300, 200), scan))).toBeNull();
  });

  it.each<[string, Buffer, string]>([
    ['of too many pixels', png(header(14_000, 14_000), lines(9, 9), end), 'PICTURE_TOO_LARGE'],
    ['with a second header', png(header(9, 9), header(8, 8), lines(9, 9), end), 'PICTURE_DAMAGED'],
    [
      'with a hundred times the pixels that it declares',
      png(header(9, 9), lines(90, 90), end),
      'PICTURE_DAMAGED',
    ],
    [
      'with data that is longer than the file',
      png(header(9, 9), chunk('IDAT', Buffer.alloc(9), 2 ** 31 - 1)),
      'PICTURE_DAMAGED',
    ],
    ['cut off before its end', png(header(9, 9), lines(9, 9)), 'PICTURE_DAMAGED'],
    ['of no size', png(end), 'PICTURE_DAMAGED'],
  ])('is none %s', async (_, bytes, fault) => {
    expect(await logoFault(bytes)).toBe(fault);
  });
});

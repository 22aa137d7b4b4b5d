import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import encode, { init } from '@jsquash/webp/encode.js';

type Colour = readonly [red: number, green: number, blue: number, opacity: number];

let encoder: Promise<unknown> | undefined;

/** A WebP file as libwebp, the library of browsers, writes it: `colourAt` says the colour of each pixel. */
export async function webpFile(
  { width, height, isLossless = false }: { width: number; height: number; isLossless?: boolean },
  colourAt: (x: number, y: number) => Colour,
): Promise<Uint8Array> {
  const program = createRequire(import.meta.url).resolve('@jsquash/webp/codec/enc/webp_enc_simd.wasm');
  encoder ??= init({ wasmBinary: readFileSync(program) });
  await encoder;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel += 1)
    data.set(colourAt(pixel % width, Math.floor(pixel / width)), pixel * 4);
  const options = { lossless: isLossless ? 1 : 0, exact: 1, quality: 90 };
  return new Uint8Array(await encode({ width, height, data }, options));
}

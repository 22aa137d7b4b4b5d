import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
const kibibytes = (bytes) => Math.round((bytes / 1024) * 10) / 10;

/** Sizes of one file's bytes as a server sends them, in KiB: brotli and gzip, both at their best level. */
export function compressedSizes(bytes) {
  const brotli = brotliCompressSync(bytes, best).length;
  return { brotli: kibibytes(brotli), gzip: kibibytes(gzipSync(bytes, { level: 9 }).length) };
}

/** The same for text, in parallel with other work. */
export async function compressed(text) {
  const bytes = Buffer.from(text);
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(bytes, best),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  return { brotli: kibibytes(brotli.length), gzip: kibibytes(zipped.length) };
}

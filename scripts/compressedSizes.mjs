import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const kibibytes = (bytes) => Math.round((bytes / 1024) * 10) / 10;

/** Sizes of one file's bytes as a server sends them, in KiB: brotli at its best and gzip at its best. */
export function compressedSizes(bytes) {
  const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  return { brotli: kibibytes(brotli), gzip: kibibytes(gzipSync(bytes, { level: 9 }).length) };
}

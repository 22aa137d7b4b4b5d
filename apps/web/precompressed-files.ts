import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Texts. Fonts and pictures are compressed already. */
const COMPRESSIBLE = /\.(?:m?js|css|html|svg|json|wasm)$/;
/** Below, the headers of an answer weigh more than what is saved. */
const LEAST_BYTES = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes each text of a folder a second and a third time, as compressed as it gets: `start.js.br` and `start.js.gz`. */
export async function compressFolder(folder: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter(
    (name) => COMPRESSIBLE.test(name) && !name.startsWith('.'),
  );
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const bytes = await readFile(path);
      if (bytes.length < LEAST_BYTES) return;
      const size = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      await Promise.all([
        brotli(bytes, { params: size }).then((small) => writeFile(`${path}.br`, small)),
        zip(bytes, { level: constants.Z_BEST_COMPRESSION }).then((small) => writeFile(`${path}.gz`, small)),
      ]);
    }),
  );
}

/**
 * Compresses a build once, as well as it gets. A server that does it in every answer has no time for the last tenth, and
 * spends some for each reader.
 */
export function precompressedFiles(): Plugin {
  let folder = '';
  return {
    name: 'healzy-precompressed-files',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: {
      // After the service worker, which is written beside the bundle.
      order: 'post',
      sequential: true,
      handler: () => compressFolder(folder),
    },
  };
}

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Texts. Fonts and pictures are compressed already. */
const COMPRESSIBLE = /\.(?:m?js|css|svg|json|wasm)$/;
/** Below, the headers of an answer weigh more than what is saved. */
const LEAST_BYTES = 1024;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes each text of a folder a second and a third time, as compressed as it gets: `start.js.br` and `start.js.gz`. */
export async function compressFolder(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => COMPRESSIBLE.test(name));
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const bytes = await readFile(path);
      if (bytes.length < LEAST_BYTES) return;
      const size = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      await Promise.all([
        brotli(bytes, { params: size }).then((small) => writeFile(`${path}.br`, small)),
        gzipped(bytes, { level: constants.Z_BEST_COMPRESSION }).then((small) =>
          writeFile(`${path}.gz`, small),
        ),
      ]);
    }),
  );
}

/**
 * Compresses the assets of a build once, as well as it gets: a server that does it in every answer has no time for the last
 * tenth. Only those: their names change with their content, so nothing compressed can be older than its file.
 */
export function precompressedFiles(): Plugin {
  let folder = '';
  return {
    name: 'healzy-precompressed-files',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir, config.build.assetsDir);
    },
    closeBundle: {
      // After the service worker's parts are written beside the bundle.
      order: 'post',
      sequential: true,
      handler: (error?: Error) => (error ? undefined : compressFolder(folder)),
    },
  };
}

import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { defineConfig } from 'vite';

const SOURCES = join(import.meta.dirname, 'src');
const WORKER = /-worker\.(?:ts|mjs)$/;

/** Every file `…-worker` is the program of a worker thread, named as `workerProgram` looks for it: by its path. */
const workers = Object.fromEntries(
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => WORKER.test(path))
    .map((path) => [path.replace(/\.\w+$/, '').replaceAll(sep, '-'), join(SOURCES, path)]),
);

/**
 * The server, its worker threads and the backup: workspace packages are bundled from their sources, everything in
 * node_modules stays outside.
 */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    reportCompressedSize: false,
    rollupOptions: {
      input: {
        main: 'src/main.ts',
        ...workers,
        backup: 'src/platform/storage/backup/main.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
  ssr: {
    noExternal: [/^@healzy\//],
    external: ['@electric-sql/pglite', 'pg', 'oidc-provider'],
  },
});

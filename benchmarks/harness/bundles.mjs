import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../scripts/bootstrap.mjs';

const cache = join(root, 'node_modules/.cache/healzy-bench');
const made = new Map();

/** Bundles one feature of the domain for Node as the server's build does, and returns the file's path. */
export const domainBundle = (word) => domainFile(`${word}/index`);

/** The same for one file of the domain. */
export function domainFile(path) {
  const key = `domain-${path.replaceAll('/', '-')}`;
  if (!made.has(key)) made.set(key, bundle(key, join(root, `packages/domain/src/${path}.ts`)));
  return made.get(key);
}

/** The same for one file of the server. */
export function serverBundle(path) {
  const key = `server-${path.replaceAll('/', '-')}`;
  if (!made.has(key)) made.set(key, bundle(key, join(root, `apps/server/src/${path}.ts`)));
  return made.get(key);
}

async function bundle(key, entry) {
  mkdirSync(cache, { recursive: true });
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: {
      ssr: entry,
      outDir: join(cache, key),
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rollupOptions: { output: { entryFileNames: 'index.mjs' } },
    },
    ssr: { noExternal: true },
  });
  return join(cache, key, 'index.mjs');
}

/** Builds a benchmark page with the product's own settings and returns the folder that holds it. */
export function pageBundle(name, source) {
  const key = `page-${name}`;
  if (!made.has(key)) made.set(key, page(key, source));
  return made.get(key);
}

async function page(key, source) {
  const outDir = join(cache, key);
  const { vanillaExtractPlugin } = await import('@vanilla-extract/vite-plugin');
  const { default: react } = await import('@vitejs/plugin-react');
  await build({
    configFile: false,
    root: source,
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin()],
    build: { outDir, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 4000 },
  });
  return outDir;
}

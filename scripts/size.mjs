// `node scripts/size.mjs`: what the built web app weighs, file by file, and what the chart code weighs by itself.
// The benchmarks use the same functions.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { install, root } from './bootstrap.mjs';

const kibibytes = (bytes) => Math.round((bytes / 1024) * 10) / 10;

/** Sizes of one file's bytes as a server sends them, in KiB: brotli at its best and gzip at its best. */
export function compressedSizes(bytes) {
  const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  return { brotli: kibibytes(brotli), gzip: kibibytes(gzipSync(bytes, { level: 9 }).length) };
}

/** Scripts and styles of the built web app, largest first: `[{ file, brotli, gzip }]`. */
export function builtFiles() {
  const folder = join(root, 'apps/web/dist/assets');
  return readdirSync(folder)
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) => ({ file, ...compressedSizes(readFileSync(join(folder, file))) }))
    .sort((a, b) => b.brotli - a.brotli);
}

/**
 * The CGM charts of the kit in one bundle, without React, React Aria and the shared theme, which every screen has
 * anyway, and without what is fetched later: `{ brotli, gzip }`.
 */
export async function chartCode() {
  const { build } = await import('vite');
  const { vanillaExtractPlugin } = await import('@vanilla-extract/vite-plugin');
  const { default: react } = await import('@vitejs/plugin-react');
  const entry = '\0cgm-charts';
  const charts = ['GlucoseTrace', 'AgpChart', 'HeatGrid', 'TimeInRangeBar'];
  const { output } = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [
      {
        name: 'cgm-charts',
        resolveId: (id) => (id === 'cgm-charts' ? entry : null),
        load: (id) =>
          id === entry
            ? charts.map((chart) => `export * from '@healzy/ui/charts/${chart}';`).join('\n')
            : null,
      },
      react(),
      vanillaExtractPlugin(),
    ],
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      rollupOptions: {
        input: 'cgm-charts',
        preserveEntrySignatures: 'strict',
        external: (id) => /^(react|react-dom|react-aria-components|lucide-react)(\/|$)/.test(id),
      },
    },
  }).then((result) => (Array.isArray(result) ? result[0] : result));
  const chunks = new Map(output.map((file) => [file.fileName, file]));
  // What is fetched with the charts; a chart's table comes when somebody asks for it.
  const fetched = new Set(output.filter((file) => file.isEntry));
  for (const file of fetched) for (const other of file.imports ?? []) fetched.add(chunks.get(other) ?? file);
  const text = output
    .filter((file) => (file.type === 'chunk' ? fetched.has(file) : /\.css$/.test(file.fileName)))
    .map((file) => (file.type === 'chunk' ? file.code : String(file.source)))
    .join('\n');
  return compressedSizes(Buffer.from(text));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  install();
  console.log('brotli KiB  gzip KiB  file');
  const print = ({ brotli, gzip, file }) =>
    console.log(`${brotli.toFixed(1).padStart(10)}${gzip.toFixed(1).padStart(10)}  ${file}`);
  builtFiles().forEach(print);
  print({ ...(await chartCode()), file: '(the CGM charts alone)' });
}

// `npm run size`: the size of the built web app, file by file, of the chart code by itself, and of each part of the kit
// alone against its budget. `--kit` leaves out the web app, `--update` accepts the kit's current sizes. The benchmarks
// use the same functions.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, root } from './bootstrap.mjs';
import { compressedSizes } from './compressed-sizes.mjs';

export { compressedSizes };

/** Scripts and styles of the built web app, largest first: `[{ file, brotli, gzip }]`. */
export function builtFiles() {
  const folder = join(root, 'apps/web/dist/assets');
  return readdirSync(folder)
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) => ({ file, ...compressedSizes(readFileSync(join(folder, file))) }))
    .sort((a, b) => b.brotli - a.brotli);
}

/** What every screen has: libraries, and of the kit its labels and what shows late parts. */
const HAD_ANYWAY =
  /^(react|react-dom|react-aria-components|lucide-react)(\/|$)|ui\/src\/(components\/LazyPart\/LazyPart|labels\/LabelsProvider)\.tsx?$/;

/**
 * The CGM charts of the kit in one bundle, without what every screen has anyway, and without lazy imports and their
 * styles: `{ brotli, gzip }`.
 */
export async function chartCode() {
  const { build } = await import('vite');
  const { vanillaExtractPlugin } = await import('@vanilla-extract/vite-plugin');
  const { default: react } = await import('@vitejs/plugin-react');
  const entry = '\0cgm-charts';
  const charts = ['AgpChart', 'HeatGrid', 'SharedAxisCharts', 'TimeInRangeBar'];
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
        external: (id) => HAD_ANYWAY.test(id),
      },
    },
  }).then((result) => (Array.isArray(result) ? result[0] : result));
  const chunks = new Map(output.map((file) => [file.fileName, file]));
  // What loads with the charts; a chart's table loads on demand.
  const fetched = new Set(output.filter((file) => file.isEntry));
  for (const file of fetched) for (const other of file.imports ?? []) fetched.add(chunks.get(other) ?? file);
  const styles = new Set([...fetched].flatMap((file) => [...(file.viteMetadata?.importedCss ?? [])]));
  const text = output
    .filter((file) => fetched.has(file) || styles.has(file.fileName))
    .map((file) => (file.type === 'chunk' ? file.code : String(file.source)))
    .join('\n');
  return compressedSizes(Buffer.from(text));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  install();
  const { complaintsOf, kitSizes, styleSize, writeBudget } = await import('./kit-sizes.mjs');
  const column = (value) => (value === null ? '–' : value.toFixed(1)).padStart(10);
  if (!process.argv.includes('--kit')) {
    console.log('brotli KiB  gzip KiB  file');
    const print = ({ brotli, gzip, file }) => console.log(`${column(brotli)}${column(gzip)}  ${file}`);
    builtFiles().forEach(print);
    print({ ...(await chartCode()), file: '(the CGM charts alone)' });
  }
  console.log('\nbrotli KiB  gzip KiB  React Aria beneath  ratio  part of the kit, alone');
  const sizes = await kitSizes();
  for (const { part, brotli, gzip, aria, ratio } of sizes)
    console.log(
      `${column(brotli)}${column(gzip)}${column(aria).padStart(20)}${(ratio?.toFixed(2) ?? '–').padStart(7)}  ${part}`,
    );
  const style = styleSize();
  console.log(`${column(style)}  the whole style sheet`);
  if (process.argv.includes('--update')) writeBudget(sizes, style);
  const complaints = complaintsOf(sizes, style);
  if (complaints.length) {
    console.error(`\n${complaints.join('\n')}\nIf this is intended: npm run size -- --kit --update`);
    process.exit(1);
  }
}

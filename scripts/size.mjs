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

/** What every screen has: libraries, and of the kit its labels, buttons and what shows late parts. */
const HAD_ANYWAY =
  /^(react|react-dom|react-aria-components|lucide-react)(\/|$)|ui\/src\/(components\/(LazyPart\/LazyPart|Button\/Button|IconButton\/IconButton)|labels\/LabelsProvider|primitives\/(Icon\/Icon|VisuallyHidden\/VisuallyHidden))\.tsx?$/;

/** The bundler's own, which the start has. */
const PRELOADER = 'vite/preload-helper';

/**
 * The CGM charts of the kit in one bundle, without what every screen has anyway, and without lazy imports and their
 * styles: `{ script: { brotli, gzip }, style: { brotli, gzip } }`.
 */
export async function chartSizes() {
  const { build } = await import('vite');
  const { vanillaExtractPlugin } = await import('@vanilla-extract/vite-plugin');
  const { default: react } = await import('@vitejs/plugin-react');
  const entry = '\0cgm-charts';
  const charts = ['AgpChart', 'HeatGrid', 'RangeLegend', 'SharedAxisCharts', 'TimeBrush', 'TimeInRangeBar'];
  const { output } = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [
      {
        name: 'cgm-charts',
        resolveId: (id) => (id === 'cgm-charts' ? entry : null),
        load: (id) => {
          if (id.includes(PRELOADER)) return 'export const __vitePreload = (load) => load();';
          if (id !== entry) return null;
          return charts.map((chart) => `export * from '@healzy/ui/charts/${chart}';`).join('\n');
        },
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
  const sizeOf = (files) =>
    compressedSizes(Buffer.from(files.map(({ code, source }) => code ?? String(source)).join('\n')));
  return {
    script: sizeOf([...fetched]),
    style: sizeOf(output.filter((file) => styles.has(file.fileName))),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  install();
  const { complaintsOf, kitSizes, styleSize, writeBudget } = await import('./kit-sizes.mjs');
  const column = (value) => (value === null ? '–' : value.toFixed(1)).padStart(10);
  if (!process.argv.includes('--kit')) {
    console.log('brotli KiB  gzip KiB  file');
    const print = ({ brotli, gzip, file }) => console.log(`${column(brotli)}${column(gzip)}  ${file}`);
    builtFiles().forEach(print);
    const charts = await chartSizes();
    print({ ...charts.script, file: '(the code of the CGM charts alone)' });
    print({ ...charts.style, file: '(their styles)' });
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

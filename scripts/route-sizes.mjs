// `node scripts/route-sizes.mjs`: what the first list waits for, what the service worker then keeps because many screens
// need it, what other pages weigh that are opened first, and what each screen loads beyond, read from the built web app and compared with
// `apps/web/size-budget.json`. `--update` accepts the current sizes.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cleanEnvironment, root } from './bootstrap.mjs';
import { compressedSizes } from './compressed-sizes.mjs';
import { overBudget } from './size-budget.mjs';

const budgetFile = join(root, 'apps/web/size-budget.json');

/**
 * What a screen may load beyond the first list and what is kept after it, in KiB of brotli. Those that are larger where
 * nothing is kept, as in a browser's very first page, are listed, and may only shrink.
 */
const MOST_OF_A_ROUTE = 50;

/** Screens, and the views of a test, which open with their screen. */
const ROUTE = /\/(\w+(?:Screen|View|Overview))\.tsx$/;
/** Parts that a screen loads by itself, without being asked: what people wait for is all of them together. */
const LOADED_ALONG = {
  CgmFollowUpScreen: [
    'CgmCanvasView',
    'CgmTimeInRanges',
    'CanvasHeatMap',
    'CanvasDays',
    'CanvasDayBrush',
    'ReportButton',
  ],
};
const WITH_PARTS = ' with its parts';
/** What code and styles of the charts of the CGM canvas may weigh, in KiB of brotli, without what every screen has. */
const MOST_OF_CHARTS = { script: 25.5, style: 4 };

/** Bundles named in `apps/web/chunks.ts`: of the first list, of every page, and of a page behind a link. */
const WORDS = 'words-es';
const FIRST = ['start', 'list', WORDS];
const OF_EVERY_PAGE = ['start', WORDS];
const OF_LINKS = ['later-es'];
/** What people open first: `/`, and the pages behind the links that patients get. */
const OPENED_FIRST = /\/(DashboardScreen|start-\w+)\.tsx$/;
/** What the dashboard loads by itself before its first section: the lines and visits of every feature. */
const ALONG_WITH_FIRST = { DashboardScreen: ['worklist'] };

/** An entry of the manifest with all files that it needs before it runs. */
function filesOf(manifest, entry, seen = new Set()) {
  const { file, imports = [], css = [] } = manifest[entry];
  if (seen.has(file)) return seen;
  seen.add(file);
  css.forEach((sheet) => seen.add(sheet));
  imports.forEach((needed) => filesOf(manifest, needed, seen));
  return seen;
}

/**
 * What the first list waits for (`script`, `style`, and `words` of Spanish) and what is kept after it (`common`), what each
 * page that is `opened` first waits for, and each route's size beyond both (`own`), and beyond the first list alone (`brotli`), with its files, largest first.
 * @param manifest Vite's
 * @param sizeOf KiB of a built file
 * @param common the files that the service worker keeps unasked
 */
export function routeSizes(manifest, sizeOf, common = []) {
  const bundled = (wanted) => Object.keys(manifest).find((entry) => manifest[entry].name === wanted);
  const first = new Set(FIRST.flatMap((name) => [...filesOf(manifest, bundled(name))]));
  const words = manifest[bundled(WORDS)].file;
  const sum = (files) => Math.round(files.reduce((all, file) => all + sizeOf(file), 0) * 10) / 10;
  const kind = (file) => (file === words ? 'words' : file.endsWith('.css') ? 'style' : 'script');
  const start = Object.fromEntries(
    ['script', 'style', 'words'].map((each) => [each, sum([...first].filter((file) => kind(file) === each))]),
  );
  start.common = sum(common.filter((file) => !first.has(file)));
  const weighed = (part, needed) => {
    const files = needed.filter((file) => !first.has(file)).sort((a, b) => sizeOf(b) - sizeOf(a));
    return { part, brotli: sum(files), own: sum(files.filter((file) => !common.includes(file))), files };
  };
  const routes = Object.keys(manifest)
    .map((entry) => [entry, ROUTE.exec(entry)?.[1]])
    .filter(([entry, name]) => name !== undefined && manifest[entry].isDynamicEntry)
    .map(([entry, name]) => weighed(name, [...filesOf(manifest, entry)]))
    .concat(
      Object.entries(LOADED_ALONG).flatMap(([screen, parts]) => {
        const entries = Object.keys(manifest).filter((entry) =>
          [screen, ...parts].some((name) => entry.endsWith(`/${name}.tsx`)),
        );
        const files = new Set(entries.flatMap((entry) => [...filesOf(manifest, entry)]));
        return entries.length ? [weighed(`${screen}${WITH_PARTS}`, [...files])] : [];
      }),
    )
    .sort((a, b) => b.own - a.own || b.brotli - a.brotli);
  const opened = Object.fromEntries(
    Object.keys(manifest).flatMap((entry) => {
      const page = OPENED_FIRST.exec(entry)?.[1];
      if (page === undefined) return [];
      const along = ALONG_WITH_FIRST[page] ?? OF_LINKS;
      const needed = [entry, ...[...OF_EVERY_PAGE, ...along].map(bundled)].filter(Boolean);
      return [[page, sum([...new Set(needed.flatMap((each) => [...filesOf(manifest, each)]))])]];
    }),
  );
  return { start, files: first.size, opened, routes };
}

const SHOWN_FILES = 6;

const asParts = (sizes) => Object.entries(sizes).map(([part, brotli]) => ({ part, brotli }));

/** Parts above their budget, and routes that no longer need one of their own, as messages. */
export function complaintsAbout({ start, opened, routes }, budget, sizeOf) {
  const { opened: ofOpened, routes: exceptions, ...ofStart } = budget;
  const agreed = Object.fromEntries(
    routes.map(({ part }) => [part, Math.max(exceptions[part] ?? 0, MOST_OF_A_ROUTE)]),
  );
  const listed = { ...agreed, ...exceptions };
  const causes = (message) => {
    const route = routes.find(({ part }) => message.startsWith(`${part} `));
    const largest = route?.files.slice(0, SHOWN_FILES).map((file) => `${file} ${sizeOf(file)}`);
    return largest === undefined ? message : `${message} Its largest files: ${largest.join(', ')}.`;
  };
  const large = routes
    .filter(({ part, own }) => own > MOST_OF_A_ROUTE && !part.endsWith(WITH_PARTS))
    .map(({ part, own }) => `${part} loads ${own} KiB of its own; ${MOST_OF_A_ROUTE} KiB are the most.`);
  const spare = routes.filter(({ part, brotli }) => part in exceptions && brotli <= MOST_OF_A_ROUTE);
  return [
    ...overBudget(asParts(start), ofStart),
    ...overBudget(asParts(opened), ofOpened),
    ...large.map(causes),
    ...overBudget(routes, listed).map(causes),
    ...spare.map(
      ({ part }) => `${part} needs no budget of its own any more: remove it from size-budget.json.`,
    ),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const build = ['run', 'build', '--filter=@healzy/web', '--output-logs=errors-only'];
  execFileSync(join(root, 'node_modules/.bin/turbo'), build, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: { ...cleanEnvironment(), TURBO_TELEMETRY_DISABLED: '1' },
  });
  const dist = join(root, 'apps/web/dist');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const known = new Map();
  const sizeOf = (file) => {
    if (!known.has(file)) known.set(file, compressedSizes(readFileSync(join(dist, file))).brotli);
    return known.get(file);
  };
  const common = JSON.parse(readFileSync(join(dist, '.vite/common.json'), 'utf8'));
  const sizes = routeSizes(manifest, sizeOf, common);
  const { script, style, words } = sizes.start;
  console.log('brotli KiB');
  console.log(
    `${(script + style + words).toFixed(1).padStart(8)}  the first list: script ${script}, style ${style}, words ${words}`,
  );
  console.log(`${sizes.start.common.toFixed(1).padStart(8)}  what is kept after it, as many screens need it`);
  for (const [page, brotli] of Object.entries(sizes.opened))
    console.log(`${brotli.toFixed(1).padStart(8)}  ${page}, whole, as the first page of a browser`);
  console.log('beyond both, and (in brackets) where nothing is kept yet:');
  for (const { part, own, brotli } of sizes.routes)
    console.log(`${own.toFixed(1).padStart(8)}  ${part} (${brotli.toFixed(1)})`);
  if (process.argv.includes('--update')) {
    const large = sizes.routes.filter(({ brotli }) => brotli > MOST_OF_A_ROUTE);
    const routes = Object.fromEntries(large.map(({ part, brotli }) => [part, brotli]));
    const { start, opened } = sizes;
    writeFileSync(budgetFile, `${JSON.stringify({ ...start, opened, routes }, null, 2)}\n`);
  }
  const { chartSizes } = await import('./size.mjs');
  const charts = await chartSizes();
  const complaints = complaintsAbout(sizes, JSON.parse(readFileSync(budgetFile, 'utf8')), sizeOf);
  for (const [kind, most] of Object.entries(MOST_OF_CHARTS)) {
    const { brotli } = charts[kind];
    console.log(`${brotli.toFixed(1).padStart(8)}  the charts of the CGM canvas alone: ${kind}`);
    if (brotli > most)
      complaints.push(`The charts of the CGM canvas weigh ${brotli} KiB (${kind}); ${most} were agreed.`);
  }
  if (complaints.length) {
    console.error(`\n${complaints.join('\n')}\nIf this is intended: node scripts/route-sizes.mjs --update`);
    process.exit(1);
  }
}

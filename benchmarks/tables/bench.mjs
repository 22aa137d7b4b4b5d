import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { pageBundle } from '../harness/bundles.mjs';
import { expectSameWork } from '../harness/checksums.mjs';
import { launchBrowser, serveFolder } from '../harness/chromium.mjs';
import { spread } from '../harness/statistics.mjs';

const source = fileURLToPath(new URL('page', import.meta.url));
const NAMES = ['ours', 'tanstack', 'reactAria'];

/** `name version` of a package of the product: these peers are its own dependencies. */
function label(name) {
  const entry = createRequire(import.meta.url).resolve(name);
  const folder = entry.slice(0, entry.lastIndexOf(`node_modules/${name}/`) + `node_modules/${name}/`.length);
  return `${name} ${JSON.parse(readFileSync(`${folder}package.json`, 'utf8')).version}`;
}

/** Asks every contender for one figure, round by round, each in a new page; the first round is discarded. */
async function inPages(id, figure, rounds) {
  const { address, end } = await serveFolder(await pageBundle('tables', source));
  const browser = await launchBrowser();
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
  const values = Object.fromEntries(NAMES.map((name) => [name, []]));
  const busy = Object.fromEntries(NAMES.map((name) => [name, []]));
  try {
    for (let round = -1; round < rounds; round++) {
      const checksums = {};
      for (let turn = 0; turn < NAMES.length; turn++) {
        const name = NAMES[(turn + round + NAMES.length) % NAMES.length];
        const page = await context.newPage();
        const faults = [];
        page.on('pageerror', (error) => faults.push(error));
        await page.goto(address);
        await page.waitForFunction(() => 'bench' in window);
        const session = await context.newCDPSession(page);
        await session.send('Performance.enable', { timeDomain: 'threadTicks' });
        await page.evaluate(() => globalThis.gc());
        const heapBefore = await heap(session);
        const before = await mainThread(session);
        const { ms, checksum } = await page.evaluate(
          ([what, who]) => window.bench[what](who),
          [figure, name],
        );
        const used = (await mainThread(session)) - before;
        const heapAfter = await heap(session);
        if (faults.length > 0) throw faults[0];
        await page.close();
        checksums[name] = checksum;
        if (round < 0) continue;
        values[name].push(figure === 'shown' ? heapAfter - heapBefore : ms);
        busy[name].push(used);
      }
      expectSameWork(id, checksums);
    }
  } finally {
    await context.close();
    end();
  }
  const of = (name) => ({ spread: spread(values[name]), runs: values[name].length });
  const processor = Object.fromEntries(NAMES.map((name) => [name, spread(busy[name]).median]));
  return {
    ours: of('ours'),
    peers: {
      [`${label('@tanstack/react-virtual')}, bare grid`]: of('tanstack'),
      [`${label('react-aria-components')} Table`]: of('reactAria'),
    },
    details: { mainThreadMilliseconds: processor },
    chromium: browser.version(),
  };
}

/** Megabytes in use, garbage included. */
async function heap(session) {
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

/** Processor time of the page's main thread so far, in ms, so that other programs on the machine do not count. */
async function mainThread(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

const table = (id, figure, unit, rounds, work) => ({
  id,
  unit,
  work: `a table of 10,000 rows × 7 columns ${work}; ours with ticks, widths and the whole keyboard model, the bare grid with none of them`,
  measure: () => inPages(id, figure, rounds),
});

export const benches = [
  table('table.first', 'first', 'ms', 11, 'from creating it to the painted frame'),
  table('table.sort', 'sort', 'ms', 9, 'sorted, from the press to the painted frame, the mean of three'),
  table(
    'table.scroll',
    'scroll',
    'ms',
    7,
    'scrolled by ten rows, the 95th percentile of 80 steps of two frames',
  ),
  table('table.heap', 'shown', 'MB', 7, 'shown and scrolled: memory taken, garbage included'),
];

import { fileURLToPath } from 'node:url';
import { pageBundle } from '../harness/bundles.mjs';
import { expectSameWork } from '../harness/checksums.mjs';
import { launchBrowser, serveFolder } from '../harness/chromium.mjs';
import { installPeers, peerLabel } from '../harness/peers.mjs';
import { spread } from '../harness/statistics.mjs';

const source = fileURLToPath(new URL('page', import.meta.url));

/**
 * Runs `ask` once for each contender and round, each time in a new page.
 *
 * @param ask gets a page with `window.bench` and a contender's name, returns `{ ms, checksum }`
 */
async function inPages(id, names, rounds, ask) {
  installPeers();
  const { address, end } = await serveFolder(await pageBundle('charts', source));
  const browser = await launchBrowser();
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
  });
  const times = Object.fromEntries(names.map((name) => [name, []]));
  const checksums = {};
  try {
    // The first round warms the browser up and is discarded.
    for (let round = -1; round < rounds; round++) {
      for (let turn = 0; turn < names.length; turn++) {
        const name = names[(turn + round + names.length) % names.length];
        const page = await context.newPage();
        const faults = [];
        page.on('pageerror', (error) => faults.push(error));
        await page.goto(address);
        await page.waitForFunction(() => 'bench' in window);
        const { ms, checksum } = await ask(page, name);
        if (faults.length > 0) throw faults[0];
        await page.close();
        checksums[name] = checksum;
        if (round >= 0) times[name].push(ms);
      }
      expectSameWork(id, checksums);
    }
  } finally {
    await context.close();
    end();
  }
  const result = Object.fromEntries(
    names.map((name) => [name, { spread: spread(times[name]), runs: times[name].length }]),
  );
  return { ...result, chromium: browser.version() };
}

const withUplot = ({ ours, limit, uplot, chromium }) => ({
  ours,
  limit,
  peers: { [peerLabel('uplot')]: uplot },
  chromium,
});

const CONTENDERS = ['ours', 'limit', 'uplot'];

const firstTrace = (id, withProfile, work) => ({
  id,
  unit: 'ms',
  work,
  measure: async () =>
    withUplot(
      await inPages(id, CONTENDERS, 15, (page, name) =>
        page.evaluate(
          ([contender, options]) => window.bench.trace(contender, options),
          [name, { withProfile }],
        ),
      ),
    ),
});

const frames = (id, kind, work) => ({
  id,
  unit: 'ms',
  work,
  measure: async () =>
    withUplot(
      await inPages(id, CONTENDERS, 9, (page, name) =>
        page.evaluate(([contender, what]) => window.bench.frames(contender, what, 200), [name, kind]),
      ),
    ),
});

const heatMap = {
  id: 'heatmap.draw',
  unit: 'ms',
  work: 'the heat map of 14 days × 24 hours, from creating it to the painted frame; the limit is a bare canvas, which nobody can walk through by keyboard or hear',
  async measure() {
    const { ours, limit, elements, chromium } = await inPages(
      'heatmap.draw',
      ['ours', 'limit', 'elements'],
      15,
      (page, name) => page.evaluate((contender) => window.bench.heat(contender), name),
    );
    return { ours, limit, peers: { 'bare elements with names': elements }, chromium };
  },
};

const line = {
  id: 'line.50k',
  unit: 'ms',
  work: 'a line of 50,000 values, from creating it to the painted frame, drawn as SVG from first, lowest, highest and last value of each pixel column; the limit is the same on a bare canvas',
  async measure() {
    const { ours, limit, every, chromium } = await inPages(
      'line.50k',
      ['ours', 'limit', 'every'],
      15,
      (page, name) => page.evaluate((contender) => window.bench.line(contender), name),
    );
    return { ours, limit, peers: { 'bare canvas, every value': every }, chromium };
  },
};

export const benches = [
  heatMap,
  line,
  firstTrace(
    'trace.14d',
    false,
    'the trace of 14 days, 4,032 readings, from creating it to the painted frame',
  ),
  firstTrace(
    'chart.first',
    true,
    'the trace of 90 days, 25,920 readings, and the profile of the last 14, from creating them to the painted frame',
  ),
  frames('chart.pan', 'pan', 'one frame while 14 of 90 days are dragged'),
  frames('chart.full', 'full', 'one frame that draws all 90 days anew'),
];

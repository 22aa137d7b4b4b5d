// What a browser fetches for the first signed-in screen, read from its own network log over the running product.
import { launchUsersBrowser } from '../harness/chromium.mjs';
import { demoFolder, startServer } from '../harness/product.mjs';
import { spread } from '../harness/statistics.mjs';
import { chartSizes, compressedSizes } from '../../scripts/size.mjs';
import { listIsShown, openTests, signIn } from './journey.mjs';

const LOADS = 7;

export const webBytes = {
  id: 'web.bytes',
  unit: 'KiB',
  work: 'script and style that begin to load before the first row of the signed-in list of patients, brotli; requests are all of the app before that row',
  async measure() {
    const { url, end } = await startServer(await demoFolder());
    const browser = await launchUsersBrowser();
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'es-ES',
      timezoneId: 'Europe/Madrid',
      // It would answer from its cache from the second load on.
      serviceWorkers: 'block',
    });
    try {
      const page = await context.newPage();
      await page.addInitScript(markFirstRow);
      const { finished, begin } = await networkOf(page);
      await signIn(page, url);
      // Again with an empty cache and the provider's session: the load at the start of a working day.
      const session = await context.newCDPSession(page);
      const rows = [];
      for (let load = 0; load < LOADS; load++) {
        await session.send('Network.clearBrowserCache');
        begin();
        await page.goto(`${url}/patients`);
        await listIsShown(page);
        rows.push(await page.evaluate(() => performance.getEntriesByName('rows')[0].startTime));
      }
      const awaited = new Set(await page.evaluate(addressesBeforeRows));
      await isQuiet(finished);
      const all = await finished();
      const first = all.filter(({ path }) => awaited.has(path));
      const code = first.filter(({ isCode }) => isCode);
      const loaded = all.filter(({ isCode }) => isCode);
      const routes = await routesOf(page, begin, finished, loaded);
      const charts = await chartSizes();
      const brotli = sum(code, 'brotli');
      return {
        ours: { spread: spread([brotli]), runs: 1 },
        chromium: browser.version(),
        details: {
          gzip: `${sum(code, 'gzip')} KiB`,
          firstRow: `${shown(spread(rows))} ms`,
          requests: first.filter(({ isOfApp }) => isOfApp).length,
          requestsForScriptAndStyle: code.length,
          requestsOfSigningIn: all.filter(({ isOfApp }) => !isOfApp).length,
          afterwards: `${Math.round((sum(loaded, 'brotli') - brotli) * 10) / 10} KiB in ${all.filter(({ isOfApp }) => isOfApp).length - first.filter(({ isOfApp }) => isOfApp).length} requests`,
          largestRoute: Math.max(...Object.values(routes)),
          routes,
          chartCode: charts.script.brotli,
          largestFiles: Object.fromEntries(
            [...code]
              .sort((a, b) => b.brotli - a.brotli)
              .slice(0, 8)
              .map(({ name, brotli: size }) => [name, size]),
          ),
        },
      };
    } finally {
      await context.close();
      await end();
    }
  },
};

/** Runs in the page: marks when the first row of the list is there. */
function markFirstRow() {
  new MutationObserver((_changes, observer) => {
    if (document.querySelector('a[href^="/patient/"]') === null) return;
    performance.mark('rows');
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/** Runs in the page: what it had begun to load by then, itself included. */
function addressesBeforeRows() {
  const rows = performance.getEntriesByName('rows')[0].startTime;
  return performance
    .getEntries()
    .filter(({ entryType, startTime }) => ['navigation', 'resource'].includes(entryType) && startTime < rows)
    .map(({ name }) => new URL(name).pathname);
}

const shown = ({ median, min, max }) => `${Math.round(median)} (${Math.round(min)}–${Math.round(max)})`;

const sum = (files, kind) => Math.round(files.reduce((total, file) => total + file[kind], 0) * 10) / 10;

/** Waits until nothing new has been fetched for a second. */
async function isQuiet(finished) {
  for (let last = -1; ;) {
    const { length } = await finished();
    if (length === last) return;
    last = length;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

/** Records what a page fetches, each address once. */
async function networkOf(page) {
  let pending = new Map();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pending.has(pathname))
      pending.set(
        pathname,
        response.body().catch(() => Buffer.alloc(0)),
      );
  });
  return {
    begin: () => {
      pending = new Map();
    },
    async finished() {
      const files = [];
      for (const [name, body] of pending) {
        const isCode = /\.(js|css)$/.test(name);
        files.push({
          path: name,
          name: name.replace(/^\/assets\//, '').replace(/-[\w-]{8}(\.\w+)$/, '$1'),
          isCode,
          isOfApp: !/^\/(oidc|identity)\b/.test(name),
          ...(isCode ? compressedSizes(await body) : { brotli: 0, gzip: 0 }),
        });
      }
      return files;
    },
  };
}

/** What each further screen adds when it is opened for the first time, in KiB of brotli. */
async function routesOf(page, begin, finished, before) {
  const routes = {};
  const seen = new Set(before.map(({ path }) => path));
  const step = async (name, act) => {
    begin();
    await act();
    await isQuiet(finished);
    const code = (await finished()).filter((file) => file.isCode && !seen.has(file.path));
    for (const { path } of code) seen.add(path);
    routes[name] = Math.round(((routes[name] ?? 0) + sum(code, 'brotli')) * 10) / 10;
  };
  const views = await openTests(page, () => viewsOf(page), step);
  for (const view of views)
    await step(`CGM ${view}`, () => page.locator(SWITCH).getByText(view, { exact: true }).click());
  return routes;
}

/** Switches between the canvas of a test, its recommendations and its files. */
const SWITCH = 'main [role="radiogroup"] >> nth=0';

/** Names of the further views of a test that has readings, beside its canvas; null for a test without any. */
async function viewsOf(page) {
  const hasCanvas = await page
    .locator('main #heat-map')
    .waitFor({ timeout: 8000 })
    .then(
      () => true,
      () => false,
    );
  if (!hasCanvas) return null;
  return (await page.locator(SWITCH).getByRole('radio').all()).length < 3
    ? null
    : (await page.locator(SWITCH).locator('label').allInnerTexts()).slice(1);
}

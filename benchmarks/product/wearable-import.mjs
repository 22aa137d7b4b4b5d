// Whether an export of three gigabytes passes through the running product without filling it: chosen from disk, looked
// into, stopped on the way, imported whole and undone, with memory and the tasks of the main thread beside.
import pg from 'pg';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startPostgres } from '../../scripts/postgres.mjs';
import { domainFile } from '../harness/bundles.mjs';
import { launchUsersBrowser } from '../harness/chromium.mjs';
import { buildProduct, startServer } from '../harness/product.mjs';
import { rounded, spread } from '../harness/statistics.mjs';
import { hrefsOf, signIn } from './journey.mjs';

const BYTES = 3 * 1024 ** 3;
const STOPPED_AT = 0.1;
const MINUTES = 60_000;
const TABLES = ['wearable_imports', 'wearable_parts', 'wearable_blocks'];

export const wearableImport = {
  id: 'wearables.import',
  unit: 's',
  work: 'an export of Apple Health of 3 GiB of XML in a zip64 given to the running product on PostgreSQL, surveyed and then its steps stored, until what was stored is said; then undone, and once more stopped on the way',
  async measure() {
    buildProduct();
    const folder = mkdtempSync(join(tmpdir(), 'healzy-bench-'));
    try {
      const file = process.env.HEALZY_BENCH_EXPORT ?? (await madeExport(join(folder, 'export.zip')));
      const { seconds, chromium, details } = await passed(file);
      return { ours: { spread: spread([seconds]), runs: 1 }, chromium, details };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function madeExport(path) {
  const source = await domainFile('wearables/import/testing/apple-export');
  const { zippedAppleExport } = await import(pathToFileURL(source).href);
  const file = openSync(path, 'w');
  await zippedAppleExport(BYTES, new WritableStream({ write: (piece) => void writeSync(file, piece) }));
  closeSync(file);
  return path;
}

async function passed(file) {
  const folder = mkdtempSync(join(tmpdir(), 'healzy-bench-'));
  const postgres = await startPostgres();
  const environment = { DATABASE_URL: postgres.url };
  // The first start fills the database, which takes more memory than serving it.
  await (await startServer(folder, environment)).end();
  const server = await startServer(folder, environment);
  const browser = await launchUsersBrowser();
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
  });
  const stored = () => storedIn(postgres.url).then(withFiles(folder));
  const sampling = { tab: 0, server: 0, isOver: false };
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      window.tasks = [];
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) window.tasks.push({ startTime, duration });
      }).observe({ type: 'longtask', buffered: true });
    });
    await signIn(page, server.url);
    const [patient] = (await hrefsOf(page, 'a[href^="/patient/"]')).slice(-1);
    await page.goto(`${server.url}${patient.split('?')[0]}/follow-up?view=data`);
    const input = page.locator('input[type=file]').first();
    await input.waitFor({ state: 'attached' });
    await page.waitForTimeout(2000);
    const before = await stored();
    const idle = { tab: residentOf(await rendererOf(browser, page)), server: residentOf(server.pid) };
    const pid = await rendererOf(browser, page);
    const watching = watch(sampling, pid, server.pid);

    const waited = waitedForMemory();
    const steps = {};
    const step = async (name, act) => {
      sampling.tab = sampling.server = 0;
      const from = await page.evaluate(() => {
        window.tasks = [];
        return performance.now();
      });
      const began = performance.now();
      await act();
      const seconds = (performance.now() - began) / 1000;
      const tasks = await page.evaluate(() => window.tasks);
      const longest = Math.max(0, ...tasks.map(({ duration }) => duration));
      const { tab, server: ofServer } = sampling;
      steps[name] = { seconds, longest, tasks: tasks.length, tab, server: ofServer };
      for (const { startTime, duration } of tasks)
        console.log(`    ${duration} ms after ${((startTime - from) / 1000).toFixed(1)} s`);
      console.log(`  ${name}: ${shown(steps[name])}`);
    };
    const confirm = page.getByRole('button', { name: /^Importar .*datos?$/ });
    const onlySteps = async () => {
      await page.getByRole('button', { name: 'No elegir nada', exact: true }).click();
      await page.getByRole('checkbox', { name: /^Pasos/ }).press('Space');
    };
    const survey = async () => {
      await input.setInputFiles(file);
      await isSaid(page, 'button', '^Importar .*datos?$');
    };
    const removed = () =>
      page.waitForResponse((answer) => answer.request().method() === 'DELETE', { timeout: 5 * MINUTES });

    await step('survey', survey);
    await onlySteps();
    await step('import', async () => {
      await confirm.click();
      await isSaid(page, 'h3', 'registros guardados$');
    });
    const whole = await stored();
    await step('undo', async () => {
      const gone = removed();
      await page.getByRole('button', { name: 'Deshacer la importación', exact: true }).click();
      await gone;
    });
    const undone = await stored();
    await survey();
    await step('cancel', async () => {
      await confirm.click();
      await shareReaches(page, STOPPED_AT);
      const gone = removed();
      await page.getByRole('button', { name: 'Cancelar', exact: true }).click();
      await gone;
    });
    const cancelled = await stored();
    sampling.isOver = true;
    await watching;
    const of = (figure) => Math.max(...Object.values(steps).map(figure));
    console.log(`  ${JSON.stringify({ before, whole, undone, cancelled, idle })}`);
    if (distance(before, whole) === 0) throw new Error('Nothing was stored.');
    return {
      seconds: steps.survey.seconds + steps.import.seconds,
      chromium: browser.version(),
      details: {
        longestMainThreadTask: of(({ longest }) => longest),
        tabMegabytes: rounded(of(({ tab }) => tab)),
        serverMegabytes: rounded(of((one) => one.server)),
        rowsStored: distance(before, whole),
        leftBehind: Math.max(distance(before, undone), distance(before, cancelled)),
        idle: `tab ${rounded(idle.tab)} MB · server ${rounded(idle.server)} MB`,
        // A machine out of memory stops every program until the disk has answered, which is in no figure of ours.
        waitedForMemory: `${rounded(waitedForMemory() - waited)} s`,
        load: loadavg()
          .map((load) => rounded(load))
          .join(' · '),
        ...Object.fromEntries(Object.entries(steps).map(([name, one]) => [name, shown(one)])),
      },
    };
  } finally {
    sampling.isOver = true;
    await context.close();
    await server.end();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The process that draws the page and in which its workers run. */
async function rendererOf(browser, page) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  // The one that does something is the page's: others are spares.
  const busy = async () => {
    const before = renderers.map(({ id }) => ticksOf(id));
    await page.evaluate(() => {
      for (const end = performance.now() + 300; performance.now() < end;);
    });
    return renderers.map(({ id }, index) => ticksOf(id) - before[index]);
  };
  const ticks = await busy();
  return renderers[ticks.indexOf(Math.max(...ticks))].id;
}

function ticksOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

/** Megabytes of memory that are its own: not what it shares with other processes, as a browser its program. */
function residentOf(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^RssAnon:\s+(\d+)/m.exec(status)[1]) / 1000;
}

async function watch(sampling, tab, server) {
  while (!sampling.isOver) {
    sampling.tab = Math.max(sampling.tab, residentOf(tab));
    sampling.server = Math.max(sampling.server, residentOf(server));
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** Seconds since the machine's start in which all that would have run waited for memory; 0 where it is not said. */
function waitedForMemory() {
  const path = '/proc/pressure/memory';
  const told = existsSync(path) ? /full .*total=(\d+)/.exec(readFileSync(path, 'utf8')) : null;
  return told ? Number(told[1]) / 1e6 : 0;
}

/** Looks seldom and for little: whoever looks for roles and names does so on the thread that is watched. */
const isSaid = (page, selector, pattern) =>
  page.waitForFunction(
    ([where, what]) =>
      [...document.querySelectorAll(`main ${where}`)].some(({ textContent }) =>
        new RegExp(what).test(textContent.trim()),
      ),
    [selector, pattern],
    { polling: 500, timeout: 40 * MINUTES },
  );

const shareReaches = (page, share) =>
  page.waitForFunction(
    (least) => {
      const bar = document.querySelector('main [role=progressbar]');
      return bar && bar.getAttribute('aria-valuenow') >= least * bar.getAttribute('aria-valuemax');
    },
    share,
    { polling: 500, timeout: 20 * MINUTES },
  );

const shown = ({ seconds, longest, tasks, tab, server }) =>
  `${rounded(seconds)} s · longest task ${longest} ms of ${tasks} over 50 · tab ${rounded(tab)} MB · server ${rounded(server)} MB`;

/** Rows of every account: row-level security is put off and on again within one transaction. */
async function counted(query) {
  await query('BEGIN');
  for (const table of TABLES) await query(`ALTER TABLE ${table} NO FORCE ROW LEVEL SECURITY`);
  const counts = TABLES.map((table) => `(SELECT count(*) FROM ${table})::integer AS ${table}`);
  const { rows } = await query(`SELECT ${counts.join(', ')}`);
  await query('ROLLBACK');
  return rows[0];
}

async function storedIn(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return counted((text) => client.query(text)).finally(() => client.end());
}

/** Files of the data folder beside the database. */
const withFiles = (folder) => (counts) => ({
  ...counts,
  files: readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !join(entry.parentPath, '/').startsWith(join(folder, 'database/')),
  ).length,
});

const distance = (before, after) =>
  Object.keys(before).reduce((sum, name) => sum + Math.abs(after[name] - before[name]), 0);

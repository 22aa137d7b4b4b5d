import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, PEOPLE, reload, translate, signIn, test, visit, paletteTitle } from './journey.ts';

test.use({ serviceWorkers: 'allow' });

const app = (key: string) => translate('es', `app:${key}`);

const palette = (page: Page) => page.getByRole('combobox', { name: paletteTitle('es') });
const openPalette = (page: Page) => page.keyboard.press('ControlOrMeta+k');
const missing = (page: Page) => page.getByRole('alert').filter({ hasText: app('part.offline') });

const isStart = (path: string) => /\/start-.*\.js$/.test(path);

const root = fileURLToPath(new URL('../../..', import.meta.url));
const port = Number(process.env.HEALZY_E2E_PORT ?? 3187) + 60;
const appUrl = `http://localhost:${port}`;
const folder = mkdtempSync(join(tmpdir(), 'healzy-kept-code-'));

/**
 * Two builds: the current one, and one whose scripts are all renamed, as after a change that touches every one of them.
 */
function twoBuilds(): [string, string] {
  const [before, after] = [join(root, 'apps/web/dist'), join(folder, 'web')] as const;
  // Without the files that hold the same compressed: the server sends those first.
  cpSync(before, after, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const assets = join(after, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const renamed = new Map(
    scripts.map((name) => [name, name.replace(/[\w-]{8}(?=\.js$)/, (hash) => [...hash].reverse().join(''))]),
  );
  const texts = scripts.map((name) => join(assets, name));
  for (const path of [join(after, 'service-worker.js'), join(after, 'index.html'), ...texts]) {
    const text = readFileSync(path, 'utf8').replaceAll(/[\w.-]+\.js\b/g, (name) => renamed.get(name) ?? name);
    writeFileSync(path, text.replace(/(\bid:[`'"])[0-9a-f]{12}/, '$1ffffffffffff'));
  }
  for (const [name, other] of renamed) renameSync(join(assets, name), join(assets, other));
  return [before, after];
}

let server: ChildProcess | null = null;

async function startServer(webFolder: string) {
  server = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: appUrl,
      DATA_DIR: join(folder, 'data'),
      WEB_DIST: webFolder,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isHealthy = () =>
    fetch(`${appUrl}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isHealthy, { timeout: 120_000 }).toBe(true);
}

async function stopServer() {
  const running = server;
  server = null;
  if (running === null || running.exitCode !== null) return;
  const gone = new Promise((resolve) => running.once('exit', resolve));
  running.kill('SIGTERM');
  await gone;
}

/** The contents of each cache of the origin, by path. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const held = names.map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => url.replace(location.origin, ''))] as const;
    });
    return Object.fromEntries(await Promise.all(held));
  });
const keptPaths = async (page: Page) => Object.values(await kept(page)).flat();

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** The service worker is active and has cached everything that this page is made of. */
async function settled(page: Page) {
  await expect
    .poll(
      () =>
        page.evaluate(() =>
          performance.getEntriesByType('resource').some(({ name }) => /\/assets\/service-worker-/.test(name)),
        ),
      { timeout: 20_000 },
    )
    .toBe(true);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(async () => (await keptPaths(page)).some(isStart)).toBe(true);
}

test('only code is cached, and nothing of the API', async ({ page }) => {
  await signIn(page, PEOPLE.specialist, '/patients?search=Amaia');
  await settled(page);
  await page.getByRole('link', { name: 'Amaia Echeverri Pons' }).first().click();
  await page.waitForURL(/\/info$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openPalette(page);
  await expect(palette(page)).toBeVisible();

  await expect.poll(async () => (await keptPaths(page)).some((path) => /\/Palette-/.test(path))).toBe(true);
  expect(Object.keys(await kept(page))).toEqual([expect.stringMatching(/^healzy-code-[0-9a-f]{12}$/)]);
  const paths = await keptPaths(page);
  expect(paths.filter((path) => !/^\/assets\/[\w.-]+\.(js|mjs|css|woff2)$/.test(path))).toEqual([]);
  expect(paths.some((path) => path.endsWith('.woff2'))).toBe(true);
});

interface ManifestEntry {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** The files that an entry of the build needs before it runs. */
function filesOf(manifest: Readonly<Record<string, ManifestEntry>>, name: string): Set<string> {
  const { file, css = [], imports = [] } = manifest[name] ?? { file: '' };
  return new Set([file, ...css, ...imports.flatMap((needed) => [...filesOf(manifest, needed)])]);
}

test('what many screens need is kept before one of them is opened', async ({ page }) => {
  const dist = join(root, 'apps/web/dist');
  const built = (file: string): unknown => JSON.parse(readFileSync(join(dist, '.vite', file), 'utf8'));
  const common = built('common.json') as string[];
  expect(common.length).toBeGreaterThan(0);
  await signIn(page, PEOPLE.specialist, '/patients?search=Amaia');
  await settled(page);
  const notKept = async (files: readonly string[]) => {
    const paths = await keptPaths(page);
    return files.filter((file) => !paths.includes(`/${file}`));
  };
  await expect.poll(() => notKept(common), { timeout: 60_000 }).toEqual([]);

  const manifest = built('manifest.json') as Record<string, ManifestEntry>;
  const card = Object.keys(manifest).find((entry) => entry.endsWith('/CardScreen.tsx')) ?? '';
  const missing = await notKept([...filesOf(manifest, card)]);
  expect(missing).toContain(manifest[card]?.file);
  const sizes = missing.map((file) => brotliCompressSync(readFileSync(join(dist, file))).length);
  expect(sizes.reduce((sum, size) => sum + size) / 1024).toBeLessThan(50);

  await page.getByRole('link', { name: 'Amaia Echeverri Pons' }).first().click();
  await page.waitForURL(/\/info$/);
  await visit(page, page.url().replace(/info$/, 'configuration/patientData'));
  await expect(page.getByRole('form', { name: translate('es', 'patients:form.edit') })).toBeVisible();
  await expect.poll(() => notKept(missing)).toEqual([]);
});

test('what was visited in an earlier load opens without a network; anything else says so', async ({
  page,
  context,
}) => {
  await signIn(page, PEOPLE.specialist, '/patients?search=Amaia');
  await settled(page);
  await openPalette(page);
  await expect(palette(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await keptPaths(page)).some((path) => /\/Palette-/.test(path))).toBe(true);

  await reload(page);
  await expect(page.getByText('Amaia Echeverri Pons')).toBeVisible();
  await settled(page);
  const browser = await context.newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  await context.setOffline(true);
  await expect(page.getByRole('alert').filter({ hasText: app('offline.title') })).toBeVisible();

  await openPalette(page);
  await expect(palette(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: translate('es', 'app:menu.about', { brand: 'Healzy' }) })
    .first()
    .click();
  await expect(missing(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: 40_000 });
});

test('an installation that turns the cache off empties it', async ({ page, context }) => {
  await signIn(page, PEOPLE.specialist, '/patients?search=Amaia');
  await settled(page);
  expect(await registrations(page)).toBe(1);

  await context.route(/\/patients\?/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const page = (await answer.text()).replace('"serviceWorker":true', '"serviceWorker":false');
    await route.fulfill({ response: answer, body: page });
  });
  await reload(page);
  await expect(page.getByText('Amaia Echeverri Pons')).toBeVisible();
  await expect.poll(() => registrations(page), { timeout: 20_000 }).toBe(0);
  await expect.poll(() => kept(page)).toEqual({});
  // The worker still answers for this page until it is gone, but caches nothing any more.
  await openPalette(page);
  await expect(palette(page)).toBeVisible();
  expect(await kept(page)).toEqual({});
});

test.describe('with its own server', () => {
  test.use({ baseURL: appUrl });
  test.afterEach(stopServer);

  test('a new build waits until the user lets it take over, and what was typed is restored', async ({
    page,
  }) => {
    // Two servers begin from nothing.
    test.setTimeout(600_000);
    const [before, after] = twoBuilds();
    await startServer(before);
    await signIn(page, PEOPLE.specialist, '/patients?search=Amaia');
    await page.getByRole('link', { name: 'Amaia Echeverri Pons' }).first().click();
    await page.waitForURL(/\/info$/);
    await visit(page, page.url().replace(/info$/, 'configuration/patientData'));
    const form = page.getByRole('form', { name: translate('es', 'patients:form.edit') });
    const city = form.getByRole('textbox', { name: translate('es', 'patients:form.city') });
    await settled(page);
    await city.fill('Ribadeo');
    let loads = 0;
    page.on('load', () => (loads += 1));
    const look = () =>
      page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
    const isWaiting = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return registration !== undefined && registration.waiting !== null;
      });
    const banner = page.getByRole('status').filter({ hasText: app('version.title') });

    await look();
    expect(await isWaiting()).toBe(false);
    await expect(banner).toHaveCount(0);

    await stopServer();
    await startServer(after);
    await look();
    await expect(banner).toBeVisible();
    await expect.poll(isWaiting).toBe(true);
    await expect(city).toHaveValue('Ribadeo');
    expect(loads).toBe(0);

    await banner.getByRole('button', { name: app('version.update') }).click();
    await expect(page.getByText(/Hemos recuperado lo que escribiste/)).toBeVisible({ timeout: 30_000 });
    await expect(city).toHaveValue('Ribadeo');
    await expect.poll(isWaiting).toBe(false);
    await expect(banner).toHaveCount(0);
    // The new build caches its own code, next to that of the previous build.
    await expect
      .poll(async () => Object.values(await kept(page)).map((paths) => paths.filter(isStart).length), {
        timeout: 20_000,
      })
      .toEqual([1, 1]);
    await expect(banner).toHaveCount(0);
    expect(loads).toBeGreaterThan(0);
  });
});

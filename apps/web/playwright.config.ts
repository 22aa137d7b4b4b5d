import { mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type LaunchOptions } from '@playwright/test';
import { browser } from '../../scripts/browser.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const port = Number(process.env.HEALZY_E2E_PORT ?? 3187);
// Playwright loads this file once in every process; only the first may choose the folder.
const dataFolder = (process.env.HEALZY_E2E_DATA ??= mkdtempSync(join(tmpdir(), 'healzy-journeys-')));
const launchOptions: LaunchOptions = await browser();

/** Whole journeys over the product as it is built: the real server, its embedded database and provider. */
export default defineConfig({
  testDir: './e2e',
  outputDir: join(root, 'test-results/journeys'),
  fullyParallel: false,
  // Each waits for the server now and then: one more than there are processors keeps them busy.
  workers: availableParallelism() + 1,
  forbidOnly: true,
  // `npm test` names what needed the second attempt.
  retries: 1,
  // How long a journey takes depends on the machine and on what runs beside it: these only end one that waits for what
  // will never come. How fast the product is, is measured by the benchmarks.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    [
      'json',
      { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? join(root, 'test-results/journeys.json') },
    ],
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Europe/Madrid',
    locale: 'es-ES',
    // `page.route` never sees what a service worker fetches.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every journey costs more than the one that fails: its second attempt is recorded.
    trace: 'on-first-retry',
    launchOptions,
  },
  webServer: {
    command: `"${process.execPath}" apps/server/dist/main.js`,
    cwd: root,
    url: `http://localhost:${port}/health`,
    reuseExistingServer: false,
    // The first start fills the demo accounts, which takes a minute on a busy machine.
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      DATA_DIR: dataFolder,
      PUBLIC_URL: `http://localhost:${port}`,
      LOG_LEVEL: 'warn',
    },
  },
});

// Whether the page stays responsive while a large file is read: the product itself, with the file dropped as a person
// does.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clarityFile, TEN_MEGABYTES } from '../data/clarity-file.mjs';
import { launchUsersBrowser } from '../harness/chromium.mjs';
import { demoFolder, startServer } from '../harness/product.mjs';
import { spread } from '../harness/statistics.mjs';
import { openTests, signIn } from './journey.mjs';

const RUNS = 3;

export const importTasks = {
  id: 'csv.import.worker',
  unit: 'ms',
  work: 'a 10 MB file given to the running product, until its preview stands; read in a worker, with the longest task of the main thread beside',
  async measure() {
    const folder = await demoFolder();
    const file = join(folder, 'clarity.csv');
    const { url, end } = await startServer(folder);
    const browser = await launchUsersBrowser();
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'es-ES',
      timezoneId: 'Europe/Madrid',
    });
    try {
      const page = await context.newPage();
      await page.addInitScript(() => {
        window.tasks = [];
        new PerformanceObserver((list) => {
          for (const { startTime, duration } of list.getEntries()) window.tasks.push({ startTime, duration });
        }).observe({ type: 'longtask', buffered: true });
      });
      await signIn(page, url);
      const input = await openTests(page, async () => {
        const field = page.locator('input[type=file]').first();
        await field.waitFor({ state: 'attached', timeout: 4000 }).catch(() => undefined);
        return (await field.count()) > 0 ? field : null;
      });
      // From disk: bytes handed over by the driver would be unpacked on the page's main thread.
      writeFileSync(file, clarityFile(TEN_MEGABYTES.readings, TEN_MEGABYTES.device));
      const times = [];
      const longest = [];
      for (let run = 0; run < RUNS; run++) {
        if (run > 0) {
          await page.reload();
          await input.waitFor({ state: 'attached' });
        }
        await page.waitForTimeout(1500);
        const began = await page.evaluate(() => {
          window.tasks = [];
          return performance.now();
        });
        await input.setInputFiles(file);
        await page
          .getByText(/109[.,\s\u00a0]?000/)
          .first()
          .waitFor({ timeout: 60_000 });
        const { now, tasks } = await page.evaluate(() => ({ now: performance.now(), tasks: window.tasks }));
        times.push(now - began);
        longest.push(Math.max(0, ...tasks.map(({ duration }) => duration)));
      }
      return {
        ours: { spread: spread(times), runs: RUNS },
        chromium: browser.version(),
        details: { longestMainThreadTask: spread(longest).median },
      };
    } finally {
      await context.close();
      await end();
    }
  },
};

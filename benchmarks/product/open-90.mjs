// How long a person waits for ninety days of glucose: from the list of a patient's tests to the profile and the heat map
// on the screen, in the running product. The page was loaded afresh each time, so the code of the canvas is fetched too.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clarityFile } from '../data/clarity-file.mjs';
import { launchUsersBrowser } from '../harness/chromium.mjs';
import { demoFolder, startServer } from '../harness/product.mjs';
import { spread } from '../harness/statistics.mjs';
import { openTests, signIn } from './journey.mjs';

const RUNS = 7;
const READINGS = 90 * 288;

export const open90 = {
  id: 'web.open90',
  unit: 'ms',
  work: 'a test with ninety days of readings opened from the list of tests, until profile and heat map are painted; once more with its code and data at hand beside it',
  async measure() {
    const folder = await demoFolder();
    const { url, end } = await startServer(folder);
    const browser = await launchUsersBrowser();
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'es-ES',
      timezoneId: 'Europe/Madrid',
    });
    try {
      const page = await context.newPage();
      await signIn(page, url);
      const field = await openTests(page, async () => {
        const input = page.locator('input[type=file]').first();
        await input.waitFor({ state: 'attached', timeout: 4000 }).catch(() => undefined);
        return (await input.count()) > 0 ? input : null;
      });
      const file = join(folder, 'ninety-days.csv');
      // Without a name, which would have to be confirmed for another patient.
      const rows = Buffer.from(clarityFile(READINGS)).toString();
      writeFileSync(file, rows.replaceAll(/^\d+,,(First|Last)Name,.*\n/gm, ''));
      await field.setInputFiles(file);
      await page.getByRole('button', { name: /^Importar .*lecturas$/ }).click({ timeout: 60_000 });
      await page.locator('#heat-map [role="grid"]').waitFor({ timeout: 60_000 });
      const test = new URL(page.url()).pathname;
      const tests = test.replace(/\/medical-test\/.*/, '/medical-tests');

      const first = [];
      const again = [];
      for (let run = 0; run < RUNS; run++) {
        await page.goto(`${url}${tests}`);
        await page
          .locator(`a[href^="${test.replace(/\/follow-up$/, '')}"]`)
          .first()
          .waitFor();
        // What the list itself loads late is there.
        await page.waitForTimeout(3500);
        first.push(await page.evaluate(open, `${test}?period=90`));
        await page.evaluate(go, tests);
        await page.locator('#heat-map').waitFor({ state: 'detached' });
        again.push(await page.evaluate(open, `${test}?period=90`));
      }
      return {
        ours: { spread: spread(first), runs: RUNS },
        chromium: browser.version(),
        details: { again: spread(again).median },
      };
    } finally {
      await context.close();
      await end();
    }
  },
};

/** In the page: goes where a link of the product would. */
function go(address) {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

/** In the page: goes there, and says how many milliseconds later the profile and the heat map were painted. */
function open(address) {
  const began = performance.now();
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  return new Promise((resolve, reject) => {
    const look = () => {
      if (performance.now() - began > 60_000) return reject(new Error('The canvas did not appear.'));
      const profile = document.querySelector(
        'main [role="application"] svg path, main [role="application"] canvas',
      );
      const heatMap = document.querySelector('#heat-map [role="grid"] [role="gridcell"]');
      if (!profile || !heatMap) return requestAnimationFrame(look);
      // The frame in which they are there has been painted when the next one begins.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
    };
    requestAnimationFrame(look);
  });
}

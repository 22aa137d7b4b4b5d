// How long the slowest things that people do every minute take until the screen answers, on a processor four times slower.
import { launchUsersBrowser } from '../../harness/chromium.mjs';
import { spread } from '../../harness/statistics.mjs';
import { openClinic, roundsOr, VIEW } from './pages.mjs';

const ROUNDS = roundsOr(7);
const CPU = 4;
/** What opens after the page itself is there by then. */
const REST_MS = 2500;
/** Longer than the slowest answer. */
const ANSWERED_MS = 1500;

/** The page, what is done before the clock runs, and the one thing that is measured. */
const INTERACTIONS = {
  'opening a patient': {
    on: 'list',
    act: (page) => page.locator('main a[href^="/patient/"]').first().click(),
  },
  'ticking a row': {
    on: 'list',
    act: (page) => page.locator('main [role="row"] label:has(input[type="checkbox"])').nth(1).click(),
  },
  'user menu': { on: 'list', act: (page) => page.getByRole('banner').getByRole('button').last().click() },
  'unit switch': { on: 'canvas', act: (page) => page.getByText('mmol/L', { exact: true }).first().click() },
  'editing a portion': {
    on: 'menus',
    async prepare(page) {
      await page.locator('[data-card-open]').first().click();
      await page.getByRole('dialog').locator('input[inputmode]').first().focus();
      await page.waitForTimeout(REST_MS);
    },
    act: (page) => page.keyboard.press('9'),
  },
};

export const webInp = {
  id: 'web.inp',
  unit: 'ms',
  work: 'from an input until the frame that answers it, at 4× the processor time: opening a patient, ticking a row, the user menu, switching the unit of the canvas, editing a portion',
  async measure() {
    const clinic = await openClinic();
    const browser = await launchUsersBrowser();
    const context = await browser.newContext({ ...VIEW, storageState: clinic.state });
    const times = Object.fromEntries(Object.keys(INTERACTIONS).map((name) => [name, []]));
    try {
      const page = await context.newPage();
      await page.addInitScript(watchInputs);
      const session = await context.newCDPSession(page);
      for (let round = -1; round < ROUNDS; round++)
        for (const [name, { on, prepare, act }] of Object.entries(INTERACTIONS)) {
          await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
          const { path, shown } = clinic.pages[on];
          await page.goto(`${clinic.url}${path}`);
          await page.locator(shown.at(-1)).first().waitFor();
          await page.waitForTimeout(REST_MS);
          await prepare?.(page);
          await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
          await page.evaluate(() => {
            window.healzyInputs = [];
          });
          await act(page);
          await page.waitForTimeout(ANSWERED_MS);
          const durations = await page.evaluate(() => window.healzyInputs);
          if (durations.length === 0) throw new Error(`Nothing was heard of "${name}".`);
          if (round >= 0) times[name].push(Math.max(...durations));
        }
    } finally {
      await context.close();
      await clinic.end();
    }
    const all = Object.values(times)
      .flat()
      .sort((a, b) => a - b);
    return {
      ours: { spread: spread(all), runs: ROUNDS },
      chromium: browser.version(),
      details: {
        p98: all[Math.ceil(all.length * 0.98) - 1],
        ...Object.fromEntries(
          Object.entries(times).map(([name, values]) => {
            const { median, min, max } = spread(values);
            return [name, `${median} (${min}–${max})`];
          }),
        ),
      },
    };
  },
};

/** Runs in the page: how long each input took, in the browser's own steps of 8 ms. */
function watchInputs() {
  window.healzyInputs = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) window.healzyInputs.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 });
}

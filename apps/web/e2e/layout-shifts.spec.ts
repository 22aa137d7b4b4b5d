import type { Page } from '@playwright/test';
import { expect, PEOPLE, signIn, test, visit } from './journey.ts';
import { measuredTest } from './measured-test.ts';

/** How far things may move that nobody touched, by the browser's own measure. */
const MOST = 0.02;
/** Milliseconds to every answer, so that what holds a place is seen before what belongs there. */
const LATENCY = 150;
const SIZES = [
  { width: 1440, height: 900 },
  { width: 412, height: 823 },
];

declare global {
  interface Window {
    /** What the page has moved since it was opened, by the script that this journey adds. */
    shifts: { sum: number };
  }
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Opens a page afresh, and adds up its shifts until `selector` is there and nothing has been asked for since. */
async function shiftsOf(page: Page, address: string, selector: string): Promise<number> {
  await visit(page, address);
  await page.locator(selector).first().waitFor();
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => window.shifts.sum);
}

test('nothing that is on the screen is pushed away by what loads later', async ({ page }) => {
  await signIn(page, PEOPLE.specialist);
  const { address } = await measuredTest(page, 'es', 'Quieta');
  await page.addInitScript(() => {
    window.shifts = { sum: 0 };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as Shift[])
        if (!hadRecentInput) window.shifts.sum += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const on = `at ${size.width} pixels`;
    const canvas = await shiftsOf(page, `${address}/follow-up`, '#heat-map [role="gridcell"]');
    expect(canvas, `the CGM canvas ${on}`).toBeLessThanOrEqual(MOST);
    const dashboard = await shiftsOf(page, '/', 'main li a[href^="/patient/"]');
    expect(dashboard, `the dashboard ${on}`).toBeLessThanOrEqual(MOST);
  }
});

import { readFileSync } from 'node:fs';
import { compressedSizes } from '../../../scripts/compressed-sizes.mjs';
import { overBudget } from '../../../scripts/size-budget.mjs';
import { expect, PEOPLE, signIn, test, visit } from './journey.ts';

/** KiB of brotli, agreed in `size-budget.json`; docs/decisions/0039 says what they consist of. */
const { script, style, words } = JSON.parse(
  readFileSync(new URL('../size-budget.json', import.meta.url), 'utf8'),
) as Record<'script' | 'style' | 'words', number>;

const MOST_FILES = 5;

const PATIENT = 'a[href^="/patient/"]';

test('the first list loads no more code than agreed', async ({ page }) => {
  await signIn(page, PEOPLE.specialist);
  await page.locator(PATIENT).first().waitFor();
  await page.addInitScript((selector) => {
    new MutationObserver((_changes, observer) => {
      if (document.querySelector(selector) === null) return;
      performance.mark('rows');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  }, PATIENT);
  await visit(page, '/patients');
  await page.locator(PATIENT).first().waitFor();
  // What starts loading before the rows arrive delays them; what opens from the rows comes later.
  const addresses = await page.evaluate(() => {
    const rows = performance.getEntriesByName('rows')[0]?.startTime ?? Infinity;
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => startTime < rows && /\.(js|css)$/.test(name))
      .map(({ name }) => name);
  });
  expect(addresses.map((address) => new URL(address).pathname).length).toBeLessThanOrEqual(MOST_FILES);

  const sizes = { script: 0, style: 0, words: 0 };
  for (const address of new Set(addresses)) {
    const kind = address.endsWith('.css') ? 'style' : address.includes('/words-') ? 'words' : 'script';
    sizes[kind] += compressedSizes(await (await page.request.get(address)).body()).brotli;
  }
  const weighed = Object.entries(sizes).map(([part, brotli]) => ({
    part,
    brotli: Math.round(brotli * 10) / 10,
  }));
  expect(overBudget(weighed, { script, style, words }), JSON.stringify(weighed)).toEqual([]);
});

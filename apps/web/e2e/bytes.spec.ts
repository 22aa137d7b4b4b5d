import { readFileSync } from 'node:fs';
import { compressedSizes } from '../../../scripts/compressed-sizes.mjs';
import { overBudget } from '../../../scripts/size-budget.mjs';
import { expect, PEOPLE, signIn, test, visit } from './journey.ts';

/** KiB of brotli, agreed in `size-budget.json`; docs/decisions/load-and-start.md#sizes-are-held-by-tests. */
const { script, style, words } = JSON.parse(
  readFileSync(new URL('../size-budget.json', import.meta.url), 'utf8'),
) as Record<'script' | 'style' | 'words', number>;

/** Beside the document. */
const MOST_REQUESTS = 14;

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
  const requests = await page.evaluate(() => {
    const rows = performance.getEntriesByName('rows')[0]?.startTime ?? Infinity;
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ startTime }) => startTime < rows)
      .map(({ name, encodedBodySize }) => ({ name, encodedBodySize }));
  });
  expect(requests.length, requests.map(({ name }) => name).join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
  const files = requests.filter(({ name }) => /\.(js|css)$/.test(name));
  const unmeasured = files.filter(({ encodedBodySize }) => encodedBodySize === 0);
  expect(unmeasured.filter(({ name }) => name.includes('/assets/'))).toEqual([]);

  // What came, not what it could be compressed to; but `theme.js` is looked up again, and comes without a body if unchanged.
  const sizes = { script: 0, style: 0, words: 0 };
  for (const { name, encodedBodySize } of files) {
    const kind = name.endsWith('.css') ? 'style' : name.includes('/words-') ? 'words' : 'script';
    sizes[kind] +=
      encodedBodySize > 0
        ? encodedBodySize / 1024
        : compressedSizes(await (await page.request.get(name)).body()).brotli;
  }
  const weighed = Object.entries(sizes).map(([part, brotli]) => ({
    part,
    brotli: Math.round(brotli * 10) / 10,
  }));
  expect(overBudget(weighed, { script, style, words }), JSON.stringify(weighed)).toEqual([]);
});

test('the licences of all that reaches a browser come with it', async ({ request }) => {
  const answer = await request.get('/licenses.txt');
  expect(answer.status()).toBe(200);
  const text = await answer.text();
  const dependencies = ['../package.json', '../../../packages/ui/package.json'].flatMap((file) => {
    const { dependencies } = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    return Object.keys(dependencies).filter((name) => !name.startsWith('@healzy/'));
  });
  // Made of the parts that are bundled, or used for the build alone.
  const others = {
    d3: 'd3-scale',
    'react-router-dom': 'react-router',
    '@vanilla-extract/css': null,
  } as const;
  const served = dependencies.flatMap((name) =>
    name in others ? (others[name as keyof typeof others] ?? []) : name,
  );
  // What workers alone contain, which the bundler does not list; and what lies beside a file of a package.
  const unlisted = ['fflate', 'saxes', 'sql.js', 'fit-file-parser'];
  const missing = [...served, ...unlisted].filter((name) => !text.includes(`## ${name} - `));
  expect(missing).toEqual([]);
  expect(text).toContain('## pdfjs-dist: LICENSE_LIBERATION');
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { getTestRunnerConfig, setupPage } from '@storybook/test-runner';

/** Plays a story in the page that `setupPage` prepared, and throws what went wrong. */
declare const __test: (storyId: string) => Promise<void>;

/** One context for each worker, and in it a page for each story file, whose stories follow one another. */
const test = base.extend<object, { canvas: { context: BrowserContext; page?: Page; file?: string } }>({
  canvas: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        deviceScaleFactor: 1,
        reducedMotion: 'reduce',
        colorScheme: 'light',
        locale: 'en-GB',
        timezoneId: 'UTC',
      });
      await use({ context });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

for (const [file, stories] of storiesByFile()) {
  test.describe(file, () => {
    test.describe.configure({ mode: 'default' });
    for (const story of stories) {
      test(`${story.title} › ${story.name}`, async ({ canvas }) => {
        if (!canvas.page || canvas.file !== file) {
          await canvas.page?.close();
          canvas.page = await canvas.context.newPage();
          await setupPage(canvas.page, canvas.context);
          canvas.file = file;
        }
        const { page } = canvas;
        const config = await getTestRunnerConfig();
        await config?.preVisit?.(page, story);
        await page.evaluate((id) => __test(id), story.id);
        await config?.postVisit?.(page, story);
      });
    }
  });
}

/** The stories to run: those of the files named by `scripts/stories.mjs`, or all. */
function storiesByFile() {
  const site = process.env.HEALZY_STORY_SITE;
  if (!site) throw new Error('The stories run in a built Storybook: start them with `npm run test:stories`.');
  const { entries } = JSON.parse(readFileSync(join(site, 'index.json'), 'utf8')) as {
    entries: Record<string, { type: string; id: string; title: string; name: string; importPath: string }>;
  };
  const chosen = process.env.HEALZY_STORY_FILES?.split(',');
  const found = new Map<string, { id: string; title: string; name: string }[]>();
  for (const { type, id, title, name, importPath } of Object.values(entries)) {
    const file = importPath.replace(/^\.\//, '');
    if (type !== 'story' || (chosen && !chosen.includes(file))) continue;
    found.set(file, [...(found.get(file) ?? []), { id, title, name }]);
  }
  return found;
}

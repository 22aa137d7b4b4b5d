import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { getTestRunnerConfig, setupPage } from '@storybook/test-runner';
import { resetPage } from './storyPage.ts';

/** Plays a story in the page that `setupPage` prepared, and throws what went wrong. */
declare const __test: (storyId: string) => Promise<void>;

/**
 * A page loads the code of Storybook once for this many story files of the kit: that takes as long as playing the stories of
 * one. Not for all of them, so that what they leave behind cannot pile up.
 */
const FILES_OF_A_PAGE = 10;
/**
 * Whether a file's stories can follow those of another. The app's parts share its state, such as who is signed in, and
 * pictures show the smallest difference: each of these files gets a page of its own.
 */
const sharesPage = (file = '') => file.startsWith('packages/ui/') && !file.includes('.visual.');

interface Canvas {
  readonly context: BrowserContext;
  page?: Page;
  /** The story files whose stories were played in the page. */
  files: string[];
}

/** One context for each worker, and in it a page after the other, in which the stories of a file follow one another. */
const test = base.extend<object, { canvas: Canvas }>({
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
      await use({ context, files: [] });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** The page for the stories of a file. */
async function pageFor(file: string, canvas: Canvas): Promise<Page> {
  const last = canvas.files.at(-1);
  if (canvas.page && last === file) return canvas.page;
  if (canvas.page && sharesPage(last) && sharesPage(file) && canvas.files.length < FILES_OF_A_PAGE) {
    await resetPage(canvas.page);
    canvas.files.push(file);
    return canvas.page;
  }
  await canvas.page?.close();
  const page = await canvas.context.newPage();
  await setupPage(page, canvas.context);
  Object.assign(canvas, { page, files: [file] });
  return page;
}

for (const [file, stories] of storiesByFile()) {
  test.describe(file, () => {
    test.describe.configure({ mode: 'default' });
    for (const story of stories) {
      test(`${story.title} › ${story.name}`, async ({ canvas }) => {
        const page = await pageFor(file, canvas);
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

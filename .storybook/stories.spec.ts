import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { accessFaults, loadAxe } from './accessFaults.ts';
import { changedPictures } from './changedPictures.ts';
import { force } from './showIn.ts';
import { askedOf, newPage, openCanvas, playStory, settle, unexpected, type Page } from './storyPage.ts';

/** The viewport of stories that request none. */
const ordinary = { width: 1280, height: 800 };
/** `320px` is 320; a relative length is nothing. */
const pixels = (length = '') => (length.endsWith('px') ? Number.parseInt(length, 10) : undefined);

/** One page for each worker: every story file starts in it anew, and its stories follow one another. */
const test = base.extend<object, { canvas: { page: Page; file?: string } }>({
  canvas: [
    async ({ browser }, use) => {
      const page = await newPage(browser, ordinary);
      await use({ page });
      await page.context().close();
    },
    { scope: 'worker' },
  ],
});

for (const [file, stories] of storiesByFile()) {
  test.describe(file, () => {
    test.describe.configure({ mode: 'default' });
    for (const { id, title } of stories) {
      test(title, async ({ canvas }) => {
        if (canvas.file !== file) {
          await openCanvas(canvas.page);
          await loadAxe(canvas.page);
          canvas.file = file;
        }
        await check(canvas.page, id, file);
      });
    }
  });
}

/** Plays a story in the viewport that it requests: `globals: { viewport: { value: 'w320' } }`; then looks at it. */
async function check(page: Page, id: string, file: string) {
  const asked = await askedOf(page, id);
  await page.setViewportSize({
    width: pixels(asked.window?.width) ?? ordinary.width,
    height: pixels(asked.window?.height) ?? ordinary.height,
  });
  await playStory(page, id);
  await settle(page);
  refuse('Complains in the console', unexpected(page, asked.consoleAllows ?? []));
  refuse('Not accessible to everybody', await accessFaults(page));
  if (file.includes('.visual.stories.'))
    refuse('Not as in its pictures', await changedPictures(page, id, asked.pictureHeight));
  await force(page, false);
}

/** Fails the story with everything that is wrong at once. */
function refuse(heading: string, complaints: readonly string[]) {
  if (complaints.length)
    throw new Error(`${heading}:\n${complaints.map((each) => `  - ${each}`).join('\n')}`);
}

/** The stories to run: those of the files named by `scripts/stories.mjs`, or all. */
function storiesByFile() {
  const site = process.env.HEALZY_STORY_SITE;
  if (!site) throw new Error('The stories run in a built Storybook: start them with `npm run test:stories`.');
  const { entries } = JSON.parse(readFileSync(join(site, 'index.json'), 'utf8')) as {
    entries: Record<string, { type: string; id: string; title: string; name: string; importPath: string }>;
  };
  const chosen = process.env.HEALZY_STORY_FILES?.split(',');
  const found = new Map<string, { id: string; title: string }[]>();
  for (const { type, id, title, name, importPath } of Object.values(entries)) {
    const file = importPath.replace(/^\.\//, '');
    if (type !== 'story' || (chosen && !chosen.includes(file))) continue;
    found.set(file, [...(found.get(file) ?? []), { id, title: `${title} › ${name}` }]);
  }
  return found;
}

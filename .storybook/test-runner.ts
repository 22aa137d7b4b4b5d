import type { TestRunnerConfig } from '@storybook/test-runner';
import { accessFaults } from './accessFaults.ts';
import { changedPictures } from './changedPictures.ts';
import { showIn } from './showIn.ts';
import { askedOf, leaveStory, openPage, settle, unexpected, type Page } from './storyPage.ts';

/** The last story that each page has tried. */
const tried = new WeakMap<Page, string>();

/** The viewport of stories that request none. */
const ordinary = { width: 1280, height: 800 };
/** `320px` is 320; a relative length is nothing. */
const pixels = (length = '') => (length.endsWith('px') ? Number.parseInt(length, 10) : undefined);

const config: TestRunnerConfig = {
  prepare: ({ page }) => openPage(page),

  /** Gives a story the viewport that it requests: `globals: { viewport: { value: 'w320' } }`. */
  async preVisit(page, context) {
    // Storybook does not play a story again that is already rendered: a second attempt would always pass.
    if (tried.get(page) === context.id) await leaveStory(page);
    tried.set(page, context.id);
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
    await page.evaluate(() => window.__STORYBOOK_PREVIEW__.ready());
    const { window: wanted } = await askedOf(page, context.id);
    await page.setViewportSize({
      width: pixels(wanted?.width) ?? ordinary.width,
      height: pixels(wanted?.height) ?? ordinary.height,
    });
  },

  async postVisit(page, context) {
    const story = await askedOf(page, context.id);
    await settle(page);
    refuse('Complains in the console', unexpected(page, story.consoleAllows ?? []));
    refuse('Not accessible to everybody', await accessFaults(page));
    if (story.fileName?.includes('.visual.stories.'))
      refuse('Not as in its pictures', await changedPictures(page, context.id, story.pictureHeight));
    await showIn(page, { theme: 'light' });
  },
};

/** Fails the story with everything that is wrong at once. */
function refuse(title: string, complaints: readonly string[]) {
  if (complaints.length) throw new Error(`${title}:\n${complaints.map((each) => `  - ${each}`).join('\n')}`);
}

export default config;

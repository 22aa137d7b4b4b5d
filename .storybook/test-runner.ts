import type { TestRunnerConfig } from '@storybook/test-runner';
import { accessFaults, loadAxe } from './accessFaults.ts';
import { changedPictures } from './changedPictures.ts';
import { printFaults } from './printFaults.ts';
import { force } from './showIn.ts';
import { askedOf, forgetComplaints, openCanvas, resize, settle, unexpected } from './storyPage.ts';

/** The viewport of stories that request none. */
const ordinary = { width: 1280, height: 800 };
/** `320px` is 320; a relative length is nothing. */
const pixels = (length = '') => (length.endsWith('px') ? Number.parseInt(length, 10) : undefined);

const config: TestRunnerConfig = {
  async prepare({ page }) {
    await openCanvas(page);
    await loadAxe(page);
  },

  /** Gives a story the viewport that it requests: `globals: { viewport: { value: 'w320' } }`. */
  async preVisit(page, { id }) {
    const { window: wanted } = await askedOf(page, id);
    await resize(page, {
      width: pixels(wanted?.width) ?? ordinary.width,
      height: pixels(wanted?.height) ?? ordinary.height,
    });
    // Axe writes to the frames of the story before, which complains about some.
    forgetComplaints(page);
  },

  async postVisit(page, { id }) {
    const { consoleAllows = [], fileName, pictureHeight, prints } = await askedOf(page, id);
    await settle(page);
    refuse('Complains in the console', unexpected(page, consoleAllows));
    refuse('Not accessible to everybody', await accessFaults(page));
    if (prints) refuse('Not printed as promised', await printFaults(page, prints));
    if (fileName?.includes('.visual.stories.'))
      refuse('Not as in its pictures', await changedPictures(page, id, pictureHeight));
    await force(page, false);
  },
};

/** Fails the story with everything that is wrong at once. */
function refuse(heading: string, complaints: readonly string[]) {
  if (complaints.length)
    throw new Error(`${heading}:\n${complaints.map((each) => `  - ${each}`).join('\n')}`);
}

export default config;

import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type LaunchOptions } from '@playwright/test';
import { browser } from '../scripts/browser.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const launchOptions: LaunchOptions = await browser();

/** Every story in the built Storybook, started by `scripts/stories.mjs`. */
export default defineConfig({
  testDir: '.',
  testMatch: 'stories.spec.ts',
  outputDir: join(root, 'test-results/stories'),
  // The stories of a file follow one another in one page; the files are spread over the workers.
  fullyParallel: true,
  // Each waits now and then, for a frame or for the page: one more than there are processors keeps them busy.
  workers: availableParallelism() + 1,
  forbidOnly: true,
  // On a busy machine one of a thousand stories starves now and then; `npm test` lists those that needed the second
  // attempt. With an overridden token they are meant to fail, once.
  retries: process.env.HEALZY_TOKENS ? 0 : 1,
  // A story of this kit settles within a second; axe in three sets of colours and seven pictures do not on a busy
  // machine; a picture that has changed is looked at until it stands still, before it is reported.
  timeout: 180_000,
  reporter: [
    [process.env.HEALZY_STORY_FILES ? 'list' : 'dot'],
    ['json', { outputFile: process.env.HEALZY_STORY_REPORT ?? join(root, 'test-results/stories-run.json') }],
  ],
  use: { launchOptions },
});

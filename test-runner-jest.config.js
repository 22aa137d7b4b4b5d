import { getJestConfig } from '@storybook/test-runner';
import { browser } from './scripts/browser.mjs';

const base = getJestConfig();

export default {
  ...base,
  maxWorkers: 2,
  setupFilesAfterEnv: [...base.setupFilesAfterEnv, '<rootDir>/.storybook/second-attempt.mjs'],
  // A story of this kit settles within a second; axe in three sets of colours and seven pictures do not on a busy
  // machine; a picture that has changed is looked at until it stands still, before it is reported.
  testTimeout: 180_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: { ...(await browser()), headless: true },
      contextOptions: {
        viewport: { width: 1280, height: 800 },
        deviceScaleFactor: 1,
        reducedMotion: 'reduce',
        colorScheme: 'light',
        locale: 'en-GB',
        timezoneId: 'UTC',
      },
    },
  },
};

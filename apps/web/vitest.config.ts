import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import vite from './vite.config.ts';

/** Files that replace modules, or read module state that other files leave behind: each gets modules of its own. */
export const ALONE = 'src/**/*.alone.test.{ts,tsx}';

const config = mergeConfig(
  vite,
  defineConfig({
    test: {
      name: 'web',
      environment: 'jsdom',
      include: ['*.test.ts', 'src/**/*.test.{ts,tsx}'],
      exclude: [ALONE],
      // Loading the app's modules anew takes longer than what nearly every file does with them.
      isolate: false,
      restoreMocks: true,
      // A busy machine takes seconds for what an idle one does at once; durations are asserted where they matter.
      testTimeout: 30_000,
      hookTimeout: 60_000,
      setupFiles: ['../../scripts/property-seed.ts', './jsdom-layout.ts'],
    },
  }),
);

export default config;

import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import vite from './vite.config.ts';

/** Files that render the app or replace its modules: each gets modules of its own, as the app's translator is only one. */
export const RENDERED = ['src/**/*.test.tsx', 'src/**/*.alone.test.ts'];

const config = mergeConfig(
  vite,
  defineConfig({
    test: {
      name: 'web',
      environment: 'jsdom',
      include: ['*.test.ts', 'src/**/*.test.ts'],
      exclude: RENDERED,
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

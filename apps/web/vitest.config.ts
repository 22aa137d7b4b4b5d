import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import vite from './vite.config.ts';

export default mergeConfig(
  vite,
  defineConfig({
    test: {
      name: 'web',
      environment: 'jsdom',
      include: ['*.test.ts', 'src/**/*.test.{ts,tsx}'],
      restoreMocks: true,
      // A busy machine takes seconds for what an idle one does at once; durations are asserted where they matter.
      testTimeout: 30_000,
      hookTimeout: 60_000,
      setupFiles: ['../../scripts/property-seed.ts', './jsdom-layout.ts'],
    },
  }),
);

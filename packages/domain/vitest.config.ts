import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'domain',
    // A pure package: nothing is left behind in it, and loading it takes longer than most of its files.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../../scripts/property-seed.ts'],
    // Property tests and 50 MB files take seconds on a busy machine; durations are asserted where they matter.
    testTimeout: 60_000,
  },
});

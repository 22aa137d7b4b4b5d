import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'domain',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../../scripts/property-seed.ts'],
    // Properties and 50 MB files take seconds on a busy machine; the time they may take is asserted where it matters.
    testTimeout: 60_000,
  },
});

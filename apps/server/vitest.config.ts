import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    environment: 'node',
    // No module of the server keeps state between two servers, and loading them takes longer than most test files.
    isolate: false,
    globalSetup: ['test/programs-folder.ts'],
    setupFiles: ['../../scripts/property-seed.ts', 'test/light-passwords.ts'],
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

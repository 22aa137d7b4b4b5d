import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'packages/*/vitest.config.ts',
      'apps/*/vitest.config.ts',
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.ts'],
          exclude: ['scripts/scratch/**'],
          environment: 'node',
        },
      },
      { test: { name: 'scratch', include: ['scripts/scratch/**/*.test.ts'], environment: 'node' } },
    ],
  },
});

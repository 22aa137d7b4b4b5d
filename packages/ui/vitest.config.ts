import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: { name: 'ui', include: ['src/**/*.test.{ts,tsx}'], setupFiles: ['../../scripts/property-seed.ts'] },
});

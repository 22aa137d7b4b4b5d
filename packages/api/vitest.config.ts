import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'api', include: ['src/**/*.test.{ts,tsx}'], setupFiles: ['../../scripts/property-seed.ts'] },
});

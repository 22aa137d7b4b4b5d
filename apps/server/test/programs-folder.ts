import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the workers of a run put the programs that they build; removed when it ends. */
    programsFolder: string;
  }
}

export default function setUp(project: TestProject): () => void {
  // Below the server: its programs look for migrations and packages from there upwards.
  const cache = join(import.meta.dirname, '../node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'test-programs-'));
  project.provide('programsFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

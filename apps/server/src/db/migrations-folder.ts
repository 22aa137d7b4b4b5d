import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `apps/server/migrations`, found upwards from this file, so that the sources and the bundle in `dist/` read the same
 * files.
 */
export function migrationsFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'migrations', 'meta', '_journal.json'))) {
    const parent = dirname(folder);
    if (parent === folder)
      throw new Error('The folder apps/server/migrations is missing from this installation.');
    folder = parent;
  }
  return join(folder, 'migrations');
}

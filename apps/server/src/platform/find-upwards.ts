import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The first of these files that exists, from this folder upwards: sources and the bundle in `dist` lie at different
 * depths.
 */
export function findUpwards(...names: readonly string[]): string | undefined {
  let folder = dirname(fileURLToPath(import.meta.url));
  for (;;) {
    const found = names.map((name) => join(folder, name)).find((path) => existsSync(path));
    if (found !== undefined) return found;
    const parent = dirname(folder);
    if (parent === folder) return undefined;
    folder = parent;
  }
}

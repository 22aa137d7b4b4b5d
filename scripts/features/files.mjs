import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Every file below a folder, as absolute paths; none when the folder is missing.
 * @param {string} folder
 * @param {(path: string) => boolean} [wanted]
 * @returns {string[]}
 */
export function filesBelow(folder, wanted = () => true) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name === 'generated') return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path, wanted) : wanted(path) ? [path] : [];
  });
}

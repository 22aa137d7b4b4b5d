import { writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A module's path in the project; undefined for packages and for modules that plugins make up. */
function pathOf(id: string): string | undefined {
  // The style sheet that a `.css.ts` file becomes counts as that file.
  const file = id
    .replace(/^\0/, '')
    .replace(/(\.css\.ts)\.vanilla\.css/, '$1')
    .replace(/\?.*$/, '');
  const path = relative(root, file).split(sep).join('/');
  return path.startsWith('..') || path.includes('node_modules') || !file.startsWith('/') ? undefined : path;
}

/**
 * Writes beside Vite's manifest which source files each script of the build contains: `{ file: path[] }`. The runner of
 * the journeys reads there which sources a journey has loaded.
 */
export function chunkSources(): Plugin {
  return {
    name: 'healzy-chunk-sources',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) throw new Error('The list of sources is written beside a build.');
      const sources = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk'
          ? [[chunk.fileName, chunk.moduleIds.flatMap((id) => pathOf(id) ?? []).toSorted()]]
          : [],
      );
      await writeFile(join(dir, '.vite/sources.json'), JSON.stringify(Object.fromEntries(sources)));
    },
  };
}

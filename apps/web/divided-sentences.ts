import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const COLLECTED = /[\\/]src[\\/]app[\\/]contributed-(later-)?(?:es|en)\.ts$/;
const PART = /^(.*[\\/]sentences[\\/]\w+\.json)\?(shown|later)$/;

/** What a feature adds to the sentences that the first list shows; everything else is fetched after it. */
const SHOWN = ['app', 'patients', 'medical-tests'];

/** A feature's sentences for other screens: those that the first list shows, or all others. */
export function partOfSentences(json: string, part: 'shown' | 'later'): string {
  const all = Object.entries(JSON.parse(json) as Record<string, unknown>);
  const own = all.filter(([namespace]) => SHOWN.includes(namespace) === (part === 'shown'));
  return JSON.stringify(Object.fromEntries(own));
}

/**
 * Divides each feature's sentences by when they are needed. In tests and stories both parts are the whole file: a
 * namespace is read from one of them only.
 */
export function dividedSentences(): Plugin {
  return {
    name: 'healzy-divided-sentences',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const [found, later] = COLLECTED.exec(id) ?? [];
      if (found === undefined) return null;
      const query = later === undefined ? '?shown' : '?later';
      return { code: code.replace("import: 'default'", `import: 'default', query: '${query}'`), map: null };
    },
    load(id) {
      const [, file, part] = PART.exec(id) ?? [];
      if (file === undefined) return null;
      const own = partOfSentences(readFileSync(file, 'utf8'), part === 'shown' ? 'shown' : 'later');
      return { code: `export default ${own};`, moduleType: 'js' };
    },
  };
}

// What each file of journeys reads: the server, its own helpers, and of the web app the sources of the scripts that its
// browsers loaded.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digestOf } from './files.mjs';
import { importGraph } from './imports.mjs';
import { everywhere, isProse, isStory, isTest } from './stages.mjs';

/** Where the build lists the sources of its scripts (`apps/web/chunk-sources.ts`). */
const SOURCES = 'apps/web/dist/.vite/sources.json';
const JOURNEYS = /^apps\/web\/e2e\/[^/]+\.spec\.ts$/;
/** Scripts that start a worker name its file so; the bundler builds it apart from the others. */
const WORKER = /['"](\.{1,2}\/[^'"]+\.worker\.ts)\?/g;

const isProduct = (path) => !isStory(path) && !isTest(path) && !isProse(path);

/** Read by every journey, whatever its browsers load: the server, its bundles, and the pages that it serves itself. */
const isGround = (path) =>
  everywhere(path) ||
  (isProduct(path) &&
    (path.startsWith('apps/server/') ||
      path.startsWith('apps/web/public/') ||
      path.startsWith('packages/ui/src/hosted/') ||
      path === 'apps/web/index.html'));

/**
 * @param files from `projectFiles`
 * @param surroundings from `surroundingsOf`
 * @returns `{ keys, readBy(scripts), digestsOf(paths) }`: the key of each file of journeys by its path, without the web
 *   app's sources; the sources of the scripts that a file's browsers loaded; and the digest of each source, `undefined`
 *   for one that is gone
 */
export function journeyKeys(root, files, surroundings) {
  const reach = importGraph(root, files);
  const known = new Set(files.paths);
  const ground = files.paths.filter(isGround);
  // The server bundles what it imports from the packages; the pages it serves take the kit's style sheets.
  const bundled = reach(...ground.filter((path) => /^(apps\/server|packages\/ui)\/.*\.[jt]sx?$/.test(path)));
  const shared = [...new Set([...ground, ...bundled])].sort();
  const groundKey = digestOf(surroundings, ...shared.flatMap((path) => [path, files.digest(path)]));
  const keys = new Map(
    files.paths
      .filter((path) => JOURNEYS.test(path))
      .map((path) => [
        path,
        digestOf(groundKey, ...reach(path).flatMap((each) => [each, files.digest(each)])),
      ]),
  );

  /** Style sheets are evaluated while the build runs, with what they import; workers are built apart. */
  const behind = (path) => {
    if (path.endsWith('.css.ts')) return reach(path);
    if (!/\.tsx?$/.test(path)) return [];
    const text = readFileSync(join(root, path), 'utf8');
    return [...text.matchAll(WORKER)].flatMap(([, worker]) => reach(join(dirname(path), worker)));
  };

  return {
    keys,
    readBy(scripts) {
      const sources = JSON.parse(readFileSync(join(root, SOURCES), 'utf8'));
      const isKnown = (script) => script in sources || /\.worker[\w.-]*\.m?js$/.test(script);
      // A script of another build: nothing tells what is in it.
      const loaded = scripts.every(isKnown)
        ? scripts.flatMap((script) => sources[script] ?? [])
        : Object.values(sources).flat();
      const paths = new Set(loaded.filter((path) => known.has(path)));
      for (const path of [...paths]) for (const each of behind(path)) paths.add(each);
      return [...paths].sort();
    },
    digestsOf: (paths) => paths.map((path) => (known.has(path) ? files.digest(path) : undefined)),
  };
}

/** Whether the product has been built with its list of sources. */
export const hasSources = (root) => existsSync(join(root, SOURCES));

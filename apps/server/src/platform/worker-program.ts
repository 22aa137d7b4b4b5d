import { existsSync } from 'node:fs';

/**
 * The program of a worker thread: in a build it is next to the server's program or above its parts; otherwise its source
 * is used.
 *
 * @param path of the program below `src/`, without extension; a build names it so, with hyphens
 * @param source of the program when running from sources
 */
export function workerProgram(path: string, source: URL): URL {
  const name = path.replaceAll('/', '-');
  const places = [`./${name}.js`, `../${name}.js`].map((place) => new URL(place, import.meta.url));
  const found = [...places, source].find((place) => existsSync(place));
  if (found === undefined) throw new Error(`The program ${name} is missing from the build.`);
  return found;
}

// Which files of journeys passed before with all that they read, and storing what passes now.
import { projectFiles } from './files.mjs';
import { hasSources, journeyKeys } from './journeys.mjs';
import { memoryFolder, openMemory } from './memory.mjs';
import { surroundingsOf } from './stages.mjs';

/**
 * @param options `isFresh` recalls nothing, and still keeps what passes
 * @returns `undefined` outside a Git working copy, where nothing is remembered; otherwise
 *   - `toRun`: files to run, `provenBefore`: how many journeys of the others passed,
 *   - `keep(results)`: remembers the files that passed, given `[{ file, passed, isSteady, scripts }]`
 */
export function rememberedJourneys(root, { folder = memoryFolder(), isFresh = false } = {}) {
  const files = projectFiles(root);
  if (!files) return undefined;
  // Taken before the run: digests are otherwise those of the moment when they are asked for.
  for (const path of files.paths) if (/^(apps\/web\/src|packages)\//.test(path)) files.digest(path);
  const memory = openMemory(folder);
  const { keys, digestsOf } = journeyKeys(root, files, surroundingsOf());
  const isUnchanged = ({ paths, digests }) =>
    digestsOf(paths).every((digest, index) => digest !== undefined && digest === digests[index]);
  const provenOf = (file, key) => {
    const before = isFresh ? undefined : memory.recall(file, key);
    return before && isUnchanged(before) ? before : undefined;
  };
  const before = [...keys].map(([file, key]) => [file, provenOf(file, key)]);
  return {
    toRun: before.filter(([, proven]) => !proven).map(([file]) => file),
    provenBefore: before.reduce((sum, [, proven]) => sum + (proven?.passed ?? 0), 0),
    keep(results) {
      if (!hasSources(root)) return;
      // A file changed during the run may have been read before or after the change.
      const now = journeyKeys(root, projectFiles(root), surroundingsOf());
      for (const { file, passed, isSteady, scripts } of results) {
        const paths = now.readBy(scripts);
        const digests = digestsOf(paths);
        const changed = now.digestsOf(paths).some((digest, index) => digest !== digests[index]);
        if (!isSteady || scripts.length === 0 || changed || now.keys.get(file) !== keys.get(file)) continue;
        memory.keep(file, keys.get(file), { passed, paths, digests });
      }
    },
  };
}

/**
 * The results by file in a report of Playwright: `{ file, passed, isSteady, scripts }`. A file is steady when each of
 * its journeys passed at its first attempt; its scripts are those that its journeys attached as `scripts`.
 * @param folder where the report's paths start, relative to the project
 */
export function journeyResults({ suites }, folder) {
  return suites.map((suite) => {
    const tests = specsIn(suite).flatMap(({ tests }) => tests);
    const attachments = tests.flatMap(({ results }) => results.flatMap((each) => each.attachments ?? []));
    const scripts = attachments
      .filter(({ name }) => name === 'scripts')
      .flatMap(({ body }) => JSON.parse(Buffer.from(body, 'base64').toString('utf8')));
    return {
      file: `${folder}/${suite.file}`,
      passed: tests.filter(({ status }) => status === 'expected').length,
      isSteady: tests.length > 0 && tests.every(({ status }) => status === 'expected'),
      scripts: [...new Set(scripts)].sort(),
    };
  });
}

const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];

// Which stages of a test run have passed before, with everything that they read.
import { projectFiles } from './files.mjs';
import { memoryFolder, openMemory } from './memory.mjs';
import { dataFolderOf, STAGE_INPUTS, stageKey, surroundingsOf } from './stages.mjs';

/** The journeys run against the output of the build. */
const NEEDS_BUILD = ['journeys'];

/**
 * @param names the stages of this run
 * @param options `isFresh` recalls nothing, and still keeps what passes
 * @returns `{ recall(name), keep(name, count) }`; `recall` returns the count that the stage had, or `undefined` when it
 *   has to run
 */
export function provenStages(root, names, { isFresh, environment, folder = memoryFolder() }) {
  const files = projectFiles(root);
  if (!files) return { recall: () => undefined, keep: () => undefined };
  const memory = openMemory(folder);
  const keyOf = (name, of) => stageKey(name, of, surroundingsOf(environment), dataFolderOf(root));
  const keys = new Map(
    names.filter((name) => name in STAGE_INPUTS).map((name) => [name, keyOf(name, files)]),
  );
  const known = new Map(
    isFresh ? [] : [...keys].map(([name, key]) => [name, memory.recall(`stage-${name}`, key)]),
  );
  const isBuildNeeded = NEEDS_BUILD.some((name) => names.includes(name));
  return {
    recall: (name) => (name === 'build' && isBuildNeeded ? undefined : known.get(name)),
    keep(name, count) {
      if (!keys.has(name) || count.failed > 0 || count.secondAttempts?.length) return;
      // A file changed during the run may have been read before or after the change.
      if (keyOf(name, projectFiles(root)) !== keys.get(name)) return;
      memory.keep(`stage-${name}`, keys.get(name), {
        passed: count.passed,
        skipped: count.skipped,
        leftOut: count.leftOut ?? [],
      });
    },
  };
}

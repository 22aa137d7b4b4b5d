// Which story files passed before with everything that they read, and keeping what passes now.
import { projectFiles } from './files.mjs';
import { memoryFolder, openMemory } from './memory.mjs';
import { surroundingsOf } from './stages.mjs';
import { storyKeys } from './stories.mjs';

/**
 * @returns `undefined` outside a Git working copy, where nothing is remembered; otherwise
 *   - `toRun`: files to run, `provenBefore`: how many stories of the others passed,
 *   - `isComplete`: there is nothing left to run or to ask,
 *   - `keep(results, compares)`: remembers the files that passed; `keepOrphans()`: that every picture has its story
 */
export function rememberedStories(root, folder = memoryFolder()) {
  const files = projectFiles(root);
  if (!files) return undefined;
  const memory = openMemory(folder);
  const { keys, orphansKey } = storyKeys(root, files, surroundingsOf());
  const before = [...keys].map(([file, key]) => [file, memory.recall(file, key)]);
  const toRun = before.filter(([, proven]) => !proven).map(([file]) => file);
  return {
    toRun,
    provenBefore: before.reduce((sum, [, proven]) => sum + (proven?.passed ?? 0), 0),
    isComplete: toRun.length === 0 && memory.recall('pictures-have-stories', orphansKey) !== undefined,
    keep(results, compares) {
      for (const { file, passed } of steadyFiles(results)) {
        // A file whose snapshots were not compared has not been checked completely.
        if (compares || !file.includes('.visual.')) memory.keep(file, keys.get(file), { passed });
      }
    },
    keepOrphans: () => memory.keep('pictures-have-stories', orphansKey, {}),
  };
}

/** Files of which every story passed at its first attempt. */
export const steadyFiles = (results) =>
  results
    .filter(({ assertionResults }) => assertionResults.length > 0)
    .filter(({ assertionResults }) =>
      assertionResults.every(({ status, invocations = 1 }) => status === 'passed' && invocations === 1),
    )
    .map(({ file, assertionResults }) => ({ file, passed: assertionResults.length }));

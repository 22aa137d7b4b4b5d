// Which story files passed before with everything that they read, and storing what passes now.
import { projectFiles } from './files.mjs';
import { memoryFolder, openMemory } from './memory.mjs';
import { surroundingsOf } from './stages.mjs';
import { storyKeys } from './stories.mjs';

/**
 * @param options `isFresh` recalls nothing, and still keeps what passes
 * @returns `undefined` outside a Git working copy, where nothing is remembered; otherwise
 *   - `toRun`: files to run, `provenBefore`: how many stories of the others passed,
 *   - `isComplete`: there is nothing left to run or to check,
 *   - `keep(results, compares)`: remembers the files that passed; `keepOrphans()`: that every snapshot has its story
 */
export function rememberedStories(root, { folder = memoryFolder(), isFresh = false } = {}) {
  const files = projectFiles(root);
  if (!files) return undefined;
  const memory = openMemory(folder);
  const { keys, orphansKey } = storyKeys(root, files, surroundingsOf());
  const recall = (name, key) => (isFresh ? undefined : memory.recall(name, key));
  const before = [...keys].map(([file, key]) => [file, recall(file, key)]);
  // A file changed during the run may have been read before or after the change.
  const now = () => storyKeys(root, projectFiles(root), surroundingsOf());
  const toRun = before.filter(([, proven]) => !proven).map(([file]) => file);
  return {
    toRun,
    provenBefore: before.reduce((sum, [, proven]) => sum + (proven?.passed ?? 0), 0),
    isComplete: toRun.length === 0 && recall('pictures-have-stories', orphansKey) !== undefined,
    keep(results, compares) {
      const current = now().keys;
      for (const { file, passed } of steadyFiles(results)) {
        // A file whose snapshots were not compared has not been checked completely.
        const isChecked = compares || !file.includes('.visual.');
        if (isChecked && current.get(file) === keys.get(file)) memory.keep(file, keys.get(file), { passed });
      }
    },
    keepOrphans() {
      if (now().orphansKey === orphansKey) memory.keep('pictures-have-stories', orphansKey, {});
    },
  };
}

/** Files whose every story passed at its first attempt. */
export const steadyFiles = (results) =>
  results
    .filter(({ assertionResults }) => assertionResults.length > 0)
    .filter(({ assertionResults }) =>
      assertionResults.every(({ status, invocations = 1 }) => status === 'passed' && invocations === 1),
    )
    .map(({ file, assertionResults }) => ({ file, passed: assertionResults.length }));

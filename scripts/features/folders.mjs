// Every folder is named after a feature of features.json, or is one of the few that all features build on.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const places = [
  { folder: 'openapi', besides: ['shared'], takes: (entry) => entry.isDirectory() },
  { folder: 'packages/domain/src', besides: ['shared'], takes: (entry) => entry.isDirectory() },
  {
    folder: 'packages/api/src',
    besides: ['operation', 'queries'],
    takes: (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.'),
  },
  { folder: 'apps/web/src/features', besides: [], takes: (entry) => entry.isDirectory() },
  {
    folder: 'apps/server/src/features',
    besides: [],
    takes: (entry) => entry.isDirectory(),
  },
];

/** @returns {string[]} one message per folder that is not a listed feature. */
export function folderProblems(root, features) {
  const problems = [];
  for (const { folder, besides, takes } of places) {
    const path = join(root, folder);
    if (!existsSync(path)) continue;
    for (const entry of readdirSync(path, { withFileTypes: true }).filter(takes)) {
      const word = entry.name.replace(/\.tsx?$/, '');
      if (word in features.features || besides.includes(word)) continue;
      problems.push(
        `${folder}/${entry.name}: "${word}" is no word of features.json. ` +
          `Rename it to the word it belongs to, or add the word (npm run new:feature -- ${word}).`,
      );
    }
  }
  for (const [word, { uses }] of Object.entries(features.features)) {
    for (const used of uses.filter((each) => !(each in features.features))) {
      problems.push(
        `features.json: "${word}" uses "${used}", which is no word. Correct the name or add the word.`,
      );
    }
  }
  return problems;
}

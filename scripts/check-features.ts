// `npm run check:features`: what the compiler cannot see. Every message says how to fix what it found.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cycleProblems } from './features/cycles.mjs';
import { costProblems, foreignFiles, MOST_FOREIGN_FILES } from './features/cost.mjs';
import { readFeatures } from './features/boundaries.mjs';
import { importProblems } from './features/imports.mjs';
import { localeProblems } from './features/locales.mjs';
import { fileNameProblems } from './features/file-names.mjs';
import { operationProblems } from './features/operations.mjs';
import { pairProblems, ringProblems } from './features/rings.mjs';
import { routeProblems } from './features/routes.mjs';
import { unfilledValues, unusedSentences } from './features/sentences.mjs';
import { folderProblems } from './features/folders.mjs';
import { countsWithoutForms, retiredNames, settingProblems } from './features/wording.mjs';

const root = join(import.meta.dirname, '..');
const features = readFeatures(root);

// `npm run check:features -- --cost notes`: what a feature costs outside its own folders.
const { cost } = parseArgs({ options: { cost: { type: 'string' } } }).values;
if (cost !== undefined) {
  if (!(cost in features.features)) {
    console.error(
      `✗ "${cost}" is not a feature in features.json. Use one of: ${Object.keys(features.features).join(', ')}.`,
    );
    process.exit(1);
  }
  const foreign = foreignFiles(root, cost);
  const most = features.foreignFiles?.[cost] ?? MOST_FOREIGN_FILES;
  for (const file of foreign) console.log(file);
  console.log(`\n${foreign.length} files outside its own folders name "${cost}"; at most ${most} may.`);
  if (foreign.length > most) {
    console.error('✗ Move what they know of it into its own folders, and let them use its module.');
  }
  process.exit(foreign.length > most ? 1 : 0);
}

const { ROUTE_IDS } = await import('../packages/domain/src/session/routes.ts');

const problems = [
  ...folderProblems(root, features),
  ...cycleProblems(features),
  ...costProblems(root, features),
  ...importProblems(root, features),
  ...ringProblems(root),
  ...pairProblems(root, features.pairs),
  ...fileNameProblems(root),
  ...operationProblems(root),
  ...localeProblems(root),
  ...unusedSentences(root),
  ...unfilledValues(root),
  ...retiredNames(root),
  ...countsWithoutForms(root),
  ...settingProblems(root),
  ...routeProblems(root, ROUTE_IDS),
];

for (const problem of problems) console.error(`✗ ${problem}`);
if (problems.length) {
  console.error(`\n${problems.length} to fix.`);
  process.exit(1);
}
console.log('Features, operations, translations and routes agree.');

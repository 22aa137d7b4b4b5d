// `npm run check:features`: what the compiler cannot see. Every message says how to mend what it found.
import { join } from 'node:path';
import { readFeatures } from './features/boundaries.mjs';
import { importProblems } from './features/imports.mjs';
import { localeProblems } from './features/locales.mjs';
import { fileNameProblems } from './features/file-names.mjs';
import { operationProblems } from './features/operations.mjs';
import { ringProblems } from './features/rings.mjs';
import { routeProblems } from './features/routes.mjs';
import { unusedSentences } from './features/sentences.mjs';
import { wordProblems } from './features/words.mjs';

const root = join(import.meta.dirname, '..');
const features = readFeatures(root);

const { ROUTE_IDS } = await import('../packages/domain/src/session/routes.ts');

const problems = [
  ...wordProblems(root, features),
  ...importProblems(root, features),
  ...ringProblems(root),
  ...fileNameProblems(root),
  ...operationProblems(root),
  ...localeProblems(root),
  ...unusedSentences(root),
  ...routeProblems(root, features, ROUTE_IDS),
];

for (const problem of problems) console.error(`✗ ${problem}`);
const toCome = Object.keys(features.routesToCome).length;
if (problems.length) {
  console.error(`\n${problems.length} to mend.`);
  process.exit(1);
}
console.log(`Features, operations, translations and routes agree (${toCome} routes still to come).`);

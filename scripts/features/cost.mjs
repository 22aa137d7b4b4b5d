// What a feature costs outside its own folders: the other files that name it.
import { readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { filesBelow } from './files.mjs';

/** How many other files may name a feature: the contract's index, the list of modules and a few more. */
export const MOST_FOREIGN_FILES = 8;

// The kit is not among them: it imports no package of the workspace, so a feature's name means something else there.
const FOLDERS = ['openapi', 'packages/domain', 'packages/api', 'apps'];
/** Tests and stories of others that involve the feature do not count. */
const isTrial = (path) => /\.(test|stories|spec)\.tsx?$|[\\/](test|testing|test-data|e2e)[\\/]/.test(path);
/** Migrations do not count either: one that was applied stays as it is, whatever becomes of the feature. */
const isHistory = (path) => /[\\/]migrations[\\/]/.test(path);
const isNaming = (path) => /\.(tsx?|mjs|ya?ml|json)$/.test(path) && !isTrial(path) && !isHistory(path);

/** `nutritional-plans` and `nutritionalPlans`, `NutritionalPlanForm`, `NUTRITIONAL_PLANS` → their words. */
const wordsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());

const contains = (words, part) => words.some((_, at) => part.every((word, i) => words[at + i] === word));

/** Whether a file belongs to the feature, by its folder or name. */
function isOwn(path, feature) {
  const [top, second, third, ...rest] = path.split('/');
  const place = [top, second].join('/');
  if (top === 'openapi') return second === feature;
  if (third === 'src' && (rest[0] === 'features' ? rest[1] : rest[0]) === feature) return true;
  if (place === 'packages/api' && rest[0]?.split('.')[0] === feature) return true;
  return place === 'apps/web' && rest[0] === 'locales' && rest[2] === `${feature}.json`;
}

/** Code without its comments; a mention there is no dependency. */
const codeOf = (path, whole) => {
  // Invented addresses end in the reserved `.example`.
  const text = whole.replace(/[\w@.-]+\.example\b/g, '');
  if (/\.(tsx?|mjs)$/.test(path))
    return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
  if (/\.ya?ml$/.test(path))
    return text
      .replace(/(^|\s)#.*$/gm, '$1')
      .replace(/^( *)(description|summary):.*\n(?:\1 +.*\n|\s*\n)*/gm, '');
  // The text of a message is no mention; its key is.
  return /locales\//.test(path) ? text.replace(/:\s*"(?:[^"\\]|\\.)*"/g, ':') : text;
};

/** The operations and schemas in the feature's folder of the contract. */
function declared(root, feature) {
  const files = filesBelow(join(root, 'openapi', feature), (path) => /\.ya?ml$/.test(path));
  return files.flatMap((path) => [
    ...[...readFileSync(path, 'utf8').matchAll(/operationId:\s*(\w+)/g)].map(([, id]) => id),
    ...(/^[A-Z]/.test(basename(path)) ? [basename(path).split('.')[0]] : []),
  ]);
}

const STRING = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g;
const TOKEN = /[A-Za-z][A-Za-z0-9_-]*/g;

/**
 * What a file says of features. In code only its strings can name one: an address that it imports, a key, an id, a code.
 * A capitalised word there is text for people (`'Notes'`, a column of a file), and a variable may be called anything.
 *
 * @returns `words`, which name a feature by its id, and all `names`, among which operations and schemas are
 */
function namesIn(path, text) {
  const names = new Set(text.match(TOKEN));
  if (!/\.(tsx?|mjs)$/.test(path)) return { words: names, names };
  const strings = (text.match(STRING) ?? []).map((string) => string.replace(/\b[A-Z][a-z]+\b/g, ''));
  return { words: new Set(strings.join(' ').match(TOKEN)), names };
}

/** Every file that may name a feature, with the names in it. */
const readNames = (root) =>
  [join(root, 'features.json'), ...FOLDERS.flatMap((folder) => filesBelow(join(root, folder), isNaming))].map(
    (file) => {
      const path = relative(root, file).split(sep).join('/');
      return { path, ...namesIn(path, codeOf(path, readFileSync(file, 'utf8'))) };
    },
  );

/**
 * The files outside a feature's folders that know it: that import it, use its id as a key or in a code, or name one of
 * its operations or schemas.
 *
 * @param {string} root @param {string} feature
 * @returns {string[]} paths from the root
 */
export function foreignFiles(root, feature, files = readNames(root)) {
  const id = wordsOf(feature);
  const own = new Set(declared(root, feature));
  return files
    .filter(
      ({ path, words, names }) =>
        !isOwn(path, feature) &&
        ([...words].some((word) => contains(wordsOf(word), id)) || [...names].some((name) => own.has(name))),
    )
    .map(({ path }) => path);
}

/** How far a recorded cost may be above the measured one before it has to be lowered. */
const SLACK = 20;

/**
 * @param {string} root
 * @param {import('./boundaries.mjs').Features} features
 * @returns {string[]} one message per feature that costs more than it may, or less than its recorded number says
 */
export function costProblems(root, { features, foreignFiles: recorded = {} }) {
  const files = readNames(root);
  return Object.keys(features).flatMap((feature) => {
    const most = recorded[feature] ?? MOST_FOREIGN_FILES;
    const count = foreignFiles(root, feature, files).length;
    if (count > most)
      return [
        `${count} files outside its own folders name "${feature}"; at most ${most} may. List them with ` +
          `npm run check:features -- --cost ${feature}, and let them use its module instead.`,
      ];
    if (feature in recorded && (count <= MOST_FOREIGN_FILES || most - count >= SLACK))
      return [
        `features.json allows ${most} foreign files for "${feature}", which has ${count} now. ` +
          (count <= MOST_FOREIGN_FILES
            ? 'Remove it from foreignFiles.'
            : `Lower the number in foreignFiles to ${Math.ceil(count / 10) * 10}.`),
      ];
    return [];
  });
}

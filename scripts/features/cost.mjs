// What a feature costs outside its own folders: the other files that name it.
import { readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { filesBelow } from './files.mjs';

/** How many other files may name a feature: the contract's index, the list of modules and a few more. */
export const MOST_FOREIGN_FILES = 8;

// The kit is not among them: it imports no package of the workspace, so a feature's name means something else there.
const FOLDERS = ['openapi', 'packages/domain', 'packages/api', 'apps'];
/** Tests and stories of others that involve the feature do not count. */
const isTrial = (path) => /\.(test|stories|spec)\.tsx?$|[\\/](test|testing|e2e)[\\/]/.test(path);
const isNaming = (path) => /\.(tsx?|mjs|ya?ml|json|sql)$/.test(path) && !isTrial(path);

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
  if (rest[0] === feature && third === 'src') return true;
  if (place === 'packages/api' && rest[0]?.split('.')[0] === feature) return true;
  if (place === 'apps/web' && rest[0] === 'features') return rest[1] === feature;
  if (place === 'apps/web' && rest[0] === 'locales') return rest[2] === `${feature}.json`;
  const isNamed = contains(wordsOf(basename(path).split('.')[0]), wordsOf(feature));
  return third === 'migrations' && isNamed;
}

/** Code without its comments; a mention there is no dependency. */
const codeOf = (path, text) => {
  if (/\.(tsx?|mjs)$/.test(path))
    return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
  if (/\.ya?ml$/.test(path))
    return text
      .replace(/(^|\s)#.*$/gm, '$1')
      .replace(/^( *)(description|summary):.*\n(?:\1 +.*\n|\s*\n)*/gm, '');
  // The text of a message is no mention; its key is.
  if (/locales\//.test(path)) return text.replace(/:\s*"(?:[^"\\]|\\.)*"/g, ':');
  return path.endsWith('.sql') ? text.replace(/--.*$/gm, '') : text;
};

/** The operations and schemas in the feature's folder of the contract. */
function declared(root, feature) {
  const files = filesBelow(join(root, 'openapi', feature), (path) => /\.ya?ml$/.test(path));
  return files.flatMap((path) => [
    ...[...readFileSync(path, 'utf8').matchAll(/operationId:\s*(\w+)/g)].map(([, id]) => id),
    ...(/^[A-Z]/.test(basename(path)) ? [basename(path).split('.')[0]] : []),
  ]);
}

/**
 * The files outside a feature's folders that name it: its id in any case style, its operations, its schemas.
 *
 * @param {string} root @param {string} feature
 * @returns {string[]} paths from the root
 */
export function foreignFiles(root, feature) {
  const id = wordsOf(feature);
  const names = new Set(declared(root, feature));
  const namesIt = (text) =>
    [...text.matchAll(/[A-Za-z][A-Za-z0-9_-]*/g)].some(
      ([name]) => names.has(name) || contains(wordsOf(name), id),
    );
  return [
    join(root, 'features.json'),
    ...FOLDERS.flatMap((folder) => filesBelow(join(root, folder), isNaming)),
  ]
    .filter((path) => {
      const place = relative(root, path).split(sep).join('/');
      return !isOwn(place, feature) && namesIt(codeOf(place, readFileSync(path, 'utf8')));
    })
    .map((path) => relative(root, path).split(sep).join('/'));
}

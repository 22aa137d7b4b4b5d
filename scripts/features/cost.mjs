// What a feature costs outside its own rooms: the foreign files that name it.
import { readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { filesBelow } from './files.mjs';

/** As many foreign files may name a feature: the contract's index, the list of modules and a few more. */
export const MOST_FOREIGN_FILES = 8;

// The kit is not among them: it imports no package of the workspace, so what it calls a feature's name is another thing.
const FOLDERS = ['openapi', 'packages/domain', 'packages/api', 'apps'];
/** What others try out together with the feature costs it nothing. */
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

/** Whether a file is one of the feature's own, by the folder or the name that it bears. */
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

/** Code without its comments; a mention there binds nothing. */
const codeOf = (path, text) => {
  if (/\.(tsx?|mjs)$/.test(path))
    return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
  if (/\.ya?ml$/.test(path))
    return text
      .replace(/(^|\s)#.*$/gm, '$1')
      .replace(/^( *)(description|summary):.*\n(?:\1 +.*\n|\s*\n)*/gm, '');
  // What a sentence says names nothing; its key does.
  if (/locales\//.test(path)) return text.replace(/:\s*"(?:[^"\\]|\\.)*"/g, ':');
  return path.endsWith('.sql') ? text.replace(/--.*$/gm, '') : text;
};

/** The operations and the schemas that the contract's room of a feature declares. */
function declared(root, feature) {
  const files = filesBelow(join(root, 'openapi', feature), (path) => /\.ya?ml$/.test(path));
  return files.flatMap((path) => [
    ...[...readFileSync(path, 'utf8').matchAll(/operationId:\s*(\w+)/g)].map(([, id]) => id),
    ...(/^[A-Z]/.test(basename(path)) ? [basename(path).split('.')[0]] : []),
  ]);
}

/**
 * The files outside a feature's rooms that name it: its id in any case style, its operations, its schemas.
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

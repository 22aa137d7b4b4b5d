// File names in one style: kebab-case; components in PascalCase; hooks as they are called; in the kit, where the parts
// of a component are named after it, camelCase too.
import { basename, join, relative, sep } from 'node:path';
import { filesBelow } from './files.mjs';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const PASCAL = /^[A-Z][A-Za-z0-9]*$/;
const CAMEL = /^[a-z][A-Za-z0-9]*$/;
const HOOK = /^use[A-Z][A-Za-z0-9]*$/;

/** Longest folder first: the first match says how its files are named. */
const STYLES = [
  ['apps/web/src', [KEBAB, PASCAL, HOOK]],
  ['packages/ui', [KEBAB, PASCAL, CAMEL]],
  ['.storybook', [KEBAB, PASCAL, CAMEL]],
  ['apps', [KEBAB]],
  ['packages', [KEBAB]],
  ['scripts', [KEBAB]],
  ['benchmarks', [KEBAB]],
];

const isCode = (path) => /\.(ts|tsx|mts|mjs|cjs|js|jsx)$/.test(path);

const kebab = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();

/** `use-series` is a hook; everything else goes to kebab-case. */
const better = (name) =>
  name.startsWith('use-') ? name.replace(/-(.)/g, (_, letter) => letter.toUpperCase()) : kebab(name);

/** @returns {string[]} one message per code file whose name is in another style than its neighbours'. */
export function fileNameProblems(root) {
  const seen = new Set();
  return STYLES.flatMap(([folder, styles]) =>
    filesBelow(join(root, folder), isCode).flatMap((path) => {
      if (seen.has(path)) return [];
      seen.add(path);
      const [name, ...endings] = basename(path).split('.');
      const isHookInDisguise = styles.includes(HOOK) && name.startsWith('use-');
      if (styles.some((style) => style.test(name)) && !isHookInDisguise) return [];
      const place = relative(root, path).split(sep).join('/');
      return [`${place} is named in another style. Rename it to ${[better(name), ...endings].join('.')}.`];
    }),
  );
}

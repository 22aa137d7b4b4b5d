// A message that nothing uses is translated, shipped and never read.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesBelow } from './files.mjs';
import { flatten, sentenceFiles } from './locales.mjs';

const FOLDERS = ['apps/web/src', 'apps/server/src', 'packages/domain/src'];
const PLURAL = /_(zero|one|two|few|many|other)$/;

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Complete keys in the code, and the patterns of composed ones: `kind.${id}` uses every `kind.…`. */
function namedIn(code) {
  const whole = new Set();
  const forms = new Set();
  for (const [, single, double] of code.matchAll(/'([^'\n]*)'|"([^"\n]*)"/g)) whole.add(single ?? double);
  // Inside an attribute or a template of markup, keys are found by their parenthesis.
  for (const [, key] of code.matchAll(/\('([^'\n]*)'/g)) whole.add(key);
  for (const [, template] of [...code.matchAll(/`([^`\n]*)`/g), ...code.matchAll(/\(`([^`\n]*)`/g)]) {
    const parts = template.split(/\$\{(?:[^{}]|\{[^}]*\})*\}/);
    if (parts.length === 1) whole.add(template);
    else if (parts.some((part) => /\w[.:]|[.:]\w/.test(part))) forms.add(parts.map(escaped).join('.+'));
  }
  return { whole, form: new RegExp(`^(?:${[...forms].join('|') || '(?!)'})$`) };
}

const isCode = (path) => /\.tsx?$/.test(path) && !/\.(stories|test)\.tsx?$/.test(path);
const codeOf = (root) =>
  FOLDERS.flatMap((folder) => filesBelow(join(root, folder), isCode))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');

/**
 * @returns {string[]} one message per value that a sentence shows (`{{name}}`) and no code can fill: the compiler does not
 *   check them, and a person would read the braces.
 */
export function unfilledValues(root) {
  const code = codeOf(root);
  const isFilled = (name) => new RegExp(`\\b${name}\\b\\s*[,:}]`).test(code);
  return ['es', 'en'].flatMap((language) =>
    sentenceFiles(root, language).flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const names = new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name));
      return [...names]
        .filter((name) => !isFilled(name))
        .map((name) => `${file} shows {{${name}}}, which no code fills. Name it as the code does.`);
    }),
  );
}

/** @returns {string[]} one message per sentence of the source language that no code, except tests, can use. */
export function unusedSentences(root) {
  const { whole, form } = namedIn(codeOf(root));
  return sentenceFiles(root, 'es').flatMap((file) => {
    const sentences = JSON.parse(readFileSync(join(root, file), 'utf8'));
    // Messages that a feature provides to other screens begin with their namespace.
    const isShared = file.includes('/sentences/');
    const namespaces = isShared ? sentences : { [basename(file, '.json')]: sentences };
    return Object.entries(namespaces).flatMap(([namespace, own]) =>
      flatten(own)
        .map(([key]) => key)
        .filter((key) => {
          const plain = key.replace(PLURAL, '');
          const names = [key, plain, `${namespace}:${key}`, `${namespace}:${plain}`];
          return !names.some((name) => whole.has(name) || form.test(name));
        })
        .map((key) => `${file} "${key}" is asked for nowhere. Remove it in every language.`),
    );
  });
}

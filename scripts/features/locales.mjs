// Spanish is the source; English must have the same messages, with the same values filled in.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every message of a file with its whole key, as `[key, message]`. */
export const flatten = (value, prefix = '') =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [[prefix + key, inner]] : flatten(inner, `${prefix}${key}.`),
  );

const filledIn = (sentence) =>
  [...sentence.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map(([, name]) => name).sort();

const namesIn = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

/** Every message file of a language by its path: the web's by namespace, and one for each feature that has some. */
export function sentenceFiles(root, language) {
  const filesOf = (above, folder) =>
    namesIn(join(root, above)).map((feature) => `${above}/${feature}/${folder}/${language}.json`);
  return [
    ...namesIn(join(root, `apps/web/src/locales/${language}`))
      .filter((file) => file.endsWith('.json'))
      .map((file) => `apps/web/src/locales/${language}/${file}`),
    ...filesOf('apps/web/src/features', 'sentences'),
    ...filesOf('apps/server/src/features', 'locales'),
    ...filesOf('apps/server/src/platform', 'locales'),
    ...filesOf('apps/server/src/shared', 'locales'),
  ].filter((file) => existsSync(join(root, file)));
}

const read = (root, language) =>
  Object.fromEntries(
    sentenceFiles(root, language).map((file) => [
      file.replace(`/${language}/`, '/*/').replace(`/${language}.json`, '/*.json'),
      new Map(flatten(JSON.parse(readFileSync(join(root, file), 'utf8')))),
    ]),
  );

/** @returns {string[]} one message per key or filled-in value that only one language has. */
export function localeProblems(root) {
  const languages = { es: read(root, 'es'), en: read(root, 'en') };
  const problems = [];
  for (const [has, lacks] of [
    ['es', 'en'],
    ['en', 'es'],
  ]) {
    for (const [file, sentences] of Object.entries(languages[has])) {
      const others = languages[lacks][file];
      if (!others) {
        problems.push(`${file.replace('*', lacks)} is missing. Translate ${file.replace('*', has)}.`);
        continue;
      }
      for (const [key, sentence] of sentences) {
        if (!others.has(key)) {
          problems.push(
            `${file.replace('*', lacks)} lacks "${key}" (${has}: «${sentence}»). Add its translation.`,
          );
        } else if (has === 'es' && filledIn(sentence).join() !== filledIn(others.get(key)).join()) {
          problems.push(
            `${file.replace('*', 'en')} "${key}" fills in {{${filledIn(others.get(key)).join(', ')}}}, Spanish {{${filledIn(sentence).join(', ')}}}. Use the same values.`,
          );
        }
      }
    }
  }
  return problems;
}

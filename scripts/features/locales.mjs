// Spanish is the source; English must say the same things, with the same values filled in.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every sentence of a file with its whole key, as `[key, sentence]`. */
export const flatten = (value, prefix = '') =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [[prefix + key, inner]] : flatten(inner, `${prefix}${key}.`),
  );

const filledIn = (sentence) =>
  [...sentence.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map(([, name]) => name).sort();

const read = (folder) =>
  Object.fromEntries(
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((file) => file.endsWith('.json'))
      .map((file) => [file, new Map(flatten(JSON.parse(readFileSync(join(folder, file), 'utf8'))))]),
  );

/** @returns {string[]} one message per key or filled-in value that only one language has. */
export function localeProblems(root) {
  const folder = 'apps/web/src/locales';
  const languages = { es: read(join(root, folder, 'es')), en: read(join(root, folder, 'en')) };
  const problems = [];
  for (const [has, lacks] of [
    ['es', 'en'],
    ['en', 'es'],
  ]) {
    for (const [file, sentences] of Object.entries(languages[has])) {
      const others = languages[lacks][file];
      if (!others) {
        problems.push(`${folder}/${lacks}/${file} is missing. Translate ${folder}/${has}/${file}.`);
        continue;
      }
      for (const [key, sentence] of sentences) {
        if (!others.has(key)) {
          problems.push(
            `${folder}/${lacks}/${file} lacks "${key}" (${has}: «${sentence}»). Add its translation.`,
          );
        } else if (has === 'es' && filledIn(sentence).join() !== filledIn(others.get(key)).join()) {
          problems.push(
            `${folder}/en/${file} "${key}" fills in {{${filledIn(others.get(key)).join(', ')}}}, Spanish {{${filledIn(sentence).join(', ')}}}. Use the same values.`,
          );
        }
      }
    }
  }
  return problems;
}

import { FIELD_CODES } from '@healzy/domain/shared';
import { describe, expect, it } from 'vitest';

type Sentences = { [key: string]: string | Sentences };

const files = import.meta.glob<Sentences>('./{es,en}/*.json', { eager: true, import: 'default' });

function flatten(sentences: Sentences, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(sentences)) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) flat.set(inner, text);
  }
  return flat;
}

const blanks = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1]).toSorted();
const spanish = Object.keys(files)
  .filter((path) => path.startsWith('./es/'))
  .map((path) => path.slice('./es/'.length));

describe.each(spanish)('%s', (name) => {
  const es = flatten(files[`./es/${name}`] ?? {});
  const en = flatten(files[`./en/${name}`] ?? {});

  it('has the same keys in both languages', () => {
    expect([...en.keys()].toSorted()).toEqual([...es.keys()].toSorted());
  });

  it('leaves the same blanks to fill in both languages, and no sentence empty', () => {
    for (const [key, text] of es) {
      expect(blanks(en.get(key) ?? ''), key).toEqual(blanks(text));
      expect(text.trim(), key).not.toBe('');
      expect(en.get(key)?.trim(), key).not.toBe('');
    }
  });
});

it('has no English file without its Spanish source', () => {
  const english = Object.keys(files).filter((path) => path.startsWith('./en/'));
  expect(english.map((path) => path.slice('./en/'.length)).toSorted()).toEqual(spanish.toSorted());
});

it('has a sentence for everything that can be wrong with a field', () => {
  const sentences = flatten(files['./es/errors.json'] ?? {});
  for (const code of FIELD_CODES) expect(sentences.has(`field.${code}`), code).toBe(true);
});

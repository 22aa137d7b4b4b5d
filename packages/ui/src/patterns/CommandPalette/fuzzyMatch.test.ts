import { describe, expect, it } from 'vitest';
import { fuzzyMatch } from './fuzzyMatch.ts';

const marked = (query: string, text: string) => {
  const found = fuzzyMatch(query, text);
  return found && [...text].filter((_, index) => found.letters.has(index)).join('');
};

describe('fuzzyMatch', () => {
  it.each([
    ['nutricion', 'Plan de nutrición', 'nutrición'],
    ['NUTRICIÓN', 'Plan de nutricion', 'nutricion'],
    ['munoz', 'Ana Muñoz', 'Muñoz'],
    ['ruiz ana', 'Ana Ruiz', 'AnaRuiz'],
    ['npat', 'New patient', 'Npat'],
    ['nt', 'New test', 'Nt'],
    ['tient', 'New patient', 'tient'],
    ['nwpt', 'New patient', undefined],
    ['xyz', 'New patient', undefined],
    ['strasse', 'Straße', undefined],
    ['', 'New patient', ''],
  ])('«%s» in «%s» means «%s»', (query, text, expected) => {
    expect(marked(query, text)).toBe(expected);
  });

  it('ranks the start of the text before the start of a word, the middle and the initials', () => {
    const scores = ['Plan', 'New plan', 'Explanation', 'Paid leave all night'].map(
      (text) => fuzzyMatch('plan', text)?.score ?? 0,
    );
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(new Set(scores).size).toBe(4);
  });

  it('stays fast with a text of a thousand letters that almost matches', () => {
    const begun = performance.now();
    expect(fuzzyMatch('aaaaaaaaaab', 'a '.repeat(500))).toBeUndefined();
    expect(performance.now() - begun).toBeLessThan(500);
  });
});

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

  it('reads a long text that almost matches once, not once for each of its words', () => {
    // Pairs of its forty thousand words would be more than the time of a test has room for.
    expect(fuzzyMatch('aaaaaaaaaab', 'a '.repeat(40_000))).toBeUndefined();
  });

  it('goes back to an earlier word where the last one leads nowhere', () => {
    expect([...(fuzzyMatch('abcd', 'ab a bcd')?.letters ?? [])]).toEqual([0, 5, 6, 7]);
  });
});

import { describe, expect, it } from 'vitest';
import { fitText, roughWidth, wrapText } from './fitText.ts';

describe('fitText', () => {
  it('leaves what fits and truncates what does not, within the width', () => {
    expect(fitText('Mar', 100, 12)).toBe('Mar');
    const cut = fitText('A long name that does not fit', 80, 12);
    expect(cut).toMatch(/^A long.*…$/);
    expect(roughWidth(cut, 12)).toBeLessThanOrEqual(92);
    expect(fitText('Anything', 5, 12)).toBe('');
  });
  it('is quick with a text of a megabyte', () => {
    expect(fitText('word '.repeat(200_000), 100, 12).length).toBeLessThan(40);
    expect(wrapText('word '.repeat(200_000), 100, 12)).toHaveLength(2);
  });
  it('breaks between words, and truncates only the last line', () => {
    expect(wrapText('Milk, yoghurt and cheese', 90, 12)).toEqual(['Milk, yoghurt', 'and cheese']);
    expect(wrapText('One two three four five six seven', 60, 12).at(-1)).toMatch(/…$/);
    expect(wrapText('', 60, 12)).toEqual([]);
  });
});

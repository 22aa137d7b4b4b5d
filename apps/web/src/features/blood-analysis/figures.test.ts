import { describe, expect, it } from 'vitest';
import { formatsOf } from '../../app/formats.ts';
import { decimalsOf, figureText, measureText, sampledText, thresholdText } from './figures.ts';

describe('decimalsOf', () => {
  it.each([
    [92, 0],
    [5.4, 1],
    [0.125, 3],
    // Converted: three figures.
    [5.107_462, 2],
    [250.123_4, 0],
    [0.012_345, 4],
    [1e-7, 6],
    [0, 0],
  ])('%d has %d', (value, decimals) => expect(decimalsOf(value)).toBe(decimals));
});

describe('texts of figures', () => {
  const [es, en] = [formatsOf('es'), formatsOf('en')];
  it('keep the sign of a value that is cut off', () => {
    expect(figureText(es, { value: 0.41, comparator: '<' })).toBe('< 0,41');
    expect(figureText(en, { value: 90, comparator: '>=' })).toBe('≥ 90');
  });
  it('write a threshold with the marks of the language', () => {
    expect(thresholdText(es, '5.7–<6.5', '%')).toBe('5,7–<6,5\u00a0%');
    expect(thresholdText(en, '≥1.4', '')).toBe('≥1.4');
  });
  it('keep the unit with the number', () => {
    expect(measureText(en, { value: 5.4, unit: '%' })).toBe('5.4\u00a0%');
    expect(measureText(en, { value: 2.1, unit: '' })).toBe('2.1');
  });
  it('tell a day from a day with its time', () => {
    expect(sampledText(en, '2026-03-02')).toBe('Mar 2, 2026');
    expect(sampledText(en, '2026-03-02T08:15')).toBe('Mar 2, 2026, 08:15');
    expect(sampledText(en, null)).toBe('–');
  });
});

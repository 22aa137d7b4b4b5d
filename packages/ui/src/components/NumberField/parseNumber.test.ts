import { describe, expect, it } from 'vitest';
import { parseNumber } from './parseNumber.ts';

describe('parseNumber', () => {
  it.each([
    ['72,5', '.', 72.5],
    ['72.5', '.', 72.5],
    ['72,5', ',', 72.5],
    ['72.5', ',', 72.5],
    ['1.234', ',', 1234],
    ['1.234', '.', 1.234],
    ['1,234', '.', 1234],
    ['1,234', ',', 1.234],
    ['0.125', ',', 0.125],
    ['0,125', '.', 0.125],
    ['1.234,5', '.', 1234.5],
    ['1,234.5', ',', 1234.5],
    ['1.234.567', ',', 1234567],
    ['1 234,5', ',', 1234.5],
    ['1\u202f234', ',', 1234],
    ['-3,2', ',', -3.2],
    ['−3', ',', -3],
    ['+7', '.', 7],
    ['.5', '.', 0.5],
    ['5,', ',', 5],
    ['  80 ', ',', 80],
  ] as const)('reads «%s» with «%s» as %d', (text, sign, expected) => {
    expect(parseNumber(text, sign)).toBe(expected);
  });

  it.each(['', '   '])('treats «%s» as empty', (text) => {
    expect(parseNumber(text, ',')).toBeNull();
  });

  it.each(['abc', '12kg', '1,2,3.4.5', '1.23.4', '--1', ',', '1e5'])('rejects «%s»', (text) => {
    expect(parseNumber(text, ',')).toBeNaN();
  });
});

import { describe, expect, it } from 'vitest';
import { impossibleDayInWords, unfinishedOf } from './unfinishedDay.ts';

const part = (type: string, value: number | null) => ({
  type,
  value,
  isEditable: true,
  isPlaceholder: value === null,
});
const sign = { type: 'literal', isEditable: false, isPlaceholder: false };
const parts = (day: number | null, month: number | null, year: number | null) => [
  part('day', day),
  sign,
  part('month', month),
  sign,
  part('year', year),
];

describe('unfinishedOf', () => {
  it('ignores empty parts and valid days', () => {
    expect(unfinishedOf(parts(null, null, null))).toBeNull();
    expect(unfinishedOf(parts(29, 2, 2000))).toBeNull();
    expect(unfinishedOf([part('hour', 8), part('minute', 30)])).toBeNull();
  });
  it('finds missing parts', () => {
    expect(unfinishedOf(parts(31, 2, null))).toEqual({ kind: 'incomplete' });
    expect(unfinishedOf(parts(31, 0, 2000))).toEqual({ kind: 'incomplete' });
    expect(unfinishedOf([part('hour', 8), part('minute', null)])).toEqual({ kind: 'incomplete' });
  });
  it('finds nonexistent dates', () => {
    expect(unfinishedOf(parts(31, 2, 2000))).toEqual({ kind: 'impossible', day: 31, month: 2, year: 2000 });
    expect(unfinishedOf(parts(29, 2, 2001))).toMatchObject({ kind: 'impossible' });
    expect(unfinishedOf(parts(31, 4, 2000))).toMatchObject({ kind: 'impossible' });
  });
});

describe('impossibleDayInWords', () => {
  const translate = (day: number, month: number, year: number, locale: string) =>
    impossibleDayInWords({ kind: 'impossible', day, month, year }, locale);
  it('formats it as in the language, with the year where it matters', () => {
    expect(translate(31, 2, 2000, 'es-ES')).toBe('31 de febrero');
    expect(translate(31, 2, 2000, 'en-GB')).toBe('31 February');
    expect(translate(31, 4, 2000, 'en-US')).toBe('April 31');
    expect(translate(29, 2, 2001, 'es-ES')).toBe('29 de febrero de 2001');
  });
});

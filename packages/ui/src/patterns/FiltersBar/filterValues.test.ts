import { describe as group, expect, it } from 'vitest';
import { describe, isSet, withValue, type Filter, type FilterValue } from './filterValues.ts';

const state: Filter = {
  kind: 'choice',
  id: 'state',
  label: 'State',
  options: ['a', 'b', 'c', 'd'].map((id) => ({ id, label: id.toUpperCase() })),
};
const born: Filter = { kind: 'dates', id: 'born', label: 'Born' };
const weight: Filter = { kind: 'numbers', id: 'weight', label: 'Weight', unit: 'kg' };

group('filters', () => {
  it.each<[Filter, FilterValue, string]>([
    [state, { kind: 'choice', ids: ['b'] }, 'B'],
    [state, { kind: 'choice', ids: ['b', 'a'] }, 'A, B'],
    [state, { kind: 'choice', ids: ['a', 'b', 'c', 'd'] }, 'A, B +2'],
    [state, { kind: 'choice', ids: ['gone'] }, ''],
    [born, { kind: 'dates', from: '2026-03-01', to: '2026-03-31' }, '1 Mar 2026 – 31 Mar 2026'],
    [born, { kind: 'dates', from: null, to: '2026-03-31' }, '≤ 31 Mar 2026'],
    [weight, { kind: 'numbers', from: 60.5, to: null }, '≥ 60.5\u00a0kg'],
    [weight, { kind: 'numbers', from: 60, to: 60 }, '60\u00a0kg'],
    [weight, { kind: 'numbers', from: 0, to: 1200 }, '0 – 1,200\u00a0kg'],
    [weight, { kind: 'numbers', from: Number.NaN, to: 70 }, '≤ 70\u00a0kg'],
    [born, { kind: 'dates', from: 'soon', to: '2026-03-31' }, 'soon – 31 Mar 2026'],
  ])('says %o at %o as «%s»', (filter, value, text) => {
    expect(describe(filter, value, 'en-GB')).toBe(text);
  });

  it.each<[FilterValue | undefined, boolean]>([
    [undefined, false],
    [{ kind: 'choice', ids: [] }, false],
    [{ kind: 'dates', from: null, to: null }, false],
    [{ kind: 'numbers', from: Number.NaN, to: null }, false],
    [{ kind: 'numbers', from: 0, to: null }, true],
  ])('knows whether %o narrows anything', (value, expected) => {
    expect(isSet(value)).toBe(expected);
  });

  it('removes a filter that no longer filters anything', () => {
    const values = withValue({}, 'state', { kind: 'choice', ids: ['a'] });
    expect(values).toEqual({ state: { kind: 'choice', ids: ['a'] } });
    expect(withValue(values, 'state', { kind: 'choice', ids: [] })).toEqual({});
  });
});

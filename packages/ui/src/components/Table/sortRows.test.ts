import { describe, expect, it } from 'vitest';
import { sortedRows } from './sortRows.ts';
import type { SortColumn, SortValue } from './sortRows.ts';

type Row = { id: number; value: SortValue };
const columns: SortColumn<Row>[] = [{ id: 'v', cell: () => null, value: ({ value }) => value }];
const rowsOf = (...values: SortValue[]) => values.map((value, id): Row => ({ id, value }));
const sorted = (values: SortValue[], direction: 'ascending' | 'descending' = 'ascending', locale = 'es') =>
  sortedRows(rowsOf(...values), columns, { column: 'v', direction }, locale);

describe('sorting rows', () => {
  it.each<[string, SortValue[], SortValue[]]>([
    [
      'letters with accents where the language has them',
      ['z', 'ñ', 'n', 'á', 'o'],
      ['á', 'n', 'ñ', 'o', 'z'],
    ],
    ['numbers by size', [10, 9, -1.5, 100], [-1.5, 9, 10, 100]],
    ['numbers inside texts by size', ['Bed 10', 'Bed 9'], ['Bed 9', 'Bed 10']],
    ['false before true', [true, false], [false, true]],
    ['what is empty last', ['', 'b', null, 'a', undefined], ['a', 'b', '', null, undefined]],
    ['NaN last', [Number.NaN, 2, 1], [1, 2, Number.NaN]],
  ])('puts %s', (_name, values, expected) => {
    expect(sorted(values).map(({ value }) => value)).toEqual(expected);
  });

  it('orders dates chronologically', () => {
    const dates = [new Date('2026-03-01'), new Date('2025-03-01')];
    expect(sorted(dates).map(({ value }) => value)).toEqual([dates[1], dates[0]]);
  });

  it('keeps empty values last when reversed', () => {
    expect(sorted([1, null, 2], 'descending').map(({ value }) => value)).toEqual([2, 1, null]);
  });

  it('keeps equal rows in their original order, in both directions', () => {
    for (const direction of ['ascending', 'descending'] as const)
      expect(sorted(['a', 'a', 'a'], direction).map(({ id }) => id)).toEqual([0, 1, 2]);
  });

  it('leaves rows unchanged without a sort', () => {
    const rows = rowsOf(2, 1);
    expect(sortedRows(rows, columns, undefined, 'es')).toBe(rows);
    expect(sortedRows(rows, columns, { column: 'gone', direction: 'ascending' }, 'es')).toBe(rows);
  });
});

import { describe, expect, it } from 'vitest';
import { csvOf } from './dataTableCsv.ts';
import type { DataTableColumn, DataTableValue } from './DataTableTypes.ts';

const column: DataTableColumn<DataTableValue> = {
  id: 'v',
  header: 'Value',
  cell: () => null,
  value: (value) => value,
};
const cellOf = (value: DataTableValue, options?: Parameters<typeof csvOf>[2]) =>
  csvOf([column], [value], options).replace('\uFEFFValue\r\n', '').replace(/\r\n$/, '');

describe('a CSV file', () => {
  it.each([
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['+34 600', "'+34 600"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t'=1"],
    ['\r=1', `"'\r'=1"`],
    ['Ruiz;=1+1', "Ruiz;'=1+1"],
    ['a-b', 'a-b'],
    ['Ruiz, Ana', '"Ruiz, Ana"'],
    ['she said "no"', '"she said ""no"""'],
    ['two\nlines', '"two\nlines"'],
    [' edge ', '" edge "'],
  ])('writes the text %j as %j', (value, expected) => {
    expect(cellOf(value)).toBe(expected);
  });

  it.each<[DataTableValue, string]>([
    [-1.5, '-1.5'],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
    [null, ''],
    [undefined, ''],
    [true, 'true'],
    [new Date('2026-03-01T10:00:00Z'), '2026-03-01T10:00:00.000Z'],
    [new Date('never'), ''],
  ])('writes %s as %j', (value, expected) => {
    expect(cellOf(value)).toBe(expected);
  });

  it('writes decimal commas and then separates by semicolons', () => {
    expect(csvOf([column, column], [1.5], { decimal: ',' })).toBe('\uFEFFValue;Value\r\n1,5;1,5\r\n');
  });

  it('starts with the byte order mark that Excel needs, and has only headings when empty', () => {
    expect(csvOf([column], [])).toBe('\uFEFFValue\r\n');
  });

  it('uses the displayed text where a column has no value', () => {
    const shown: DataTableColumn<string> = { id: 's', header: 'S', cell: (row) => row };
    expect(csvOf([shown], ['seen'])).toContain('\r\nseen\r\n');
  });
});

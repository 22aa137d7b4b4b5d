import type { ReactNode } from 'react';

/** The value used for sorting and export; empty ones are last in both directions. */
export type SortValue = string | number | boolean | Date | null | undefined;

export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** What sorting needs to know of a column. */
export interface SortColumn<Row> {
  id: string;
  cell: (row: Row) => ReactNode;
  /** The value to sort by, where `cell` is not plain text or a number. */
  value?: (row: Row) => SortValue;
}

const isNothing = (value: SortValue) =>
  value === null || value === undefined || value === '' || (typeof value === 'number' && Number.isNaN(value));
const ordinal = (value: SortValue) => (typeof value === 'string' ? Number.NaN : Number(value));

/**
 * Sorts rows by a column's values: texts by the language's collation, numbers in texts by their size, numbers and dates
 * by size; empty ones last in both directions, equal ones in their original order.
 *
 * Only distinct values are compared, because collation is the expensive part; rows are then grouped by value.
 */
export function sortedRows<Row>(
  rows: readonly Row[],
  columns: readonly SortColumn<Row>[],
  sort: Sort | undefined,
  locale: string,
): readonly Row[] {
  const column = columns.find(({ id }) => id === sort?.column);
  if (!column || !sort) return rows;
  const piles = new Map<SortValue, Row[]>();
  const empty: Row[] = [];
  for (const row of rows) {
    const value = valueOf(column, row);
    if (isNothing(value)) {
      empty.push(row);
      continue;
    }
    const key = value instanceof Date ? value.getTime() : value;
    const pile = piles.get(key);
    if (pile) pile.push(row);
    else piles.set(key, [row]);
  }
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const keys = [...piles.keys()].sort((a, b) =>
    typeof a === 'string' && typeof b === 'string' ? sign * compare(a, b) : sign * compareMixed(a, b),
  );
  return [...keys.flatMap((key) => piles.get(key) ?? []), ...empty];
}

/** Numbers before texts where a column has both. */
function compareMixed(a: SortValue, b: SortValue): number {
  const first = ordinal(a);
  const second = ordinal(b);
  if (Number.isNaN(first) || Number.isNaN(second))
    return Number(Number.isNaN(first)) - Number(Number.isNaN(second));
  return first - second;
}

/** A column's value for a row; default: what it shows, if that is plain text or a number. */
export function valueOf<Row>(column: SortColumn<Row>, row: Row): SortValue {
  if (column.value) return column.value(row);
  const shown = column.cell(row);
  return typeof shown === 'string' || typeof shown === 'number' ? shown : null;
}

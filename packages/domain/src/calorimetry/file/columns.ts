import { cellsOf } from './grids.ts';
import type { CartTable } from './find-table.ts';
import type { CartQuantity } from './headings.ts';
import { isMissing, markEvidence, numberOf, type DecimalMark, type NumberStyle } from './numbers.ts';
import { medianOf } from '../series.ts';

/** Rows from which units and decimal marks are told. */
const SAMPLE_ROWS = 2000;

const samples = new WeakMap<CartTable, string[][]>();

/** The first rows, split once for all columns. */
function sampleRows(table: CartTable): string[][] {
  let rows = samples.get(table);
  if (rows === undefined) {
    const { grid, delimiter, firstRow } = table;
    rows = grid.lines.slice(firstRow, firstRow + SAMPLE_ROWS).map((line) => cellsOf(line, delimiter));
    samples.set(table, rows);
  }
  return rows;
}

/** The cells of a column in the first rows, without those that say "not measured". */
export function cellsIn(table: CartTable, column: number): string[] {
  return sampleRows(table)
    .map((cells) => cells[column] ?? '')
    .filter((cell) => !isMissing(cell));
}

/** Median of the positive numbers in a column's first rows. */
export const medianIn = (cells: readonly string[], style: NumberStyle): number =>
  medianOf(cells.map((cell) => numberOf(cell, style) ?? NaN).filter((value) => value > 0));

/** Columns whose numbers nothing can be computed without: only these are asked about. */
const NEEDED: readonly (CartQuantity | null)[] = ['TIME', 'VO2', 'VO2_KG', 'VCO2'];

/**
 * How the numbers of each column are written. A column that does not say it itself (`1,234` in every row) is written as the
 * file's other columns. When they do not say it either, it is asked; of a column that can be done without, such numbers
 * stay unread.
 */
export function numberStyles(
  table: CartTable,
  columns: readonly number[],
  chosen: DecimalMark | undefined,
): ReadonlyMap<number, NumberStyle> | { open: number } {
  const evidence = new Map(columns.map((column) => [column, markEvidence(cellsIn(table, column))]));
  const found = new Set([...evidence.values()].filter((each) => each === '.' || each === ','));
  const common = chosen ?? (found.size === 1 ? ([...found][0] as DecimalMark) : null);
  // Where commas separate cells, and in the number cells of a workbook, a point is a decimal one.
  const isPointSafe = (table.delimiter === ',' || table.grid.name !== null) && !found.has(',');
  const styles = new Map<number, NumberStyle>();
  for (const [column, each] of evidence) {
    const quantity = table.headings[column]!.quantity;
    if (each === 'NONE') styles.set(column, { mark: common ?? '.', isMixed: false });
    else if (each === 'MIXED') styles.set(column, { mark: common ?? '.', isMixed: true });
    else if (each === '.' || each === ',') styles.set(column, { mark: each, isMixed: false });
    else if (common !== null) styles.set(column, { mark: common, isMixed: false });
    else if (each === 'OPEN_POINT' && isPointSafe) styles.set(column, { mark: '.', isMixed: false });
    else if (NEEDED.includes(quantity)) return { open: column };
    else styles.set(column, { mark: '.', isMixed: true });
  }
  return styles;
}

/** The first cell of a column that says something. */
export const sampleOf = (table: CartTable, column: number): string =>
  (sampleRows(table).find((cells) => !isMissing(cells[column] ?? ''))?.[column] ?? '').slice(0, 40);

/** The first row of a text with more cells than headings, and the first such cell, where most rows have them. */
export function shiftedRow(table: CartTable): { row: number; column: number; found: string } | null {
  if (table.grid.name !== null) return null;
  const rows = sampleRows(table);
  const extraIn = (cells: readonly string[]) =>
    cells.findIndex((cell, i) => i >= table.headings.length && cell !== '');
  const shifted = rows.map(extraIn);
  if (shifted.filter((column) => column >= 0).length <= rows.length / 2) return null;
  const index = shifted.findIndex((column) => column >= 0);
  const column = shifted[index]!;
  return { row: table.firstRow + index + 1, column: column + 1, found: rows[index]![column]!.slice(0, 40) };
}

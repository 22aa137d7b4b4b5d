import type { SheetRow } from '../../shared/delimited/index.ts';
import type { FoodColumn } from './fields.ts';
import type { FoodImportSettings } from './settings.ts';

const plain = (text: string): string => text.replace(/[\t\r\n]+/g, ' ');

/** Rows as they are sent to be saved: a line each, its number and then the cells of the columns that are used. */
export function foodTableText(
  rows: readonly SheetRow[],
  columns: readonly (FoodColumn | null)[],
  keeps: (row: number) => boolean,
): string {
  const used = columns.flatMap((column, at) => (column === null ? [] : [at]));
  return rows
    .filter(({ row }) => keeps(row))
    .map(({ row, cells }) => [row, ...used.map((at) => plain(cells[at] ?? ''))].join('\t'))
    .join('\n');
}

/** The settings for such a text, in which the columns that are not used are left out. */
export const settingsOfTableText = (
  settings: FoodImportSettings,
): Omit<FoodImportSettings, 'columns'> & { columns: FoodColumn[] } => ({
  ...settings,
  columns: settings.columns.filter((column) => column !== null),
});

/** Cells of a line that are read at most. */
const MOST_CELLS = 1_000;

/**
 * Reads such a text line by line; null for a line without a number.
 *
 * @param columns how many cells a line has; of a longer one, which is refused, only one more is read
 */
export function* rowsOfTableText(text: string, columns = Infinity): Generator<SheetRow | null> {
  if (text === '') return;
  for (let from = 0; from <= text.length;) {
    const end = text.indexOf('\n', from);
    const line = text.slice(from, end < 0 ? text.length : end);
    const [number = '', ...cells] = line.split('\t', Math.min(columns + 2, MOST_CELLS));
    yield /^[1-9]\d{0,6}$/.test(number) ? { row: Number(number), cells } : null;
    if (end < 0) return;
    from = end + 1;
  }
}

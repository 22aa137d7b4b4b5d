import { cellsOf } from './grids.ts';
import { headingOf, type CartHeading, type CartQuantity } from './headings.ts';
import { colonTimeOf } from './numbers.ts';
import type { CartMapping } from './result.ts';
import { cartUnitOf, isUnknownUnit } from './units.ts';
import type { Grid } from './grid.ts';

/** Rows in which headings are looked for: introductions of carts have up to a hundred. */
const HEADING_ROWS = 250;
/** Rows between the headings and the first sample: units, rules, blanks. */
const UNIT_ROWS = 12;

/** Characters of a line beyond which it is none of a table. */
const LONGEST_LINE = 20_000;

/** A table with its headings and units; rows are indices of the grid's lines. */
export interface CartTable {
  grid: Grid;
  delimiter: ',' | ';' | '\t';
  headingRow: number;
  firstRow: number;
  headings: CartHeading[];
  /** How many different quantities the headings name. */
  known: number;
}

const isNumeric = (text: string): boolean => /\d/.test(text) && /^[-+]?[\d.,:eE+-]+$/.test(text);
const has = (headings: readonly CartHeading[], ...any: CartQuantity[]): boolean =>
  headings.some(({ quantity }) => quantity !== null && any.includes(quantity));

/** Whether the headings give time and oxygen, without which nothing can be computed. */
export const isGasTable = ({ headings }: CartTable): boolean =>
  has(headings, 'TIME', 'CLOCK') && has(headings, 'VO2', 'VO2_KG');

/** The best table of a grid; null when it has none at all. */
export function findTable(grid: Grid, mapping: CartMapping = {}): CartTable | null {
  const delimiters = grid.delimiter === null ? ([',', ';', '\t'] as const) : [grid.delimiter];
  let best: CartTable | null = null;
  for (const delimiter of delimiters) {
    const rows = grid.lines
      .slice(0, HEADING_ROWS + UNIT_ROWS)
      .map((line) => (line.length > LONGEST_LINE ? [] : cellsOf(line, delimiter)));
    for (let row = 0; row < Math.min(rows.length, HEADING_ROWS); row++) {
      const table = tableAt({ grid, delimiter, rows, mapping }, row);
      if (table !== null && (best === null || isBetter(table, best))) best = table;
    }
  }
  return best;
}

const isBetter = (one: CartTable, other: CartTable): boolean => {
  const gas = Number(isGasTable(one)) - Number(isGasTable(other));
  if (gas !== 0) return gas > 0;
  if (one.known !== other.known) return one.known > other.known;
  return one.known === 0 && one.delimiter !== other.delimiter && one.headings.length > other.headings.length;
};

interface Head {
  grid: Grid;
  delimiter: CartTable['delimiter'];
  /** The first rows in cells. */
  rows: readonly string[][];
  mapping: CartMapping;
}

function tableAt({ grid, delimiter, rows, mapping }: Head, row: number): CartTable | null {
  const cells = [...rows[row]!];
  while (cells.at(-1) === '') cells.pop();
  const written = cells.filter((cell) => cell !== '');
  if (written.length < 2 || written.filter(isNumeric).length > written.length / 3) return null;
  const headings = cells.map(headingOf);
  for (const [quantity, { column, unit }] of Object.entries(mapping)) {
    for (const heading of headings) if (heading.quantity === quantity) heading.quantity = null;
    const heading = headings[column - 1];
    if (heading !== undefined)
      headings[column - 1] = {
        ...heading,
        quantity: quantity as CartQuantity,
        unit: unit ?? heading.unit,
        strangeUnit: unit === undefined ? heading.strangeUnit : null,
      };
  }
  const known = new Set(headings.map(({ quantity }) => quantity).filter((each) => each !== null)).size;
  const times = headings.flatMap(({ quantity }, i) =>
    quantity === 'TIME' || quantity === 'CLOCK' ? [i] : [],
  );
  const units: string[][] = [];
  for (let at = row + 1; at < rows.length && at <= row + UNIT_ROWS; at++) {
    const below = rows[at]!;
    const isSample =
      times.length > 0
        ? times.some((i) => isNumeric(below[i] ?? '') || colonTimeOf(below[i] ?? '') !== null) &&
          below.filter((cell) => isNumeric(cell) || colonTimeOf(cell) !== null).length >= 2
        : below.filter(isNumeric).length > Math.max(1, below.filter((cell) => cell !== '').length / 3);
    if (isSample) {
      return { grid, delimiter, headingRow: row, firstRow: at, headings: withUnits(headings, units), known };
    }
    units.push(below);
  }
  return null;
}

/** Units stand in a row below the headings, in one of up to four. */
function withUnits(headings: CartHeading[], rows: readonly string[][]): CartHeading[] {
  return headings.map((heading, i) => {
    let { unit, quantity } = heading;
    for (const row of rows) unit ??= cartUnitOf(row[i] ?? '');
    // A unit has a slash; other words in these rows are names in two lines.
    const strange = rows.map((row) => row[i] ?? '').find((cell) => cell.includes('/') && isUnknownUnit(cell));
    const strangeUnit = unit === null ? (heading.strangeUnit ?? strange ?? null) : null;
    if (quantity === 'VO2' && unit === 'ML_KG_MIN') quantity = 'VO2_KG';
    return { ...heading, unit, quantity, strangeUnit };
  });
}

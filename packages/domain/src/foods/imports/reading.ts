import { foldHeading, shortened, type SheetRow } from '../../shared/delimited/index.ts';
import { tableDoubts, type TableDoubt } from '../plausibility.ts';
import type { FoodCategory } from '../option-sets.ts';
import { decimalSignOf, type DecimalSign } from './amounts.ts';
import { isAmountField, type FoodColumn } from './fields.ts';
import { carbohydrateKindOf, matchFoodColumns } from './headings.ts';
import { FOOD_IMPORT_LIMITS } from './limits.ts';
import {
  foodNameKey,
  foodReadingOf,
  readFoodRow,
  type ReadFood,
  type ReadFoodRow,
  type WrongFoodCell,
} from './rows.ts';
import type { FoodSheet } from './sheet.ts';
import type { FoodImportSettings } from './settings.ts';
import { categoryOf } from './words.ts';

/** A row that cannot become a food: cells that are wrong, or a name that an earlier row has. */
export type FoodRowProblem = { row: number; name: string } & (
  { kind: 'wrong'; wrong: WrongFoodCell[] } | { kind: 'repeated'; firstRow: number }
);

export interface FoodTableReading {
  foods: ReadFood[];
  problems: FoodRowProblem[];
  /** What the figures of all foods say together. */
  doubts: TableDoubt[];
}

/** Reads all rows; of rows with one name the first counts. */
export function readFoodRows(rows: readonly SheetRow[], settings: FoodImportSettings): FoodTableReading {
  const reading = foodReadingOf(settings);
  return sortFoodRows(rows.map((row) => readFoodRow(row, reading)));
}

/** The same from rows that have been read. */
function sortFoodRows(rows: readonly ReadFoodRow[]): FoodTableReading {
  const steps = separatedFoodRows(rows);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return {
    ...step.value,
    doubts: tableDoubts(rows.map((read) => (read.kind === 'food' ? read.food : read.figures))),
  };
}

/** Foods and problems apart, a row at each step. */
export function* separatedFoodRows(
  rows: readonly ReadFoodRow[],
): Generator<void, Pick<FoodTableReading, 'foods' | 'problems'>> {
  const firstRows = new Map<string, number>();
  const foods: ReadFood[] = [];
  const problems: FoodRowProblem[] = [];
  for (const read of rows) {
    yield;
    const { row, name } = read;
    if (read.kind === 'wrong') {
      problems.push({ kind: 'wrong', row, name, wrong: read.wrong });
      continue;
    }
    const key = foodNameKey(read.food);
    const firstRow = firstRows.get(key);
    if (firstRow !== undefined) problems.push({ kind: 'repeated', row, name, firstRow });
    else {
      firstRows.set(key, row);
      foods.push(read);
    }
  }
  return { foods, problems };
}

/** What a table says about itself, to begin with. */
export interface FoodTableGuess {
  columns: (FoodColumn | null)[];
  decimal: DecimalSign | null;
  carbohydrateKind: FoodImportSettings['carbohydrateKind'];
}

export function guessFoodTable({ headings, rows }: FoodSheet): FoodTableGuess {
  const columns = matchFoodColumns(headings);
  const at = columns.findIndex((column) => column?.field === 'carbohydrate');
  return {
    columns,
    decimal: decimalOfColumns(rows, columns),
    carbohydrateKind: at < 0 ? null : carbohydrateKindOf(headings[at] ?? ''),
  };
}

/** The decimal sign of the columns with amounts. */
const decimalOfColumns = (
  rows: readonly SheetRow[],
  columns: readonly (FoodColumn | null)[],
): DecimalSign | null => decimalSignOf(amountTexts(rows, columns));

function* amountTexts(rows: readonly SheetRow[], columns: readonly (FoodColumn | null)[]): Iterable<string> {
  const amounts = columns.flatMap((column, at) => (column && isAmountField(column.field) ? [at] : []));
  for (const { cells } of rows) for (const at of amounts) yield cells[at] ?? '';
}

/** A group of the table's own, with the category that its name suggests. */
export interface FoodGroup {
  text: string;
  category: FoodCategory | null;
  count: number;
}

/** The groups in the column of categories, those of most foods first; no more than can be given a category. */
export function foodGroups(rows: readonly SheetRow[], columns: readonly (FoodColumn | null)[]): FoodGroup[] {
  const at = columns.findIndex((column) => column?.field === 'category');
  if (at < 0) return [];
  const groups = new Map<string, FoodGroup>();
  for (const { cells } of rows) {
    const text = (cells[at] ?? '').trim();
    if (text === '' || text.length > 200) continue;
    const key = foldHeading(text);
    const known = groups.get(key);
    if (known) known.count++;
    else groups.set(key, { text, category: categoryOf(text), count: 1 });
  }
  return [...groups.values()].toSorted((a, b) => b.count - a.count).slice(0, FOOD_IMPORT_LIMITS.groups);
}

/** Samples of each column, for the person who says what it holds. */
export const columnSamples = ({ headings, rows }: FoodSheet, count = 3): string[][] =>
  headings.map((_, at) => {
    const texts = new Set<string>();
    for (const { cells } of rows) {
      const text = cells[at] ?? '';
      if (text !== '') texts.add(shortened(text));
      if (texts.size === count) break;
    }
    return [...texts];
  });

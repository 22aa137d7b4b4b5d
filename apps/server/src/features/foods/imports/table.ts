import {
  FOOD_IMPORT_LIMITS,
  foodImportSettingsSchema,
  foodNameKey,
  foodReadingOf,
  readFoodRow,
  rowsOfTableText,
  separatedFoodRows,
  type FoodImportSettings,
  type FoodRowProblem,
  type ReadFood,
  type ReadFoodRow,
} from '@healzy/domain/foods/imports';
import type { BodyOf } from '../../../platform/http/contract.ts';
import { checked } from '../../../platform/http/form.ts';
import { unprocessable } from '../../../platform/http/http-problem.ts';
import { inSlices, mapInSlices, Slices } from '../../../platform/slices.ts';

export interface FoodTable {
  settings: FoodImportSettings;
  foods: readonly ReadFood[];
  /** The name of each food as names are compared. */
  keys: readonly string[];
}

/** Problems that a refusal names. */
const NAMED = 50;

const refused = (count: number, rows: readonly object[]) =>
  unprocessable('FOOD_IMPORT_ROWS', 'Rows of the table cannot be foods.', {
    count,
    rows: rows.slice(0, NAMED),
  });

const named = (problem: FoodRowProblem): object =>
  problem.kind === 'wrong'
    ? { row: problem.row, cells: problem.wrong.map(({ field, code, found }) => ({ field, code, found })) }
    : { row: problem.row, firstRow: problem.firstRow };

/**
 * Reads every row with the same rules as the screen; other requests are served in between.
 *
 * @throws HttpProblem 422 `FOOD_IMPORT_ROWS` when one cannot be a food, `IMPORT_TOO_MANY_ROWS`
 */
export async function readTable(body: BodyOf<'importFoods'>): Promise<FoodTable> {
  const { table, isTrial: _trial, ownDuplicates: _own, catalogueDuplicates: _catalogue, ...given } = body;
  const settings = checked(foodImportSettingsSchema, given);
  const reading = foodReadingOf(settings);
  const slices = new Slices();
  const rows: ReadFoodRow[] = [];
  let last = 0;
  for (const line of rowsOfTableText(table, settings.columns.length)) {
    if (line === null || line.row <= last || line.cells.length !== settings.columns.length)
      throw refused(1, [{ line: rows.length + 1 }]);
    if (rows.length === FOOD_IMPORT_LIMITS.rows)
      throw unprocessable('IMPORT_TOO_MANY_ROWS', 'The table has too many rows.', {
        max: FOOD_IMPORT_LIMITS.rows,
      });
    last = line.row;
    rows.push(readFoodRow(line, reading));
    if (slices.isOver) await slices.next();
  }
  const { foods, problems } = await inSlices(separatedFoodRows(rows));
  if (problems.length > 0) throw refused(problems.length, problems.map(named));
  const keys = await mapInSlices(foods, ({ food }) => foodNameKey(food));
  return { settings, foods, keys };
}

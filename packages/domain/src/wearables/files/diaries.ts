import { daysOfLocalDate } from '../../shared/index.ts';
import { implausible } from '../metrics.ts';
import { MAKERS, type OfMaker } from './makers.ts';
import { TextCollector, type LoggedFood, type WearableSkipReason, type WearableText } from './result.ts';
import type { HeadedTable, TableRow } from './table.ts';
import { cellNumber } from './values.ts';

const isoDate = (text: string): string | null => (daysOfLocalDate(text) === null ? null : text);

/** `03/28/2026`, month first: Lose It! writes no other order. */
function usDate(text: string): string | null {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  return match ? isoDate(`${match[3]}-${match[1]!.padStart(2, '0')}-${match[2]!.padStart(2, '0')}`) : null;
}

/** `07:30`, `2:10 PM`; null when the person gave none. */
function clockTime(text: string): string | null {
  const match = /^(\d{1,2}):(\d{2})(?::\d{2})? ?([AP]M)?$/i.exec(text);
  if (!match) return null;
  const half = match[3]?.toUpperCase();
  const hour = half ? (Number(match[1]) % 12) + (half === 'PM' ? 12 : 0) : Number(match[1]);
  return hour > 23 || Number(match[2]) > 59 ? null : `${String(hour).padStart(2, '0')}:${match[2]}`;
}

const orNull = (text: string): string | null => (text === '' ? null : text);

type Nutrients = Pick<
  LoggedFood,
  'energyKcal' | 'carbohydrateG' | 'proteinG' | 'fatG' | 'fibreG' | 'sodiumMg'
>;

function nutrients(table: HeadedTable, row: TableRow, energy: string, carbohydrate: string[]): Nutrients {
  const number = (...headings: string[]) => cellNumber(table.cell(row, ...headings), '.');
  return {
    energyKcal: number(energy),
    carbohydrateG: number(...carbohydrate),
    proteinG: number('Protein (g)'),
    fatG: number('Fat (g)'),
    fibreG: number('Fiber (g)', 'Fiber'),
    sodiumMg: number('Sodium (mg)'),
  };
}

const NUTRIENT_METRICS = [
  ['INTAKE_ENERGY', 'energyKcal'],
  ['INTAKE_CARBOHYDRATE', 'carbohydrateG'],
  ['INTAKE_PROTEIN', 'proteinG'],
  ['INTAKE_FAT', 'fatG'],
  ['INTAKE_FIBRE', 'fibreG'],
] as const;

function put(into: WearableText, food: OfMaker<LoggedFood>): WearableSkipReason | null {
  if (food.food === null && NUTRIENT_METRICS.every(([, key]) => food[key] === null || food[key] === 0))
    return 'PLACEHOLDER';
  const isOff = NUTRIENT_METRICS.some(
    ([metric, key]) => food[key] !== null && implausible(metric, food[key]) !== null,
  );
  if (isOff) return 'IMPLAUSIBLE';
  into.logged.push(food);
  return null;
}

/** MyFitnessPal: sums of meals, not single servings; its vitamins are shares of a daily value and are not read. */
export function myFitnessPal(table: HeadedTable): WearableText {
  const collector = new TextCollector('MYFITNESSPAL');
  for (const row of table.rows)
    collector.record(row.line, (into) => {
      const written = table.cell(row, 'Date');
      if (written === 'Totals') return 'TOTALS';
      const date = isoDate(written);
      if (date === null) return 'TIME_UNREADABLE';
      return put(into, {
        source: MAKERS.MYFITNESSPAL,
        date,
        time: null,
        meal: orNull(table.cell(row, 'Meal')),
        food: null,
        amount: null,
        ...nutrients(table, row, 'Calories', ['Carbohydrates (g)']),
      });
    });
  return collector.end();
}

/** Cronometer: two equal servings of one minute are two. Net carbohydrates are another thing, and are not taken for them. */
export function cronometer(table: HeadedTable): WearableText {
  const collector = new TextCollector('CRONOMETER');
  for (const row of table.rows)
    collector.record(row.line, (into) => {
      const date = isoDate(table.cell(row, 'Day', 'Date'));
      if (date === null) return 'TIME_UNREADABLE';
      return put(into, {
        source: MAKERS.CRONOMETER,
        date,
        time: clockTime(table.cell(row, 'Time')),
        meal: orNull(table.cell(row, 'Group')),
        food: orNull(table.cell(row, 'Food Name')),
        amount: orNull(table.cell(row, 'Amount')),
        ...nutrients(table, row, 'Energy (kcal)', ['Carbs (g)']),
      });
    });
  return collector.end();
}

/** Lose It!: what a person deleted stays in the file, and says so. */
export function loseIt(table: HeadedTable): WearableText {
  const collector = new TextCollector('LOSE_IT');
  for (const row of table.rows)
    collector.record(row.line, (into) => {
      if (['true', '1'].includes(table.cell(row, 'Deleted').toLowerCase())) return 'DELETED';
      const date = usDate(table.cell(row, 'Date'));
      if (date === null) return 'TIME_UNREADABLE';
      const amount = `${table.cell(row, 'Quantity')} ${table.cell(row, 'Units')}`.trim();
      return put(into, {
        source: MAKERS.LOSE_IT,
        date,
        time: null,
        meal: orNull(table.cell(row, 'Meal', 'Type')),
        food: orNull(table.cell(row, 'Name')),
        amount: orNull(amount),
        ...nutrients(table, row, 'Calories', ['Carbohydrates (g)']),
      });
    });
  return collector.end();
}

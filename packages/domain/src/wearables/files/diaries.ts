import { daysOfLocalDate, localDateOfDays } from '../../shared/index.ts';
import { implausible } from '../metrics.ts';
import { MAKERS, type OfMaker } from './makers.ts';
import { TextCollector, type LoggedFood, type WearableSkipReason, type WearableText } from './result.ts';
import type { HeadedTable, TableRow } from './table.ts';
import { cellNumber } from './values.ts';
import { WrittenDates } from './written-dates.ts';

const isoDate = (text: string): string | null => (daysOfLocalDate(text) === null ? null : text);

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

interface DiaryHeadings {
  energy: string;
  carbohydrate: string;
}

/** Energy of a gram of carbohydrate, protein and fat, in kcal (Atwater). */
const KCAL = { carbohydrate: 4, protein: 4, fat: 9 } as const;
/** Alcohol adds to some meals what these three do not tell, and never this much to a whole diary (ours). */
const MOST_KCAL_OF_MACROS = 2.5;
/** Fewer foods do not tell a unit, unless each of them is off by just the kilojoules of a kilocalorie (ours: 15 %). */
const FOODS_TO_TELL = 5;
const KJ_OF_MACROS = { least: 4.184 * 0.85, most: 4.184 * 1.15 } as const;

/**
 * Reads the nutrients of a row. An account that shows kilojoules writes them under the same heading: where the energy of a
 * diary is several times that of its own foods it has no unit, and nobody knows it.
 */
function nutrientsReader(table: HeadedTable, { energy, carbohydrate }: DiaryHeadings) {
  const decimal = table.decimalSign('.');
  const read = (row: TableRow): Nutrients => {
    const number = (...headings: string[]) => cellNumber(table.cell(row, ...headings), decimal);
    return {
      energyKcal: number(energy),
      carbohydrateG: number(carbohydrate),
      proteinG: number('Protein (g)'),
      fatG: number('Fat (g)'),
      fibreG: number('Fiber (g)', 'Fiber'),
      sodiumMg: number('Sodium (mg)'),
    };
  };
  let [count, written, ofMacros, likeKilojoules] = [0, 0, 0, 0];
  for (const row of table.rows) {
    const { energyKcal, carbohydrateG, proteinG, fatG } = read(row);
    if (energyKcal === null || carbohydrateG === null || proteinG === null || fatG === null) continue;
    // Calories that were typed without a food have no macronutrients.
    if (carbohydrateG + proteinG + fatG === 0) continue;
    const own = KCAL.carbohydrate * carbohydrateG + KCAL.protein * proteinG + KCAL.fat * fatG;
    count++;
    written += energyKcal;
    ofMacros += own;
    const { least, most } = KJ_OF_MACROS;
    if (energyKcal >= least * own && energyKcal <= most * own) likeKilojoules++;
  }
  const isKcal =
    count < FOODS_TO_TELL ? count < 2 || likeKilojoules < count : written <= MOST_KCAL_OF_MACROS * ofMacros;
  return isKcal ? read : (row: TableRow): Nutrients => ({ ...read(row), energyKcal: null });
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
  const nutrients = nutrientsReader(table, { energy: 'Calories', carbohydrate: 'Carbohydrates (g)' });
  for (const row of table.rows)
    collector.row(table, row, (into) => {
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
        ...nutrients(row),
      });
    });
  return collector.end();
}

/** Cronometer: two equal servings of one minute are two. Net carbohydrates are another thing, and are not taken for them. */
export function cronometer(table: HeadedTable): WearableText {
  const collector = new TextCollector('CRONOMETER');
  const nutrients = nutrientsReader(table, { energy: 'Energy (kcal)', carbohydrate: 'Carbs (g)' });
  for (const row of table.rows)
    collector.row(table, row, (into) => {
      const date = isoDate(table.cell(row, 'Day', 'Date'));
      if (date === null) return 'TIME_UNREADABLE';
      return put(into, {
        source: MAKERS.CRONOMETER,
        date,
        time: clockTime(table.cell(row, 'Time')),
        meal: orNull(table.cell(row, 'Group')),
        food: orNull(table.cell(row, 'Food Name')),
        amount: orNull(table.cell(row, 'Amount')),
        ...nutrients(row),
      });
    });
  return collector.end();
}

/** Lose It!: what a person deleted stays in the file, and says so. It writes the month first, unless its dates say otherwise. */
export function loseIt(table: HeadedTable): WearableText {
  const written = table.rows.map((row) => ({ row: row.line, text: table.cell(row, 'Date') }));
  const dates = new WrittenDates(written, { maker: 'MDY' });
  const collector = new TextCollector('LOSE_IT', dates.found);
  const nutrients = nutrientsReader(table, { energy: 'Calories', carbohydrate: 'Carbohydrates (g)' });
  for (const row of table.rows)
    collector.row(table, row, (into) => {
      if (['true', '1'].includes(table.cell(row, 'Deleted').toLowerCase())) return 'DELETED';
      const day = dates.daysOf(table.cell(row, 'Date'));
      if (day === null) return 'TIME_UNREADABLE';
      const date = localDateOfDays(day);
      const amount = `${table.cell(row, 'Quantity')} ${table.cell(row, 'Units')}`.trim();
      return put(into, {
        source: MAKERS.LOSE_IT,
        date,
        time: null,
        meal: orNull(table.cell(row, 'Meal', 'Type')),
        food: orNull(table.cell(row, 'Name')),
        amount: orNull(amount),
        ...nutrients(row),
      });
    });
  return collector.end();
}

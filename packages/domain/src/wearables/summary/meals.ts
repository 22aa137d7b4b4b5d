import type { LocalDate } from '../../shared/index.ts';
import type { LoggedFood } from '../files/result.ts';
import { byText, grouped, sourceRank } from '../source-records.ts';
import { mealIdOf } from './stable-ids.ts';

export const INTAKE_KEYS = [
  'energyKcal',
  'carbohydrateG',
  'proteinG',
  'fatG',
  'fibreG',
  'sodiumMg',
] as const satisfies readonly (keyof LoggedFood)[];
/** What was eaten; what nobody wrote is not known, and not zero. */
export type Nutrients = Record<(typeof INTAKE_KEYS)[number], number | null>;

export interface DiaryMeal {
  id: string;
  source: string;
  date: LocalDate;
  /** The earliest that its foods say. */
  time: string | null;
  name: string | null;
  foods: LoggedFood[];
  intake: Nutrients;
  /** Foods without an energy: then the sum is the least that was eaten. */
  withoutEnergy: number;
}

export interface DiaryDay {
  date: LocalDate;
  /** Null of a day of which nothing was logged. */
  intake: Nutrients | null;
  withoutEnergy: number;
  meals: DiaryMeal[];
  /** Diaries of the same day that are not counted. */
  otherSources: string[];
}

/** The sum of what is known; null where nothing is. */
const sumOfFoods = (foods: readonly LoggedFood[]): Nutrients =>
  Object.fromEntries(
    INTAKE_KEYS.map((key) => {
      const known = foods.flatMap((food) => food[key] ?? []);
      const sum = known.reduce((all, value) => all + value, 0);
      return [key, known.length === 0 ? null : Math.round(sum * 1e6) / 1e6];
    }),
  ) as Nutrients;

const energyOf = (foods: readonly LoggedFood[]): number =>
  foods.reduce((sum, { energyKcal }) => sum + (energyKcal ?? 0), 0);

/** The same two servings of an export are two; the same export twice is one. Of what two exports have, that with more holds. */
function fuller(one: readonly LoggedFood[], other: readonly LoggedFood[]): readonly LoggedFood[] {
  const key = (foods: readonly LoggedFood[]) =>
    foods
      .map((food) => JSON.stringify(food))
      .sort(byText)
      .join();
  const order = one.length - other.length || energyOf(one) - energyOf(other) || byText(key(one), key(other));
  return order >= 0 ? one : other;
}

function mealsOf(foods: readonly LoggedFood[]): DiaryMeal[] {
  const meals = [...grouped(foods, ({ meal }) => meal)].map(([name, own]): DiaryMeal => {
    const { source, date } = own[0]!;
    const times = own.flatMap(({ time }) => time ?? []).sort(byText);
    return {
      id: mealIdOf(date, source, name),
      source,
      date,
      time: times[0] ?? null,
      name,
      foods: [...own],
      intake: sumOfFoods(own),
      withoutEnergy: own.filter(({ energyKcal }) => energyKcal === null).length,
    };
  });
  return meals.sort((a, b) => byText(a.time ?? '99', b.time ?? '99'));
}

/**
 * Days of diaries. Two diaries of a day are of the same food: that of the first source holds, and the other is named. Of
 * one diary that was read more than once, a day is what the fuller reading has: it is never the sum of two.
 *
 * @param imports what each import has, or everything at once where it came in one
 */
export function diaryDays(
  imports: readonly (readonly LoggedFood[])[],
  priority: readonly string[],
): DiaryDay[] {
  const held = new Map<string, readonly LoggedFood[]>();
  for (const foods of imports)
    for (const [key, own] of grouped(foods, ({ date, source }) => `${date} ${source}`)) {
      const other = held.get(key);
      held.set(key, other ? fuller(own, other) : own);
    }
  const rank = sourceRank(priority);
  const byDate = grouped([...held.values()], ([first]) => first!.date);
  return [...byDate]
    .sort(([a], [b]) => byText(a, b))
    .map(([date, diaries]) => {
      const [first, ...others] = [...diaries].sort((a, b) => rank(a[0]!.source, b[0]!.source));
      const foods = first!;
      return {
        date,
        intake: sumOfFoods(foods),
        withoutEnergy: foods.filter(({ energyKcal }) => energyKcal === null).length,
        meals: mealsOf(foods),
        otherSources: others.map((own) => own[0]!.source),
      };
    });
}

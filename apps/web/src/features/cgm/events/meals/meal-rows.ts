import type { CgmEvent } from '@healzy/api/cgm/events';
import type { Food } from '@healzy/api/foods';
import {
  logFood,
  LOGGED_UNITS,
  MEAL_FOOD_LIMITS,
  type LoggedFood,
  type MealFood,
  type MealFoodSnapshot,
  portionKey,
  snapshotOf,
} from '@healzy/domain/cgm/meals';
import type { Food as StoredFood } from '@healzy/domain/foods';
import { z } from 'zod';

/** A food of a meal in the form: the amount as typed, and the stored facts about the food. */
export const mealRow = z.object({
  foodId: z.string(),
  /** `NaN` while the typed text is not a number. */
  quantity: z.object({ amount: z.custom<number | null>(), unit: z.string() }),
  isAvailable: z.boolean(),
  food: z.custom<MealFoodSnapshot>(),
});
export type MealRow = z.infer<typeof mealRow>;

/** Prefix of the ids of household portions, which are in the same list of options as the other units. */
const PORTION = 'PORTION ';
export const unitOfPortion = (name: string): string => PORTION + name;

const isUnit = (unit: string): unit is LoggedFood['unit'] =>
  unit !== 'PORTION' && (LOGGED_UNITS as readonly string[]).includes(unit);

/** The food and amount of a row; null while the amount is not a number. */
function loggedOf({ foodId, quantity: { amount, unit } }: MealRow): LoggedFood | null {
  if (amount === null || Number.isNaN(amount)) return null;
  if (unit.startsWith(PORTION))
    return { foodId, amount, unit: 'PORTION', portion: unit.slice(PORTION.length) };
  return isUnit(unit) ? { foodId, amount, unit, portion: null } : null;
}

/** The foods of the form with their figures, without rows whose amount is missing or impossible. */
export const mealFoodsOf = (rows: readonly MealRow[]): MealFood[] =>
  rows.flatMap((row) => {
    const logged = loggedOf(row);
    if (logged === null || logged.amount <= 0 || logged.amount > MEAL_FOOD_LIMITS.amount) return [];
    const result = logFood(logged, row.food);
    return result.ok ? [result.value] : [];
  });

/** Reads the rows of the form: the foods with their amounts, and the problems with the other amounts. */
export function readRows(rows: readonly MealRow[]): {
  foods: LoggedFood[];
  problems: { at: number; code: string }[];
} {
  const problems: { at: number; code: string }[] = [];
  const foods = rows.flatMap((row, at): LoggedFood[] => {
    const { amount } = row.quantity;
    const logged = loggedOf(row);
    if (logged === null) {
      problems.push({ at, code: amount === null ? 'REQUIRED' : 'NUMBER_INVALID' });
      return [];
    }
    if (logged.amount <= 0 || logged.amount > MEAL_FOOD_LIMITS.amount) {
      problems.push({ at, code: 'OUT_OF_RANGE' });
      return [];
    }
    const result = logFood(logged, row.food);
    if (!result.ok) problems.push({ at, code: result.code });
    return result.ok ? [logged] : [];
  });
  return { foods, problems };
}

/** A row for a food that was just chosen, with a usual amount of it. */
export const rowOfFood = (food: Food): MealRow =>
  freshRow({ foodId: food.id, food: snapshotOf(food as unknown as StoredFood), isAvailable: true });

/**
 * A row for a food with which the meal is stored. It keeps the stored figures, even if the food is removed and chosen
 * again.
 */
export const rowOfStored = (
  stored: readonly ((Partial<Pick<MealRow, 'foodId' | 'isAvailable'>> & { food?: unknown }) | undefined)[],
  foodId: string,
): MealRow | null => {
  const kept = stored.find((row) => row?.foodId === foodId);
  return kept === undefined
    ? null
    : freshRow({ foodId, food: kept.food as MealFoodSnapshot, isAvailable: kept.isAvailable ?? true });
};

const freshRow = (of: Omit<MealRow, 'quantity'>): MealRow => ({
  ...of,
  quantity: { amount: of.food.unit === 'U' ? 1 : (of.food.unitWeight ?? 100), unit: of.food.unit },
});

export const rowsOfEvent = ({ foods }: Pick<CgmEvent, 'foods'>): MealRow[] =>
  foods.map(({ foodId, amount, unit, portion, isAvailable, food }) => ({
    foodId,
    quantity: { amount, unit: unit === 'PORTION' ? unitOfPortion(portion ?? '') : unit },
    isAvailable,
    food: food as MealFoodSnapshot,
  }));

/** The units in which an amount of a food can be given, its own first; `factor` converts an amount to its own unit. */
export function unitsOf(food: MealFoodSnapshot): { id: string; factor: number; portion: string | null }[] {
  const perOwn = food.unit === 'U' ? (food.unitWeight ?? 1) : food.unit === 'ML' ? (food.density ?? 1) : 1;
  const own = { id: food.unit as string, factor: 1, portion: null };
  const grams = food.unit === 'G' ? [] : [{ id: 'G', factor: 1 / perOwn, portion: null }];
  const portions = food.portions.map((portion) => ({
    id: unitOfPortion(portionKey(portion)),
    factor: portion.grams / perOwn,
    portion: portionKey(portion),
  }));
  return [own, ...grams, ...portions];
}

import {
  NOTHING_KNOWN,
  sumNutrients,
  weightOf,
  type CarbohydrateKind,
  type Food,
  type NutrientSum,
  type Weight,
} from '../../foods/index.ts';
import { bitesOf } from '../../nutritional-plans/index.ts';
import { ok, refused, type Result } from '../../shared/index.ts';
import {
  MEAL_FOOD_LIMITS,
  MEAL_NUTRIENTS,
  portionKey,
  type MealFood,
  type MealFoodSnapshot,
  type MealNutrient,
} from './logged-foods.ts';
import type { LoggedFood } from './schemas.ts';

/** What is kept of a food when it is logged. */
export function snapshotOf(food: Omit<Food, 'id'>): MealFoodSnapshot {
  const { nameEs, nameEn, unit, unitWeight, density, portions, carbohydrateKind } = food;
  const shares = MEAL_NUTRIENTS.flatMap((key) => {
    const share = food.unknownShares[key] ?? 0;
    return share > 0 ? [[key, share] as const] : [];
  });
  return {
    nameEs,
    nameEn,
    unit,
    unitWeight,
    density,
    portions,
    carbohydrateKind,
    nutrients: Object.fromEntries(MEAL_NUTRIENTS.map((key) => [key, food.nutrients[key]])) as Record<
      MealNutrient,
      number | null
    >,
    unknownShares: Object.fromEntries(shares),
  };
}

/**
 * What a logged amount weighs.
 *
 * @returns null when the food has no such portion, or a piece of it no weight
 */
export function loggedWeight(
  food: Pick<MealFoodSnapshot, 'unit' | 'unitWeight' | 'density' | 'portions'>,
  { amount, unit, portion }: Pick<LoggedFood, 'amount' | 'unit' | 'portion'>,
): Weight | null {
  if (unit !== 'PORTION') return weightOf(food, amount, unit);
  const found = food.portions.find((each) => portionKey(each) === portion);
  return found === undefined ? null : { grams: amount * found.grams, isDensityAssumed: false };
}

/** Checks an amount against its food, and keeps the food's figures with it. */
export function logFood(
  logged: LoggedFood,
  food: MealFoodSnapshot,
): Result<MealFood, 'OPTION_INVALID' | 'OUT_OF_RANGE'> {
  const weight = loggedWeight(food, logged);
  if (weight === null) return refused('OPTION_INVALID', undefined);
  return weight.grams > MEAL_FOOD_LIMITS.amount
    ? refused('OUT_OF_RANGE', undefined)
    : ok({ ...logged, food });
}

/** What a meal contains, and how much of its weight says nothing about each. */
export interface MealFoodTotals extends Record<MealNutrient, NutrientSum> {
  grams: number;
  /** To the nearest half; a lower bound where part of the energy is not known, null where none is. */
  bites: number | null;
  carbohydrateKind: CarbohydrateKind | null;
  /** A millilitre was taken as a gram, because a density is not known. */
  isDensityAssumed: boolean;
}

/** Totals of logged foods; null without foods. Something unknown is never counted as zero. */
export function mealFoodTotals(foods: readonly Omit<MealFood, 'foodId'>[]): MealFoodTotals | null {
  if (foods.length === 0) return null;
  const weighed = foods.map((each) => ({ food: each.food, weight: loggedWeight(each.food, each) }));
  const { nutrients, grams, carbohydrateKind } = sumNutrients(
    weighed.map(({ food, weight }) => ({
      grams: weight?.grams ?? 0,
      nutrients: { ...NOTHING_KNOWN, ...food.nutrients },
      carbohydrateKind: food.carbohydrateKind,
      unknownShares: food.unknownShares,
    })),
  );
  const { energy, carbohydrate, protein, fat, fibre } = nutrients;
  return {
    energy,
    carbohydrate,
    protein,
    fat,
    fibre,
    grams,
    bites: energy.amount === null ? null : bitesOf(energy.amount),
    carbohydrateKind,
    isDensityAssumed: weighed.some(({ weight }) => weight?.isDensityAssumed === true),
  };
}

/** The carbohydrates of a meal, and what they are from. */
export interface MealCarbohydrates {
  grams: number;
  from: 'TYPED' | 'FOODS';
  /** Share of the weight, 0 to 1, whose carbohydrates are not known; 0 for what was typed. */
  unknownShare: number;
  /** What the foods add up to where something else was typed; null where they agree to the gram or say nothing. */
  ofFoods: number | null;
}

/** What was typed precedes what the foods add up to, and both are said where they differ. Null when neither is known. */
export function mealCarbohydrates(
  typed: number | null,
  totals: Pick<MealFoodTotals, 'carbohydrate'> | null,
): MealCarbohydrates | null {
  const { amount: ofFoods = null, unknownShare = 0 } = totals?.carbohydrate ?? {};
  if (typed === null)
    return ofFoods === null ? null : { grams: ofFoods, from: 'FOODS', unknownShare, ofFoods: null };
  const differs = ofFoods !== null && Math.abs(ofFoods - typed) >= 0.5;
  return { grams: typed, from: 'TYPED', unknownShare: 0, ofFoods: differs ? ofFoods : null };
}

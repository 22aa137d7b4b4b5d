import {
  FOOD_RESTRICTIONS,
  MEAL_TYPES,
  portionWeight,
  type Food,
  type FoodSuitability,
} from '../foods/index.ts';
import type { KeptMeal, SolverFood } from './solver/problem.ts';

/** What menus need of a food. */
export type MenuFoodFacts = Pick<
  Food,
  | 'id'
  | 'category'
  | 'tier'
  | 'meals'
  | 'unit'
  | 'unitWeight'
  | 'density'
  | 'portions'
  | 'nutrients'
  | 'carbohydrateKind'
  | 'unknownShares'
  | 'recipe'
> &
  FoodSuitability & { isActive: boolean };

/** Foods of a menu by id; undefined for one that is gone. */
export type FoodLookup = (foodId: string) => MenuFoodFacts | undefined;

/** An amount in the food's own unit, and its weight. */
export interface FoodAmount {
  amount: number;
  unit: Food['unit'];
  grams: number;
  /** A millilitre was taken as a gram, because the density is not known. */
  isDensityAssumed: boolean;
}

/**
 * What some portions of a food are in its own unit. @returns null when a piece has no weight
 *
 * @example amountOfPortions(egg, 2) // { amount: 2, unit: 'U', grams: 110, isDensityAssumed: false }
 */
export function amountOfPortions(food: MenuFoodFacts, portions: number): FoodAmount | null {
  const weight = portionWeight(food);
  if (weight === null) return null;
  const amount = portions * (food.unit === 'U' ? 1 : (food.unitWeight ?? 100));
  return {
    amount,
    unit: food.unit,
    grams: weight.grams * portions,
    isDensityAssumed: weight.isDensityAssumed,
  };
}

/** Pieces of which half is no usual portion. */
const WHOLE_PIECES_BELOW_GRAMS = 40;

/** Weight below which a portion that is no piece is a pinch of something, whatever it contains. */
const PINCH_GRAMS = 8;
/** Weight and energy up to which a portion only seasons: vinegar, soy sauce, dried seaweed. */
const SEASONING = { grams: 10, kcal: 10 };

/** Whether a portion is too little to be the vegetable, the cereal or the fat of a meal: spices, salt, herbs, yeast. */
const isSeasoning = ({ unit }: MenuFoodFacts, grams: number, kcal: number): boolean =>
  (unit !== 'U' && grams < PINCH_GRAMS) ||
  (grams <= SEASONING.grams && (kcal * grams) / 100 < SEASONING.kcal);

/**
 * A food as the solver takes it. One whose energy or macronutrients are not all known is no candidate: its meal could
 * not be shown to match. A food that names no meals goes with all of them, and a seasoning with none: it is chosen where
 * a template names it.
 *
 * @returns null when something is not known
 */
export function solverFoodOf(food: MenuFoodFacts): SolverFood | null {
  const weight = portionWeight(food);
  const { energy, carbohydrate, fat, protein } = food.nutrients;
  const isKnown = (['energy', 'carbohydrate', 'fat', 'protein'] as const).every(
    (key) => (food.unknownShares[key] ?? 0) === 0,
  );
  if (weight === null || !isKnown) return null;
  if (energy === null || carbohydrate === null || fat === null || protein === null) return null;
  const named = food.meals.length > 0 ? food.meals : MEAL_TYPES;
  return {
    id: food.id,
    category: food.category,
    tier: food.tier,
    mealTypes: isSeasoning(food, weight.grams, energy) ? [] : named,
    restrictions: [...food.notFor, ...food.unknownFor],
    isActive: food.isActive,
    kcal: energy,
    grams: { CARBS: carbohydrate, FAT: fat, PROTEIN: protein },
    portionGrams: weight.grams,
    step: food.unit === 'U' && weight.grams < WHOLE_PIECES_BELOW_GRAMS ? 1 : 0.5,
  };
}

/**
 * Foods and kept meals as the solver takes them. A kept meal may have a food that is no candidate, because it is gone or
 * not known well enough: it is kept nevertheless, never chosen for another meal, and its meal says that its figures are
 * not known.
 */
export function solverFoodsFor(
  foods: readonly MenuFoodFacts[],
  kept: readonly KeptMeal[],
): { foods: SolverFood[]; kept: KeptMeal[] } {
  const known = foods.flatMap((food) => solverFoodOf(food) ?? []);
  const ids = new Set(known.map(({ id }) => id));
  const byId = new Map(foods.map((food) => [food.id, food]));
  const unknown = new Map<string, SolverFood>();
  const meals = kept.map((meal): KeptMeal => {
    const missing = meal.foods.filter(({ foodId }) => !ids.has(foodId));
    for (const { foodId } of missing) unknown.set(foodId, withoutFigures(foodId, byId.get(foodId)));
    return missing.length > 0 ? { ...meal, hasUnknown: true } : meal;
  });
  return { foods: [...known, ...unknown.values()], kept: meals };
}

function withoutFigures(id: string, food: MenuFoodFacts | undefined): SolverFood {
  return {
    id,
    category: food?.category ?? 'UNKNOWN',
    tier: food?.tier ?? 3,
    mealTypes: [],
    restrictions: food ? [...food.notFor, ...food.unknownFor] : FOOD_RESTRICTIONS,
    isActive: false,
    kcal: 0,
    grams: { CARBS: 0, FAT: 0, PROTEIN: 0 },
    portionGrams: 0,
    step: 1,
  };
}

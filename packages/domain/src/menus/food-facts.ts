import {
  FOOD_RESTRICTIONS,
  MEAL_TYPES,
  portionWeight,
  type Food,
  type FoodSuitability,
} from '../foods/index.ts';
import type { MenuMeal } from './menu.ts';
import type { KeptMeal, PortionedFood, SolverFood } from './solver/problem.ts';

export { areEquivalent, canStandIn } from '../foods/index.ts';
export { COUNTED, NUTRIENT_FIGURES, type ComposerDish } from '../foods/dishes/prepare-dish.ts';
export type { Frequency } from '../foods/plates/frequencies.ts';
export { COUNTS_FROM } from '../foods/plates/judge.ts';
export { DISH_LEVELS } from '../foods/dishes/scale-dish.ts';
export { DAILY_SLACK, MOST_DEAR_FISH } from '../foods/plates/judge-week.ts';
export {
  EVERYDAY_COURSES,
  likenessOf,
  MAIN_COURSES,
  mainBasesOf,
  mayBeMainTwice,
  mostTimes,
} from '../foods/plates/repeats.ts';
export { basesOf, limitsOf, mostEggs } from '../foods/plates/bases.ts';
export { isFarOff } from '../foods/plates/frequencies.ts';
export {
  BREAD_TOLERANCE,
  isCooked,
  isDrink,
  isNibbled,
  isNotForChild,
  isOfRawVegetables,
  MAIN_SHARE_OF_PROTEIN,
  MOST_COOKED,
} from '../foods/plates/meal-rules.ts';
export {
  CARBOHYDRATE_AWAY,
  CARBOHYDRATE_SHARES,
  dairyADay,
  fibreADay,
  fruitADay,
  hasRawADay,
  leastProteinOfMain,
  mostBreadAtBreakfast,
  mostCarbohydrateOfMain,
  MOST_VEGETABLE_DISHES,
  plantDairyADay,
  PULSES_FROM,
  pulsesADay,
  sodiumADay,
  vegetablesOfMain,
} from '../foods/plates/table-limits.ts';
export { OCCASION } from '../foods/plates/portions.ts';
export type { JudgedPortion } from '../foods/plates/portions.ts';
export {
  isBeyondExpectations,
  isLunchAtBreakfast,
  isMainOfWeek,
  isNamed,
  isNamedLight,
  isNamedVegetable,
  isOfTablePart,
  nameOfLight,
  tablePartsFor,
} from '../foods/plates/table-rules.ts';
export type { FoodKind } from '../foods/plates/plate-facts.ts';
export type { WeekExpectations } from '../foods/plates/week-expectations.ts';

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
  | 'exchange'
> &
  FoodSuitability & { isActive: boolean };

/**
 * Foods of a menu by id, as they are now or as they were at the instant of a meal's figures; undefined for one that is
 * gone. The instant is not optional: whoever computes from a meal has to hand over its own.
 */
export type FoodLookup = (foodId: string, figuresAt: string | undefined) => MenuFoodFacts | undefined;

/** A food as it was until a change of it. */
export interface EarlierFood<Food = MenuFoodFacts> {
  foodId: string;
  /** An instant; at it, the food was already as it became. */
  until: string;
  food: Food;
}

/**
 * Foods as they are, and as they were: at an instant a food was what its first change after it ended. One that was
 * deleted is what it last was, and now it is nothing.
 *
 * @example datedFoods(foodOf, [{ foodId, until: '2026-11-20T10:00:00.000Z', food }])(foodId, '2026-11-19T20:00:00.000Z') // food
 */
export function datedFoods<Food>(
  now: (foodId: string) => Food | undefined,
  earlier: readonly EarlierFood<Food>[],
): (foodId: string, figuresAt: string | undefined) => Food | undefined {
  const byFood = new Map<string, EarlierFood<Food>[]>();
  for (const each of earlier.toSorted((one, other) => (one.until < other.until ? -1 : 1)))
    byFood.set(each.foodId, [...(byFood.get(each.foodId) ?? []), each]);
  return (foodId, figuresAt) => {
    const current = now(foodId);
    const former = figuresAt === undefined ? undefined : byFood.get(foodId);
    if (figuresAt === undefined || former === undefined) return current;
    return former.find(({ until }) => until > figuresAt)?.food ?? current ?? former.at(-1)?.food;
  };
}

/** A food of a meal with the instant of the meal's figures. */
export interface DatedPortion extends PortionedFood {
  figuresAt: string | undefined;
}

/** The foods of some meals, each with the instant of its meal's figures. */
export const portionsOf = (meals: readonly Pick<MenuMeal, 'foods' | 'figuresAt'>[]): DatedPortion[] =>
  meals.flatMap(({ foods, figuresAt }) => foods.map((food) => ({ ...food, figuresAt })));

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

/** Pieces of which half is no usual portion; nor is half an egg, whatever it weighs. */
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
    step:
      food.unit === 'U' && (weight.grams < WHOLE_PIECES_BELOW_GRAMS || food.category === 'EGGS') ? 1 : 0.5,
  };
}

/**
 * Foods and kept meals as the solver takes them. A kept meal may have a food that is no candidate, because it is gone or
 * not known well enough: it is kept nevertheless, never chosen for another meal, and its meal says that its figures are
 * not known.
 */
export function solverFoodsFor(
  foods: readonly MenuFoodFacts[],
  given: readonly KeptMeal[],
  earlier: readonly EarlierFood[] = [],
): { foods: SolverFood[]; kept: KeptMeal[] } {
  const { kept, former } = withFormerFoods(foods, given, earlier);
  const known = [...foods, ...former].flatMap((food) => solverFoodOf(food) ?? []);
  const ids = new Set(known.map(({ id }) => id));
  const byId = new Map([...foods, ...former].map((food) => [food.id, food]));
  const unknown = new Map<string, SolverFood>();
  const meals = kept.map((meal): KeptMeal => {
    const missing = meal.foods.filter(({ foodId }) => !ids.has(foodId));
    for (const { foodId } of missing) unknown.set(foodId, withoutFigures(foodId, byId.get(foodId)));
    return missing.length > 0 ? { ...meal, hasUnknown: true } : meal;
  });
  return { foods: [...known, ...unknown.values()], kept: meals };
}

/** Kept meals of which a food has changed since: the food as it was is another one, which no other meal can have. */
function withFormerFoods(
  foods: readonly MenuFoodFacts[],
  kept: readonly KeptMeal[],
  earlier: readonly EarlierFood[],
): { kept: readonly KeptMeal[]; former: readonly MenuFoodFacts[] } {
  if (earlier.length === 0) return { kept, former: [] };
  const byId = new Map(foods.map((food) => [food.id, food]));
  const foodOf = datedFoods((id) => byId.get(id), earlier);
  const former = new Map<string, MenuFoodFacts>();
  const meals = kept.map((meal): KeptMeal => {
    const { figuresAt } = meal;
    return {
      ...meal,
      foods: meal.foods.map((portion) => {
        const was = foodOf(portion.foodId, figuresAt);
        if (was === undefined || was === byId.get(portion.foodId)) return portion;
        const id = `${portion.foodId}@${figuresAt}`;
        former.set(id, { ...was, id, isActive: false });
        return { ...portion, foodId: id };
      }),
    };
  });
  return { kept: meals, former: [...former.values()] };
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

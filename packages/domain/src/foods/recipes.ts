import { eachNutrient, NOTHING_KNOWN, type NutrientAmounts, type NutrientKey } from './nutrients.ts';
import type { CarbohydrateKind, FoodRestriction } from './option-sets.ts';
import {
  freeOf,
  NOTHING_STATED,
  suitabilityOf,
  suitabilityOfAll,
  type StatedSuitability,
} from './restrictions.ts';
import type { Recipe } from './fields.ts';
import { sumNutrients, type WeighedNutrients } from './sums.ts';

type Ingredient = Omit<WeighedNutrients, 'grams'> & StatedSuitability;

/** What follows from the ingredients of a recipe. */
export interface RecipeFacts {
  /** Per 100 g of the finished dish. Where a share is unknown, the amount is a lower bound. */
  readonly nutrients: NutrientAmounts;
  /** Of each nutrient, the share of the ingredients' weight that says nothing about it; 0 is left out. */
  readonly unknownShares: Readonly<Partial<Record<NutrientKey, number>>>;
  readonly carbohydrateKind: CarbohydrateKind | null;
  /** What one of its ingredients breaks. */
  readonly unsuitableFor: FoodRestriction[];
  /** What all of its ingredients are known to keep: nothing when one is not there. */
  readonly suitableFor: FoodRestriction[];
  /** Ingredients that are not among the foods given. */
  readonly missing: readonly string[];
}

/**
 * Computes a recipe from its ingredients. Weight that cooking takes or adds is water: the nutrients of the ingredients
 * are spread over the finished dish. Losses of vitamins by heat are not counted. An alcohol stays a restriction, however
 * long it cooks.
 */
export function recipeFacts(
  { ingredients, yieldGrams }: Recipe,
  foodOf: (id: string) => Ingredient | undefined,
): RecipeFacts {
  const weighed = ingredients.map(({ foodId, grams }) => ({ foodId, grams, food: foodOf(foodId) }));
  const missing = weighed.filter(({ food }) => food === undefined).map(({ foodId }) => foodId);
  const sums = sumNutrients(
    weighed.map(({ food, grams }) => ({
      grams,
      nutrients: food?.nutrients ?? NOTHING_KNOWN,
      carbohydrateKind: food?.carbohydrateKind ?? null,
      ...(food?.unknownShares ? { unknownShares: food.unknownShares } : {}),
    })),
  );
  const perHundred = eachNutrient((key) => {
    // The dish has the water of its weight less all that is not water.
    if (key === 'water') return waterOf(sums.nutrients.water.amount, sums.grams, yieldGrams);
    const { amount } = sums.nutrients[key];
    return amount === null ? null : (amount * 100) / yieldGrams;
  });
  const known = suitabilityOfAll(weighed.map(({ food }) => (food ? suitabilityOf(food) : NOTHING_STATED)));
  const shares = Object.entries(sums.nutrients).flatMap(([key, { unknownShare }]) =>
    unknownShare > 0 ? [[key, unknownShare] as const] : [],
  );
  return {
    nutrients: perHundred,
    unknownShares: Object.fromEntries(shares),
    carbohydrateKind: sums.carbohydrateKind,
    unsuitableFor: known.notFor,
    suitableFor: freeOf(known),
    missing,
  };
}

function waterOf(water: number | null, grams: number, yieldGrams: number): number | null {
  if (water === null) return null;
  return (Math.max(0, water + yieldGrams - grams) * 100) / yieldGrams;
}

/**
 * The way by which a recipe would contain itself, from it to it; null when it does not.
 *
 * @param ingredientsOf the foods in a recipe, none for a plain food
 */
export function recipeCycle(id: string, ingredientsOf: (id: string) => readonly string[]): string[] | null {
  const done = new Set<string>();
  const search = (at: string, way: readonly string[]): string[] | null => {
    for (const next of ingredientsOf(at)) {
      if (next === id) return [...way, id];
      if (done.has(next)) continue;
      done.add(next);
      const found = search(next, [...way, next]);
      if (found) return found;
    }
    return null;
  };
  return search(id, [id]);
}

import { ALLERGENS } from '../../shared/index.ts';
import { NOTHING_KNOWN } from '../nutrients.ts';
import { NOTHING_STATED, suitabilityOfAll, type FoodSuitability } from '../restrictions.ts';
import { sumNutrients, type NutrientSums, type WeighedNutrients } from '../sums.ts';
import type { Dish, DishIngredient } from './dish.ts';

/** What a dish needs of a food: its figures and whom it is not for. A dish as an ingredient has the same. */
export type IngredientFacts = Omit<WeighedNutrients, 'grams'> & FoodSuitability;

/** What follows from the foods of one serving. */
export interface DishFacts extends FoodSuitability {
  /** Of a serving. Each sum says how much of its weight it knows nothing about. */
  readonly sums: NutrientSums;
  /** The allergens that it contains, and those that it may contain for all that is known. */
  readonly allergens: readonly (typeof ALLERGENS)[number][];
  readonly unknownAllergens: readonly (typeof ALLERGENS)[number][];
  /** Ingredients that are not among the foods given: gone, or another account's. */
  readonly missing: readonly string[];
}

/** An ingredient of one serving. */
export type ServedIngredient = Pick<DishIngredient, 'foodId' | 'grams'>;

/** What is in one serving of a dish as it is written. */
export const servingOf = ({
  ingredients,
  servings,
}: Pick<Dish, 'ingredients' | 'servings'>): ServedIngredient[] =>
  ingredients.map(({ foodId, grams }) => ({ foodId, grams: grams / servings }));

/**
 * Figures, restrictions and allergens of a serving. A food that is not there is not known, and neither is its dish: it is
 * for nobody who has any restriction, and its sums are lower bounds.
 */
export function dishFacts(
  serving: readonly ServedIngredient[],
  foodOf: (id: string) => IngredientFacts | undefined,
): DishFacts {
  const parts = serving.map(({ foodId, grams }) => ({ foodId, grams, food: foodOf(foodId) }));
  const sums = sumNutrients(
    parts.map(({ food, grams }) => ({
      grams,
      nutrients: food?.nutrients ?? NOTHING_KNOWN,
      carbohydrateKind: food?.carbohydrateKind ?? null,
      ...(food?.unknownShares ? { unknownShares: food.unknownShares } : {}),
    })),
  );
  const { notFor, unknownFor } = suitabilityOfAll(parts.map(({ food }) => food ?? NOTHING_STATED));
  return {
    sums,
    notFor,
    unknownFor,
    allergens: ALLERGENS.filter((one) => notFor.includes(one)),
    unknownAllergens: ALLERGENS.filter((one) => unknownFor.includes(one)),
    missing: parts.filter(({ food }) => food === undefined).map(({ foodId }) => foodId),
  };
}

import type { Food, FoodPortion, FoodUnit } from '../../foods/index.ts';
import type { LoggedFood } from './schemas.ts';

/** As many foods as a meal of a menu holds, so that each logged meal fits into one. */
export const MEAL_FOOD_LIMITS = { foods: 30, amount: 10_000, carbohydrates: 1000, portionName: 60 } as const;

/** Grams, millilitres, pieces, or one of the food's household portions. */
export const LOGGED_UNITS = ['G', 'ML', 'U', 'PORTION'] as const satisfies readonly (FoodUnit | 'PORTION')[];

/** The nutrients that are kept of a logged food. */
export const MEAL_NUTRIENTS = ['energy', 'carbohydrate', 'protein', 'fat', 'fibre'] as const;
export type MealNutrient = (typeof MEAL_NUTRIENTS)[number];

/**
 * Names, measures and figures of a food as they were when it was logged: a later change of the food does not change what
 * was eaten.
 */
export type MealFoodSnapshot = Pick<
  Food,
  'nameEs' | 'nameEn' | 'unit' | 'unitWeight' | 'density' | 'portions' | 'carbohydrateKind'
> & {
  /** Per 100 g; null is not known. */
  nutrients: Record<MealNutrient, number | null>;
  /** Of a recipe, the share of its weight that says nothing about a nutrient; none is 0. */
  unknownShares: Partial<Record<MealNutrient, number>>;
};

/** A food of a meal as it is stored. */
export interface MealFood extends LoggedFood {
  food: MealFoodSnapshot;
}

/** Decimals with which an amount reads as it was logged, at most two. */
export const amountDecimals = (amount: number): number =>
  [0, 1].find((digits) => Number(amount.toFixed(digits)) === Number(amount.toFixed(2))) ?? 2;

/** The name by which a household portion is chosen; it has no id. */
export const portionKey = ({ nameEs, nameEn }: Pick<FoodPortion, 'nameEs' | 'nameEn'>): string =>
  nameEs ?? nameEn ?? '';

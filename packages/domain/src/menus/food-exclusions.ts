import type { FoodCategory } from '../foods/index.ts';

/** Far more than anyone names one by one; to refuse more, refuse their category. */
export const EXCLUSION_LIMITS = { foods: 300 } as const;

/** Foods and categories that a person will not eat. */
export interface FoodExclusions {
  readonly foodIds: readonly string[];
  readonly categories: readonly FoodCategory[];
}

export const NOTHING_EXCLUDED: FoodExclusions = { foodIds: [], categories: [] };

/**
 * Whether a person will not eat a food: it is named, or its category is. `food` is undefined for one that is gone.
 *
 * @example isExcludedBy({ foodIds: [], categories: ['FISH'] })('a', { category: 'FISH' }) // true
 */
export function isExcludedBy({
  foodIds,
  categories,
}: FoodExclusions): (foodId: string, food: { category: FoodCategory } | undefined) => boolean {
  const ids = new Set(foodIds);
  const kinds = new Set(categories);
  return (foodId, food) => ids.has(foodId) || (food !== undefined && kinds.has(food.category));
}

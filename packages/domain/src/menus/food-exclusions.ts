import { z } from 'zod';
import { FOOD_CATEGORIES, type FoodCategory } from '../foods/index.ts';
import type { FieldCode } from '../shared/index.ts';
import { recordFields } from '../shared/record-fields.ts';

/** Far more than anyone names one by one; to refuse more, refuse their category. */
export const EXCLUSION_LIMITS = { foods: 300 } as const;

const code = (value: FieldCode): FieldCode => value;

/** Each thing once, in the order given. */
const distinct = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];

/** What one person will not eat: foods, and whole categories of them. A food that is gone stays in the list. */
export const foodExclusionsSchema = z.object({
  foodIds: z
    .array(z.guid({ error: code('OPTION_INVALID') }).transform((id) => id.toLowerCase()))
    .max(EXCLUSION_LIMITS.foods, code('TOO_MANY'))
    .transform(distinct),
  categories: z.array(z.enum(FOOD_CATEGORIES, { error: code('OPTION_INVALID') })).transform(distinct),
});

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

const { id, person, instant, version } = recordFields;

/** What a patient will not eat, as stored and as exported in their record. */
export const foodExclusionsRecord = z.object({
  version,
  foodIds: z.array(id).max(EXCLUSION_LIMITS.foods),
  categories: z.array(z.enum(FOOD_CATEGORIES)).max(FOOD_CATEGORIES.length),
  changedBy: person,
  changedAt: instant,
});

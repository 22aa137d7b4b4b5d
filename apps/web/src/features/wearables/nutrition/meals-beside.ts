import type { WearableNutritionDay } from '@healzy/api/wearables';

/** The meals before and after one, in the order of days and of each day. */
export function mealsBeside(
  days: readonly Pick<WearableNutritionDay, 'meals'>[],
  mealId: string,
): { previous: string | null; next: string | null } {
  const ids = days.flatMap(({ meals }) => meals.map(({ id }) => id));
  const at = ids.indexOf(mealId);
  return at < 0
    ? { previous: null, next: null }
    : { previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null };
}

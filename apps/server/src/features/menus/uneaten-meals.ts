import { menuMeals, type Menu } from '@healzy/domain/menus';

/** Foods of menus by id, and in which meals that were not eaten, five a day from 0: `{"<food>": [35, 37]}`. */
export type UneatenMeals = Record<string, number[]>;

/** What a patient cannot eat is held against this, not against whole menus (`restricted.ts`). */
export function uneatenMeals(weeks: Menu['weeks']): UneatenMeals {
  const found = new Map<string, Set<number>>();
  for (const [number, { foods, isCompleted }] of menuMeals({ weeks }).entries()) {
    if (isCompleted) continue;
    for (const { foodId } of foods) found.set(foodId, (found.get(foodId) ?? new Set()).add(number));
  }
  return Object.fromEntries([...found].map(([foodId, numbers]) => [foodId, [...numbers]]));
}

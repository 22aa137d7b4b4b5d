import type { Menu } from '@healzy/domain/menus';
import { MEALS } from '@healzy/domain/nutritional-plans';

/** Foods of menus by id, and in which meals that were not eaten, five a day from 0: `{"<food>": [35, 37]}`. */
export type UneatenMeals = Record<string, number[]>;

/** What a patient cannot eat is held against this, not against whole menus (`restricted.ts`). */
export function uneatenMeals(weeks: Menu['weeks']): UneatenMeals {
  const found = new Map<string, Set<number>>();
  for (const [week, days] of weeks.entries())
    for (const [day, meals] of days.entries())
      for (const [at, meal] of MEALS.entries()) {
        if (meals[meal].isCompleted === true) continue;
        for (const { foodId } of meals[meal].foods) {
          const numbers = found.get(foodId) ?? new Set();
          found.set(foodId, numbers.add((week * 7 + day) * MEALS.length + at));
        }
      }
  return Object.fromEntries([...found].map(([foodId, numbers]) => [foodId, [...numbers]]));
}

import { MEALS } from '../nutritional-plans/index.ts';
import type { Menu } from './menu.ts';

/**
 * How many meals have a food that the same meal did not have before. While a question about the patient's food is open,
 * there may be none: foods can be taken out, but no meal takes a new one. Names, locks, portions and what
 * was eaten can change.
 */
export function mealsWithNewFoods(before: Menu, after: Menu): number {
  return after.weeks
    .flatMap((days, week) =>
      days.flatMap((ofDay, day) =>
        MEALS.map((meal) => {
          const had = new Set(before.weeks[week]?.[day]?.[meal].foods.map(({ foodId }) => foodId));
          return ofDay[meal].foods.some(({ foodId }) => !had.has(foodId));
        }),
      ),
    )
    .filter(Boolean).length;
}

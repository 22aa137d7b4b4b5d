import { eachMeal } from '../nutritional-plans/index.ts';
import { EMPTY_WEEK, uneaten, type Menu } from './menu.ts';

/**
 * The menus of another plan with the same meals: as many weeks as that plan has, empty ones after the last. Locked meals
 * stay locked; what was eaten was eaten in the first plan.
 */
export function copiedMenu({ weeks }: Menu, count: number): Menu {
  return {
    weeks: Array.from({ length: count }, (_, week) =>
      (weeks[week] ?? EMPTY_WEEK).map((day) => eachMeal((meal) => uneaten(day[meal]))),
    ),
  };
}

import { eachMeal } from '../nutritional-plans/index.ts';
import { EMPTY_WEEK, uneaten, type Menu } from './menu.ts';

/**
 * The menus with which a plan of another person begins: their dishes and foods. A lock would keep the amounts of somebody
 * else when the energy is chosen, and a name may say something about them.
 */
export const borrowedMenu = (menu: Menu, count: number): Menu => ({
  weeks: copiedMenu(menu, count).weeks.map((days) =>
    days.map((day) => eachMeal((meal) => ({ ...day[meal], name: '', isLocked: false }))),
  ),
});

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

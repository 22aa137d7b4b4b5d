import type { MenuEdit } from './edits.ts';
import { mealAt, menuMeals, refilled, type Menu } from './menu.ts';
import type { FilledMeal, KeptMeal, MealPosition } from './solver/problem.ts';

/**
 * Which meals a menu fills: all of a plan, those of it that have foods, a week or a day, one meal, or some that are named.
 * Recalculating is of those that have foods: what nobody has filled yet is not filled without being asked for.
 */
export type FillScope =
  | { kind: 'PLAN' }
  | { kind: 'FILLED' }
  | { kind: 'WEEK'; week: number }
  | { kind: 'DAY'; week: number; day: number }
  | ({ kind: 'MEAL' } & MealPosition)
  | { kind: 'MEALS'; meals: readonly MealPosition[] };

const isWithin = (scope: FillScope, at: MealPosition, isFilled: boolean): boolean => {
  if (scope.kind === 'PLAN') return true;
  if (scope.kind === 'FILLED') return isFilled;
  if (scope.kind === 'MEALS')
    return scope.meals.some(({ week, day, meal }) => week === at.week && day === at.day && meal === at.meal);
  if (scope.week !== at.week) return false;
  if (scope.kind === 'WEEK') return true;
  return scope.day === at.day && (scope.kind === 'DAY' || scope.meal === at.meal);
};

/**
 * Meals to fill and meals that stay. Locked and eaten meals always stay, and so does everything before `from`; meals
 * outside the scope stay if they have foods.
 *
 * @param from first day that may change, as the day on which a running plan is recalculated
 */
export function fillPlan(
  menu: Menu,
  scope: FillScope,
  from: { week: number; day: number } = { week: 0, day: 0 },
): { fill: MealPosition[]; kept: KeptMeal[] } {
  const fill: MealPosition[] = [];
  const kept: KeptMeal[] = [];
  for (const { week, day, meal, foods, isLocked, isCompleted, figuresAt } of menuMeals(menu)) {
    const isPast = week < from.week || (week === from.week && day < from.day);
    const at = { week, day, meal };
    const isOutside = isPast || isCompleted || !isWithin(scope, at, foods.length > 0);
    if (!isOutside && !isLocked) fill.push(at);
    else if (foods.length > 0)
      kept.push({ ...at, foods, ...(isOutside ? { isOutside } : {}), ...(figuresAt ? { figuresAt } : {}) });
  }
  return { fill, kept };
}

/** What the solver filled, as one edit. A filled meal loses the name that it had for other foods. */
export function fillEdit(menu: Menu, filled: readonly FilledMeal[]): MenuEdit {
  return {
    kind: 'MEALS',
    meals: filled.flatMap(({ week, day, meal, foods, dishes }) => {
      const at = { week, day, meal };
      const before = mealAt(menu, at);
      if (!before || before.isLocked || before.isCompleted) return [];
      const isSame = JSON.stringify(before.foods) === JSON.stringify(foods);
      return isSame ? [] : [{ at, meal: { ...refilled(before, foods), ...(dishes ? { dishes } : {}) } }];
    }),
  };
}

import { MACROS, MEALS, type Macro, type Meal } from '../../nutritional-plans/index.ts';
import type { MealPosition, MenuProblem } from './problem.ts';

/**
 * A rule of a menu that can be named and, by the specialist, changed. Without it more menus are possible, never fewer;
 * without any rule there is always one.
 */
export type MenuRule =
  | { kind: 'DAY_ENERGY' }
  | { kind: 'MACRO'; macro: Macro }
  | { kind: 'MEAL_BITES'; meal: Meal }
  /** The meal has at least the foods that a group of its template requires. */
  | { kind: 'GROUP'; meal: Meal; group: number }
  /** The meal has no other foods than those of its template. */
  | { kind: 'TEMPLATE_ONLY'; meal: Meal }
  | { kind: 'RESTRICTION'; restriction: string }
  | { kind: 'EXCLUDED_FOOD'; foodId: string }
  | { kind: 'EXCLUDED_CATEGORY'; category: string }
  | { kind: 'INACTIVE_FOODS' }
  | { kind: 'NO_REPEAT_IN_DAY' }
  | { kind: 'USES_PER_WEEK' }
  | { kind: 'PORTIONS' }
  | ({ kind: 'KEPT_MEAL' } & MealPosition);

/** A text by which a rule is found again. @example ruleKey({ kind: 'MACRO', macro: 'FAT' }) // 'MACRO:FAT' */
export function ruleKey(rule: MenuRule): string {
  switch (rule.kind) {
    case 'MACRO':
      return `MACRO:${rule.macro}`;
    case 'MEAL_BITES':
    case 'TEMPLATE_ONLY':
      return `${rule.kind}:${rule.meal}`;
    case 'GROUP':
      return `GROUP:${rule.meal}:${rule.group}`;
    case 'RESTRICTION':
      return `RESTRICTION:${rule.restriction}`;
    case 'EXCLUDED_FOOD':
      return `EXCLUDED_FOOD:${rule.foodId}`;
    case 'EXCLUDED_CATEGORY':
      return `EXCLUDED_CATEGORY:${rule.category}`;
    case 'KEPT_MEAL':
      return `KEPT_MEAL:${rule.week}:${rule.day}:${rule.meal}`;
    default:
      return rule.kind;
  }
}

/** Every rule that a problem has, general ones first. */
export function rulesOf(problem: MenuProblem): MenuRule[] {
  const meals = MEALS.filter((meal) => problem.targets.meals[meal].kcal > 0);
  return [
    { kind: 'USES_PER_WEEK' },
    { kind: 'NO_REPEAT_IN_DAY' },
    { kind: 'PORTIONS' },
    { kind: 'INACTIVE_FOODS' },
    ...meals.map((meal): MenuRule => ({ kind: 'TEMPLATE_ONLY', meal })),
    { kind: 'DAY_ENERGY' },
    ...MACROS.map((macro): MenuRule => ({ kind: 'MACRO', macro })),
    ...meals.map((meal): MenuRule => ({ kind: 'MEAL_BITES', meal })),
    ...meals.flatMap((meal) =>
      problem.template[meal].flatMap(({ min }, group): MenuRule[] =>
        min > 0 ? [{ kind: 'GROUP', meal, group }] : [],
      ),
    ),
    ...problem.excludedFoods.map((foodId): MenuRule => ({ kind: 'EXCLUDED_FOOD', foodId })),
    ...problem.excludedCategories.map((category): MenuRule => ({ kind: 'EXCLUDED_CATEGORY', category })),
    ...problem.restrictions.map((restriction): MenuRule => ({ kind: 'RESTRICTION', restriction })),
    ...problem.kept.map(({ week, day, meal }): MenuRule => ({ kind: 'KEPT_MEAL', week, day, meal })),
  ];
}

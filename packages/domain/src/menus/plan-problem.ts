import type { FrequencyChange, PlanTargets } from '../nutritional-plans/index.ts';
import type { MenuDish } from '../foods/dishes/prepare-dish.ts';
import { NOTHING_EXCLUDED, type FoodExclusions } from './food-exclusions.ts';
import type { FoodPreferences } from './food-preferences.ts';
import { solverFoodsFor, type EarlierFood, type MenuFoodFacts } from './food-facts.ts';
import type { Menu } from './menu.ts';
import { fillPlan, type FillScope } from './recalculate.ts';
import { DEFAULT_MENU_LIMITS, type MenuProblem, type MenuTemplate } from './solver/problem.ts';
import { DEFAULT_MENU_TEMPLATE } from './template.ts';

/** Dishes with what is to be known of their foods. */
export interface DishesToFillWith {
  dishes: readonly MenuDish[];
  foods: readonly MenuFoodFacts[];
  /** The plan's first day: a dish is eaten in its months. */
  startsOn: string;
}

/** What filling some meals of a menu has to keep to. */
export interface FillRequest {
  menu: Menu;
  scope: FillScope;
  targets: PlanTargets;
  foods: readonly MenuFoodFacts[];
  /** Those that have changed, as they were before: what was eaten counts as it was eaten. */
  earlierFoods?: readonly EarlierFood[] | undefined;
  restrictions: readonly string[];
  /** Codes of what the record means for food and no restriction says: with diabetes, menus go easy on sugar. */
  remarks?: readonly string[] | undefined;
  /** What this person will not eat. */
  exclusions?: FoodExclusions | undefined;
  template?: MenuTemplate | undefined;
  /** What this person likes and has time for: wishes about dishes, which single foods know nothing of. */
  preferences?: FoodPreferences | undefined;
  /** Where a week of this plan is not as published. */
  frequencies?: readonly FrequencyChange[] | null | undefined;
  /** What meals are made of where no template says what they have; without them meals are made of single foods. */
  dishes?: DishesToFillWith | undefined;
  /** First day that may change. */
  from?: { week: number; day: number } | undefined;
}

/** The solver's problem of filling some meals of a menu. Meals without a share of the day's energy stay empty. */
export function fillProblem({
  menu,
  scope,
  targets,
  foods,
  earlierFoods = [],
  restrictions,
  exclusions = NOTHING_EXCLUDED,
  template,
  from,
}: FillRequest): MenuProblem {
  const { fill, kept } = fillPlan(menu, scope, from);
  const known = solverFoodsFor(foods, kept, earlierFoods);
  const named = new Set(exclusions.foodIds);
  return {
    ...known,
    targets,
    template: template ?? DEFAULT_MENU_TEMPLATE,
    restrictions,
    // One that is gone cannot be chosen anyway, and a conflict must not name it.
    excludedFoods: known.foods.filter(({ id }) => named.has(id)).map(({ id }) => id),
    excludedCategories: exclusions.categories,
    limits: DEFAULT_MENU_LIMITS,
    fill: fill.filter(({ meal }) => targets.meals[meal].kcal > 0),
  };
}

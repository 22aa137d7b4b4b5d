import type { PlanTargets } from '../nutritional-plans/index.ts';
import type { MenuEdit } from './edits.ts';
import {
  areEquivalent,
  canStandIn,
  solverFoodOf,
  type FoodLookup,
  type MenuFoodFacts,
} from './food-facts.ts';
import { withTrueDishes } from './meal-dishes.ts';
import { mealAt, type Menu, type MenuMeal } from './menu.ts';
import type { RestrictionWarning } from './restriction-warnings.ts';
import { DEFAULT_MENU_LIMITS, type MealPosition } from './solver/problem.ts';
import { equivalentsOf, type Equivalent } from './swap.ts';
import { mealTotals } from './totals.ts';

/** The foods that meals can be made of. */
export interface SwapFoods {
  facts: readonly MenuFoodFacts[];
  foodOf: FoodLookup;
  /** Whether the patient may and will eat a food. */
  isFor: (foodId: string) => boolean;
}

/**
 * What can take the place of a food in a meal, the best first: active foods for this patient that go with the meal and
 * are equivalents of it.
 *
 * @param isAlike whether one food may be offered for another; equivalents unless told
 */
export function mealSwaps(
  meal: MenuMeal,
  index: number,
  { meal: type }: Pick<MealPosition, 'meal'>,
  { facts, foodOf, isFor }: SwapFoods,
  targets: PlanTargets,
  isAlike = areEquivalent,
): Equivalent[] {
  const food = meal.foods[index];
  const known = food && foodOf(food.foodId, meal.figuresAt);
  const replaced = known && solverFoodOf(known);
  if (!food || !replaced) return [];
  const present = new Set(meal.foods.map(({ foodId }) => foodId));
  const candidates = facts.flatMap((each) => {
    if (!each.isActive || present.has(each.id) || !isFor(each.id)) return [];
    if (!isAlike(known.exchange, each.exchange)) return [];
    const one = solverFoodOf(each);
    return one?.mealTypes.includes(type) ? [one] : [];
  });
  const rest = { ...meal, foods: meal.foods.filter((_, place) => place !== index) };
  const others = mealTotals(rest, foodOf, targets.kcalPerBite).sums.nutrients.energy.amount ?? 0;
  return equivalentsOf(
    { food: replaced, portions: food.portions },
    others,
    candidates,
    targets.meals[type],
    targets.kcalPerBite,
    DEFAULT_MENU_LIMITS.portions,
  );
}

export interface Repair {
  /** One step; null when nothing can be swapped. */
  edit: MenuEdit | null;
  /** Meals that still have such a food: nothing is equivalent to it, or the meal is locked. */
  left: readonly MealPosition[];
}

/**
 * Puts the best equivalent in the place of each food that a patient must not or will not eat, or else what can stand in
 * for it. Meals keep their bites;
 * those that matched their targets still do. A food that was already put into the same day is taken last, so that a
 * repaired day does not repeat one.
 */
export function swapRestricted(
  menu: Menu,
  warnings: readonly Pick<RestrictionWarning, 'at' | 'foodId'>[],
  foods: SwapFoods,
  targets: PlanTargets,
): Repair {
  const changed: { at: MealPosition; meal: MenuMeal }[] = [];
  const left: MealPosition[] = [];
  const added = new Map<string, Set<string>>();
  for (const [, at] of new Map(warnings.map(({ at }) => [`${at.week}/${at.day}/${at.meal}`, at]))) {
    const before = mealAt(menu, at);
    if (!before) continue;
    const inDay = foodsOfDay(menu, at);
    const taken = added.get(`${at.week}/${at.day}`) ?? new Set<string>();
    added.set(`${at.week}/${at.day}`, taken);
    let meal = before;
    if (!before.isLocked)
      for (const [index, { foodId }] of before.foods.entries()) {
        if (foods.isFor(foodId)) continue;
        const swapsOf = (isAlike: typeof areEquivalent) =>
          mealSwaps(meal, index, at, foods, targets, isAlike);
        const swaps = [...swapsOf(areEquivalent), ...swapsOf(canStandIn)];
        const isNew = (id: string) => !taken.has(id) && !inDay.has(id);
        const best = swaps.find((swap) => isNew(swap.foodId)) ?? swaps[0];
        if (!best) continue;
        taken.add(best.foodId);
        const { foodId: other, portions } = best;
        const swapped = meal.foods.map((each, place) =>
          place === index ? { ...each, foodId: other, portions } : each,
        );
        meal = withTrueDishes({ ...meal, foods: swapped });
      }
    if (meal !== before) changed.push({ at, meal });
    if (meal.foods.some(({ foodId }) => !foods.isFor(foodId))) left.push(at);
  }
  return { edit: changed.length === 0 ? null : { kind: 'MEALS', meals: changed }, left };
}

const foodsOfDay = ({ weeks }: Menu, { week, day }: MealPosition): ReadonlySet<string> =>
  new Set(Object.values(weeks[week]?.[day] ?? {}).flatMap(({ foods }) => foods.map(({ foodId }) => foodId)));

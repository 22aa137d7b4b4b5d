import { brokenRestrictions, type FoodRestriction } from '../foods/index.ts';
import type { FoodLookup } from './food-facts.ts';
import { menuMeals, type Menu } from './menu.ts';
import type { MealPosition } from './solver/problem.ts';

/** A food of a coming meal that a restriction of the patient forbids, or may forbid. */
export interface RestrictionWarning {
  at: MealPosition;
  foodId: string;
  broken: readonly FoodRestriction[];
  /** The food does not state what it contains, or is gone. */
  isUnknown: boolean;
}

/**
 * Warnings of a running plan, as after a new allergy in the record. Meals that were eaten or are over are left out.
 *
 * @param from first day that is still to come; the start of the plan when it has not begun
 */
export function restrictionWarnings(
  menu: Menu,
  restrictions: readonly FoodRestriction[],
  foodOf: FoodLookup,
  from: { week: number; day: number } = { week: 0, day: 0 },
): RestrictionWarning[] {
  if (restrictions.length === 0) return [];
  return menuMeals(menu).flatMap(({ week, day, meal, foods, isCompleted }) => {
    if (isCompleted || week < from.week || (week === from.week && day < from.day)) return [];
    return foods.flatMap(({ foodId }): RestrictionWarning[] => {
      const { broken, isUnknown } = brokenRestrictions(foodOf(foodId)?.notFor ?? null, restrictions);
      return broken.length > 0 || isUnknown ? [{ at: { week, day, meal }, foodId, broken, isUnknown }] : [];
    });
  });
}

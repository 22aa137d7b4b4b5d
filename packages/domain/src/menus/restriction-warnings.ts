import { brokenRestrictions, type FoodRestriction } from '../foods/index.ts';
import type { FoodLookup } from './food-facts.ts';
import { MEALS, type Meal } from '../nutritional-plans/index.ts';
import type { Menu, MenuDay } from './menu.ts';
import { remembering } from './remembered.ts';
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
  const variant = restrictions.join(' ');
  return menu.weeks.flatMap((days, week) =>
    days.flatMap((ofDay, day) => {
      if (week < from.week || (week === from.week && day < from.day)) return [];
      const warnings = warningsOfDays(foodOf, variant, ofDay, () => warningsOf(ofDay, restrictions, foodOf));
      return warnings.map(({ meal, ...rest }) => ({ at: { week, day, meal }, ...rest }));
    }),
  );
}

type DayWarning = Omit<RestrictionWarning, 'at'> & { meal: Meal };
const warningsOfDays = remembering<MenuDay, readonly DayWarning[]>();

function warningsOf(
  day: MenuDay,
  restrictions: readonly FoodRestriction[],
  foodOf: FoodLookup,
): readonly DayWarning[] {
  return MEALS.flatMap((meal) => {
    if (day[meal].isCompleted) return [];
    return day[meal].foods.flatMap(({ foodId }): DayWarning[] => {
      const { broken, isUnknown } = brokenRestrictions(foodOf(foodId)?.notFor ?? null, restrictions);
      return broken.length > 0 || isUnknown ? [{ meal, foodId, broken, isUnknown }] : [];
    });
  });
}

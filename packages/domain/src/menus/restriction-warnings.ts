import { brokenRestrictions, type FoodRestriction } from '../foods/index.ts';
import { isExcludedBy, NOTHING_EXCLUDED, type FoodExclusions } from './food-exclusions.ts';
import type { MenuFoodFacts } from './food-facts.ts';
import { MEALS, type Meal } from '../nutritional-plans/index.ts';
import type { Menu, MenuDay } from './menu.ts';
import { remembering } from './remembered.ts';
import type { MealPosition } from './solver/problem.ts';

/** What is known of foods about whom they are for; undefined for one that is gone. */
type RestrictedFoodLookup = (
  foodId: string,
  figuresAt: undefined,
) => Pick<MenuFoodFacts, 'category' | 'notFor' | 'unknownFor'> | undefined;

/** A food of a coming meal that the patient must not eat, may not be allowed to, or will not. */
export interface RestrictionWarning {
  at: MealPosition;
  foodId: string;
  broken: readonly FoodRestriction[];
  /** The food does not state what it contains, or is gone. */
  isUnknown: boolean;
  /** The patient will not eat it. */
  isExcluded: boolean;
}

/**
 * Warnings of a running plan, as after a new allergy in the record. Meals that were eaten or are over are left out.
 *
 * @param from first day that is still to come; the start of the plan when it has not begun
 */
export function restrictionWarnings(
  menu: Menu,
  restrictions: readonly FoodRestriction[],
  foodOf: RestrictedFoodLookup,
  from: { week: number; day: number } = { week: 0, day: 0 },
  exclusions: FoodExclusions = NOTHING_EXCLUDED,
): RestrictionWarning[] {
  const { foodIds, categories } = exclusions;
  if (restrictions.length + foodIds.length + categories.length === 0) return [];
  const variant = [...restrictions, ...categories, ...foodIds].join(' ');
  const excludes = isExcludedBy(exclusions);
  return menu.weeks.flatMap((days, week) =>
    days.flatMap((ofDay, day) => {
      if (week < from.week || (week === from.week && day < from.day)) return [];
      const warnings = warningsOfDays(foodOf, variant, ofDay, () =>
        warningsOf(ofDay, restrictions, foodOf, excludes),
      );
      return warnings.map(({ meal, ...rest }) => ({ at: { week, day, meal }, ...rest }));
    }),
  );
}

type DayWarning = Omit<RestrictionWarning, 'at'> & { meal: Meal };
const warningsOfDays = remembering<MenuDay, readonly DayWarning[]>();

function warningsOf(
  day: MenuDay,
  restrictions: readonly FoodRestriction[],
  foodOf: RestrictedFoodLookup,
  excludes: ReturnType<typeof isExcludedBy>,
): readonly DayWarning[] {
  return MEALS.flatMap((meal) => {
    if (day[meal].isCompleted) return [];
    return day[meal].foods.flatMap(({ foodId }): DayWarning[] => {
      const food = foodOf(foodId, undefined);
      const { broken, isUnknown } = brokenRestrictions(food, restrictions);
      const isExcluded = excludes(foodId, food);
      return broken.length > 0 || isUnknown || isExcluded
        ? [{ meal, foodId, broken, isUnknown, isExcluded }]
        : [];
    });
  });
}

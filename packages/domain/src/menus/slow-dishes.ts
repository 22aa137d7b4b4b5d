import { MEALS, type Meal } from '../nutritional-plans/index.ts';
import type { LocalDate } from '../shared/index.ts';
import { cookingDays, NO_PREFERENCES, type FoodPreferences } from './food-preferences.ts';
import type { MealDish } from './meal-dish.ts';
import type { Menu } from './menu.ts';
import type { FilledMeal, MealPosition } from './solver/problem.ts';

/** A dish that takes longer than there is time for on its day. */
export interface SlowDish extends MealPosition {
  readonly dish: Pick<MealDish, 'nameEs' | 'nameEn'>;
  /** Minutes that it takes; null is not known. */
  readonly minutes: number | null;
  /** Minutes that there are. */
  readonly most: number;
}

interface CookedDish {
  readonly minutes: number | null;
  readonly keepsDays: number | null;
}

/**
 * Dishes of meals that were filled which take longer than a person has on their day, in the order of the menu. What was
 * cooked the evening before takes no time.
 */
export function slowDishes(
  filled: readonly FilledMeal[],
  { menu, preferences = NO_PREFERENCES }: { menu: Menu; preferences?: FoodPreferences | undefined },
  dishOf: (id: string) => CookedDish | undefined,
  startsOn: LocalDate,
): SlowDish[] {
  const byPlace = new Map(filled.map((each) => [placeOf(each), each]));
  const dishesAt = (at: MealPosition): readonly MealDish[] =>
    (byPlace.get(placeOf(at)) ?? menu.weeks[at.week]?.[at.day]?.[at.meal])?.dishes ?? [];
  return filled
    .toSorted((one, other) => orderOf(one) - orderOf(other))
    .flatMap((at): SlowDish[] => {
      const { week, day, meal } = at;
      const most = cookingDays(preferences, startsOn, week)[day]?.minutes;
      if (most == null) return [];
      const evening = day === 0 ? { week: week - 1, day: 6 } : { week, day: day - 1 };
      const cooked = meal === 'LUNCH' ? dishesAt({ ...evening, meal: 'DINNER' }) : [];
      return dishesAt(at).flatMap((dish): SlowDish[] => {
        const known = dish.dishId == null ? undefined : dishOf(dish.dishId);
        if (known === undefined || (known.minutes ?? Infinity) <= most) return [];
        const isLeftover =
          preferences.wantsLeftovers &&
          (known.keepsDays ?? 0) >= 1 &&
          cooked.some(({ dishId }) => dishId === dish.dishId);
        return isLeftover ? [] : [{ week, day, meal, dish, minutes: known.minutes, most }];
      });
    });
}

const placeOf = ({ week, day, meal }: MealPosition): string => `${week} ${day} ${meal}`;
const orderOf = ({ week, day, meal }: { week: number; day: number; meal: Meal }): number =>
  (7 * week + day) * MEALS.length + MEALS.indexOf(meal);

import {
  labelDoubts,
  purchaseFactsOf,
  type FoodRestriction,
  type HiddenRestriction,
  type LabelledFood,
} from '../foods/index.ts';
import { MEALS } from '../nutritional-plans/index.ts';
import type { MenuDay } from './menu.ts';

/** Foods of some menus on whose label a person has to look for one of their restrictions. */
export interface LabelAdvice {
  restriction: HiddenRestriction;
  foodIds: readonly string[];
}

/**
 * Which labels a person with these restrictions has to look at, by what they look for. It is said of what is bought: of
 * raw rice for cooked.
 */
export function labelAdvice(
  days: readonly MenuDay[],
  restrictions: readonly FoodRestriction[],
  foodOf: (id: string) => LabelledFood | undefined,
): LabelAdvice[] {
  const eaten = days.flatMap((day) => MEALS.flatMap((meal) => day[meal].foods.map(({ foodId }) => foodId)));
  const bought = eaten.map((id) => {
    const instead = purchaseFactsOf(id)?.bought?.foodId;
    return instead !== undefined && foodOf(instead) ? instead : id;
  });
  const doubts = [...new Set(bought)].map((foodId) => {
    const food = foodOf(foodId);
    return { foodId, hidden: food ? labelDoubts(food, restrictions) : [] };
  });
  const told = new Map<HiddenRestriction, string[]>();
  for (const { foodId, hidden } of doubts)
    for (const restriction of hidden) told.set(restriction, [...(told.get(restriction) ?? []), foodId]);
  return [...told].map(([restriction, foodIds]) => ({ restriction, foodIds }));
}

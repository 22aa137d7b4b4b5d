import { portionWeight } from '../foods/index.ts';
import { MENU_LIMITS } from './document.ts';
import type { FoodLookup } from './food-facts.ts';
import { EMPTY_MEAL, MEAL_NAME_LENGTH, type MenuMeal } from './menu.ts';

/** A meal that was logged somewhere else: foods by weight. */
export interface LoggedMeal {
  readonly name: string;
  readonly foods: readonly { readonly foodId: string; readonly grams: number }[];
}

/** A logged meal as one of a menu, and the foods that cannot be in one: they are gone, or a piece has no weight. */
export interface MealOfLogged {
  readonly meal: MenuMeal;
  readonly missing: readonly string[];
}

/** Portions to the hundredth: a rounding of less than a gram, of a portion of 100 g. */
const STEPS = 100;

/** A meal of a menu with the foods of a logged one in the same amounts. A name that is too long is shortened. */
export function mealOfLogged({ name, foods }: LoggedMeal, foodOf: FoodLookup): MealOfLogged {
  const missing: string[] = [];
  const portioned = foods.slice(0, MENU_LIMITS.foods).flatMap(({ foodId, grams }) => {
    const food = foodOf(foodId, undefined);
    const portion = food && portionWeight(food);
    if (!portion || grams <= 0) {
      missing.push(foodId);
      return [];
    }
    const portions = Math.max(1, Math.round((grams / portion.grams) * STEPS)) / STEPS;
    return [{ foodId, portions: Math.min(MENU_LIMITS.portions, portions) }];
  });
  const short = [...name].slice(0, MEAL_NAME_LENGTH).join('').trim();
  return { meal: { ...EMPTY_MEAL, name: short, foods: portioned }, missing };
}

import { apportion } from './apportion.ts';
import { bitesOf } from './bites.ts';
import { KCAL_PER_GRAM, MACROS, MEALS, type Macro, type Meal } from './meals.ts';
import type { MacroShares, MealShares } from './shares.ts';

/** What a meal or a day should contain: whole kilocalories, whole grams, bites to the half. */
export interface NutritionTarget {
  kcal: number;
  grams: Readonly<Record<Macro, number>>;
  bites: number;
}

export interface PlanTargets {
  day: NutritionTarget;
  meals: Readonly<Record<Meal, NutritionTarget>>;
  /** The account's constant that the bites were computed with. */
  kcalPerBite: number;
}

/**
 * Targets of each meal from a day's energy and the shares of a plan. Kilocalories and grams of the meals add up to
 * those of the day exactly (largest remainders). A day's grams are its share of the energy by 4/9/4 to the nearest
 * gram. A meal's bites are its kilocalories to the nearest half bite, and the day's bites are the sum of its meals'.
 *
 * @param energyKcal of a day; rounded to whole kilocalories first
 * @param mealShares as returned by `checkMealShares`
 * @param macroShares as returned by `checkMacroShares`
 *
 * @example planTargets({ energyKcal: 2000, mealShares, macroShares, kcalPerBite: 100 }).meals.LUNCH
 * // { kcal: 700, grams: { CARBS: 79, FAT: 23, PROTEIN: 44 }, bites: 7 } with the default shares
 */
export function planTargets({
  energyKcal,
  mealShares,
  macroShares,
  kcalPerBite,
}: {
  energyKcal: number;
  mealShares: MealShares;
  macroShares: MacroShares;
  kcalPerBite: number;
}): PlanTargets {
  const kcal = Math.round(energyKcal);
  const grams = byMacro((macro) => Math.round((kcal * macroShares[macro]) / 100 / KCAL_PER_GRAM[macro]));
  const weights = MEALS.map((meal) => mealShares[meal]);
  const kcalOfMeals = apportion(kcal, weights);
  const gramsOfMeals = byMacro((macro) => apportion(grams[macro], weights));
  const meals = Object.fromEntries(
    MEALS.map((meal, index): [Meal, NutritionTarget] => {
      const ofMeal = kcalOfMeals[index]!;
      return [
        meal,
        {
          kcal: ofMeal,
          grams: byMacro((macro) => gramsOfMeals[macro][index]!),
          bites: bitesOf(ofMeal, kcalPerBite),
        },
      ];
    }),
  ) as Record<Meal, NutritionTarget>;
  const bites = MEALS.reduce((sum, meal) => sum + meals[meal].bites, 0);
  return { day: { kcal, grams, bites }, meals, kcalPerBite };
}

function byMacro<Value>(of: (macro: Macro) => Value): Record<Macro, Value> {
  return Object.fromEntries(MACROS.map((macro) => [macro, of(macro)])) as Record<Macro, Value>;
}

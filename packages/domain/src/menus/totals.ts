import { sumNutrients, type NutrientSums, type WeighedNutrients } from '../foods/index.ts';
import { bitesOf, MEALS } from '../nutritional-plans/index.ts';
import { amountOfPortions, portionsOf, type DatedPortion, type FoodLookup } from './food-facts.ts';
import type { MenuDay, MenuMeal } from './menu.ts';
import { remembering } from './remembered.ts';

/** What a meal, a day or a week contains. */
export interface MenuTotals {
  /** Every nutrient, and how much of what was eaten says nothing about it. Not rounded. */
  sums: NutrientSums;
  /** Whole kilocalories; null when no food states its energy. A lower bound while part of it is not known. */
  kcal: number | null;
  /** Of a meal to the nearest half; of a day or week the sum of its meals', as in the targets. */
  bites: number | null;
  /** Foods that are gone or have no weight: they are in no sum. */
  unweighed: readonly string[];
}

/**
 * Totals of a meal. Sums are exact and only what is shown is rounded, so that the kilocalories of meals differ from
 * those of their day by less than half a kilocalorie each.
 */
export const mealTotals = (
  meal: Pick<MenuMeal, 'foods' | 'figuresAt'>,
  foodOf: FoodLookup,
  kcalPerBite: number,
): MenuTotals => totalsOf(portionsOf([meal]), foodOf, kcalPerBite);

/** Totals of foods of several meals together. Bites are those of one meal with all of them. */
export function totalsOf(
  foods: readonly DatedPortion[],
  foodOf: FoodLookup,
  kcalPerBite: number,
): MenuTotals {
  const unweighed: string[] = [];
  const weighed = foods.flatMap(({ foodId, portions, figuresAt }): WeighedNutrients[] => {
    const food = foodOf(foodId, figuresAt);
    const amount = food && amountOfPortions(food, portions);
    if (!amount) {
      unweighed.push(foodId);
      return [];
    }
    const { nutrients, carbohydrateKind, unknownShares } = food;
    return [{ grams: amount.grams, nutrients, carbohydrateKind, unknownShares }];
  });
  const sums = sumNutrients(weighed);
  const energy = sums.nutrients.energy.amount ?? (foods.length === 0 ? 0 : null);
  return {
    sums,
    kcal: energy === null ? null : Math.round(energy),
    bites: energy === null ? null : bitesOf(energy, kcalPerBite),
    unweighed,
  };
}

const totalsOfDays = remembering<MenuDay, MenuTotals>();

/** Totals of a day, computed once for as long as neither it nor the foods change. */
export function dayTotals(day: MenuDay, foodOf: FoodLookup, kcalPerBite: number): MenuTotals {
  return totalsOfDays(foodOf, String(kcalPerBite), day, () => weekTotals([day], foodOf, kcalPerBite));
}

/** Totals of several days together. */
export function weekTotals(days: readonly MenuDay[], foodOf: FoodLookup, kcalPerBite: number): MenuTotals {
  const meals = days.flatMap((day) => MEALS.map((meal) => day[meal]));
  const all = totalsOf(portionsOf(meals), foodOf, kcalPerBite);
  const bites = meals.map((meal) => mealTotals(meal, foodOf, kcalPerBite).bites);
  const isKnown = bites.every((each) => each !== null);
  return { ...all, bites: isKnown ? bites.reduce<number>((sum, each) => sum + (each ?? 0), 0) : null };
}

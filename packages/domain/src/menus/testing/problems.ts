import {
  DEFAULT_KCAL_PER_BITE,
  DEFAULT_MACRO_SHARES,
  DEFAULT_MEAL_SHARES,
  eachMeal,
  MEALS,
  planTargets,
} from '../../nutritional-plans/index.ts';
import {
  DEFAULT_MENU_LIMITS,
  type FoodGroup,
  type MealPosition,
  type MenuProblem,
  type MenuTemplate,
} from '../solver/problem.ts';
import { syntheticFoods } from './synthetic-foods.ts';

/** Two to five foods in every meal, of any kind that the meal admits. */
const FREE_TEMPLATE: MenuTemplate = eachMeal((): FoodGroup[] => [{ min: 2, max: 5 }]);

export function everyMeal(weeks: number, days = 7): MealPosition[] {
  return Array.from({ length: weeks * days }, (_, index) => index).flatMap((index) =>
    MEALS.map((meal) => ({ week: Math.floor(index / days), day: index % days, meal })),
  );
}

/** A plan of 2,000 kcal with the default shares over invented foods, with what a test changes. */
export function problemOf(change: Partial<MenuProblem> & { energyKcal?: number } = {}): MenuProblem {
  const { energyKcal = 2000, ...rest } = change;
  return {
    foods: syntheticFoods(240, 7),
    targets: planTargets({
      energyKcal,
      mealShares: DEFAULT_MEAL_SHARES,
      macroShares: DEFAULT_MACRO_SHARES,
      kcalPerBite: DEFAULT_KCAL_PER_BITE,
    }),
    template: FREE_TEMPLATE,
    restrictions: [],
    excludedFoods: [],
    excludedCategories: [],
    limits: DEFAULT_MENU_LIMITS,
    fill: everyMeal(1),
    kept: [],
    ...rest,
  };
}

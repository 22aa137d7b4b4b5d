import { MEAL_TYPES, type MealType } from '../foods/index.ts';

/** The five meals of a day, in their order (specification 3); a food's meal types are the same. */
export const MEALS = MEAL_TYPES;
export type Meal = MealType;

/**
 * A value for each meal.
 *
 * @example eachMeal(() => 0) // { BREAKFAST: 0, … }
 */
export const eachMeal = <Value>(of: (meal: Meal) => Value): Record<Meal, Value> => ({
  BREAKFAST: of('BREAKFAST'),
  MID_MORNING_SNACK: of('MID_MORNING_SNACK'),
  LUNCH: of('LUNCH'),
  MID_AFTERNOON_SNACK: of('MID_AFTERNOON_SNACK'),
  DINNER: of('DINNER'),
});

/** The macronutrients whose shares of the energy a plan sets (specification 3). */
export const MACROS = ['CARBS', 'FAT', 'PROTEIN'] as const;
export type Macro = (typeof MACROS)[number];

/** Kilocalories of a gram: the general Atwater factors. Alcohol (7) is no part of a plan's shares. */
export const KCAL_PER_GRAM = { CARBS: 4, FAT: 9, PROTEIN: 4 } as const satisfies Record<Macro, number>;

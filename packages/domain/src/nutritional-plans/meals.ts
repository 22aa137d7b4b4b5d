import { MEAL_TYPES, type MealType } from '../foods/index.ts';

/** The five meals of a day, in their order (specification 3); a food's meal types are the same. */
export const MEALS = MEAL_TYPES;
export type Meal = MealType;

/** The macronutrients whose shares of the energy a plan sets (specification 3). */
export const MACROS = ['CARBS', 'FAT', 'PROTEIN'] as const;
export type Macro = (typeof MACROS)[number];

/** Kilocalories of a gram: the general Atwater factors. Alcohol (7) is no part of a plan's shares. */
export const KCAL_PER_GRAM = { CARBS: 4, FAT: 9, PROTEIN: 4 } as const satisfies Record<Macro, number>;

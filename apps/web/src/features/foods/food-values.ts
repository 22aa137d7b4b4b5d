import type { Food } from '@healzy/api/foods';
import { eachNutrient, FOOD_FIELDS, type FoodFormInput } from '@healzy/domain/foods';
import { emptyValues, formValues } from '@healzy/domain/shared';

/** A food's values for the form. */
export const valuesOf = (food: Food): FoodFormInput => ({
  ...formValues(FOOD_FIELDS, food),
  nutrients: eachNutrient((key) => food.nutrients[key]),
});

/** A new food, or a new recipe with a first ingredient to choose. */
export const emptyFood = (isRecipe: boolean): FoodFormInput => ({
  ...emptyValues(FOOD_FIELDS),
  recipe: isRecipe ? { ingredients: [], yieldGrams: null as never } : null,
});

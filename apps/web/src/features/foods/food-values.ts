import type { Food } from '@healzy/api/foods';
import { eachNutrient, type FoodFormInput } from '@healzy/domain/foods';

/** A food's values for the form. */
export function valuesOf(food: Food): FoodFormInput {
  const { nameEs, nameEn, synonyms, category, meals, unit, unitWeight, density, portions } = food;
  const { carbohydrateKind, nutrients, sourceNote, recipe } = food;
  return {
    nameEs,
    nameEn,
    synonyms: synonyms ?? [],
    category,
    tier: food.tier === 1 || food.tier === 3 ? food.tier : 2,
    meals: meals ?? [],
    unit,
    unitWeight: unitWeight ?? null,
    density: density ?? null,
    portions: (portions ?? []).map(({ nameEs: es = null, nameEn: en = null, grams }) => ({
      nameEs: es,
      nameEn: en,
      grams,
    })),
    unsuitableFor: food.unsuitableFor,
    suitableFor: food.suitableFor,
    carbohydrateKind: carbohydrateKind ?? null,
    nutrients: eachNutrient((key) => nutrients[key]),
    sourceNote,
    recipe,
  };
}

/** A new food, or a new recipe with a first ingredient to choose. */
export const emptyFood = (isRecipe: boolean): FoodFormInput => ({
  nameEs: null,
  nameEn: null,
  synonyms: [],
  category: null as never,
  tier: 2,
  meals: [],
  unit: 'G',
  unitWeight: null,
  density: null,
  portions: [],
  unsuitableFor: [],
  suitableFor: [],
  carbohydrateKind: null,
  nutrients: eachNutrient(() => null),
  sourceNote: null,
  recipe: isRecipe ? { ingredients: [], yieldGrams: null as never } : null,
});

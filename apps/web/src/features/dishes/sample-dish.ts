import type { Dish, RecipeReading } from '@healzy/api/dishes';
import { eachNutrient, FOOD_RESTRICTIONS } from '@healzy/domain/foods';
import { ALLERGENS } from '@healzy/domain/shared';

const RICE = '3f0e0a8e-0000-4000-8000-000000000001';
const part = { part: 'CORE', minFactor: 0.6, maxFactor: 1.6, stepGrams: null } as const;

/** For stories: a dish all of whose foods are known. */
export const SAMPLE_DISH: Dish = {
  id: '3f0e0a8e-0000-4000-8000-0000000000d1',
  version: 1,
  origin: 'PERSONAL',
  nameEs: 'Arroz con aceite',
  nameEn: 'Rice with oil',
  course: 'FIRST',
  meals: ['LUNCH'],
  ingredients: [
    {
      ...part,
      foodId: RICE,
      name: 'Arroz',
      grams: 150,
      food: {
        nameEs: 'Arroz',
        nameEn: 'Rice',
        isActive: true,
        household: { count: 1, nameEs: '1 taza', nameEn: '1 cup' },
      },
    },
  ],
  servings: 2,
  minutes: 20,
  season: [],
  keepsDays: 2,
  steps: { es: ['Hierve el arroz.'], en: ['Boil the rice.'] },
  servingGrams: 75,
  nutrients: { ...eachNutrient(() => null), energy: 260, protein: 5, fat: 0.5, carbohydrate: 58, sodium: 4 },
  unknownShares: {},
  carbohydrateKind: 'AVAILABLE',
  notFor: ['GLUTEN'],
  unknownFor: [],
  allergens: ['GLUTEN'],
  unknownAllergens: [],
};

/** For stories: one whose food was deleted. */
export const UNKNOWN_DISH: Dish = {
  ...SAMPLE_DISH,
  ingredients: [
    ...SAMPLE_DISH.ingredients,
    {
      ...part,
      foodId: '3f0e0a8e-0000-4000-8000-000000000099',
      name: 'Salsa de la abuela',
      grams: 20,
      food: null,
    },
  ],
  unknownShares: { energy: 0.1 },
  notFor: [],
  unknownFor: [...FOOD_RESTRICTIONS],
  allergens: [],
  unknownAllergens: [...ALLERGENS],
};

export const SAMPLE_READING: RecipeReading = {
  name: 'Arroz de la abuela',
  language: 'es',
  servings: null,
  minutes: 30,
  steps: ['Hierve el arroz.', 'Añade la salsa.'],
  ingredients: [
    {
      text: '150 g de arroz',
      name: 'arroz',
      foodId: RICE,
      grams: 150,
      candidates: [{ id: RICE, nameEs: 'Arroz', nameEn: 'Rice', grams: 150 }],
    },
    { text: 'salsa secreta', name: 'salsa secreta', foodId: null, grams: null, candidates: [] },
  ],
  leftOut: 2,
};

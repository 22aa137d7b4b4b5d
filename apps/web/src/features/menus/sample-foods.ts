import type { MenuFood } from '@healzy/api/menus';
import {
  DEFAULT_KCAL_PER_BITE,
  DEFAULT_MACRO_SHARES,
  DEFAULT_MEAL_SHARES,
  planTargets,
} from '@healzy/domain/nutritional-plans';
import { menuFoodIndex } from './menu-foods.ts';

const sampleFood = (index: number, nameEn: string, nameEs: string, change: Partial<MenuFood>): MenuFood => ({
  id: `00000000-0000-4000-8000-00000000000${index}`,
  nameEs,
  nameEn,
  synonyms: [],
  category: 'DAIRY',
  tier: 1,
  meals: ['BREAKFAST', 'MID_MORNING_SNACK', 'MID_AFTERNOON_SNACK'],
  unit: 'G',
  unitWeight: 125,
  density: null,
  notFor: [],
  unknownFor: [],
  energy: 62,
  protein: 3.4,
  fat: 3.3,
  carbohydrate: 4.7,
  unknownShares: {},
  exchange: null,
  isActive: true,
  isFavourite: false,
  ...change,
});

/** Some foods of menus, for stories. */
export const SAMPLE_FOODS = {
  yoghurt: sampleFood(1, 'Plain yoghurt', 'Yogur natural', { notFor: ['MILK', 'LACTOSE'] }),
  milk: sampleFood(2, 'Whole milk', 'Leche entera', {
    unit: 'ML',
    unitWeight: 200,
    notFor: ['MILK', 'LACTOSE'],
  }),
  drink: sampleFood(3, 'Oat drink', 'Bebida de avena', {
    category: 'BEVERAGES',
    unit: 'ML',
    unitWeight: 200,
    notFor: ['GLUTEN'],
    energy: 46,
  }),
  oats: sampleFood(4, 'Oat flakes', 'Copos de avena', {
    category: 'CEREALS',
    unitWeight: 40,
    portions: [{ nameEs: 'taza', nameEn: 'cup', grams: 80 }],
    notFor: ['GLUTEN'],
    energy: 372,
  }),
  apple: sampleFood(5, 'Apple', 'Manzana', {
    category: 'FRUIT',
    meals: [],
    unit: 'U',
    unitWeight: 180,
    energy: 52,
  }),
  paella: sampleFood(6, 'Paella', 'Paella', {
    category: 'CEREALS',
    meals: ['LUNCH'],
    unitWeight: 350,
    notFor: ['CRUSTACEANS'],
    energy: 156,
  }),
  inactive: sampleFood(7, 'Old cheese', 'Queso viejo', { isActive: false, energy: 400 }),
};

export const sampleFoodIndex = menuFoodIndex(Object.values(SAMPLE_FOODS));

/** The Monday on which the plan of a story begins, and what it sets. */
export const SAMPLE_START = '2026-03-02';
export const sampleTargets = planTargets({
  energyKcal: 2000,
  mealShares: DEFAULT_MEAL_SHARES,
  macroShares: DEFAULT_MACRO_SHARES,
  kcalPerBite: DEFAULT_KCAL_PER_BITE,
});

import type { Dish, DishSummary } from '@healzy/api/dishes';
import { FOOD_RESTRICTIONS } from '@healzy/domain/foods';
import { NO_FOOD } from '@healzy/domain/foods/dishes';
import { addDish, EMPTY_MEAL, type MenuMeal } from '@healzy/domain/menus';
import { SAMPLE_DISH } from '../../dishes/sample-dish.ts';
import { menuFoodIndex } from '../menu-foods.ts';
import { SAMPLE_FOODS } from '../sample-foods.ts';

const { oats, milk, apple } = SAMPLE_FOODS;
const part = { part: 'CORE', minFactor: 1, maxFactor: 1, stepGrams: null, food: null } as const;

/** For stories: a dish of foods that menus know, from 220 to 530 kcal. */
export const PORRIDGE = {
  ...SAMPLE_DISH,
  nameEs: 'Gachas de avena con manzana',
  nameEn: 'Porridge with apple',
  course: 'BREAKFAST',
  meals: ['BREAKFAST'],
  servings: 1,
  ingredients: [
    { ...part, foodId: oats.id, name: 'Copos de avena', grams: 40, minFactor: 0.75, maxFactor: 2 },
    { ...part, foodId: milk.id, name: 'Leche', grams: 200, part: 'FLEX', minFactor: 0.5, maxFactor: 1.5 },
    { ...part, foodId: apple.id, name: 'Manzana', grams: 90, part: 'FIXED' },
  ],
  notFor: ['GLUTEN', 'MILK', 'LACTOSE'],
} satisfies Dish;

/** For stories: one with an ingredient that is no food. */
export const MYSTERY = {
  ...PORRIDGE,
  id: PORRIDGE.id.replace(/1$/, '2'),
  nameEs: 'Gachas de la abuela',
  nameEn: 'Grandmother’s porridge',
  ingredients: [...PORRIDGE.ingredients, { ...part, foodId: NO_FOOD, name: 'Salsa', grams: 20 }],
  notFor: [],
  unknownFor: [...FOOD_RESTRICTIONS],
} satisfies Dish;

export const summaryOf = (
  { id, origin, course, meals, minutes, servings, notFor, unknownFor, nameEs, nameEn, ingredients }: Dish,
  change: Partial<DishSummary> = {},
): DishSummary => ({
  ...{ id, origin, course, meals, minutes, servings, notFor, unknownFor },
  ...{ nameEs, nameEn, energy: 320, isEnergyComplete: true },
  missing: ingredients.filter(({ foodId }) => foodId === NO_FOOD).length,
  ...change,
});

/** Foods among which others can be searched. */
export const searchedFoodIndex = menuFoodIndex(Object.values(SAMPLE_FOODS), undefined, 'plan');

const served = addDish(EMPTY_MEAL, PORRIDGE, 0, searchedFoodIndex.foodOf);
/** For stories: a meal of a dish, and a food beside it. */
export const MEAL_WITH_DISH: MenuMeal = {
  ...(served.ok ? served.value : EMPTY_MEAL),
  foods: [...(served.ok ? served.value.foods : []), { foodId: SAMPLE_FOODS.yoghurt.id, portions: 1 }],
};

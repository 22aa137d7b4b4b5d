import {
  FOOD_RESTRICTIONS,
  foodSchema,
  isFoodFor,
  suitabilityOf,
  type FoodRestriction,
} from '@healzy/domain/foods';
import { DEFAULT_MENU_TEMPLATE, solveMenu, solverFoodOf } from '@healzy/domain/menus';
import { brokenRules, everyMeal, problemOf } from '@healzy/domain/menus/testing';
import { describe, expect, it } from 'vitest';
import { readCatalogue } from '../../../scripts/foods/catalogue.ts';

const catalogue = readCatalogue().map((food) => {
  const stored = foodSchema.parse(food);
  return { ...stored, ...suitabilityOf(stored), isActive: true };
});
const foods = catalogue.flatMap((food) => solverFoodOf(food) ?? []);

const cases: readonly FoodRestriction[][] = [
  [],
  ...FOOD_RESTRICTIONS.map((restriction) => [restriction]),
  ['VEGAN', 'GLUTEN'],
  ['MILK', 'LACTOSE', 'EGGS', 'NUTS', 'GLUTEN'],
];

describe('the catalogue', () => {
  it('has foods that the solver can take', () => {
    expect(foods.length).toBeGreaterThan(400);
  });

  it.each(cases.map((restrictions) => [restrictions]))(
    'fills a week of usual meals without %j',
    (restrictions) => {
      const fill = everyMeal(1);
      const problem = problemOf({ foods, restrictions, fill, template: DEFAULT_MENU_TEMPLATE });
      const result = solveMenu(problem, 11);
      if (result.status !== 'SOLVED') throw new Error(result.status);
      expect(brokenRules(problem, result.meals)).toEqual([]);
      for (const { foodId } of result.meals.flatMap((meal) => meal.foods)) {
        const food = catalogue.find(({ id }) => id === foodId);
        expect(food !== undefined && isFoodFor(food, restrictions)).toBe(true);
      }
    },
  );
});

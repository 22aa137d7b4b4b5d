import { MEAL_TYPES, type FoodRestriction } from '../foods/index.ts';
import { judgeMeal, type JudgedPortion, type MealOddity } from '../foods/plates/judge.ts';
import { plateFactsFor } from '../foods/plates/plate-facts.ts';
import { mealFor } from '../foods/plates/week-expectations.ts';
import type { Meal, PlanTargets } from '../nutritional-plans/index.ts';
import { sparesSugar } from './meanings/glucose.ts';
import { isChild } from './meanings/states.ts';
import { shareOfServings } from './meanings/servings.ts';
import { amountOfPortions, type FoodLookup } from './food-facts.ts';
import { mealParts } from './meal-dishes.ts';
import type { MenuMeal } from './menu.ts';
import type { PortionedFood } from './solver/problem.ts';

/**
 * What looks odd of a meal that a person has put together, the worst first. Of a food that is gone or that is the account's
 * own nothing is said: what it is on a plate is stated of the catalogue's foods alone.
 *
 * @param remarks codes of what the record says about food, such as that sugar is to be spared
 * @param restrictions of the person who eats, such as that they may choke; undefined is not known
 */
export function mealOddities(
  meal: Pick<MenuMeal, 'foods' | 'dishes' | 'figuresAt'>,
  at: Meal,
  foodOf: FoodLookup,
  { day }: Pick<PlanTargets, 'day'>,
  remarks: readonly string[] = [],
  restrictions?: readonly FoodRestriction[],
): MealOddity[] {
  const plateOf = plateFactsFor(shareOfServings(remarks));
  const judgedOf = ({ foodId, portions }: PortionedFood): JudgedPortion => {
    const food = foodOf(foodId, meal.figuresAt);
    const amount = food ? amountOfPortions(food, portions) : null;
    // Without a weight, how much of it there is cannot look odd.
    const plate = amount ? plateOf(foodId) : undefined;
    return {
      grams: amount?.grams ?? 0,
      food: {
        id: foodId,
        category: food?.category ?? 'BEVERAGES',
        // For other foods it would be taken from their category and figures.
        exchange: (plate && food?.exchange) ?? null,
        plate,
        per100g: food?.nutrients,
      },
    };
  };
  const parts = mealParts(meal);
  const dishes = parts.flatMap(({ dish, foods }) =>
    dish === null
      ? []
      : [
          {
            id: dish.dishId ?? String(dish.key),
            // Which meals it goes with is said of the dish, not of its place in a meal, where a person has put it.
            course: '',
            meals: MEAL_TYPES,
            portions: foods.map(({ food }) => judgedOf(food)),
          },
        ],
  );
  const foods = parts.flatMap(({ dish, foods: alone }) =>
    dish === null ? alone.map(({ food }) => judgedOf(food)) : [],
  );
  return judgeMeal(
    at,
    { dishes, foods },
    {
      ...mealFor(day),
      ...{ sparesSugar: sparesSugar(remarks), isChild: isChild(remarks), restrictions },
    },
  );
}

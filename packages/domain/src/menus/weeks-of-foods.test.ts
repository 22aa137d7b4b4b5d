import { describe, expect, it } from 'vitest';
import type { FoodRestriction } from '../foods/index.ts';
import { frequenciesFor } from '../foods/plates/frequencies.ts';
import { judgeWeek } from '../foods/plates/judge-week.ts';
import { DEFAULT_WEEK } from '../foods/plates/week-expectations.ts';
import type { JudgedDay, JudgedPortion } from '../foods/plates/judge.ts';
import { CATALOGUE, foodOf } from '../foods/testing/catalogue.ts';
import { judgedFood } from '../foods/testing/judged.ts';
import { eachMeal } from '../nutritional-plans/index.ts';
import { amountOfPortions, solverFoodOf } from './food-facts.ts';
import type { FilledMeal } from './solver/problem.ts';
import { solveMenu } from './solver/solve.ts';
import { DEFAULT_MENU_TEMPLATE } from './template.ts';
import { everyMeal, problemOf } from './testing/index.ts';

const named = ({ code, foods }: { code: string; foods: readonly string[] }) =>
  [code, ...foods.map((id) => foodOf(id)?.nameEs ?? id)].join(' ');

/** What a solver filled, as the judge takes it. */
function judgedDays(filled: readonly FilledMeal[]): JudgedDay[] {
  const portionsAt = (at: number, meal: string): JudgedPortion[] =>
    filled
      .filter((each) => each.day === at && each.meal === meal)
      .flatMap(({ foods: own }) =>
        own.map(({ foodId, portions: count }) => ({
          food: judgedFood(foodId),
          grams: amountOfPortions(foodOf(foodId)!, count)!.grams,
        })),
      );
  return Array.from({ length: 7 }, (_, day) =>
    eachMeal((meal) => ({ dishes: [], foods: portionsAt(day, meal) })),
  );
}

const PROFILES: readonly (readonly [string, number, readonly FoodRestriction[]])[] = [
  ['of everything', 1500, []],
  ['of everything', 2000, []],
  ['without gluten', 2500, ['GLUTEN']],
  ['vegan', 1800, ['VEGAN', 'VEGETARIAN']],
  ['without milk', 2000, ['MILK', 'LACTOSE']],
];

describe('weeks of single foods whose figures agree', () => {
  const foods = CATALOGUE.flatMap((food) => solverFoodOf(food) ?? []);
  const weeks = PROFILES.flatMap(([name, energyKcal, restrictions]) =>
    [1, 2, 3].map((seed) => {
      const problem = problemOf({
        foods,
        template: DEFAULT_MENU_TEMPLATE,
        energyKcal,
        restrictions,
        fill: everyMeal(1),
      });
      const result = solveMenu(problem, seed);
      if (result.status !== 'SOLVED') throw new Error(`${name}: ${result.status}`);
      const frequencies = frequenciesFor(restrictions);
      return { name, seed, found: judgeWeek(judgedDays(result.meals), { ...DEFAULT_WEEK, frequencies }) };
    }),
  );

  it.each(weeks)('$name with seed $seed: nobody would hand it over', ({ found }) => {
    const codes = new Set(found.map(({ code }) => code));
    expect(found.filter(({ code }) => code === 'RAW_ON_PLATE').length).toBeGreaterThan(7);
    expect([...codes]).toEqual(expect.arrayContaining(['TOO_MANY_FOODS', 'TOO_MANY_FATS', 'TOO_MUCH']));
    expect(found.find(({ code }) => code === 'TOO_MANY_FOODS')).toMatchObject({ limit: 45 });
  });

  it('have between them all that is absurd about them', () => {
    const absurd = new Set(weeks.flatMap(({ found }) => found.map(named)));
    for (const each of [
      'SEASONING_AS_FAT Vinagre balsámico',
      'SEASONING_AS_FRUIT Limón',
      'INGREDIENT_AS_CEREAL Salvado de trigo',
      'INGREDIENT_ALONE Harina integral (para cocinar)',
      'RAW_ON_PLATE Huevo (para cocinar)',
      'RAW_ON_PLATE Merluza (peso en crudo)',
      'NO_STAPLE',
    ])
      expect([...absurd]).toContain(each);
    const codes = new Set(weeks.flatMap(({ found }) => found.map(({ code }) => code)));
    expect(codes).toContain('MILK_WITH_MAIN_MEAL');
    expect(codes).toContain('TWO_MAINS');
  });
});

import { afterAll, describe, expect, it } from 'vitest';
import { FOOD_RESTRICTIONS, type FoodRestriction } from '../../foods/index.ts';
import { prepareDish } from '../../foods/dishes/prepare-dish.ts';
import { judgeWeek } from '../../foods/plates/judge-week.ts';
import { weekFor } from '../../foods/plates/week-expectations.ts';
import { plateFactsOf } from '../../foods/plates/plate-facts.ts';
import { DISHES, foodOf, idOf } from '../../foods/testing/catalogue.ts';
import { judgedDish } from '../../foods/testing/judged.ts';
import { eachMeal, MEALS } from '../../nutritional-plans/index.ts';
import { problemOf } from '../testing/index.ts';
import { composeWeek, NOTHING_DECIDED, type ComposedDay, type ComposerProblem } from './compose-week.ts';

const dishes = DISHES.flatMap(({ dish }) => prepareDish(dish, foodOf, plateFactsOf) ?? []);

function problemFor(
  energyKcal: number,
  restrictions: readonly FoodRestriction[],
  change: Partial<ComposerProblem> = {},
): ComposerProblem {
  const { targets, limits } = problemOf({ energyKcal });
  return {
    ...{ dishes, targets, limits, restrictions },
    ...{ excluded: [], expected: weekFor(restrictions, targets.day) },
    days: Array.from({ length: 7 }, () => NOTHING_DECIDED),
    ...change,
  };
}

function composedDays(problem: ComposerProblem, seed: number): ComposedDay[] {
  const steps = composeWeek(problem, seed);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

const composed = (problem: ComposerProblem, seed: number) =>
  composedDays(problem, seed).map((found, day) => {
    if (found === null) throw new Error(`day ${day} was not found`);
    return eachMeal((meal) =>
      found.draft[meal].map(({ dish, level }) => ({ dish, level: dish.levels[level]! })),
    );
  });

const total = (
  grams: readonly { foodId: string; grams: number }[],
  key: 'energy' | 'carbohydrate' | 'fat' | 'protein',
) => grams.reduce((sum, each) => sum + (foodOf(each.foodId)!.nutrients[key]! * each.grams) / 100, 0);

const PROFILES: readonly (readonly [number, readonly FoodRestriction[]])[] = [
  [1500, []],
  [2000, []],
  [2500, ['GLUTEN']],
  [2000, ['MILK', 'LACTOSE']],
  [2000, ['NUTS', 'FISH']],
  [1800, ['GLUTEN', 'VEGETARIAN']],
  [2500, ['VEGAN', 'VEGETARIAN']],
  [3500, ['MILK', 'LACTOSE']],
];
/**
 * Oddities of all these weeks together, and of one of them, which is that of a vegan or of very much energy without milk;
 * a week of the composer before had twenty.
 */
const MOST_ODD = 26;
const MOST_A_WEEK = 9;
let odd = 0;
afterAll(() => expect(odd).toBeLessThanOrEqual(MOST_ODD));

describe.each(PROFILES)('a week of dishes of %d kcal with %j', (energyKcal, restrictions) => {
  const problem = problemFor(energyKcal, restrictions, { excluded: [idOf('Coliflor (peso en crudo)')] });
  const days = composed(problem, 1);

  it('keeps every rule, counted from its foods', () => {
    for (const day of days) {
      for (const meal of MEALS) {
        const foods = day[meal].flatMap(({ level }) => level.ingredients);
        const { kcal, bites } = problem.targets.meals[meal];
        const energy = total(foods, 'energy');
        expect(Math.abs(energy - kcal)).toBeLessThanOrEqual(Math.max(25, kcal * 0.05) + 1e-6);
        expect(Math.round((2 * energy) / problem.targets.kcalPerBite)).toBe(2 * bites);
        for (const { foodId } of foods) {
          const food = foodOf(foodId)!;
          expect(foodId).not.toBe(idOf('Coliflor (peso en crudo)'));
          expect([...food.notFor, ...food.unknownFor].filter((one) => restrictions.includes(one))).toEqual(
            [],
          );
        }
      }
      const foods = MEALS.flatMap((meal) => day[meal].flatMap(({ level }) => level.ingredients));
      const { kcal, grams } = problem.targets.day;
      const isWithin = (value: number, target: number, share: number) =>
        expect(Math.abs(value - target)).toBeLessThanOrEqual(share * target + 1e-6);
      isWithin(total(foods, 'energy'), kcal, 0.02);
      isWithin(total(foods, 'carbohydrate'), grams.CARBS, 0.05);
      isWithin(total(foods, 'fat'), grams.FAT, 0.05);
      isWithin(total(foods, 'protein'), grams.PROTEIN, 0.05);
    }
  });

  it('serves every dish within its limits', () => {
    for (const { dish, level } of days.flatMap((day) => MEALS.flatMap((meal) => day[meal])))
      dish.dish.ingredients.forEach(({ grams, minFactor, maxFactor }, at) => {
        expect(level.ingredients[at]!.grams).toBeGreaterThanOrEqual(grams * minFactor - 1e-6);
        expect(level.ingredients[at]!.grams).toBeLessThanOrEqual(grams * maxFactor + 1e-6);
      });
  });

  it('has nothing absurd, and little that is odd', () => {
    const judged = days.map((day) =>
      eachMeal((meal) => ({
        dishes: day[meal].map(({ dish, level }) => judgedDish(dish.dish, level.ingredients)),
        foods: [],
      })),
    );
    const found = judgeWeek(judged, problem.expected);
    expect(found.filter(({ severity }) => severity === 'ABSURD')).toEqual([]);
    const codes = found.filter(({ severity }) => severity === 'ODD').map(({ code }) => code);
    expect(codes).not.toContain('TOO_MANY_FATS');
    expect(codes.length, codes.join()).toBeLessThanOrEqual(MOST_A_WEEK);
    odd += codes.length;
  });
});

describe('a composer', () => {
  it('gives the same week for the same seed, and another for another', () => {
    const problem = problemFor(2000, []);
    const names = (seed: number) =>
      composed(problem, seed).map((day) => MEALS.map((meal) => day[meal].map(({ dish }) => dish.dish.id)));
    const first = names(3);
    expect(names(3)).toEqual(first);
    expect(names(4)).not.toEqual(first);
  });

  it('finds no week where no dish is left', () => {
    const none = Array.from({ length: 7 }, () => null);
    expect(composedDays(problemFor(2000, FOOD_RESTRICTIONS), 1)).toEqual(none);
    expect(composedDays(problemFor(2000, [], { dishes: [] }), 1)).toEqual(none);
  });

  it('does not choose from dishes whose figures are not known', () => {
    const { dish } = DISHES[0]!;
    expect(prepareDish(dish, () => undefined, plateFactsOf)).toBeNull();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EMPTY_MEAL,
  EMPTY_WEEK,
  foodDifferences,
  planFigures,
  type MenuDay,
  type MenuMeal,
} from './index.ts';
import { lookupOf, menuFood } from './testing/menu-foods.ts';

const rice = menuFood('rice', { energy: 350, carbohydrate: 80, fat: 1, protein: 7, iron: 1 });
const chicken = menuFood('chicken', { energy: 110, carbohydrate: 0, fat: 2, protein: 23 });
const riddle = menuFood('riddle', {});
const weightless = menuFood('weightless', { energy: 80 }, { unit: 'U', unitWeight: null });
const fatless = menuFood('fatless', { energy: 100, carbohydrate: 20, protein: 5 });
const unmeasured = menuFood('unmeasured', { carbohydrate: 20, fat: 0, protein: 5 });
// 36 kcal of each macronutrient.
const thirds = menuFood('thirds', { energy: 108, carbohydrate: 9, fat: 4, protein: 9 });
const foodOf = lookupOf([rice, chicken, riddle, weightless, fatless, unmeasured, thirds]);

const meal = (...foods: [foodId: string, portions: number][]): MenuMeal => ({
  ...EMPTY_MEAL,
  foods: foods.map(([foodId, portions]) => ({ foodId, portions })),
});
const empty = EMPTY_WEEK[0]!;
const day = (meals: Partial<Record<keyof MenuDay, MenuMeal>>): MenuDay => ({ ...empty, ...meals });
const figures = (days: readonly MenuDay[]) => planFigures(days, foodOf, null, 100);

describe('what menus come to', () => {
  it('is an average of the days with foods, and of each meal on the days that have it', () => {
    const both = day({ LUNCH: meal(['rice', 1]), DINNER: meal(['chicken', 2]) });
    const one = day({ LUNCH: meal(['rice', 2]) });
    const { day: average, meals, energyShares } = figures([both, empty, one]);
    expect(average).toEqual({
      of: 2,
      kcal: 635,
      grams: { CARBS: 120, FAT: 3.5, PROTEIN: 33.5 },
      bites: 6.4,
      isLowerBound: false,
    });
    expect(meals.LUNCH).toMatchObject({ of: 2, kcal: 525, bites: 5.3 });
    expect(meals.DINNER).toMatchObject({ of: 1, kcal: 220 });
    expect(meals.BREAKFAST).toBeNull();
    expect(energyShares).toEqual({ CARBS: 74, FAT: 5, PROTEIN: 21 });
  });

  it('is nothing without a day with foods', () => {
    const none = figures([empty, empty]);
    expect(none).toMatchObject({ day: null, energyShares: null, foods: [], intakes: { days: 0 } });
  });

  it('never takes what is not known for nothing', () => {
    expect(figures([day({ LUNCH: meal(['riddle', 1]) })]).day).toMatchObject({
      kcal: null,
      bites: null,
      grams: { CARBS: null },
      isLowerBound: true,
    });
    const partly = figures([day({ LUNCH: meal(['rice', 1], ['riddle', 1], ['gone', 1]) })]);
    expect(partly.day).toMatchObject({ kcal: 350, isLowerBound: true });
    expect(partly.intakes.nutrients.find(({ nutrient }) => nutrient === 'iron')).toMatchObject({
      isLowerBound: true,
    });
  });

  it.each(['riddle', 'gone', 'weightless', 'fatless'])(
    'has no shares of the energy while macronutrients are missing: %s',
    (foodId) => {
      const { day: average, energyShares } = figures([day({ LUNCH: meal(['rice', 1], [foodId, 1]) })]);
      expect(average).toMatchObject({ isLowerBound: true });
      expect(energyShares).toBeNull();
    },
  );

  it('has shares of the energy when only the energy itself is not stated', () => {
    const { day: average, energyShares } = figures([day({ LUNCH: meal(['unmeasured', 1]) })]);
    expect(average).toMatchObject({ kcal: null, isLowerBound: true });
    expect(energyShares).toEqual({ CARBS: 80, FAT: 0, PROTEIN: 20 });
  });

  it('has shares of the energy that add up to 100, whatever the foods', () => {
    const sharesOf = (foods: [string, number][]) => figures([day({ LUNCH: meal(...foods) })]).energyShares;
    expect(sharesOf([['thirds', 1]])).toEqual({ CARBS: 34, FAT: 33, PROTEIN: 33 });
    const portions = fc.double({ min: 0.01, max: 9, noNaN: true });
    fc.assert(
      fc.property(portions, portions, portions, (one, two, three) => {
        const shares = sharesOf([
          ['rice', one],
          ['chicken', two],
          ['thirds', three],
        ]);
        expect(Object.values(shares ?? {}).reduce((sum, share) => sum + share, 0)).toBe(100);
      }),
    );
  });

  it('counts the meals of each food once, and weighs what has a weight', () => {
    const { foods } = figures([
      day({ LUNCH: meal(['rice', 1], ['rice', 0.5]), DINNER: meal(['rice', 1], ['weightless', 1]) }),
    ]);
    expect(foods).toEqual([
      { foodId: 'rice', meals: 2, grams: 250 },
      { foodId: 'weightless', meals: 1, grams: null },
    ]);
  });
});

describe('foods that two menus have not in common', () => {
  const food = (foodId: string, meals: number, grams: number | null) => ({ foodId, meals, grams });

  it('are those of only one, and those of another number or amount', () => {
    const first = [food('rice', 3, 300), food('egg', 1, 55), food('oil', 7, 70), food('tea', 2, null)];
    const second = [food('rice', 3, 240), food('fish', 2, 200), food('oil', 7, 70), food('tea', 2, null)];
    expect(foodDifferences(first, second)).toEqual([
      { foodId: 'rice', first: first[0], second: second[0] },
      { foodId: 'egg', first: first[1], second: null },
      { foodId: 'fish', first: null, second: second[1] },
    ]);
    expect(foodDifferences(first, first)).toEqual([]);
  });

  it('are the same the other way round', () => {
    const [first, second] = [[food('rice', 1, 100)], [food('rice', 2, 200), food('egg', 1, 55)]];
    const turned = foodDifferences(second, first).map(({ foodId }) => foodId);
    expect(turned.sort()).toEqual(
      foodDifferences(first, second)
        .map(({ foodId }) => foodId)
        .sort(),
    );
  });
});

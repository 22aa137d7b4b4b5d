import { describe, expect, it } from 'vitest';
import { DEFAULT_MACRO_SHARES, MEALS, planTargets, type MealShares } from '../nutritional-plans/index.ts';
import { dayEnergyOff, EMPTY_MEAL, EMPTY_WEEK, weekStatus, type MenuDay } from './index.ts';
import { lookupOf, menuFood } from './testing/menu-foods.ts';

const foodOf = lookupOf([
  menuFood('known', { energy: 100, protein: 5, fat: 5, carbohydrate: 10 }),
  menuFood('unknown', {}),
]);
const mealShares: MealShares = {
  BREAKFAST: 25,
  MID_MORNING_SNACK: 0,
  LUNCH: 50,
  MID_AFTERNOON_SNACK: 0,
  DINNER: 25,
};
const targets = planTargets({
  energyKcal: 2000,
  mealShares,
  macroShares: DEFAULT_MACRO_SHARES,
  kcalPerBite: 100,
});
const day = (portions: Partial<Record<(typeof MEALS)[number], number>>, foodId = 'known'): MenuDay =>
  Object.fromEntries(
    MEALS.map((meal) => {
      const amount = portions[meal];
      return [meal, { ...EMPTY_MEAL, foods: amount === undefined ? [] : [{ foodId, portions: amount }] }];
    }),
  ) as unknown as MenuDay;
const full = day({ BREAKFAST: 5, LUNCH: 10, DINNER: 5 });
const week = (...days: readonly MenuDay[]) => [...days, ...Array<MenuDay>(7).fill(full)].slice(0, 7);

describe('the status of a week', () => {
  it.each([
    ['empty without foods', EMPTY_WEEK, { kind: 'EMPTY', meals: 21, planned: 0, offTarget: 0 }],
    ['complete without the meals that have no share', week(), { kind: 'COMPLETE', planned: 21 }],
    [
      'incomplete when a meal is missing',
      week(day({ BREAKFAST: 5, LUNCH: 10 })),
      { kind: 'INCOMPLETE', planned: 20 },
    ],
    [
      'incomplete also when another meal is off',
      week(day({ BREAKFAST: 9, LUNCH: 10 })),
      { kind: 'INCOMPLETE', offTarget: 1 },
    ],
    [
      'off target when a meal has other energy',
      week(day({ BREAKFAST: 9, LUNCH: 10, DINNER: 5 })),
      { kind: 'OFF_TARGET', offTarget: 1 },
    ],
    [
      'off target when its energy is not known',
      week(day({ BREAKFAST: 5, LUNCH: 10, DINNER: 5 }, 'unknown')),
      { kind: 'OFF_TARGET', offTarget: 3 },
    ],
  ])('is %s', (_what, days, expected) => {
    expect(weekStatus(days, targets, foodOf)).toMatchObject(expected);
  });

  it('judges exact energy, as the screen shows it: 1,074.6 kcal are 10.5 bites, and 1,075 would be 11', () => {
    const larger = planTargets({
      energyKcal: 2048,
      mealShares,
      macroShares: DEFAULT_MACRO_SHARES,
      kcalPerBite: 100,
    });
    const lunch = day({ BREAKFAST: 5, LUNCH: 10.746, DINNER: 5 });
    expect(weekStatus(week(lunch, ...Array<MenuDay>(6).fill(lunch)), larger, foodOf)).toMatchObject({
      kind: 'COMPLETE',
      offTarget: 0,
    });
  });
});

describe('the energy of a day beside its target of 2,000 kcal', () => {
  it.each([
    ['within 5 %', 2100, 'COMPLETE', null],
    ['above it', 2101, 'COMPLETE', 101],
    ['below it', 1700, 'OFF_TARGET', -300],
    ['below it because meals are missing', 900, 'INCOMPLETE', null],
    ['above it although meals are missing', 2400, 'INCOMPLETE', 400],
    ['not known', null, 'COMPLETE', null],
  ] as const)('%s', (_case, kcal, kind, off) => expect(dayEnergyOff(kcal, targets, kind)).toBe(off));
});

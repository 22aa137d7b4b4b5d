import { describe, expect, it } from 'vitest';
import { DEFAULT_MACRO_SHARES, DEFAULT_MEAL_SHARES, planTargets } from '../nutritional-plans/index.ts';
import {
  applyEdit,
  EMPTY_MEAL,
  emptyMenu,
  fillPlan,
  mealTotals,
  menuMeals,
  mealSwaps,
  menuProgress,
  restrictionWarnings,
  swapRestricted,
  type Menu,
  type MenuMeal,
  type MealPosition,
} from './index.ts';
import { lookupOf, menuFood } from './testing/menu-foods.ts';

const targets = planTargets({
  energyKcal: 2000,
  mealShares: DEFAULT_MEAL_SHARES,
  macroShares: DEFAULT_MACRO_SHARES,
  kcalPerBite: 100,
});
const starch = { energy: 350, carbohydrate: 75, fat: 2, protein: 8 };
const category = 'BREAD_PASTA';
const bread = menuFood('bread', starch, { category, notFor: ['GLUTEN'] });
const rice = menuFood('rice', { ...starch, energy: 352 }, { category });
const maize = menuFood('maize', { ...starch, energy: 348 }, { category });
const quinoa = menuFood('quinoa', { ...starch, energy: 351 }, { category, isActive: false });
/** The same figures, and something else on a plate. */
const cake = menuFood('cake', starch, { category: 'SWEETS' });
const oil = menuFood('oil', { energy: 900, carbohydrate: 0, fat: 100, protein: 0 }, { unitWeight: 10 });
const wheatOil = menuFood(
  'wheatOil',
  { energy: 500, carbohydrate: 0, fat: 20, protein: 80 },
  { notFor: ['GLUTEN'] },
);
const facts = [bread, cake, rice, maize, quinoa, oil, wheatOil];
const foodOf = lookupOf(facts);
const isFor = (id: string) => !(foodOf(id, undefined)?.notFor ?? []).includes('GLUTEN');

function menuOf(meals: [MealPosition, Partial<MenuMeal>][], weeks = 2): Menu {
  const edit = {
    kind: 'MEALS' as const,
    meals: meals.map(([at, meal]) => ({ at, meal: { ...EMPTY_MEAL, ...meal } })),
  };
  return applyEdit(emptyMenu(weeks), edit)!.menu;
}
const at = (day: number, meal: MealPosition['meal'], week = 0): MealPosition => ({ week, day, meal });
const warningsOf = (menu: Menu) => restrictionWarnings(menu, ['GLUTEN'], foodOf);

describe('equivalents of a food in a meal', () => {
  const chicken = menuFood(
    'chicken',
    { energy: 110, carbohydrate: 0, fat: 2, protein: 23 },
    { category: 'MEAT', notFor: ['MEAT', 'VEGETARIAN', 'VEGAN'] },
  );
  const tofu = menuFood(
    'tofu',
    { energy: 112, carbohydrate: 1, fat: 3, protein: 21 },
    { category: 'LEGUMES' },
  );
  const hake = menuFood('hake', { energy: 109, carbohydrate: 0, fat: 2, protein: 22 }, { category: 'FISH' });
  const white = menuFood(
    'white',
    { energy: 110, carbohydrate: 0, fat: 2, protein: 23 },
    { category: 'EGGS', exchange: { group: 'PROTEIN_LEAN', role: 'DAIRY', served: 'AS_IS' } },
  );
  const foods = [chicken, tofu, hake, white];
  const menu = menuOf([[at(0, 'DINNER'), { foods: [{ foodId: 'chicken', portions: 1 }] }]], 1);
  const meal = menu.weeks[0]![0]!.DINNER;

  it('have its exchange group and its place on the plate, however alike the figures of others are', () => {
    const known = { facts: foods, foodOf: lookupOf(foods), isFor: () => true };
    expect(mealSwaps(meal, 0, at(0, 'DINNER'), known, targets).map(({ foodId }) => foodId)).toEqual(['hake']);
  });

  it('are followed by what stands in for a food that the person must not have', () => {
    const isVegan = (id: string) => id === 'tofu' || id === 'white';
    const known = { facts: foods, foodOf: lookupOf(foods), isFor: isVegan };
    const { edit, left } = swapRestricted(menu, [{ at: at(0, 'DINNER'), foodId: 'chicken' }], known, targets);
    expect(applyEdit(menu, edit!)!.menu.weeks[0]![0]!.DINNER.foods.map(({ foodId }) => foodId)).toEqual([
      'tofu',
    ]);
    expect(left).toEqual([]);
  });
});

describe('repairing meals by equivalents', () => {
  const menu = menuOf([
    [
      at(0, 'LUNCH'),
      {
        foods: [
          { foodId: 'bread', portions: 1.5 },
          { foodId: 'oil', portions: 1 },
        ],
      },
    ],
    [at(0, 'DINNER'), { foods: [{ foodId: 'bread', portions: 1 }] }],
    [at(1, 'LUNCH'), { foods: [{ foodId: 'wheatOil', portions: 1 }], name: 'Sin equivalente' }],
    [at(2, 'LUNCH'), { foods: [{ foodId: 'bread', portions: 1 }], isLocked: true }],
    [at(3, 'LUNCH'), { foods: [{ foodId: 'bread', portions: 1 }], isCompleted: true }],
    [at(4, 'LUNCH'), { foods: [{ foodId: 'rice', portions: 1 }] }],
  ]);
  const repair = swapRestricted(menu, warningsOf(menu), { facts, foodOf, isFor }, targets);

  it('changes only the foods that break a restriction, with the bites kept', () => {
    const after = applyEdit(menu, repair.edit!)!.menu;
    const changed = menuMeals(after).filter(
      ({ week, day, meal, foods }) => menu.weeks[week]![day]![meal].foods !== foods,
    );
    expect(changed.map(({ day, meal }) => [day, meal])).toEqual([
      [0, 'LUNCH'],
      [0, 'DINNER'],
    ]);
    for (const { week, day, meal, foods } of changed) {
      expect(foods.every(({ foodId }) => isFor(foodId))).toBe(true);
      const before = menu.weeks[week]![day]![meal];
      expect(mealTotals({ foods }, foodOf, 100).bites).toBe(mealTotals(before, foodOf, 100).bites);
    }
    expect(after.weeks[0]![0]!.LUNCH.foods[1]).toEqual({ foodId: 'oil', portions: 1 });
  });

  it('does not repeat a food in a day while another is equivalent', () => {
    const after = applyEdit(menu, repair.edit!)!.menu.weeks[0]![0]!;
    const replaced = [after.LUNCH.foods[0]!.foodId, after.DINNER.foods[0]!.foodId];
    expect(replaced.toSorted()).toEqual(['maize', 'rice']);
  });

  it('names what it cannot mend: no equivalent, or locked', () => {
    expect(repair.left).toEqual([at(1, 'LUNCH'), at(2, 'LUNCH')]);
  });

  it('leaves no warning in what it mended, and is undone as one step', () => {
    const { menu: after, inverse } = applyEdit(menu, repair.edit!)!;
    expect(warningsOf(after).map((warning) => warning.at)).toEqual([at(1, 'LUNCH'), at(2, 'LUNCH')]);
    expect(applyEdit(after, inverse)!.menu).toEqual(menu);
  });

  it('is nothing where nothing can be swapped', () => {
    const only = menuOf([[at(0, 'LUNCH'), { foods: [{ foodId: 'wheatOil', portions: 1 }] }]]);
    expect(swapRestricted(only, warningsOf(only), { facts, foodOf, isFor }, targets)).toEqual({
      edit: null,
      left: [at(0, 'LUNCH')],
    });
  });

  it('fills again those meals and no others', () => {
    const { fill, kept } = fillPlan(menu, { kind: 'MEALS', meals: [at(0, 'LUNCH'), at(2, 'LUNCH')] });
    expect(fill).toEqual([at(0, 'LUNCH')]);
    expect(kept.map(({ day, meal }) => [day, meal])).toContainEqual([0, 'DINNER']);
  });
});

describe('how far menus are', () => {
  const plan = { startDate: '2026-11-23', weeks: 1, mealShares: { ...DEFAULT_MEAL_SHARES } };
  const rested = { foods: [{ foodId: 'rice', portions: 1 }] };
  const whole = (day: number, isCompleted = false): [MealPosition, Partial<MenuMeal>][] =>
    (['BREAKFAST', 'MID_MORNING_SNACK', 'LUNCH', 'MID_AFTERNOON_SNACK', 'DINNER'] as const).map((meal) => [
      at(day, meal),
      { ...rested, isCompleted },
    ]);

  it('counts days of which every meal has foods', () => {
    const menu = menuOf([...whole(0), ...whole(3), [at(1, 'LUNCH'), rested]], 1);
    expect(menuProgress(menu, plan, '2026-11-25')).toEqual({
      completeDays: { count: 2, of: 7 },
      eaten: null,
    });
  });

  it('needs no foods in a meal without a share', () => {
    const mealShares = { BREAKFAST: 25, MID_MORNING_SNACK: 0, LUNCH: 40, MID_AFTERNOON_SNACK: 0, DINNER: 35 };
    const menu = menuOf(
      [
        [at(0, 'BREAKFAST'), rested],
        [at(0, 'LUNCH'), rested],
        [at(0, 'DINNER'), rested],
      ],
      1,
    );
    expect(menuProgress(menu, { ...plan, mealShares }, '2026-11-23').completeDays.count).toBe(1);
  });

  it('counts eaten meals of the days that are over, and nothing after the end of a shorter plan', () => {
    const menu = menuOf([...whole(0, true), ...whole(1), [at(2, 'LUNCH'), { ...rested, isCompleted: true }]]);
    expect(menuProgress(menu, plan, '2026-11-25').eaten).toEqual({ count: 5, of: 10 });
    expect(menuProgress(menu, plan, '2026-12-30').eaten).toEqual({ count: 6, of: 11 });
    expect(menuProgress(menu, plan, '2026-11-01').eaten).toEqual({ count: 0, of: 0 });
    expect(menuProgress(menu, plan, '2026-12-30').completeDays.of).toBe(7);
  });
});

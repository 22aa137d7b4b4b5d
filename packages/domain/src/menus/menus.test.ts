import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FOOD_RESTRICTIONS } from '../foods/index.ts';
import { mealMatch, MEALS } from '../nutritional-plans/index.ts';
import {
  amountOfPortions,
  applyEdit,
  dayTotals,
  DEFAULT_MENU_TEMPLATE,
  EMPTY_MEAL,
  EMPTY_WEEK,
  emptyMenu,
  equivalentsOf,
  fillEdit,
  fillPlan,
  mealTotals,
  menuDifference,
  menuMeals,
  reasonsFor,
  restrictionWarnings,
  shoppingList,
  solveMenu,
  solverFoodOf,
  solverFoodsFor,
  weekTotals,
  type MenuDay,
} from './index.ts';
import { lookupOf, menuFood } from './testing/menu-foods.ts';
import { isOfGroup } from './solver/problem.ts';
import { brokenRules, problemOf } from './testing/index.ts';

const rice = menuFood('rice', { energy: 351, carbohydrate: 78.3, fat: 0.7, protein: 7.1, iron: 0.8 });
const egg = menuFood(
  'egg',
  { energy: 143, carbohydrate: 0.7, fat: 9.5, protein: 12.6 },
  { unit: 'U', unitWeight: 55, notFor: ['EGGS', 'VEGAN'], category: 'EGGS' },
);
const oil = menuFood(
  'oil',
  { energy: 900, carbohydrate: 0, fat: 100, protein: 0, iron: 0.1 },
  { unit: 'ML', unitWeight: 10, density: 0.916, category: 'FATS_OILS' },
);
const mystery = menuFood('mystery', {}, { unknownFor: [...FOOD_RESTRICTIONS] });
const omelette = menuFood(
  'omelette',
  { energy: 180, carbohydrate: 1, fat: 14, protein: 11 },
  {
    category: 'EGGS',
    recipe: {
      ingredients: [
        { foodId: 'egg', grams: 110 },
        { foodId: 'oil', grams: 9.16 },
      ],
      yieldGrams: 100,
    },
  },
);
const foodOf = lookupOf([rice, egg, oil, mystery, omelette]);

const dayOf = (change: Partial<MenuDay>): MenuDay => ({ ...EMPTY_WEEK[0]!, ...change });
const mealOf = (...foods: [string, number][]) => ({
  ...EMPTY_MEAL,
  foods: foods.map(([foodId, portions]) => ({ foodId, portions })),
});

describe('amounts', () => {
  it('are in the unit of the food', () => {
    expect(amountOfPortions(egg, 2)).toEqual({ amount: 2, unit: 'U', grams: 110, isDensityAssumed: false });
    expect(amountOfPortions(oil, 1.5)?.grams).toBeCloseTo(13.74);
    expect(amountOfPortions({ ...oil, density: null }, 1)).toMatchObject({ isDensityAssumed: true });
    expect(amountOfPortions({ ...egg, unitWeight: null }, 1)).toBeNull();
  });

  it('go to the solver only when they are known', () => {
    expect(solverFoodOf(rice)).toMatchObject({ kcal: 351, grams: { FAT: 0.7 }, mealTypes: MEALS, step: 0.5 });
    expect(solverFoodOf(mystery)).toBeNull();
    expect(solverFoodOf({ ...rice, unknownShares: { fat: 0.2 } })).toBeNull();
    expect(solverFoodOf({ ...egg, unitWeight: 12 })).toMatchObject({ step: 1 });
  });

  it.each([
    ['2 g of a spice', { energy: 312 }, 2, []],
    ['5 g of dry yeast', { energy: 325 }, 5, []],
    ['10 g of vinegar', { energy: 20 }, 10, []],
    ['10 g of an oil', { energy: 900 }, 10, MEALS],
    ['8 g of sugar', { energy: 400 }, 8, MEALS],
    ['20 g of a lettuce', { energy: 15 }, 20, MEALS],
  ])('%s goes with meals of its own, or seasons them', (_what, nutrients, unitWeight, meals) => {
    const known = { carbohydrate: 1, fat: 1, protein: 1, ...nutrients };
    expect(solverFoodOf(menuFood('food', known, { unitWeight }))?.mealTypes).toEqual(meals);
  });

  it('a seasoning is taken where a template names it', () => {
    const pepper = solverFoodOf(
      menuFood('pepper', { energy: 250, carbohydrate: 60, fat: 3, protein: 10 }, { unitWeight: 1 }),
    );
    if (pepper === null) throw new Error('It is known.');
    expect(isOfGroup({ foodIds: ['pepper'], min: 0, max: 1 }, 'LUNCH', pepper)).toBe(true);
    expect(isOfGroup({ categories: [pepper.category], min: 0, max: 1 }, 'LUNCH', pepper)).toBe(false);
  });
});

describe('a kept meal with something unknown', () => {
  it('stays, and its day is filled without sums that are not known', () => {
    const kept = [
      { week: 0, day: 0, meal: 'LUNCH' as const, foods: [{ foodId: 'mystery', portions: 2 }] },
      { week: 0, day: 1, meal: 'LUNCH' as const, foods: [{ foodId: 'gone', portions: 1 }] },
    ];
    const taken = solverFoodsFor([rice, mystery], kept);
    expect(taken.foods.map(({ id, isActive }) => [id, isActive])).toEqual([
      ['rice', true],
      ['mystery', false],
      ['gone', false],
    ]);
    const problem = problemOf();
    const foods = [...problem.foods, ...taken.foods];
    const fill = problem.fill.filter(({ day, meal }) => day > 1 || meal !== 'LUNCH');
    const result = solveMenu({ ...problem, foods, fill, kept: taken.kept }, 1);
    if (result.status !== 'SOLVED') throw new Error(result.status);
    expect(brokenRules({ ...problem, foods, fill, kept: taken.kept }, result.meals)).toEqual([]);
  });
});

describe('totals', () => {
  it('of a meal, with what is not known of them', () => {
    const { kcal, bites, sums } = mealTotals(mealOf(['rice', 0.8], ['oil', 1]), foodOf, 100);
    expect(kcal).toBe(363);
    expect(bites).toBe(3.5);
    expect(sums.nutrients.iron.unknownShare).toBe(0);
    const unsure = mealTotals(mealOf(['rice', 1], ['egg', 2]), foodOf, 100);
    expect(unsure.sums.nutrients.iron.unknownShare).toBeCloseTo(110 / 210);
  });

  it('never count something unknown as zero', () => {
    expect(mealTotals(mealOf(['mystery', 1]), foodOf, 100)).toMatchObject({ kcal: null, bites: null });
    expect(mealTotals(mealOf(['gone', 1], ['rice', 1]), foodOf, 100).unweighed).toEqual(['gone']);
    expect(mealTotals(EMPTY_MEAL, foodOf, 100)).toMatchObject({ kcal: 0, bites: 0 });
  });

  it('of meals, days and weeks agree to their rounding', () => {
    const meal = fc
      .array(fc.tuple(fc.constantFrom('rice', 'egg', 'oil', 'omelette'), fc.integer({ min: 1, max: 6 })), {
        maxLength: 4,
      })
      .map((foods) => mealOf(...foods.map(([id, halves]): [string, number] => [id, halves / 2])));
    const day = fc
      .tuple(meal, meal, meal, meal, meal)
      .map((meals) => dayOf(Object.fromEntries(MEALS.map((each, index) => [each, meals[index]!]))));
    fc.assert(
      fc.property(fc.array(day, { minLength: 7, maxLength: 7 }), (days) => {
        const week = weekTotals(days, foodOf, 100);
        const ofDays = days.map((each) => dayTotals(each, foodOf, 100));
        expect(Math.abs(week.kcal! - ofDays.reduce((sum, { kcal }) => sum + kcal!, 0))).toBeLessThanOrEqual(
          4,
        );
        expect(week.bites).toBe(ofDays.reduce((sum, { bites }) => sum + bites!, 0));
        const fat = ofDays.reduce((sum, { sums }) => sum + (sums.nutrients.fat.amount ?? 0), 0);
        expect(week.sums.nutrients.fat.amount ?? 0).toBeCloseTo(fat, 6);
        days.forEach((each, index) => {
          const meals = MEALS.map((name) => mealTotals(each[name], foodOf, 100));
          const { kcal, bites } = ofDays[index]!;
          expect(Math.abs(kcal! - meals.reduce((sum, part) => sum + part.kcal!, 0))).toBeLessThanOrEqual(3);
          expect(bites).toBe(meals.reduce((sum, part) => sum + part.bites!, 0));
        });
      }),
      { numRuns: 40 },
    );
  });
});

describe('equivalents', () => {
  it('hold energy, macronutrients and the bites of the meal', () => {
    const { foods, targets } = problemOf();
    const target = targets.meals.LUNCH;
    let found = 0;
    for (const food of foods.slice(0, 60)) {
      const own = (food.kcal * food.portionGrams) / 100;
      for (const each of equivalentsOf({ food, portions: 1 }, target.kcal - own, foods, target, 100, 3)) {
        found++;
        expect(Math.abs(each.kcalOff)).toBeLessThanOrEqual(Math.max(15, own * 0.05) + 1e-9);
        expect(each.foodId).not.toBe(food.id);
        expect(mealMatch(target.kcal + each.kcalOff, target, 100)).toMatchObject({
          matches: true,
          bitesOff: 0,
        });
      }
    }
    expect(found).toBeGreaterThan(20);
  });
});

describe('recalculating', () => {
  const problem = problemOf({ template: DEFAULT_MENU_TEMPLATE });
  const first = solveMenu(problem, 1);
  if (first.status !== 'SOLVED') throw new Error(first.status);
  const filled = applyEdit(emptyMenu(1), fillEdit(emptyMenu(1), first.meals))!.menu;
  const at = { week: 0, day: 1, meal: 'LUNCH' } as const;
  const eaten = { week: 0, day: 0, meal: 'BREAKFAST' } as const;
  const locked = applyEdit(filled, { kind: 'LOCKED', at, value: true })!.menu;
  const menu = applyEdit(locked, { kind: 'COMPLETED', at: eaten, value: true })!.menu;

  it('keeps locked and eaten meals, and shows every other difference first', () => {
    const plan = fillPlan(menu, { kind: 'PLAN' });
    expect(plan.kept.map(({ week, day, meal }) => ({ week, day, meal }))).toEqual([eaten, at]);
    const result = solveMenu({ ...problem, ...plan }, 2);
    if (result.status !== 'SOLVED') throw new Error(result.status);
    expect(brokenRules({ ...problem, ...plan }, result.meals)).toEqual([]);
    const edited = applyEdit(menu, fillEdit(menu, result.meals))!;
    const changes = menuDifference(menu, edited.menu);
    expect(changes.length).toBeGreaterThan(20);
    for (const change of changes) {
      expect(change.at).not.toEqual(at);
      expect(change.at).not.toEqual(eaten);
      expect(change.after).not.toEqual(change.before);
    }
    expect(edited.menu.weeks[0]![1]!.LUNCH).toEqual(menu.weeks[0]![1]!.LUNCH);
    expect(applyEdit(edited.menu, edited.inverse)!.menu).toEqual(menu);
    expect(menuDifference(menu, menu)).toEqual([]);
  });

  it('fills a meal, a day or a week, and nothing that is over', () => {
    expect(fillPlan(menu, { kind: 'MEAL', ...at, day: 2 }).fill).toHaveLength(1);
    expect(fillPlan(menu, { kind: 'DAY', week: 0, day: 1 }).fill).toHaveLength(4);
    const longer = { weeks: [...menu.weeks, ...emptyMenu(1).weeks] };
    expect(fillPlan(longer, { kind: 'PLAN' }).fill).toHaveLength(33 + 35);
    const recalculated = fillPlan(longer, { kind: 'FILLED' }).fill;
    expect(recalculated).toHaveLength(33);
    expect(recalculated.every(({ week }) => week === 0)).toBe(true);
    expect(fillPlan(menu, { kind: 'WEEK', week: 0 }, { week: 0, day: 3 }).fill).toHaveLength(20);
    expect(fillPlan(menu, { kind: 'WEEK', week: 1 }).fill).toHaveLength(0);
  });

  it('says why a food is there', () => {
    const lunch = first.meals.find(({ day, meal }) => day === 1 && meal === 'LUNCH')!;
    const kinds = lunch.foods.map(({ foodId }) =>
      reasonsFor(problem, first.meals, at, foodId).map(({ kind }) => kind),
    );
    expect(kinds.flat()).toContain('TEMPLATE');
    expect(kinds.flat()).toContain('PREFERRED');
    expect(kinds.flat()).toContain('MAIN_SOURCE');
    const single = lunch.foods.find(({ foodId }) =>
      problem.foods.some(({ id, category }) => id === foodId && category === 'FATS_OILS'),
    )!;
    const excludedFoods = problem.foods
      .filter(({ id, category }) => category === 'FATS_OILS' && id !== single.foodId)
      .map(({ id }) => id);
    expect(reasonsFor({ ...problem, excludedFoods }, first.meals, at, single.foodId)[0]).toEqual({
      kind: 'ONLY_CHOICE',
      group: 3,
    });
  });
});

describe('the shopping list', () => {
  it('merges foods of all meals and ingredients of dishes, by aisle', () => {
    const days = [
      dayOf({ BREAKFAST: mealOf(['egg', 1.5]), LUNCH: mealOf(['rice', 1], ['oil', 1]) }),
      dayOf({ DINNER: mealOf(['omelette', 1], ['gone', 1], ['rice', 0.5]) }),
    ];
    const { aisles, unweighed } = shoppingList(days, foodOf);
    expect(aisles.map(({ aisle }) => aisle)).toEqual(['CHILLED', 'DRY_GOODS', 'OILS']);
    // One and a half eggs, and two in the omelette.
    expect(aisles[0]!.items).toEqual([
      { foodId: 'egg', amount: 4, unit: 'U', grams: 193, household: null, purchase: null },
    ]);
    expect(aisles[1]!.items).toMatchObject([{ amount: 150, unit: 'G' }]);
    expect(aisles[2]!.items).toMatchObject([{ amount: 20, unit: 'ML', grams: 18 }]);
    expect(unweighed).toEqual(['gone']);
  });

  it('names household measures', () => {
    const cup = { nameEs: 'taza', nameEn: 'cup', grams: 180 };
    const spoon = { nameEs: 'cucharada', nameEn: 'tablespoon', grams: 15 };
    const lookup = lookupOf([{ ...rice, portions: [spoon, cup] }]);
    const household = (portions: number) =>
      shoppingList([dayOf({ LUNCH: mealOf(['rice', portions]) })], lookup).aisles[0]!.items[0]!.household;
    expect(household(4.5)).toEqual({ count: 2.5, portion: cup });
    // Nobody counts rice in spoons, and half a cup is what 100 g are.
    expect(household(1)).toEqual({ count: 0.5, portion: cup });
    expect(household(0.1)).toBeNull();
    expect(household(40)).toBeNull();
    // Between a whole and a half nothing is said.
    expect(household(1.3)).toBeNull();
  });

  it('ends where a recipe contains itself', () => {
    const ingredients = [{ foodId: 'loop', grams: 50 }];
    const loop = { ...omelette, id: 'loop', recipe: { ingredients, yieldGrams: 100 } };
    const list = shoppingList([dayOf({ LUNCH: mealOf(['loop', 1]) })], lookupOf([loop]));
    expect(list).toEqual({ aisles: [], staples: [], unweighed: ['loop'] });
  });
});

describe('a new restriction', () => {
  it('warns of coming meals that break it or may', () => {
    const days = EMPTY_WEEK.map(() => dayOf({ LUNCH: mealOf(['egg', 1], ['rice', 1], ['mystery', 1]) }));
    const menu = applyEdit(
      { weeks: [days] },
      { kind: 'COMPLETED', at: { week: 0, day: 5, meal: 'LUNCH' }, value: true },
    )!.menu;
    const warnings = restrictionWarnings(menu, ['EGGS'], foodOf, { week: 0, day: 5 });
    const lunch = { week: 0, day: 6, meal: 'LUNCH' };
    expect(warnings).toEqual([
      { at: lunch, foodId: 'egg', broken: ['EGGS'], isUnknown: false, isExcluded: false },
      { at: lunch, foodId: 'mystery', broken: [], isUnknown: true, isExcluded: false },
    ]);
    expect(restrictionWarnings(menu, [], foodOf)).toEqual([]);
    const unwanted = restrictionWarnings(
      menu,
      [],
      foodOf,
      { week: 0, day: 5 },
      {
        foodIds: ['mystery', 'gone'],
        categories: ['EGGS'],
      },
    );
    expect(unwanted.map(({ foodId, isExcluded }) => [foodId, isExcluded])).toEqual([
      ['egg', true],
      ['mystery', true],
    ]);
    expect(menuMeals(menu)).toHaveLength(35);
  });
});

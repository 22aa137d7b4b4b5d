import { describe, expect, it } from 'vitest';
import { FOOD_CATEGORIES } from '../foods/index.ts';
import { DEFAULT_MEAL_SHARES, DEFAULT_MACRO_SHARES, planTargets } from '../nutritional-plans/index.ts';
import {
  EMPTY_MEAL,
  emptyMenu,
  EXCLUSION_LIMITS,
  fillPlan,
  fillProblem,
  foodExclusionsSchema,
  isExcludedBy,
  solveMenu,
  templateChoices,
  DEFAULT_MENU_TEMPLATE,
  type FoodExclusions,
  type Menu,
} from './index.ts';
import { brokenRules, problemOf } from './testing/index.ts';
import { menuFood } from './testing/menu-foods.ts';
import { ruleKey } from './solver/rules.ts';

const targets = planTargets({
  energyKcal: 2000,
  mealShares: DEFAULT_MEAL_SHARES,
  macroShares: DEFAULT_MACRO_SHARES,
  kcalPerBite: 100,
});
/** Several foods of every category, of which any meal can be made. */
const foods = FOOD_CATEGORIES.flatMap((category) =>
  [0, 1, 2, 3, 4, 5].map((index) =>
    menuFood(
      `${category}-${index}`,
      {
        energy: 100 + 20 * index,
        carbohydrate: 11.25 + 2.25 * index,
        fat: (33 + 6.6 * index) / 9,
        protein: 6.25 + 1.25 * index,
      },
      { category, notFor: [], meals: [], unit: 'G', unitWeight: 50 + 10 * index },
    ),
  ),
);
const fill = (exclusions: FoodExclusions, menu: Menu = emptyMenu(1)) =>
  fillProblem({
    menu,
    scope: { kind: 'DAY', week: 0, day: 0 },
    targets,
    foods,
    restrictions: [],
    exclusions,
  });

describe('foods that a person will not eat', () => {
  it('are named one by one or by their category, and one that is gone by its name alone', () => {
    const excludes = isExcludedBy({ foodIds: ['a'], categories: ['FISH'] });
    expect(excludes('a', { category: 'MEAT' })).toBe(true);
    expect(excludes('a', undefined)).toBe(true);
    expect(excludes('b', { category: 'FISH' })).toBe(true);
    expect(excludes('b', { category: 'MEAT' })).toBe(false);
    expect(excludes('b', undefined)).toBe(false);
  });

  it('are stored once each, in lower case', () => {
    const id = '0190C5A0-0000-7000-8000-00000000000A';
    const twice = { foodIds: [id, id.toLowerCase()], categories: ['FISH', 'FISH'] };
    expect(foodExclusionsSchema.parse(twice)).toEqual({ foodIds: [id.toLowerCase()], categories: ['FISH'] });
  });

  it.each([
    [{ foodIds: ['no id'], categories: [] }, 'OPTION_INVALID'],
    [{ foodIds: [], categories: ['STONES'] }, 'OPTION_INVALID'],
    [
      {
        foodIds: Array.from({ length: EXCLUSION_LIMITS.foods + 1 }, () => crypto.randomUUID()),
        categories: [],
      },
      'TOO_MANY',
    ],
  ])('are refused when they are none: %#', (written, code) => {
    expect(foodExclusionsSchema.safeParse(written).error?.issues[0]?.message).toBe(code);
  });

  it('are in no menu that is filled', () => {
    const week = problemOf();
    const free = solveMenu(week, 1);
    if (free.status !== 'SOLVED') throw new Error(free.status);
    const kindOf = (foodId: string) => week.foods.find(({ id }) => id === foodId)!.category;
    const used = free.meals.flatMap((meal) => meal.foods.map(({ foodId }) => foodId));
    const excludedCategories = [kindOf(used[0]!)];
    const excludedFoods = used.filter((id) => kindOf(id) !== excludedCategories[0]).slice(0, 5);
    const problem = { ...week, excludedFoods, excludedCategories };
    const refused = solveMenu(problem, 1);
    if (refused.status !== 'SOLVED') throw new Error(refused.status);
    expect(brokenRules(problem, refused.meals)).toEqual([]);
    // The menu before breaks them by the same judgement.
    expect(brokenRules(problem, free.meals)).not.toEqual([]);
  });

  it('are the reason when a person eats nothing of what a meal needs', () => {
    const result = solveMenu(fill({ foodIds: [], categories: ['VEGETABLES'] }), 1);
    if (result.status !== 'IMPOSSIBLE') throw new Error(result.status);
    const named = result.conflict.rules.map(({ rule }) => ruleKey(rule));
    expect(named).toContain('EXCLUDED_CATEGORY:VEGETABLES');
    expect(named.some((key) => key.startsWith('GROUP:'))).toBe(true);
  });

  it('are explained as a conflict when they are everything', () => {
    const result = solveMenu(fill({ foodIds: [], categories: [...FOOD_CATEGORIES] }), 1);
    if (result.status !== 'IMPOSSIBLE') throw new Error(result.status);
    expect(result.conflict.rules.some(({ rule }) => rule.kind === 'EXCLUDED_CATEGORY')).toBe(true);
    expect(result.conflict.isIrreducible).toBe(true);
  });

  it('leave a food out of the choices of a template', () => {
    const { BREAKFAST } = templateChoices(DEFAULT_MENU_TEMPLATE, foods, [], {
      foodIds: ['DAIRY-0'],
      categories: ['BEVERAGES'],
    });
    expect(BREAKFAST[0]).toEqual({ foods: 12, suitable: 5 });
  });

  it('name no rule for a food that is gone', () => {
    expect(fill({ foodIds: ['gone', 'DAIRY-1'], categories: [] }).excludedFoods).toEqual(['DAIRY-1']);
  });

  it('prevent no menu when they were eaten before, or are in a meal that is not filled', () => {
    const menu = emptyMenu(1);
    const eaten = { ...EMPTY_MEAL, foods: [{ foodId: 'FISH-0', portions: 1 }], isCompleted: true };
    const [first, second, ...rest] = menu.weeks[0]!;
    const coming = { ...EMPTY_MEAL, foods: [{ foodId: 'FISH-1', portions: 1 }] };
    const weeks = [[{ ...first!, LUNCH: eaten }, { ...second!, LUNCH: coming }, ...rest]];
    const request = fill({ foodIds: [], categories: ['FISH'] }, { weeks });
    expect(request.kept.map(({ isOutside }) => isOutside)).toEqual([true, true]);
    const result = solveMenu({ ...request, kept: request.kept.filter(({ day }) => day === 1) }, 1);
    expect(result.status).toBe('SOLVED');
    // One that is locked although it is to be filled is a contradiction, and is named.
    const locked = { weeks: [[{ ...first!, LUNCH: { ...coming, isLocked: true } }, second!, ...rest]] };
    expect(fillPlan(locked, { kind: 'DAY', week: 0, day: 0 }).kept[0]?.isOutside).toBeUndefined();
    const refused = solveMenu(fill({ foodIds: [], categories: ['FISH'] }, locked), 1);
    if (refused.status !== 'IMPOSSIBLE') throw new Error(refused.status);
    expect(refused.conflict.rules.map(({ rule }) => ruleKey(rule)).sort()).toEqual([
      'EXCLUDED_CATEGORY:FISH',
      'KEPT_MEAL:0:0:LUNCH',
    ]);
  });
});

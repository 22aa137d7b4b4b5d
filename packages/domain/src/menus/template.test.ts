import { describe, expect, it } from 'vitest';
import {
  DEFAULT_MACRO_SHARES,
  DEFAULT_MEAL_SHARES,
  DEFAULT_KCAL_PER_BITE,
  foodsOfTemplate,
  MEALS,
  menuTemplateGroupSchema,
  menuTemplateSchema,
  planTargets,
  TEMPLATE_LIMITS,
  type MenuTemplateGroup,
  type PlanMenuTemplate,
} from '../nutritional-plans/index.ts';
import { emptyMenu, menuMeals } from './menu.ts';
import { applyEdit } from './edits.ts';
import { fillProblem } from './plan-problem.ts';
import { fillEdit } from './recalculate.ts';
import { savedMenuTemplateSchema } from './saved-template.ts';
import { isOfGroup } from './solver/problem.ts';
import { ruleKey } from './solver/rules.ts';
import { solveMenu } from './solver/solve.ts';
import { DEFAULT_MENU_TEMPLATE, templateChoices, templateDifference, templateDoubts } from './template.ts';
import { menuFood } from './testing/menu-foods.ts';
import { syntheticFoods } from './testing/synthetic-foods.ts';

const uuid = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const group = (change: Partial<MenuTemplateGroup> = {}): MenuTemplateGroup => ({
  foodIds: [],
  categories: ['DAIRY'],
  min: 1,
  max: 1,
  ...change,
});
const codesOf = (schema: typeof menuTemplateGroupSchema, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

describe('a group of a template', () => {
  it.each([
    ['a category', group()],
    ['a food', group({ foodIds: [uuid(1)], categories: [] })],
    ['a food or a category', group({ foodIds: [uuid(1)] })],
    [
      'as many foods as there can be',
      group({ foodIds: Array.from({ length: TEMPLATE_LIMITS.foods }, (_, n) => uuid(n)) }),
    ],
    ['none or some', group({ min: 0, max: TEMPLATE_LIMITS.count })],
  ])('may be %s', (_name, value) => {
    expect(codesOf(menuTemplateGroupSchema, value)).toEqual([]);
  });

  it.each([
    ['nothing', group({ categories: [] }), 'foodIds REQUIRED'],
    ['at most fewer than at least', group({ min: 2, max: 1 }), 'max OUT_OF_RANGE'],
    ['none at most', group({ min: 0, max: 0 }), 'max OUT_OF_RANGE'],
    ['less than none', group({ min: -1 }), 'min OUT_OF_RANGE'],
    ['more than five', group({ max: 6 }), 'max OUT_OF_RANGE'],
    ['half a food', group({ max: 1.5 }), 'max WHOLE_NUMBER'],
    ['no number', group({ min: Number.NaN }), 'min NUMBER_INVALID'],
    ['an empty count', { ...group(), min: null }, 'min REQUIRED'],
    ['a category that does not exist', { ...group(), categories: ['PIZZA'] }, 'categories.0 OPTION_INVALID'],
    ['a food that is no id', group({ foodIds: ['milk'] }), 'foodIds.0 OPTION_INVALID'],
    ['31 foods', group({ foodIds: Array.from({ length: 31 }, (_, n) => uuid(n)) }), 'foodIds TOO_MANY'],
  ])('is not %s', (_name, value, problem) => {
    expect(codesOf(menuTemplateGroupSchema, value)).toEqual([problem]);
  });

  it('has each food and category once', () => {
    const twice = group({
      foodIds: [uuid(10), uuid(10).toUpperCase(), uuid(2)],
      categories: ['DAIRY', 'DAIRY'],
    });
    expect(menuTemplateGroupSchema.parse(twice)).toEqual(group({ foodIds: [uuid(10), uuid(2)] }));
  });
});

describe('a template', () => {
  it('has groups for every meal, at most eight, or none', () => {
    expect(menuTemplateSchema.safeParse({ ...DEFAULT_MENU_TEMPLATE, LUNCH: [] }).success).toBe(true);
    const { LUNCH: _, ...withoutLunch } = DEFAULT_MENU_TEMPLATE;
    expect(menuTemplateSchema.safeParse(withoutLunch).success).toBe(false);
    const nine = { ...DEFAULT_MENU_TEMPLATE, LUNCH: Array.from({ length: 9 }, () => group()) };
    expect(menuTemplateSchema.safeParse(nine).success).toBe(false);
  });

  it('of a new plan is a valid one, and names no food', () => {
    expect(menuTemplateSchema.parse(DEFAULT_MENU_TEMPLATE)).toEqual(DEFAULT_MENU_TEMPLATE);
    expect(foodsOfTemplate(DEFAULT_MENU_TEMPLATE)).toEqual([]);
  });

  it('is saved under a name of one line and up to 120 characters', () => {
    const isValid = (name: string) =>
      savedMenuTemplateSchema.safeParse({ name, template: DEFAULT_MENU_TEMPLATE }).success;
    expect([' Cenas ', 'a'.repeat(120), '', ' ', 'a\nb', 'a'.repeat(121)].map(isValid)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('differs from another in the meals whose groups differ', () => {
    const other = { ...DEFAULT_MENU_TEMPLATE, DINNER: [group()] };
    expect(templateDifference(DEFAULT_MENU_TEMPLATE, other)).toEqual(['DINNER']);
    expect(templateDifference(other, structuredClone(other))).toEqual([]);
    // As PostgreSQL gives them back.
    const { min, max, foodIds, categories } = group();
    const stored = { ...other, DINNER: [{ max, min, foodIds, categories }] };
    expect(templateDifference(other, stored)).toEqual([]);
  });
});

describe('what a template leaves to choose from', () => {
  const known = { energy: 60, protein: 3, fat: 3, carbohydrate: 5 };
  const foods = [
    menuFood(uuid(1), known, { category: 'DAIRY', meals: ['BREAKFAST'], notFor: ['LACTOSE'] }),
    menuFood(uuid(2), known, { category: 'DAIRY', meals: ['BREAKFAST'], notFor: [] }),
    menuFood(uuid(3), known, { category: 'DAIRY', meals: ['BREAKFAST'], unknownFor: ['LACTOSE'] }),
    menuFood(uuid(4), known, { category: 'DAIRY', meals: ['DINNER'] }),
    menuFood(uuid(5), known, { category: 'DAIRY', meals: ['BREAKFAST'], isActive: false }),
    menuFood(uuid(6), { energy: 60 }, { category: 'DAIRY', meals: ['BREAKFAST'] }),
  ];
  const choicesOf = (each: MenuTemplateGroup, restrictions: string[] = []) =>
    templateChoices({ ...DEFAULT_MENU_TEMPLATE, BREAKFAST: [each] }, foods, restrictions).BREAKFAST[0];

  it('is active foods of known figures that go with the meal', () => {
    expect(choicesOf(group())).toEqual({ foods: 3, suitable: 3 });
  });
  it('is for the patient unless a restriction excludes it or nothing is stated', () => {
    expect(choicesOf(group(), ['LACTOSE'])).toEqual({ foods: 3, suitable: 1 });
  });
  it('is a food in any meal where its name is in the template', () => {
    expect(choicesOf(group({ foodIds: [uuid(4)], categories: [] }))).toEqual({ foods: 1, suitable: 1 });
  });
  it('is nothing of foods that are gone, inactive or not known well enough', () => {
    const gone = group({ foodIds: [uuid(5), uuid(6), uuid(7)], categories: [] });
    expect(choicesOf(gone)).toEqual({ foods: 0, suitable: 0 });
  });
});

describe('filling by a template', () => {
  const foods = syntheticFoods(240, 7).map((food, index) =>
    menuFood(
      uuid(index),
      {
        energy: food.kcal,
        protein: food.grams.PROTEIN,
        fat: food.grams.FAT,
        carbohydrate: food.grams.CARBS,
      },
      {
        category: food.category as never,
        tier: food.tier,
        meals: [...food.mealTypes],
        unitWeight: food.portionGrams,
        notFor: [...food.restrictions] as never,
        isActive: true,
      },
    ),
  );
  const solve = (template: PlanMenuTemplate, restrictions: string[] = []) => {
    const menu = emptyMenu(1);
    const targets = planTargets({
      energyKcal: 2000,
      mealShares: DEFAULT_MEAL_SHARES,
      macroShares: DEFAULT_MACRO_SHARES,
      kcalPerBite: DEFAULT_KCAL_PER_BITE,
    });
    const problem = fillProblem({
      menu,
      scope: { kind: 'WEEK', week: 0 },
      targets,
      foods,
      restrictions,
      template,
    });
    return { menu, problem, result: solveMenu(problem, 3) };
  };
  const ofCategory = (category: string) => foods.filter((food) => food.category === category);

  it('takes only foods of the template, and as many of a group as it says', () => {
    const named = ofCategory('DAIRY')
      .slice(0, 6)
      .map(({ id }) => id);
    const template: PlanMenuTemplate = {
      ...DEFAULT_MENU_TEMPLATE,
      BREAKFAST: [
        group({ foodIds: named, categories: [] }),
        group({ categories: ['CEREALS', 'BREAD_PASTA'], max: 2 }),
        group({ categories: ['FRUIT', 'NUTS_SEEDS'], min: 0, max: 2 }),
      ],
    };
    const { menu, problem, result } = solve(template);
    if (result.status !== 'SOLVED') throw new Error(result.status);
    const filled = applyEdit(menu, fillEdit(menu, result.meals))!.menu;
    for (const { meal, foods: there } of menuMeals(filled)) {
      const solverFoods = there.map(({ foodId }) => problem.foods.find(({ id }) => id === foodId)!);
      for (const food of solverFoods)
        expect(template[meal].some((each) => isOfGroup(each, meal, food))).toBe(true);
      if (meal === 'BREAKFAST') expect(there.filter(({ foodId }) => named.includes(foodId))).toHaveLength(1);
    }
  });

  const rulesOf = (template: PlanMenuTemplate, restrictions: string[] = []) => {
    const { result } = solve(template, restrictions);
    if (result.status !== 'IMPOSSIBLE') throw new Error(result.status);
    return result.conflict.rules.map(({ rule }) => ruleKey(rule)).sort();
  };

  it.each(MEALS)('names %s when its template has no food', (meal) => {
    expect(rulesOf({ ...DEFAULT_MENU_TEMPLATE, [meal]: [] })).toEqual([
      `MEAL_BITES:${meal}`,
      `TEMPLATE_ONLY:${meal}`,
    ]);
  });

  it('names the group and the restriction when the patient may eat nothing of it', () => {
    const milk = ofCategory('DAIRY')
      .filter(({ notFor }) => notFor.includes('MILK'))
      .map(({ id }) => id);
    const template = {
      ...DEFAULT_MENU_TEMPLATE,
      BREAKFAST: [...DEFAULT_MENU_TEMPLATE.BREAKFAST, group({ foodIds: milk.slice(0, 3), categories: [] })],
    };
    expect(rulesOf(template, ['MILK'])).toEqual(['GROUP:BREAKFAST:4', 'RESTRICTION:MILK']);
  });

  it('names the group and the uses a week when one food would be on every day', () => {
    const [only] = ofCategory('FRUIT');
    const template = {
      ...DEFAULT_MENU_TEMPLATE,
      DINNER: [...DEFAULT_MENU_TEMPLATE.DINNER, group({ foodIds: [only!.id], categories: [] })],
    };
    expect(rulesOf(template)).toEqual(['GROUP:DINNER:5', 'USES_PER_WEEK']);
  });
});

describe('what speaks against a template for one person', () => {
  const FIGURES = { energy: 100, carbohydrate: 10, fat: 4, protein: 6 };
  const milk = menuFood(uuid(1), FIGURES, { category: 'DAIRY', notFor: ['MILK', 'LACTOSE'] });
  const nuts = menuFood(uuid(2), FIGURES, { category: 'NUTS_SEEDS', notFor: ['NUTS', 'CHOKING'] });
  const bread = menuFood(uuid(3), FIGURES, { category: 'BREAD_PASTA' });
  const empty = { BREAKFAST: [], MID_MORNING_SNACK: [], LUNCH: [], MID_AFTERNOON_SNACK: [], DINNER: [] };
  const template: PlanMenuTemplate = {
    ...empty,
    BREAKFAST: [group(), group({ categories: ['BREAD_PASTA'] })],
    DINNER: [group({ foodIds: [uuid(2)], categories: [] }), group({ min: 0 })],
  };
  const foods = [milk, nuts, bread];

  it('is nothing for who may eat everything', () => {
    expect(templateDoubts(template, foods, [])).toEqual([]);
  });

  it('is the group that it asks for, the meal, and why: an allergy, an age, what they will not eat', () => {
    expect(templateDoubts(template, foods, ['MILK'])).toEqual([
      { meal: 'BREAKFAST', group: template.BREAKFAST[0], restrictions: ['MILK'], isUnwanted: false },
    ]);
    expect(templateDoubts(template, foods, ['CHOKING'])).toMatchObject([
      { meal: 'DINNER', restrictions: ['CHOKING'], isUnwanted: false },
    ]);
    expect(templateDoubts(template, foods, [], { foodIds: [uuid(3)], categories: [] })).toMatchObject([
      { meal: 'BREAKFAST', restrictions: [], isUnwanted: true },
    ]);
  });

  it('is nothing of a group of which no food is known yet', () => {
    expect(templateDoubts(template, [bread], ['MILK', 'CHOKING'])).toEqual([]);
  });
});

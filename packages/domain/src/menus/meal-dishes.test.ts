import { describe, expect, it } from 'vitest';
import { dishFormSchema } from '../foods/dishes/dish.ts';
import { DISHES, foodOf as catalogueFood } from '../foods/testing/catalogue.ts';
import {
  addDish,
  applyEdit,
  clearMeals,
  copiedMenu,
  dishSizes,
  EMPTY_MEAL,
  EMPTY_WEEK,
  emptyMenu,
  fillEdit,
  loosenDish,
  mealAt,
  mealOddities,
  mealParts,
  mealTotals,
  menuDocumentSchema,
  packedMenuSchema,
  packMenu,
  removeDish,
  resizeDish,
  sizeFor,
  unpackMenu,
  withTrueDishes,
  type MenuMeal,
  type ServedDish,
} from './index.ts';
import { lookupOf, menuFood } from './testing/menu-foods.ts';

const idOf = (number: number) => `3f0e0a8e-0000-4000-8000-00000000000${number}`;
const [RICE, EGG, OIL, SALT, APPLE, DISH] = [1, 2, 3, 4, 5, 6].map(idOf) as [
  string,
  string,
  string,
  string,
  string,
  string,
];
const foods = [
  menuFood(RICE, { energy: 350, carbohydrate: 78, fat: 1, protein: 7 }),
  menuFood(
    EGG,
    { energy: 140, carbohydrate: 1, fat: 10, protein: 12 },
    { unit: 'U', unitWeight: 55, category: 'EGGS' },
  ),
  menuFood(OIL, { energy: 900, carbohydrate: 0, fat: 100, protein: 0 }, { category: 'FATS_OILS' }),
  menuFood(SALT, { energy: 0, carbohydrate: 0, fat: 0, protein: 0 }),
  menuFood(APPLE, { energy: 52, carbohydrate: 14, fat: 0, protein: 0 }, { category: 'FRUIT' }),
];
const foodOf = lookupOf(foods);

/** For two: rice and a whole egg each, with oil and a pinch of salt. */
const rice: ServedDish = {
  ...dishFormSchema.parse({
    nameEs: 'Arroz con huevo',
    nameEn: 'Rice with egg',
    course: 'SINGLE',
    meals: ['LUNCH'],
    servings: 2,
    ingredients: [
      { foodId: RICE, grams: 160, part: 'CORE', minFactor: 0.5, maxFactor: 1.5 },
      { foodId: EGG, grams: 110, part: 'CORE', minFactor: 0.5, maxFactor: 2, stepGrams: 55 },
      { foodId: OIL, grams: 20, part: 'FLEX', minFactor: 0, maxFactor: 2 },
      { foodId: SALT, grams: 1, part: 'SEASONING' },
    ],
  }),
  id: DISH,
};
const unwrap = <Value>(result: { ok: true; value: Value } | { ok: false; code: string }): Value => {
  if (!result.ok) throw new Error(result.code);
  return result.value;
};
const apple = { foodId: APPLE, portions: 1.5 };
const meal = unwrap(addDish({ ...EMPTY_MEAL, foods: [apple] }, rice, 0, foodOf));
const kcalOf = (of: MenuMeal) => mealTotals(of, foodOf, 100).kcal;
const inDish = ({ foods: all }: MenuMeal, key = 1) =>
  Object.fromEntries(
    all.filter(({ dish }) => dish === key).map(({ foodId, portions }) => [foodId, portions]),
  );

describe('a dish in a meal', () => {
  it('is its foods in portions of one serving, beside the others', () => {
    expect(meal.dishes).toEqual([
      {
        key: 1,
        dishId: DISH,
        nameEs: 'Arroz con huevo',
        nameEn: 'Rice with egg',
        size: 0,
        core: [RICE, EGG],
      },
    ]);
    expect(meal.foods[0]).toEqual(apple);
    expect(inDish(meal)).toEqual({ [RICE]: 0.8, [EGG]: 1, [OIL]: 0.1, [SALT]: 0.005 });
    // 78 of the apple, 280 of rice, 77 of egg and 90 of oil.
    expect(kcalOf(meal)).toBe(525);
  });

  it('is read as one part where the first of its foods is', () => {
    const mixed = { ...meal, foods: [meal.foods[1]!, meal.foods[0]!, ...meal.foods.slice(2)] };
    expect(mealParts(mixed).map(({ dish, foods: of }) => [dish?.key, of.map(({ index }) => index)])).toEqual([
      [1, [0, 2, 3, 4]],
      [undefined, [1]],
    ]);
  });

  it('has a size within the limits of its parts, in whole pieces', () => {
    const smallest = unwrap(resizeDish(meal, 1, rice, -8, foodOf));
    expect(inDish(smallest)).toEqual({ [RICE]: 0.4, [EGG]: 1, [SALT]: 0.005 });
    const largest = unwrap(resizeDish(smallest, 1, rice, 8, foodOf));
    // What the smallest had nothing of is back, next to the rest of its dish.
    expect(inDish(largest)).toEqual({ [RICE]: 1.2, [EGG]: 2, [SALT]: 0.005, [OIL]: 0.2 });
    expect(largest.dishes?.[0]?.size).toBe(8);
    expect(largest.foods[0]).toEqual(apple);
    expect(inDish(unwrap(resizeDish(largest, 1, rice, 0, foodOf)))).toEqual(inDish(meal));
  });

  it('keeps out what a person took out, and as it is what they put in', () => {
    const changed = {
      ...meal,
      foods: [...meal.foods.filter(({ foodId }) => foodId !== OIL), { ...apple, dish: 1 }],
    };
    expect(inDish(unwrap(resizeDish(changed, 1, rice, 8, foodOf)))).toEqual({
      [RICE]: 1.2,
      [EGG]: 2,
      [SALT]: 0.005,
      [APPLE]: 1.5,
    });
  });

  it('names its sizes once each, and the nearest to an energy', () => {
    const sizes = dishSizes(rice, foodOf);
    expect(sizes[0]).toMatchObject({ size: -8 });
    expect(sizes.map(({ kcal }) => Math.round(kcal))).toEqual(
      [...new Set(sizes.map(({ kcal }) => Math.round(kcal)))].toSorted((one, other) => one - other),
    );
    expect(sizeFor(rice, 10_000, foodOf)).toBe(8);
    expect(sizeFor(rice, 447, foodOf)).toBe(0);
    // Nothing of it moves: all its sizes are one.
    const fixed = {
      ...rice,
      ingredients: rice.ingredients.map((one) => ({ ...one, minFactor: 1, maxFactor: 1 })),
    };
    expect(dishSizes(fixed, foodOf).map(({ size }) => size)).toEqual([0]);
  });

  it('is refused for what is not known, and for more than a meal has', () => {
    const without = lookupOf(foods.filter(({ id }) => id !== OIL));
    expect(addDish(meal, rice, 0, without)).toMatchObject({ code: 'DISH_UNKNOWN' });
    const unknown = lookupOf([...foods.filter(({ id }) => id !== OIL), menuFood(OIL, {})]);
    expect(addDish(meal, rice, 0, unknown).ok).toBe(true);
    expect(addDish(meal, rice, 2, unknown)).toMatchObject({ code: 'DISH_NOT_SCALED' });
    expect(dishSizes(rice, unknown)).toEqual([]);
    const six = Array.from({ length: 6 }).reduce<MenuMeal>(
      (of) => unwrap(addDish(of, rice, 0, foodOf)),
      EMPTY_MEAL,
    );
    expect(six.dishes?.map(({ key }) => key)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(addDish(six, rice, 0, foodOf)).toMatchObject({ code: 'TOO_MANY_DISHES' });
    const full = { ...EMPTY_MEAL, foods: Array(27).fill(apple) };
    expect(addDish(full, rice, 0, foodOf)).toMatchObject({ code: 'TOO_MANY_FOODS' });
  });

  it('is not scaled as a dish that is made of other foods by now', () => {
    const other = { ...rice, ingredients: rice.ingredients.filter(({ foodId }) => foodId !== EGG) };
    expect(resizeDish(meal, 1, other, 4, foodOf)).toMatchObject({ code: 'DISH_CHANGED' });
    expect(resizeDish(meal, 2, rice, 4, foodOf)).toMatchObject({ code: 'DISH_ABSENT' });
  });

  it('goes with its foods, or leaves them', () => {
    expect(removeDish(meal, 1)).toEqual({ ...EMPTY_MEAL, foods: [apple] });
    const loose = loosenDish(meal, 1);
    expect(loose.dishes).toBeUndefined();
    expect(loose.foods).toEqual(meal.foods.map(({ foodId, portions }) => ({ foodId, portions })));
  });

  it('of the catalogue can be served at each of its sizes', () => {
    const find = (id: string) => catalogueFood(id);
    for (const { dish } of DISHES) {
      const sizes = dishSizes(dish, find);
      expect(sizes.map(({ size }) => size)).toContain(0);
      for (const { size, kcal } of sizes) {
        const served = unwrap(addDish(EMPTY_MEAL, dish, size, find));
        expect(served).toBe(withTrueDishes(served));
        expect(Math.abs(mealTotals(served, find, 100).kcal! - kcal)).toBeLessThan(2);
      }
    }
  });
});

describe('the name of a dish', () => {
  const at = { week: 0, day: 0, meal: 'LUNCH' } as const;
  const menu = { weeks: [[{ ...EMPTY_WEEK[0]!, LUNCH: meal }, ...EMPTY_WEEK.slice(1)]] };
  const edited = (edit: Parameters<typeof applyEdit>[1]) => {
    const done = applyEdit(menu, edit)!;
    // Undoing gives the name back.
    expect(applyEdit(done.menu, done.inverse)?.menu).toEqual(menu);
    return mealAt(done.menu, at)!;
  };
  const indexOf = (foodId: string) => meal.foods.findIndex((food) => food.foodId === foodId);

  it('goes with a food of its core', () => {
    for (const edit of [
      { kind: 'REMOVE_FOOD', at, index: indexOf(EGG) },
      { kind: 'REPLACE_FOOD', at, index: indexOf(EGG), food: apple },
      { kind: 'MOVE_FOOD', from: at, index: indexOf(EGG), to: { ...at, day: 1 }, toIndex: 0 },
    ] as const) {
      const after = edited(edit);
      expect(after.dishes).toBeUndefined();
      expect(after.foods.every(({ dish }) => dish === undefined)).toBe(true);
    }
  });

  it('stays with another portion, another seasoning and another order', () => {
    const portion = { foodId: RICE, portions: 2 };
    expect(edited({ kind: 'REPLACE_FOOD', at, index: indexOf(RICE), food: portion }).dishes).toHaveLength(1);
    const swapped = edited({ kind: 'REPLACE_FOOD', at, index: indexOf(SALT), food: apple });
    expect(inDish(swapped)).toMatchObject({ [APPLE]: 1.5 });
    const moved = edited({ kind: 'MOVE_FOOD', from: at, index: indexOf(EGG), to: at, toIndex: 0 });
    expect(inDish(moved)).toEqual(inDish(meal));
    const away = {
      kind: 'MOVE_FOOD',
      from: at,
      index: indexOf(SALT),
      to: { ...at, day: 1 },
      toIndex: 0,
    } as const;
    expect(edited(away).dishes).toHaveLength(1);
    expect(applyEdit(menu, away)!.menu.weeks[0]![1]!.LUNCH.foods[0]).toEqual({
      foodId: SALT,
      portions: 0.005,
    });
  });

  it('is of no meal that is emptied or filled again', () => {
    const empty = applyEdit(menu, clearMeals(menu, [at]).edit)!.menu;
    expect(mealAt(empty, at)).toEqual(EMPTY_MEAL);
    const filled = applyEdit(menu, fillEdit(menu, [{ ...at, foods: [apple] }]))!.menu;
    expect(mealAt(filled, at)).toEqual({ ...EMPTY_MEAL, foods: [apple] });
  });

  it('goes with copies and versions', () => {
    expect(copiedMenu(menu, 2).weeks[0]![0]!.LUNCH).toEqual(meal);
    const packed = packMenu(menu);
    expect(unpackMenu(packed)).toEqual(menu);
    expect(packedMenuSchema.parse(JSON.parse(JSON.stringify(packed)))).toEqual(packed);
    const wrong = { ...packed, meals: packed.meals.map((each) => ({ ...each, dishes: undefined })) };
    expect(packedMenuSchema.safeParse(wrong).success).toBe(false);
  });
});

describe('stored menus', () => {
  const documentOf = (lunch: object) => ({
    weeks: [[{ ...EMPTY_WEEK[0]!, LUNCH: lunch }, ...EMPTY_WEEK.slice(1)]],
    undo: [],
    redo: [],
    applied: [],
  });
  const issues = (lunch: object) =>
    menuDocumentSchema
      .safeParse(documentOf(lunch))
      .error?.issues.map(({ path, message }) => [path.slice(4).join('.'), message]);
  const stored = (lunch: object) => menuDocumentSchema.parse(documentOf(lunch)).weeks[0]![0]!.LUNCH;

  it('may have dishes or none', () => {
    expect(stored(meal)).toEqual(meal);
    const { weeks } = emptyMenu(1);
    expect(menuDocumentSchema.parse({ weeks, undo: [], redo: [], applied: [] }).weeks).toEqual(weeks);
  });

  it('lose a dish without foods or without its core', () => {
    expect(stored({ ...EMPTY_MEAL, dishes: meal.dishes })).toEqual(EMPTY_MEAL);
    const rest = meal.foods.filter(({ foodId }) => foodId !== RICE);
    expect(stored({ ...meal, foods: rest })).toEqual({
      ...EMPTY_MEAL,
      foods: rest.map(({ foodId, portions }) => ({ foodId, portions })),
    });
  });

  it.each([
    [
      'a food of a dish that the meal has not',
      { foods: [{ ...apple, dish: 2 }] },
      'foods.0.dish',
      'OPTION_INVALID',
    ],
    ['a key twice', { dishes: [meal.dishes![0], meal.dishes![0]] }, 'dishes.1.key', 'OPTION_INVALID'],
    [
      'seven dishes',
      { dishes: Array.from({ length: 7 }, (_, at) => ({ ...meal.dishes![0], key: at + 1 })) },
      'dishes',
      'TOO_MANY',
    ],
    [
      'no name',
      { dishes: [{ ...meal.dishes![0], nameEs: ' ', nameEn: null }] },
      'dishes.0.nameEs',
      'REQUIRED',
    ],
    ['no core', { dishes: [{ ...meal.dishes![0], core: [] }] }, 'dishes.0.core', 'REQUIRED'],
    [
      'a size beyond its limits',
      { dishes: [{ ...meal.dishes![0], size: 9 }] },
      'dishes.0.size',
      'OUT_OF_RANGE',
    ],
  ])('with %s are refused', (_, change, path, message) => {
    expect(issues({ ...meal, ...change })).toContainEqual([path, message]);
  });
});

describe('what looks odd of a meal', () => {
  it('takes a dish as cooked', () => {
    const day = { kcal: 2000, grams: { CARBS: 250, FAT: 67, PROTEIN: 100 }, bites: 20 };
    const told = (of: MenuMeal) =>
      mealOddities(of, 'LUNCH', catalogueFood, { day }).filter(({ severity }) => severity === 'ABSURD');
    const served = DISHES.filter(({ dish }) => dish.course === 'SECOND').map(({ dish }) =>
      unwrap(addDish(EMPTY_MEAL, dish, 0, catalogueFood)),
    );
    expect(served.flatMap(told)).toEqual([]);
    // The same foods by themselves are raw, which is what the name of the dish says otherwise.
    expect(served.flatMap((each) => told(loosenDish(each, 1))).length).toBeGreaterThan(5);
  });
});

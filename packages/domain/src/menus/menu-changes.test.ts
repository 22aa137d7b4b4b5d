import { describe, expect, it } from 'vitest';
import {
  addDish,
  averageChange,
  compareMenus,
  dishChanges,
  EMPTY_MEAL,
  emptyMenu,
  lostDish,
  menuDifference,
  type Menu,
  type MenuMeal,
  resizeDish,
  type ServedDish,
} from './index.ts';
import { lookupOf, menuFood } from './testing/menu-foods.ts';

const known = { carbohydrate: 10, fat: 5, protein: 10 };
const foodOf = lookupOf([
  menuFood('rice', { energy: 350, ...known }),
  menuFood('oil', { energy: 900, carbohydrate: 0, fat: 100, protein: 0 }, { category: 'FATS_OILS' }),
  menuFood('hake', { energy: 80, carbohydrate: 0, fat: 1, protein: 17 }, { category: 'FISH' }),
  menuFood('cod', { energy: 80, carbohydrate: 0, fat: 1, protein: 18 }, { category: 'FISH' }),
  menuFood('apple', { energy: 50, carbohydrate: 12, fat: 0, protein: 0 }, { category: 'FRUIT' }),
  menuFood('dull', { carbohydrate: 10, fat: 0, protein: 0 }),
]);
const part = { name: null, stepGrams: null };
const dish = (id: string, core: string): ServedDish => ({
  ...{ id, nameEs: id, nameEn: id, servings: 1 },
  ingredients: [
    { ...part, foodId: core, grams: 100, part: 'CORE', minFactor: 0.5, maxFactor: 2 },
    { ...part, foodId: 'oil', grams: 10, part: 'FLEX', minFactor: 0, maxFactor: 2 },
  ],
});
const unwrap = <Value>(result: { ok: true; value: Value } | { ok: false; code: string }): Value => {
  if (!result.ok) throw new Error(result.code);
  return result.value;
};
const of = (...parts: readonly (ServedDish | string)[]): MenuMeal =>
  parts.reduce<MenuMeal>(
    (meal, part) =>
      typeof part === 'string'
        ? { ...meal, foods: [...meal.foods, { foodId: part, portions: 1 }] }
        : unwrap(addDish(meal, part, 0, foodOf)),
    EMPTY_MEAL,
  );
const [RICE, HAKE, COD] = [dish('arroz', 'rice'), dish('merluza', 'hake'), dish('bacalao', 'cod')];
const read = (before: MenuMeal, after: MenuMeal) =>
  dishChanges(before, after, foodOf, 100).map(({ kind, before: was, after: is }) => [
    kind,
    ...[was, is].map((part) => (part ? (part.dish?.dishId ?? part.foods[0]!.foodId) : null)),
  ]);

describe('what becomes of the dishes of a meal', () => {
  it('keeps, replaces, adds and removes dishes and the foods beside them', () => {
    expect(read(of(RICE, HAKE, 'apple'), of(RICE, COD, 'apple', 'oil'))).toEqual([
      ['KEPT', 'arroz', 'arroz'],
      ['REPLACED', 'merluza', 'bacalao'],
      ['KEPT', 'apple', 'apple'],
      ['ADDED', null, 'oil'],
    ]);
    expect(read(of(RICE, 'apple'), of(RICE))).toEqual([
      ['KEPT', 'arroz', 'arroz'],
      ['REMOVED', 'apple', null],
    ]);
  });

  it('says from which to which weight and energy a dish is scaled, also where nothing is left of its oil', () => {
    const before = of(RICE);
    const after = unwrap(resizeDish(before, 1, RICE, -8, foodOf));
    expect(dishChanges(before, after, foodOf, 100)).toMatchObject([
      { kind: 'RESCALED', before: { grams: 110, kcal: 440 }, after: { grams: 50, kcal: 175 } },
    ]);
  });

  it('tells a dish with another ingredient from one in another size', () => {
    const before = of(RICE);
    const after = { ...before, foods: [...before.foods, { foodId: 'apple', portions: 1, dish: 1 }] };
    expect(read(before, after)).toEqual([['CHANGED', 'arroz', 'arroz']]);
  });

  it('puts an equivalent food in the place of another, and no fruit in that of fish', () => {
    expect(read(of('hake'), of('cod'))).toEqual([['REPLACED', 'hake', 'cod']]);
    expect(read(of('hake'), of('apple'))).toEqual([
      ['ADDED', null, 'apple'],
      ['REMOVED', 'hake', null],
    ]);
  });

  it('leaves to itself the one of two same dishes that stays', () => {
    const two = of(RICE, RICE);
    const after = unwrap(resizeDish(two, 1, RICE, 8, foodOf));
    expect(dishChanges(two, after, foodOf, 100).map(({ kind }) => kind)).toEqual(['RESCALED', 'KEPT']);
  });
});

describe('two menus beside each other', () => {
  const menuOf = (meal: MenuMeal): Menu => {
    const [week] = emptyMenu(1).weeks;
    return {
      weeks: [week!.map((day, at) => (at === 1 ? { ...day, LUNCH: meal, DINNER: of('apple') } : day))],
    };
  };

  it('have the figures of meal and day, and name the meals that stay', () => {
    const days = compareMenus(menuOf(of(RICE)), menuOf(of(COD)), foodOf, 100);
    expect(days.map(({ isSame }) => isSame)).toEqual([true, false, true, true, true, true, true]);
    expect(days[1]).toMatchObject({
      energy: { before: 490, after: 220, difference: -270 },
      macros: { PROTEIN: { before: 10, after: 18, difference: 8 } },
      meals: [
        { at: { meal: 'LUNCH' }, isSame: false, energy: { before: 440, after: 170, difference: -270 } },
        { at: { meal: 'DINNER' }, isSame: true },
      ],
    });
  });

  it('are the same whatever order the properties of a meal were stored in', () => {
    const { name, foods, dishes, isLocked, isCompleted } = of(RICE);
    const stored = {
      ...{ isLocked, isCompleted, dishes, name },
      foods: foods.map(({ dish: key, portions, foodId }) => ({ dish: key, portions, foodId })),
    } as MenuMeal;
    expect(menuDifference(menuOf(of(RICE)), menuOf(stored))).toEqual([]);
    expect(menuDifference(menuOf(of(RICE)), menuOf({ ...stored, isLocked: true }))).toHaveLength(1);
  });

  it('state no difference of what is not known', () => {
    const day = compareMenus(menuOf(of(RICE)), menuOf(of(RICE, 'dull')), foodOf, 100)[1]!;
    expect(day.energy).toEqual({ before: 490, after: 490, difference: null });
    expect(day.macros.FAT.difference).toBe(0);
    expect(day.meals[0]!.parts[1]).toMatchObject({ kind: 'ADDED', after: { grams: 100, kcal: null } });
  });
});

describe('an edit that makes of a dish another one', () => {
  const at = { week: 3, day: 2, meal: 'LUNCH' } as const;
  it('names it, with the meal without its name', () => {
    const lost = lostDish({ kind: 'REMOVE_FOOD', at, index: 0 }, of(RICE));
    expect(lost).toMatchObject({
      dish: { dishId: 'arroz' },
      after: { foods: [{ foodId: 'oil', portions: 0.1 }] },
    });
    expect(lost?.after.dishes).toBeUndefined();
  });
  it('is none that leaves its core, or finds another food by now', () => {
    expect(lostDish({ kind: 'REMOVE_FOOD', at, index: 1 }, of(RICE))).toBeNull();
    expect(lostDish({ kind: 'REMOVE_FOOD', at, index: 0, was: 'hake' }, of(RICE))).toBeNull();
  });
});

describe('the average of two menus', () => {
  const week = (...meals: readonly (MenuMeal | null)[]): Menu => ({
    weeks: emptyMenu(1).weeks.map((days) =>
      days.map((day, index) => ({ ...day, LUNCH: meals[index] ?? EMPTY_MEAL })),
    ),
  });
  const averageOf = (before: Menu, after: Menu) => averageChange(compareMenus(before, after, foodOf, 100));

  it('is of the days that have meals in both: what was empty has not got more energy', () => {
    // Rice with its oil has 440 kcal, cod with its own 170.
    const average = averageOf(week(of(RICE), of(RICE)), week(of(COD), of(RICE), of(RICE)))!;
    expect(average.days).toBe(2);
    expect(average.energy).toEqual({ before: 440, after: 305, difference: -135 });
    expect(average.macros.CARBS).toEqual({ before: 10, after: 5, difference: -5 });
  });

  it('states no difference where a day has a figure that is not known', () =>
    expect(averageOf(week(of(RICE)), week(of(RICE, 'dull')))!.energy.difference).toBeNull());

  it('is none where no day has meals in both', () =>
    expect(averageOf(week(null, of(RICE)), week(of(RICE)))).toBeNull());
});

import { describe, expect, it } from 'vitest';
import type { FoodRestriction } from '../../foods/index.ts';
import { CATALOGUE, DISHES, foodOf, idOf } from '../../foods/testing/catalogue.ts';
import { MEALS, type Meal } from '../../nutritional-plans/index.ts';
import { applyEdit } from '../edits.ts';
import { addDish } from '../meal-dishes.ts';
import { EMPTY_MEAL, emptyMenu, mealAt, menuMeals, type Menu, type MenuMeal } from '../menu.ts';
import { amountOfPortions, type FoodLookup } from '../food-facts.ts';
import type { FillRequest } from '../plan-problem.ts';
import { fillEdit } from '../recalculate.ts';
import { problemOf } from '../testing/index.ts';
import { fillMenu } from './fill-menu.ts';

const lookup: FoodLookup = (id) => foodOf(id);
const DISH_LIST = DISHES.map(({ dish }) => dish);
const targetsOf = (energyKcal: number) => problemOf({ energyKcal }).targets;

const requestFor = (energyKcal: number, menu: Menu, change: Partial<FillRequest> = {}): FillRequest => ({
  ...{ menu, scope: { kind: 'PLAN' }, targets: targetsOf(energyKcal), foods: CATALOGUE, restrictions: [] },
  dishes: { dishes: DISH_LIST, foods: [], startsOn: '2026-11-30' },
  ...change,
});

function filled(request: FillRequest, seed = 1) {
  const result = fillMenu(request, seed);
  if (result.status !== 'SOLVED') throw new Error(`${result.status} instead of a menu`);
  const edited = applyEdit(request.menu, fillEdit(request.menu, result.meals));
  return { result, menu: edited?.menu ?? request.menu };
}

type Figure = 'energy' | 'carbohydrate' | 'fat' | 'protein';
const sumOf = (meals: readonly MenuMeal[], figure: Figure): number =>
  meals
    .flatMap(({ foods }) => foods)
    .reduce((sum, { foodId, portions }) => {
      const food = foodOf(foodId)!;
      return sum + (food.nutrients[figure]! * amountOfPortions(food, portions)!.grams) / 100;
    }, 0);

/** What of a plan's rules a menu does not keep, counted from its foods alone. */
function broken(menu: Menu, energyKcal: number, restrictions: readonly FoodRestriction[] = []): string[] {
  const { day, meals: targets, kcalPerBite } = targetsOf(energyKcal);
  const found: string[] = [];
  for (const { week, day: at, meal, foods } of menuMeals(menu)) {
    const { kcal, bites } = targets[meal];
    const energy = sumOf([mealAt(menu, { week, day: at, meal })!], 'energy');
    if (Math.abs(energy - kcal) > Math.max(25, kcal * 0.05)) found.push(`${at} ${meal}: ${energy} kcal`);
    if (Math.round((2 * energy) / kcalPerBite) !== 2 * bites) found.push(`${at} ${meal}: bites`);
    for (const { foodId } of foods)
      if (
        restrictions.some((one) => [...foodOf(foodId)!.notFor, ...foodOf(foodId)!.unknownFor].includes(one))
      )
        found.push(`${at} ${meal}: ${foodOf(foodId)!.nameEs}`);
  }
  const isOff = (value: number, target: number, share: number) => Math.abs(value - target) > share * target;
  for (const each of menu.weeks.flat()) {
    const meals = MEALS.map((meal) => each[meal]);
    if (isOff(sumOf(meals, 'energy'), day.kcal, 0.02)) found.push('energy of a day');
    if (isOff(sumOf(meals, 'carbohydrate'), day.grams.CARBS, 0.05)) found.push('carbohydrate of a day');
    if (isOff(sumOf(meals, 'fat'), day.grams.FAT, 0.05)) found.push('fat of a day');
    if (isOff(sumOf(meals, 'protein'), day.grams.PROTEIN, 0.05)) found.push('protein of a day');
  }
  return found;
}

const dishesOf = (menu: Menu) =>
  [...menuMeals(menu)].map(({ dishes = [] }) => dishes.map(({ dishId }) => dishId).join());
const sizesOf = (menu: Menu) =>
  [...menuMeals(menu)].map(({ dishes = [] }) => dishes.map(({ size }) => size).join());

describe('filling with dishes', () => {
  const week = filled(requestFor(1800, emptyMenu(1)));

  it('gives every meal dishes and nothing else, within every rule', () => {
    expect(week.result.withoutDishes).toEqual([]);
    expect(broken(week.menu, 1800)).toEqual([]);
    for (const { foods, dishes } of menuMeals(week.menu)) {
      expect(dishes?.length).toBeGreaterThan(0);
      expect(foods.every(({ dish }) => dishes!.some(({ key }) => key === dish))).toBe(true);
    }
  });

  it('gives the same for the same, and another menu where one that fits is to be filled again', () => {
    expect(dishesOf(filled(requestFor(1800, emptyMenu(1))).menu)).toEqual(dishesOf(week.menu));
    const again = filled(requestFor(1800, week.menu), 2).menu;
    expect(broken(again, 1800)).toEqual([]);
    expect(dishesOf(again)).not.toEqual(dishesOf(week.menu));
  });

  it('keeps the dishes for another energy, in other sizes', () => {
    const more = filled(requestFor(2300, week.menu)).menu;
    expect(broken(more, 2300)).toEqual([]);
    const after = dishesOf(more);
    const dishes = dishesOf(week.menu).flatMap((each, at) => each.split(',').map((id) => ({ id, at })));
    const kept = dishes.filter(({ id, at }) => after[at]!.split(',').includes(id));
    expect(kept.length / dishes.length).toBeGreaterThan(0.75);
    expect(sizesOf(more)).not.toEqual(sizesOf(week.menu));
  });

  it('keeps the other meals where a new restriction forbids some', () => {
    const restrictions = ['FISH'] as const;
    const free = filled(requestFor(1800, week.menu, { restrictions })).menu;
    expect(broken(free, 1800, restrictions)).toEqual([]);
    const [before, after] = [dishesOf(week.menu), dishesOf(free)];
    expect(after.filter((each, at) => each === before[at]).length / after.length).toBeGreaterThan(0.5);
  });

  it('keeps most other meals of a day, in other sizes, where some are to be replaced', () => {
    const restrictions = ['MILK', 'LACTOSE'] as const;
    const isBroken = ({ foods }: MenuMeal) =>
      foods.some(
        ({ foodId }) =>
          foodOf(foodId)!.notFor.includes('MILK') || foodOf(foodId)!.unknownFor.includes('MILK'),
      );
    const meals = [...menuMeals(week.menu)].filter(isBroken);
    const scope = {
      kind: 'MEALS' as const,
      meals: meals.map(({ week: of, day, meal }) => ({ week: of, day, meal })),
    };
    const mended = filled(requestFor(1800, week.menu, { scope, restrictions })).menu;
    expect(broken(mended, 1800, restrictions)).toEqual([]);
    const [before, after] = [dishesOf(week.menu), dishesOf(mended)];
    const others = [...menuMeals(week.menu)].flatMap((meal, at) => (isBroken(meal) ? [] : [at]));
    const kept = others.filter((at) => after[at] === before[at]);
    expect(kept.length / others.length).toBeGreaterThan(0.8);
  });

  it('leaves what is locked, and makes the day around it match', () => {
    const at = { week: 0, day: 2, meal: 'LUNCH' } as const;
    const locked = applyEdit(week.menu, {
      kind: 'MEALS',
      meals: [{ at, meal: { ...mealAt(week.menu, at)!, isLocked: true } }],
    })!.menu;
    const again = filled(requestFor(1800, locked, { scope: { kind: 'DAY', week: 0, day: 2 } }), 5).menu;
    expect(mealAt(again, at)).toEqual(mealAt(locked, at));
    expect(broken(again, 1800)).toEqual([]);
    expect(dishesOf(again).slice(0, 10)).toEqual(dishesOf(locked).slice(0, 10));
  });

  it('takes nothing that the person will not eat, by food or category, and nothing that is inactive', () => {
    const exclusions = { foodIds: [idOf('Coliflor (peso en crudo)')], categories: ['SEAFOOD' as const] };
    const gone = idOf('Lentejas (peso en seco)');
    const foods = CATALOGUE.map((food) =>
      food.id === gone ? { ...food, isActive: false as boolean } : food,
    );
    const { menu } = filled(requestFor(2000, emptyMenu(2), { exclusions, foods }));
    for (const { foods: eaten } of menuMeals(menu))
      for (const { foodId } of eaten) {
        expect([...exclusions.foodIds, gone]).not.toContain(foodId);
        expect(foodOf(foodId)!.category).not.toBe('SEAFOOD');
      }
  });

  it('takes a dish in its months only', () => {
    const months = (startsOn: string) => {
      const dishes = { dishes: DISH_LIST, foods: [], startsOn };
      const { menu } = filled(requestFor(2000, emptyMenu(1), { dishes }));
      const ids = new Set(dishesOf(menu).flatMap((each) => each.split(',')));
      return DISH_LIST.filter(({ id, season }) => ids.has(id) && season.length > 0).map(
        ({ season }) => season,
      );
    };
    for (const season of months('2026-01-12')) expect(season).toContain(1);
    for (const season of months('2026-07-13')) expect(season).toContain(7);
  });

  it('takes single foods where no dishes are found, and says on which days', () => {
    const dishes = { dishes: DISH_LIST.slice(0, 2), foods: [], startsOn: '2026-11-30' };
    const { result, menu } = filled(requestFor(1800, emptyMenu(1), { dishes }));
    expect(result.withoutDishes).toHaveLength(7);
    expect(broken(menu, 1800)).toEqual([]);
  });

  it('uses no dish where none is given', () => {
    const { result, menu } = filled(requestFor(1800, emptyMenu(1), { dishes: undefined }));
    expect(result.withoutDishes).toBeUndefined();
    expect([...menuMeals(menu)].every(({ dishes }) => dishes === undefined)).toBe(true);
  });

  it('replaces a meal that was changed by hand, and never resizes it', () => {
    const at = { week: 0, day: 1, meal: 'DINNER' as Meal };
    const meal = mealAt(week.menu, at)!;
    const eaten = { ...meal, foods: meal.foods.with(0, { ...meal.foods[0]!, portions: 3 }) };
    const changed = applyEdit(week.menu, { kind: 'MEALS', meals: [{ at, meal: eaten }] })!.menu;
    expect(broken(filled(requestFor(1800, changed)).menu, 1800)).toEqual([]);
  });

  it('keeps most dishes that are put in by hand, where they can be part of such a day', () => {
    const at = { week: 0, day: 3, meal: 'LUNCH' as Meal };
    const others = DISH_LIST.filter(
      ({ course, meals, id }) =>
        course === 'SINGLE' &&
        meals.includes('LUNCH') &&
        !dishesOf(week.menu).some((each) => each.includes(id)),
    ).slice(0, 10);
    const kept = others.filter((dish) => {
      const added = addDish(EMPTY_MEAL, dish, 0, lookup);
      if (!added.ok) throw new Error(added.code);
      const menu = applyEdit(week.menu, { kind: 'MEALS', meals: [{ at, meal: added.value }] })!.menu;
      const after = filled(requestFor(1800, menu)).menu;
      expect(broken(after, 1800)).toEqual([]);
      return mealAt(after, at)!.dishes!.some(({ dishId }) => dishId === dish.id);
    });
    expect(kept.length).toBeGreaterThanOrEqual(5);
  });
});

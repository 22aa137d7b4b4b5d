import { describe, expect, it } from 'vitest';
import { recalculationOffer, type MenuBasis } from './basis.ts';
import { pasteInto } from './clipboard.ts';
import { applyEdit } from './edits.ts';
import { datedMenus, keepFigures } from './figures-at.ts';
import { datedFoods, type EarlierFood } from './food-facts.ts';
import { EMPTY_MEAL, emptyMenu, mealAt, type Menu, type MenuMeal } from './menu.ts';
import { fillProblem } from './plan-problem.ts';
import { planFigures } from './plan-figures.ts';
import { NOTHING_EXCLUDED } from './food-exclusions.ts';
import { DEFAULT_MACRO_SHARES, DEFAULT_MEAL_SHARES, planTargets } from '../nutritional-plans/index.ts';
import { menuFood } from './testing/menu-foods.ts';
import { dayTotals, mealTotals, weekTotals } from './totals.ts';

const FOOD = 'f0000000-0000-4000-8000-000000000001';
const before = menuFood(FOOD, { energy: 400, carbohydrate: 50, fat: 10, protein: 20 });
const after = menuFood(FOOD, { energy: 900, carbohydrate: 50, fat: 60, protein: 20 });
const CHANGED = '2026-11-25T12:00:00.001Z';
const earlier: EarlierFood[] = [{ foodId: FOOD, until: CHANGED, food: before }];
const foodOf = datedFoods((id) => (id === FOOD ? after : undefined), earlier);
const meal = (change: Partial<MenuMeal> = {}): MenuMeal => ({
  ...EMPTY_MEAL,
  foods: [{ foodId: FOOD, portions: 1 }],
  ...change,
});
const lunch = { week: 0, day: 2, meal: 'LUNCH' } as const;
const menuWith = (
  change: Partial<MenuMeal>,
  at: typeof lunch | { week: 0; day: 3; meal: 'LUNCH' } = lunch,
): Menu => applyEdit(emptyMenu(1), { kind: 'MEALS', meals: [{ at, meal: meal(change) }] })!.menu;
const by = { startDate: '2026-11-23', zone: 'Europe/Madrid', now: new Date('2026-11-25T15:00:00Z') };

describe('the figures of a meal', () => {
  it.each([
    ['eaten before the food changed are those of then', '2026-11-25T12:00:00.000Z', 400],
    ['eaten after it changed are those it had then', '2026-11-25T12:00:00.001Z', 900],
    ['to come are those of now', undefined, 900],
  ])('%s', (_, figuresAt, kcal) => {
    expect(mealTotals(meal({ figuresAt }), foodOf, 100).kcal).toBe(kcal);
  });

  it('stay although the food was deleted, while a meal to come has none', () => {
    const gone = datedFoods(() => undefined, earlier);
    expect(mealTotals(meal({ figuresAt: '2026-11-25T12:00:00.000Z' }), gone, 100).kcal).toBe(400);
    // By another clock than that of the deletion it is later: the last that is known of the food holds.
    expect(mealTotals(meal({ figuresAt: '2026-12-01T12:00:00.000Z' }), gone, 100).kcal).toBe(400);
    expect(mealTotals(meal(), gone, 100)).toMatchObject({ kcal: null, unweighed: [FOOD] });
  });

  it('count in days, weeks and averages as they were, beside those of now', () => {
    const menu = menuWith({ isCompleted: true, figuresAt: '2026-11-25T11:00:00.000Z' });
    const both = applyEdit(menu, {
      kind: 'MEALS',
      meals: [{ at: { ...lunch, meal: 'DINNER' }, meal: meal() }],
    })!.menu;
    const day = both.weeks[0]![2]!;
    expect(dayTotals(day, foodOf, 100).kcal).toBe(1300);
    expect(weekTotals(both.weeks[0]!, foodOf, 100).kcal).toBe(1300);
    const figures = planFigures(both.weeks[0]!, foodOf, null, 100);
    expect(figures.day?.kcal).toBe(1300);
    expect(figures.meals.LUNCH?.kcal).toBe(400);
    expect(figures.meals.DINNER?.kcal).toBe(900);
  });

  it('count for the solver as they were eaten', () => {
    const menu = menuWith({ isCompleted: true, figuresAt: '2026-11-25T11:00:00.000Z' });
    const targets = planTargets({
      energyKcal: 2000,
      mealShares: DEFAULT_MEAL_SHARES,
      macroShares: DEFAULT_MACRO_SHARES,
      kcalPerBite: 100,
    });
    const problem = fillProblem({
      menu,
      scope: { kind: 'DAY', week: 0, day: 2 },
      targets,
      foods: [after],
      earlierFoods: earlier,
      restrictions: [],
    });
    const kept = problem.kept[0]!.foods[0]!;
    expect(problem.foods.find(({ id }) => id === kept.foodId)).toMatchObject({ kcal: 400, isActive: false });
    expect(problem.foods.find(({ id }) => id === FOOD)).toMatchObject({ kcal: 900, isActive: true });
  });
});

describe('the instant of a meal', () => {
  it('is noted when it is marked as eaten, and kept while it is', () => {
    const eaten = keepFigures(menuWith({ isCompleted: true }).weeks, emptyMenu(1).weeks, by);
    expect(eaten[0]![2]!.LUNCH.figuresAt).toBe('2026-11-25T15:00:00.000Z');
    const later = { ...by, now: new Date('2026-11-26T15:00:00Z') };
    // A client that does not send it leaves it as it was.
    expect(keepFigures(menuWith({ isCompleted: true }).weeks, eaten, later)).toEqual(eaten);
    expect(
      keepFigures(menuWith({ isCompleted: false }).weeks, eaten, later)[0]![2]!.LUNCH.figuresAt,
    ).toBeUndefined();
  });

  it('is never one that is still to come', () => {
    const sent = menuWith({ isCompleted: true, figuresAt: '2030-01-01T00:00:00.000Z' });
    expect(keepFigures(sent.weeks, emptyMenu(1).weeks, by)[0]![2]!.LUNCH.figuresAt).toBe(
      by.now.toISOString(),
    );
  });

  it('is the end of its day in the zone of the patient once that is over, also when nobody marked it', () => {
    const at = (now: string) =>
      datedMenus(menuWith({}).weeks, { ...by, now: new Date(now) }, null)[0]![2]!.LUNCH;
    expect(at('2026-11-25T22:59:59Z').figuresAt).toBeUndefined();
    expect(at('2026-11-25T23:00:00Z').figuresAt).toBe('2026-11-25T23:00:00.000Z');
    expect(
      keepFigures(
        datedMenus(menuWith({}).weeks, { ...by, now: new Date('2026-12-01T00:00:00Z') }, null),
        [],
        by,
      )[0]![2]!.LUNCH.figuresAt,
    ).toBeUndefined();
  });

  it('is that of the last change for meals that were eaten before instants were noted', () => {
    const dated = datedMenus(menuWith({ isCompleted: true }).weeks, by, '2026-11-25T09:00:00.000Z');
    expect(dated[0]![2]!.LUNCH.figuresAt).toBe('2026-11-25T09:00:00.000Z');
  });

  it('goes when it is no longer eaten, and comes back with undo', () => {
    const menu = menuWith({ isCompleted: true, figuresAt: '2026-11-25T11:00:00.000Z' });
    const undone = applyEdit(menu, { kind: 'COMPLETED', at: lunch, value: false })!;
    expect(mealAt(undone.menu, lunch)!.figuresAt).toBeUndefined();
    expect(applyEdit(undone.menu, undone.inverse)!.menu).toEqual(menu);
  });

  it('is not copied', () => {
    const menu = menuWith({ isCompleted: true, figuresAt: '2026-11-25T11:00:00.000Z' });
    const pasted = pasteInto(menu, { kind: 'MEAL', meal: mealAt(menu, lunch)! }, { ...lunch, day: 5 })!;
    const copy = mealAt(applyEdit(menu, pasted.edit)!.menu, { ...lunch, day: 5 })!;
    expect(copy).toEqual(meal());
  });
});

describe('a food that changed since the menus were made', () => {
  const basis: MenuBasis = {
    energyKcal: 2000,
    mealShares: DEFAULT_MEAL_SHARES,
    macroShares: DEFAULT_MACRO_SHARES,
    kcalPerBite: 100,
    menuTemplate: null,
    exclusions: NOTHING_EXCLUDED,
    foodsAt: '2026-11-20T00:00:00.000Z',
  };
  const now = { ...basis, foodsAt: '2026-11-26T00:00:00.000Z' };
  const today = { week: 0, day: 2 };

  it('is asked about, with its energy before and after', () => {
    expect(recalculationOffer(menuWith({}), basis, now, foodOf, today)).toEqual({
      changes: [{ kind: 'FOOD', foodId: FOOD, before: 400, after: 900 }],
      days: [{ week: 0, day: 2 }],
    });
  });

  it.each([
    ['the menus were kept after it', menuWith({}), now, foodOf],
    ['only an eaten meal has it', menuWith({ isCompleted: true }), basis, foodOf],
    [
      'nothing about its figures is different',
      menuWith({}),
      basis,
      datedFoods(() => ({ ...before, tier: 1 as const }), earlier),
    ],
    [
      'nobody knows of which foods the menus were made',
      menuWith({}),
      { ...basis, foodsAt: undefined },
      foodOf,
    ],
  ])('is not asked about when %s', (_, menu, was, lookup) => {
    expect(recalculationOffer(menu, was, now, lookup, today)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { DEFAULT_MACRO_SHARES, DEFAULT_MEAL_SHARES, eachMeal, MEALS } from '../nutritional-plans/index.ts';
import {
  applyActions,
  EMPTY_MEAL,
  emptyMenu,
  packedMenuSchema,
  packMenu,
  restoredMenus,
  restoredPlan,
  restoreInto,
  unpackMenu,
  type Menu,
  type MenuDay,
  type MenuMeal,
} from './index.ts';

const foodId = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** Numbers from 0 to 1 that are the same each time. */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

function someMenu(seed: number, weeks: number): Menu {
  const next = seeded(seed);
  const meal = (): MenuMeal => ({
    name: next() < 0.2 ? `Comida ${Math.floor(next() * 9)}` : '',
    foods: Array.from({ length: Math.floor(next() * 5) }, () => ({
      foodId: foodId(Math.floor(next() * 40)),
      portions: (1 + Math.floor(next() * 6)) / 2,
    })),
    isCompleted: false,
    isLocked: next() < 0.1,
  });
  return {
    weeks: Array.from({ length: weeks }, () =>
      Array.from({ length: 7 }, (): MenuDay => eachMeal(() => meal())),
    ),
  };
}
const withMeal = (menu: Menu, meal: Partial<MenuMeal>, week = 0): Menu => ({
  weeks: menu.weeks.map((days, each) =>
    each === week
      ? days.map((day, place) => (place === 0 ? { ...day, LUNCH: { ...EMPTY_MEAL, ...meal } } : day))
      : days,
  ),
});

describe('packed menus', () => {
  it('are the same menus again, whatever is in them', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const menu = someMenu(seed, 1 + (seed % 5));
      const packed = packMenu(menu);
      expect(unpackMenu(packed)).toEqual(menu);
      expect(packedMenuSchema.parse(JSON.parse(JSON.stringify(packed)))).toEqual(packed);
    }
  });

  it('do not say what was eaten', () => {
    const eaten = withMeal(emptyMenu(1), { name: 'Arroz', isCompleted: true });
    expect(unpackMenu(packMenu(eaten)).weeks[0]?.[0]?.LUNCH).toMatchObject({
      name: 'Arroz',
      isCompleted: false,
    });
  });

  it('take a fraction of the room, and hardly more for a week that is repeated', () => {
    const menu = someMenu(7, 12);
    const length = (value: unknown) => JSON.stringify(value).length;
    expect(length(packMenu(menu))).toBeLessThan(length(menu.weeks) / 3);
    const week = menu.weeks[0]!;
    const repeated = { weeks: Array.from({ length: 12 }, () => week) };
    expect(length(packMenu(repeated))).toBeLessThan(length(packMenu({ weeks: [week] })) * 2.5);
  });

  it.each([
    ['a meal that is not there', { weeks: [Array.from({ length: 35 }, () => 9)] }],
    ['34 meals a week', { weeks: [Array.from({ length: 34 }, () => 0)] }],
    ['no week', { weeks: [] }],
    ['a food that is not there', { meals: [{ name: '', isLocked: false, foods: [[5, 1]] }] }],
    ['no portion', { meals: [{ name: '', isLocked: false, foods: [[0, 0]] }], foods: [foodId(1)] }],
    ['a name of 47 characters', { meals: [{ name: 'a'.repeat(47), isLocked: false, foods: [] }] }],
    ['half a number', { weeks: [Array.from({ length: 35 }, () => 0.5)] }],
  ])('are refused with %s', (_name, change) => {
    expect(packedMenuSchema.safeParse({ ...packMenu(emptyMenu(1)), ...change }).success).toBe(false);
  });
});

describe('restoring a version', () => {
  const document = (menu: Menu) =>
    ({ weeks: menu.weeks, undo: [], redo: [], applied: [] }) as unknown as Parameters<typeof restoreInto>[0];

  it('brings its menus back as one step, and undo takes it back', () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      const [now, version] = [someMenu(seed, 3), someMenu(seed + 1000, 3)];
      const restored = restoreInto(document(now), version, foodId(seed));
      expect(restored.weeks).toEqual(version.weeks);
      expect(restored.undo).toHaveLength(1);
      const undone = applyActions(restored, [{ id: foodId(seed + 1), kind: 'UNDO' }]).document;
      expect(undone.weeks).toEqual(now.weeks);
    }
  });

  it('changes nothing where nothing differs', () => {
    const menu = someMenu(3, 2);
    expect(restoreInto(document(menu), menu, foodId(1))).toEqual(document(menu));
  });

  it('leaves what was eaten as it was eaten', () => {
    const now = withMeal(emptyMenu(1), { name: 'Comido', isCompleted: true });
    const version = withMeal(someMenu(5, 1), { name: 'Antes' });
    const { after, eaten } = restoredMenus(now, version);
    expect(after.weeks[0]?.[0]?.LUNCH).toMatchObject({ name: 'Comido', isCompleted: true });
    expect(after.weeks[0]?.[1]).toEqual(version.weeks[0]?.[1]);
    expect(eaten).toBe(1);
  });

  it('empties weeks that the version did not have, and gives back those that it had', () => {
    const shorter = restoredMenus(someMenu(1, 3), someMenu(2, 1)).after;
    expect(shorter.weeks).toHaveLength(3);
    expect(MEALS.every((meal) => shorter.weeks[2]?.[6]?.[meal].foods.length === 0)).toBe(true);
    const longer = restoredMenus(someMenu(1, 1), someMenu(2, 3)).after;
    expect(longer.weeks).toEqual(someMenu(2, 3).weeks);
  });

  const plan = {
    name: 'Ahora',
    weeks: 4,
    startDate: '2026-12-07',
    mealShares: DEFAULT_MEAL_SHARES,
    macroShares: DEFAULT_MACRO_SHARES,
    macrosMeasuredOn: null,
    energy: null,
    menuTemplate: null,
    frequencies: [{ kind: 'FISH' as const, least: 2, most: null }],
  };
  it.each([
    ['a start to come', '2026-12-01', '2026-12-01'],
    ['today', '2026-11-26', '2026-11-26'],
    ['a start that is over', '2026-11-25', '2026-12-07'],
    ['the same start', '2026-12-07', '2026-12-07'],
  ])('has %s', (_name, startDate, expected) => {
    const version = { ...plan, name: 'Antes', startDate };
    expect(restoredPlan(plan, version, '2026-11-26')).toEqual({ ...version, startDate: expected });
  });

  it('keeps the start of a plan that has begun', () => {
    const begun = { ...plan, startDate: '2026-11-02' };
    expect(restoredPlan(begun, begun, '2026-11-26').startDate).toBe('2026-11-02');
  });
});

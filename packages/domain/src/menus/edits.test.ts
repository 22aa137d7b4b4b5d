import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MEALS } from '../nutritional-plans/index.ts';
import {
  applyEdit,
  editMenu,
  emptyMenu,
  EMPTY_WEEK,
  MEAL_NAME_LENGTH,
  checkMealName,
  NO_HISTORY,
  pasteInto,
  redoEdit,
  undoEdit,
  withTrueDishes,
  type Menu,
  type MenuEdit,
  type MenuHistory,
  type MenuWithHistory,
} from './index.ts';

const position = fc.record({
  week: fc.nat(2),
  day: fc.nat(6),
  meal: fc.constantFrom(...MEALS),
});
const food = fc.record({
  foodId: fc.constantFrom('rice', 'egg', 'milk', 'oil'),
  portions: fc.integer({ min: 1, max: 8 }).map((halves) => halves / 2),
});
const foodOfDish = fc.tuple(food, fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }));
const dishes = [
  { key: 1, dishId: null, nameEs: 'Arroz con huevo', nameEn: null, size: 0, core: ['rice', 'egg'] },
  { key: 2, dishId: null, nameEs: 'Arroz con leche', nameEn: null, size: 2, core: ['milk'] },
];
const meal = fc
  .record({
    name: fc.constantFrom('', 'Arroz', 'Ensalada'),
    foods: fc.array(
      foodOfDish.map(([each, dish]) => (dish === undefined ? each : { ...each, dish })),
      { maxLength: 4 },
    ),
    isCompleted: fc.boolean(),
    isLocked: fc.boolean(),
  })
  .map((each) => withTrueDishes({ ...each, dishes }));
const index = fc.nat(3);

/** Also edits that a menu cannot take. */
const anyEdit: fc.Arbitrary<MenuEdit> = fc.oneof(
  fc.record({ kind: fc.constant('NAME' as const), at: position, name: fc.string({ maxLength: 5 }) }),
  fc.record({ kind: fc.constantFrom('COMPLETED', 'LOCKED'), at: position, value: fc.boolean() }),
  fc.record({ kind: fc.constant('INSERT_FOOD' as const), at: position, index, food }),
  fc.record({ kind: fc.constant('REMOVE_FOOD' as const), at: position, index }),
  fc.record({ kind: fc.constant('REPLACE_FOOD' as const), at: position, index, food }),
  fc.record({
    kind: fc.constant('MOVE_FOOD' as const),
    from: position,
    index,
    to: position,
    toIndex: index,
  }),
  fc.record({
    kind: fc.constant('MEALS' as const),
    meals: fc.array(fc.record({ at: position, meal }), { maxLength: 6 }),
  }),
  fc.record({ kind: fc.constant('INSERT_WEEK' as const), index, days: fc.constant(EMPTY_WEEK) }),
  fc.record({ kind: fc.constant('REMOVE_WEEK' as const), index }),
);

const begin = (menu: Menu = emptyMenu(2)): MenuWithHistory => ({ menu, history: NO_HISTORY });
const stored = (history: MenuHistory): MenuHistory => JSON.parse(JSON.stringify(history)) as MenuHistory;

describe('edits', () => {
  it('are undone to the same menu, each of 10,000', () => {
    let menu = emptyMenu(2);
    let applied = 0;
    for (const edit of fc.sample(anyEdit, 10_000)) {
      const edited = applyEdit(menu, edit);
      if (!edited) continue;
      applied++;
      expect(applyEdit(edited.menu, edited.inverse)?.menu).toEqual(menu);
      if (edited.menu.weeks.length > 0) menu = edited.menu;
    }
    expect(applied).toBeGreaterThan(3000);
  });

  it('are all undone and redone in order, from a history that was stored', () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 150 }), (edits) => {
        const menus = [emptyMenu(2)];
        let state = begin();
        for (const edit of edits) {
          const next = editMenu(state, edit);
          if (!next) continue;
          state = { ...next, history: stored(next.history) };
          menus.push(state.menu);
        }
        for (let at = menus.length - 2; at >= 0; at--) {
          state = undoEdit(state)!;
          expect(state.menu).toEqual(menus[at]);
        }
        expect(undoEdit(state)).toBeNull();
        state = { ...state, history: stored(state.history) };
        for (const menu of menus.slice(1)) {
          state = redoEdit(state)!;
          expect(state.menu).toEqual(menu);
        }
        expect(redoEdit(state)).toBeNull();
      }),
    );
  });

  it('do not touch what they are applied to', () => {
    const menu = emptyMenu(1);
    const before = structuredClone(menu);
    const at = { week: 0, day: 0, meal: 'LUNCH' } as const;
    applyEdit(menu, { kind: 'INSERT_FOOD', at, index: 0, food: { foodId: 'rice', portions: 1 } });
    expect(menu).toEqual(before);
  });

  it('forget what could be redone once another one is made', () => {
    const at = { week: 0, day: 0, meal: 'LUNCH' } as const;
    const named = editMenu(begin(), { kind: 'NAME', at, name: 'Arroz' })!;
    const other = editMenu(undoEdit(named)!, { kind: 'NAME', at, name: 'Pasta' })!;
    expect(redoEdit(other)).toBeNull();
  });
});

describe('a name', () => {
  it('has at most 46 characters, counted as they are seen', () => {
    expect(checkMealName('🍎'.repeat(MEAL_NAME_LENGTH)).ok).toBe(true);
    expect(checkMealName('a'.repeat(47))).toEqual({
      ok: false,
      code: 'TOO_LONG',
      details: { count: 47, max: 46 },
    });
  });
});

describe('pasting', () => {
  const at = { week: 0, day: 2, meal: 'LUNCH' } as const;
  const dish = { name: 'Arroz', foods: [{ foodId: 'rice', portions: 2 }], isCompleted: true, isLocked: true };

  it('copies a meal without its being eaten or locked', () => {
    const paste = pasteInto(emptyMenu(1), { kind: 'MEAL', meal: dish }, at)!;
    const { menu } = applyEdit(emptyMenu(1), paste.edit)!;
    expect(menu.weeks[0]![2]!.LUNCH).toEqual({ ...dish, isCompleted: false, isLocked: false });
  });

  it('leaves locked meals of a day or week, and names them', () => {
    const locked = applyEdit(emptyMenu(2), { kind: 'LOCKED', at, value: true })!.menu;
    const day = { ...EMPTY_WEEK[0]!, LUNCH: dish, DINNER: dish };
    const paste = pasteInto(locked, { kind: 'WEEK', days: EMPTY_WEEK.map(() => day) }, at)!;
    expect(paste.skipped).toEqual([at]);
    const { menu } = applyEdit(locked, paste.edit)!;
    expect(menu.weeks[0]![2]!.LUNCH.foods).toEqual([]);
    expect(menu.weeks[0]![2]!.DINNER.name).toBe('Arroz');
    expect(menu.weeks[0]![6]!.LUNCH.name).toBe('Arroz');
    expect(menu.weeks[1]).toEqual(EMPTY_WEEK);
  });

  it('is not possible outside the plan', () => {
    expect(pasteInto(emptyMenu(1), { kind: 'DAY', day: EMPTY_WEEK[0]! }, { ...at, week: 1 })).toBeNull();
  });
});

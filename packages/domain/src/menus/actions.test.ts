import { describe, expect, it } from 'vitest';
import {
  applyActions,
  emptyMenu,
  MEAL_NAME_LENGTH,
  menuDocumentSchema,
  withAction,
  type MealPosition,
  type MenuAction,
  type MenuDocument,
  type MenuEdit,
  type PortionedFood,
} from './index.ts';

const FOOD = '7f1c0a52-6f3e-4d53-9d5c-0f7a5f2f0a01';
const lunch: MealPosition = { week: 0, day: 0, meal: 'LUNCH' };
const empty: MenuDocument = {
  weeks: emptyMenu(1).weeks as MenuDocument['weeks'],
  undo: [],
  redo: [],
  applied: [],
};
const edit = (change: MenuEdit): MenuAction => ({ id: crypto.randomUUID(), kind: 'EDIT', edit: change });
const insert = (portions = 1) =>
  edit({ kind: 'INSERT_FOOD', at: lunch, index: 0, food: { foodId: FOOD, portions } });
const replace = (portions: number) =>
  edit({ kind: 'REPLACE_FOOD', at: lunch, index: 0, food: { foodId: FOOD, portions } });
const foodsOf = ({ weeks }: MenuDocument) => weeks[0]?.[0]?.LUNCH.foods;

describe('actions on stored menus', () => {
  it('are applied once, however often they come', () => {
    const actions = [insert()];
    const { document } = applyActions(empty, actions);
    expect(foodsOf(document)).toHaveLength(1);
    expect(applyActions(document, actions).document).toBe(document);
  });

  it('are undone and redone, also after they were stored', () => {
    const { document } = applyActions(empty, [insert(2)]);
    const stored = menuDocumentSchema.parse(JSON.parse(JSON.stringify(document)));
    const undone = applyActions(stored, [{ id: crypto.randomUUID(), kind: 'UNDO' }]).document;
    expect(foodsOf(undone)).toEqual([]);
    const redone = applyActions(undone, [{ id: crypto.randomUUID(), kind: 'REDO' }]).document;
    expect(foodsOf(redone)).toEqual([{ foodId: FOOD, portions: 2 }]);
  });

  it('are named when they no longer fit what another person made of the menu', () => {
    const late = replace(3);
    const { document, skipped } = applyActions(empty, [late, insert()]);
    expect(skipped).toEqual([late]);
    expect(foodsOf(document)).toHaveLength(1);
  });

  it('never touch another food that stands in the place of theirs by now', () => {
    const [chicken, rice, oil] = [1, 2, 3].map((one) => ({
      foodId: `7f1c0a52-6f3e-4d53-9d5c-0f7a5f2f0a0${one}`,
      portions: 1,
    })) as [PortionedFood, PortionedFood, PortionedFood];
    const filled = applyActions(
      empty,
      [chicken, rice, oil].map((food, at) => edit({ kind: 'INSERT_FOOD', at: lunch, index: at, food })),
    ).document;
    const theirs = edit({ kind: 'REMOVE_FOOD', at: lunch, index: 0, was: chicken.foodId });
    const stored = applyActions(filled, [theirs]).document;
    const late = [
      edit({
        kind: 'REPLACE_FOOD',
        at: lunch,
        index: 1,
        food: { ...rice, portions: 2 },
        was: rice.foodId,
      }),
      edit({ kind: 'REMOVE_FOOD', at: lunch, index: 0, was: chicken.foodId }),
      edit({
        kind: 'MOVE_FOOD',
        from: lunch,
        index: 1,
        to: { ...lunch, day: 1 },
        toIndex: 0,
        was: rice.foodId,
      }),
    ];
    const { document, skipped } = applyActions(stored, late);
    expect(skipped).toEqual(late);
    expect(foodsOf(document)).toEqual([rice, oil]);
  });

  it('swap a food and take its portion as one step', () => {
    const other = '7f1c0a52-6f3e-4d53-9d5c-0f7a5f2f0a02';
    const { document } = applyActions(empty, [insert()]);
    const swap = (portions: number, was: string) =>
      edit({ kind: 'REPLACE_FOOD', at: lunch, index: 0, food: { foodId: other, portions }, was });
    const waiting = [swap(1, FOOD), swap(2, other)].reduce<MenuAction[]>(withAction, []);
    expect(waiting).toHaveLength(1);
    expect(foodsOf(applyActions(document, waiting).document)).toEqual([{ foodId: other, portions: 2 }]);
  });

  it('count as one step while a portion is typed', () => {
    const waiting = [insert(), replace(1), replace(1.5)].reduce<MenuAction[]>(withAction, []);
    expect(waiting).toHaveLength(2);
    const { document } = applyActions(empty, waiting);
    expect(foodsOf(document)).toEqual([{ foodId: FOOD, portions: 1.5 }]);
    expect(document.undo).toHaveLength(2);
  });
});

describe('a stored menu', () => {
  it.each([
    ['a portion of nothing', [insert(0)]],
    ['a negative portion', [insert(-1)]],
    ['a name that is too long', [edit({ kind: 'NAME', at: lunch, name: 'a'.repeat(MEAL_NAME_LENGTH + 1) })]],
  ])('is refused with %s', (_name, actions) => {
    expect(menuDocumentSchema.safeParse(applyActions(empty, actions).document).success).toBe(false);
  });

  it('has at most three thousand different foods, however often each', () => {
    const ids = Array.from(
      { length: 3_001 },
      (_, n) => `f00d0000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    );
    const filled = (different: number) => {
      let n = 0;
      return emptyMenu(52).weeks.map((days) =>
        days.map((day) => ({
          ...day,
          LUNCH: {
            ...day.LUNCH,
            foods: Array.from({ length: 10 }, () => ({ foodId: ids[n++ % different]!, portions: 1 })),
          },
        })),
      );
    };
    const read = (different: number) =>
      menuDocumentSchema.safeParse({ weeks: filled(different), undo: [], redo: [], applied: [] });
    expect(read(3_000).success).toBe(true);
    expect(read(3_001).error?.issues).toMatchObject([{ path: ['weeks'], message: 'TOO_MANY' }]);
  });

  it('counts characters of a name, not their code units', () => {
    const name = '🥗'.repeat(MEAL_NAME_LENGTH);
    const { document } = applyActions(empty, [edit({ kind: 'NAME', at: lunch, name })]);
    expect(menuDocumentSchema.safeParse(document).success).toBe(true);
  });
});

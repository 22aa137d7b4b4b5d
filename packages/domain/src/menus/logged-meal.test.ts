import { describe, expect, it } from 'vitest';
import { mealOfLogged, pasteInto, emptyMenu, applyEdit, mealAt, MENU_LIMITS } from './index.ts';
import { lookupOf, menuFood } from './testing/menu-foods.ts';

const bread = menuFood('bread', {}, { unitWeight: 40 });
const milk = menuFood('milk', {}, { unit: 'ML', unitWeight: 200, density: 1.03 });
const egg = menuFood('egg', {}, { unit: 'U', unitWeight: 60 });
const foodOf = lookupOf([bread, milk, egg]);
const AT = { week: 0, day: 2, meal: 'LUNCH' } as const;

describe('a logged meal in a menu', () => {
  it('has its foods in the same amounts, as portions', () => {
    const { meal, missing } = mealOfLogged(
      {
        name: 'Tostada',
        foods: [
          { foodId: bread.id, grams: 60 },
          { foodId: milk.id, grams: 206 },
          { foodId: egg.id, grams: 120 },
          { foodId: 'gone', grams: 10 },
        ],
      },
      foodOf,
    );
    expect(meal).toEqual({
      name: 'Tostada',
      isLocked: false,
      isCompleted: false,
      foods: [
        { foodId: bread.id, portions: 1.5 },
        { foodId: milk.id, portions: 1 },
        { foodId: egg.id, portions: 2 },
      ],
    });
    expect(missing).toEqual(['gone']);
  });

  it('stays within what a menu takes', () => {
    const crumb = { foodId: bread.id, grams: 0.01 };
    const { meal } = mealOfLogged(
      {
        name: 'ñ'.repeat(120),
        foods: [{ foodId: bread.id, grams: 1e6 }, ...Array.from({ length: 60 }, () => crumb)],
      },
      foodOf,
    );
    expect(meal.name).toHaveLength(46);
    expect(meal.foods).toHaveLength(MENU_LIMITS.foods);
    expect(meal.foods[0]?.portions).toBe(MENU_LIMITS.portions);
    expect(meal.foods[1]?.portions).toBe(0.01);
  });

  it('is put in its place, which can be undone, and leaves a locked meal as it is', () => {
    const { meal } = mealOfLogged({ name: 'Tostada', foods: [{ foodId: bread.id, grams: 40 }] }, foodOf);
    const menu = emptyMenu(1);
    const put = pasteInto(menu, { kind: 'MEAL', meal }, AT);
    const done = put && applyEdit(menu, put.edit);
    expect(done && mealAt(done.menu, AT)).toMatchObject({ name: 'Tostada' });
    expect(done && applyEdit(done.menu, done.inverse)?.menu).toEqual(menu);
    const locked = applyEdit(menu, { kind: 'LOCKED', at: AT, value: true });
    const refused = locked && pasteInto(locked.menu, { kind: 'MEAL', meal }, AT);
    expect(refused?.skipped).toEqual([AT]);
  });
});

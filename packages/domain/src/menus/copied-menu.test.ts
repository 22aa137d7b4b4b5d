import { describe, expect, it } from 'vitest';
import {
  applyEdit,
  borrowedMenu,
  copiedMenu,
  EMPTY_MEAL,
  emptyMenu,
  type Menu,
  type MenuMeal,
} from './index.ts';

const meal: MenuMeal = {
  name: 'Lentejas',
  foods: [{ foodId: '00000000-0000-7000-8000-000000000001', portions: 1.5 }],
  isCompleted: true,
  isLocked: true,
};
const menu = (weeks: number): Menu =>
  applyEdit(emptyMenu(weeks), {
    kind: 'MEALS',
    meals: [{ at: { week: weeks - 1, day: 6, meal: 'DINNER' }, meal }],
  })!.menu;

describe('the menus of a copied plan', () => {
  it('have the same foods, names and locks, and nothing eaten', () => {
    const copy = copiedMenu(menu(2), 2);
    expect(copy.weeks[1]?.[6]?.DINNER).toEqual({ ...meal, isCompleted: false });
    expect(copy.weeks[0]).toEqual(emptyMenu(1).weeks[0]);
  });

  it('have as many weeks as the copy', () => {
    expect(copiedMenu(menu(2), 1)).toEqual(emptyMenu(1));
    const longer = copiedMenu(menu(2), 4);
    expect(longer.weeks).toHaveLength(4);
    expect(longer.weeks[1]?.[6]?.DINNER.name).toBe('Lentejas');
    expect(longer.weeks[3]?.[6]?.DINNER).toEqual(EMPTY_MEAL);
  });

  it('are for another person without names, locks and what was eaten', () => {
    const borrowed = borrowedMenu(menu(1), 2);
    expect(borrowed.weeks).toHaveLength(2);
    expect(borrowed.weeks[0]?.[6]?.DINNER).toEqual({
      ...{ name: '', foods: meal.foods, isCompleted: false, isLocked: false },
    });
  });

  it('leave the first plan as it is', () => {
    const first = menu(1);
    const before = structuredClone(first);
    copiedMenu(first, 1);
    expect(first).toEqual(before);
  });
});

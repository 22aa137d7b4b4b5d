import { describe, expect, it } from 'vitest';
import {
  applyEdit,
  changedMeals,
  clearMeals,
  clipOf,
  copyToDays,
  copyToWeeks,
  EMPTY_MEAL,
  emptyMenu,
  mealAt,
  pasteInto,
  type MealPosition,
  type Menu,
  type MenuMeal,
} from './index.ts';

const meal = (name: string, change: Partial<MenuMeal> = {}): MenuMeal => ({ ...EMPTY_MEAL, name, ...change });
const at = (week: number, day: number, of: MealPosition['meal']): MealPosition => ({ week, day, meal: of });
const menuWith = (weeks: number, meals: readonly [MealPosition, MenuMeal][]): Menu =>
  applyEdit(emptyMenu(weeks), {
    kind: 'MEALS',
    meals: meals.map(([where, one]) => ({ at: where, meal: one })),
  })!.menu;
const names = (menu: Menu) =>
  menu.weeks.flatMap((days, week) =>
    days.flatMap((day, index) =>
      Object.entries(day).flatMap(([of, { name }]) => (name ? [`${week}/${index}/${of} ${name}`] : [])),
    ),
  );

const menu = menuWith(2, [
  [at(0, 0, 'BREAKFAST'), meal('oats')],
  [at(0, 0, 'LUNCH'), meal('rice')],
  [at(0, 1, 'BREAKFAST'), meal('toast')],
  [at(0, 6, 'LUNCH'), meal('soup')],
]);
const monday = [at(0, 0, 'BREAKFAST'), at(0, 0, 'LUNCH')];

describe('what copying some meals gives', () => {
  it.each([
    ['nothing of empty meals', [at(0, 3, 'LUNCH')], null],
    ['a meal', [at(0, 0, 'LUNCH'), at(0, 3, 'LUNCH')], 'MEAL'],
    ['a day of all that it has', monday, 'DAY'],
    ['meals of two days', [at(0, 0, 'LUNCH'), at(0, 1, 'BREAKFAST')], 'MEALS'],
    ['a week of all that it has', [...monday, at(0, 1, 'BREAKFAST'), at(0, 6, 'LUNCH')], 'WEEK'],
  ] as const)('%s', (_name, positions, kind) => {
    expect(clipOf(menu, positions)?.kind ?? null).toBe(kind);
  });
});

describe('pasting several meals', () => {
  it('keeps their distance and meals, over the end of a week, and counts what is beyond the plan', () => {
    const clip = clipOf(menu, [at(0, 0, 'LUNCH'), at(0, 1, 'BREAKFAST')])!;
    const paste = pasteInto(menu, clip, at(0, 6, 'DINNER'))!;
    expect(names(applyEdit(emptyMenu(2), paste.edit)!.menu)).toEqual([
      '0/6/LUNCH rice',
      '1/0/BREAKFAST toast',
    ]);
    expect(pasteInto(menu, clip, at(1, 6, 'LUNCH'))).toMatchObject({ beyond: 1, skipped: [] });
    expect(pasteInto(menu, clip, at(2, 0, 'LUNCH'))).toBeNull();
  });

  it('turns one kind of meal into that of the place', () => {
    const clip = clipOf(menu, [at(0, 0, 'BREAKFAST'), at(0, 1, 'BREAKFAST')])!;
    const paste = pasteInto(menu, clip, at(1, 2, 'DINNER'))!;
    expect(names(applyEdit(emptyMenu(2), paste.edit)!.menu)).toEqual(['1/2/DINNER oats', '1/3/DINNER toast']);
  });

  it('takes back to the same menu', () => {
    const clip = clipOf(menu, monday)!;
    const edited = applyEdit(menu, pasteInto(menu, clip, at(1, 0, 'LUNCH'))!.edit)!;
    expect(applyEdit(edited.menu, edited.inverse)!.menu).toEqual(menu);
  });
});

describe('copying a meal to other days', () => {
  it('leaves locked meals and names them', () => {
    const locked = menuWith(1, [
      [at(0, 0, 'LUNCH'), meal('rice', { isCompleted: true })],
      [at(0, 2, 'LUNCH'), meal('kept', { isLocked: true })],
    ]);
    const paste = copyToDays(
      locked,
      at(0, 0, 'LUNCH'),
      [1, 2, 3].map((day) => ({ week: 0, day })),
    )!;
    expect(paste.skipped).toEqual([at(0, 2, 'LUNCH')]);
    expect(changedMeals(paste)).toBe(2);
    const after = applyEdit(locked, paste.edit)!.menu;
    expect(mealAt(after, at(0, 2, 'LUNCH'))?.name).toBe('kept');
    expect(mealAt(after, at(0, 3, 'LUNCH'))).toEqual(meal('rice'));
  });
});

describe('emptying meals', () => {
  it('leaves locked and eaten meals, and names them', () => {
    const mixed = menuWith(1, [
      [at(0, 0, 'BREAKFAST'), meal('oats')],
      [at(0, 0, 'LUNCH'), meal('kept', { isLocked: true })],
      [at(0, 0, 'DINNER'), meal('eaten', { isCompleted: true })],
    ]);
    const cleared = clearMeals(mixed, [
      at(0, 0, 'BREAKFAST'),
      at(0, 0, 'LUNCH'),
      at(0, 0, 'DINNER'),
      at(0, 1, 'LUNCH'),
    ]);
    expect(cleared.skipped.map((each) => each.meal)).toEqual(['LUNCH', 'DINNER']);
    expect(names(applyEdit(mixed, cleared.edit)!.menu)).toEqual(['0/0/LUNCH kept', '0/0/DINNER eaten']);
  });
});

describe('copying a week to other weeks', () => {
  it('is one change, leaves locked meals and the week itself, and is undone as one', () => {
    const before = menuWith(4, [
      [at(0, 0, 'LUNCH'), meal('rice', { isCompleted: true })],
      [at(2, 0, 'LUNCH'), meal('kept', { isLocked: true })],
      [at(3, 1, 'DINNER'), meal('gone')],
    ]);
    const copied = copyToWeeks(before, 0, [0, 1, 2, 3]);
    expect(copied?.skipped).toEqual([at(2, 0, 'LUNCH')]);
    const after = applyEdit(before, copied!.edit)!;
    expect(names(after.menu)).toEqual([
      '0/0/LUNCH rice',
      '1/0/LUNCH rice',
      '2/0/LUNCH kept',
      '3/0/LUNCH rice',
    ]);
    expect(mealAt(after.menu, at(1, 0, 'LUNCH'))?.isCompleted).toBe(false);
    expect(applyEdit(after.menu, after.inverse)?.menu).toEqual(before);
    expect(copyToWeeks(before, 9, [1])).toBeNull();
  });
});

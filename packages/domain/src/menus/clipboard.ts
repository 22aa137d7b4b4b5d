import { MEALS, type Meal } from '../nutritional-plans/index.ts';
import type { MenuEdit } from './edits.ts';
import { mealAt, type Menu, type MenuDay, type MenuMeal } from './menu.ts';
import type { MealPosition } from './solver/problem.ts';

/** A copied meal, day or week. */
export type MenuClip =
  | { kind: 'MEAL'; meal: MenuMeal }
  | { kind: 'DAY'; day: MenuDay }
  | { kind: 'WEEK'; days: readonly MenuDay[] };

/** A paste as one edit, and the locked meals that it leaves as they are. */
export interface Paste {
  edit: MenuEdit;
  skipped: readonly MealPosition[];
}

/**
 * Pastes over what is there. Names, foods and portions are copied; whether a meal was eaten or locked is not. Locked
 * meals stay.
 *
 * @param at the meal, or any meal of the day or week
 * @returns null outside the plan
 */
export function pasteInto(menu: Menu, clip: MenuClip, at: MealPosition): Paste | null {
  const targets = targetsOf(clip, at);
  const skipped: MealPosition[] = [];
  const meals: { at: MealPosition; meal: MenuMeal }[] = [];
  for (const { position, meal } of targets) {
    const before = mealAt(menu, position);
    if (!before) return null;
    if (before.isLocked) skipped.push(position);
    else meals.push({ at: position, meal: { ...meal, isCompleted: false, isLocked: false } });
  }
  return { edit: { kind: 'MEALS', meals }, skipped };
}

function targetsOf(clip: MenuClip, at: MealPosition): { position: MealPosition; meal: MenuMeal }[] {
  const { week } = at;
  const ofDay = (day: number, meals: MenuDay) =>
    MEALS.map((meal: Meal) => ({ position: { week, day, meal }, meal: meals[meal] }));
  switch (clip.kind) {
    case 'MEAL':
      return [{ position: at, meal: clip.meal }];
    case 'DAY':
      return ofDay(at.day, clip.day);
    case 'WEEK':
      return clip.days.flatMap((meals, day) => ofDay(day, meals));
  }
}

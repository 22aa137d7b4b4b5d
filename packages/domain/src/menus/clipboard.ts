import { MEALS, type Meal } from '../nutritional-plans/index.ts';
import type { MenuEdit } from './edits.ts';
import { mealAt, refilled, uneaten, type Menu, type MenuDay, type MenuMeal } from './menu.ts';
import type { MealPosition } from './solver/problem.ts';

const DAYS_PER_WEEK = 7;

/** A meal of several that were copied together. */
export interface ClippedMeal {
  /** Days after the first of them. */
  day: number;
  meal: Meal;
  content: MenuMeal;
}

/** What was copied: a meal, a day, a week, or several meals that are none of these. */
export type MenuClip =
  | { kind: 'MEAL'; meal: MenuMeal }
  | { kind: 'DAY'; day: MenuDay }
  | { kind: 'WEEK'; days: readonly MenuDay[] }
  | { kind: 'MEALS'; meals: readonly ClippedMeal[] };

/** A change of several meals as one edit, and those that it leaves as they are. */
export interface Paste {
  edit: MenuEdit;
  /** Locked meals, and when emptying also eaten ones. */
  skipped: readonly MealPosition[];
  /** How many meals would come after the end of the plan. */
  beyond: number;
}

const isEmpty = ({ foods, name }: MenuMeal): boolean => foods.length === 0 && name === '';
const dayIndex = ({ week, day }: MealPosition): number => week * DAYS_PER_WEEK + day;
const positionIn = (index: number, meal: Meal): MealPosition => ({
  week: Math.floor(index / DAYS_PER_WEEK),
  day: index % DAYS_PER_WEEK,
  meal,
});

/**
 * What copying some meals gives. All that a day has is the day, so that pasting it replaces a day; the same of a week.
 *
 * @returns null when none of them has anything
 */
export function clipOf(menu: Menu, positions: readonly MealPosition[]): MenuClip | null {
  const chosen = positions.flatMap((at) => {
    const content = mealAt(menu, at);
    return content && !isEmpty(content)
      ? [{ index: dayIndex(at), meal: at.meal, week: at.week, content }]
      : [];
  });
  const [one] = chosen;
  if (!one) return null;
  if (chosen.length === 1) return { kind: 'MEAL', meal: one.content };
  const isWhole = (day: MenuDay, index: number) =>
    MEALS.every(
      (meal) => isEmpty(day[meal]) || chosen.some((each) => each.index === index && each.meal === meal),
    );
  const days = new Set(chosen.map(({ index }) => index));
  const week = menu.weeks[one.week] ?? [];
  const first = one.week * DAYS_PER_WEEK;
  const ofOneDay = week[one.index - first];
  if (days.size === 1 && ofOneDay && isWhole(ofOneDay, one.index)) return { kind: 'DAY', day: ofOneDay };
  const isOneWeek = chosen.every((each) => each.week === one.week);
  if (days.size > 1 && isOneWeek && week.every((day, index) => isWhole(day, first + index)))
    return { kind: 'WEEK', days: week };
  const earliest = Math.min(...days);
  return {
    kind: 'MEALS',
    meals: chosen.map(({ index, meal, content }) => ({ day: index - earliest, meal, content })),
  };
}

/**
 * Pastes over what is there. Names, foods and portions are copied; whether a meal was eaten or locked is not. Locked
 * meals stay.
 *
 * @param at the meal, or any meal of the day or week; of several meals, where the first day goes
 * @returns null outside the plan
 */
export function pasteInto(menu: Menu, clip: MenuClip, at: MealPosition): Paste | null {
  if (!mealAt(menu, at)) return null;
  const skipped: MealPosition[] = [];
  const meals: { at: MealPosition; meal: MenuMeal }[] = [];
  let beyond = 0;
  for (const { position, meal } of targetsOf(clip, at)) {
    const before = mealAt(menu, position);
    if (!before) beyond += 1;
    else if (before.isLocked) skipped.push(position);
    else meals.push({ at: position, meal: { ...uneaten(meal), isLocked: false } });
  }
  return { edit: { kind: 'MEALS', meals }, skipped, beyond };
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
    case 'MEALS': {
      // Breakfasts can become lunches; meals of several kinds keep theirs.
      const isOneRow = clip.meals.every(({ meal }) => meal === clip.meals[0]?.meal);
      return clip.meals.map(({ day, meal, content }) => ({
        position: positionIn(dayIndex(at) + day, isOneRow ? at.meal : meal),
        meal: content,
      }));
    }
  }
}

/** Copies a meal to the same meal of other days; locked ones stay. Null when there is no such meal. */
export function copyToDays(
  menu: Menu,
  from: MealPosition,
  days: readonly Pick<MealPosition, 'week' | 'day'>[],
): Paste | null {
  const meal = mealAt(menu, from);
  if (!meal) return null;
  const pastes = days.flatMap((day) => pasteInto(menu, { kind: 'MEAL', meal }, { ...from, ...day }) ?? []);
  return {
    edit: { kind: 'MEALS', meals: pastes.flatMap(({ edit }) => (edit.kind === 'MEALS' ? edit.meals : [])) },
    skipped: pastes.flatMap(({ skipped }) => skipped),
    beyond: 0,
  };
}

/** Copies a week over other weeks as one change; locked meals stay. Null when there is no such week. */
export function copyToWeeks(menu: Menu, from: number, weeks: readonly number[]): Paste | null {
  const days = menu.weeks[from];
  if (!days) return null;
  const pastes = weeks
    .filter((week) => week !== from)
    .flatMap((week) => pasteInto(menu, { kind: 'WEEK', days }, { week, day: 0, meal: 'BREAKFAST' }) ?? []);
  return {
    edit: { kind: 'MEALS', meals: pastes.flatMap(({ edit }) => (edit.kind === 'MEALS' ? edit.meals : [])) },
    skipped: pastes.flatMap(({ skipped }) => skipped),
    beyond: 0,
  };
}

/** Empties meals; locked and eaten ones stay. */
export function clearMeals(menu: Menu, positions: readonly MealPosition[]): Paste {
  const skipped: MealPosition[] = [];
  const meals: { at: MealPosition; meal: MenuMeal }[] = [];
  for (const at of positions) {
    const had = mealAt(menu, at);
    if (!had || isEmpty(had)) continue;
    if (had.isLocked || had.isCompleted) skipped.push(at);
    else meals.push({ at, meal: refilled(had, []) });
  }
  return { edit: { kind: 'MEALS', meals }, skipped, beyond: 0 };
}

/** The meals that a change of several writes. */
export const changedMeals = ({ edit }: Paste): number => (edit.kind === 'MEALS' ? edit.meals.length : 0);

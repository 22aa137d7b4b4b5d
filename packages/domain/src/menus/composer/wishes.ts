import type { ComposerDish, Frequency } from '../food-facts.ts';
import { MEALS, type Meal } from '../../nutritional-plans/index.ts';

/** A dish of a draft, and which of its levels. */
export interface Slot {
  readonly dish: ComposerDish;
  readonly level: number;
}
export type Draft = Record<Meal, readonly Slot[]>;
export type Course = ComposerDish['dish']['course'];

const DAYS = 7;

/** What the week has so far. */
export interface Week {
  readonly kinds: Map<string, number>;
  readonly dishes: Map<string, number>;
  readonly bought: Set<string>;
  readonly yesterday: Set<string>;
  readonly day: number;
}

export const EMPTY_WEEK_SO_FAR: Week = {
  kinds: new Map(),
  dishes: new Map(),
  bought: new Set(),
  yesterday: new Set(),
  day: 0,
};

export interface Preferences {
  readonly frequencies: readonly Frequency[];
  /** Different things to buy in a week. */
  readonly toBuy: number;
}

const over = (value: number, limit: number): number => Math.max(0, value - limit);

/** What is not preferred: what the judge of the week would say, and a few foods more to buy. */
export function wishesOf({ frequencies, toBuy }: Preferences, week: Week, draft: Draft): number {
  let wishes = 0;
  const kinds = new Map<string, number>();
  const added = new Set<string>();
  const own = new Set<string>();
  const mains = (['LUNCH', 'DINNER'] as const).map((meal) =>
    draft[meal].flatMap(({ dish }) => dish.kinds.filter((kind) => MAIN_KINDS.has(kind))),
  );
  if (mains[0]!.some((kind) => mains[1]!.includes(kind))) wishes += 2;
  for (const meal of MEALS) {
    const ofMeal = new Set<string>();
    for (const { dish } of draft[meal]) {
      const { id, course } = dish.dish;
      if (own.has(id)) wishes += 6;
      own.add(id);
      // Coffee may be had every day, and the same yoghurt may not be every dessert.
      if (course !== 'DRINK') wishes += over((week.dishes.get(id) ?? 0) + 1, OFTEN);
      if (MAIN_COURSES.has(course)) {
        wishes += 1.5 * over((week.dishes.get(id) ?? 0) + 1, 1);
        if (week.yesterday.has(id)) wishes += 3;
      }
      for (const kind of dish.kinds) ofMeal.add(kind);
      for (const food of dish.foodIds) if (!week.bought.has(food)) added.add(food);
    }
    if (meal === 'LUNCH' && !STAPLES.some((kind) => ofMeal.has(kind))) wishes += 5;
    if (meal === 'LUNCH' || meal === 'DINNER') {
      if (!ofMeal.has('VEGETABLES')) wishes += 5;
      if (![...MAIN_KINDS, 'DAIRY', 'NUTS'].some((kind) => ofMeal.has(kind))) wishes += 5;
    }
    for (const kind of ofMeal) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  const left = DAYS - 1 - week.day;
  for (const { kind, per, least, most } of frequencies) {
    const times = (per === 'DAY' ? 0 : (week.kinds.get(kind) ?? 0)) + (kinds.get(kind) ?? 0);
    if (per === 'DAY') wishes += over(least, times) + (most === null ? 0 : over(times, most));
    else {
      if (most !== null) wishes += 4 * over(times, most);
      // What is left to have is spread over the days that are left.
      wishes += 3 * over(least * ((week.day + 1) / DAYS), times + (left > 0 ? 0.5 : 0));
    }
  }
  // The first days bring most of a week's foods; each new one later costs more.
  const pace = toBuy * Math.min(0.95, 0.4 + 0.1 * week.day);
  return wishes + 0.3 * added.size + 2 * over(week.bought.size + added.size, pace);
}

/** Times a week from which a dish is too often on the table, whatever it is. */
const OFTEN = 3;
const STAPLES = ['CEREALS', 'TUBERS', 'LEGUMES'] as const;
const MAIN_COURSES: ReadonlySet<Course> = new Set<Course>(['FIRST', 'SECOND', 'SINGLE']);
const MAIN_KINDS: ReadonlySet<string> = new Set(['FISH', 'MEAT', 'EGGS', 'LEGUMES']);

export function withDay(week: Week, draft: Draft): Week {
  const kinds = new Map(week.kinds);
  const dishes = new Map(week.dishes);
  const bought = new Set(week.bought);
  const yesterday = new Set<string>();
  for (const meal of MEALS) {
    for (const { dish } of draft[meal]) {
      dishes.set(dish.dish.id, (dishes.get(dish.dish.id) ?? 0) + 1);
      yesterday.add(dish.dish.id);
      for (const food of dish.foodIds) bought.add(food);
    }
    for (const kind of new Set(draft[meal].flatMap((slot) => slot.dish.kinds)))
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return { kinds, dishes, bought, yesterday, day: week.day + 1 };
}

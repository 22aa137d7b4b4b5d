import type { ComposerDish } from '../food-facts.ts';
import { eachMeal, MEALS, type Meal } from '../../nutritional-plans/index.ts';
import type { MenuProblem } from '../solver/problem.ts';
import { randomOf, type Random } from '../solver/random.ts';
import { dayBounds, mealWindow, NO_BOUNDS } from '../solver/windows.ts';
import {
  EMPTY_WEEK_SO_FAR,
  wishesOf,
  withDay,
  type Course,
  type Draft,
  type Preferences,
  type Slot,
  type Week,
} from './wishes.ts';

export type { Draft, Slot } from './wishes.ts';

/** Energy, carbohydrate, fat and protein, in the order of `NUTRIENTS`. */
export type Sums = readonly [number, number, number, number];

/** A day of which some meals are composed, and the others stay. */
export interface DayToCompose {
  readonly fill: readonly Meal[];
  /** What its other meals have; null where that is not known or one of them is empty, and then sets no rule. */
  readonly kept: Sums | null;
  /** Dishes of the meals that stay, and those of a meal to compose that keeps its dishes where another size will do. */
  readonly dishes: Draft;
  /** Meals to compose of which the dishes are kept: all where other sizes are enough, and else as many as can be. */
  readonly scaled: readonly Meal[];
  /** Those of them of which nothing but the sizes may change. */
  readonly sized: readonly Meal[];
  /** The same day with more that may change, tried one after the other where nothing is found otherwise. */
  readonly wider: readonly DayToCompose[];
}

export interface ComposerProblem extends Preferences {
  readonly dishes: readonly ComposerDish[];
  readonly targets: MenuProblem['targets'];
  readonly limits: MenuProblem['limits'];
  /** Of this person: no dish that has, or may have, one of them. */
  readonly restrictions: readonly string[];
  /** Ids of what this person does not eat. */
  readonly excluded: readonly string[];
  readonly days: readonly DayToCompose[];
}

/** What the meals of a day have; null where no day was found that keeps every rule, and none was ruled out. */
export type ComposedDay = { readonly fill: readonly Meal[]; readonly draft: Draft } | null;

/** Moves of one day, and how often it is begun anew before it is given up. */
const MOVES = 8000;
const ATTEMPTS = 6;
/** What a broken rule weighs beside a preference. */
const RULE = 60;
/** What a dish weighs that was to be kept and is not. */
const REPLACED = 8;
/** What one that is added weighs, as a share of that. */
const ADDED = 0.25;
/** Portions are stored as ten-thousandths: what the sums of a day may be away from those of its dishes. */
const ROUNDING = 0.25;

/** What a Spanish table has at a meal, the usual first. */
const PATTERNS: Readonly<Record<Meal, readonly (readonly Course[])[]>> = {
  BREAKFAST: [['BREAKFAST', 'DRINK'], ['BREAKFAST'], ['BREAKFAST', 'DRINK', 'DESSERT']],
  MID_MORNING_SNACK: [['SNACK'], ['DESSERT'], ['DESSERT', 'DRINK'], ['SNACK', 'DESSERT'], ['BREAKFAST']],
  LUNCH: [
    ['FIRST', 'SECOND', 'DESSERT'],
    ['FIRST', 'SECOND', 'SIDE', 'DESSERT'],
    ['SINGLE', 'DESSERT'],
    ['SINGLE', 'SIDE', 'DESSERT'],
    ['FIRST', 'SECOND'],
  ],
  MID_AFTERNOON_SNACK: [['SNACK'], ['DESSERT'], ['DESSERT', 'DRINK'], ['SNACK', 'DESSERT'], ['BREAKFAST']],
  DINNER: [
    ['FIRST', 'SECOND'],
    ['FIRST', 'SECOND', 'SIDE'],
    ['FIRST', 'SECOND', 'DESSERT'],
    ['SINGLE', 'DESSERT'],
    ['SINGLE'],
  ],
};

/** Whole days in which nothing is decided yet. */
export const NOTHING_DECIDED: DayToCompose = {
  fill: MEALS,
  kept: [0, 0, 0, 0],
  dishes: eachMeal(() => []),
  scaled: [],
  sized: [],
  wider: [],
};

/** Dishes that this person may and will eat. */
export function dishesFor({
  dishes,
  restrictions,
  excluded,
}: Pick<ComposerProblem, 'dishes' | 'restrictions' | 'excluded'>): ComposerDish[] {
  const [refused, left] = [new Set(restrictions), new Set(excluded)];
  return dishes.filter(
    ({ restrictions: own, dish }) =>
      !own.some((one) => refused.has(one)) && !dish.ingredients.some(({ foodId }) => left.has(foodId)),
  );
}

/**
 * The days of a week made of dishes, one after the other, that keep the rules of a plan: restrictions, energy of every
 * meal and day, macronutrients. Dishes are scaled within their own limits and never beyond. Among what keeps them,
 * frequencies, variety and few different foods are preferred. The same problem and seed give the same week.
 */
export function* composeWeek(problem: ComposerProblem, seed: number): Generator<ComposedDay, void> {
  const random = randomOf(seed);
  const choices = choicesOf(dishesFor(problem));
  const preferences = { frequencies: problem.frequencies, toBuy: problem.toBuy };
  let week: Week = EMPTY_WEEK_SO_FAR;
  for (const day of problem.days) {
    let found: ComposedDay = null;
    for (const tried of [day, ...day.wider]) {
      if (found !== null) break;
      const asked = { day: tried, choices, preferences, week, random, bounds: boundsOf(problem, tried) };
      let draft = tried.scaled.length > 0 ? composeDay({ ...asked, scaled: new Set(tried.scaled) }) : null;
      for (let attempt = 0; attempt < ATTEMPTS && draft === null; attempt++)
        draft = composeDay({ ...asked, scaled: new Set(tried.sized) });
      found = draft && { fill: tried.fill, draft };
    }
    week = withDay(week, found?.draft ?? keptDishes(day));
    yield found;
  }
}

const keptDishes = ({ fill, dishes }: DayToCompose): Draft =>
  eachMeal((meal) => (fill.includes(meal) ? [] : dishes[meal]));

type Choices = Readonly<Record<Meal, ReadonlyMap<Course, readonly ComposerDish[]>>>;

const choicesOf = (allowed: readonly ComposerDish[]): Choices =>
  eachMeal((meal) => {
    const of = new Map<Course, ComposerDish[]>();
    for (const each of allowed)
      if (each.dish.meals.includes(meal))
        of.set(each.dish.course, [...(of.get(each.dish.course) ?? []), each]);
    return of;
  });

interface AskedDay {
  readonly day: DayToCompose;
  readonly choices: Choices;
  readonly preferences: Preferences;
  readonly week: Week;
  readonly random: Random;
  readonly bounds: Bounds;
  /** Meals whose dishes stay and only change their sizes. */
  readonly scaled: ReadonlySet<Meal>;
}

/** Simulated annealing over dishes, their sizes and what a meal is made of. */
function composeDay({ day, choices, preferences, week, random, bounds, scaled }: AskedDay): Draft | null {
  const pick = <Item>(items: readonly Item[]): Item => items[random.below(items.length)]!;
  const slotOf = (dish: ComposerDish): Slot => ({ dish, level: random.below(dish.levels.length) });
  /** A meal with as much of what it has as goes with another pattern. */
  const fill = (meal: Meal, has: readonly Slot[]): Slot[] | null => {
    const possible = PATTERNS[meal].filter((pattern) => pattern.every((course) => choices[meal].has(course)));
    if (possible.length === 0) return null;
    return pick(possible).map(
      (course) =>
        has.find(({ dish }) => dish.dish.course === course) ?? slotOf(pick(choices[meal].get(course)!)),
    );
  };
  const draft: Draft = { ...day.dishes };
  for (const meal of day.fill.filter((each) => !day.scaled.includes(each))) {
    const slots = fill(meal, []);
    if (slots === null) return null;
    draft[meal] = slots;
  }
  const wished = () => wishesOf(preferences, week, draft) + REPLACED * replacedIn(draft, day);
  let cost = { rules: rulesOf(bounds, day, draft), wishes: wished() };
  let best: { draft: Draft; cost: number } | null =
    cost.rules === 0 ? { draft: { ...draft }, cost: cost.wishes } : null;
  for (let move = 0; move < MOVES && day.fill.length > 0; move++) {
    const meal = pick(day.fill);
    const before = draft[meal];
    const kind = random.share();
    const isSize = scaled.has(meal) || kind >= 0.35;
    if (!isSize && kind < 0.08) draft[meal] = fill(meal, day.scaled.includes(meal) ? day.dishes[meal] : [])!;
    else {
      const at = random.below(before.length);
      const { dish, level } = before[at]!;
      const size = level + (random.share() < 0.5 ? -1 : 1) * (1 + random.below(3));
      draft[meal] = before.with(
        at,
        isSize
          ? { dish, level: Math.min(dish.levels.length - 1, Math.max(0, size)) }
          : slotOf(pick(choices[meal].get(dish.dish.course)!)),
      );
    }
    const heat = 3 * (1 - move / MOVES) ** 2 + 0.02;
    // What a move may cost is drawn first: most are refused by the rules alone, and a size changes no wish.
    const most = cost.rules + cost.wishes - heat * Math.log(1 - random.share());
    const rules = rulesOf(bounds, day, draft);
    const wishes = rules > most ? Infinity : isSize ? cost.wishes : wished();
    if (rules + wishes > most) {
      draft[meal] = before;
      continue;
    }
    cost = { rules, wishes };
    if (cost.rules === 0 && (best === null || cost.wishes < best.cost))
      best = { draft: { ...draft }, cost: cost.wishes };
    // Sizes alone change no wish: the first that fit are as good as any.
    if (best !== null && scaled.size === day.fill.length) break;
  }
  return best?.draft ?? null;
}

/** What is missing of the dishes that were to be kept, and a little for what was added. */
const replacedIn = (draft: Draft, { scaled, dishes }: DayToCompose): number =>
  scaled.reduce((sum, meal) => {
    const kept = dishes[meal].filter(({ dish }) => draft[meal].some((each) => each.dish === dish)).length;
    return sum + (dishes[meal].length - kept) + ADDED * (draft[meal].length - kept);
  }, 0);

const over = (value: number, limit: number): number => Math.max(0, value - limit);

interface Bounds {
  readonly low: Float64Array;
  readonly high: Float64Array;
  readonly meals: Readonly<Record<Meal, { low: number; high: number }>>;
}

/** What every draft of a day is held to: the windows of its meals, and the bounds of energy and macronutrients. */
function boundsOf({ targets, limits }: ComposerProblem, { kept }: DayToCompose): Bounds {
  const { low, high } = kept === null ? NO_BOUNDS : dayBounds({ targets, limits }, () => true);
  return {
    low: low.map((each) => (each > 0 ? each + ROUNDING : each)),
    high: high.map((each) => (each > 2 * ROUNDING ? each - ROUNDING : each)),
    meals: eachMeal((meal) => {
      const window = mealWindow(targets.meals[meal], targets.kcalPerBite);
      return { low: window.low + ROUNDING, high: window.high - ROUNDING };
    }),
  };
}

/** How far rules are broken, as shares of what was aimed at; 0 when all are kept. */
function rulesOf(bounds: Bounds, { fill, kept }: DayToCompose, draft: Draft): number {
  const sums = [...(kept ?? [0, 0, 0, 0])];
  let rules = 0;
  for (const meal of fill) {
    let kcal = 0;
    for (const { dish, level } of draft[meal]) {
      const served = dish.levels[level]!;
      kcal += served.kcal;
      sums[1]! += served.CARBS;
      sums[2]! += served.FAT;
      sums[3]! += served.PROTEIN;
    }
    sums[0]! += kcal;
    const { low, high } = bounds.meals[meal];
    rules += (over(kcal, high) + over(low, kcal)) / high;
  }
  for (let nutrient = 0; nutrient < sums.length; nutrient++) {
    const [sum, low, high] = [sums[nutrient]!, bounds.low[nutrient]!, bounds.high[nutrient]!];
    // A bound that does not hold is infinite, and so would be its share.
    if (sum > high) rules += (sum - high) / Math.max(1, high);
    if (sum < low) rules += (low - sum) / Math.max(1, high === Infinity ? low : high);
  }
  return rules * RULE;
}

/** Whether the dishes of a day keep its rules as they are. */
export const keepsRules = (problem: ComposerProblem, day: DayToCompose): boolean =>
  rulesOf(boundsOf(problem, day), day, day.dishes) === 0;

import type { ComposerDish, DishLevel, Frequency } from '../food-facts.ts';
import type { MealPosition, MenuProblem } from '../solver/problem.ts';
import { randomOf, type Random } from '../solver/random.ts';
import { dayBounds, mealWindow } from '../solver/windows.ts';

type Meal = MealPosition['meal'];

export interface ComposerProblem {
  readonly dishes: readonly ComposerDish[];
  readonly targets: MenuProblem['targets'];
  readonly limits: MenuProblem['limits'];
  /** Of this person: no dish that has, or may have, one of them. */
  readonly restrictions: readonly string[];
  /** Ids of what this person does not eat. */
  readonly excluded: readonly string[];
  readonly frequencies: readonly Frequency[];
  /** Different things to buy in a week. */
  readonly toBuy: number;
}

/** A dish of a meal at the size that it is served in. */
export interface ServedDish {
  readonly dish: ComposerDish;
  readonly level: DishLevel;
}
export type ComposedDay = Readonly<Record<Meal, readonly ServedDish[]>>;
export type ComposedWeek =
  | { readonly status: 'COMPOSED'; readonly days: readonly ComposedDay[] }
  /** No day was found that keeps every rule, and none was ruled out. */
  | { readonly status: 'NOT_FOUND'; readonly day: number };

const DAYS = 7;
/** Moves of one day, and days that are begun anew before a week is given up. */
const MOVES = 8000;
const ATTEMPTS = 6;
/** What a broken rule weighs beside a preference. */
const RULE = 60;

type Course = ComposerDish['dish']['course'];

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

const MEALS = Object.keys(PATTERNS) as Meal[];

const eachMeal = <Value>(of: (meal: Meal) => Value): Record<Meal, Value> =>
  Object.fromEntries(MEALS.map((meal) => [meal, of(meal)])) as Record<Meal, Value>;

interface Slot {
  dish: ComposerDish;
  level: number;
}
type Draft = Record<Meal, Slot[]>;

/** What the week has so far. */
interface Week {
  readonly kinds: Map<string, number>;
  readonly dishes: Map<string, number>;
  readonly bought: Set<string>;
  readonly yesterday: Set<string>;
  readonly day: number;
}

/**
 * A week of dishes that keeps the rules of a plan: restrictions, energy of every meal and day, macronutrients. Dishes are
 * scaled within their own limits and never beyond. Among what keeps them, frequencies, variety and few different foods
 * are preferred. The same problem and seed give the same week.
 */
export function composeWeek(problem: ComposerProblem, seed: number): ComposedWeek {
  const refused = new Set(problem.restrictions);
  const excluded = new Set(problem.excluded);
  const allowed = problem.dishes.filter(
    ({ restrictions, dish }) =>
      !restrictions.some((one) => refused.has(one)) &&
      !dish.ingredients.some(({ foodId }) => excluded.has(foodId)),
  );
  const random = randomOf(seed);
  const choices = eachMeal((meal) => {
    const of = new Map<Course, ComposerDish[]>();
    for (const each of allowed)
      if (each.dish.meals.includes(meal))
        of.set(each.dish.course, [...(of.get(each.dish.course) ?? []), each]);
    return of;
  });
  const days: ComposedDay[] = [];
  let week: Week = {
    kinds: new Map(),
    dishes: new Map(),
    bought: new Set(),
    yesterday: new Set(),
    day: 0,
  };
  for (let day = 0; day < DAYS; day++) {
    let found: Draft | null = null;
    for (let attempt = 0; attempt < ATTEMPTS && found === null; attempt++)
      found = composeDay(problem, choices, week, random);
    if (found === null) return { status: 'NOT_FOUND', day };
    week = withDay(week, found);
    const served = found;
    days.push(
      eachMeal((meal) => served[meal].map(({ dish, level }) => ({ dish, level: dish.levels[level]! }))),
    );
  }
  return { status: 'COMPOSED', days };
}

type Choices = Readonly<Record<Meal, ReadonlyMap<Course, readonly ComposerDish[]>>>;

/** Simulated annealing over dishes, their sizes and what a meal is made of. */
function composeDay(problem: ComposerProblem, choices: Choices, week: Week, random: Random): Draft | null {
  const bounds = boundsOf(problem);
  const meals = MEALS.filter((meal) => problem.targets.meals[meal].kcal > 0);
  const pick = <Item>(items: readonly Item[]): Item => items[random.below(items.length)]!;
  const fill = (meal: Meal): Slot[] | null => {
    const possible = PATTERNS[meal].filter((pattern) => pattern.every((course) => choices[meal].has(course)));
    if (possible.length === 0) return null;
    return pick(possible).map((course) => slotOf(pick(choices[meal].get(course)!)));
  };
  const slotOf = (dish: ComposerDish): Slot => ({ dish, level: random.below(dish.levels.length) });
  const draft: Draft = eachMeal(() => []);
  for (const meal of meals) {
    const slots = fill(meal);
    if (slots === null) return null;
    draft[meal] = slots;
  }
  let cost = { rules: rulesOf(bounds, draft), wishes: wishesOf(problem, week, draft) };
  let best: { draft: Draft; cost: number } | null = null;
  for (let move = 0; move < MOVES; move++) {
    const meal = pick(meals);
    const before = draft[meal];
    const kind = random.share();
    const isSize = kind >= 0.35;
    if (kind < 0.08) draft[meal] = fill(meal)!;
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
    const rules = rulesOf(bounds, draft);
    const wishes = rules > most ? Infinity : isSize ? cost.wishes : wishesOf(problem, week, draft);
    if (rules + wishes > most) {
      draft[meal] = before;
      continue;
    }
    cost = { rules, wishes };
    if (cost.rules === 0 && (best === null || cost.wishes < best.cost))
      best = { draft: { ...draft }, cost: cost.wishes };
  }
  return best?.draft ?? null;
}

const over = (value: number, limit: number): number => Math.max(0, value - limit);

/** What every draft of a day is held to: the windows of its meals, and the bounds of energy and macronutrients. */
function boundsOf({ targets, limits }: ComposerProblem): Bounds {
  const { low, high } = dayBounds({ targets, limits }, () => true);
  return { low, high, meals: eachMeal((meal) => mealWindow(targets.meals[meal], targets.kcalPerBite)) };
}
interface Bounds {
  readonly low: Float64Array;
  readonly high: Float64Array;
  readonly meals: Readonly<Record<Meal, { low: number; high: number }>>;
}

/** How far rules are broken, as shares of what was aimed at; 0 when all are kept. */
function rulesOf(bounds: Bounds, draft: Draft): number {
  const sums = [0, 0, 0, 0];
  let rules = 0;
  for (const meal of MEALS) {
    if (draft[meal].length === 0) continue;
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
  sums.forEach((sum, nutrient) => {
    const [low, high] = [bounds.low[nutrient]!, bounds.high[nutrient]!];
    rules += (over(sum, high) + over(low, sum)) / Math.max(1, high);
  });
  return rules * RULE;
}

/** What is not preferred: what the judge of the week would say, and a few foods more to buy. */
function wishesOf({ frequencies, toBuy }: ComposerProblem, week: Week, draft: Draft): number {
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
      if (own.has(id)) wishes += 3;
      own.add(id);
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

const STAPLES = ['CEREALS', 'TUBERS', 'LEGUMES'] as const;
const MAIN_COURSES: ReadonlySet<Course> = new Set<Course>(['FIRST', 'SECOND', 'SINGLE']);
const MAIN_KINDS: ReadonlySet<string> = new Set(['FISH', 'MEAT', 'EGGS', 'LEGUMES']);

function withDay(week: Week, draft: Draft): Week {
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

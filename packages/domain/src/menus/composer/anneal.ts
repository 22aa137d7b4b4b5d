import { eachMeal, type Meal } from '../../nutritional-plans/index.ts';
import type { Random } from '../solver/random.ts';
import { PATTERNS } from './patterns.ts';
import { NUTRIENT_FIGURES } from '../food-facts.ts';
import type { Company } from './company.ts';
import {
  clashes,
  emptyPlate,
  isSameChoice,
  type Choice,
  type Course,
  type Lay,
  type Plate,
  type Relate,
  type Serving,
} from './plate.ts';
import { dayBroken, type DayBounds } from './rules.ts';
import { nearestOf, type Pools } from './pool.ts';
import type { Tally } from './tally.ts';
import { NOTHING, nearest, placeOf, type Choices, type Plates } from './week-plates.ts';

/** A day that is being composed. */
export interface OpenDay {
  readonly day: number;
  readonly bounds: DayBounds;
  readonly fill: readonly Meal[];
  /** How often it has been tried in vain: the harder it is, the longer it takes, and at last what is odd is better than
   *  single foods. */
  readonly attempt: number;
  /** Meals of which nothing but the sizes may change. */
  readonly sized: ReadonlySet<Meal>;
  /** What meals have now and would keep; a meal that is not among them has nothing to keep. */
  readonly given: Readonly<Partial<Record<Meal, readonly Serving[]>>>;
}

/** What a search works on. */
export interface Table {
  readonly plates: Plates;
  readonly tally: Tally;
  readonly choices: Choices;
  readonly lay: Lay;
  readonly company: Company;
  readonly relate: Relate;
  readonly random: Random;
  readonly pools: Pools;
}

/** Moves of a meal that is chosen, of one that keeps its dishes where it can, and of one that only changes its sizes. */
const MOVES = { free: 1000, kept: 2400, sized: 400 };
/** Moves between two pauses. */
const AT_ONCE = 400;
const HEAT = { first: 2.5, last: 0.01 };
/** What a broken rule weighs for its share, and for being broken at all: at first they may be, and at last not. */
const RULE = { share: { first: 60, last: 900 }, broken: { first: 0, last: 12 } };
/** Beyond this, no wish makes up for the rules that a move breaks. */
const MOST_WISHED = 12;
/** Beyond this, nothing that the week counts makes up for what is not liked about a meal. */
const MOST_COUNTED = 10;
/** Shares of moves that lay another kind of table, and that take another dish; the others change sizes. */
const OTHER_TABLE = 0.08;
const OTHER_DISH = 0.32;
/** Share of the moves that take another meal as a whole, where it keeps nothing. */
const OTHER_MEAL = 0.5;
/** Share of those that are near the meal as it is, at first and towards the end. */
const NEAR = { first: 0.1, rest: 0.7 };
/** Dishes that are drawn before one is taken that would be odd. */
const MOST_DRAWS = 5;
/** Attempts from which a day is given more moves, and from which nothing is passed over for being odd. */
const HARD = { from: 2, moves: 3, anything: 4 };
/** How often it is offered what goes with the days around it, where something does. */
const OFFERED = 0.25;
/** How often a meal is offered again the dish that it had. */
const KEPT_DISH = 0.3;
/** Steps of size at once. */
const MOST_STEPS = 3;

/** A day while it is composed: what it has, and how far that breaks its rules. */
interface Open extends OpenDay {
  readonly total: Float64Array;
  readonly kcals: Float64Array;
  share: number;
  count: number;
}

/** A meal of such a day: its place in the week, and among the meals of the day that are filled. */
interface Place {
  readonly day: Open;
  readonly meal: Meal;
  readonly at: number;
  readonly nth: number;
  readonly isSized: boolean;
  readonly given: readonly Serving[] | undefined;
  /** None where it has dishes that are to be kept. */
  readonly pool: readonly Plate[];
}

/**
 * Simulated annealing of some days of a week at once: over dishes, their sizes and what a meal is made of. Pauses after
 * every few moves with the share of its moves that is done. @returns days of which every rule is kept
 */
export function* anneal(
  days: readonly OpenDay[],
  { plates, tally, choices, lay, company, relate, random, pools }: Table,
): Generator<number, readonly OpenDay[]> {
  const pick = <Item>(items: readonly Item[]): Item => items[random.below(items.length)]!;
  const possible = eachMeal((meal) =>
    PATTERNS[meal].filter((pattern) => pattern.every((course) => choices[meal].has(course))),
  );
  const open = days
    .filter(({ fill, sized }) => fill.every((meal) => sized.has(meal) || possible[meal].length > 0))
    .map((day): Open => {
      const kcals = new Float64Array(day.fill.length);
      return { ...day, total: Float64Array.from(day.bounds.kept), kcals, share: 0, count: 0 };
    });
  const places = open.flatMap((day) =>
    day.fill.map((meal, nth): Place => {
      const where = { at: placeOf(day.day, meal), nth };
      const given = day.given[meal];
      const isSized = day.sized.has(meal);
      return { day, meal, ...where, isSized, given, pool: given || isSized ? [] : poolFor(day.day, meal) };
    }),
  );
  if (places.length === 0) return [];

  for (const place of places) {
    const { day, meal, at, nth, given, pool } = place;
    const plate = pool.length > 0 ? pick(pool) : lay(emptyPlate(), given ?? laid(place, []), meal, given);
    tally.replace(day.day, NOTHING, plate);
    plates[at] = plate;
    for (let each = 0; each < NUTRIENT_FIGURES; each++) day.total[each]! += plate.figures[each]!;
    day.kcals[nth] = plate.figures[0]!;
  }
  for (const day of open) dayBroken(day.bounds, day.kcals, day.total, day);

  const sums = new Float64Array(NUTRIENT_FIGURES);
  const would = { share: 0, count: 0 };
  const spares: Plate[] = [];
  let spare = emptyPlate();
  const moves = places.reduce(
    (sum, { isSized, given, day: { attempt } }) =>
      sum +
      (attempt < HARD.from ? 1 : HARD.moves) * (isSized ? MOVES.sized : given ? MOVES.kept : MOVES.free),
    0,
  );
  const isSizesOnly = places.every(({ isSized }) => isSized);
  for (let done = 0; done < moves; done += AT_ONCE) {
    for (let move = done; move < Math.min(moves, done + AT_ONCE); move++) tryMove(move / moves);
    yield Math.min(1, (done + AT_ONCE) / moves);
    // Sizes alone change no wish: the first that fit are as good as any.
    if (isSizesOnly && open.every(({ count }) => count === 0)) break;
  }
  const found = new Set(open.filter(({ count }) => count === 0).map(({ day }) => day));
  return days.filter(({ day }) => found.has(day));

  function tryMove(done: number): void {
    const place = pick(places);
    const { day, at, nth, pool } = place;
    const before = plates[at]!;
    const other = pool.length > 0 && random.share() < OTHER_MEAL ? otherMeal(place, before, done) : undefined;
    // What is near a meal was found for all days: it may not be for this one.
    if (other === before || (other && company.fits?.(other, day.day) === false)) return;
    const servings = other ? other.servings : moved(before.servings, place);

    // Most moves are refused by the rules alone, which are the quickest to ask.
    const { total, kcals } = day;
    for (let each = 0; each < NUTRIENT_FIGURES; each++) sums[each] = total[each]! - before.figures[each]!;
    let kcal = 0;
    if (other) {
      kcal = other.figures[0]!;
      for (let each = 0; each < NUTRIENT_FIGURES; each++) sums[each]! += other.figures[each]!;
    } else
      for (let one = 0; one < servings.length; one++) {
        const { figures } = servings[one]!;
        kcal += figures[0]!;
        for (let each = 0; each < NUTRIENT_FIGURES; each++) sums[each]! += figures[each]!;
      }
    kcals[nth] = kcal;
    dayBroken(day.bounds, kcals, sums, would);
    const rules =
      between(RULE.share, done) * (would.share - day.share) +
      between(RULE.broken, done) * (would.count - day.count);
    const most = -(HEAT.first * (1 - done) * (1 - done) + HEAT.last) * Math.log(1 - random.share());
    if (rules > most + MOST_WISHED || !isLiked(place, before, servings, most - rules, other)) {
      kcals[nth] = before.figures[0]!;
      return;
    }
    if (before.isShared !== true) spares.push(before);
    if (plates[at] === spare) spare = spares.pop() ?? emptyPlate();
    for (let each = 0; each < NUTRIENT_FIGURES; each++) total[each] = sums[each]!;
    day.share = would.share;
    day.count = would.count;
  }

  function poolFor(day: number, meal: Meal): readonly Plate[] {
    const { fits } = company;
    return fits ? pools[meal].filter((plate) => fits(plate, day)) : pools[meal];
  }

  /** Another meal: at first any, and later one with which the day keeps its rules. */
  function otherMeal({ day: { day }, meal, pool }: Place, before: Plate, done: number): Plate {
    if (company.offer && random.share() < OFFERED) {
      const offered = company.offer(null, plates, day, meal);
      const having = offered && pool.filter(({ servings }) => servings.some((one) => one.choice === offered));
      if (having && having.length > 0) return pick(having);
    }
    if (random.share() >= NEAR.first + NEAR.rest * done) return pick(pool);
    before.near ??= nearestOf(before, pool, random);
    return before.near.length > 0 ? pick(before.near) : pick(pool);
  }

  /** Lays a meal otherwise, unless the week would be less liked by more than this. */
  function isLiked(
    { day: { day }, meal, at, given }: Place,
    before: Plate,
    servings: readonly Serving[],
    most: number,
    other: Plate | undefined,
  ) {
    let after = other;
    if (after === undefined) {
      spare.servings = before.servings;
      spare.alike = before.alike;
      spare.near = before.near;
      after = lay(spare, servings, meal, given);
    }
    let wishes = after.cost - before.cost;
    if (!isSameChoice(before.servings, servings)) {
      wishes -= company.costOf(plates, day, meal);
      plates[at] = after;
      wishes += company.costOf(plates, day, meal);
      plates[at] = before;
    }
    // What is counted over the week is asked last: it has to be put right again where the move is refused.
    if (wishes > most + MOST_COUNTED) return false;
    wishes += tally.replace(day, before, after);
    if (wishes > most) tally.replace(day, after, before);
    else plates[at] = after;
    return wishes <= most;
  }

  /**
   * Of two dishes that go with the rest of the meal and the day the one that takes fewer new foods: most weeks are refused
   * for their shopping. What would be odd is taken where nothing else is drawn.
   */
  function dishOf(
    course: Course,
    { day: { day, attempt }, meal }: Place,
    beside: readonly Serving[],
    but: number,
  ): Choice {
    const all = choices[meal].get(course)!;
    if (company.offer && random.share() < OFFERED) {
      const offered = company.offer(course, plates, day, meal);
      if (offered && all.includes(offered) && !clashes(offered, beside, but, relate)) return offered;
    }
    let found: Choice | undefined;
    let last = all[0]!;
    for (let draw = 0; draw < MOST_DRAWS; draw++) {
      last = pick(all);
      if (attempt >= HARD.anything) return last;
      if (tally.isEnough(last, day, beside[but]?.choice) || clashes(last, beside, but, relate)) continue;
      if (company.isOdd(last, plates, day, meal)) continue;
      if (found) return tally.newFoods(last) < tally.newFoods(found) ? last : found;
      found = last;
    }
    return found ?? last;
  }

  /** A meal with as much of what it has as goes with another pattern. */
  function laid(place: Place, has: readonly Serving[]): Serving[] {
    const { meal, day, nth, given } = place;
    const every = possible[meal];
    const around = every.filter((pattern) => has.every(({ choice }) => pattern.includes(choice.course)));
    const servings: Serving[] = [];
    for (const course of pick(around.length > 0 && has === given ? around : every))
      servings.push(
        has.find(({ choice }) => choice.course === course) ??
          pick(dishOf(course, place, servings, -1).servings),
      );
    return refit(servings, random.below(servings.length), day.bounds.meals[nth]!);
  }

  /** Gives one dish the size that brings a meal's energy between its bounds, as near as it can. */
  function refit(servings: Serving[], at: number, { low, high }: { low: number; high: number }): Serving[] {
    let kcal = low + (high - low) * random.share();
    for (let other = 0; other < servings.length; other++)
      if (other !== at) kcal -= servings[other]!.figures[0]!;
    servings[at] = nearest(servings[at]!.choice, kcal);
    return servings;
  }

  function moved(before: readonly Serving[], place: Place): Serving[] {
    const { day, nth, isSized, given } = place;
    const kind = isSized ? 1 : random.share();
    if (kind < OTHER_TABLE) return laid(place, given && kind < OTHER_TABLE / 2 ? given : before);
    const servings = before.slice();
    const at = random.below(servings.length);
    const { choice, at: size } = servings[at]!;
    if (kind < OTHER_TABLE + OTHER_DISH) {
      const kept = given?.find((each) => each.choice.course === choice.course);
      const other =
        kept && random.share() < KEPT_DISH ? kept.choice : dishOf(choice.course, place, servings, at);
      servings[at] = other.servings[0]!;
      return refit(servings, at, day.bounds.meals[nth]!);
    }
    const other = size + (random.share() < 0.5 ? -1 : 1) * (1 + random.below(MOST_STEPS));
    servings[at] = choice.servings[Math.min(choice.servings.length - 1, Math.max(0, other))]!;
    const fitted = random.below(servings.length);
    return fitted === at ? servings : refit(servings, fitted, day.bounds.meals[nth]!);
  }
}

const between = ({ first, last }: { first: number; last: number }, share: number): number =>
  first + (last - first) * share;

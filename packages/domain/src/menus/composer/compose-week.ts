import { eachMeal, MEALS, type Meal } from '../../nutritional-plans/index.ts';
import { randomOf } from '../solver/random.ts';
import { anneal, type OpenDay } from './anneal.ts';
import { companyFor } from './company.ts';
import type { ComposerProblem, DayToCompose, Draft, Slot } from './composer-problem.ts';
import { stockLarder, type Larder } from './larder.ts';
import { emptyPlate, servingOf, type Serving } from './plate.ts';
import { preferring } from './preferences.ts';
import { boundsOf, dayBroken } from './rules.ts';
import { NOTHING_EARLIER, tallyOf } from './tally.ts';
import { NOTHING, placeOf, type Plates } from './week-plates.ts';

export type { ComposerProblem, DayToCompose, Draft, Slot } from './composer-problem.ts';
export type { Sums } from './rules.ts';
export type { Earlier } from './tally.ts';
export { dishesFor, stockLarder, type Larder } from './larder.ts';

/** What the meals of a day have; null where no day was found that keeps every rule, and none was ruled out. */
export type ComposedDay = { readonly fill: readonly Meal[]; readonly draft: Draft } | null;

/** How often a day is begun anew before it is given up. */
const ATTEMPTS = 8;

/** How many days of a week are composed anew at most, and what is not liked of a day from which something is odd about it. */
const AGAIN = 7;
const ODD_FROM = 9;

/** Whole days in which nothing is decided yet. */
export const NOTHING_DECIDED: DayToCompose = {
  fill: MEALS,
  kept: [0, 0, 0, 0],
  dishes: eachMeal(() => []),
  scaled: [],
  sized: [],
  wider: [],
};

/**
 * A week made of dishes that keep the rules of a plan: restrictions, energy of every meal and day, macronutrients. Dishes
 * are scaled within their own limits and never beyond. Among what keeps them, what is expected of a week is preferred,
 * and other dishes than those of the weeks before. Pauses again and again with the number of days done. The same problem
 * and seed give the same week.
 */
export function* composeWeek(
  problem: ComposerProblem,
  seed: number,
  stocked?: Larder,
): Generator<number, ComposedDay[]> {
  const { days, expected, earlier = NOTHING_EARLIER } = problem;
  let larder = stocked;
  if (larder === undefined) {
    const stocking = stockLarder(problem, seed);
    let step = stocking.next();
    for (; !step.done; step = stocking.next()) yield 0;
    larder = step.value;
  }
  const { kitchen, lay, choices, pools } = larder;
  const byDish = new Map(kitchen.choices.map((choice) => [choice.of, choice]));
  const servingsOf = (slots: readonly Slot[]): Serving[] =>
    slots.map(({ dish, level }) => servingOf(byDish.get(dish)!, level));

  const plates: Plates = Array.from({ length: days.length * MEALS.length }, () => undefined);
  const isSomething = ({ fill, dishes }: DayToCompose) =>
    fill.length > 0 || MEALS.some((meal) => dishes[meal].length > 0);
  const tally = tallyOf(expected, kitchen, Math.max(1, days.filter(isSomething).length), earlier);
  const serve = (day: number, meals: readonly Meal[]) => {
    for (const meal of meals) {
      const slots = days[day]!.dishes[meal];
      if (slots.length === 0) continue;
      const plate = lay(emptyPlate(), servingsOf(slots), meal);
      plates[placeOf(day, meal)] = plate;
      tally.replace(day, NOTHING, plate);
    }
  };
  const clear = (day: number, meals: readonly Meal[]) => {
    for (const meal of meals) {
      const plate = plates[placeOf(day, meal)];
      if (plate) tally.replace(day, plate, NOTHING);
      plates[placeOf(day, meal)] = undefined;
    }
  };
  days.forEach(({ fill }, day) =>
    serve(
      day,
      MEALS.filter((meal) => !fill.includes(meal)),
    ),
  );

  const { relate } = kitchen;
  const random = randomOf(seed);
  const company = preferring(
    companyFor(relate, expected.leftovers === true),
    kitchen.choices,
    problem.preferences,
  );
  const on = { plates, tally, lay, relate, choices, random, pools, company };
  /** What is not liked about a day, and about the week for its sake. */
  const dislikeOf = (day: number, meals: readonly Meal[]): number => {
    let cost = tally.emptyDay;
    for (const meal of meals) {
      const plate = plates[placeOf(day, meal)]!;
      cost += plate.cost + company.costOf(plates, day, meal) / 2 - tally.replace(day, plate, NOTHING);
    }
    for (const meal of meals) tally.replace(day, NOTHING, plates[placeOf(day, meal)]!);
    return cost;
  };
  /** Days that are composed anew because something is odd about them, the worst first; what keeps dishes stays. */
  function* odd(): Generator<readonly [OpenDay]> {
    for (let again = 0; again < AGAIN; again++) {
      const worst = days
        .flatMap((each, day) => {
          const fill = found.get(day);
          if (!fill || each.scaled.length > 0 || each.sized.length > 0) return [];
          return [
            {
              way: openDay(problem, day, { day: each, attempt: 0, sized: [] }, servingsOf),
              cost: dislikeOf(day, fill),
            },
          ];
        })
        .reduce<{ way: OpenDay; cost: number } | null>(
          (most, each) => (tried.has(each.way.day) || (most && most.cost >= each.cost) ? most : each),
          null,
        );
      if (!worst || worst.cost < ODD_FROM) return;
      tried.add(worst.way.day);
      yield [worst.way];
    }
  }
  const tried = new Set<number>();
  const found = new Map<number, readonly Meal[]>();
  let left = days.flatMap((each, day) => {
    const ways =
      each.fill.length === 0 ? [] : waysOf(each).map((way) => openDay(problem, day, way, servingsOf));
    return ways.length > 0 ? [ways] : [];
  });
  const of = left.length;
  while (left.length > 0) {
    const now = left.map(([way]) => way!);
    for (const { day, fill } of now) clear(day, fill);
    const steps = anneal(now, on);
    let step = steps.next();
    for (; !step.done; step = steps.next()) yield found.size + step.value * left.length;
    for (const { day, fill } of step.value) found.set(day, fill);
    left = left.flatMap(([tried, ...others]) => {
      const { day, fill } = tried!;
      if (found.has(day)) return [];
      clear(day, fill);
      serve(
        day,
        fill.filter((meal) => !days[day]!.fill.includes(meal)),
      );
      return others.length > 0 ? [others] : [];
    });
    yield of - left.length;
  }
  for (const ways of odd()) {
    const [way] = ways;
    const { day, fill } = way;
    const before = fill.map((meal) => plates[placeOf(day, meal)]!);
    const was = dislikeOf(day, fill);
    clear(day, fill);
    const steps = anneal([way], on);
    let step = steps.next();
    for (; !step.done; step = steps.next()) yield of;
    if (step.value.length > 0 && dislikeOf(day, fill) <= was) continue;
    clear(day, fill);
    fill.forEach((meal, at) => {
      plates[placeOf(day, meal)] = before[at];
      tally.replace(day, NOTHING, before[at]!);
    });
  }
  return days.map((_, day): ComposedDay => {
    const fill = found.get(day);
    return fill
      ? {
          fill,
          draft: eachMeal((meal) =>
            (plates[placeOf(day, meal)]?.servings ?? []).map(({ choice, level }) => ({
              dish: choice.of,
              level,
            })),
          ),
        }
      : null;
  });
}

interface Way {
  readonly day: DayToCompose;
  readonly attempt: number;
  readonly sized: readonly Meal[];
}

/** What is tried of a day, one after the other: other sizes, then other dishes, then more meals. */
const waysOf = (day: DayToCompose): Way[] =>
  [day, ...day.wider].flatMap((each) => [
    ...(each.scaled.length > 0 ? [{ day: each, attempt: 0, sized: each.scaled }] : []),
    ...Array.from({ length: ATTEMPTS }, (_, attempt) => ({ day: each, attempt, sized: each.sized })),
  ]);

function openDay(
  problem: Pick<ComposerProblem, 'targets' | 'limits'>,
  day: number,
  { day: { fill, kept, dishes, scaled }, attempt, sized }: Way,
  servingsOf: (slots: readonly Slot[]) => Serving[],
): OpenDay {
  return {
    ...{ day, fill, attempt, sized: new Set(sized), bounds: boundsOf(problem, fill, kept) },
    given: Object.fromEntries(scaled.map((meal) => [meal, servingsOf(dishes[meal])])),
  };
}

/** Whether the dishes of a day keep its rules as they are. */
export function keepsRules(
  problem: Pick<ComposerProblem, 'targets' | 'limits'>,
  { fill, kept, dishes }: DayToCompose,
): boolean {
  const bounds = boundsOf(problem, fill, kept);
  const meals = fill.map((meal) => dishes[meal].map(({ dish, level }) => dish.levels[level]!));
  const sums = Float64Array.from(bounds.kept);
  for (const { figures } of meals.flat()) for (let at = 0; at < sums.length; at++) sums[at]! += figures[at]!;
  const kcals = meals.map((levels) => levels.reduce((all, { figures }) => all + figures[0]!, 0));
  return dayBroken(bounds, kcals, sums).count === 0;
}

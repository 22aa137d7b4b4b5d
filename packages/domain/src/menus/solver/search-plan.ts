import type { Model, ModelDay } from './model.ts';
import { randomOf, type Random } from './random.ts';
import { searchDay, type PlacedFood } from './search-day.ts';

/** What a further use of a food in a week costs beside its tier. */
const REPEAT_PENALTY = 1;
/** What a scarce food costs more each time that it was missing on another day. */
const SCARCITY_PENALTY = 2;

interface SearchEffort {
  /** Moves tried per attempt at a day. */
  steps: number;
  /** Attempts at a day before another day of the week gives its foods back. */
  attempts: number;
  /** Days of a week that may be given back. */
  repairs: number;
}

const SOLVING: SearchEffort = { steps: 6000, attempts: 6, repairs: 30 };
/** Enough to find a menu where there are many; conflicts are proven otherwise. */
export const PROBING: SearchEffort = { steps: 3000, attempts: 4, repairs: 10 };

export type SearchedPlan =
  | { isSolved: true; days: ReadonlyMap<ModelDay, readonly PlacedFood[]> }
  | { isSolved: false; failed: ModelDay };

/**
 * Every day of a model, week by week. A day that cannot be filled takes foods back from another one of its week.
 * Yields the number of filled days.
 */
export function* searchPlan(
  model: Model,
  seed: number,
  effort: SearchEffort = SOLVING,
): Generator<number, SearchedPlan> {
  const random = randomOf(seed);
  const filled = new Map<ModelDay, readonly PlacedFood[]>();
  for (const week of new Set(model.days.map((day) => day.week))) {
    const days = model.days.filter((day) => day.week === week);
    const failed = yield* searchWeek(model, days, filled, random, effort);
    if (failed) return { isSolved: false, failed };
  }
  return { isSolved: true, days: filled };
}

function* searchWeek(
  model: Model,
  days: readonly ModelDay[],
  filled: Map<ModelDay, readonly PlacedFood[]>,
  random: Random,
  { steps, attempts, repairs }: SearchEffort,
): Generator<number, ModelDay | null> {
  const uses = new Uint8Array(model.foods.length);
  for (const day of days) for (const food of day.fixedFoods) uses[food]!++;
  const scarcity = new Float64Array(model.foods.length);
  const left = new Uint8Array(model.foods.length);
  const bias = new Float64Array(model.foods.length);
  const queue = days.filter((day) => day.fill.length > 0);
  let given = 0;
  for (let day = queue.shift(); day; day = queue.shift()) {
    left.forEach((_, food) => {
      left[food] = Math.max(0, model.usesPerWeek - uses[food]!);
      bias[food] = scarcity[food]! + (uses[food]! > 0 ? REPEAT_PENALTY : 0);
    });
    let placed: PlacedFood[] | null = null;
    for (let attempt = 0; attempt < attempts && placed === null; attempt++)
      placed = searchDay(model, day, left, bias, random, steps * (attempt + 1));
    if (placed !== null) {
      for (const { food } of placed) uses[food]!++;
      filled.set(day, placed);
      yield filled.size;
      continue;
    }
    const others = days.filter((other) => filled.has(other));
    if (others.length === 0 || given++ >= repairs) return day;
    for (const meal of day.fill)
      for (const { candidates, min } of model.meals[meal]!.groups)
        for (const food of candidates)
          if (min > 0 && left[food] === 0) scarcity[food]! += SCARCITY_PENALTY / candidates.length;
    const returned = others[random.below(others.length)]!;
    for (const { food } of filled.get(returned)!) uses[food]!--;
    filled.delete(returned);
    queue.unshift(day, returned);
  }
  return null;
}

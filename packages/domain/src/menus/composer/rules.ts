import type { Meal } from '../../nutritional-plans/index.ts';
import type { MenuProblem } from '../solver/problem.ts';
import { dayBounds, mealWindow, NO_BOUNDS } from '../solver/windows.ts';

/** Energy, carbohydrate, fat and protein, in the order of `NUTRIENTS`. */
export type Sums = readonly [number, number, number, number];

/** What every draft of a day is held to. */
export interface DayBounds {
  readonly low: Float64Array;
  readonly high: Float64Array;
  /** Of its meals that are filled, in their order. */
  readonly meals: readonly { readonly low: number; readonly high: number }[];
  /** What meals that stay have, which counts in the sums of the day. */
  readonly kept: Sums;
}

/** Portions are stored as ten-thousandths: what the sums of a day may be away from those of its dishes. */
const ROUNDING = 0.25;

/** The windows of a day's meals, and the bounds of its energy and macronutrients. */
export function boundsOf(
  { targets, limits }: Pick<MenuProblem, 'targets' | 'limits'>,
  fill: readonly Meal[],
  kept: Sums | null,
): DayBounds {
  const { low, high } = kept === null ? NO_BOUNDS : dayBounds({ targets, limits }, () => true);
  return {
    low: low.map((each) => (each > 0 ? each + ROUNDING : each)),
    high: high.map((each) => (each > 2 * ROUNDING ? each - ROUNDING : each)),
    meals: fill.map((meal) => {
      const window = mealWindow(targets.meals[meal], targets.kcalPerBite);
      return { low: window.low + ROUNDING, high: window.high - ROUNDING };
    }),
    kept: kept ?? [0, 0, 0, 0],
  };
}

/** How far the rules of a day are broken, as shares of what was aimed at, and how many of them. */
export interface Broken {
  share: number;
  count: number;
}

/**
 * @param kcals energy of the meals that are filled
 * @param sums of the whole day
 * @param into what is written over
 */
export function dayBroken(
  { low: lows, high: highs, meals }: DayBounds,
  kcals: ArrayLike<number>,
  sums: ArrayLike<number>,
  into: Broken = { share: 0, count: 0 },
): Broken {
  let share = 0;
  let count = 0;
  for (let at = 0; at < meals.length; at++) {
    const { low, high } = meals[at]!;
    const kcal = kcals[at]!;
    if (kcal >= low && kcal <= high) continue;
    share += (kcal > high ? kcal - high : low - kcal) / high;
    count += 1;
  }
  for (let nutrient = 0; nutrient < sums.length; nutrient++) {
    const sum = sums[nutrient]!;
    const low = lows[nutrient]!;
    const high = highs[nutrient]!;
    if (sum >= low && sum <= high) continue;
    // A bound that does not hold is infinite, and so would be its share.
    share +=
      sum > high
        ? (sum - high) / Math.max(1, high)
        : (low - sum) / Math.max(1, high === Infinity ? low : high);
    count += 1;
  }
  into.share = share;
  into.count = count;
  return into;
}

import { daysOfLocalDate, resolveWallClock, type ZoneTable } from '../shared/index.ts';
import { coverageOf } from './covered.ts';
import { seriesClock } from './local-days.ts';
import type { LocalDay } from './metric-types.ts';
import { sliceSeries, type CgmSeries } from './series.ts';
import { countValues, meanOf } from './value-counts.ts';

const BEFORE_MEAL_SECONDS = 30 * 60;
const FASTED_SECONDS = 8 * 3600;

/** Fasting glucose of one day and the window it was taken from. */
export interface FastingGlucose {
  /** Before the first meal, or in the early morning; null when neither has a reading. */
  window: 'BEFORE_FIRST_MEAL' | 'EARLY_MORNING' | null;
  mean: number | null;
  count: number;
  expected: number;
  /** The window has 70 % of its expected readings. */
  isEnough: boolean;
}

/**
 * Fasting glucose of a local day (our proposal: no public definition exists): the mean of the 30 minutes before the
 * day's first meal if nothing was eaten in the 8 hours before it, else the mean of 04:00–06:00 local time.
 *
 * @param meals instants of all known meals, UTC seconds, in any order
 */
export function fastingGlucose(
  series: CgmSeries,
  day: LocalDay,
  meals: readonly number[] = [],
): FastingGlucose {
  const first = Math.min(...meals.filter((meal) => meal >= day.fromEpoch && meal < day.toEpoch));
  const isFasted =
    Number.isFinite(first) && !meals.some((meal) => meal < first && meal >= first - FASTED_SECONDS);
  const morning = meanBetween(
    series,
    'EARLY_MORNING',
    ...earlyMorning(seriesClock(series, day.fromEpoch, day.toEpoch), day),
  );
  if (!isFasted) return morning;
  const beforeMeal = meanBetween(series, 'BEFORE_FIRST_MEAL', first - BEFORE_MEAL_SECONDS, first);
  if (beforeMeal.isEnough || morning.count === 0) return beforeMeal;
  return morning.isEnough || beforeMeal.count === 0 ? morning : beforeMeal;
}

/** The sorted meals that can matter for a day: its own, and those of the hours before it. */
export function mealsAround(sorted: Float64Array, day: LocalDay): number[] {
  return Array.from(
    sorted.subarray(firstAt(sorted, day.fromEpoch - FASTED_SECONDS), firstAt(sorted, day.toEpoch)),
  );
}

/** Index of the first of sorted instants at or after one. */
function firstAt(sorted: Float64Array, epochSeconds: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < epochSeconds) low = middle + 1;
    else high = middle;
  }
  return low;
}

function earlyMorning(clock: ZoneTable, day: LocalDay): [number, number] {
  const midnight = daysOfLocalDate(day.date)! * 86_400;
  const at = (hour: number) => {
    const wall = resolveWallClock(clock, midnight + hour * 3600);
    return wall.kind === 'twice' ? wall.first : wall.epochSeconds;
  };
  return [at(4), at(6)];
}

function meanBetween(
  series: CgmSeries,
  window: 'BEFORE_FIRST_MEAL' | 'EARLY_MORNING',
  fromEpoch: number,
  toEpoch: number,
): FastingGlucose {
  const { count, expected, isEnough } = coverageOf(series, fromEpoch, toEpoch);
  const mean = meanOf(countValues(sliceSeries(series, fromEpoch, toEpoch)), (mgdl) => mgdl);
  if (mean === null) return { window: null, mean, count: 0, expected, isEnough: false };
  return { window, mean, count, expected, isEnough };
}

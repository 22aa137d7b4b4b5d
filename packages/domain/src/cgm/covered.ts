import { firstIndexAt, type CgmSeries } from './series.ts';
import { countSlots, slotsOf } from './slots.ts';
import type { Span } from './span-state.ts';

/** Share of the expected readings that makes a window sufficient. */
export const ENOUGH_SHARE = 0.7;

/** Minutes that one reading represents: its sensor's cadence. */
export function minutesOf({ readingMinutes, cadenceMinutes }: CgmSeries, index: number): number {
  return readingMinutes ? readingMinutes[index]! : cadenceMinutes;
}

/** What the readings of a span amount to. */
export interface Coverage {
  /** Readings with an instant in the span. */
  count: number;
  /** Expected readings that were received: two in one slot of their cadence are one. */
  received: number;
  /** Minutes that the readings represent. */
  minutes: number;
  /** Readings that were due; 0 without a cadence. */
  expected: number;
  /** Share of the expected readings in percent, 100 at most. */
  percent: number;
  /** At least 70 % of them. */
  isEnough: boolean;
}

/**
 * The readings that a span expected and received: for a test, a period and an event alike. One reading for each slot of
 * the sensor's cadence ({@link countSlots}), so that a clock that jitters loses none and a complete file has 100 %. Where
 * sensors of different cadence are joined, by the time that their readings represent. A span must end now at the latest,
 * as hours to come are not missing.
 */
export function coverageOf(series: CgmSeries, fromEpoch: number, toEpoch: number): Coverage {
  const { cadenceMinutes, readingMinutes } = series;
  const from = firstIndexAt(series, fromEpoch);
  const count = Math.max(0, firstIndexAt(series, toEpoch) - from);
  if (!readingMinutes) {
    return coverage({ count, minutes: count * cadenceMinutes, ...countSlots(series, fromEpoch, toEpoch) });
  }
  const span = (toEpoch - fromEpoch) / 60;
  let minutes = 0;
  for (let i = from; i < from + count; i++) minutes += readingMinutes[i]!;
  const usual = cadenceMinutes > 0 ? span / cadenceMinutes : 0;
  return coverage({
    count,
    minutes,
    received: count,
    expected: minutes > 0 ? (count * span) / minutes : usual,
  });
}

const coverage = (found: Omit<Coverage, 'percent' | 'isEnough'>): Coverage => ({
  ...found,
  percent: found.expected > 0 ? Math.min(100, (100 * found.received) / found.expected) : 0,
  isEnough: found.received > 0 && found.received >= ENOUGH_SHARE * found.expected,
});

/**
 * From when the first reading of a series was due to the end of what the last one represents, which a clock that is early
 * or late shifts by less than half a cadence. Empty without readings.
 */
export function readingsSpan(series: CgmSeries): Span {
  const { epochSeconds, cadenceMinutes, readingMinutes } = series;
  const last = epochSeconds.length - 1;
  if (last < 0) return { fromEpoch: 0, toEpoch: 0 };
  const slots = readingMinutes ? undefined : slotsOf(series);
  return {
    fromEpoch: Math.min(epochSeconds[0]!, slots?.[0] ?? Infinity),
    toEpoch:
      (slots?.at(-1) ?? epochSeconds[last]!) + Math.max(1, minutesOf(series, last) || cadenceMinutes) * 60,
  };
}

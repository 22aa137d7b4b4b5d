import { firstIndexAt, type CgmSeries } from './series.ts';

/** Share of the expected readings that makes a window sufficient. */
export const ENOUGH_SHARE = 0.7;

/** Minutes that one reading represents: its sensor's cadence. */
export function minutesOf({ readingMinutes, cadenceMinutes }: CgmSeries, index: number): number {
  return readingMinutes ? readingMinutes[index]! : cadenceMinutes;
}

/** What the readings of a span amount to. */
export interface Coverage {
  count: number;
  /** Minutes that the readings represent. */
  minutes: number;
  /** Readings that the span implies, at the cadence with which those that exist were made; 0 without a cadence. */
  expected: number;
  /** Share of the span's time in percent, 100 at most. */
  percent: number;
  /** At least 70 % of the time. */
  isEnough: boolean;
}

/** Counts the readings of a span by the time that they represent, whatever their cadences. */
export function coverageOf(series: CgmSeries, fromEpoch: number, toEpoch: number): Coverage {
  const { cadenceMinutes, readingMinutes } = series;
  const from = firstIndexAt(series, fromEpoch);
  const count = Math.max(0, firstIndexAt(series, toEpoch) - from);
  const span = (toEpoch - fromEpoch) / 60;
  const usual = cadenceMinutes > 0 ? span / cadenceMinutes : 0;
  let minutes = count * cadenceMinutes;
  if (readingMinutes) {
    minutes = 0;
    for (let i = from; i < from + count; i++) minutes += readingMinutes[i]!;
  }
  const expected = readingMinutes && minutes > 0 ? (count * span) / minutes : usual;
  return {
    count,
    minutes,
    expected,
    percent: expected > 0 ? Math.min(100, (100 * count) / expected) : 0,
    isEnough: expected > 0 && count > 0 && count >= ENOUGH_SHARE * expected,
  };
}

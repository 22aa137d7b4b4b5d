import { firstIndexAt, type CgmSeries } from './series.ts';

/** Minutes that one reading represents: its sensor's cadence. */
export function minutesOf({ readingMinutes, cadenceMinutes }: CgmSeries, index: number): number {
  return readingMinutes ? readingMinutes[index]! : cadenceMinutes;
}

/** Minutes represented by the readings of a span; by time, whatever the cadences. */
export function coveredMinutes(
  series: CgmSeries,
  fromEpoch = Number.NEGATIVE_INFINITY,
  toEpoch = Number.POSITIVE_INFINITY,
): number {
  const from = firstIndexAt(series, fromEpoch);
  const to = firstIndexAt(series, toEpoch);
  if (!series.readingMinutes) return Math.max(0, to - from) * series.cadenceMinutes;
  let minutes = 0;
  for (let i = from; i < to; i++) minutes += series.readingMinutes[i]!;
  return minutes;
}

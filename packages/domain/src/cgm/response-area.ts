import { firstIndexAt, type CgmSeries } from './series.ts';

/** Nothing is interpolated across a longer gap. */
export const LONGEST_BRIDGED_MINUTES = 45;

/** The value at an instant, interpolated between its two readings; null where they are too far apart. */
function valueAt(series: CgmSeries, epoch: number): number | null {
  const { epochSeconds, mgdl } = series;
  const after = firstIndexAt(series, epoch);
  if (epochSeconds[after] === epoch) return mgdl[after]!;
  const before = after - 1;
  if (before < 0 || after >= epochSeconds.length) return null;
  const step = epochSeconds[after]! - epochSeconds[before]!;
  if (step > LONGEST_BRIDGED_MINUTES * 60) return null;
  return mgdl[before]! + ((mgdl[after]! - mgdl[before]!) * (epoch - epochSeconds[before]!)) / step;
}

/**
 * Incremental area under the curve between two instants: trapezoids above the baseline only, segments that cross it cut
 * where they cross (Wolever 1991). mg/dL · min; null where more than 45 minutes are without a reading.
 */
export function incrementalArea(
  series: CgmSeries,
  fromEpoch: number,
  toEpoch: number,
  baseline: number,
): number | null {
  const { epochSeconds, mgdl } = series;
  const first = valueAt(series, fromEpoch);
  const last = valueAt(series, toEpoch);
  if (first === null || last === null) return null;
  let area = 0;
  let at = fromEpoch;
  let above = first - baseline;
  const add = (epoch: number, value: number): boolean => {
    const seconds = epoch - at;
    if (seconds > LONGEST_BRIDGED_MINUTES * 60) return false;
    const next = value - baseline;
    area += positivePart(above, next) * (seconds / 60);
    at = epoch;
    above = next;
    return true;
  };
  for (let i = firstIndexAt(series, fromEpoch + 1); epochSeconds[i]! < toEpoch; i++) {
    if (!add(epochSeconds[i]!, mgdl[i]!)) return null;
  }
  return add(toEpoch, last) ? area : null;
}

/** Mean height above zero of the line between two heights. */
function positivePart(one: number, other: number): number {
  if (one <= 0 && other <= 0) return 0;
  if (one >= 0 && other >= 0) return (one + other) / 2;
  const positive = Math.max(one, other);
  return positive ** 2 / (2 * Math.abs(one - other));
}

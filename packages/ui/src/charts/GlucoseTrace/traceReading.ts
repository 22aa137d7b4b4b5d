import { rangeIndex, rangeLevel, type RangeLimits } from '../RangeLegend/rangeLevels.ts';
import { lowerBound, nearestIndex } from './decimateTrace.ts';
import type { TracePoint } from './GlucoseTraceProps.ts';
import { ABOVE_DEVICE, BELOW_DEVICE, type TraceSeries } from './traceSeries.ts';

/** One reading, as described. */
export function readingAt(
  { epochSeconds, values, flags }: TraceSeries,
  limits: RangeLimits,
  gapSeconds: number,
  index: number,
): TracePoint {
  const flag = flags?.[index] ?? 0;
  const before = index > 0 ? epochSeconds[index]! - epochSeconds[index - 1]! : 0;
  return {
    index,
    epochSeconds: epochSeconds[index]!,
    value: values[index]!,
    level: rangeLevel(values[index]!, limits),
    censored: flag & BELOW_DEVICE ? 'low' : flag & ABOVE_DEVICE ? 'high' : null,
    gapBefore: before > gapSeconds ? before : null,
  };
}

/** The next reading whose level differs, in one direction; the last one when there is none. */
export function nextExcursion(
  { values }: TraceSeries,
  limits: RangeLimits,
  from: number,
  step: 1 | -1,
): number {
  const own = rangeIndex(values[from]!, limits);
  let index = from;
  while (index + step >= 0 && index + step < values.length) {
    index += step;
    if (rangeIndex(values[index]!, limits) !== own) return index;
  }
  return index;
}

/**
 * The reading nearest to the given number of seconds away; across a gap, where that would be the same one, its
 * neighbour.
 */
export function readingAfter({ epochSeconds }: TraceSeries, from: number, seconds: number): number {
  const index = nearestIndex(epochSeconds, epochSeconds[from]! + seconds);
  return index === from ? Math.max(0, Math.min(epochSeconds.length - 1, from + Math.sign(seconds))) : index;
}

/** Seconds that the local clock is ahead of UTC at a moment. */
export function offsetReader(
  offsetMinutes: number | ArrayLike<number>,
  epochSeconds: ArrayLike<number>,
): (moment: number) => number {
  if (typeof offsetMinutes === 'number') return () => offsetMinutes * 60;
  return (moment) => {
    const index = Math.min(offsetMinutes.length - 1, lowerBound(epochSeconds, moment));
    return (offsetMinutes[index] ?? 0) * 60;
  };
}

/** Slightly beyond the limits and the data. */
export function traceDomain({ values }: TraceSeries, limits: RangeLimits): readonly [number, number] {
  let lowest = limits.severeLow * 0.75;
  let highest = limits.severeHigh * 1.2;
  for (let index = 0; index < values.length; index++) {
    const value = values[index]!;
    // Neither NaN nor infinite values widen the scale.
    if (value < lowest && value > Number.NEGATIVE_INFINITY) lowest = value;
    if (value > highest && value < Number.POSITIVE_INFINITY) highest = value;
  }
  return [lowest - (highest - lowest) * 0.02, highest + (highest - lowest) * 0.04];
}

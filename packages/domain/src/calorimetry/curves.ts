import { sampleStep, type CalorimetrySeries } from './series.ts';

/** Points of a chart at most: more than a screen has columns for, few enough to draw while a border is dragged. */
export const MAX_CURVE_POINTS = 1500;

type Column = (number | null)[];

/** A recording as columns of equal length; null is not measured. */
export interface CalorimetryCurves {
  samples: number;
  /** Seconds that a point stands for. */
  stepS: number;
  timeS: number[];
  vo2: Column;
  vco2: Column | null;
  rer: Column | null;
  heartRate: Column | null;
  ventilation: Column | null;
  speedKmH: Column | null;
}

/** Digits that a chart can show; more would only be carried. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/**
 * A recording thinned for a chart. Where it has more samples than points, each point is the mean of its time, at its end: a
 * spike is lowered, and no time is left out. The ratio is of the means.
 */
export function calorimetryCurves(series: CalorimetrySeries): CalorimetryCurves {
  const { timeS } = series;
  const step = sampleStep(series);
  const first = timeS[0]!;
  const last = timeS.at(-1)!;
  const width = timeS.length <= MAX_CURVE_POINTS ? 0 : (last - first + step) / MAX_CURVE_POINTS;
  const ends: number[] = [];
  const bins: { from: number; to: number }[] = [];
  for (let i = 0; i < timeS.length;) {
    let to = i + 1;
    if (width > 0) {
      const bin = Math.floor((timeS[i]! - first) / width);
      while (to < timeS.length && Math.floor((timeS[to]! - first) / width) === bin) to += 1;
    }
    bins.push({ from: i, to });
    ends.push(rounded(timeS[to - 1]!));
    i = to;
  }
  const meanIn = (values: Float64Array, { from, to }: { from: number; to: number }): number | null => {
    let sum = 0;
    let count = 0;
    for (let i = from; i < to; i++) {
      if (Number.isNaN(values[i]!)) continue;
      sum += values[i]!;
      count += 1;
    }
    return count === 0 ? null : rounded(sum / count);
  };
  const column = (values: Float64Array | null): Column | null =>
    values === null ? null : bins.map((bin) => meanIn(values, bin));
  const vo2 = column(series.vo2)!;
  const vco2 = column(series.vco2);
  return {
    samples: timeS.length,
    stepS: width > 0 ? rounded(width) : step,
    timeS: ends,
    vo2,
    vco2,
    rer:
      vco2 === null
        ? null
        : vco2.map((value, i) => (value === null || !(vo2[i]! > 0) ? null : rounded(value / vo2[i]!))),
    heartRate: column(series.heartRate),
    ventilation: column(series.ventilation),
    speedKmH: column(series.speedKmH),
  };
}

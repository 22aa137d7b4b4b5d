import { medianOf, sampleStep, startOf, type CalorimetrySeries } from './series.ts';

/** Samples at equal distance, from which all means are computed. */
export interface GasSamples {
  timeS: Float64Array;
  /** Seconds that each sample covers, up to its time. */
  stepS: number;
  vo2: Float64Array;
  vco2: Float64Array | null;
  heartRate: Float64Array | null;
  ventilation: Float64Array | null;
  /** What the cart computed. */
  energyKcalMin: Float64Array | null;
}

/** Below this many seconds between samples they are breaths; above, means that the cart made. */
const BREATHS_BELOW = 10;
/** Longest pause, in seconds, that breaths are interpolated across. */
const LONGEST_PAUSE = 60;

/**
 * A recording as samples at equal distance. Rows that already are stay as they are. Breaths are interpolated linearly to
 * seconds, as `whippr` and `spiro` do, since a mean over breaths would count fast breathing more; means of a cart at uneven
 * times hold for the interval they were made of. Nothing is interpolated across a pause.
 */
export function gasSamples(series: CalorimetrySeries): GasSamples {
  const { timeS, vo2, vco2, heartRate, ventilation } = series;
  const { energyKcalMin } = series.device;
  const step = sampleStep(series);
  const steps = [...timeS.keys()].slice(1).map((i) => timeS[i]! - timeS[i - 1]!);
  const even = steps.filter((each) => Math.abs(each - step) <= step * 0.05).length;
  if (even >= steps.length * 0.95 && steps.every((each) => each > 0))
    return { timeS, stepS: step, vo2, vco2, heartRate, ventilation, energyKcalMin };
  const first = Math.ceil(step < BREATHS_BELOW ? timeS[0]! : startOf(series, 0, step) + 1);
  const seconds = Float64Array.from(
    { length: Math.max(0, Math.floor(timeS.at(-1)!) - first + 1) },
    (_, i) => first + i,
  );
  const toSeconds = (values: Float64Array | null): Float64Array | null => {
    if (values === null) return null;
    return step < BREATHS_BELOW
      ? interpolated(timeS, values, seconds)
      : held(series, values, { seconds, step });
  };
  // A second without oxygen or without carbon dioxide has no ratio, so both are interpolated from the same breaths.
  const isWhole = (i: number) => !Number.isNaN(vo2[i]! + (vco2?.[i] ?? 0));
  const paired = (values: Float64Array) => values.map((value, i) => (isWhole(i) ? value : NaN));
  return {
    timeS: seconds,
    stepS: 1,
    vo2: toSeconds(paired(vo2))!,
    vco2: vco2 === null ? null : toSeconds(paired(vco2)),
    heartRate: toSeconds(heartRate),
    ventilation: toSeconds(ventilation),
    energyKcalMin: toSeconds(energyKcalMin),
  };
}

function interpolated(timeS: Float64Array, values: Float64Array, seconds: Float64Array): Float64Array {
  const times: number[] = [];
  const known: number[] = [];
  for (let i = 0; i < timeS.length; i++) {
    if (Number.isNaN(values[i]!)) continue;
    // Breaths within one second are written at one time.
    let sum = values[i]!;
    let count = 1;
    while (i + 1 < timeS.length && timeS[i + 1] === timeS[i]) {
      i++;
      if (Number.isNaN(values[i]!)) continue;
      sum += values[i]!;
      count++;
    }
    times.push(timeS[i]!);
    known.push(sum / count);
  }
  let at = 0;
  return seconds.map((second) => {
    while (at + 1 < times.length && times[at + 1]! < second) at++;
    const [before, after] = [times[at], times[at + 1]];
    if (before === undefined || second < before) return NaN;
    if (second === before) return known[at]!;
    if (after === undefined || after - before > LONGEST_PAUSE) return NaN;
    return known[at]! + ((known[at + 1]! - known[at]!) * (second - before)) / (after - before);
  });
}

function held(
  series: CalorimetrySeries,
  values: Float64Array,
  { seconds, step }: { seconds: Float64Array; step: number },
): Float64Array {
  const { timeS } = series;
  let index = 0;
  return seconds.map((second) => {
    while (index < timeS.length && timeS[index]! < second) index++;
    return index < timeS.length && startOf(series, index, step) < second ? values[index]! : NaN;
  });
}

/** A span of time, in seconds of the recording: after the first, up to and with the second. */
export interface Span {
  startS: number;
  endS: number;
}

/** Means over a span. */
export interface SpanMeans {
  /** Samples with gas exchange, and the share of the span that they cover. */
  count: number;
  covered: number;
  vo2: number;
  /** null without carbon dioxide. */
  vco2: number | null;
  /** Of the means: a mean of ratios is another number. */
  rer: number | null;
  heartRate: number | null;
  ventilation: number | null;
  /** Coefficients of variation in percent (sample standard deviation); null for fewer than three values. */
  cvVo2: number | null;
  cvVco2: number | null;
}

/** Seconds of the means whose variation is judged where the samples are shorter: breaths always vary by more. */
const VARIATION_BIN = 20;

/** Means over a span; null when nothing was measured in it. */
export function meansOver(samples: GasSamples, { startS, endS }: Span): SpanMeans | null {
  const { timeS, vo2, vco2, stepS } = samples;
  const from = lowerBound(timeS, startS);
  const to = lowerBound(timeS, endS);
  const indices: number[] = [];
  for (let i = from; i < to; i++) if (!Number.isNaN(vo2[i]! + (vco2?.[i] ?? 0))) indices.push(i);
  if (indices.length === 0) return null;
  const mean = (values: Float64Array) => indices.reduce((sum, i) => sum + values[i]!, 0) / indices.length;
  const own = (values: Float64Array | null): number | null => {
    if (values === null) return null;
    const known = values.subarray(from, to).filter((value) => !Number.isNaN(value));
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
  };
  const meanVo2 = mean(vo2);
  const meanVco2 = vco2 === null ? null : mean(vco2);
  const variation = (values: Float64Array) => variationOf(indices, values, samples, startS);
  return {
    count: indices.length,
    covered: Math.min(1, (indices.length * stepS) / (endS - startS)),
    vo2: meanVo2,
    vco2: meanVco2,
    rer: meanVco2 === null ? null : meanVco2 / meanVo2,
    heartRate: own(samples.heartRate),
    ventilation: own(samples.ventilation),
    cvVo2: variation(vo2),
    cvVco2: vco2 === null ? null : variation(vco2),
  };
}

/** Index of the first time after a moment. */
function lowerBound(timeS: Float64Array, moment: number): number {
  let low = 0;
  let high = timeS.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    // Decimal minutes leave the noise of binary fractions.
    if (timeS[middle]! > moment + 1e-6) high = middle;
    else low = middle + 1;
  }
  return low;
}

function variationOf(
  indices: readonly number[],
  values: Float64Array,
  samples: GasSamples,
  startS: number,
): number | null {
  const { timeS, stepS } = samples;
  let list = indices.map((i) => values[i]!);
  if (stepS < BREATHS_BELOW) {
    const bins = new Map<number, number[]>();
    for (const i of indices) {
      const bin = Math.floor((timeS[i]! - startS - 1e-6) / VARIATION_BIN);
      const held = bins.get(bin) ?? [];
      held.push(values[i]!);
      bins.set(bin, held);
    }
    list = [...bins.values()].map((each) => each.reduce((sum, value) => sum + value, 0) / each.length);
  }
  if (list.length < 3) return null;
  const mean = list.reduce((sum, value) => sum + value, 0) / list.length;
  const squares = list.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return (100 * Math.sqrt(squares / (list.length - 1))) / mean;
}

/** Usual oxygen in a span, for naming it. */
export function levelOver(samples: GasSamples, span: Span): number {
  const { timeS, vo2 } = samples;
  return medianOf(vo2.subarray(lowerBound(timeS, span.startS), lowerBound(timeS, span.endS)));
}

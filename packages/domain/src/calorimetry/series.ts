/** A remark that the person at the cart made during the test. */
export interface CartMarker {
  timeS: number;
  text: string;
}

/** What the cart itself computed, as it wrote it; null where the file has no such column. NaN is not measured. */
export interface CartFigures {
  energyKcalMin: Float64Array | null;
  fatGMin: Float64Array | null;
  carbohydrateGMin: Float64Array | null;
  fatKcalMin: Float64Array | null;
  carbohydrateKcalMin: Float64Array | null;
  /** Shares of the energy, in percent. */
  fatShare: Float64Array | null;
  carbohydrateShare: Float64Array | null;
  rer: Float64Array | null;
}

/**
 * Gas exchange over time, one sample for each row of a cart's file. A value belongs to the interval that ends at its time:
 * a breath's is known when it is over, and so is a mean of ten seconds. NaN is "not measured"; no gas and no heart rate is
 * ever zero.
 */
export interface CalorimetrySeries {
  /** Seconds, rising; may begin below zero. */
  timeS: Float64Array;
  /** mL/min STPD. */
  vo2: Float64Array;
  /** mL/min STPD; null when the cart does not measure carbon dioxide. */
  vco2: Float64Array | null;
  heartRate: Float64Array | null;
  /** L/min. */
  ventilation: Float64Array | null;
  speedKmH: Float64Array | null;
  gradePercent: Float64Array | null;
  loadWatt: Float64Array | null;
  /** What the file writes as the phase of each sample. */
  labels: (string | null)[] | null;
  markers: CartMarker[];
  device: CartFigures;
  /** Line of the file of each sample, from 1. */
  rows: Int32Array;
}

/** The middle value of those that are numbers; NaN for none. */
export function medianOf(values: Iterable<number>): number {
  const sorted = [...values].filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return NaN;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The usual time between two samples, in seconds; a second for a single one. */
export function sampleStep({ timeS }: Pick<CalorimetrySeries, 'timeS'>): number {
  const steps: number[] = [];
  for (let i = 1; i < timeS.length; i++) if (timeS[i]! > timeS[i - 1]!) steps.push(timeS[i]! - timeS[i - 1]!);
  const step = medianOf(steps);
  return Number.isNaN(step) ? 1 : step;
}

/** When the interval of a sample begins: at the sample before, or a usual step earlier where there is a gap. */
export function startOf(
  series: Pick<CalorimetrySeries, 'timeS'>,
  index: number,
  step = sampleStep(series),
): number {
  const { timeS } = series;
  const end = timeS[index]!;
  return index === 0 ? end - step : Math.max(timeS[index - 1]!, end - Math.max(60, 2 * step));
}

/** The span that a recording covers: from the start of its first sample to the end of its last. */
export const recordedSpan = (series: Pick<CalorimetrySeries, 'timeS'>): { startS: number; endS: number } => ({
  startS: startOf(series, 0),
  endS: series.timeS.at(-1)!,
});

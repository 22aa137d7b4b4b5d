import type { GlucoseUnit } from '../shared/index.ts';

/** Bits of {@link CgmSeries.flags}: the sensor wrote the word instead of a number; the value was cut off. */
export const CGM_FLAG_LOW = 1;
export const CGM_FLAG_HIGH = 2;

/**
 * Value of a cut-off reading, in mg/dL (the sensors' own convention: below 40, above 400), unless the sensor itself
 * records values beyond these.
 */
export const CENSORED_LOW_MGDL = 39;
export const CENSORED_HIGH_MGDL = 401;

/**
 * Sensor readings in columns, sorted by time, at most one for each second. All columns have the same length. Local time
 * of a reading is `epochSeconds + offsetMinutes · 60`.
 */
export interface CgmSeries {
  /** UTC seconds since 1970. */
  epochSeconds: Float64Array;
  /** Offset of the patient's zone at that moment, minutes east of UTC. */
  offsetMinutes: Int16Array;
  /** mg/dL, never rounded. A cut-off reading counts one beyond what its sensor records: 39, 401 or 501. */
  mgdl: Float64Array;
  /** The number as the file has it, in `unit`. */
  recorded: Float64Array;
  /** {@link CGM_FLAG_LOW}, {@link CGM_FLAG_HIGH}. */
  flags: Uint8Array;
  unit: GlucoseUnit;
  /** IANA name. */
  zone: string;
  /** Measured: that of most readings' sensor, in whole minutes; 0 when there are fewer than two readings. */
  cadenceMinutes: number;
  /** Minutes that each reading represents, where they differ (`cadencesOf`); omitted when all are `cadenceMinutes`. */
  readingMinutes?: Uint8Array;
}

/** A series without readings. */
export function emptySeries(zone: string, unit: GlucoseUnit = 'mg/dL'): CgmSeries {
  return {
    epochSeconds: new Float64Array(0),
    offsetMinutes: new Int16Array(0),
    mgdl: new Float64Array(0),
    recorded: new Float64Array(0),
    flags: new Uint8Array(0),
    unit,
    zone,
    cadenceMinutes: 0,
  };
}

/** Index of the first reading at or after an instant (the length when there is none). */
export function firstIndexAt(series: CgmSeries, epochSeconds: number): number {
  let low = 0;
  let high = series.epochSeconds.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (series.epochSeconds[middle]! < epochSeconds) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The readings from `fromEpoch` (inclusive) to `toEpoch` (exclusive) without copying: the columns are views. The
 * cadence remains that of the whole series.
 */
export function sliceSeries(series: CgmSeries, fromEpoch: number, toEpoch: number): CgmSeries {
  const from = firstIndexAt(series, fromEpoch);
  return sliceByIndex(series, from, Math.max(from, firstIndexAt(series, toEpoch)));
}

/** The readings `from` … `to − 1` by index, without copying. */
export function sliceByIndex(series: CgmSeries, from: number, to: number): CgmSeries {
  return {
    ...series,
    epochSeconds: series.epochSeconds.subarray(from, to),
    offsetMinutes: series.offsetMinutes.subarray(from, to),
    mgdl: series.mgdl.subarray(from, to),
    recorded: series.recorded.subarray(from, to),
    flags: series.flags.subarray(from, to),
    ...(series.readingMinutes ? { readingMinutes: series.readingMinutes.subarray(from, to) } : {}),
  };
}

/** The median step in whole minutes of sorted instants; 0 when there are fewer than two. */
export function measureCadence(epochSeconds: Float64Array): number {
  if (epochSeconds.length < 2) return 0;
  const counts = new Uint32Array(24 * 60 + 1);
  const steps = epochSeconds.length - 1;
  for (let i = 0; i < steps; i++) {
    const minutes = Math.round((epochSeconds[i + 1]! - epochSeconds[i]!) / 60);
    counts[minutes > 1440 ? 1440 : minutes]!++;
  }
  let seen = 0;
  for (let minutes = 0; minutes <= 1440; minutes++) {
    seen += counts[minutes]!;
    if (seen * 2 >= steps) return Math.max(1, minutes);
  }
  return 1440;
}

import { MGDL_PER_MMOLL } from '../shared/index.ts';
import type { CgmSeries } from './series.ts';

/** The distinct values of a series in mg/dL, ascending, and how much time each has. */
export interface ValueCounts {
  values: Float64Array;
  /** Weights: how often each occurs, or its minutes where readings represent different times. */
  counts: Float64Array;
  /** Sum of the weights. */
  total: number;
  /** The weight of one reading, the least where they differ. */
  unit: number;
  /** Readings. */
  n: number;
}

/** Whole mg/dL up to 1023, or tenths of mmol/L up to 102.3: what sensors write. */
const KEYS = 1024;

/**
 * Counts values in a histogram of what sensors write, so that logarithms and powers are computed a few hundred times
 * instead of once for each reading; other values (converted, cut off) are sorted.
 */
export function countValues(series: CgmSeries): ValueCounts {
  const { mgdl, recorded } = series;
  const n = mgdl.length;
  const isMmol = series.unit === 'mmol/L';
  const mgdlOfKey = new Float64Array(KEYS);
  for (let key = 0; key < KEYS; key++) mgdlOfKey[key] = isMmol ? (key / 10) * MGDL_PER_MMOLL : key;
  const counts = new Uint32Array(KEYS);
  const scale = isMmol ? 10 : 1;
  const source = isMmol ? recorded : mgdl;
  if (series.readingMinutes) return timesOf(mgdl, series.readingMinutes);
  let odd = new Float64Array(0);
  let oddCount = 0;
  for (let i = 0; i < n; i++) {
    const key = (source[i]! * scale + 0.5) | 0;
    if (key >= 0 && key < KEYS && mgdlOfKey[key] === mgdl[i]) counts[key]!++;
    else {
      if (oddCount === odd.length) odd = grown(odd, n);
      odd[oddCount++] = mgdl[i]!;
    }
  }
  return merged(mgdlOfKey, counts, odd.subarray(0, oddCount).sort(), n);
}

function grown(column: Float64Array<ArrayBuffer>, limit: number): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(Math.min(limit, Math.max(64, column.length * 4)));
  larger.set(column);
  return larger;
}

function merged(keys: Float64Array, keyCounts: Uint32Array, odd: Float64Array, n: number): ValueCounts {
  const values: number[] = [];
  const counts: number[] = [];
  const add = (value: number, count: number) => {
    if (values.length > 0 && values[values.length - 1] === value) counts[counts.length - 1]! += count;
    else {
      values.push(value);
      counts.push(count);
    }
  };
  let next = 0;
  for (let key = 0; key < KEYS; key++) {
    while (next < odd.length && odd[next]! <= keys[key]!) add(odd[next++]!, 1);
    if (keyCounts[key]! > 0) add(keys[key]!, keyCounts[key]!);
  }
  while (next < odd.length) add(odd[next++]!, 1);
  return { values: Float64Array.from(values), counts: Float64Array.from(counts), total: n, unit: 1, n };
}

/** The minutes of each value. A reading that another follows within the minute has none, but is a reading. */
function timesOf(mgdl: Float64Array, readingMinutes: Uint8Array): ValueCounts {
  const minutes = new Map<number, number>();
  let total = 0;
  let unit = 255;
  for (let i = 0; i < mgdl.length; i++) {
    const own = readingMinutes[i]!;
    minutes.set(mgdl[i]!, (minutes.get(mgdl[i]!) ?? 0) + own);
    total += own;
    if (own > 0 && own < unit) unit = own;
  }
  const values = Float64Array.from(minutes.keys()).sort();
  return { values, counts: values.map((value) => minutes.get(value)!), total, unit, n: mgdl.length };
}

/** Share in percent of the time whose values satisfy a test; null without values. */
export function shareOf(
  { values, counts, total }: ValueCounts,
  belongs: (mgdl: number) => boolean,
): number | null {
  if (total === 0) return null;
  let count = 0;
  for (let i = 0; i < values.length; i++) if (belongs(values[i]!)) count += counts[i]!;
  return (100 * count) / total;
}

/** Mean of a function of the values, weighed by time; null without values. */
export function meanOf({ values, counts, total }: ValueCounts, of: (mgdl: number) => number): number | null {
  if (total === 0) return null;
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += of(values[i]!) * counts[i]!;
  return sum / total;
}

/** Sample standard deviation (n − 1); null with fewer than two values. */
export function deviationOf(counted: ValueCounts): number | null {
  const { n, total } = counted;
  if (n < 2 || total === 0) return null;
  const mean = meanOf(counted, (mgdl) => mgdl)!;
  return Math.sqrt((meanOf(counted, (mgdl) => (mgdl - mean) ** 2)! * n) / (n - 1));
}

/** Coefficient of variation in percent; null with fewer than two values. */
export function variationOf(counted: ValueCounts): number | null {
  const deviation = deviationOf(counted);
  return deviation === null ? null : (100 * deviation) / meanOf(counted, (mgdl) => mgdl)!;
}

/**
 * Quantile of type 7 (linear between order statistics), `share` from 0 to 1; null without values. Where readings
 * represent different times, a long one counts as several of the shortest.
 */
export function quantileOf({ values, counts, total, unit }: ValueCounts, share: number): number | null {
  if (total === 0) return null;
  const rank = Math.max(0, total / unit - 1) * share;
  const below = Math.floor(rank);
  let seen = 0;
  for (let i = 0; i < values.length; i++) {
    seen += counts[i]! / unit;
    if (seen <= below) continue;
    const low = values[i]!;
    const high = below + 1 < seen || i + 1 === values.length ? low : values[i + 1]!;
    return low + (rank - below) * (high - low);
  }
  return null;
}

import type { CgmSeries } from './series.ts';

/**
 * Readings interpolated to equal steps. Only the steps that have a value are kept: `slots[i]` counts steps from
 * `originEpoch`, ascending.
 */
export interface GlucoseGrid {
  stepMinutes: number;
  originEpoch: number;
  slots: Int32Array;
  values: Float64Array;
  /** Local time of the origin is `originEpoch + originOffset · 60`. */
  originOffset: number;
}

/** Longer gaps are not interpolated. */
export const MAX_INTERPOLATED_GAP_MINUTES = 45;

/** The cadence, or the next longer step that divides a day. */
function gridStep(cadenceMinutes: number): number {
  let step = Math.max(1, Math.round(cadenceMinutes));
  while (step < 1440 && 1440 % step !== 0) step++;
  return step;
}

/**
 * Interpolates linearly onto steps that begin one step after the local midnight of the first day; nothing before the
 * first reading, after the last, or across gaps longer than `maxGapMinutes`.
 */
export function glucoseGrid(
  series: CgmSeries,
  { stepMinutes = gridStep(series.cadenceMinutes), maxGapMinutes = MAX_INTERPOLATED_GAP_MINUTES } = {},
): GlucoseGrid {
  const { epochSeconds, mgdl, offsetMinutes } = series;
  const n = epochSeconds.length;
  const step = stepMinutes * 60;
  const originOffset = n === 0 ? 0 : offsetMinutes[0]!;
  const originEpoch =
    n === 0 ? 0 : Math.floor((epochSeconds[0]! + originOffset * 60) / 86_400) * 86_400 - originOffset * 60;
  const maxGap = maxGapMinutes * 60;
  let room = n;
  for (let i = 1; i < n; i++) {
    const gap = epochSeconds[i]! - epochSeconds[i - 1]!;
    if (gap > step && gap <= maxGap) room += gap / step;
  }
  const slots = new Int32Array(Math.ceil(room) + 1);
  const values = new Float64Array(slots.length);
  let size = 0;
  let left = n > 0 ? epochSeconds[0]! : 0;
  let leftValue = n > 0 ? mgdl[0]! : 0;
  // Slot 0, the first midnight, is excluded: the grid begins one step after it.
  let slot = Math.max(1, Math.ceil((left - originEpoch) / step));
  let at = originEpoch + slot * step;
  for (let i = 1; i < n; i++) {
    const right = epochSeconds[i]!;
    const rightValue = mgdl[i]!;
    if (at <= right) {
      if (right - left <= maxGap) {
        const slope = (rightValue - leftValue) / (right - left);
        do {
          slots[size] = slot;
          values[size] = at === right ? rightValue : leftValue + slope * (at - left);
          size++;
          slot++;
          at += step;
        } while (at <= right);
      } else {
        slot = Math.floor((right - originEpoch) / step);
        at = originEpoch + slot * step;
        if (at === right) {
          slots[size] = slot;
          values[size] = rightValue;
          size++;
        }
        slot++;
        at += step;
      }
    }
    left = right;
    leftValue = rightValue;
  }
  return {
    stepMinutes,
    originEpoch,
    originOffset,
    slots: slots.subarray(0, size),
    values: values.subarray(0, size),
  };
}

/** Differences from the value some hours earlier: their mean size and their standard deviation. */
export interface LagSummary {
  count: number;
  meanAbsolute: number | null;
  /** Sample standard deviation (n − 1). */
  sd: number | null;
}

/**
 * Compares each step with the one `hours` earlier, where both have a value. MODD is 24 h `meanAbsolute`, CONGA n h
 * `sd`.
 */
export function lagSummary({ slots, values, stepMinutes }: GlucoseGrid, hours: number): LagSummary {
  const lag = Math.round((hours * 60) / stepMinutes);
  let earlier = 0;
  let count = 0;
  let absolute = 0;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < slots.length; i++) {
    const wanted = slots[i]! - lag;
    while (slots[earlier]! < wanted) earlier++;
    if (slots[earlier] !== wanted) continue;
    const difference = values[i]! - values[earlier]!;
    count++;
    absolute += difference < 0 ? -difference : difference;
    sum += difference;
    squares += difference * difference;
  }
  return {
    count,
    meanAbsolute: count > 0 ? absolute / count : null,
    sd: count > 1 ? Math.sqrt(Math.max(0, squares - (sum * sum) / count) / (count - 1)) : null,
  };
}

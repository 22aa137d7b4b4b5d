import { glucoseGrid, type GlucoseGrid } from './grid.ts';
import type { CgmSeries } from './series.ts';

/** The grid on which excursions are detected. */
const STEP_MINUTES = 5;

/**
 * The unbroken stretches of a trace on the five-minute grid: parted wherever the grid interpolates nothing, at gaps of
 * more than 45 minutes. No swing continues across one.
 *
 * @param grid the series' `glucoseGrid`, used where its step is five minutes
 */
export function stretches(series: CgmSeries, grid: GlucoseGrid): Float64Array[] {
  const { slots, values } =
    grid.stepMinutes === STEP_MINUTES ? grid : glucoseGrid(series, { stepMinutes: STEP_MINUTES });
  const found: Float64Array[] = [];
  let start = 0;
  for (let i = 1; i <= slots.length; i++) {
    if (i < slots.length && slots[i] === slots[i - 1]! + 1) continue;
    found.push(values.subarray(start, i));
    start = i;
  }
  return slots.length === 0 ? [] : found;
}

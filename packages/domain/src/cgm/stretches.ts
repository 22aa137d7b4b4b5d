import { glucoseGrid, type GlucoseGrid } from './grid.ts';
import { firstIndexAt, type CgmSeries } from './series.ts';

/** The grid on which excursions are detected. */
const STEP_MINUTES = 5;
/** A longer gap splits the trace: no swing continues across it. */
const SPLIT_GAP_MINUTES = 180;

/**
 * The unbroken stretches of a trace on the five-minute grid: interpolated across gaps of up to three hours, split at
 * longer ones.
 *
 * @param grid the series' `glucoseGrid`; where its step is five minutes only its gaps are filled in
 */
export function stretches(series: CgmSeries, grid: GlucoseGrid): Float64Array[] {
  const base = grid.stepMinutes === STEP_MINUTES ? grid : glucoseGrid(series, { stepMinutes: STEP_MINUTES });
  const { slots, values } = base;
  const [first, last] = outerSlots(series, base);
  const found: Float64Array[] = [];
  let parts: Float64Array[] = [];
  const fill = (from: number, to: number) => {
    for (const filler of fillers(series, base, from, to)) {
      if (filler !== SPLIT) parts.push(filler);
      else {
        found.push(joined(parts));
        parts = [];
      }
    }
  };
  let start = 0;
  let previous = first - 1;
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i]!;
    if (slot !== previous + 1) {
      if (i > start) parts.push(values.subarray(start, i));
      fill(previous, slot);
      start = i;
    }
    previous = slot;
  }
  if (slots.length > start) parts.push(values.subarray(start));
  if (previous < last) fill(previous, last + 1);
  found.push(joined(parts));
  return found.filter((stretch) => stretch.length > 0);
}

/** The first slot at or after the first reading, and the last at or before the last one. */
function outerSlots(
  { epochSeconds }: CgmSeries,
  { originEpoch, stepMinutes }: GlucoseGrid,
): [number, number] {
  if (epochSeconds.length < 2) return [1, 0];
  const slot = (epoch: number) => (epoch - originEpoch) / (stepMinutes * 60);
  return [
    Math.max(1, Math.ceil(slot(epochSeconds[0]!))),
    Math.floor(slot(epochSeconds[epochSeconds.length - 1]!)),
  ];
}

const SPLIT = null;

/**
 * What fills the slots between two that have a value, in order: interpolated values, and splits where a gap is too
 * long.
 */
function fillers(
  series: CgmSeries,
  grid: GlucoseGrid,
  from: number,
  to: number,
): (Float64Array | typeof SPLIT)[] {
  const { epochSeconds, mgdl } = series;
  const step = grid.stepMinutes * 60;
  const epochOf = (slot: number) => grid.originEpoch + slot * step;
  const made: (Float64Array | typeof SPLIT)[] = [];
  let reading = Math.max(0, firstIndexAt(series, epochOf(from + 1)) - 1);
  let slot = from + 1;
  while (slot < to) {
    const left = epochSeconds[reading]!;
    const right = epochSeconds[reading + 1]!;
    // Slots of this gap: from here to the reading that ends it, which may fall on a slot itself.
    const end = Math.min(to, Math.floor((right - grid.originEpoch) / step) + 1);
    if (right - left <= SPLIT_GAP_MINUTES * 60) {
      const slope = (mgdl[reading + 1]! - mgdl[reading]!) / (right - left);
      const first = slot;
      made.push(
        Float64Array.from({ length: Math.max(0, end - slot) }, (_, i) => {
          const at = epochOf(first + i);
          return at === right ? mgdl[reading + 1]! : mgdl[reading]! + slope * (at - left);
        }),
      );
    } else {
      made.push(SPLIT);
      if (epochOf(end - 1) === right && end - 1 < to) made.push(Float64Array.of(mgdl[reading + 1]!));
    }
    slot = Math.max(slot, end);
    reading++;
  }
  return made;
}

function joined(parts: readonly Float64Array[]): Float64Array {
  if (parts.length === 1) return parts[0]!;
  const whole = new Float64Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

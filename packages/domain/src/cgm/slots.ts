import type { CgmSeries } from './series.ts';

/** A stretch that is not split further: a sensor's clock cannot drift by half a slot within it. */
const SHORTEST_STRETCH = 24;

const known = new WeakMap<Float64Array, Map<number, Float64Array>>();

/**
 * The slots of a sensor's cadence that have a reading, by the moment at which that reading was due: ascending, each once.
 * A sensor measures at equal steps, but many record the moment at which the value arrived. A reading that comes a little
 * early or late still takes its own slot, and none is lost between it and the next, as long as it is within half a
 * cadence of its time.
 */
export function slotsOf({ epochSeconds, cadenceMinutes }: CgmSeries): Float64Array {
  const byCadence = known.get(epochSeconds) ?? new Map<number, Float64Array>();
  known.set(epochSeconds, byCadence);
  const found = byCadence.get(cadenceMinutes) ?? dueTimes(epochSeconds, cadenceMinutes * 60);
  byCadence.set(cadenceMinutes, found);
  return found;
}

/**
 * Whether each reading has a slot of its own. If not, some came more often than the cadence promises, as from two
 * sensors at once.
 */
export function hasOwnSlots(epochSeconds: Float64Array, cadenceMinutes: number): boolean {
  return dueTimes(epochSeconds, cadenceMinutes * 60).length === epochSeconds.length;
}

function dueTimes(epochSeconds: Float64Array, step: number): Float64Array {
  const n = epochSeconds.length;
  const due = new Float64Array(n);
  if (step <= 0) return due.subarray(0, 0);
  let size = 0;
  let last = Number.NEGATIVE_INFINITY;
  // Stretches from left to right; each is placed on a lattice of its own, as far as possible from its neighbour's.
  const waiting: [from: number, to: number][] = n > 0 ? [[0, n]] : [];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    const [from, to] = part;
    const phase = phaseOf(epochSeconds, from, to, step);
    if (!isOwnEach(epochSeconds, from, to, step, phase) && to - from > SHORTEST_STRETCH) {
      const middle = splitAt(epochSeconds, from, to);
      waiting.push([middle, to], [from, middle]);
      continue;
    }
    for (let i = from; i < to; i++) {
      const at = phase + Math.round((epochSeconds[i]! - phase) / step) * step;
      // Two in one slot are one; at the seam of two lattices the later one decides.
      if (at - last < step / 2) continue;
      due[size++] = at;
      last = at;
    }
  }
  return due.subarray(0, size);
}

/** At the longest pause near the middle, where a sensor may have been changed. */
function splitAt(epochSeconds: Float64Array, from: number, to: number): number {
  const quarter = Math.floor((to - from) / 4);
  let best = from + 2 * quarter;
  for (let i = from + quarter; i < to - quarter; i++) {
    if (epochSeconds[i]! - epochSeconds[i - 1]! > epochSeconds[best]! - epochSeconds[best - 1]!) best = i;
  }
  return best;
}

const restOf = (epoch: number, step: number) => epoch - Math.floor(epoch / step) * step;

/**
 * The moment within the cadence at which readings are due, from which theirs differ least: opposite the longest part of
 * the cadence in which none arrives. Of several, the first that gives each reading a slot of its own. In whole seconds, as
 * instants are.
 */
function phaseOf(epochSeconds: Float64Array, from: number, to: number, step: number): number {
  // Whole seconds: a cadence has a few hundred of them, a year of readings a hundred thousand.
  const isTaken = new Uint8Array(step);
  for (let i = from; i < to; i++) isTaken[Math.floor(restOf(epochSeconds[i]!, step))] = 1;
  const taken: number[] = [];
  isTaken.forEach((flag, second) => flag === 1 && taken.push(second));
  const pauses = taken
    .map((second, i) => ({ second, length: (taken[i + 1] ?? taken[0]! + step) - second }))
    .sort((a, b) => b.length - a.length);
  // Readings spread over nearly the whole cadence leave several pauses of about the same length.
  const likely = pauses
    .slice(0, MOST_PAUSES)
    .map(({ second, length }) => restOf(Math.floor(second + length / 2 + step / 2), step));
  return likely.find((phase) => isOwnEach(epochSeconds, from, to, step, phase)) ?? likely[0] ?? 0;
}

const MOST_PAUSES = 12;

function isOwnEach(
  epochSeconds: Float64Array,
  from: number,
  to: number,
  step: number,
  phase: number,
): boolean {
  let last = Number.NEGATIVE_INFINITY;
  for (let i = from; i < to; i++) {
    const slot = Math.round((epochSeconds[i]! - phase) / step);
    if (slot <= last) return false;
    last = slot;
  }
  return true;
}

/** Index of the first slot at or after an instant. */
function firstSlotAt(slots: Float64Array, epochSeconds: number): number {
  let low = 0;
  let high = slots.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (slots[middle]! < epochSeconds) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How many readings of a span were due, and how many of them were received. */
export interface SlotCount {
  received: number;
  expected: number;
}

/**
 * Counts the slots of a span, `fromEpoch` inclusive, `toEpoch` exclusive: those with a reading, those between them, and
 * those that the same steps give before the first and after the last. Received is never more than expected, and a
 * complete file has all.
 */
export function countSlots(series: CgmSeries, fromEpoch: number, toEpoch: number): SlotCount {
  const step = series.cadenceMinutes * 60;
  if (step <= 0 || toEpoch <= fromEpoch) return { received: 0, expected: 0 };
  const slots = slotsOf(series);
  const from = firstSlotAt(slots, fromEpoch);
  const to = firstSlotAt(slots, toEpoch);
  const received = to - from;
  if (received === 0) return { received, expected: Math.max(1, Math.round((toEpoch - fromEpoch) / step)) };
  let expected = Math.floor((slots[from]! - fromEpoch) / step) + 1;
  for (let i = from + 1; i < to; i++) expected += Math.max(1, Math.round((slots[i]! - slots[i - 1]!) / step));
  return { received, expected: expected + Math.ceil((toEpoch - slots[to - 1]!) / step) - 1 };
}

import { MAX_INTERPOLATED_GAP_MINUTES } from '../grid.ts';

const BRIDGED = MAX_INTERPOLATED_GAP_MINUTES * 60;
/** Two steps of a device, and what its clock may waver. */
const COVERED_STEPS = 2.2;

/** Readings by time: positions in the file's columns. */
export interface TimedReadings {
  order: Uint32Array;
  epochs: Float64Array;
  sources: Uint8Array;
}

/**
 * Which readings repeat what another device of the file recorded at the same time, by place in `order`; null when no
 * device does. The device with the most readings counts; another one fills its gaps. Two devices together would appear
 * to record twice as often, and their differences as changes of glucose.
 */
export function overlapped(readings: TimedReadings): Uint8Array | null {
  const { order, epochs, sources } = readings;
  const counts = new Uint32Array(256);
  for (const at of order) counts[sources[at]!]!++;
  const ranked = [...counts.keys()].filter((source) => counts[source]! > 0);
  ranked.sort((a, b) => counts[b]! - counts[a]!);
  const [main] = ranked;
  if (main === undefined || ranked.length < 2) return null;
  const steps = ownSteps(readings);
  const n = order.length;
  const isCounted = new Uint8Array(n);
  for (let i = 0; i < n; i++) isCounted[i] = sources[order[i]!] === main ? 1 : 0;
  // The next counted reading of each.
  const next = new Int32Array(n);
  let dropped = 0;
  for (const source of ranked.slice(1)) {
    let following = -1;
    for (let i = n - 1; i >= 0; i--) {
      next[i] = following;
      if (isCounted[i] === 1) following = i;
    }
    const kept: number[] = [];
    let previous = -1;
    for (let i = 0; i < n; i++) {
      if (isCounted[i] === 1) previous = i;
      else if (sources[order[i]!] === source) {
        if (isRecorded(previous, i, next[i]!)) dropped++;
        else kept.push(i);
      }
    }
    for (const i of kept) isCounted[i] = 1;
  }
  return dropped === 0 ? null : isCounted.map((counted) => 1 - counted);

  /** Whether counted readings around one leave no room for it. */
  function isRecorded(before: number, i: number, after: number): boolean {
    const epoch = epochs[order[i]!]!;
    const sinceBefore = before < 0 ? Number.POSITIVE_INFINITY : epoch - epochs[order[before]!]!;
    const untilAfter = after < 0 ? Number.POSITIVE_INFINITY : epochs[order[after]!]! - epoch;
    const near = steps[i]! / 2;
    if (sinceBefore <= near || untilAfter <= near || sinceBefore === 0) return true;
    if (before < 0 || after < 0) return false;
    return sinceBefore + untilAfter <= COVERED_STEPS * Math.max(steps[before]!, steps[after]!);
  }
}

/** The shorter step of each reading to its neighbours of the same device; 0 where they are too far to be bridged. */
function ownSteps({ order, epochs, sources }: TimedReadings): Float64Array {
  const steps = new Float64Array(order.length);
  const last = new Int32Array(256).fill(-1);
  for (let i = 0; i < order.length; i++) {
    const source = sources[order[i]!]!;
    const previous = last[source]!;
    last[source] = i;
    if (previous < 0) continue;
    const step = epochs[order[i]!]! - epochs[order[previous]!]!;
    if (step === 0 || step > BRIDGED) continue;
    steps[i] = step;
    if (steps[previous] === 0 || step < steps[previous]!) steps[previous] = step;
  }
  return steps;
}

import { measureCadence } from './series.ts';
import { hasOwnSlots } from './slots.ts';

/** A run of another cadence has at least this many readings, most of them at equal steps. */
const RUN_READINGS = 12;
const REGULAR_SHARE = 0.8;
/** A cadence differs from another by at least this factor: a lost reading now and then is no other cadence. */
const OTHER_FACTOR = 1.5;
/** Longer steps are gaps, not the cadence of a sensor. */
const LONGEST_MINUTES = 30;
/** Readings that follow sooner than their cadence promises may overstate the time by this share before it matters. */
const TOLERATED_OVERLAP = 0.01;

/** The cadence of a series, and the minutes of each reading where they differ. */
export interface Cadences {
  cadenceMinutes: number;
  readingMinutes?: Uint8Array;
}

/**
 * The cadence of each reading's sensor in sorted instants of one file: the file's median step, except in runs of another
 * regular step, as after a change of sensor.
 */
export function sensorCadences(epochSeconds: Float64Array): Uint8Array {
  const n = epochSeconds.length;
  const usual = byteOf(measureCadence(epochSeconds));
  const own = new Uint8Array(n).fill(usual);
  const steps = Float64Array.from({ length: Math.max(0, n - 1) }, (_, i) =>
    Math.round((epochSeconds[i + 1]! - epochSeconds[i]!) / 60),
  );
  let from = 0;
  while (from < steps.length) {
    const step = steps[from]!;
    const to = endOfRun(steps, from);
    if (to > from && step <= LONGEST_MINUTES && isOther(step, usual)) {
      // The last reading of a run belongs to what follows it, unless nothing does.
      const hasNext = to < steps.length && steps[to]! <= LONGEST_MINUTES;
      own.fill(byteOf(step), from, hasNext ? to : to + 1);
    }
    from = Math.max(to, from + 1);
  }
  return own;
}

/** Where the run ends that begins with a step, exclusive; its own index when there is none. */
function endOfRun(steps: Float64Array, from: number): number {
  const step = steps[from]!;
  let end = from;
  let regular = 0;
  for (let to = from; to < steps.length; to++) {
    // A gap does not end a run.
    if (isNear(steps[to]!, step)) regular++;
    else if (steps[to]! < OTHER_FACTOR * step) break;
    const length = to + 1 - from;
    const isRegular = regular >= REGULAR_SHARE * length;
    if (isRegular && regular >= RUN_READINGS && isNear(steps[to]!, step)) end = to + 1;
    if (!isRegular && length >= 2 * RUN_READINGS) break;
  }
  return end;
}

const isNear = (a: number, b: number) => Math.abs(a - b) <= Math.max(1, 0.2 * b) && a < OTHER_FACTOR * b;
const isOther = (a: number, b: number) => a >= OTHER_FACTOR * b || b >= OTHER_FACTOR * a;
const byteOf = (minutes: number) => Math.min(255, Math.max(1, Math.round(minutes)));

/**
 * The cadences of sorted readings. Each represents its sensor's cadence, or the time to the next reading where that
 * follows sooner: two sensors worn at once do not make a day of 48 hours. Without `readingMinutes` all represent the
 * same.
 *
 * @param sensors the cadence of each reading's sensor; by default found in the instants themselves
 */
export function cadencesOf(
  epochSeconds: Float64Array,
  sensors: Uint8Array = sensorCadences(epochSeconds),
): Cadences {
  const n = epochSeconds.length;
  const measured = measureCadence(epochSeconds);
  const cadenceMinutes = n < 2 ? measured : medianOf(sensors);
  const minutes = sensors.slice();
  let promised = 0;
  let overlap = 0;
  let isMixed = false;
  for (let i = 0; i < n; i++) {
    const own = sensors[i]!;
    promised += own;
    if (own !== cadenceMinutes) isMixed = true;
    const next = epochSeconds[i + 1];
    const step = next === undefined ? own : Math.round((next - epochSeconds[i]!) / 60);
    if (step >= own) continue;
    // Whole minutes of the clock, so that their sum is the time that passed.
    minutes[i] = Math.min(own, Math.floor(next! / 60) - Math.floor(epochSeconds[i]! / 60));
    // Jitter of the clock is no overlap.
    if (isOther(step, own)) overlap += own - minutes[i]!;
  }
  if (n < 2 || (!isMixed && overlap <= TOLERATED_OVERLAP * promised)) return { cadenceMinutes };
  // Each reading has its own slot, early or late: one sensor, whose readings represent the same time.
  if (!isMixed && hasOwnSlots(epochSeconds, cadenceMinutes)) return { cadenceMinutes };
  return { cadenceMinutes, readingMinutes: minutes };
}

function medianOf(bytes: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (const byte of bytes) counts[byte]!++;
  let seen = 0;
  return counts.findIndex((count) => (seen += count) * 2 >= bytes.length);
}

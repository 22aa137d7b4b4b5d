import { MAX_INTERPOLATED_GAP_MINUTES } from '../grid.ts';

const BRIDGED = MAX_INTERPOLATED_GAP_MINUTES * 60;
/** Two steps of a device's cadence, and what its clock may waver. */
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
  const cadences = new Float64Array(256);
  for (const source of ranked) cadences[source] = stepOf(readings, source);
  const n = order.length;
  const isCounted = new Uint8Array(n);
  for (let i = 0; i < n; i++) isCounted[i] = sources[order[i]!] === main ? 1 : 0;
  const next = new Float64Array(n);
  let dropped = 0;
  for (const source of ranked.slice(1)) {
    let following = Number.POSITIVE_INFINITY;
    for (let i = n - 1; i >= 0; i--) {
      next[i] = following;
      if (isCounted[i] === 1) following = epochs[order[i]!]!;
    }
    let previous = Number.NEGATIVE_INFINITY;
    let cadence = 0;
    const near = cadences[source]! / 2;
    const kept: number[] = [];
    for (let i = 0; i < n; i++) {
      const at = order[i]!;
      const epoch = epochs[at]!;
      if (isCounted[i] === 1) {
        previous = epoch;
        cadence = cadences[sources[at]!]!;
      } else if (sources[at] === source) {
        const isBetween = next[i]! - previous <= COVERED_STEPS * cadence;
        if (isBetween || epoch - previous <= near || next[i]! - epoch <= near) dropped++;
        else kept.push(i);
      }
    }
    for (const i of kept) isCounted[i] = 1;
  }
  if (dropped === 0) return null;
  return isCounted.map((counted) => 1 - counted);
}

/** The median step of one device in seconds, gaps aside; 0 when its readings never follow each other. */
function stepOf({ order, epochs, sources }: TimedReadings, source: number): number {
  const steps: number[] = [];
  let previous = Number.NaN;
  for (const at of order) {
    if (sources[at] !== source) continue;
    const step = epochs[at]! - previous;
    if (step > 0 && step <= BRIDGED) steps.push(step);
    previous = epochs[at]!;
  }
  return steps.sort((a, b) => a - b)[steps.length >> 1] ?? 0;
}

/** An hour of a sensor that records every five minutes: less may be a device that sends late. */
const FEWEST_TURNS = 12;
/** Steps that are a device's cadence when they are the sum of two: no sensor records every two and a half minutes. */
const CADENCES = [300, 900];
/** How much of two steps together the shorter one may be when each is a device's alone. */
const UNEVEN = 0.3;
const WAVERS = 0.1;

/**
 * Where two devices take turns in sorted readings that do not name them: the place of the first such reading, or −1.
 * Their steps then alternate, and two together are always as long.
 */
export function turnsBegin(epochSeconds: Float64Array): number {
  let turns = 0;
  let before = 0;
  let first = 0;
  for (let i = 1; i < epochSeconds.length; i++) {
    const second = epochSeconds[i]! - epochSeconds[i - 1]!;
    turns = first > 0 && takesTurns(first, second, before) ? turns + 1 : 0;
    if (turns >= FEWEST_TURNS) return Math.max(0, i - turns - 1);
    before = first;
    first = second;
  }
  return -1;
}

function takesTurns(first: number, second: number, before: number): boolean {
  const both = first + second;
  if (both > BRIDGED || (before > 0 && Math.abs(before - second) > WAVERS * both)) return false;
  if (isCadence(both)) return true;
  return Math.min(first, second) < UNEVEN * both;
}

function isCadence(seconds: number): boolean {
  for (const cadence of CADENCES) if (Math.abs(seconds - cadence) <= WAVERS * cadence) return true;
  return false;
}

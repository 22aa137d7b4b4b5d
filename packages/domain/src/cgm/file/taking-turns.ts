import { MAX_INTERPOLATED_GAP_MINUTES } from '../grid.ts';

const BRIDGED = MAX_INTERPOLATED_GAP_MINUTES * 60;
/** An hour of a sensor that records every five minutes: less may be a device that sends late. */
const FEWEST_TURNS = 12;
/** Steps of two devices in turn add up to one of these: no sensor records every two and a half minutes. */
const CADENCES = [300, 900];
/** How much of two steps together the shorter one may be when each is a device's alone. */
const UNEVEN = 0.3;
const WAVERS = 0.1;
/** The cadence at which one sensor alone may lose readings so regularly that its steps take turns. */
const LOSING_CADENCE = 300;
/**
 * How much rougher values are from reading to reading than from each to the one after the next, when two devices wrote
 * them: squares, twice what independent noise of a single device would give.
 */
const ROUGHER = 2;
/**
 * How many standard errors the values of one device are above those of the other, on the whole. Noise that
 * neighbours share inflates this 1.6 times, so that it means five true errors.
 */
const ASIDE = 8;

/** Sorted readings; words have the value 0. */
export interface ReadingsInOrder {
  epochSeconds: Float64Array;
  /** In any unit. */
  values: Float64Array;
}

/**
 * Where two devices take turns in sorted readings that do not name them: the place of the first such reading, or −1.
 * Their steps then alternate, and two together are always as long. So do those of one sensor that regularly loses
 * readings: where all steps are multiples of its cadence, the values tell. One sensor's lie between their neighbours;
 * those of two jump to and fro.
 */
export function turnsBegin({ epochSeconds, values }: ReadingsInOrder): number {
  const n = epochSeconds.length;
  const stepTo = (i: number) => epochSeconds[i]! - epochSeconds[i - 1]!;
  let from = 2;
  while (from < n) {
    let to = from;
    while (to < n && takesTurns(stepTo(to - 1), stepTo(to), to === from ? 0 : stepTo(to - 2))) to++;
    const isLong = to - from >= FEWEST_TURNS;
    if (isLong && !isLosing(stepTo(from - 1), stepTo(from))) return from - 2;
    if (isLong && isRougher(epochSeconds.subarray(from - 2, to), values.subarray(from - 2, to)))
      return from - 2;
    from = Math.max(to, from + 1);
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

/** Whether one sensor could have left steps like these. */
function isLosing(first: number, second: number): boolean {
  const short = Math.min(first, second);
  const long = Math.max(first, second);
  const isNear = (seconds: number) =>
    Math.abs(seconds - Math.round(seconds / LOSING_CADENCE) * LOSING_CADENCE) <= WAVERS * LOSING_CADENCE;
  return Math.abs(short - LOSING_CADENCE) <= WAVERS * LOSING_CADENCE && isNear(long);
}

/**
 * Whether values are further from the line between their neighbours than from that between the ones after, or on one side
 * of it and the other in turn.
 */
function isRougher(epochs: Float64Array, values: Float64Array): boolean {
  let near = 0;
  let far = 0;
  let aside = 0;
  for (let i = 2; i + 2 < values.length; i++) {
    // A word is no number, and says nothing of how far it is from one.
    if (values.subarray(i - 2, i + 3).includes(0)) continue;
    const own = distance(epochs, values, i, 1);
    near += own ** 2;
    far += distance(epochs, values, i, 2) ** 2;
    aside += i % 2 === 0 ? own : -own;
  }
  return near > ROUGHER * far || aside ** 2 > ASIDE ** 2 * near;
}

/** How far a value is from the line between those `apart` places before and after. */
function distance(epochs: Float64Array, values: Float64Array, i: number, apart: number): number {
  const [before, after] = [i - apart, i + apart];
  const share = (epochs[i]! - epochs[before]!) / (epochs[after]! - epochs[before]!);
  return values[i]! - (values[before]! + share * (values[after]! - values[before]!));
}

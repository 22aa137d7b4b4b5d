import { MAX_INTERPOLATED_GAP_MINUTES } from '../grid.ts';
import { MAX_CGM_DAYS, MAX_CGM_READINGS } from '../limits.ts';
import type { NoTrace } from './assemble.ts';
import type { Collected } from './collected.ts';

const DAY = 86_400;
/** A clock that was reset is years off. Two periods of wear of one person have been seen 418 days apart. */
const FAR = 732 * DAY;
/** A part of the readings is an accident when the largest part is this many times as large. */
const MISHAP = 20;
/** A sensor's readings follow each other; a meter's are isolated, or come in a few repeats. */
const FEWEST_IN_A_RUN = 3;

/**
 * Skips the few readings that are years away from all others: a device that has lost its date starts at 1970 or 2000.
 * Larger parts stay, and the error about the span says what is wrong.
 */
export function dropFarOff(collected: Collected): void {
  const walls = collected.walls.subarray(0, collected.size);
  const [first, last] = endsOf(walls);
  if (last - first <= FAR) return;
  const parts = partsOf(walls.slice().sort());
  const main = parts.reduce((a, b) => (b.count > a.count ? b : a));
  const isKept = (wall: number) =>
    (wall >= main.from && wall <= main.to) ||
    parts.some(({ from, to, count }) => wall >= from && wall <= to && count * MISHAP > main.count);
  collected.keepOnly((at) => isKept(collected.walls[at]!), 'TIME_FAR_OFF');
}

/** Parts of sorted instants separated by years; more than a few are not an accident of a clock. */
function partsOf(sorted: Float64Array): { from: number; to: number; count: number }[] {
  const parts = [{ from: sorted[0]!, to: sorted[0]!, count: 0 }];
  for (const wall of sorted) {
    const part = parts[parts.length - 1]!;
    if (wall - part.to > FAR) parts.push({ from: wall, to: wall, count: 1 });
    else {
      part.to = wall;
      part.count++;
    }
  }
  return parts;
}

/** Which limit of a test the readings exceed, before any work is spent on them. */
export function limitBreach({ walls, size }: Collected): NoTrace | null {
  if (size > MAX_CGM_READINGS) {
    return { code: 'CGM_TOO_MANY_READINGS', details: { count: size, maxCount: MAX_CGM_READINGS } };
  }
  const [first, last] = endsOf(walls.subarray(0, size));
  const days = Math.ceil((last - first) / DAY);
  return days > MAX_CGM_DAYS ? { code: 'CGM_SPAN_TOO_LONG', details: { days, maxDays: MAX_CGM_DAYS } } : null;
}

function endsOf(walls: Float64Array): [first: number, last: number] {
  let first = walls[0]!;
  let last = first;
  for (const wall of walls) {
    if (wall < first) first = wall;
    if (wall > last) last = wall;
  }
  return [first, last];
}

/**
 * Whether sorted instants are a sensor's: on average several readings follow each other before a gap that is too long
 * to bridge. Fingersticks do not, however many there are a day.
 */
export function isSensorTrace(epochSeconds: Float64Array): boolean {
  let runs = 1;
  for (let i = 1; i < epochSeconds.length; i++) {
    if (epochSeconds[i]! - epochSeconds[i - 1]! > MAX_INTERPOLATED_GAP_MINUTES * 60) runs++;
  }
  return runs === 1 || epochSeconds.length >= FEWEST_IN_A_RUN * runs;
}

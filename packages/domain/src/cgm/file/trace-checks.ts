import { MAX_INTERPOLATED_GAP_MINUTES } from '../grid.ts';
import { MAX_CGM_DAYS, MAX_CGM_READINGS } from '../limits.ts';
import type { NoTrace } from './assemble.ts';
import type { Collected } from './collected.ts';

const DAY = 86_400;
/** A clock that was reset is years off. Two periods of wear of one person have been seen 418 days apart. */
const FAR = 732 * DAY;
/** A few readings so far from all others are a clock's mistake too: a sensor is worn for days. */
const ALONE = 45 * DAY;
const FEW = 12;
/** A part of the readings is an accident when the largest part is this many times as large. */
const MISHAP = 20;
/** A sensor's readings follow each other; a meter's are isolated, or come in a few repeats. */
const FEWEST_IN_A_RUN = 3;

/**
 * Skips the few readings of the future, and reports the first when they are not few: the clock of the file, or the order
 * of its dates, is wrong then. A day's grace covers a zone that is answered wrong and a clock that is fast.
 */
export function dropFuture(collected: Collected, now: number): NoTrace | null {
  const { walls, rows, size } = collected;
  const latest = now + DAY;
  let count = 0;
  let first = -1;
  for (let at = 0; at < size; at++) {
    if (walls[at]! <= latest) continue;
    count++;
    if (first < 0) first = at;
  }
  if (count === 0) return null;
  if (count * MISHAP > size) {
    const found = new Date(walls[first]! * 1000).toISOString().slice(0, 16).replace('T', ' ');
    return { code: 'CGM_IN_FUTURE', details: { row: rows[first]!, found, count } };
  }
  collected.keepOnly((at) => collected.walls[at]! <= latest, 'TIME_IN_FUTURE');
  return null;
}

/**
 * Skips the few readings that are far from all others: a device that has lost its date starts at 1970 or 2000, or at
 * the year in which it was made. Larger parts stay; the error about the span says what is wrong with years between
 * them.
 */
export function dropFarOff(collected: Collected): void {
  const walls = collected.walls.subarray(0, collected.size);
  if (isContinuous(walls)) return;
  const sorted = walls.slice().sort();
  const [alone, far] = [partsOf(sorted, ALONE), partsOf(sorted, FAR)];
  dropSmallParts(collected, alone, ({ count }) => count > FEW);
  dropSmallParts(collected, far, () => false);
}

/** Whether no row is far from the one before it: then none is far from all others, and nothing need be sorted. */
function isContinuous(walls: Float64Array): boolean {
  let previous = walls[0]!;
  for (let i = 1; i < walls.length; i++) {
    const wall = walls[i]!;
    if (wall - previous > ALONE || previous - wall > ALONE) return false;
    previous = wall;
  }
  return true;
}

interface Part {
  from: number;
  to: number;
  count: number;
}

/** Skips the readings of parts that are a mishap beside the largest one, unless a check keeps them. */
function dropSmallParts(collected: Collected, parts: readonly Part[], isKept: (part: Part) => boolean): void {
  if (parts.length < 2) return;
  const main = parts.reduce((a, b) => (b.count > a.count ? b : a));
  const dropped = parts.filter((part) => part.count * MISHAP <= main.count && !isKept(part));
  if (dropped.length === 0) return;
  const isDropped = (wall: number) => dropped.some(({ from, to }) => wall >= from && wall <= to);
  collected.keepOnly((at) => !isDropped(collected.walls[at]!), 'TIME_FAR_OFF');
}

/** Parts of sorted instants with more than `gap` seconds between them. */
function partsOf(sorted: Float64Array, gap: number): Part[] {
  const parts: Part[] = [{ from: sorted[0]!, to: sorted[0]!, count: 0 }];
  for (const wall of sorted) {
    const part = parts[parts.length - 1]!;
    if (wall - part.to > gap) parts.push({ from: wall, to: wall, count: 1 });
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

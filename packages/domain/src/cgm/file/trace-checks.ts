import { MAX_INTERPOLATED_GAP_MINUTES } from '../grid.ts';
import { MAX_CGM_DAYS, MAX_CGM_READINGS } from '../limits.ts';
import type { Collected } from './collected.ts';
import type { CgmLastDaysQuestion, CgmRefusalCode, CgmRefusalDetails } from './result.ts';

/** Why readings are not a sensor trace, or are too many. */
export interface NoTrace {
  code: CgmRefusalCode;
  details: CgmRefusalDetails;
}

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

/** Days that are offered of a file that has too many: those of a report of three months, of one and of two weeks. */
const OFFERED_DAYS = [90, 30, 14];

/** Whether the first and the last reading are too far apart: one of them is a clock's mistake, and nothing says which. */
export function spanBreach({ walls, size }: Collected): NoTrace | null {
  const days = daysOf(walls.subarray(0, size));
  return days > MAX_CGM_DAYS ? { code: 'CGM_SPAN_TOO_LONG', details: { days, maxDays: MAX_CGM_DAYS } } : null;
}

function daysOf(walls: Float64Array): number {
  const [first, last] = endsOf(walls);
  return Math.ceil((last - first) / DAY);
}

/** How many of the last days fit into a test, for a file with more readings than a test can hold; null if it fits. */
export function lastDaysOffered({ walls, size }: Collected): CgmLastDaysQuestion | null {
  if (size <= MAX_CGM_READINGS) return null;
  const readings = walls.subarray(0, size);
  const [, last] = endsOf(readings);
  const perDay = new Map<number, number>();
  for (const wall of readings) {
    const ago = daysAgo(wall, last);
    perDay.set(ago, (perDay.get(ago) ?? 0) + 1);
  }
  let fit = 0;
  for (let kept = 0; fit < OFFERED_DAYS[0]!; fit++) {
    kept += perDay.get(fit) ?? 0;
    if (kept > MAX_CGM_READINGS) break;
  }
  return {
    id: 'lastDays',
    choices: [fit, ...OFFERED_DAYS.filter((offer) => offer < fit)],
    count: size,
    days: daysOf(readings),
  };
}

/** Leaves out what is before the last days, whole by the clock of the file. */
export function keepLastDays(collected: Collected, days: number): void {
  const [, last] = endsOf(collected.walls.subarray(0, collected.size));
  collected.keepOnly((at) => daysAgo(collected.walls[at]!, last) < days, 'BEFORE_PERIOD');
}

const daysAgo = (wall: number, last: number): number => Math.floor(last / DAY) - Math.floor(wall / DAY);

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

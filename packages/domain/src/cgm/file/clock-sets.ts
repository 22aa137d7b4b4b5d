import { offsetAt, resolveWallClock, type ZoneTable } from '../../shared/index.ts';
import type { DayOrder } from './result.ts';
import { OPEN_WALL, wallOfOpen } from './time-reader.ts';

const DAY = 86_400;
/** Seconds by which the clock of a device that is followed can differ from UTC: a zone's and a wrong day's together. */
export const FARTHEST_DEVICE = 3 * DAY;
/**
 * A clock that was further off had lost its date: its readings are far from all others and are left out for that, not
 * moved. A wrong day and an hour of summer time together are within.
 */
export const MOST_SECONDS_SET = 26 * 3600;
/** A person who travels moves the clock by more than a change of summer time ever does. */
const SUMMER_TIME = 2 * 3600;
/** A clock also drifts: offsets this near to each other are the same clock. */
const DRIFT = 900;
/** A reading this near to a change of the clock is beside it. */
const BESIDE = 120;
/** More changes than any clock sees. */
export const MOST_CLOCK_SETS = 200;

/** A change of the device's clock that a row of the file states. */
export interface ClockSet {
  /** Wall clock of the device before, in seconds since local 1970-01-01T00:00. */
  before: number;
  /** What was added to it; negative when it was put back. */
  seconds: number;
  /** Line of the row that says so. */
  row: number;
}

/** The readings of which a clock is judged, in the order of the file. */
interface Readings {
  walls: Float64Array;
  /** Line of each. */
  rows: Int32Array;
  first: number;
  isReversed: boolean;
}

/**
 * The clock of a device that is changed only where the file says so, as a table of offsets like that of a zone: its
 * repeated and its missing hours are those of the device, not of the zone. A pump does not know summer time. Until
 * it is set, hours or days later, its times are an hour off, and the zone's own change says nothing of them.
 *
 * A clock that is set is set right, so the offset after a change is that of the zone at that moment. Where a
 * change is larger than summer time the person may have travelled: then the time before the first change has a say
 * too, and the clock by which most readings were taken is the zone's.
 *
 * @param sets in the order in which they happened; not empty
 * @returns null where the changes contradict each other
 * @example
 * // Madrid, 30 October 2022: the pump was put back at 09:31, six and a half hours after the zone.
 * // Its times until then are those of summer (UTC+2), also from 03:00 to 09:31; after it those of winter (UTC+1).
 */
export function deviceClock(
  sets: readonly ClockSet[],
  zone: ZoneTable,
  readings: Readings,
): ZoneTable | null {
  // Offset of each period from that of the first one, in seconds.
  const shifts = [0];
  for (const { seconds } of sets) shifts.push(shifts[shifts.length - 1]! + seconds);
  const base = baseOffset(sets, shifts, zone, readings);
  const minutes = Float64Array.from(shifts, (shift) => (base + shift) / 60);
  const changes = Float64Array.from([
    Number.NEGATIVE_INFINITY,
    ...sets.map((set, i) => changeAt(set, [minutes[i]! * 60, minutes[i + 1]! * 60], readings)),
  ]);
  // Rows that contradict each other say nothing.
  const isInOrder = changes.every((change, i) => i === 0 || change > changes[i - 1]!);
  return isInOrder ? { zone: zone.zone, changes, minutes } : null;
}

/**
 * The instant of a change. Where the readings around its row are seconds on the wrong side of it, as stamps to the
 * minute are, it is between them: the order of the rows is what happened.
 */
function changeAt(
  { before, row }: ClockSet,
  [old, next]: readonly [old: number, next: number],
  { walls, rows, isReversed }: Readings,
): number {
  const stated = Math.round(before - old);
  let below = 0;
  let above = rows.length;
  while (below < above) {
    const middle = (below + above) >> 1;
    if (rows[middle]! < row) below = middle + 1;
    else above = middle;
  }
  const [earlier, later] = isReversed ? [below, below - 1] : [below - 1, below];
  const last = (walls[earlier] ?? Number.NaN) - old;
  const following = (walls[later] ?? Number.NaN) - next;
  if (following < stated && stated - following <= BESIDE) return Math.floor(following);
  return last >= stated && last - stated <= BESIDE ? Math.floor(last) + 1 : stated;
}

/** Offset of the first period in seconds: that of the period with the most readings among those that may be right. */
function baseOffset(
  sets: readonly ClockSet[],
  shifts: readonly number[],
  zone: ZoneTable,
  { walls, first }: Readings,
): number {
  const mayHaveTravelled = sets.some(({ seconds }) => Math.abs(seconds) > SUMMER_TIME);
  const starts = sets.map(({ before, seconds }) => before + seconds);
  const counts = new Array<number>(shifts.length).fill(0);
  for (const wall of walls) {
    let period = 0;
    while (period < starts.length && wall >= starts[period]!) period++;
    counts[period]!++;
  }
  const voters = shifts.flatMap((shift, period) => {
    if (period === 0 && !mayHaveTravelled) return [];
    const wall = period === 0 ? first : starts[period - 1]!;
    return [{ base: zoneOffset(zone, wall) - shift, readings: counts[period]! }];
  });
  const votesFor = (base: number) =>
    voters
      .filter((voter) => Math.abs(voter.base - base) <= DRIFT)
      .reduce((sum, { readings }) => sum + readings, 0);
  // Of equals the last one: a drifting clock was right when it was set last.
  return voters.reduce((best, voter) => (votesFor(voter.base) >= votesFor(best.base) ? voter : best)).base;
}

function zoneOffset(zone: ZoneTable, wall: number): number {
  const meaning = resolveWallClock(zone, wall);
  const minutes = meaning.kind === 'twice' ? meaning.secondOffset : meaning.offsetMinutes;
  return minutes * 60;
}

/** The offsets of the zone at instants that another clock told. */
export function zoneOffsetsAt(zone: ZoneTable, epochSeconds: Float64Array): Int16Array {
  return Int16Array.from(epochSeconds, (epoch) => offsetAt(zone, epoch));
}

/** The seconds by which a clock was put forward or back that shows `after` instead of `before`, within half a day. */
export function secondsSet(before: number, after: number, hasDate: boolean): number {
  const difference = after - before;
  return hasDate ? difference : difference - Math.round(difference / DAY) * DAY;
}

/** Changes with the dates that a table left open; one whose date is none in this order is left out. */
export function clockSetsBy(sets: readonly ClockSet[], dayOrder: DayOrder | null): ClockSet[] {
  return sets.flatMap((set) => {
    const before =
      set.before < OPEN_WALL || dayOrder === null ? set.before : wallOfOpen(set.before, dayOrder);
    return before === null || before >= OPEN_WALL ? [] : [{ ...set, before }];
  });
}

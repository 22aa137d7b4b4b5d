import { resolveWallClock, zoneTable, type WallClock, type ZoneTable } from '../../shared/index.ts';
import { deviceClock, FARTHEST_DEVICE, zoneOffsetsAt, type ClockSet } from './clock-sets.ts';
import { MARK_ABSOLUTE } from './collected.ts';

const DAY = 86_400;

export interface Instants {
  epochSeconds: Float64Array;
  offsetMinutes: Int16Array;
  repeatedHour: number;
  skippedHour: number;
  /** Changes of the device's clock that were followed, oldest first. */
  followed: readonly ClockSet[];
  /** The clock by which they were read. */
  clock: ZoneTable;
}

/**
 * Converts wall clocks to instants. The repeated hour of autumn is recognised by the order of the file: the clock goes
 * back once, and what follows is the second pass. In a file sorted by wall clock it does not go back, but its times come
 * in pairs, of which the second is the second pass. An hour that occurs only once belongs to the neighbour that it
 * adjoins. A time that the zone's clock skipped is read with the offset from before the change and counted. Where the
 * file states when the device's clock was set, that clock is followed instead of the zone's, by the same rules.
 *
 * @param walls in the order of the file; replaced by the instants
 * @param values tell two passes from rows that repeat each other
 * @param clock zone of the patient, changes of the device's clock, and the line of each reading, in the order of the file
 */
export function instantsOf(
  walls: Float64Array,
  values: Float64Array,
  marks: Uint8Array,
  { zone, sets, rows }: { zone: string; sets: readonly ClockSet[]; rows: Int32Array },
): Instants {
  const size = walls.length;
  const offsetMinutes = new Int16Array(size);
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  let previous = Number.NaN;
  let forward = 0;
  let back = 0;
  for (let i = 0; i < size; i++) {
    const wall = walls[i]!;
    if (wall < first) first = wall;
    if (wall > last) last = wall;
    if (wall > previous) forward++;
    else if (wall < previous) back++;
    previous = wall;
  }
  // Newest first: more steps back than forward.
  const isReversed = back > forward;
  const ofZone = zoneTable(zone, first - 2 * DAY, last + 2 * DAY);
  const inOrder = isReversed ? sets.toReversed() : sets;
  const ofDevice =
    sets.length === 0 ? null : deviceClock(inOrder, ofZone, { walls, rows, first, isReversed });
  const table = ofDevice ?? ofZone;
  const epochSeconds = walls;
  const result: Instants = {
    epochSeconds,
    offsetMinutes,
    repeatedHour: 0,
    skippedHour: 0,
    followed: ofDevice === null ? [] : inOrder,
    clock: table,
  };
  const steady = new SteadySpan(table);
  for (let step = 0; step < size; step++) {
    const i = isReversed ? size - 1 - step : step;
    const wall = walls[i]!;
    if ((marks[i]! & MARK_ABSOLUTE) !== 0) {
      epochSeconds[i] = wall;
      offsetMinutes[i] = steady.offsetAtEpoch(wall);
    } else if (steady.holds(wall)) {
      epochSeconds[i] = wall - steady.offset * 60;
      offsetMinutes[i] = steady.offset;
    } else {
      const meaning = meaningOf(table, wall);
      if (meaning.kind === 'twice') {
        step = repeatedRun({ walls, values, table, isReversed }, step, result) - 1;
        continue;
      }
      epochSeconds[i] = meaning.epochSeconds;
      offsetMinutes[i] = meaning.offsetMinutes;
      if (meaning.kind === 'never') result.skippedHour++;
    }
  }
  if (ofDevice !== null) {
    for (let i = 0; i < size; i++) epochSeconds[i] = Math.round(epochSeconds[i]!);
    result.offsetMinutes = zoneOffsetsAt(ofZone, epochSeconds);
  }
  return result;
}

/** A device's clock can be further from UTC than any zone is. */
const meaningOf = (table: ZoneTable, wall: number): WallClock =>
  resolveWallClock(table, wall, FARTHEST_DEVICE);

interface InFileOrder {
  walls: Float64Array;
  values: Float64Array;
  table: ZoneTable;
  isReversed: boolean;
}

/** Resolves the readings from `from` on that are in a repeated hour; returns the index after them. */
function repeatedRun(file: InFileOrder, from: number, into: Instants): number {
  const { walls, table, isReversed } = file;
  const size = walls.length;
  const at = (step: number) => (isReversed ? size - 1 - step : step);
  let fold = -1;
  let to = from;
  for (; to < size; to++) {
    if (meaningOf(table, walls[at(to)]!).kind !== 'twice') break;
    if (fold < 0 && to > from && walls[at(to)]! < walls[at(to - 1)]!) fold = to;
  }
  const inPairs = fold < 0 ? secondsOfPairs(file, from, to, at) : null;
  const secondFrom = fold >= 0 ? fold : inPairs === null && adjoinsNext(file, from, to, at, into) ? from : to;
  for (let step = from; step < to; step++) {
    const meaning = meaningOf(table, walls[at(step)]!);
    if (meaning.kind !== 'twice') continue;
    const isSecond = inPairs?.has(step) ?? step >= secondFrom;
    into.epochSeconds[at(step)] = isSecond ? meaning.second : meaning.first;
    into.offsetMinutes[at(step)] = isSecond ? meaning.secondOffset : meaning.firstOffset;
    into.repeatedHour++;
  }
  return to;
}

/** Two passes of a sensor's clock show the same times but for a few seconds. */
const SAME_TIME = 20;
const FEWEST_PAIRS = 2;
/** How far around the hour rows are checked for pairs: where they are everywhere, rows repeat each other. */
const AROUND = 24;

/**
 * The steps that are the second of two at one time, when sorting by wall clock has joined the two passes of an hour;
 * null when it has not.
 */
function secondsOfPairs(
  { walls, values }: InFileOrder,
  from: number,
  to: number,
  at: (step: number) => number,
): Set<number> | null {
  const isPair = (step: number) => Math.abs(walls[at(step)]! - walls[at(step - 1)]!) <= SAME_TIME;
  for (let step = Math.max(1, from - AROUND); step < Math.min(walls.length, to + AROUND); step++) {
    if ((step < from || step > to) && isPair(step)) return null;
  }
  const seconds = new Set<number>();
  let hasTwoValues = false;
  for (let step = from + 1; step < to; step++) {
    if (!isPair(step)) continue;
    seconds.add(step);
    if (values[at(step)] !== values[at(step - 1)]) hasTwoValues = true;
    step++;
  }
  return seconds.size >= FEWEST_PAIRS && hasTwoValues ? seconds : null;
}

/**
 * Whether a run with only one pass of the repeated hour is closer to what follows (as second) than to what precedes.
 */
function adjoinsNext(
  { walls, table }: InFileOrder,
  from: number,
  to: number,
  at: (step: number) => number,
  into: Instants,
): boolean {
  if (to >= walls.length) return false;
  const start = meaningOf(table, walls[at(from)]!);
  const end = meaningOf(table, walls[at(to - 1)]!);
  const next = meaningOf(table, walls[at(to)]!);
  if (start.kind !== 'twice' || end.kind !== 'twice' || next.kind === 'twice') return false;
  const before = from > 0 ? start.first - into.epochSeconds[at(from - 1)]! : Number.POSITIVE_INFINITY;
  return next.epochSeconds - end.second < before;
}

/** Caches the span of wall clock around the last reading in which the offset is constant. */
class SteadySpan {
  offset = 0;
  readonly #table: ZoneTable;
  #fromWall = 1;
  #toWall = 0;
  #fromEpoch = 1;
  #toEpoch = 0;

  constructor(table: ZoneTable) {
    this.#table = table;
  }

  holds(wall: number): boolean {
    if (wall >= this.#fromWall && wall < this.#toWall) return true;
    const { changes, minutes } = this.#table;
    for (let row = 0; row < changes.length; row++) {
      const before = row > 0 ? minutes[row - 1]! : minutes[row]!;
      const after = row + 1 < changes.length ? minutes[row + 1]! : minutes[row]!;
      const end = row + 1 < changes.length ? changes[row + 1]! : Number.POSITIVE_INFINITY;
      const fromWall = changes[row]! + Math.max(before, minutes[row]!) * 60;
      const toWall = end + Math.min(after, minutes[row]!) * 60;
      if (wall < fromWall || wall >= toWall) continue;
      this.offset = minutes[row]!;
      this.#fromWall = fromWall;
      this.#toWall = toWall;
      return true;
    }
    return false;
  }

  offsetAtEpoch(epoch: number): number {
    if (epoch < this.#fromEpoch || epoch >= this.#toEpoch) {
      const { changes, minutes } = this.#table;
      let row = 0;
      while (row + 1 < changes.length && changes[row + 1]! <= epoch) row++;
      this.#fromEpoch = changes[row]!;
      this.#toEpoch = row + 1 < changes.length ? changes[row + 1]! : Number.POSITIVE_INFINITY;
      this.#absoluteOffset = minutes[row]!;
    }
    return this.#absoluteOffset;
  }
  #absoluteOffset = 0;
}

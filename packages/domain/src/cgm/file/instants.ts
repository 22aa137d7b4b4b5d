import { resolveWallClock, zoneTable, type ZoneTable } from '../../shared/index.ts';
import { MARK_ABSOLUTE } from './collected.ts';

const DAY = 86_400;

export interface Instants {
  epochSeconds: Float64Array;
  offsetMinutes: Int16Array;
  repeatedHour: number;
  skippedHour: number;
}

/**
 * Converts wall clocks to instants. The repeated hour of autumn is recognised by the order of the file: the clock goes
 * back once, and what follows is the second pass; an hour that occurs only once belongs to the neighbour that it
 * adjoins. A time that the zone's clock skipped is read with the offset from before the change and counted.
 *
 * @param walls in the order of the file; replaced by the instants
 */
export function instantsOf(walls: Float64Array, marks: Uint8Array, zone: string): Instants {
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
  const table = zoneTable(zone, first - 2 * DAY, last + 2 * DAY);
  const epochSeconds = walls;
  const result: Instants = { epochSeconds, offsetMinutes, repeatedHour: 0, skippedHour: 0 };
  const steady = new SteadySpan(table);
  // Newest first: more steps back than forward.
  const isReversed = back > forward;
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
      const meaning = resolveWallClock(table, wall);
      if (meaning.kind === 'twice') {
        step = repeatedRun(walls, step, isReversed, table, result) - 1;
        continue;
      }
      epochSeconds[i] = meaning.epochSeconds;
      offsetMinutes[i] = meaning.offsetMinutes;
      if (meaning.kind === 'never') result.skippedHour++;
    }
  }
  return result;
}

/** Resolves the readings from `from` on that are in a repeated hour; returns the index after them. */
function repeatedRun(
  walls: Float64Array,
  from: number,
  isReversed: boolean,
  table: ZoneTable,
  into: Instants,
): number {
  const size = walls.length;
  const at = (step: number) => (isReversed ? size - 1 - step : step);
  const foldAt: number[] = [];
  let to = from;
  for (; to < size; to++) {
    if (resolveWallClock(table, walls[at(to)]!).kind !== 'twice') break;
    if (to > from && walls[at(to)]! < walls[at(to - 1)]!) foldAt.push(to);
  }
  const secondFrom = foldAt[0] ?? (adjoinsNext(walls, from, to, at, table, into) ? from : to);
  for (let step = from; step < to; step++) {
    const meaning = resolveWallClock(table, walls[at(step)]!);
    if (meaning.kind !== 'twice') continue;
    const isSecond = step >= secondFrom;
    into.epochSeconds[at(step)] = isSecond ? meaning.second : meaning.first;
    into.offsetMinutes[at(step)] = isSecond ? meaning.secondOffset : meaning.firstOffset;
    into.repeatedHour++;
  }
  return to;
}

/**
 * Whether a run with only one pass of the repeated hour is closer to what follows (as second) than to what precedes.
 */
function adjoinsNext(
  walls: Float64Array,
  from: number,
  to: number,
  at: (step: number) => number,
  table: ZoneTable,
  into: Instants,
): boolean {
  if (to >= walls.length) return false;
  const start = resolveWallClock(table, walls[at(from)]!);
  const end = resolveWallClock(table, walls[at(to - 1)]!);
  const next = resolveWallClock(table, walls[at(to)]!);
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

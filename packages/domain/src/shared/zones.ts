const DAY = 86_400;
/** Since 1960 no zone has changed its clock forth and back within this span (the property test checks them all). */
const PROBE = 3 * DAY;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(zone, format);
  }
  return format;
}

/** Whether this runtime knows the IANA zone (offsets such as `+01:00` are not zones: they have no clock changes). */
export function isZone(zone: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+\-/]*$/.test(zone)) return false;
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** Offset of a zone at an instant in whole minutes, from Intl (slow: use tables for many readings). */
export function zoneOffsetMinutes(zone: string, epochSeconds: number): number {
  // `month/day/year, hour:minute:second`; several times faster than formatToParts.
  const [month, day, year, hour, minute, second] = formatOf(zone)
    .format(epochSeconds * 1000)
    .split(/\D+/)
    .map(Number);
  const local = Date.UTC(year!, month! - 1, day, hour, minute, second) / 1000;
  return Math.round((local - Math.floor(epochSeconds)) / 60);
}

/**
 * The clock of one zone over a span: between `changes[i]` (inclusive) and `changes[i + 1]` the offset is `minutes[i]`.
 * `changes[0]` is −Infinity. Outside the requested span, the nearest known offset applies.
 */
export interface ZoneTable {
  zone: string;
  changes: Float64Array;
  /** Whole minutes for a zone; the clock of a device may be off by seconds. */
  minutes: Int16Array | Float64Array;
}

interface Cached {
  from: number;
  to: number;
  table: ZoneTable;
}
const tables = new Map<string, Cached>();
/** Tables are merged up to this span: the years between two spans further apart would cost time for nothing. */
const LONGEST_JOINED = 20 * 366 * DAY;

/**
 * Builds (or takes from the cache) the table of a zone that covers `fromEpoch` … `toEpoch` seconds with two days to
 * spare on either side.
 *
 * @throws RangeError for an unknown zone: check `isZone` first.
 */
export function zoneTable(zone: string, fromEpoch: number, toEpoch: number): ZoneTable {
  const cached = tables.get(zone);
  if (cached && cached.from <= fromEpoch && cached.to >= toEpoch) return cached.table;
  const isNear =
    cached !== undefined && Math.max(toEpoch, cached.to) - Math.min(fromEpoch, cached.from) <= LONGEST_JOINED;
  const from = (isNear ? Math.min(fromEpoch, cached.from) : fromEpoch) - 2 * DAY;
  const to = (isNear ? Math.max(toEpoch, cached.to) : toEpoch) + 2 * DAY;
  const changes = [Number.NEGATIVE_INFINITY];
  const minutes = [zoneOffsetMinutes(zone, from)];
  if (zone !== 'UTC') {
    for (let at = from; at < to; at += PROBE) walk(zone, at, Math.min(at + PROBE, to), changes, minutes);
  }
  const table = { zone, changes: Float64Array.from(changes), minutes: Int16Array.from(minutes) };
  tables.set(zone, { from, to, table });
  return table;
}

function walk(zone: string, from: number, to: number, changes: number[], minutes: number[]): void {
  const before = minutes[minutes.length - 1]!;
  if (zoneOffsetMinutes(zone, to) === before) return;
  let low = from;
  let high = to;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (zoneOffsetMinutes(zone, middle) === before) low = middle;
    else high = middle;
  }
  changes.push(high);
  minutes.push(zoneOffsetMinutes(zone, high));
  walk(zone, high, to, changes, minutes);
}

/** Index of the table's row that applies at an instant. */
function zoneRowAt(table: ZoneTable, epochSeconds: number): number {
  let low = 0;
  let high = table.changes.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (table.changes[middle]! <= epochSeconds) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Offset in minutes at an instant. */
export function offsetAt(table: ZoneTable, epochSeconds: number): number {
  return table.minutes[zoneRowAt(table, epochSeconds)]!;
}

/** The meaning of a wall-clock time in a zone. */
export type WallClock =
  | { kind: 'once'; epochSeconds: number; offsetMinutes: number }
  /** Clocks went back: the same wall time occurred twice. */
  | { kind: 'twice'; first: number; firstOffset: number; second: number; secondOffset: number }
  /** Clocks went forward over it: this wall time never occurred. Read with the offset from before the change. */
  | { kind: 'never'; epochSeconds: number; offsetMinutes: number };

/** No zone is further from UTC. */
const FARTHEST_ZONE = 16 * 3600;

/**
 * Finds the instant(s) of a wall-clock time given as seconds since 1970-01-01T00:00 on that clock.
 *
 * @param farthest seconds by which the clock can differ from UTC
 */
export function resolveWallClock(
  table: ZoneTable,
  wallSeconds: number,
  farthest: number = FARTHEST_ZONE,
): WallClock {
  const early = zoneRowAt(table, wallSeconds - farthest);
  const late = zoneRowAt(table, wallSeconds + farthest);
  if (early === late) {
    const offset = table.minutes[early]!;
    return { kind: 'once', epochSeconds: wallSeconds - offset * 60, offsetMinutes: offset };
  }
  const found: number[] = [];
  for (let row = early; row <= late; row++) {
    const epoch = wallSeconds - table.minutes[row]! * 60;
    const end = row + 1 < table.changes.length ? table.changes[row + 1]! : Number.POSITIVE_INFINITY;
    if (epoch >= table.changes[row]! && epoch < end) found.push(row);
  }
  if (found.length >= 2) {
    const firstOffset = table.minutes[found[0]!]!;
    const secondOffset = table.minutes[found[1]!]!;
    return {
      kind: 'twice',
      first: wallSeconds - firstOffset * 60,
      firstOffset,
      second: wallSeconds - secondOffset * 60,
      secondOffset,
    };
  }
  if (found.length === 1) {
    const offset = table.minutes[found[0]!]!;
    return { kind: 'once', epochSeconds: wallSeconds - offset * 60, offsetMinutes: offset };
  }
  // In the gap: the row before the change that skips this time.
  let row = early;
  while (row < late && wallSeconds - table.minutes[row + 1]! * 60 >= table.changes[row + 1]!) row++;
  const offset = table.minutes[row]!;
  return { kind: 'never', epochSeconds: wallSeconds - offset * 60, offsetMinutes: offset };
}

/**
 * The first instant of a local day (number of days since 1970-01-01): midnight, or the first moment after it when the
 * clock skips midnight.
 */
export function startOfLocalDay(table: ZoneTable, dayNumber: number): number {
  const wall = resolveWallClock(table, dayNumber * DAY);
  if (wall.kind === 'twice') return wall.first;
  if (wall.kind === 'once') return wall.epochSeconds;
  return table.changes[zoneRowAt(table, wall.epochSeconds)]!;
}

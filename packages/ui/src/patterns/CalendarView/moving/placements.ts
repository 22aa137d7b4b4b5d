import type { AxisHour } from '../calendarDays.ts';

/** The time that an event has, or is being given, on the axis of the shown days. */
export interface Placement {
  day: string;
  /** Hours of the axis from the top of the day. */
  from: number;
  /** In hours. */
  length: number;
}

/** A point of a day's column. */
export interface Spot {
  day: string;
  at: number;
}

/** What the view shows: its days, and the hours of each. */
export interface MoveRoom {
  days: readonly string[];
  hours: number;
}

const QUARTER = 0.25;
const toQuarter = (hours: number) => Math.round(hours / QUARTER) * QUARTER;

/** Nothing leaves its day, or lasts less than a quarter of an hour. */
function within({ day, from, length }: Placement, { hours }: MoveRoom): Placement {
  const lasts = Math.min(Math.max(length, QUARTER), hours);
  return { day, from: Math.min(Math.max(from, 0), hours - lasts), length: lasts };
}

/**
 * Where a key leads: up and down by a quarter of an hour, with Shift for the end alone; left and right to another of
 * the shown days. Nothing for other keys.
 */
export function placedByKey(
  now: Placement,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  room: MoveRoom & { isRightToLeft: boolean },
): Placement | null {
  const sense = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1 }[key];
  if (sense === undefined) return null;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const day = room.days[room.days.indexOf(now.day) + (room.isRightToLeft ? -sense : sense)];
    return day === undefined ? now : { ...now, day };
  }
  if (!shiftKey) return within({ ...now, from: now.from + sense * QUARTER }, room);
  const longest = room.hours - now.from;
  return within({ ...now, length: Math.min(now.length + sense * QUARTER, longest) }, room);
}

/**
 * Where a pointer leads that took hold at one spot and is at another.
 *
 * @param held the event as it is; null when a new one is drawn
 * @param isEnd whether its end is held, which makes it longer or shorter
 */
export function placedByPointer(
  held: Placement | null,
  isEnd: boolean,
  [start, now]: readonly [Spot, Spot],
  room: MoveRoom,
): Placement {
  if (held === null) {
    const [first, last] = [Math.min(start.at, now.at), Math.max(start.at, now.at)];
    const from = Math.floor(first / QUARTER) * QUARTER;
    return within({ day: start.day, from, length: Math.ceil(last / QUARTER) * QUARTER - from }, room);
  }
  const passed = now.at - start.at;
  if (!isEnd) return within({ ...held, day: now.day, from: toQuarter(held.from + passed) }, room);
  const end = Math.min(toQuarter(held.from + held.length + passed), room.hours);
  return within({ ...held, length: end - held.from }, room);
}

/** The time of day at a point of the axis. */
export function clockAt(at: number, axis: readonly AxisHour[]): { hour: number; minute: number } {
  const minutes = Math.round(at * 60);
  // The end of the last hour is midnight.
  return { hour: axis[Math.floor(minutes / 60)]?.hour ?? 0, minute: minutes % 60 };
}

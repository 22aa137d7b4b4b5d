import {
  fromDate,
  parseAbsolute,
  parseDate,
  parseDateTime,
  type CalendarDate,
} from '@internationalized/date';
import { axisOf, hoursOfDay, type AxisHour } from './calendarDays.ts';

/** The time of an event, as given. */
export interface CalendarSpan {
  id: string;
  /**
   * A day (`YYYY-MM-DD`) for the whole of it, a time with its zone (`2026-03-29T01:30:00Z`), or a local time of the
   * view's zone (`2026-03-29T03:30`).
   */
  start: string;
  /** Of the same kind as `start`: the last day, or the end time. Default: that day, or 30 minutes. */
  end?: string | undefined;
}

/** A point of time in the view's zone, on one day's axis. */
export interface AxisPoint {
  day: string;
  /** Hours of the axis before it, fraction included. */
  at: number;
  hour: number;
  minute: number;
}

export interface AllDay<Event> {
  event: Event;
  /** It continues before or after this day. */
  isContinued: boolean;
  continues: boolean;
}

export interface Timed<Event> {
  event: Event;
  /** Hours of the axis, from the top of the day. */
  from: number;
  to: number;
  start: AxisPoint;
  /** It continues on the next day. */
  endsLater: boolean;
  /** Among simultaneous events: its lane, and the number of lanes. */
  lane: number;
  lanes: number;
}

export interface DayEvents<Event> {
  allDay: AllDay<Event>[];
  timed: Timed<Event>[];
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
const isLocal = (text: string) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(text);

/** The position of a time on the axis; a repeated hour is identified by its instant. Nothing for an invalid time. */
export function axisPoint(time: string, axis: readonly AxisHour[], timeZone: string): AxisPoint | null {
  try {
    const there = isLocal(time)
      ? parseDateTime(time)
      : time.endsWith('Z')
        ? parseAbsolute(time, timeZone)
        : fromDate(new Date(time), timeZone);
    const day = `${there.year}-${`${there.month}`.padStart(2, '0')}-${`${there.day}`.padStart(2, '0')}`;
    const { hour, minute } = there;
    let isSecond = false;
    if ('offset' in there) {
      const hours = hoursOfDay(day, timeZone);
      if (hours.length > 24) {
        const midnight = there.set({ hour: 0, minute: 0, second: 0, millisecond: 0 });
        const elapsed = Math.floor((there.toDate().getTime() - midnight.toDate().getTime()) / 3_600_000);
        isSecond = hours[elapsed]?.isSecond ?? false;
      }
    }
    const slot = axis.findIndex((each) => each.hour === hour && each.isSecond === isSecond);
    return { day, hour, minute, at: (slot < 0 ? hour : slot) + minute / 60 };
  } catch {
    return null;
  }
}

/** The events on each of `days`; those without a valid time are on none. */
export function eventsByDay<Event extends CalendarSpan>(
  events: readonly Event[],
  days: readonly string[],
  timeZone: string,
): Map<string, DayEvents<Event>> {
  const axis = axisOf(days, timeZone);
  const found = new Map(days.map((day) => [day, { allDay: [], timed: [] } as DayEvents<Event>]));
  for (const event of events) {
    if (isDay(event.start)) {
      placeDays(event, found);
      continue;
    }
    const start = axisPoint(event.start, axis, timeZone);
    if (!start) continue;
    const end = (event.end ? axisPoint(event.end, axis, timeZone) : null) ?? { ...start, at: start.at + 0.5 };
    for (const [day, list] of found) {
      if (day < start.day || day > end.day || (day === end.day && end.at === 0 && day !== start.day))
        continue;
      const from = day === start.day ? start.at : 0;
      const to = day === end.day ? Math.max(end.at, from + 0.25) : axis.length;
      list.timed.push({ event, from, to, start, endsLater: day < end.day && end.at > 0, lane: 0, lanes: 1 });
    }
  }
  for (const { timed } of found.values()) placeBeside(timed);
  return found;
}

function placeDays<Event extends CalendarSpan>(event: Event, found: Map<string, DayEvents<Event>>) {
  let [first, last]: [CalendarDate | null, CalendarDate | null] = [null, null];
  try {
    first = parseDate(event.start);
    last = event.end && isDay(event.end) ? parseDate(event.end) : first;
  } catch {
    return;
  }
  for (const [day, list] of found)
    if (day >= first.toString() && day <= last.toString())
      list.allDay.push({
        event,
        isContinued: day > first.toString(),
        continues: day < last.toString(),
      });
}

/** Assigns lanes to simultaneous events, as few as possible. */
export function placeBeside<Event>(timed: Timed<Event>[]) {
  timed.sort((one, two) => one.from - two.from || two.to - one.to);
  let cluster: Timed<Event>[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const each of cluster) each.lanes = ends.length;
    cluster = [];
    ends = [];
  };
  for (const each of timed) {
    if (cluster.length && ends.every((end) => end <= each.from)) close();
    const free = ends.findIndex((end) => end <= each.from);
    each.lane = free < 0 ? ends.length : free;
    ends[each.lane] = each.to;
    cluster.push(each);
  }
  close();
}

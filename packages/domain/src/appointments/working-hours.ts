import { daysOfLocalDate, type LocalDate } from '../shared/index.ts';
import { localTimeOf } from './local-time.ts';

/** The days of a week as used by working hours, from Monday on. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** How many spans a day may have. */
export const MAX_SPANS = 4;

/**
 * From when to when someone works, in the clinic's local time. An end of `00:00` is the midnight that ends the day.
 */
export interface WorkingSpan {
  /** `HH:MM` */
  from: string;
  to: string;
}

/** When someone works in every week. Without any span their hours are unknown. */
export type WorkingWeek = Record<Weekday, WorkingSpan[]>;

/** A week with unknown hours. */
export const noWorkingHours = (): WorkingWeek => ({
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
});

const WHOLE_DAY = 24 * 60;
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
export const endMinutes = (time: string): number => minutesOf(time) || WHOLE_DAY;

/** Whether the hours are known: an empty week means that nobody has entered them, not that nobody works. */
export const hasWorkingHours = (week: WorkingWeek): boolean => WEEKDAYS.some((day) => week[day].length > 0);

/** The weekday of a date. */
export function weekdayOf(date: LocalDate): Weekday {
  // Day 0 was a Thursday.
  const index = ((((daysOfLocalDate(date) ?? 0) + 3) % 7) + 7) % 7;
  return WEEKDAYS[index] ?? 'monday';
}

/** The hours in which any of several people works, or null when unknown: one of them has not entered theirs. */
export function sharedWorkingHours(weeks: readonly WorkingWeek[]): WorkingWeek | null {
  if (weeks.length === 0 || !weeks.every(hasWorkingHours)) return null;
  const shared = noWorkingHours();
  for (const day of WEEKDAYS) shared[day] = joined(weeks.flatMap((week) => week[day]));
  return shared;
}

/** Touching or overlapping spans merged, in order. */
function joined(spans: readonly WorkingSpan[]): WorkingSpan[] {
  const found: WorkingSpan[] = [];
  for (const span of spans.toSorted((one, two) => minutesOf(one.from) - minutesOf(two.from))) {
    const last = found.at(-1);
    if (last === undefined || endMinutes(last.to) < minutesOf(span.from)) found.push({ ...span });
    else if (endMinutes(span.to) > endMinutes(last.to)) last.to = span.to;
  }
  return found;
}

/**
 * Whether part of an appointment is outside the hours of its specialist. Never while those are unknown.
 *
 * @param zone the clinic's, in whose local time hours are stated
 */
export function isOutsideHours(
  week: WorkingWeek,
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  zone: string,
): boolean {
  if (!hasWorkingHours(week)) return false;
  const [start, end] = [localTimeOf(startsAt, zone), localTimeOf(endsAt, zone)];
  const covers = (date: LocalDate, from: number, to: number) =>
    joined(week[weekdayOf(date)]).some((span) => minutesOf(span.from) <= from && to <= endMinutes(span.to));
  if (start.date === end.date) return !covers(start.date, minutesOf(start.time), minutesOf(end.time));
  const reachesMidnight = covers(start.date, minutesOf(start.time), WHOLE_DAY);
  return !reachesMidnight || (end.time !== '00:00' && !covers(end.date, 0, minutesOf(end.time)));
}

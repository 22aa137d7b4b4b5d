import { fromDate, parseAbsolute, parseDate, parseDateTime, toCalendarDate } from '@internationalized/date';

/** When something was: local day `YYYY-MM-DD`, local time `YYYY-MM-DDTHH:MM`, or a time with its zone or `Z`. */
export interface Dated {
  id: string;
  time: string;
}

/** The day of a time in the reader's zone, and its clock time if it has one. */
export interface LocalTime {
  day: string;
  hour?: number;
  minute?: number;
}

/** The day and clock time of a time in `timeZone`; nothing if it is invalid. */
export function localTime(time: string, timeZone: string): LocalTime | null {
  try {
    if (/^\d{4}-\d{2}-\d{2}$/.test(time)) return { day: parseDate(time).toString() };
    const isLocal = /^\d{4}-\d{2}-\d{2}T[\d:.]+$/.test(time);
    const there = isLocal ? parseDateTime(time) : parseInstant(time, timeZone);
    return { day: toCalendarDate(there).toString(), hour: there.hour, minute: there.minute };
  } catch {
    return null;
  }
}

function parseInstant(time: string, timeZone: string) {
  if (time.endsWith('Z')) return parseAbsolute(time, timeZone);
  if (!/[+-]\d{2}:\d{2}$/.test(time)) throw new Error(`${time} is no time.`);
  return fromDate(new Date(time), timeZone);
}

export interface DayGroup<Entry extends Dated> {
  /** `YYYY-MM-DD`; empty for entries without a valid time. */
  day: string;
  entries: { entry: Entry; at: LocalTime | null }[];
}

/** Groups entries by day, in the given order: sorting is up to the caller. */
export function groupByDay<Entry extends Dated>(
  entries: readonly Entry[],
  timeZone: string,
): DayGroup<Entry>[] {
  const groups: DayGroup<Entry>[] = [];
  for (const entry of entries) {
    const at = localTime(entry.time, timeZone);
    const day = at?.day ?? '';
    const last = groups.at(-1);
    if (last?.day === day) last.entries.push({ entry, at });
    else groups.push({ day, entries: [{ entry, at }] });
  }
  return groups;
}

interface MonthGroup<Entry extends Dated> {
  /** `YYYY-MM`; empty for entries without a valid time. */
  month: string;
  days: DayGroup<Entry>[];
}

/** Groups days by month, in the given order. */
export function groupByMonth<Entry extends Dated>(days: readonly DayGroup<Entry>[]): MonthGroup<Entry>[] {
  const groups: MonthGroup<Entry>[] = [];
  for (const group of days) {
    const month = group.day.slice(0, 7);
    const last = groups.at(-1);
    if (last?.month === month) last.days.push(group);
    else groups.push({ month, days: [group] });
  }
  return groups;
}

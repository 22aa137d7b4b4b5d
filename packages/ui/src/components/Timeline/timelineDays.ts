import { fromDate, parseAbsolute, parseDate, parseDateTime, toCalendarDate } from '@internationalized/date';

/** When something was: local day `YYYY-MM-DD`, local time `YYYY-MM-DDTHH:MM`, or a time with its zone or `Z`. */
export interface Dated {
  id: string;
  time: string;
}

/** What is known of a time: its day in the zone of the reader, and the clock when it has one. */
export interface LocalTime {
  day: string;
  hour?: number;
  minute?: number;
}

/** The day and the clock of a time as they were in `timeZone`; nothing for what is no time. */
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
  /** `YYYY-MM-DD`; empty for entries whose time is none. */
  day: string;
  entries: { entry: Entry; at: LocalTime | null }[];
}

/** Entries by day, in the order in which they come: sorting is their giver's. */
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

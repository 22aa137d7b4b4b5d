import { localDateOfDays, type LocalDate } from './local-dates.ts';
import { zoneOffsetMinutes } from './zones.ts';

const DAY = 86_400;

/** What the clock and the calendar of a zone show. */
export interface ZoneClock {
  /** Days since 1970-01-01. */
  day: number;
  date: LocalDate;
  /** `HH:MM:SS` */
  time: string;
}

/** What the clock of a zone shows at an instant. */
export function clockIn(zone: string, instant: Date | string): ZoneClock {
  const epoch = Math.floor(new Date(instant).getTime() / 1000);
  const wall = epoch + zoneOffsetMinutes(zone, epoch) * 60;
  const day = Math.floor(wall / DAY);
  return { day, date: localDateOfDays(day), time: new Date(wall * 1000).toISOString().slice(11, 19) };
}

/**
 * The current calendar day in a zone.
 *
 * @example todayIn('Europe/Madrid', new Date('2026-11-20T23:30:00Z')) // '2026-11-21'
 */
export const todayIn = (zone: string, now: Date): LocalDate => clockIn(zone, now).date;

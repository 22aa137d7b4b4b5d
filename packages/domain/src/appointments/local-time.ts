import { daysOfLocalDate, type LocalDate } from '../shared/local-dates.ts';
import { resolveWallClock, startOfLocalDay, zoneTable } from '../shared/zones.ts';
import { clockIn } from '../shared/zone-clock.ts';

const DAY = 86_400;
const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** A day and a time of day on the clock of some zone. */
export interface LocalTime {
  /** `YYYY-MM-DD` */
  date: LocalDate;
  /** `HH:MM` */
  time: string;
}

/** What the clock of a zone shows at an instant. */
export function localTimeOf(instant: string | Date, zone: string): LocalTime {
  const { date, time } = clockIn(zone, instant);
  return { date, time: time.slice(0, 5) };
}

/** A local time as an instant: `SKIPPED` when the clock jumped over it, `INVALID` when it is not a time. */
export type FoundInstant = { ok: true; instant: string } | { ok: false; code: 'INVALID' | 'SKIPPED' };

/**
 * The instant at which the clock of a zone shows a time. Where clocks went back it occurs twice: the first is taken.
 *
 * @example
 * instantOfLocal({ date: '2026-03-04', time: '10:30' }, 'Europe/Madrid') // 2026-03-04T09:30:00.000Z
 * instantOfLocal({ date: '2026-03-29', time: '02:30' }, 'Europe/Madrid') // SKIPPED
 */
export function instantOfLocal({ date, time }: LocalTime, zone: string): FoundInstant {
  const day = daysOfLocalDate(date);
  const [, hours, minutes] = CLOCK.exec(time) ?? [];
  if (day === null || hours === undefined || minutes === undefined) return { ok: false, code: 'INVALID' };
  const wall = day * DAY + Number(hours) * 3600 + Number(minutes) * 60;
  const found = resolveWallClock(zoneTable(zone, wall - 2 * DAY, wall + 2 * DAY), wall);
  if (found.kind === 'never') return { ok: false, code: 'SKIPPED' };
  const epoch = found.kind === 'once' ? found.epochSeconds : found.first;
  return { ok: true, instant: new Date(epoch * 1000).toISOString() };
}

/**
 * The instants at which the first of these days begins and the last one ends, with clock changes taken into account.
 */
export function instantsOfDays(
  first: LocalDate,
  last: LocalDate,
  zone: string,
): { from: string; to: string } {
  const [from, to] = [daysOfLocalDate(first), daysOfLocalDate(last)];
  if (from === null || to === null) throw new RangeError(`These are no days: ${first}, ${last}.`);
  const table = zoneTable(zone, from * DAY - 2 * DAY, to * DAY + 3 * DAY);
  const instant = (day: number): string => new Date(startOfLocalDay(table, day) * 1000).toISOString();
  return { from: instant(from), to: instant(to + 1) };
}

import { clockIn, daysOfLocalDate, resolveWallClock, zoneTable } from '@healzy/domain/shared';

const DAY = 86_400;

/**
 * The instant at which a clock in a zone shows a day and a time; null when it is no time, or the clock skips it. An hour
 * that occurs twice is the first of the two.
 *
 * @param day `YYYY-MM-DD`
 * @param time `HH:MM`
 */
export function instantAt(day: string, time: string, zone: string): string | null {
  const days = daysOfLocalDate(day);
  const clock = /^(\d{2}):(\d{2})$/.exec(time);
  if (days === null || clock === null) return null;
  const wallSeconds = days * DAY + Number(clock[1]) * 3600 + Number(clock[2]) * 60;
  const wall = resolveWallClock(zoneTable(zone, wallSeconds - 2 * DAY, wallSeconds + 2 * DAY), wallSeconds);
  if (wall.kind === 'never') return null;
  return new Date((wall.kind === 'twice' ? wall.first : wall.epochSeconds) * 1000).toISOString();
}

/** The day `YYYY-MM-DD` and the time `HH:MM` that a clock in a zone shows at an instant. */
export function wallTimeOf(instant: string, zone: string): { day: string; time: string } {
  const { date, time } = clockIn(zone, instant);
  return { day: date, time: time.slice(0, 5) };
}

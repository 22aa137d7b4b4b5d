import { localDateOfDays, zoneOffsetMinutes, type LocalDate } from '../../shared/index.ts';

/**
 * The calendar day that it is in a zone.
 *
 * @example localToday('Europe/Madrid', new Date('2026-11-20T23:30:00Z')) // '2026-11-21'
 */
export function localToday(zone: string, now: Date): LocalDate {
  const epoch = Math.floor(now.getTime() / 1000);
  return localDateOfDays(Math.floor((epoch + zoneOffsetMinutes(zone, epoch) * 60) / 86_400));
}

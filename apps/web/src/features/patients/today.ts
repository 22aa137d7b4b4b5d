import { daysOfLocalDate, localDateOfDays, zoneOffsetMinutes, type LocalDate } from '@healzy/domain/shared';

/** The day that it is now on a zone's clock. */
export function todayIn(zone: string, now = Date.now()): LocalDate {
  const seconds = Math.floor(now / 1000);
  return localDateOfDays(Math.floor((seconds + zoneOffsetMinutes(zone, seconds) * 60) / 86_400));
}

/** The day before a day. */
export function dayBefore(day: LocalDate): LocalDate {
  return localDateOfDays((daysOfLocalDate(day) ?? 0) - 1);
}

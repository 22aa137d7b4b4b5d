import { localDateOfDays, zoneOffsetMinutes, type LocalDate } from '@healzy/domain/shared';

/** The calendar day that it is in a zone. */
export function localToday(zone: string, now: Date): LocalDate {
  const epoch = Math.floor(now.getTime() / 1000);
  return localDateOfDays(Math.floor((epoch + zoneOffsetMinutes(zone, epoch) * 60) / 86_400));
}

import type { LocalDate } from '../../shared/index.ts';
import type { DomainRecords } from '../records.ts';
import { DAY_S, localDateAt, startOfDateAt } from '../source-records.ts';
import type { RecordedMinute } from './heart.ts';

/** Data that end no further from midnight are those of the whole day. */
const REACHES_S = 3600;

/**
 * Days that nobody saw the end of: all their sources have delivered nothing since, and nothing of them reaches the last
 * hour. A file that was written in the evening would make its last day the quietest one.
 *
 * @param lastOn the last day of which each source has delivered anything at all
 */
export function cutDays(
  { intervals }: Pick<DomainRecords, 'intervals'>,
  minutes: readonly RecordedMinute[],
  lastOn: ReadonlyMap<string, LocalDate>,
): ReadonlySet<LocalDate> {
  const last = new Set(lastOn.values());
  const days = new Map<LocalDate, { leftS: number; isLast: boolean }>();
  const see = (source: string, startS: number, endS: number, offsetMinutes: number) => {
    const date = localDateAt(startS, offsetMinutes);
    if (!last.has(date)) return;
    const day = days.get(date) ?? { leftS: DAY_S, isLast: true };
    days.set(date, day);
    day.leftS = Math.min(day.leftS, startOfDateAt(date, offsetMinutes) + DAY_S - endS);
    day.isLast &&= (lastOn.get(source) ?? '9999-12-31') <= date;
  };
  for (const { source, startS, endS, offsetMinutes, isManual } of intervals)
    if (isManual !== true) see(source, startS, endS, offsetMinutes);
  for (const { source, atS, offsetMinutes } of minutes) see(source, atS, atS + 60, offsetMinutes);
  return new Set(
    [...days].flatMap(([date, { leftS, isLast }]) => (isLast && leftS > REACHES_S ? [date] : [])),
  );
}

import { daysOfLocalDate, localDateOfDays, type LocalDate } from '@healzy/domain/shared';
import type { CalendarViewId } from './calendar-address.ts';

/**
 * The days that a view of the calendar can show around a day. A week begins on Monday or on Sunday, by the language,
 * and a month shows whole weeks: a few more days are requested, so that both are covered.
 */
export function spanOf(view: CalendarViewId, date: LocalDate): { first: LocalDate; last: LocalDate } {
  const day = daysOfLocalDate(date) ?? 0;
  if (view === 'day') return { first: date, last: date };
  if (view === 'week') {
    // Day 0 (1 January 1970) was a Thursday.
    const monday = day - ((((day + 3) % 7) + 7) % 7);
    const isSunday = day === monday + 6;
    return { first: localDateOfDays(monday - 1), last: localDateOfDays(isSunday ? day + 6 : monday + 6) };
  }
  const firstOfMonth = daysOfLocalDate(`${date.slice(0, 7)}-01`) ?? day;
  return { first: localDateOfDays(firstOfMonth - 6), last: localDateOfDays(firstOfMonth + 30 + 6) };
}

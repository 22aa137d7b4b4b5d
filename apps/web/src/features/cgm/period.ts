import { daysOfLocalDate, localDateOfDays } from '@healzy/domain/shared';

/** Local days, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Lengths of the period control, in days. */
export const PERIOD_DAYS = [1, 7, 14, 30, 90] as const;
export type PeriodDays = (typeof PERIOD_DAYS)[number];
export type PeriodChoice = `${PeriodDays}` | 'custom';

/** The day that lies `by` days after (or before) another. @example shiftDay('2026-03-01', -1) // '2026-02-28' */
export function shiftDay(day: string, by: number): string {
  const days = daysOfLocalDate(day);
  return days === null ? day : localDateOfDays(days + by);
}

/** The last `days` days up to and with `last`. */
function periodEnding(last: string, days: number): Period {
  return { from: shiftDay(last, 1 - days), to: last };
}

const isDay = (text: string | null): text is string => text !== null && daysOfLocalDate(text) !== null;

/** What is shown first: the shortest length that holds all readings, at most the 14 days that the consensus asks for. */
function defaultDays({ from, to }: Period): PeriodDays {
  if (from === to) return 1;
  return shiftDay(to, -6) <= from ? 7 : 14;
}

/**
 * The period that an address asks for (`?period=30`, `?period=custom&from=…&to=…`), counted back from the last day with
 * readings. What is missing or makes no sense falls back to the default.
 *
 * @param whole first and last day with readings
 */
export function periodOf(
  parameters: URLSearchParams,
  whole: Period,
): { choice: PeriodChoice; period: Period } {
  const wanted = parameters.get('period');
  const from = parameters.get('from');
  const to = parameters.get('to');
  if (wanted === 'custom' && isDay(from) && isDay(to) && from <= to)
    return { choice: 'custom', period: { from, to } };
  const days = PERIOD_DAYS.find((length) => String(length) === wanted) ?? defaultDays(whole);
  return { choice: `${days}`, period: periodEnding(whole.to, days) };
}

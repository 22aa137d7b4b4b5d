import { daysOfLocalDate, localDateOfDays } from '@healzy/domain/shared';

/** Local days, both inclusive. */
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

/** The last `days` days up to and including `last`. */
function periodEnding(last: string, days: number): Period {
  return { from: shiftDay(last, 1 - days), to: last };
}

const isDay = (text: string | null): text is string => text !== null && daysOfLocalDate(text) !== null;

/** The default: the shortest length that covers all readings, at most the 14 days that the consensus requires. */
function defaultDays({ from, to }: Period): PeriodDays {
  if (from === to) return 1;
  return shiftDay(to, -6) <= from ? 7 : 14;
}

/**
 * The period in an address (`?period=30`, `?period=custom&from=…&to=…`), counted back from the last day with readings.
 * Missing or invalid values fall back to the default.
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

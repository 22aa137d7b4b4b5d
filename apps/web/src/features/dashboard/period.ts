import type { DashboardQuery } from '@healzy/api/dashboard';
import { DASHBOARD_PERIODS, DEFAULT_PERIOD_DAYS } from '@healzy/domain/dashboard';
import { daysOfLocalDate } from '@healzy/domain/shared';

export type PeriodChoice = `${(typeof DASHBOARD_PERIODS)[number]}` | 'custom';
export const PERIOD_CHOICES: readonly PeriodChoice[] = [
  ...DASHBOARD_PERIODS.map((days) => `${days}` as const),
  'custom',
];

const isDay = (text: string | null): text is string => text !== null && daysOfLocalDate(text) !== null;

/**
 * The period in an address: `?period=90`, or `?period=custom&from=…&to=…`. Missing or invalid values fall back to the
 * last thirty days.
 */
export function periodOf(parameters: URLSearchParams): { choice: PeriodChoice; query: DashboardQuery } {
  const wanted = parameters.get('period');
  const from = parameters.get('from');
  const to = parameters.get('to');
  if (wanted === 'custom' && isDay(from) && isDay(to) && from <= to)
    return { choice: 'custom', query: { from, to } };
  const days = DASHBOARD_PERIODS.find((length) => `${length}` === wanted) ?? DEFAULT_PERIOD_DAYS;
  return { choice: `${days}`, query: { days } };
}

import {
  civilFromDays,
  clockIn,
  daysFromCivil,
  daysOfLocalDate,
  localDateOfDays,
  ok,
  refused,
  startOfLocalDay,
  zoneTable,
  type LocalDate,
  type Result,
} from '../shared/index.ts';

const DAY = 86_400;

/** The periods that the dashboard offers besides a custom one, in days that end today. */
export const DASHBOARD_PERIODS = [30, 90, 365] as const;
export const DEFAULT_PERIOD_DAYS = 30;
/** Five years: a chart cannot show more parts than that. */
const LONGEST_PERIOD_DAYS = 1830;
/** Nobody was a patient before it, and a year before year 1 has no written form. */
const FIRST_DAY = daysFromCivil(1900, 1, 1);

export type EvolutionStep = 'DAY' | 'WEEK' | 'MONTH';

/** Whole local days: `startEpoch` (inclusive) to `endEpoch` (exclusive), in seconds. */
export interface PeriodPart {
  from: LocalDate;
  to: LocalDate;
  startEpoch: number;
  endEpoch: number;
}

export interface DashboardPeriod extends PeriodPart {
  step: EvolutionStep;
  /**
   * The same period in adjacent parts: days, weeks from Monday, or calendar months; the outer ones may be incomplete.
   */
  parts: readonly PeriodPart[];
  /** Where the equally long previous period begins. */
  previousStartEpoch: number;
}

/** The step of a period's chart: up to a fortnight by day, up to 120 days by week, longer by month. */
export function evolutionStep(days: number): EvolutionStep {
  if (days <= 14) return 'DAY';
  return days <= 120 ? 'WEEK' : 'MONTH';
}

/** First day of the step after the one that contains `day` (days since 1970-01-01, a Thursday). */
function nextStep(day: number, step: EvolutionStep): number {
  if (step === 'DAY') return day + 1;
  if (step === 'WEEK') return day + 7 - ((((day + 3) % 7) + 7) % 7);
  const { year, month } = civilFromDays(day);
  return month === 12 ? daysFromCivil(year + 1, 1, 1) : daysFromCivil(year, month + 1, 1);
}

/**
 * The requested period, in local days of a zone. Future days are cut off; without a first day it is the thirty days up
 * to the last one, without a last day it ends today.
 *
 * @returns an error when the first day is after the last one or after today or before 1900, or the period is longer
 *   than five years
 * @example
 * dashboardPeriod({ zone: 'UTC', nowEpoch: Date.UTC(2026, 2, 31) / 1000 }) // from 2026-03-02 to 2026-03-31, by week
 */
export function dashboardPeriod(asked: {
  zone: string;
  nowEpoch: number;
  from?: LocalDate | undefined;
  /** Number of days when there is no first day. */
  days?: number | undefined;
  to?: LocalDate | undefined;
}): Result<DashboardPeriod, 'PERIOD_INVALID'> {
  const { zone, nowEpoch } = asked;
  const today = clockIn(zone, new Date(nowEpoch * 1000)).day;
  const last = Math.min(today, dayOf(asked.to) ?? today);
  const first = dayOf(asked.from) ?? last - (asked.days ?? DEFAULT_PERIOD_DAYS) + 1;
  const days = last - first + 1;
  if (days < 1 || days > LONGEST_PERIOD_DAYS || first < FIRST_DAY)
    return refused('PERIOD_INVALID', undefined);
  const table = zoneTable(zone, (first - days - 2) * DAY, (last + 3) * DAY);
  const part = (from: number, to: number): PeriodPart => ({
    from: localDateOfDays(from),
    to: localDateOfDays(to),
    startEpoch: startOfLocalDay(table, from),
    endEpoch: startOfLocalDay(table, to + 1),
  });
  const step = evolutionStep(days);
  const parts: PeriodPart[] = [];
  for (let day = first; day <= last;) {
    const next = Math.min(last + 1, nextStep(day, step));
    parts.push(part(day, next - 1));
    day = next;
  }
  return ok({
    ...part(first, last),
    step,
    parts,
    previousStartEpoch: startOfLocalDay(table, first - days),
  });
}

function dayOf(date: LocalDate | undefined): number | null {
  return date === undefined ? null : daysOfLocalDate(date);
}

import {
  daysOfLocalDate,
  localDateOfDays,
  ok,
  refused,
  type LocalDate,
  type Result,
} from '../shared/index.ts';

/** A plan runs for at most a year. */
export const PLAN_WEEKS = { min: 1, max: 52 } as const;
/** A new plan has so many until somebody says otherwise. */
export const DEFAULT_PLAN_WEEKS = 4;
const DAYS_PER_WEEK = 7;

export interface PlanPeriod {
  startDate: LocalDate;
  weeks: number;
}

type PeriodProblem =
  | Result<never, 'WEEKS_REQUIRED' | 'WEEKS_WHOLE' | 'START_REQUIRED' | 'START_INVALID'>
  | Result<never, 'WEEKS_OUT_OF_RANGE', typeof PLAN_WEEKS>
  | Result<never, 'START_IN_PAST', { today: LocalDate }>;

/**
 * Both the number of weeks and the start date are required (specification 5). A plan starts today or later; one that
 * has started keeps its date.
 *
 * @param today the patient's local date
 * @param savedStart start date of a plan that is being edited
 */
export function checkPlanPeriod(
  { startDate, weeks }: { startDate: LocalDate | null; weeks: number | null },
  today: LocalDate,
  savedStart: LocalDate | null = null,
): Result<PlanPeriod, never> | PeriodProblem {
  if (weeks === null) return refused('WEEKS_REQUIRED', undefined);
  if (!Number.isInteger(weeks)) return refused('WEEKS_WHOLE', undefined);
  if (weeks < PLAN_WEEKS.min || weeks > PLAN_WEEKS.max) return refused('WEEKS_OUT_OF_RANGE', PLAN_WEEKS);
  if (startDate === null || startDate === '') return refused('START_REQUIRED', undefined);
  if (daysOfLocalDate(startDate) === null) return refused('START_INVALID', undefined);
  if (startDate < today && startDate !== savedStart) return refused('START_IN_PAST', { today });
  return ok({ startDate, weeks });
}

/** The last day of a plan. @example planEnd({ startDate: '2026-11-23', weeks: 4 }) // '2026-12-20' */
export function planEnd({ startDate, weeks }: PlanPeriod): LocalDate {
  return planDate(startDate, { week: weeks - 1, day: DAYS_PER_WEEK - 1 });
}

/** A day of a plan; week and day count from 0, and a week begins on the weekday of the start date. */
export interface PlanDay {
  week: number;
  day: number;
}

/** @example planDate('2026-11-23', { week: 1, day: 2 }) // '2026-12-02' */
export function planDate(startDate: LocalDate, { week, day }: PlanDay): LocalDate {
  const start = daysOfLocalDate(startDate);
  if (start === null) throw new Error(`${startDate} is no date.`);
  return localDateOfDays(start + week * DAYS_PER_WEEK + day);
}

/** The day of the plan on a date; null before its start and after its end. */
export function planDayOn({ startDate, weeks }: PlanPeriod, on: LocalDate): PlanDay | null {
  const start = daysOfLocalDate(startDate);
  const then = daysOfLocalDate(on);
  if (start === null || then === null) return null;
  const days = then - start;
  if (days < 0 || days >= weeks * DAYS_PER_WEEK) return null;
  return { week: Math.floor(days / DAYS_PER_WEEK), day: days % DAYS_PER_WEEK };
}

/** Where a plan is on a date. */
export const PLAN_PHASES = ['UPCOMING', 'RUNNING', 'ENDED'] as const;
export type PlanPhase = (typeof PLAN_PHASES)[number];

/** @example planPhase({ startDate: '2026-11-23', weeks: 1 }, '2026-11-30') // 'ENDED' */
export function planPhase(period: PlanPeriod, today: LocalDate): PlanPhase {
  if (today < period.startDate) return 'UPCOMING';
  return today > planEnd(period) ? 'ENDED' : 'RUNNING';
}

/** The plan that matters today: the running one, or else the next, or else the last. */
export function currentPlan<Plan extends PlanPeriod>(
  plans: readonly Plan[],
  today: LocalDate,
): Plan | undefined {
  const latestFirst = plans.toSorted((one, other) => (one.startDate < other.startDate ? 1 : -1));
  return (
    latestFirst.find((plan) => planDayOn(plan, today) !== null) ??
    latestFirst.findLast(({ startDate }) => startDate > today) ??
    latestFirst[0]
  );
}

/** The first day of a plan that is still to come; after its end, one week beyond the last. */
export function firstOpenDay(plan: PlanPeriod, today: LocalDate): PlanDay {
  const on = planDayOn(plan, today);
  if (on !== null) return on;
  return { week: today > planEnd(plan) ? plan.weeks : 0, day: 0 };
}

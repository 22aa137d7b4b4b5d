import { planDate, planEnd, type PlanPeriod } from '../nutritional-plans/index.ts';
import { daysOfLocalDate, localDateOfDays, type LocalDate } from '../shared/index.ts';
import type { Menu, MenuDay } from './menu.ts';

export interface ShoppingDays {
  from: LocalDate;
  to: LocalDate;
  days: readonly MenuDay[];
}

/**
 * The days of a plan between two dates, both included; a date before its start or after its end counts as that. What
 * menus have after the end of their plan is not bought. `week` leaves only those weeks, counted from 1. @returns null when no day of the plan is between them
 *
 * @example shoppingDays(plan, weeks, { from: '2026-11-23', to: '2026-11-29' })?.days.length // 7
 */
export function shoppingDays(
  plan: PlanPeriod,
  weeks: Menu['weeks'],
  range: {
    from?: LocalDate | undefined;
    to?: LocalDate | undefined;
    week?: readonly number[] | undefined;
  },
): ShoppingDays | null {
  const end = planEnd(plan);
  const from = range.from !== undefined && range.from > plan.startDate ? range.from : plan.startDate;
  const to = range.to !== undefined && range.to < end ? range.to : end;
  const [start, first, last] = [plan.startDate, from, to].map(daysOfLocalDate);
  if (start == null || first == null || last == null || first > last || from > end) return null;
  const among = weeks
    .slice(0, plan.weeks)
    .flatMap((days, week) => days.map((menu, day) => ({ at: week * 7 + day, week: week + 1, menu })))
    .filter(({ at }) => at >= first - start && at <= last - start)
    .filter(({ week }) => range.week === undefined || range.week.includes(week));
  const [one, other] = [among[0], among.at(-1)];
  if (one === undefined || other === undefined) return null;
  const dateOf = ({ at }: typeof one) => localDateOfDays(start + at);
  return { from: dateOf(one), to: dateOf(other), days: among.map(({ menu }) => menu) };
}

/** The first and the last day of a week of a plan, which counts from 0. */
export const weekRange = ({ startDate }: Pick<PlanPeriod, 'startDate'>, week: number) => ({
  from: planDate(startDate, { week, day: 0 }),
  to: planDate(startDate, { week, day: 6 }),
});

import type { Hours } from '@healzy/domain/cgm';
import { daysOfLocalDate } from '@healzy/domain/shared';
import { type Period, type PeriodChoice, PERIOD_DAYS, periodOf, shiftDay } from '../period.ts';

export const COMPARISONS = ['none', 'before', 'custom'] as const;
export type ComparisonChoice = (typeof COMPARISONS)[number];

/** What the canvas shows, as its address says: the period, the hours and days chosen in it, and another period. */
export interface CanvasState {
  readonly choice: PeriodChoice;
  readonly period: Period;
  readonly hours: Hours | null;
  /** Local days in ascending order. */
  readonly days: readonly string[] | null;
  readonly comparison: ComparisonChoice;
  /** The period compared with; null for none. */
  readonly other: Period | null;
}

const isDay = (text: string) => daysOfLocalDate(text) !== null;

/** @example hoursOf('3-5') // { from: 3, to: 5 } */
function hoursOf(text: string | null): Hours | null {
  const match = /^(\d{1,2})-(\d{1,2})$/.exec(text ?? '');
  const [from, to] = [Number(match?.[1]), Number(match?.[2])];
  return match && from < to && to <= 24 && to - from < 24 ? { from, to } : null;
}

function daysOf(text: string | null): readonly string[] | null {
  const days = [...new Set((text ?? '').split(',').filter(isDay))].sort();
  return days.length === 0 ? null : days;
}

const lengthOf = ({ from, to }: Period) => (daysOfLocalDate(to) ?? 0) - (daysOfLocalDate(from) ?? 0) + 1;

/** The days right before a period, as many. */
function periodBefore(period: Period): Period {
  const to = shiftDay(period.from, -1);
  return { from: shiftDay(to, 1 - lengthOf(period)), to };
}

/** The period of an address: one that contains the chosen days where it says no other. */
function periodWith(parameters: URLSearchParams, whole: Period, days: readonly string[] | null) {
  const own = periodOf(parameters, whole);
  const first = days?.[0];
  if (first === undefined || parameters.has('period') || first >= own.period.from) return own;
  const length = PERIOD_DAYS.find((count) => shiftDay(whole.to, 1 - count) <= first);
  if (length === undefined)
    return { choice: 'custom' as const, period: { from: first, to: days?.at(-1) ?? first } };
  return { choice: `${length}` as const, period: { from: shiftDay(whole.to, 1 - length), to: whole.to } };
}

/**
 * What an address asks for: `?period=30&hours=3-5&day=2026-03-04,2026-03-06&compare=before`. Missing or invalid parts
 * are left out.
 *
 * @param whole first and last day with readings
 */
export function canvasState(parameters: URLSearchParams, whole: Period): CanvasState {
  const days = daysOf(parameters.get('day'));
  const { choice, period } = periodWith(parameters, whole, days);
  const comparison = COMPARISONS.find((each) => each === parameters.get('compare')) ?? 'none';
  const [from, to] = [parameters.get('compareFrom') ?? '', parameters.get('compareTo') ?? ''];
  const isOwn = comparison === 'custom' && isDay(from) && isDay(to) && from <= to;
  return {
    choice,
    period,
    hours: hoursOf(parameters.get('hours')),
    days: days?.filter((day) => day >= period.from && day <= period.to) ?? null,
    comparison,
    other: comparison === 'none' ? null : isOwn ? { from, to } : periodBefore(period),
  };
}

/** What is chosen within the period. */
export interface CanvasFilter {
  readonly hours?: Hours | null;
  readonly days?: readonly string[] | null;
}

/** The parameters with another filter; what a part leaves out stays as it is. */
export function withFilter(parameters: URLSearchParams, { hours, days }: CanvasFilter): URLSearchParams {
  const next = new URLSearchParams(parameters);
  // A day is chosen in the canvas itself: the former page of one day needs no view of its own.
  if (next.get('view') === 'daily') next.delete('view');
  const put = (name: string, value: string | null) =>
    value === null ? next.delete(name) : next.set(name, value);
  if (hours !== undefined) put('hours', hours === null ? null : `${hours.from}-${hours.to}`);
  if (days !== undefined) put('day', days === null || days.length === 0 ? null : days.join(','));
  return next;
}

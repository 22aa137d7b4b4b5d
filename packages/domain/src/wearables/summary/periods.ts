import { daysOfLocalDate, localDateOfDays, type LocalDate } from '../../shared/index.ts';
import type { WearableMetricId } from '../metrics.ts';

/** Days from the first to the last, both included. */
export interface WearablePeriod {
  from: LocalDate;
  to: LocalDate;
}

export const dateAfter = (date: LocalDate, days: number): LocalDate =>
  localDateOfDays(daysOfLocalDate(date)! + days);

export function datesOf({ from, to }: WearablePeriod): LocalDate[] {
  const [first, last] = [daysOfLocalDate(from)!, daysOfLocalDate(to)!];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => localDateOfDays(first + index));
}

/** As many days, right before. */
export function previousPeriod(period: WearablePeriod): WearablePeriod {
  const length = datesOf(period).length;
  return { from: dateAfter(period.from, -length), to: dateAfter(period.from, -1) };
}

export const isWithin = (date: LocalDate, { from, to }: WearablePeriod): boolean =>
  date >= from && date <= to;

export interface DatedValue {
  date: LocalDate;
  value: number;
}

/** A mean never stands alone: of how many days it is, and which day it hides. */
export interface MeanOfDays {
  mean: number | null;
  days: number;
  worst: DatedValue | null;
}

/** Which day is the worst: with the least, the most, or the furthest from the others where neither is better. */
export type WorstDay = 'LOWEST' | 'HIGHEST' | 'FURTHEST';

/** Of equal days the first is named. */
export function meanOfDays(values: readonly DatedValue[], worst: WorstDay): MeanOfDays {
  const [first] = values;
  if (first === undefined) return { mean: null, days: 0, worst: null };
  const mean = values.reduce((sum, { value }) => sum + value, 0) / values.length;
  const badness = ({ value }: DatedValue): number =>
    worst === 'LOWEST' ? -value : worst === 'HIGHEST' ? value : Math.abs(value - mean);
  return {
    mean,
    days: values.length,
    worst: values.reduce((a, b) => (badness(b) > badness(a) ? b : a), first),
  };
}

/** Means by the metric that they are of. */
export type MeansByMetric = (MeanOfDays & { metric: WearableMetricId })[];

/** Pairs a day with its value, where it has one. */
export const datedValues = <Day extends { date: LocalDate }>(
  days: readonly Day[],
  of: (day: Day) => number | null,
): DatedValue[] =>
  days.flatMap((day) => {
    const value = of(day);
    return value === null ? [] : [{ date: day.date, value }];
  });

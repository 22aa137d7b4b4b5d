import type { LocalDate } from '../../shared/index.ts';
import type { DayValue } from '../files/result.ts';
import { implausible, type Implausible, type WearableMetricId } from '../metrics.ts';
import { countedDaySteps, coveredMinutes, type CountedDay } from '../overlaps.ts';
import type { RecordedInterval } from '../records.ts';
import { DAY_S, startOfDateAt, type SourceInterval } from '../source-records.ts';
import { hoursOfDay } from './wear.ts';

export const COUNTED_METRICS = [
  'STEPS',
  'DISTANCE',
  'ACTIVE_ENERGY',
  'TOTAL_ENERGY',
  'MODERATE_MINUTES',
  'VIGOROUS_MINUTES',
  'MET_MINUTES',
] as const satisfies readonly WearableMetricId[];
export type CountedMetric = (typeof COUNTED_METRICS)[number];

/** What was counted of one thing on a day. */
export interface Counted {
  value: number;
  /** How much each source gave; of a total of the day its source alone. */
  sources: { source: string; value: number }[];
  /** Whether it is the total that a source wrote for the day, and not of intervals. */
  isTotal: boolean;
  /** Typed in beside it: in no sum. */
  manual: number | null;
  coveredMinutes: number | null;
}

export interface CountedOfDays {
  byDate: ReadonlyMap<LocalDate, CountedDay>;
  /** Days whose sum nobody has: named, not counted. */
  refused: (Implausible & { date: LocalDate })[];
  /** Longer than a day. */
  tooLong: number;
}

/** Values of whole days beside the intervals: they are totals. */
const asTotal = ({ source, date, value }: DayValue): SourceInterval => {
  const startS = startOfDateAt(date, 0);
  return { source, startS, endS: startS + DAY_S, value, offsetMinutes: 0 };
};

/** Days of one metric, whatever its records look like. */
export function* countedSteps(
  metric: CountedMetric,
  { intervals, dayValues }: { intervals: readonly RecordedInterval[]; dayValues: readonly DayValue[] },
  priority: readonly string[],
): Generator<undefined, CountedOfDays> {
  const records = [
    ...intervals.filter((interval) => interval.metric === metric),
    ...dayValues.filter((value) => value.metric === metric).map(asTotal),
  ];
  const { days, tooLong } = yield* countedDaySteps(records, priority);
  const byDate = new Map<LocalDate, CountedDay>();
  const refused: CountedOfDays['refused'] = [];
  for (const day of days) {
    const reason = implausible(metric, day.value);
    if (reason === null) byDate.set(day.date, day);
    else refused.push({ date: day.date, ...reason });
  }
  return { byDate, refused, tooLong: tooLong.length };
}

/** The day as it is told; null where nothing was counted and nothing typed in. */
export function countedOf(day: CountedDay | undefined): Counted | null {
  if (!day || (day.parts.length === 0 && day.total === null)) return null;
  const isTotal = day.total !== null && day.total.value >= day.value;
  return {
    value: day.value,
    sources: isTotal ? [day.total!] : day.shares,
    isTotal,
    manual: day.manual.length === 0 ? null : day.manual.reduce((sum, { value }) => sum + value, 0),
    coveredMinutes: day.parts.length === 0 ? null : Math.round(coveredMinutes(day)),
  };
}

/** How long the day was by the clocks of what was counted on it. */
export const hoursOf = (days: readonly (CountedDay | undefined)[]): number =>
  hoursOfDay(days.flatMap((day) => day?.parts ?? []));

import type {
  WearableActivity,
  WearableActivityDay,
  WearableCounted,
  WearableGoal,
  WearableMean,
} from '@healzy/api/wearables';
import {
  type GoalStanding,
  standingOfWeek,
  wearableMetric,
  type WearableMetricId,
} from '@healzy/domain/wearables';

/** What the page shows as figures, in this order. */
export const ACTIVITY_METRICS = [
  'STEPS',
  'MODERATE_MINUTES',
  'VIGOROUS_MINUTES',
  'ACTIVE_ENERGY',
  'TOTAL_ENERGY',
  'DISTANCE',
  'MET_MINUTES',
  'RESTING_HEART_RATE',
  'HRV_RMSSD',
  'HRV_SDNN',
] as const satisfies readonly WearableMetricId[];
export type ActivityMetric = (typeof ACTIVITY_METRICS)[number];

const WEEK = 7;

/** Those whose change is said first. */
export const LEADING_METRICS: readonly ActivityMetric[] = [
  'STEPS',
  'MODERATE_MINUTES',
  'VIGOROUS_MINUTES',
  'RESTING_HEART_RATE',
];

type Counted =
  | 'steps'
  | 'moderateMinutes'
  | 'vigorousMinutes'
  | 'activeEnergy'
  | 'totalEnergy'
  | 'distance'
  | 'metMinutes';
const COUNTED: Readonly<Partial<Record<ActivityMetric, Counted>>> = {
  STEPS: 'steps',
  MODERATE_MINUTES: 'moderateMinutes',
  VIGOROUS_MINUTES: 'vigorousMinutes',
  ACTIVE_ENERGY: 'activeEnergy',
  TOTAL_ENERGY: 'totalEnergy',
  DISTANCE: 'distance',
  MET_MINUTES: 'metMinutes',
};

/** What was counted on a day; null where it is no sum, or nothing was. */
export function countedOf(day: WearableActivityDay, metric: ActivityMetric): WearableCounted | null {
  const key = COUNTED[metric];
  return key === undefined ? null : day[key];
}

/** The value of a day with its source, of whatever kind the metric is. */
export function valueOf(
  day: WearableActivityDay,
  metric: ActivityMetric,
): { value: number; sources: readonly { source: string; value: number }[] } | null {
  if (metric === 'RESTING_HEART_RATE') {
    const { restingHeartRate } = day;
    return restingHeartRate && { value: restingHeartRate.value, sources: [restingHeartRate] };
  }
  if (metric === 'HRV_RMSSD' || metric === 'HRV_SDNN') {
    const { hrv } = day;
    if (hrv === null || `HRV_${hrv.kind}` !== metric) return null;
    return { value: hrv.value, sources: [hrv] };
  }
  return countedOf(day, metric);
}

/**
 * How the mean of a period stands to its goal, by the rule of the week at a glance: few days say nothing of it, and one
 * day alone is no mean.
 */
export const standingOfPeriod = (
  { mean, days }: Pick<WearableMean, 'mean' | 'days'>,
  all: number,
  goal: WearableGoal | null,
): GoalStanding | null => (all < WEEK ? null : standingOfWeek({ mean, days: (WEEK * days) / all }, goal));

export const isSum = (metric: ActivityMetric): boolean => wearableMetric(metric).aggregation === 'SUM';

/** The mean of a metric; undefined where no day has a value. */
export const meanOf = (means: readonly WearableMean[], metric: ActivityMetric) =>
  means.find((each) => each.metric === metric && each.mean !== null);

/** Days of the period without anything of the activity. */
export const daysWithout = ({ days }: Pick<WearableActivity, 'days'>): readonly WearableActivityDay[] =>
  days.filter((day) => ACTIVITY_METRICS.every((metric) => valueOf(day, metric) === null));

export interface SourceTotal {
  readonly source: string;
  readonly value: number;
}

/** What each source gave of a metric over the period: its sum, or its mean where days are not added. */
export function sourceTotals(
  { days }: Pick<WearableActivity, 'days'>,
  metric: ActivityMetric,
): readonly SourceTotal[] {
  const found = new Map<string, { sum: number; count: number }>();
  for (const day of days)
    for (const { source, value } of valueOf(day, metric)?.sources ?? []) {
      const { sum, count } = found.get(source) ?? { sum: 0, count: 0 };
      found.set(source, { sum: sum + value, count: count + 1 });
    }
  return [...found]
    .map(([source, { sum, count }]) => ({ source, value: isSum(metric) ? sum : sum / count }))
    .sort((a, b) => b.value - a.value);
}

/** The least and the greatest of the days with a value; null with fewer than two of them. */
export function extremesOf<Day extends { date: string }>(
  days: readonly Day[],
  valueOfDay: (day: Day) => number | null,
): { least: { date: string; value: number }; most: { date: string; value: number } } | null {
  const known = days.flatMap((day) => {
    const value = valueOfDay(day);
    return value === null ? [] : [{ date: day.date, value }];
  });
  if (known.length < 2) return null;
  const [first] = known;
  return {
    least: known.reduce((a, b) => (b.value < a.value ? b : a), first!),
    most: known.reduce((a, b) => (b.value > a.value ? b : a), first!),
  };
}

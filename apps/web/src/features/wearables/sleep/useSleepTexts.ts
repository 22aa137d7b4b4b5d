import type { WearableGoal, WearableNights, WearableSleep } from '@healzy/api/wearables';
import { wearableMetric, type WearableMetricId } from '@healzy/domain/wearables';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { changedClock, zoneOf, zoneOfStart } from './night-shapes.ts';

/** The figures of sleep, in the order in which they are read. */
export const SLEEP_METRICS = [
  'SLEEP',
  'SLEEP_EFFICIENCY',
  'SLEEP_LATENCY',
  'SLEEP_WASO',
  'SLEEP_DEEP',
  'SLEEP_REM',
  'SLEEP_LIGHT',
  'SLEEP_AWAKE',
] as const satisfies readonly WearableMetricId[];
export type SleepMetric = (typeof SLEEP_METRICS)[number];

/** How figures of sleep and their goals are written. */
export function useSleepTexts() {
  const { t } = useTranslation('wearables-sleep');
  const formats = useFormats();
  const duration = (seconds: number | null) =>
    seconds === null ? '–' : formats.duration(Math.round(seconds / 60));
  const value = (metric: SleepMetric, amount: number | null): string => {
    const { unit, decimals } = wearableMetric(metric);
    return unit === '%' ? formats.percent(amount, decimals) : duration(amount);
  };
  const bound = (metric: SleepMetric, amount: number) =>
    wearableMetric(metric).unit === '%' ? formats.percent(amount) : duration(amount);
  return {
    duration,
    value,
    /** When a sleep began and ended, by the sleeper's clock. */
    span: (sleep: WearableSleep) =>
      t('nights.span', {
        from: formats.time(sleep.start, zoneOfStart(sleep)),
        to: formats.time(sleep.end, zoneOf(sleep)),
      }),
    /** That the clock changed in it, and how; null where it did not. */
    changed: (sleep: WearableSleep): string | null =>
      changedClock(sleep)
        ? t('strip.changed', {
            before: offsetText(sleep.startOffsetMinutes),
            after: offsetText(sleep.endOffsetMinutes),
          })
        : null,
    goal: ({ goals }: Pick<WearableNights, 'goals'>, metric: SleepMetric): string => {
      const goal = goalOf(goals, metric);
      if (goal === undefined) return t('figures.noGoal');
      const { min, max, source } = goal;
      if (min !== null && max !== null)
        return t('figures.between', { min: bound(metric, min), max: bound(metric, max), source });
      return min === null
        ? t('figures.atMost', { max: bound(metric, max ?? 0), source })
        : t('figures.atLeast', { min: bound(metric, min), source });
    },
  };
}

/** @example offsetText(-210) // 'UTC−3:30' */
function offsetText(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}

export const goalOf = (goals: readonly WearableGoal[], metric: SleepMetric): WearableGoal | undefined =>
  goals.find((goal) => goal.metric === metric);

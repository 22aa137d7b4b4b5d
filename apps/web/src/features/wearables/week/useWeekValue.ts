import { wearableMetric } from '@healzy/domain/wearables';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import type { WeekMetric } from './week.ts';

/** A value of a metric as it is read, and its unit where that stands apart. */
export function useWeekValue() {
  const { t } = useTranslation('wearables');
  const formats = useFormats();
  const valueOf = (metric: WeekMetric, value: number): string =>
    wearableMetric(metric).unit === 's'
      ? formats.duration(Math.round(value / 60))
      : formats.number(value, wearableMetric(metric).decimals);
  // A duration says its hours and minutes itself.
  const unitOf = (metric: WeekMetric): string | undefined =>
    metric === 'SLEEP' ? undefined : t(`unit.${metric}`);
  return {
    valueOf,
    unitOf,
    withUnit: (metric: WeekMetric, value: number): string =>
      [valueOf(metric, value), ...(unitOf(metric) ?? '').split(' ').filter(Boolean)].join('\u00a0'),
  };
}

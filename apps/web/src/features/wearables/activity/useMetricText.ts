import { wearableMetric } from '@healzy/domain/wearables';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import type { ActivityMetric } from './metrics.ts';

/** Metres are shown as kilometres. */
const shown = (metric: ActivityMetric, value: number) => (metric === 'DISTANCE' ? value / 1000 : value);

/** Names and values of the metrics in the user's language. */
export function useMetricText() {
  const { t } = useTranslation('wearables-activity');
  const formats = useFormats();
  return useMemo(() => {
    const bare = (metric: ActivityMetric, value: number) =>
      formats.number(shown(metric, value), metric === 'DISTANCE' ? 1 : wearableMetric(metric).decimals);
    return {
      name: (metric: ActivityMetric) => t(`metric.${metric}`),
      unit: (metric: ActivityMetric) => t(`unit.${metric}`),
      bare,
      value: (metric: ActivityMetric, value: number) => `${bare(metric, value)}\u00a0${t(`unit.${metric}`)}`,
    };
  }, [t, formats]);
}

import type { WearableActivity } from '@healzy/api/wearables';
import type { GlassBoxProps } from '@healzy/ui/components/GlassBox';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { type ActivityMetric, countedOf, isSum, sourceTotals, valueOf } from './metrics.ts';
import { useMetricText } from './useMetricText.ts';

/** How a mean came about: what each source gave, what was typed in or is of an incomplete day, and what is missing. */
export function useFigureFacts(
  activity: WearableActivity,
  metric: ActivityMetric,
): Pick<GlassBoxProps, 'figure' | 'formula' | 'sources' | 'inputs' | 'excluded' | 'missing'> {
  const { t } = useTranslation('wearables-activity');
  const formats = useFormats();
  const text = useMetricText();
  const goal = activity.goals.find((each) => each.metric === metric);
  const without = activity.days.filter((day) => valueOf(day, metric) === null).length;
  return {
    figure: text.name(metric),
    formula: t(isSum(metric) ? 'figure.formula' : 'figure.formulaMean'),
    sources: goal === undefined ? [] : [{ name: t('figure.goalSource', { source: goal.source }) }],
    inputs: sourceTotals(activity, metric).map(({ source, value }) => ({
      name: t(isSum(metric) ? 'figure.source' : 'figure.sourceMean', { source }),
      value: text.value(metric, value),
    })),
    excluded: activity.days.flatMap((day) => {
      const value = valueOf(day, metric)?.value ?? null;
      const manual = countedOf(day, metric)?.manual ?? null;
      const of = (amount: number) => `${text.value(metric, amount)}, ${formats.shortDay(day.date)}`;
      return [
        ...(manual === null ? [] : [{ what: of(manual), reason: t('figure.manualWhy') }]),
        ...(day.gap === null || value === null ? [] : [{ what: of(value), reason: t('figure.gapWhy') }]),
      ];
    }),
    missing: without === 0 ? [] : [t('figure.missing', { count: without })],
  };
}

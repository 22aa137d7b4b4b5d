import type { WearableNights } from '@healzy/api/wearables';
import { Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { meanOf, MeansTable } from '../period/MeansTable.tsx';
import { goalOf, SLEEP_METRICS, type SleepMetric, useSleepTexts } from './useSleepTexts.ts';

/** Each mean with the nights that it is of, the worst of them beside it, and the goal by age. */
export function SleepFigures({ data }: { data: WearableNights }) {
  const { t } = useTranslation('wearables-sleep');
  const texts = useSleepTexts();
  const { nights, means, previous, goals } = data;
  return (
    <MeansTable
      title={t('figures.title')}
      each="night"
      gaps={nights.map(({ gap }) => gap)}
      days={t('strip.title')}
      worst={t('figures.worst')}
      otherSource={previous.isOtherSource ? t('figures.otherSource') : null}
      lines={SLEEP_METRICS.flatMap((metric) => {
        const mean = meanOf(means, metric);
        if (mean === undefined) return [];
        const goal = goalOf(goals, metric);
        return [
          {
            id: metric,
            name: t(`metric.${metric}`),
            formula: t(`formula.${metric}`),
            source: goal?.source ?? t('glassOwn'),
            mean,
            before: meanOf(previous.means, metric),
            ...(goal === undefined ? {} : { goal: texts.goal(data, metric) }),
            value: (amount) => texts.value(metric, amount),
          },
        ];
      })}
    >
      <GoalGap data={data} />
    </MeansTable>
  );
}

/** Why there are no goals, or not all of them. */
function GoalGap({ data: { goals } }: { data: WearableNights }) {
  const { t } = useTranslation('wearables-sleep');
  const has = (metric: SleepMetric) => goalOf(goals, metric) !== undefined;
  if (has('SLEEP') && has('SLEEP_EFFICIENCY')) return null;
  return (
    <Text as="p" size="sm" tone="muted">
      {t(has('SLEEP') ? 'figures.noGoalAdults' : 'figures.noGoalAge')}
    </Text>
  );
}

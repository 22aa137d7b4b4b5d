import type { WearableActivity, WearableGoal } from '@healzy/api/wearables';
import { Card } from '@healzy/ui/components/Card';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';

type WeekSum = NonNullable<WearableActivity['weeks'][number]['effort']>;

/** The weeks of the period against the goals of this person, and why there are none. */
export function ActivityGoals({ activity }: { activity: WearableActivity }) {
  const { t } = useTranslation('wearables-activity');
  const formats = useFormats();
  const { goals, weeks, zones } = activity;
  const goalOf = (metric: WearableGoal['metric']) =>
    goals.find((each) => each.metric === metric && each.per === 'WEEK') ?? null;
  const effort = goalOf('MODERATE_MINUTES');
  const met = goalOf('MET_MINUTES');
  const lines = weeks.flatMap(({ from, to, effort: minutes, metMinutes }) => [
    ...line(from, to, 'EFFORT', minutes, effort),
    ...line(from, to, 'MET_MINUTES', metMinutes, met),
  ]);
  if (lines.length === 0 && zones.reason === null) return null;
  return (
    <Card title={t('goal.title')}>
      <Stack gap="sm">
        {lines.map(({ id, text, tone }) => (
          <InlineMessage key={id} tone={tone}>
            {text}
          </InlineMessage>
        ))}
        {effort !== null && lines.length > 0 && (
          <Text as="p" size="sm" tone="muted">
            {`${t('goal.double')} ${t('goal.source', { source: effort.source })}`}
          </Text>
        )}
        {zones.reason !== null && <InlineMessage>{t(`goal.none.${zones.reason}`)}</InlineMessage>}
      </Stack>
    </Card>
  );

  function line(
    from: string,
    to: string,
    metric: 'EFFORT' | 'MET_MINUTES',
    sum: WeekSum | null,
    goal: WearableGoal | null,
  ) {
    if (sum === null || goal?.min == null) return [];
    const unit = t(metric === 'EFFORT' ? 'unit.MODERATE_MINUTES' : 'unit.MET_MINUTES');
    const amount = (value: number) => `${formats.number(value)}\u00a0${unit}`;
    const words = t('goal.week', {
      metric: t(`metric.${metric}`),
      span: formats.span(from, to),
      value: amount(sum.value),
      goal: amount(goal.min),
    });
    const state =
      sum.isReached === null
        ? t('goal.open', { days: formats.number(sum.days) })
        : t(sum.isReached ? 'goal.reached' : 'goal.notReached');
    const tone: 'info' | 'success' | 'warning' =
      sum.isReached === null ? 'info' : sum.isReached ? 'success' : 'warning';
    return [{ id: `${metric} ${from}`, text: `${words}: ${state}`, tone }];
  }
}

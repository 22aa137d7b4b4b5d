import type { WearableActivity, WearableGoal } from '@healzy/api/wearables';
import { Card } from '@healzy/ui/components/Card';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { standingOfPeriod } from './metrics.ts';

type WeekSum = NonNullable<WearableActivity['weeks'][number]['effort']>;

/** The weeks of the period against the goals of this person, and why there are none. */
export function ActivityGoals({ activity }: { activity: WearableActivity }) {
  const { t } = useTranslation('wearables-activity');
  const formats = useFormats();
  const { days, goals, weeks, zones } = activity;
  const goalOf = (metric: WearableGoal['metric'], per: WearableGoal['per'] = 'WEEK') =>
    goals.find((each) => each.metric === metric && each.per === per) ?? null;
  const effort = goalOf('MODERATE_MINUTES');
  const met = goalOf('MET_MINUTES');
  const daily = dailyLine(goalOf('MODERATE_MINUTES', 'DAY'));
  const lines = [
    ...daily,
    ...weeks.flatMap(({ from, to, effort: minutes, metMinutes }) => [
      ...line(from, to, 'EFFORT', minutes, effort),
      ...line(from, to, 'MET_MINUTES', metMinutes, met),
    ]),
  ];
  if (lines.length === 0 && zones.reason === null) return null;
  return (
    <Card title={t('goal.title')}>
      <Stack gap="sm">
        {lines.map(({ id, text, tone }) => (
          <InlineMessage key={id} tone={tone}>
            {text}
          </InlineMessage>
        ))}
        {effort !== null && lines.length > daily.length && (
          <Text as="p" size="sm" tone="muted">
            {`${t('goal.double')} ${t('goal.source', { source: effort.source })}`}
          </Text>
        )}
        {zones.reason !== null && <InlineMessage>{t(`goal.none.${zones.reason}`)}</InlineMessage>}
      </Stack>
    </Card>
  );

  /** Of children: minutes of effort on a mean day. */
  function dailyLine(goal: WearableGoal | null) {
    const known = days.flatMap(({ effortMinutes, gap }) =>
      effortMinutes === null || gap !== null ? [] : [effortMinutes],
    );
    if (goal?.min == null || known.length === 0) return [];
    const mean = known.reduce((sum, value) => sum + value, 0) / known.length;
    const standing = standingOfPeriod({ mean, days: known.length }, days.length, goal);
    const amount = (value: number) => `${formats.number(value)}\u00a0${t('unit.MODERATE_MINUTES')}`;
    const words = t('goal.daily', {
      metric: t('metric.EFFORT'),
      value: amount(mean),
      goal: amount(goal.min),
      count: known.length,
      days: formats.number(known.length),
      source: goal.source,
    });
    return [
      {
        id: 'daily',
        text: `${words}: ${
          standing === null ? t('goal.few') : t(standing === 'MET' ? 'goal.reached' : 'goal.notReached')
        }`,
        tone:
          standing === null
            ? ('info' as const)
            : standing === 'MET'
              ? ('success' as const)
              : ('warning' as const),
      },
    ];
  }

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
        ? t('goal.open', { count: sum.days, days: formats.number(sum.days) })
        : t(sum.isReached ? 'goal.reached' : 'goal.notReached');
    const tone: 'info' | 'success' | 'warning' =
      sum.isReached === null ? 'info' : sum.isReached ? 'success' : 'warning';
    return [{ id: `${metric} ${from}`, text: `${words}: ${state}`, tone }];
  }
}

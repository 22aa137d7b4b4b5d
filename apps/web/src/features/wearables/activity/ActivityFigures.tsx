import type { WearableActivity } from '@healzy/api/wearables';
import { GlassBox } from '@healzy/ui/components/GlassBox';
import { Box, Grid, Icon, Inline, Stack, Text } from '@healzy/ui/primitives';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { ACTIVITY_METRICS, type ActivityMetric, meanOf, standingOfPeriod } from './metrics.ts';
import { useFigureFacts } from './useFigureFacts.ts';
import { useMetricText } from './useMetricText.ts';

/** The means of the period, each with the number of its days, the day that stands out and its sources. */
export function ActivityFigures({ activity }: { activity: WearableActivity }) {
  const { t } = useTranslation('wearables-activity');
  const metrics = ACTIVITY_METRICS.filter((metric) => meanOf(activity.means, metric) !== undefined);
  if (metrics.length === 0) return null;
  return (
    <Box role="group" aria-label={t('figure.group')}>
      <Grid columns={{ phone: 2, tablet: 4 }} gap="md" align="start">
        {metrics.map((metric) => (
          <ActivityFigure key={metric} activity={activity} metric={metric} isMain={metric === 'STEPS'} />
        ))}
      </Grid>
    </Box>
  );
}

interface ActivityFigureProps {
  activity: WearableActivity;
  metric: ActivityMetric;
  isMain: boolean;
}

function ActivityFigure({ activity, metric, isMain }: ActivityFigureProps) {
  const { t } = useTranslation('wearables-activity');
  const formats = useFormats();
  const text = useMetricText();
  const facts = useFigureFacts(activity, metric);
  const found = meanOf(activity.means, metric);
  if (found?.mean == null) return null;
  const { mean, days, worst } = found;
  const isDay = activity.days.length === 1;
  // That of minutes is for moderate and vigorous ones together: it is said among the goals.
  const goal =
    metric === 'MODERATE_MINUTES'
      ? null
      : (activity.goals.find((each) => each.metric === metric && each.per === 'DAY') ?? null);
  const standing = standingOfPeriod(found, activity.days.length, goal);
  return (
    <Stack gap="none">
      <Text size="sm" tone="muted">
        {text.name(metric)}
      </Text>
      <GlassBox {...facts} value={text.value(metric, mean)}>
        <Text isNumeric isUnbroken size={isMain ? 'xxl' : 'md'} weight="semibold">
          {text.bare(metric, mean)}
          <Text size={isMain ? 'md' : 'sm'} tone="muted" weight="regular">
            {`\u00a0${text.unit(metric)}`}
          </Text>
        </Text>
      </GlassBox>
      {!isDay && worst !== null && days > 1 && (
        <Text size="xs" isNumeric>
          {t(worst.value < mean ? 'figure.least' : 'figure.most', {
            value: text.value(metric, worst.value),
            day: formats.shortDay(worst.date),
          })}
        </Text>
      )}
      <Text size="xs" tone="muted" isNumeric>
        {isDay
          ? t('figure.day')
          : t('figure.mean', {
              count: activity.days.length,
              days: formats.number(days),
              all: formats.number(activity.days.length),
            })}
      </Text>
      {standing !== null && goal?.min != null && (
        <Inline gap="xs" isWrapping={false}>
          <Icon
            icon={standing === 'MET' ? CircleCheck : TriangleAlert}
            tone={standing === 'MET' ? 'success' : 'warning'}
            size="sm"
          />
          <Text size="xs" tone={standing === 'MET' ? 'success' : 'warning'}>
            {t(standing === 'MET' ? 'figure.goalMet' : 'figure.goalBelow', {
              goal: text.value(metric, goal.min),
            })}
          </Text>
        </Inline>
      )}
    </Stack>
  );
}

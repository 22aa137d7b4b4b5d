import type { WearableNutrition } from '@healzy/api/wearables';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { StatCard } from '@healzy/ui/components/StatCard';
import { Grid, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { useWeekValue } from './useWeekValue.ts';
import { WEEK_DAYS, WEEK_METRICS, type WeekFigure, type WeekMetric, type WeekPage } from './week.ts';

export interface WeekFiguresProps {
  figures: readonly WeekFigure[];
  /** What has no day of the week. */
  missing: readonly WeekMetric[];
  adherence: Pick<WearableNutrition['adherence'], 'days' | 'daysNear'> | null;
  onOpen: (page: WeekPage) => void;
}

/** The figures of a week: what is beside its goal and what changed come first, what is missing is named. */
export function WeekFigures({ figures, missing, adherence, onOpen }: WeekFiguresProps) {
  const { t } = useTranslation('wearables');
  const formats = useFormats();
  return (
    <Stack gap="md">
      {figures.length === 0 ? (
        <Text tone="muted">{t('week.nothing')}</Text>
      ) : (
        <Grid minItem="md">
          {figures.map((figure) => (
            <Figure key={figure.metric} figure={figure} onOpen={onOpen} />
          ))}
        </Grid>
      )}
      {adherence !== null && adherence.days > 0 && (
        <Text as="p">
          {t('week.adherence', {
            count: adherence.days,
            near: formats.number(adherence.daysNear),
            formatted: formats.number(adherence.days),
          })}
        </Text>
      )}
      {figures.length > 0 && missing.length > 0 && (
        <InlineMessage>
          {t('week.missingList', {
            metrics: formats.list(
              missing.map((metric) => t(`metric.${metric}`).toLocaleLowerCase(formats.locale)),
            ),
          })}
        </InlineMessage>
      )}
    </Stack>
  );
}

interface FigureProps {
  figure: WeekFigure;
  onOpen: (page: WeekPage) => void;
}

function Figure({ figure: { metric, mean, before, goal, standing }, onOpen }: FigureProps) {
  const { t } = useTranslation(['wearables', 'app']);
  const formats = useFormats();
  const { valueOf, unitOf, withUnit } = useWeekValue();
  if (mean.mean === null) return null;
  const page = WEEK_METRICS[metric];
  const limit = standing === 'BELOW' ? goal?.min : standing === 'ABOVE' ? goal?.max : null;
  const state =
    standing === null
      ? undefined
      : limit == null
        ? ({ tone: 'success', label: t('week.goal.met') } as const)
        : ({
            tone: 'warning',
            label: t(standing === 'BELOW' ? 'week.goal.min' : 'week.goal.max', {
              value: withUnit(metric, limit),
            }),
          } as const);
  const of = t(page === 'wearablesSleep' ? 'week.ofNights' : 'week.of', {
    count: WEEK_DAYS,
    days: formats.number(mean.days),
  });
  const direction =
    before === null || mean.mean === before ? ('flat' as const) : mean.mean > before ? 'up' : 'down';
  return (
    <StatCard
      label={t(`metric.${metric}`)}
      value={valueOf(metric, mean.mean)}
      unit={unitOf(metric)}
      state={state}
      trend={
        before === null
          ? undefined
          : {
              direction,
              label: t(`week.change.${direction}`, {
                amount: withUnit(metric, Math.abs(mean.mean - before)),
              }),
            }
      }
      hint={
        mean.worst === null
          ? of
          : t('week.worst', {
              of,
              value: withUnit(metric, mean.worst.value),
              day: formats.shortDay(mean.worst.date),
            })
      }
      onPress={() => onOpen(page)}
      pressLabel={t('week.open', { page: t(`app:place.${page}`) })}
    />
  );
}

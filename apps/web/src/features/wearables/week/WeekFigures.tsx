import type { WearableNutrition } from '@healzy/api/wearables';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { StatCard } from '@healzy/ui/components/StatCard';
import { Grid, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { useWeekValue } from './useWeekValue.ts';
import { WEEK_DAYS, WEEK_METRICS, type WeekFigure, type WeekMetric, type WeekPage } from './week.ts';

type WeekAdherence = Pick<WearableNutrition['adherence'], 'days' | 'daysNear' | 'loggedKcal' | 'plannedKcal'>;

export interface WeekFiguresProps {
  figures: readonly WeekFigure[];
  /** What has no day of the week. */
  missing: readonly WeekMetric[];
  adherence: WeekAdherence | null;
  /** Days of which the diary has a part. */
  halfLogged?: number;
  onOpen: (page: WeekPage) => void;
}

/** The figures of a week: what is beside its goal and what changed come first, what is missing is named. */
export function WeekFigures({ figures, missing, adherence, halfLogged = 0, onOpen }: WeekFiguresProps) {
  const { t } = useTranslation('wearables');
  const formats = useFormats();
  // What is logged in part is not without data.
  const unknown = missing.filter((metric) => metric !== 'INTAKE_ENERGY' || halfLogged === 0);
  return (
    <Stack gap="md">
      {adherence !== null && adherence.days > 0 && (
        <InlineMessage
          tone={
            adherence.daysNear === adherence.days
              ? 'success'
              : adherence.daysNear * 2 < adherence.days
                ? 'warning'
                : 'info'
          }
        >
          {t('week.adherence', {
            count: adherence.days,
            near: formats.number(adherence.daysNear),
            formatted: formats.number(adherence.days),
          })}
        </InlineMessage>
      )}
      {halfLogged > 0 && (
        <InlineMessage>
          {t('week.halfLogged', { count: halfLogged, formatted: formats.number(halfLogged) })}
        </InlineMessage>
      )}
      {figures.length === 0 && halfLogged > 0 ? null : figures.length === 0 ? (
        <Text tone="muted">{t('week.nothing')}</Text>
      ) : (
        <Grid minItem="md">
          {figures.map((figure) => (
            <Figure key={figure.metric} figure={figure} adherence={adherence} onOpen={onOpen} />
          ))}
        </Grid>
      )}
      {figures.length > 0 && unknown.length > 0 && (
        <InlineMessage>
          {t('week.missingList', {
            metrics: formats.list(
              unknown.map((metric) => t(`metric.${metric}`).toLocaleLowerCase(formats.locale)),
            ),
          })}
        </InlineMessage>
      )}
    </Stack>
  );
}

interface FigureProps {
  figure: WeekFigure;
  adherence: WeekAdherence | null;
  onOpen: (page: WeekPage) => void;
}

function Figure({ figure: { metric, mean, before, goal, standing }, adherence, onOpen }: FigureProps) {
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
  const hint =
    mean.worst === null
      ? of
      : // Neither much nor little food is the worse of the two.
        t(metric === 'INTAKE_ENERGY' ? 'week.furthest' : 'week.worst', {
          of,
          value: withUnit(metric, mean.worst.value),
          day: formats.shortDay(mean.worst.date),
        });
  const { days = 0, loggedKcal = null, plannedKcal = null } = adherence ?? {};
  // A mean of other days is not to be held against the plan of these.
  const planned =
    metric !== 'INTAKE_ENERGY' || loggedKcal === null || plannedKcal === null
      ? null
      : days === mean.days
        ? t('week.planned', { planned: withUnit(metric, plannedKcal) })
        : t('week.plannedOf', {
            count: days,
            formatted: formats.number(days),
            logged: withUnit(metric, loggedKcal),
            planned: withUnit(metric, plannedKcal),
          });
  const direction =
    before === null || withUnit(metric, mean.mean) === withUnit(metric, before)
      ? ('flat' as const)
      : mean.mean > before
        ? 'up'
        : 'down';
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
                amount:
                  metric === 'SLEEP_EFFICIENCY'
                    ? t('week.points', { value: valueOf(metric, Math.abs(mean.mean - before)) })
                    : withUnit(metric, Math.abs(mean.mean - before)),
              }),
            }
      }
      hint={planned === null ? hint : `${planned}. ${hint}`}
      onPress={() => onOpen(page)}
      pressLabel={t('week.open', { page: t(`app:place.${page}`) })}
    />
  );
}

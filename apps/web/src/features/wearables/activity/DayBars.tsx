import type { WearableActivity, WearableActivityDay } from '@healzy/api/wearables';
import { BarChart, type BarChartProps } from '@healzy/ui/charts/BarChart';
import { Card } from '@healzy/ui/components/Card';
import { Grid, Stack } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useChartFrame } from '../../../app/chart-exports.tsx';
import { useFormats } from '../../../app/formats.ts';
import { type ActivityMetric, countedOf, extremesOf } from './metrics.ts';
import { useMetricText } from './useMetricText.ts';

const NARROW_DAYS = 7;

export interface DayBarsProps {
  activity: WearableActivity;
  /** Drawn beside it, day by day. */
  before: WearableActivity | null;
}

const valueOf = (day: WearableActivityDay | undefined, metric: ActivityMetric): number | null =>
  day === undefined ? null : (countedOf(day, metric)?.value ?? null);

/** Steps, minutes of effort and energy of each day: what is missing is hatched, what is incomplete is marked. */
export function DayBars({ activity, before }: DayBarsProps) {
  const { t } = useTranslation('wearables-activity');
  const hasAny = (metric: ActivityMetric) => activity.days.some((day) => valueOf(day, metric) !== null);
  const energy = hasAny('ACTIVE_ENERGY') ? 'ACTIVE_ENERGY' : 'TOTAL_ENERGY';
  const bars = { activity, before };
  // Few bars have space enough beside others.
  const isNarrow = activity.days.length <= NARROW_DAYS && before === null;
  return (
    <Stack gap="lg">
      {hasAny('STEPS') && <Bars {...bars} title={t('chart.steps')} metrics={['STEPS']} />}
      <Grid columns={isNarrow ? { phone: 1, desktop: 2 } : 1} gap="lg" align="start">
        {(hasAny('MODERATE_MINUTES') || hasAny('VIGOROUS_MINUTES')) && (
          <Bars {...bars} title={t('chart.effort')} metrics={['MODERATE_MINUTES', 'VIGOROUS_MINUTES']} />
        )}
        {hasAny(energy) && <Bars {...bars} title={t('chart.energy')} metrics={[energy]} />}
      </Grid>
    </Stack>
  );
}

interface BarsProps extends DayBarsProps {
  title: string;
  /** One, or two that are told apart. */
  metrics: readonly ActivityMetric[];
}

function Bars({ activity, before, title, metrics }: BarsProps) {
  const { t } = useTranslation('wearables-activity');
  const formats = useFormats();
  const text = useMetricText();
  const frame = useChartFrame('ACTIVITY');
  const [metric] = metrics;
  if (metric === undefined) return null;
  const isMissing = (day: WearableActivityDay) => metrics.every((each) => valueOf(day, each) === null);
  // Of two kinds the sum is told; the chart has both.
  const sumOf = (day: WearableActivityDay) =>
    isMissing(day) ? null : metrics.reduce((sum, each) => sum + (valueOf(day, each) ?? 0), 0);
  // A day that is not over, or of a watch in a drawer, is the least of nothing.
  const whole = activity.days.filter((day) => !isMissing(day) && day.gap === null);
  // The goal of minutes counts vigorous ones twice, which bars do not: it is told in words above.
  const goal =
    metrics.length > 1
      ? undefined
      : activity.goals.find((each) => each.metric === metric && each.per === 'DAY');
  const series: BarChartProps['series'] =
    before === null
      ? metrics.map((each) => ({
          id: each,
          name: text.name(each),
          values: activity.days.map((day) => valueOf(day, each)),
        }))
      : [
          ...metrics.map((each) => ({
            id: each,
            name: metrics.length > 1 ? `${text.name(each)}, ${t('chart.now')}` : t('chart.now'),
            values: activity.days.map((day) => valueOf(day, each)),
          })),
          ...metrics.map((each) => ({
            id: `${each} before`,
            name: metrics.length > 1 ? `${text.name(each)}, ${t('chart.before')}` : t('chart.before'),
            values: activity.days.map((_, index) => valueOf(before.days[index], each)),
          })),
        ];
  const summaryOf = (): string => {
    const [only] = whole;
    if (only === undefined) return t(activity.days.every(isMissing) ? 'chart.none' : 'chart.noWhole');
    const found = extremesOf(whole, sumOf);
    const value = text.value(metric, sumOf(only) ?? 0);
    if (found === null) return t('chart.one', { value, day: formats.shortDay(only.date) });
    const [least, most] = [text.value(metric, found.least.value), text.value(metric, found.most.value)];
    if (least === most) return t('chart.same', { value: least });
    return t('chart.summary', {
      least,
      leastDay: formats.shortDay(found.least.date),
      most,
      mostDay: formats.shortDay(found.most.date),
    });
  };
  return (
    <Card>
      <BarChart
        {...frame}
        title={title}
        headingLevel={2}
        summary={summaryOf()}
        categories={activity.days.map((day) => ({
          id: day.date,
          name: formats.briefDay(day.date),
          state: isMissing(day) ? 'missing' : day.gap === null ? undefined : 'unfinished',
        }))}
        series={series}
        unit={text.unit(metric)}
        numberFormat={{ maximumFractionDigits: 0 }}
        height={240}
        {...(goal?.min == null
          ? {}
          : { goal: { value: goal.min, name: t('goal.line', { value: text.value(metric, goal.min) }) } })}
        labels={{
          categoryHeader: t('chart.day'),
          missing: t('chart.missing'),
          unfinished: t('chart.incomplete'),
        }}
      />
    </Card>
  );
}

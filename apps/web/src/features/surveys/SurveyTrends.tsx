import type { Survey } from '@healzy/api/surveys';
import { leastWeightSpan, SURVEY_LIMITS, surveyTrends } from '@healzy/domain/surveys';
import { LineChart } from '@healzy/ui/charts/LineChart';
import { TrendChart } from '@healzy/ui/charts/TrendChart';
import { Card } from '@healzy/ui/components/Card';
import { Grid } from '@healzy/ui/primitives';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useChartFrame } from '../../app/chart-exports.tsx';
import { useFormats } from '../../app/formats.ts';

export interface SurveyTrendsProps {
  surveys: readonly Survey[];
  zone: string;
  /** Below the headings around it. */
  level: 2 | 3;
}

type Trend = ReturnType<typeof surveyTrends>[number];

const seconds = (at: string): number => Date.parse(at) / 1000;

/** How the answers change over the weeks, once there are two to compare. Nothing before that. */
export function SurveyTrends({ surveys, zone, level }: SurveyTrendsProps) {
  const trends = useMemo(() => surveyTrends(surveys).filter(({ points }) => points.length > 1), [surveys]);
  const scales = trends.filter(({ id }) => id !== 'weightKg');
  const weight = trends.find(({ id }) => id === 'weightKg');
  if (trends.length === 0) return null;
  return (
    <Grid columns={{ phone: 1, desktop: weight === undefined ? 1 : 2 }} gap="lg">
      {scales.length > 0 && <ScaleTrends trends={scales} zone={zone} level={level} />}
      {weight && <WeightTrend trend={weight} zone={zone} level={level} />}
    </Grid>
  );
}

type Where = Pick<SurveyTrendsProps, 'zone' | 'level'>;

function ScaleTrends({ trends, zone, level }: Where & { trends: readonly Trend[] }) {
  const { t } = useTranslation('surveys');
  const frame = useChartFrame('SURVEYS');
  const formats = useFormats();
  const { min, max } = SURVEY_LIMITS.scale;
  const ends = trends.map(({ id, points }) =>
    t('trend.change', {
      question: t(`question.${id}.short`),
      first: formats.number(points[0]?.value ?? 0),
      last: formats.number(points.at(-1)?.value ?? 0),
    }),
  );
  return (
    <Card>
      <LineChart
        {...frame}
        title={t('trend.scales')}
        headingLevel={level}
        summary={formats.list(ends)}
        series={trends.map(({ id, points }) => ({
          id,
          name: t(`question.${id}.short`),
          x: points.map(({ at }) => seconds(at)),
          y: points.map(({ value }) => value),
        }))}
        axis={{ kind: 'time', timeZone: zone }}
        domain={[min, max]}
        numberFormat={{ maximumFractionDigits: 0 }}
      />
    </Card>
  );
}

function WeightTrend({ trend, zone, level }: Where & { trend: Trend }) {
  const { t } = useTranslation('surveys');
  const frame = useChartFrame('SURVEYS');
  const formats = useFormats();
  const title = t('question.weightKg.short');
  return (
    <Card>
      <TrendChart
        {...frame}
        title={title}
        headingLevel={level}
        leastSpan={leastWeightSpan(trend.points.at(-1)?.value ?? 0)}
        summary={t('trend.change', {
          question: title,
          first: formats.number(trend.points[0]?.value ?? 0, 1),
          last: formats.number(trend.points.at(-1)?.value ?? 0, 1),
        })}
        points={trend.points.map(({ at, value }) => ({ epochSeconds: seconds(at), value }))}
        timeZone={zone}
        unit={t('unit')}
        numberFormat={{ maximumFractionDigits: 1 }}
        labels={{ valueHeader: title }}
      />
    </Card>
  );
}

import { agp, CGM_RANGES, type CgmSeries, type RangeProfile } from '@healzy/domain/cgm';
import { AgpChart, type AgpProfile, type HourRisk } from '@healzy/ui/charts/AgpChart';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useChartFrame } from '../../../app/chart-exports.tsx';
import { useFormats } from '../../../app/formats.ts';
import { useIsPhone } from '../../../app/useIsDesktop.ts';
import type { Period } from '../period.ts';
import { useGlucoseLabels } from '../useGlucoseLabels.ts';
import { type LevelTimes, percentAt } from './canvas-series.ts';
import type { Canvas } from './useCanvas.ts';
import { useHourLabels } from './useHourLabels.ts';
import { useInsets } from './useInsets.ts';

const gaps = (values: readonly (number | null)[]) =>
  Float64Array.from(values, (value) => value ?? Number.NaN);

/** The percentiles of a series as the chart takes them, and from how many days they are. */
function profileOf(series: CgmSeries): { profile: AgpProfile; days: number } {
  const { minuteOfDay, days, p5, p25, p50, p75, p95 } = agp(series);
  return {
    days,
    profile: {
      minuteOfDay,
      p5: gaps(p5),
      p25: gaps(p25),
      p50: gaps(p50),
      p75: gaps(p75),
      p95: gaps(p95),
    },
  };
}

const riskOf = (times: LevelTimes): HourRisk => ({
  severeLow: (percentAt(times, 0) ?? 0) / 100,
  low: (percentAt(times, 1) ?? 0) / 100,
  high: (percentAt(times, 3) ?? 0) / 100,
  severeHigh: (percentAt(times, 4) ?? 0) / 100,
});

export interface CanvasAgpProps {
  canvas: Canvas;
  /** The readings of the chosen days. */
  series: CgmSeries;
  profile: RangeProfile;
  /** The time at each level by clock hour. */
  hours: readonly LevelTimes[];
  other: { series: CgmSeries; period: Period } | null;
}

/** The risk of each hour over the ambulatory profile; hours are chosen in it, and another period is drawn below. */
export function CanvasAgp({ canvas, series, profile, hours, other }: CanvasAgpProps) {
  const { t } = useTranslation(['cgm', 'cgm-canvas']);
  const formats = useFormats();
  const labels = useGlucoseLabels(profile);
  const hourLabels = useHourLabels();
  const isPhone = useIsPhone();
  const insets = useInsets();
  const { profile: columns, days } = useMemo(() => profileOf(series), [series]);
  const comparison = useMemo(
    () =>
      other && {
        profile: profileOf(other.series).profile,
        name: t('cgm-canvas:compare.median', {
          period: `${formats.namedDay(other.period.from)} – ${formats.namedDay(other.period.to)}`,
        }),
      },
    [other, t, formats],
  );
  const risk = useMemo(
    () => ({
      hours: hours.map(riskOf),
      above: t('cgm-canvas:risk.above'),
      below: t('cgm-canvas:risk.below'),
      header: t('cgm-canvas:risk.header'),
      describe: (hour: number) => {
        const times = hours[hour] ?? new Float64Array(5);
        const below = percentAt(times, 0, 1);
        if (below === null) return t('cgm-canvas:risk.none');
        return t('cgm-canvas:risk.hour', {
          hours: hourLabels.span({ from: hour, to: hour + 1 }),
          below: formats.percent(below),
          above: formats.percent(percentAt(times, 3, 4)),
        });
      },
    }),
    [hours, t, formats, hourLabels],
  );
  const { choose } = canvas;
  return (
    <AgpChart
      title={t('agp.title')}
      headingLevel={2}
      summary={t('agp.summary', { count: days })}
      {...useChartFrame('GLUCOSE_PROFILE')}
      height={isPhone ? 380 : 440}
      insets={insets}
      profile={columns}
      limits={CGM_RANGES[profile]}
      risk={risk}
      comparison={comparison}
      nameBelow={(span, isSevere) =>
        t(isSevere ? 'cgm-canvas:lowAt.severe' : 'cgm-canvas:lowAt.low', {
          hours: hourLabels.minutes(span),
          limit: labels.value(CGM_RANGES[profile].severeLow),
        })
      }
      selection={canvas.hours && { from: canvas.hours.from * 60, to: canvas.hours.to * 60 }}
      onSelect={({ from, to }) => choose({ hours: { from: from / 60, to: to / 60 } })}
      formatMinute={hourLabels.minute}
      formatValue={labels.value}
      formatReading={labels.reading}
      labels={{
        instructions: t('cgm-canvas:agp.instructions'),
        timeHeader: t('agp.time'),
        percentiles: {
          p5: t('agp.p5'),
          p25: t('agp.p25'),
          p50: t('agp.median'),
          p75: t('agp.p75'),
          p95: t('agp.p95'),
        },
        legend: t('agp.legend'),
        outerBand: t('agp.outer'),
        innerBand: t('agp.inner'),
        target: t('agp.target'),
        missing: t('agp.missing'),
      }}
    />
  );
}

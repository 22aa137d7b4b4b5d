import {
  agp,
  CGM_RANGES,
  type CgmSeries,
  type LevelTimes,
  percentAt,
  type RangeProfile,
} from '@healzy/domain/cgm';
import { AgpChart, type DaySpan, type HourRisk } from '@healzy/ui/charts/AgpChart';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { useIsPhone } from '../../../app/useIsDesktop.ts';
import type { Period } from '../period.ts';
import { agpColumns, useAgpChart } from '../useAgpChart.ts';
import { shareText } from '../share-text.ts';
import { useGlucoseLabels } from '../useGlucoseLabels.ts';
import type { Canvas } from './useCanvas.ts';
import { useHourLabels } from './useHourLabels.ts';
import { useInsets } from './useInsets.ts';

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
  /** On paper nothing can be chosen. */
  isPrinted?: boolean;
}

/** The risk of each hour over the ambulatory profile; hours are chosen in it, and another period is drawn below. */
export function CanvasAgp({ canvas, series, profile, hours, other, isPrinted = false }: CanvasAgpProps) {
  const { t } = useTranslation('cgm-canvas');
  const formats = useFormats();
  const labels = useGlucoseLabels(profile);
  const hourLabels = useHourLabels();
  const isPhone = useIsPhone() && !isPrinted;
  const insets = useInsets(isPrinted);
  const all = useMemo(() => agp(series), [series]);
  const columns = useMemo(() => agpColumns(all), [all]);
  const comparison = useMemo(
    () =>
      other && {
        profile: agpColumns(agp(other.series)),
        name: t('compare.median', {
          period: `${formats.day(other.period.from)} – ${formats.day(other.period.to)}`,
        }),
      },
    [other, t, formats],
  );
  const risk = useMemo(
    () => ({
      hours: hours.map(riskOf),
      above: t('risk.above'),
      below: t('risk.below'),
      header: t('risk.header'),
      describe: (hour: number) => {
        const times = hours[hour] ?? new Float64Array(5);
        if (percentAt(times) === null) return t('risk.none');
        return t('risk.hour', {
          hours: hourLabels.span({ from: hour, to: hour + 1 }),
          below: shareText('TIME_BELOW', times, formats),
          above: shareText('TIME_ABOVE', times, formats),
        });
      },
    }),
    [hours, t, formats, hourLabels],
  );
  const { choose } = canvas;
  return (
    <AgpChart
      {...useAgpChart(profile, all.days)}
      height={isPhone ? 380 : 440}
      opensByTap
      insets={insets}
      profile={columns}
      risk={risk}
      comparison={comparison}
      nameBelow={(span, isSevere) =>
        t(isSevere ? 'lowAt.severe' : 'lowAt.low', {
          hours: hourLabels.minutes(span),
          limit: labels.value(CGM_RANGES[profile].severeLow),
        })
      }
      selection={canvas.hours && { from: canvas.hours.from * 60, to: canvas.hours.to * 60 }}
      {...(isPrinted
        ? {}
        : {
            onSelect: ({ from, to }: DaySpan) => choose({ hours: { from: from / 60, to: to / 60 } }),
          })}
      labels={{ choosingInstructions: t('agp.instructions') }}
    />
  );
}

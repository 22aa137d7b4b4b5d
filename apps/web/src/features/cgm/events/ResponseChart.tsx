import type { CgmEvent, CgmEventComparison, CgmResponseTrace } from '@healzy/api/cgm/events';
import { EVENT_WINDOW_MINUTES } from '@healzy/domain/cgm';
import { fromMgdl, type GlucoseUnit } from '@healzy/domain/shared';
import { LineChart, type LineChartProps, type LineSeries } from '@healzy/ui/charts/LineChart';
import { Stack, Text } from '@healzy/ui/primitives';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useChartFrame } from '../../../app/chart-exports.tsx';
import { useFormats } from '../../../app/formats.ts';
import { medianTrace } from './median-trace.ts';
import { useResponseLabels } from './useResponseLabels.ts';

/** A longer gap between readings interrupts the line. */
const GAP_MINUTES = 45;
const { before, after } = EVENT_WINDOW_MINUTES;

/** Minutes from the start that the axis labels: every hour, or every second hour of a long event. */
function marksUpTo(last: number): number[] {
  const step = last > 360 ? 120 : 60;
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => index * step);
}

/** The line of a trace in the user's unit, interrupted where readings are missing. */
function lineOf({ minutes, mgdl }: CgmResponseTrace, unit: GlucoseUnit): Pick<LineSeries, 'x' | 'y'> {
  const x: number[] = [];
  const y: (number | null)[] = [];
  minutes.forEach((minute, index) => {
    const before = minutes[index - 1];
    if (before !== undefined && minute - before > GAP_MINUTES) {
      x.push((minute + before) / 2);
      y.push(null);
    }
    x.push(minute);
    y.push(fromMgdl(mgdl[index] ?? 0, unit));
  });
  return { x, y };
}

/** The readings of an event, drawn over those of this patient's other events of the same type. */
export function ResponseChart({ event, comparison }: { event: CgmEvent; comparison: CgmEventComparison }) {
  const { t } = useTranslation('cgm-events');
  const formats = useFormats();
  const { unit, digits, reading } = useResponseLabels(comparison.rangeProfile);
  const { trace, others, otherCount } = comparison;
  const quiet = useMemo(() => others.map((other) => lineOf(other.trace, unit)), [others, unit]);
  const series = useMemo(() => {
    const median = medianTrace(others.map((other) => other.trace));
    return [
      { id: 'event', name: event.name, ...lineOf(trace, unit) },
      ...(median === null ? [] : [{ id: 'median', name: t('chart.median'), ...lineOf(median, unit) }]),
    ];
  }, [trace, others, unit, event.name, t]);
  const place = (minute: number) => {
    const duration = formats.duration(Math.abs(minute));
    return t(minute < 0 ? 'chart.before' : 'chart.after', { duration });
  };
  const last = Math.max(
    after,
    event.end === null ? 0 : (Date.parse(event.end) - Date.parse(event.start)) / 60_000,
  );
  const axis: LineChartProps['axis'] = {
    kind: 'number',
    format: place,
    domain: [-before, last],
    marks: marksUpTo(last).map((at) => ({
      at,
      text: at === 0 ? t('chart.start') : t('chart.hours', { hours: formats.number(at / 60) }),
    })),
  };
  const highest = trace.mgdl.length === 0 ? null : Math.max(...trace.mgdl);
  return (
    <Stack gap="sm">
      <LineChart
        title={t('chart.title')}
        headingLevel={2}
        summary={
          highest === null
            ? t('chart.empty')
            : t('chart.summary', { value: reading(highest), count: trace.mgdl.length })
        }
        {...useChartFrame('GLUCOSE_DAY')}
        series={series}
        quiet={quiet}
        axis={axis}
        unit={unit}
        numberFormat={{ maximumFractionDigits: digits, minimumFractionDigits: digits }}
        labels={{
          instructions: t('chart.instructions'),
          empty: t('chart.empty'),
          missing: t('chart.missing'),
          placeHeader: t('chart.minutes'),
          legend: t('chart.legend'),
        }}
      />
      <Text as="p" size="sm" tone="muted">
        {others.length === 0
          ? t('chart.noOthers')
          : t(others.length < otherCount ? 'chart.nearest' : 'chart.others', {
              count: others.length,
              all: formats.number(otherCount),
              type: t(`type.${event.type}`),
            })}
      </Text>
    </Stack>
  );
}

import type { ChartTableContent } from '../ChartFrame/ChartFrame.tsx';
import { lowerBound, type TraceWindow } from './decimateTrace.ts';
import type { GlucoseTraceLabels, GlucoseTraceProps, TracePoint } from './GlucoseTraceProps.ts';
import type { TraceSeries } from './traceSeries.ts';

/** The visible readings, ready to display. */
export function traceTable(
  { epochSeconds }: TraceSeries,
  window: TraceWindow,
  pointAt: (index: number) => TracePoint,
  describePoint: GlucoseTraceProps['describePoint'],
  rangeLabels: GlucoseTraceProps['rangeLabels'],
  labels: GlucoseTraceLabels,
): ChartTableContent {
  const first = lowerBound(epochSeconds, window.from);
  return {
    columns: [
      { header: labels.timeHeader },
      { header: labels.valueHeader, align: 'end' },
      { header: labels.levelHeader },
    ],
    rowCount: lowerBound(epochSeconds, window.to) - first,
    row: (index) => {
      const point = pointAt(first + index);
      const { time, value } = describePoint(point);
      return [time, value, rangeLabels[point.level].name];
    },
  };
}

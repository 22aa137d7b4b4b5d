import type { SharedAxisLabels } from '../../labels/timeCharts.ts';
import type { TimeSpan } from '../cartesian/zoneClock.ts';
import type { ChartTableContent } from '../ChartFrame/ChartFrame.tsx';
import type { AxisPlan } from './axisPlan.ts';
import { readSeries, valueText, visible, type RangeNames, type ReadSeries } from './axisReading.ts';

/** Names a series by its row too, unless it is the only one. */
export const nameOf = ({ row, planned }: ReadSeries) =>
  row.series.length === 1 ? row.row.name : `${row.row.name}, ${planned.series.name}`;

/** Everything in the window, one series after the other. */
export function axisTable(
  plan: AxisPlan,
  window: TimeSpan,
  labels: SharedAxisLabels,
  rangeLabels: RangeNames | undefined,
): ChartTableContent {
  let rowCount = 0;
  const parts = readSeries(plan).map((read) => {
    const [first, end] = visible(read.planned, window);
    const part = { read, first, start: rowCount };
    rowCount += Math.max(0, end - first);
    return part;
  });
  return {
    columns: [
      { header: labels.timeHeader },
      { header: labels.measureHeader },
      { header: labels.valueHeader, align: 'end' },
    ],
    rowCount,
    row: (index) => {
      const part = parts.findLast(({ start }) => start <= index);
      if (!part) return [];
      const own = part.first + index - part.start;
      return [
        plan.formatTime(part.read.planned.at[own] ?? 0),
        nameOf(part.read),
        valueText(part.read, own, labels.missing, rangeLabels),
      ];
    },
  };
}

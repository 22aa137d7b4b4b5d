import type { PlaceMark } from '../cartesian/placeMark.ts';
import { marksAt } from '../cartesian/placeMark.ts';
import { isNumber } from '../cartesian/numberAxis.ts';
import type { ChartTableContent } from '../ChartFrame/ChartFrame.tsx';
import { nearestIndex } from '../GlucoseTrace/decimateTrace.ts';
import type { PhaseTimelineLabels, TimelinePhase } from './PhaseTimelineProps.ts';
import { phaseIndexAt, type TimelineLine } from './timelineLayout.ts';

/** One row for each moment of any line, with its phase, all values and the marks before the next row. */
export function timelineTable(
  phases: readonly TimelinePhase[],
  lines: readonly TimelineLine[],
  marks: readonly PlaceMark[],
  formatElapsed: (seconds: number) => string,
  formatBare: (value: number) => string,
  labels: PhaseTimelineLabels,
): ChartTableContent {
  const measured = lines.flatMap(({ x }) => Array.from(x).filter(isNumber));
  const moments = Float64Array.from(new Set([...phases.map(({ from }) => from), ...measured])).sort();
  return {
    columns: [
      { header: labels.timeHeader },
      { header: labels.phaseHeader },
      ...lines.map(({ name, unit }) => ({ header: `${name} (${unit})`, align: 'end' as const })),
      { header: labels.markHeader },
    ],
    rowCount: moments.length,
    row: (row) => {
      const moment = moments[row] ?? 0;
      const next = moments[row + 1] ?? Number.POSITIVE_INFINITY;
      return [
        formatElapsed(moment),
        phases[phaseIndexAt(phases, moment)]?.name ?? '',
        ...lines.map(({ x, values }) => {
          const index = nearestIndex(x, moment);
          if (index < 0 || x[index] !== moment) return '';
          const value = values[index];
          return isNumber(value) ? formatBare(value) : labels.missing;
        }),
        marksAt(marks, moment, next)
          .map(({ name }) => name)
          .join(', '),
      ];
    },
  };
}

import type { ChartTableContent } from '../ChartFrame/ChartFrame.tsx';
import type { Night } from './hypnogramLayout.ts';
import type { NightMark } from './nightClock.ts';
import type { HypnogramLabels } from './hypnogramLabels.ts';

/** Every segment of the night, followed by changes of the clock and the total of each stage. */
export function hypnogramTable(
  night: Night,
  formatClock: (epochSeconds: number) => string,
  formatDuration: (seconds: number) => string,
  labels: HypnogramLabels,
  marks: readonly NightMark[],
): ChartTableContent {
  const rows = [
    ...night.parts.map(({ from, to, stage }) => [
      `${formatClock(from)}–${formatClock(to)}`,
      stage ? labels.stages[stage] : labels.missing,
      formatDuration(to - from),
    ]),
    ...marks.map(({ at, text }) => [formatClock(at), text, '']),
    ...[...night.lanes, ...(night.totals.unknown > 0 ? (['unknown'] as const) : [])].map((stage) => [
      labels.total,
      labels.stages[stage],
      formatDuration(night.totals[stage]),
    ]),
  ];
  return {
    columns: [
      { header: labels.timeHeader },
      { header: labels.stageHeader },
      { header: labels.durationHeader, align: 'end' },
    ],
    rowCount: rows.length,
    row: (index) => rows[index] ?? [],
  };
}

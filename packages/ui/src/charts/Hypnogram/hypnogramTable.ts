import type { ChartTableContent } from '../ChartFrame/ChartFrame.tsx';
import type { HypnogramLabels } from './Hypnogram.tsx';
import { SLEEP_STAGES, type Night } from './hypnogramLayout.ts';

/** Every segment of the night, followed by the total of each stage. */
export function hypnogramTable(
  night: Night,
  formatClock: (epochSeconds: number) => string,
  formatDuration: (seconds: number) => string,
  labels: HypnogramLabels,
): ChartTableContent {
  const rows = [
    ...night.parts.map(({ from, to, stage }) => [
      `${formatClock(from)}–${formatClock(to)}`,
      stage ? labels.stages[stage] : labels.missing,
      formatDuration(to - from),
    ]),
    ...SLEEP_STAGES.map((stage) => [labels.total, labels.stages[stage], formatDuration(night.totals[stage])]),
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

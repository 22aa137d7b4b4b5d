import type { ChartFrameMessages } from '../ChartFrame/ChartFrame.tsx';
import type { ChartLabels } from '../cartesian/CartesianChart.tsx';
import type { EvolutionRow, EvolutionPeriod } from './evolutionRows.ts';

export type { EvolutionPeriod } from './evolutionRows.ts';

export interface EvolutionChartLabels extends ChartLabels {
  periodHeader: string;
  legend: string;
  /** Names of the four; the net is recurrent plus new minus cancelled. */
  rows: Readonly<Record<EvolutionRow, string>>;
  /** Announcement of one figure. Default: the three, separated by commas. */
  point?: (read: { period: string; name: string; value: string }) => string;
}

export interface EvolutionChartProps extends ChartFrameMessages {
  periods: readonly EvolutionPeriod[];
  /** What is named otherwise than in the language around it. */
  labels?: Partial<EvolutionChartLabels> | undefined;
  numberFormat?: Intl.NumberFormatOptions;
  height?: number;
}

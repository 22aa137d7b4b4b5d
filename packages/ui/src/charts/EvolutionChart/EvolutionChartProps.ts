import type { ChartFrameMessages } from '../ChartFrame/ChartFrame.tsx';
import type { ChartLabels } from '../cartesian/CartesianChart.tsx';
import type { EvolutionRow } from './evolutionRows.ts';

/** Counts of one period, all positive. `null` is unknown. */
export interface EvolutionPeriod {
  readonly id: string;
  /** Such as «Mar». */
  readonly name: string;
  /** The full name for announcements, such as «March 2026». */
  readonly fullName?: string;
  readonly recurrent: number | null;
  readonly new: number | null;
  readonly cancelled: number | null;
}

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

import type { ChartFrameWords } from '../ChartFrame/ChartFrame.tsx';
import type { ChartLabels } from '../cartesian/CartesianChart.tsx';
import type { EvolutionRow } from './evolutionRows.ts';

/** What came, stayed and went in one period; all counted upwards. `null` is not known. */
export interface EvolutionPeriod {
  readonly id: string;
  /** Such as «Mar». */
  readonly name: string;
  /** In full where it is read, such as «March 2026». */
  readonly fullName?: string;
  readonly recurrent: number | null;
  readonly new: number | null;
  readonly cancelled: number | null;
}

export interface EvolutionChartLabels extends ChartLabels {
  periodHeader: string;
  legend: string;
  /** Names of the four; the net is what came and stayed less what went. */
  rows: Readonly<Record<EvolutionRow, string>>;
  /** One figure, read aloud. Default: the three, separated by commas. */
  point?: (read: { period: string; name: string; value: string }) => string;
}

export interface EvolutionChartProps extends ChartFrameWords {
  periods: readonly EvolutionPeriod[];
  labels: EvolutionChartLabels;
  numberFormat?: Intl.NumberFormatOptions;
  height?: number;
}

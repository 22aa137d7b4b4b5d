import type { ChartFrameMessages } from '../ChartFrame/ChartFrame.tsx';
import type { SleepStage } from '../Hypnogram/hypnogramLayout.ts';
import type { ChartLabels } from '../cartesian/CartesianChart.tsx';

export interface StackedBarRow {
  readonly id: string;
  /** Shown before the bar; empty for a single one already named by the title. */
  readonly name: string;
  /** One per part. `null` and NaN are missing; a part of a whole cannot be negative. */
  readonly values: readonly (number | null)[];
}

export interface StackedBarPart {
  readonly id: string;
  readonly name: string;
  /** A stage of sleep has the colour that it has in the hypnogram. */
  readonly stage?: SleepStage;
}

export interface StackedBarLabels extends ChartLabels {
  /** Heading of the table's first column. */
  barHeader: string;
  /** Name of the legend. */
  legend: string;
  /** Announcement of one part. Default: bar, part, value and percentage, separated by commas. */
  point?: (read: { bar: string; part: string; value: string; percent: string }) => string;
}

export interface StackedBarProps extends ChartFrameMessages {
  /** Up to six, in an order shared by all bars. */
  parts: readonly StackedBarPart[];
  bars: readonly StackedBarRow[];
  /** What is named otherwise than in the language around it. */
  labels?: Partial<StackedBarLabels> | undefined;
  /** `percent`: every bar is full length. `absolute`: lengths compare the wholes too. */
  mode?: 'percent' | 'absolute';
  unit?: string;
  numberFormat?: Intl.NumberFormatOptions;
  /** Default: what the bars need. */
  height?: number;
}

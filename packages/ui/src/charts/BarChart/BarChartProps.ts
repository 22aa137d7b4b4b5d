import type { ChartFrameMessages } from '../ChartFrame/ChartFrame.tsx';
import type { ChartLabels } from '../cartesian/CartesianChart.tsx';

export interface BarSeries {
  readonly id: string;
  readonly name: string;
  /** One per category; `null` and NaN are missing, which is not zero. */
  readonly values: readonly (number | null)[];
  /** Known whatever the state of a category, as what was planned for it: never marked as unfinished. */
  readonly isSettled?: boolean;
}

export interface BarCategory {
  readonly id: string;
  readonly name: string;
  /**
   * `missing` hatches the whole place, where having no value matters more than a dash says, such as a day without a
   * watch; `unfinished` marks an amount that will still grow, such as that of today.
   */
  readonly state?: 'missing' | 'unfinished' | undefined;
}

/** What the amounts are held against. */
export interface BarGoal {
  readonly value: number;
  /** With its value: «Goal: 7,500 steps». */
  readonly name: string;
}

export interface BarChartLabels extends ChartLabels {
  /** Heading of the table's first column, such as «Month». */
  categoryHeader: string;
  /** Name of the legend. */
  legend: string;
  /** Said of an amount that will still grow. */
  unfinished: string;
  /** Announcement of one bar. Default: the three, separated by commas. */
  point?: (read: { series: string; category: string; value: string }) => string;
}

export interface BarChartProps extends ChartFrameMessages {
  categories: readonly BarCategory[];
  /** Several series are drawn side by side in each category. */
  series: readonly BarSeries[];
  /** A line across the bars. */
  goal?: BarGoal | undefined;
  /** What is named otherwise than in the language around it. */
  labels?: Partial<BarChartLabels> | undefined;
  /** Columns for time and a few short names; rows for many or long names. */
  direction?: 'columns' | 'rows';
  unit?: string;
  numberFormat?: Intl.NumberFormatOptions;
  /** Values at the ends of the bars. Default: shown for a single series where they fit. */
  hasValues?: boolean;
  /** Default: 300, or what the rows need. */
  height?: number;
}

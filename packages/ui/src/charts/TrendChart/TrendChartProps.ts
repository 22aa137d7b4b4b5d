import type { ChartFrameMessages } from '../ChartFrame/ChartFrame.tsx';
import type { ChartLabels } from '../cartesian/CartesianChart.tsx';
import type { TrendReference, TrendReferenceStep, TrendState } from './trendReference.ts';

export interface TrendPoint {
  readonly epochSeconds: number;
  /** `null` or NaN is a gap. */
  readonly value: number | null;
}

export interface TrendChartLabels extends ChartLabels {
  dateHeader: string;
  valueHeader: string;
  stateHeader: string;
  /** How a value compares with the reference: «below», «within», «above». */
  states: Readonly<Record<Exclude<TrendState, 'unknown'>, string>>;
  legend: string;
  reference: string;
  goal: string;
  /** Announcement of one point. Default: the three, separated by commas. */
  point?: (read: { date: string; value: string; state: string }) => string;
}

export interface TrendChartProps extends ChartFrameMessages {
  /** Ascending in time. */
  points: readonly TrendPoint[];
  /** What is named otherwise than in the language around it. */
  labels?: Partial<TrendChartLabels> | undefined;
  /** Default UTC. */
  timeZone?: string;
  /** Whether a moment is announced with its time of day. Default: when any value is not at midnight. */
  hasTime?: boolean;
  /** The reference range: one for all times, or each valid until the next. */
  reference?: TrendReference | readonly TrendReferenceStep[];
  goal?: number;
  /** How much the axis spans at least: less than this is no change to speak of. */
  leastSpan?: number | undefined;
  unit?: string;
  numberFormat?: Intl.NumberFormatOptions;
  height?: number;
}

import type { ChartFrameMessages } from '../ChartFrame/ChartFrame.tsx';
import type { RangeLimits } from '../RangeLegend/rangeLevels.ts';

/** Percentiles over the day, as parallel arrays; NaN where there are too few readings. */
export interface AgpProfile {
  /** Minute of the local day, 0 to 1439, ascending. */
  readonly minuteOfDay: ArrayLike<number>;
  readonly p5: ArrayLike<number>;
  readonly p25: ArrayLike<number>;
  readonly p50: ArrayLike<number>;
  readonly p75: ArrayLike<number>;
  readonly p95: ArrayLike<number>;
}

export const PERCENTILES = ['p5', 'p25', 'p50', 'p75', 'p95'] as const;
export type Percentile = (typeof PERCENTILES)[number];

export interface AgpChartLabels {
  /** Keyboard instructions; announced when the chart receives focus. */
  instructions: string;
  timeHeader: string;
  /** Short names, used in the legend, the readout and the table. */
  percentiles: Readonly<Record<Percentile, string>>;
  legend: string;
  /** Names of the outer band, the inner band and the target in the legend. */
  outerBand: string;
  innerBand: string;
  target: string;
  /** Announced where there are too few readings. */
  missing: string;
}

export interface AgpChartProps extends ChartFrameMessages {
  profile: AgpProfile;
  limits: RangeLimits;
  domain?: readonly [number, number];
  /** Such as «14:00». */
  formatMinute: (minuteOfDay: number) => string;
  /** On the scale, without unit. */
  formatValue: (value: number) => string;
  /** In the readout and the table, with unit. */
  formatReading: (value: number) => string;
  labels: AgpChartLabels;
  height?: number;
}

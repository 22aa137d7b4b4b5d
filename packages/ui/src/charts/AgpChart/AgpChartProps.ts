import type { ChartFrameMessages } from '../ChartFrame/ChartFrame.tsx';
import type { ChartInsets } from '../cartesian/insets.ts';
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
  /** In place of those where hours can be chosen. */
  choosingInstructions: string;
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

/** Minutes of the day: from, inclusive, and to, exclusive. */
export interface DaySpan {
  readonly from: number;
  readonly to: number;
}

/** Another period, below the one that the chart is about. */
export interface AgpComparison {
  readonly profile: AgpProfile;
  /** In the legend, the readout and the table: «14 days before». */
  readonly name: string;
}

/** Shares of the time, 0 to 1, in one hour of the day. */
export interface HourRisk {
  readonly severeLow: number;
  readonly low: number;
  readonly high: number;
  readonly severeHigh: number;
}

/** The strip above the profile: how much of each hour is out of range, and in which direction. */
export interface AgpRisk {
  /** 24, from midnight. */
  readonly hours: readonly HourRisk[];
  /** Names of the two directions, beside the strip. */
  readonly above: string;
  readonly below: string;
  /** One hour in words: «03:00–04:00, 12 % below and 3 % above the range». */
  readonly describe: (hour: number) => string;
  /** Heading of its column in the table. */
  readonly header: string;
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
  /** Labels that replace those of the language around it. */
  labels?: Partial<AgpChartLabels> | undefined;
  height?: number;
  /** Space at both sides, to share the horizontal axis with other charts. Default 44 and 12 px. */
  insets?: ChartInsets;
  comparison?: AgpComparison | null;
  risk?: AgpRisk | null;
  /** Names a time below the range in the chart: «Low 03:00–05:00». Without it none is named. */
  nameBelow?: (span: DaySpan, isSevere: boolean) => string;
  /** The chosen hours; the others recede. */
  selection?: DaySpan | null;
  /** Called with the chosen whole hours; without it none can be chosen. */
  onSelect?: (span: DaySpan) => void;
}

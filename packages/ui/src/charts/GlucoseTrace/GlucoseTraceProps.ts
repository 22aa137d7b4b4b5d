import type { ChartFrameMessages } from '../ChartFrame/ChartFrame.tsx';
import type { RangeLabels } from '../RangeLegend/RangeLegend.tsx';
import type { RangeLevel, RangeLimits } from '../RangeLegend/rangeLevels.ts';
import type { TraceWindow } from './decimateTrace.ts';
import type { TraceEvent } from './TraceEvents.tsx';
import type { TraceSeries } from './traceSeries.ts';

/** One reading, as announced. */
export interface TracePoint {
  readonly index: number;
  readonly epochSeconds: number;
  readonly value: number;
  readonly level: RangeLevel;
  /** The device only reported that the value is outside its measuring range. */
  readonly censored: 'low' | 'high' | null;
  /** Seconds without readings before this one, when longer than the gap. */
  readonly gapBefore: number | null;
}

/** Texts of one reading. */
export interface TracePointLabels {
  /** Such as «Tue 3 March, 14:05». */
  time: string;
  /** With its unit, such as «104 mg/dL» or «below 40 mg/dL». */
  value: string;
  /** Anything else, such as the gap before it. */
  note?: string;
}

export interface GlucoseTraceLabels {
  /** Describes the chart and its keyboard use; announced when it receives focus. */
  instructions: string;
  zoomIn: string;
  zoomOut: string;
  back: string;
  forward: string;
  reset: string;
  /** Headings of the equivalent table. */
  timeHeader: string;
  valueHeader: string;
  levelHeader: string;
  /** Name of the list of events. */
  events: string;
}

export interface GlucoseTraceProps extends ChartFrameMessages {
  series: TraceSeries;
  /** Minutes that the local clock is ahead of UTC: one for all, or one for each reading. */
  offsetMinutes: number | ArrayLike<number>;
  limits: RangeLimits;
  /** A longer step between two readings breaks the line. Default 40 minutes. */
  gapSeconds?: number;
  /** Lowest and highest value of the scale. Default: slightly beyond the limits and the data. */
  domain?: readonly [number, number];
  /** Everything that can be viewed, such as one day; `to` is excluded. Default: first to last reading. */
  extent?: TraceWindow;
  /** The initial window. Default: the whole extent. A new object shows a new window. */
  initialWindow?: TraceWindow;
  /** Called when panning or zooming ends. */
  onWindowChange?: (window: TraceWindow) => void;
  events?: readonly TraceEvent[];
  chosenEventId?: string | null;
  onChooseEvent?: (id: string) => void;
  /** A moment was chosen: by a click on the chart, or with Enter at a reading. */
  onChooseTime?: (epochSeconds: number) => void;
  /** `hour` ticks are short («14:00»); `day` ticks name the day. */
  formatTime: (epochSeconds: number, kind: 'hour' | 'day') => string;
  /** A limit on the scale, without unit. */
  formatValue: (value: number) => string;
  describePoint: (point: TracePoint) => TracePointLabels;
  rangeLabels: Readonly<Record<RangeLevel, RangeLabels>>;
  legendLabel?: string;
  /** Labels that replace those of the language around it. */
  labels?: Partial<GlucoseTraceLabels> | undefined;
  /** Height of the chart in px. Default 320. */
  height?: number;
}

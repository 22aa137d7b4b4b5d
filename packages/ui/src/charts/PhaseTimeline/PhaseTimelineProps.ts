import type { ChartLabels } from '../cartesian/CartesianChart.tsx';
import type { PlaceMark } from '../cartesian/placeMark.ts';
import type { ChartFrameMessages } from '../ChartFrame/ChartFrame.tsx';

/** A phase of the test. Seconds since its start; `to` is excluded. */
export interface TimelinePhase {
  readonly id: string;
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** A measure over the test. Those with the same unit share a panel and its scale. */
export interface TimelineSeries {
  readonly id: string;
  readonly name: string;
  readonly unit: string;
  /** Seconds since the start, ascending. */
  readonly x: ArrayLike<number>;
  /** `null`, NaN and infinity are gaps. */
  readonly y: ArrayLike<number | null | undefined>;
}

export interface PhaseTimelineLabels extends ChartLabels {
  /** Name of the legend. */
  legend: string;
  /** Headings of the table: time, phase, and marks. */
  timeHeader: string;
  phaseHeader: string;
  markHeader: string;
}

export interface PhaseTimelineProps extends ChartFrameMessages {
  /** In ascending time; a pause between two of them stays empty. */
  phases: readonly TimelinePhase[];
  /** Up to six. */
  series: readonly TimelineSeries[];
  /** Thresholds (`at`) and windows (`from`, `to`). */
  marks?: readonly PlaceMark[];
  /** A time of the test, such as «03:10». */
  formatElapsed: (seconds: number) => string;
  /** Length of a phase, such as «3 min». */
  formatDuration: (seconds: number) => string;
  numberFormat?: Intl.NumberFormatOptions;
  /** What is named otherwise than in the language around it. */
  labels?: Partial<PhaseTimelineLabels> | undefined;
  /** Height of each panel in px. Default 120. */
  panelHeight?: number;
}

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
  /** Values that its axis shows in any case, so that noise does not look like a swing. */
  readonly includes?: readonly number[] | undefined;
}

/** Something on the time axis that a person moves: the border of a phase, the edge of a window. */
export interface TimelineHandle {
  readonly id: string;
  /** What it is: «End of rest». */
  readonly name: string;
  readonly at: number;
  /** The limits it stops at, so that neighbours never overlap. */
  readonly min: number;
  readonly max: number;
  /** What its grip stands beside. Default `phase`. */
  readonly kind?: 'phase' | 'mark';
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
  /** What can be moved, in ascending time; with `onMove`. They are reached by Tab after the chart. */
  handles?: readonly TimelineHandle[];
  /** Called while dragging too, within the handle's limits. */
  onMove?: (id: string, seconds: number) => void;
  /** Seconds that an arrow key moves a handle by. Default 1. */
  stepSeconds?: number;
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

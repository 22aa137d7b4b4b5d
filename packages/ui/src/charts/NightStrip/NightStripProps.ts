import type { ChartLabels } from '../cartesian/CartesianChart.tsx';
import type { ChartFrameMessages } from '../ChartFrame/ChartFrame.tsx';

/** Minutes of the sleeper's clock from the midnight that begins the day of waking; before it they are negative. */
export interface ClockSpan {
  readonly from: number;
  readonly to: number;
}

export interface StripNight {
  readonly id: string;
  /** The day of waking, such as «Mon 3». */
  readonly name: string;
  /** From lying down to getting up; `null` where no night was recorded. */
  readonly bed: ClockSpan | null;
  /** When the sleeper was asleep; empty where only sums are known. */
  readonly asleep?: readonly ClockSpan[];
  readonly naps?: readonly ClockSpan[];
  /** Elapsed seconds of sleep, which a clock change does not alter. */
  readonly seconds?: number | null;
  readonly isUnderGoal?: boolean;
  /** What to bear in mind, such as a clock that changed in it. */
  readonly note?: string;
}

export interface NightStripLabels extends ChartLabels {
  legend: string;
  inBed: string;
  asleep: string;
  nap: string;
  underGoal: string;
  nightHeader: string;
  bedHeader: string;
  upHeader: string;
  asleepHeader: string;
  napsHeader: string;
  noteHeader: string;
}

export interface NightStripProps extends ChartFrameMessages {
  /** In the order in which they are drawn, from top to bottom. */
  nights: readonly StripNight[];
  /** Such as «1 h 32 min». */
  formatDuration: (seconds: number) => string;
  /** What is named otherwise than in the language around it. */
  labels?: Partial<NightStripLabels> | undefined;
}

import type { ReactNode } from 'react';
import type { SharedAxisLabels, TimeBrushLabels } from '../../labels/timeCharts.ts';
import type { HatchKind } from '../painting/hatch.ts';
import type { Tone } from '../cartesian/tones.css.ts';
import type { TimeSpan } from '../cartesian/zoneClock.ts';
import type { ChartInsets } from '../cartesian/insets.ts';
import type { ChartFrameMessages } from '../ChartFrame/ChartFrame.tsx';
import type { RangeLabels } from '../RangeLegend/RangeLegend.tsx';
import type { RangeLevel, RangeLimits } from '../RangeLegend/rangeLevels.ts';

interface AxisSeriesBase {
  readonly id: string;
  /** In the legend, announcements and table. */
  readonly name: string;
  /**
   * Seconds by which it is moved along the axis: an earlier period over a later one. Its own times are read and listed.
   */
  readonly shift?: number;
}

/** Values that follow each other as a line; with `limits`, in the colours and patterns of their levels. */
export interface AxisLine extends AxisSeriesBase {
  readonly kind: 'line';
  /** Seconds since the epoch, ascending. */
  readonly at: ArrayLike<number>;
  /** A value that is not finite breaks the line. */
  readonly values: ArrayLike<number>;
  /** A longer step breaks the line and is hatched as missing. Default 40 minutes. */
  readonly gapSeconds?: number;
  readonly limits?: RangeLimits;
  /** Fills down to the axis. */
  readonly isArea?: boolean;
  /** A value that is not read as a number: «below 40 mg/dL» where the sensor cut it off. */
  readonly nameValue?: (index: number) => string | null;
}

/** Amounts of equal stretches of time, such as steps in each hour. */
export interface AxisBars extends AxisSeriesBase {
  readonly kind: 'bars';
  /** Where each stretch begins, ascending. */
  readonly at: ArrayLike<number>;
  readonly values: ArrayLike<number>;
  /** Length of a stretch. */
  readonly everySeconds: number;
}

export interface AxisLane {
  readonly name: string;
  readonly tone: Tone;
  readonly hatch?: HatchKind;
}

/** States over time, each in a lane: sleep phases, phases of a plan. */
export interface AxisBands extends AxisSeriesBase {
  readonly kind: 'bands';
  /** From top to bottom. */
  readonly lanes: readonly AxisLane[];
  /** In ascending time. */
  readonly spans: readonly (TimeSpan & { readonly lane: number })[];
}

export interface AxisMark {
  readonly id: string;
  readonly at: number;
  /** Kind and what it was: «Meal, pasta». */
  readonly label: string;
  readonly icon: ReactNode;
}

/** Events, each at a moment. */
export interface AxisMarks extends AxisSeriesBase {
  readonly kind: 'marks';
  /** In ascending time. */
  readonly marks: readonly AxisMark[];
}

export type AxisSeries = AxisLine | AxisBars | AxisBands | AxisMarks;

/** A stretch of a row's values with a name, up to where the next one begins: a zone of effort. */
export interface AxisZone {
  readonly from: number;
  readonly name: string;
}

/** One row: its series share a scale. */
export interface AxisRow {
  readonly id: string;
  readonly name: string;
  readonly unit?: string;
  /** At the row's end, ready to display: «62 % in range». */
  readonly figure?: string;
  readonly series: readonly AxisSeries[];
  /**
   * The moment at the left edge of the axis, for one row per day. Default: the start of the extent. Rows run by elapsed
   * time: after a clock change their clock differs from the axis, which is marked. The axis of several days names no day.
   */
  readonly origin?: number;
  /** Lowest and highest value. Default: the data's, or slightly beyond the limits. */
  readonly domain?: readonly [number, number];
  /** Range that values should be in, without levels. */
  readonly reference?: { readonly low: number; readonly high: number };
  /** From the lowest up; a value is read with the zone it is in. */
  readonly zones?: readonly AxisZone[];
  /** Of the plot in px. Default 96 for lines, 64 for bars, 16 for each lane, 32 for marks. */
  readonly height?: number;
  readonly numberFormat?: Intl.NumberFormatOptions;
}

export interface SharedAxisChartsProps extends ChartFrameMessages {
  /** In display order: for days, the one to look at first on top. */
  rows: readonly AxisRow[];
  /** All the time there is, of the first row's axis. */
  extent: TimeSpan;
  /** Time zone of all labels, such as `Europe/Madrid`. */
  timeZone: string;
  /** False where `timeZone` only stands for a clock without one, such as days one below the other. Default true. */
  hasZone?: boolean;
  /** The selected time, which all rows show; `null` is all of it. Without it the charts keep it themselves. */
  span?: TimeSpan | null;
  /** Called whenever a time is selected, in the rows or in the brush. */
  onSpanChange?: (span: TimeSpan | null) => void;
  /** The rest of the time recedes: what is chosen, without zooming in on it. */
  highlight?: TimeSpan | null;
  /** Space at both sides, to share the horizontal axis with other charts. */
  insets?: ChartInsets;
  /** Selections begin and end at whole steps. Default 300 seconds. */
  stepSeconds?: number;
  /** The brush below the rows. Default true. */
  hasBrush?: boolean;
  /** From this moment on nothing is drawn: the time is still to come. */
  now?: number;
  chosenMarkId?: string | null;
  onChooseMark?: (id: string) => void;
  /**
   * A moment of a line was chosen: by a press on its row, to the minute, or with Enter at a reading. `at` is the line's
   * own time. Without it no moment can be chosen.
   */
  onChooseTime?: (rowId: string, at: number, seriesId: string) => void;
  /** Names of the five levels; required with `limits`. */
  rangeLabels?: Readonly<Record<RangeLevel, RangeLabels>>;
  /** Name of the levels' legend; without it there is none. */
  rangeLegendLabel?: string;
  labels?: Partial<SharedAxisLabels>;
  brushLabels?: Partial<TimeBrushLabels>;
}

import type { ChartFrameMessages } from '../ChartFrame/ChartFrame.tsx';
import type { RangeLabels } from '../RangeLegend/RangeLegend.tsx';
import type { RangeLevel } from '../RangeLegend/rangeLevels.ts';
import type { ChartInsets } from '../cartesian/insets.ts';

export interface HeatGridCell {
  /** `null` where there is too little data; the cell is hatched. */
  readonly level: RangeLevel | null;
  /** How far into its level, 0 to 1 (`rangeDepth`): a value just outside the range is paler. Default 1. */
  readonly depth?: number;
  /** An extreme that the cell's own level does not show: its corner has this level's fill and pattern. */
  readonly mark?: RangeLevel;
  /** Nothing is expected: time to come, an hour that the clock skipped. Blank, not hatched. */
  readonly isBlank?: boolean;
}

export interface HeatGridRow {
  readonly id: string;
  readonly header: string;
  /** The whole heading where `header` is short, for assistive technology and the table. */
  readonly longHeader?: string;
  /** At the row's end, ready to display: «84 %». */
  readonly end?: string;
}

/** A cell, or a whole row or column, whose other part is `null`. */
export interface HeatGridChoice {
  readonly row: number | null;
  readonly column: number | null;
  /** Chosen with Shift: up to here. */
  readonly isExtended: boolean;
}

/** What is chosen; the rest recedes. */
export interface HeatGridSelection {
  /** Row ids; `null` is all of them. */
  readonly rows: readonly string[] | null;
  /** First column and the one after the last; `null` is all of them. */
  readonly columns: readonly [number, number] | null;
}

export interface HeatGridProps extends ChartFrameMessages {
  /** Such as days, top to bottom. */
  rows: readonly HeatGridRow[];
  /** Such as hours, left to right. */
  columns: readonly { id: string; header: string }[];
  /** By row, then column; an absent cell counts as missing. */
  cells: readonly (readonly HeatGridCell[])[];
  /** A whole cell in words, such as «Tuesday 3 March, 14 h: 104 mg/dL, in range, 12 of 12 readings». */
  describeCell: (row: number, column: number) => string;
  /** A cell of the equivalent table. Default: the name of its level. */
  formatCell?: (row: number, column: number) => string;
  /** Heading above the row headers. */
  cornerHeader: string;
  /** Heading above the figures at the rows' ends. */
  endHeader?: string;
  rangeLabels: Readonly<Record<RangeLevel, RangeLabels>>;
  missingLabels: string;
  /** What a mark means, for the legend; without it there is none. */
  markLabel?: string;
  legendLabel: string;
  /** Shown in place of the current cell's description until there is one. */
  hint: string;
  /** Enter, a click or a tap on a cell. */
  onChoose?: (choice: HeatGridChoice) => void;
  /** Headings can be chosen too, and are reached with the arrows. */
  hasHeadingChoice?: boolean;
  selection?: HeatGridSelection;
  /**
   * Space at both sides, so that its columns are below the hours of charts with the same insets. The cells then share
   * the width there is, time runs from left to right, and the whole grid shows without scrolling.
   */
  insets?: ChartInsets;
}

import type { ChartFrameMessages } from '../ChartFrame/ChartFrame.tsx';
import type { RangeLabels } from '../RangeLegend/RangeLegend.tsx';
import type { RangeLevel } from '../RangeLegend/rangeLevels.ts';

export interface HeatGridCell {
  /** `null` where there is too little data; the cell is hatched. */
  readonly level: RangeLevel | null;
}

export interface HeatGridProps extends ChartFrameMessages {
  /** Such as days, top to bottom. */
  rows: readonly { id: string; header: string }[];
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
  rangeLabels: Readonly<Record<RangeLevel, RangeLabels>>;
  missingLabels: string;
  legendLabel: string;
  /** Shown in place of the current cell's description until there is one. */
  hint: string;
  /** Enter, a click or a tap on a cell. */
  onChoose?: (row: number, column: number) => void;
}

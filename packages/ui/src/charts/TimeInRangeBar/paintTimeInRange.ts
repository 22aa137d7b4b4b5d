import type { Ink } from '../painting/ink.ts';
import type { Picture } from '../painting/exportPicture.ts';
import type { Pen } from '../painting/Pen.ts';
import { RANGE_LEVELS, type RangeLevel } from '../RangeLegend/rangeLevels.ts';
import type { ChartFrameMessages } from '../ChartFrame/ChartFrame.tsx';
import type { RangeLabels } from '../RangeLegend/RangeLegend.tsx';

export interface TimeInRangeShare {
  /** Share of the time, 0 to 1. */
  readonly share: number;
  /** Ready to display, such as «72.4 %». */
  readonly percent: string;
  /** Ready to display, such as «17 h 23 min a day». */
  readonly perDay: string;
}

/** A share with a goal: of one level, or of several together. */
export interface TimeInRangeGoal {
  readonly id: string;
  /** The levels that it adds up. */
  readonly levels: readonly RangeLevel[];
  /** Which time it is, such as «above 180 mg/dL». */
  readonly name: string;
  /** Ready to display, such as «27.1 %». */
  readonly percent: string;
  /** The goal, such as «goal > 70 %», or that there is none. */
  readonly goal: string;
  /** Whether the goal is met, shown with a mark; absent without a verdict. */
  readonly isMet?: boolean;
}

export interface TimeInRangeBarProps extends ChartFrameMessages {
  shares: Readonly<Record<RangeLevel, TimeInRangeShare>>;
  rangeLabels: Readonly<Record<RangeLevel, RangeLabels>>;
  /** Columns of the equivalent table: level, percentage, time a day. */
  columnHeaders: readonly [string, string, string];
  /** Labels of the goal marks. */
  metLabel: string;
  missedLabel: string;
  /** Goals are of sums of levels more often than of a single one, so they have lines of their own. */
  goals?: readonly TimeInRangeGoal[];
}

/** The bar with each level's name and percentage below it. */
export const timeInRangePicture = (
  element: Element,
  shares: TimeInRangeBarProps['shares'],
  rangeLabels: TimeInRangeBarProps['rangeLabels'],
): Picture => ({
  element,
  width: 860,
  height: 96,
  paint: (pen, ink) => paintTimeInRange(pen, ink, shares, rangeLabels),
});

function paintTimeInRange(
  pen: Pen,
  ink: Ink,
  shares: TimeInRangeBarProps['shares'],
  rangeLabels: TimeInRangeBarProps['rangeLabels'],
) {
  const total = RANGE_LEVELS.reduce((sum, level) => sum + Math.max(0, shares[level].share || 0), 0) || 1;
  let x = 0;
  RANGE_LEVELS.forEach((level, index) => {
    const width = (Math.max(0, shares[level].share || 0) / total) * 860;
    pen.fillStyle = ink.rangeFill[level];
    pen.fillRect(x, 0, Math.max(0, width - 1), 36);
    x += width;
    const column = index * 172;
    pen.fillRect(column, 50, 14, 12);
    pen.textAlign = 'left';
    pen.textBaseline = 'middle';
    pen.fillStyle = ink.text;
    pen.font = `400 12px ${ink.fontFamily}`;
    pen.fillText(rangeLabels[level].name, column + 20, 56);
    pen.font = `600 14px ${ink.fontFamily}`;
    pen.fillText(`${shares[level].percent} · ${shares[level].perDay}`, column, 80);
  });
}

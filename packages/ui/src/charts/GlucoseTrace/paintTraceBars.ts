import type { Ink } from '../painting/ink.ts';
import type { Pen } from '../painting/Pen.ts';
import { RANGE_LEVELS, type RangeLevel } from '../RangeLegend/rangeLevels.ts';
import type { TraceColumns } from './decimateTrace.ts';
import {
  barsOfColumns,
  createTraceBars,
  paintBars,
  paintBeyondBars,
  type BarPlace,
  type TraceBars,
} from './traceBars.ts';
import { weightOf, type TraceLines } from './tracePlan.ts';

/** Kept between frames. */
let bars: TraceBars = createTraceBars(2);

/** Draws dense readings as vertical bars in the colour of each level, and fills what is outside the range. */
export function paintTraceBars(
  pen: Pen,
  ink: Ink,
  columns: TraceColumns,
  lines: TraceLines,
  place: BarPlace,
  y: (value: number) => number,
) {
  const { top, ySevereHigh, yHigh, yLow, ySevereLow, floor } = lines;
  if (bars.top.length !== columns.size) bars = createTraceBars(columns.size);
  barsOfColumns(columns, y, bars);
  const bounds: Readonly<Record<RangeLevel, readonly [upper: number, lower: number]>> = {
    severeLow: [ySevereLow, floor],
    low: [yLow, ySevereLow],
    inRange: [yHigh, yLow],
    high: [ySevereHigh, yHigh],
    severeHigh: [top, ySevereHigh],
  };
  for (const level of RANGE_LEVELS) {
    if (level === 'inRange') continue;
    const [upper, lower] = bounds[level];
    const isAbove = lower <= yHigh;
    pen.fillStyle = ink.rangeFill[level];
    paintBeyondBars(pen, bars, place, isAbove ? lower : upper, isAbove ? upper : lower);
  }
  for (const level of RANGE_LEVELS) {
    pen.fillStyle = ink.rangeMark[level];
    paintBars(pen, bars, place, weightOf(level), ...bounds[level]);
  }
}

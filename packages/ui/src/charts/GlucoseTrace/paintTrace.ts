import type { Ink } from '../painting/ink.ts';
import type { Pen } from '../painting/Pen.ts';
import { createTraceColumns, decimateTrace, lowerBound, type TraceColumns } from './decimateTrace.ts';
import { paintTraceAxes } from './paintTraceAxes.ts';
import { paintTraceBars } from './paintTraceBars.ts';
import { paintTraceLine } from './paintTraceLine.ts';
import { paintTraceMarks } from './paintTraceMarks.ts';
import { traceInsets, traceScales, type TraceLines, type TracePlan } from './tracePlan.ts';
import { localMidnights } from './traceTicks.ts';
import { columnVertices, readingVertices } from './traceVertices.ts';

/** Kept between frames. */
let columns: TraceColumns = createTraceColumns(2);

export interface TracePainting {
  /** Columns per CSS px that dense readings are reduced to. Default 1. */
  readonly columnsPerPixel?: number;
  /**
   * How dense readings are drawn: as a `line` (for exports) or as vertical `bars`, which look the same on a screen and
   * cost a hundredth without GPU acceleration. Default `line`.
   */
  readonly dense?: 'line' | 'bars';
}

/** Paints one frame. Only the readings in the window cost time, at most four vertices per pixel column. */
export function paintTrace(
  pen: Pen,
  ink: Ink,
  width: number,
  height: number,
  plan: TracePlan,
  { columnsPerPixel = 1, dense = 'line' }: TracePainting = {},
) {
  const { left, top } = traceInsets;
  const { limits, window, series } = plan;
  const { plotWidth, plotHeight, x, y } = traceScales(plan, width, height);
  const right = left + plotWidth;
  const floor = top + plotHeight;
  const yHigh = y(limits.high);
  const yLow = y(limits.low);
  const ySevereHigh = y(limits.severeHigh);
  const ySevereLow = y(limits.severeLow);

  pen.fillStyle = ink.targetBand;
  pen.fillRect(left, yHigh, plotWidth, yLow - yHigh);

  pen.lineWidth = 1;
  pen.strokeStyle = ink.grid;
  pen.beginPath();
  const midnights = localMidnights(window.from, window.to, plan.offsetAt);
  if (midnights.length < plotWidth / 10) {
    for (const midnight of midnights) {
      const at = Math.round(x(midnight)) + 0.5;
      pen.moveTo(at, top);
      pen.lineTo(at, floor);
    }
  }
  for (const limit of [ySevereHigh, ySevereLow]) {
    pen.moveTo(left, Math.round(limit) + 0.5);
    pen.lineTo(right, Math.round(limit) + 0.5);
  }
  pen.stroke();
  pen.strokeStyle = ink.targetEdge;
  pen.setLineDash([4, 3]);
  pen.beginPath();
  for (const limit of [yHigh, yLow]) {
    pen.moveTo(left, Math.round(limit) + 0.5);
    pen.lineTo(right, Math.round(limit) + 0.5);
  }
  pen.stroke();
  pen.setLineDash([]);

  pen.save();
  pen.beginPath();
  pen.rect(left, top, plotWidth, plotHeight);
  pen.clip();

  // Gaps first: the line is drawn over their edges.
  pen.fillStyle = ink.missingFill;
  const gaps = plan.afterGaps;
  for (let gap = lowerBound(gaps, lowerBound(series.epochSeconds, window.from)); gap < gaps.length; gap++) {
    const after = gaps[gap]!;
    const start = series.epochSeconds[after - 1]!;
    if (start > window.to) break;
    const from = Math.max(left, x(start) + 2);
    const to = Math.min(right, x(series.epochSeconds[after]!) - 2);
    if (to - from > 3) pen.fillRect(from, top, to - from, plotHeight);
  }

  if (plan.events.length > 0) {
    pen.strokeStyle = ink.axis;
    pen.globalAlpha = 0.5;
    pen.beginPath();
    for (const moment of plan.events) {
      if (moment < window.from || moment > window.to) continue;
      const at = Math.round(x(moment)) + 0.5;
      pen.moveTo(at, top);
      pen.lineTo(at, floor);
    }
    pen.stroke();
    pen.globalAlpha = 1;
  }

  const start = Math.max(0, lowerBound(series.epochSeconds, window.from) - 1);
  const end = Math.min(series.epochSeconds.length, lowerBound(series.epochSeconds, window.to) + 1);
  const columnCount = Math.max(1, Math.round(plotWidth * columnsPerPixel));
  const isDense = end - start > columnCount * 1.5;
  const lines: TraceLines = { top, ySevereHigh, yHigh, yLow, ySevereLow, floor };
  if (isDense) {
    if (columns.size !== columnCount + 2) columns = createTraceColumns(columnCount + 2);
    decimateTrace(series.epochSeconds, series.values, window, plan.gapSeconds, columns);
  }
  if (isDense && dense === 'bars') {
    paintTraceBars(
      pen,
      ink,
      columns,
      lines,
      { left, columnWidth: plotWidth / columnCount, pixel: 1 / columnsPerPixel },
      y,
    );
  } else {
    const line = isDense
      ? columnVertices(columns, left, plotWidth, columnCount, y)
      : readingVertices(plan, start, end, x, y);
    paintTraceLine(pen, ink, line, lines);
  }

  paintTraceMarks(pen, ink, plan, start, end, plotWidth, x, y);
  pen.restore();
  paintTraceAxes(pen, ink, plan, { left, right, floor, x, y });
}

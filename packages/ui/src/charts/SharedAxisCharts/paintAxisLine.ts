import type { Ink } from '../painting/ink.ts';
import type { Pen } from '../painting/Pen.ts';
import {
  createTraceColumns,
  decimateTrace,
  lowerBound,
  type TraceColumns,
} from '../GlucoseTrace/decimateTrace.ts';
import { paintTraceBars } from '../GlucoseTrace/paintTraceBars.ts';
import { paintTraceLine } from '../GlucoseTrace/paintTraceLine.ts';
import { barsOfColumns, createTraceBars, paintBars, type TraceBars } from '../GlucoseTrace/traceBars.ts';
import { columnVertices, readingVertices, type Vertices } from '../GlucoseTrace/traceVertices.ts';
import { rangeLevel } from '../RangeLegend/rangeLevels.ts';
import { DEFAULT_GAP, type PlannedSeries } from './axisPlan.ts';
import type { AxisLine } from './SharedAxisProps.ts';

/** Where a series is painted, and how finely. */
export interface AxisStage {
  readonly left: number;
  readonly plotWidth: number;
  readonly top: number;
  readonly floor: number;
  /** The visible time, in the series' own time. */
  readonly window: { readonly from: number; readonly to: number };
  readonly x: (moment: number) => number;
  readonly y: (value: number) => number;
  readonly columnsPerPixel: number;
  /** Dense readings as bars, which rasterise fastest, or as a line for exports. */
  readonly dense: 'line' | 'bars';
}

/** Kept between frames. */
let columns: TraceColumns = createTraceColumns(2);
let bars: TraceBars = createTraceBars(2);

/** The visible readings of a series reduced to one minimum and maximum per column; shared between frames. */
export function columnsOf(
  series: { at: ArrayLike<number>; values: ArrayLike<number> },
  gap: number,
  stage: AxisStage,
) {
  const count = Math.max(1, Math.round(stage.plotWidth * stage.columnsPerPixel));
  if (columns.size !== count + 2) columns = createTraceColumns(count + 2);
  decimateTrace(series.at, series.values, stage.window, gap, columns);
  return { columns, count };
}

const dashesOf = (dash: string | undefined) => (dash ? dash.split(' ').map(Number) : []);

/** Paints a line, or its columns' extremes where readings are denser than pixels. */
export function paintAxisLine(
  pen: Pen,
  ink: Ink,
  { apart, look }: PlannedSeries,
  line: AxisLine,
  stage: AxisStage,
) {
  const { left, plotWidth, top, floor, window, x, y, columnsPerPixel } = stage;
  const gap = line.gapSeconds ?? DEFAULT_GAP;
  const start = Math.max(0, lowerBound(line.at, window.from) - 1);
  const end = Math.min(line.at.length, lowerBound(line.at, window.to) + 1);
  const isDense = end - start > plotWidth * columnsPerPixel * 1.5;
  const dashes = dashesOf(look.dash);
  const color = ink.tone(look.tone);

  if (isDense && stage.dense === 'bars') {
    const { columns: reduced, count } = columnsOf(line, gap, stage);
    const place = { left, columnWidth: plotWidth / count, pixel: 1 / columnsPerPixel };
    if (line.limits) {
      paintTraceBars(pen, ink, reduced, linesOf(line.limits, stage), place, y);
      return;
    }
    if (bars.top.length !== reduced.size) bars = createTraceBars(reduced.size);
    barsOfColumns(reduced, y, bars);
    if (line.isArea) fillColumns(pen, color, bars, place, floor);
    pen.fillStyle = color;
    // A dash cannot be seen in columns as high as the noise: the extremes as a veil, and the dashed middle over it.
    pen.globalAlpha = dashes.length > 0 ? 0.35 : 1;
    paintBars(pen, bars, place, 1.5, top, floor);
    pen.globalAlpha = 1;
    if (dashes.length > 0) strokeMiddle(pen, color, dashes, bars, place);
    return;
  }

  const vertices = isDense
    ? (() => {
        const { columns: reduced, count } = columnsOf(line, gap, stage);
        return columnVertices(reduced, left, plotWidth, count, y);
      })()
    : readingVertices(
        { series: { epochSeconds: line.at, values: line.values }, gapSeconds: gap },
        start,
        end,
        x,
        y,
      );
  if (line.limits) paintTraceLine(pen, ink, vertices, linesOf(line.limits, stage));
  else {
    if (line.isArea) fillUnder(pen, color, vertices, floor);
    strokeLine(pen, color, dashes, vertices);
  }
  if (isDense) return;
  const dot = (index: number) => {
    const value = line.values[index]!;
    if (value - value !== 0) return;
    pen.fillStyle = line.limits ? ink.rangeMark[rangeLevel(value, line.limits)] : color;
    pen.beginPath();
    pen.arc(x(line.at[index]!), y(value), 2.25, 0, Math.PI * 2);
    pen.fill();
  };
  if ((end - start) * 12 < plotWidth) for (let index = start; index < end; index++) dot(index);
  else
    for (const index of apart?.marked ?? []) {
      if (index >= end) break;
      if (index >= start) dot(index);
    }
}

function linesOf(limits: NonNullable<AxisLine['limits']>, { top, floor, y }: AxisStage) {
  const place = (value: number) => Math.max(top, Math.min(floor, y(value)));
  return {
    top,
    floor,
    ySevereHigh: place(limits.severeHigh),
    yHigh: place(limits.high),
    yLow: place(limits.low),
    ySevereLow: place(limits.severeLow),
  };
}

function strokeLine(pen: Pen, color: string, dashes: number[], { x, y }: Vertices) {
  pen.strokeStyle = color;
  pen.lineWidth = 1.75;
  pen.lineJoin = 'round';
  pen.setLineDash(dashes);
  pen.beginPath();
  for (let index = 0; index < x.length; index++) {
    const at = x[index]!;
    if (at !== at) continue;
    const before = index > 0 ? x[index - 1]! : Number.NaN;
    if (before === before) pen.lineTo(at, y[index]!);
    else pen.moveTo(at, y[index]!);
  }
  pen.stroke();
  pen.setLineDash([]);
}

function fillUnder(pen: Pen, color: string, { x, y }: Vertices, floor: number) {
  pen.fillStyle = color;
  pen.globalAlpha = 0.18;
  pen.beginPath();
  for (let index = 0; index < x.length; index++) {
    const at = x[index]!;
    if (at !== at) continue;
    if (index === 0 || x[index - 1] !== x[index - 1]) pen.moveTo(at, floor);
    pen.lineTo(at, y[index]!);
    if (index === x.length - 1 || x[index + 1] !== x[index + 1]) {
      pen.lineTo(at, floor);
      pen.closePath();
    }
  }
  pen.fill();
  pen.globalAlpha = 1;
}

type Place = Parameters<typeof paintBars>[2];

function fillColumns(
  pen: Pen,
  color: string,
  { top }: TraceBars,
  { left, columnWidth }: Place,
  floor: number,
) {
  pen.fillStyle = color;
  pen.globalAlpha = 0.18;
  for (let column = 0; column < top.length; column++) {
    const height = top[column]!;
    if (height === height)
      pen.fillRect(left + (column - 1) * columnWidth, height, columnWidth, floor - height);
  }
  pen.globalAlpha = 1;
}

function strokeMiddle(
  pen: Pen,
  color: string,
  dashes: number[],
  { top, bottom }: TraceBars,
  { left, columnWidth }: Place,
) {
  pen.strokeStyle = color;
  pen.lineWidth = 1.75;
  pen.setLineDash(dashes);
  pen.beginPath();
  let isOpen = false;
  for (let column = 0; column < top.length; column++) {
    const middle = (top[column]! + bottom[column]!) / 2;
    if (middle !== middle) {
      isOpen = false;
      continue;
    }
    const at = left + (column - 0.5) * columnWidth;
    if (isOpen) pen.lineTo(at, middle);
    else pen.moveTo(at, middle);
    isOpen = true;
  }
  pen.stroke();
  pen.setLineDash([]);
}

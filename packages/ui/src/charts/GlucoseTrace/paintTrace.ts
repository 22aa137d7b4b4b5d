import type { Ink } from '../painting/ink.ts';
import type { Pen } from '../painting/Pen.ts';
import { RANGE_LEVELS, rangeLevel, type RangeLevel, type RangeLimits } from '../RangeLegend/rangeLevels.ts';
import {
  createTraceColumns,
  decimateTrace,
  lowerBound,
  type TraceColumns,
  type TraceWindow,
} from './decimateTrace.ts';
import { localMidnights, timeTicks } from './traceTicks.ts';
import {
  barsOfColumns,
  createTraceBars,
  paintBars,
  paintBeyondBars,
  type BarPlace,
  type TraceBars,
} from './traceBars.ts';

/** The readings that are drawn. Arrays run in parallel, in ascending time. */
export interface TraceSeries {
  /** Seconds since the epoch. */
  readonly epochSeconds: ArrayLike<number>;
  /** In the unit of the limits; a value that is not finite breaks the line. */
  readonly values: ArrayLike<number>;
  /** Bit 1: below what the device can measure. Bit 2: above it. */
  readonly flags?: ArrayLike<number>;
}

export const BELOW_DEVICE = 1;
export const ABOVE_DEVICE = 2;

export interface TracePlan {
  readonly series: TraceSeries;
  readonly limits: RangeLimits;
  readonly domain: readonly [number, number];
  readonly window: TraceWindow;
  readonly gapSeconds: number;
  /** Indices of readings that come after a gap, ascending. */
  readonly afterGaps: readonly number[];
  readonly offsetAt: (epochSeconds: number) => number;
  readonly formatTime: (epochSeconds: number, kind: 'hour' | 'day') => string;
  readonly formatValue: (value: number) => string;
  /** Moments with an event: a hairline leads down from its mark. */
  readonly events: readonly number[];
}

/** Insets of the plot in CSS px. */
export const traceInsets = { left: 44, right: 12, top: 8, bottom: 24 } as const;

/** Where a value and a moment stand in the picture. */
export function traceScales(plan: Pick<TracePlan, 'window' | 'domain'>, width: number, height: number) {
  const { left, right, top, bottom } = traceInsets;
  const plotWidth = Math.max(1, width - left - right);
  const plotHeight = Math.max(1, height - top - bottom);
  const perSecond = plotWidth / (plan.window.to - plan.window.from);
  const perUnit = plotHeight / (plan.domain[1] - plan.domain[0]);
  return {
    plotWidth,
    plotHeight,
    x: (epochSeconds: number) => left + (epochSeconds - plan.window.from) * perSecond,
    y: (value: number) => top + (plan.domain[1] - value) * perUnit,
    momentAt: (x: number) => plan.window.from + (x - left) / perSecond,
  };
}

/** Readings that come after a gap; found once per series, not once per frame. */
export function readingsAfterGaps(epochSeconds: ArrayLike<number>, gapSeconds: number): number[] {
  const found: number[] = [];
  for (let index = 1; index < epochSeconds.length; index++) {
    if (epochSeconds[index]! - epochSeconds[index - 1]! > gapSeconds) found.push(index);
  }
  return found;
}

/** The line in pixels, cut where it crosses a limit. `x` is NaN where it breaks. Kept between frames. */
interface Vertices {
  x: number[];
  y: number[];
}

const vertices: Vertices = { x: [], y: [] };
let columns: TraceColumns = createTraceColumns(2);
let bars: TraceBars = createTraceBars(2);

export interface TracePainting {
  /** Columns that dense readings are reduced to, for each CSS px. Default 1. */
  readonly columnsPerPixel?: number;
  /**
   * How dense readings are drawn: as a `line` (pictures to keep) or as upright `bars`, which look the same on a screen
   * and cost a hundredth where no graphics processor helps. Default `line`.
   */
  readonly dense?: 'line' | 'bars';
}

/** Paints one frame. Only what lies in the window costs time, and at most four vertices per pixel column. */
export function paintTrace(
  pen: Pen,
  ink: Ink,
  width: number,
  height: number,
  plan: TracePlan,
  { columnsPerPixel = 1, dense = 'line' }: TracePainting = {},
) {
  const { left, top, bottom } = traceInsets;
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
  const lines = { top, ySevereHigh, yHigh, yLow, ySevereLow, floor };
  if (isDense && dense === 'bars') {
    reduce(plan, columnCount);
    paintDense(pen, ink, lines, { left, columnWidth: plotWidth / columnCount }, y);
  } else {
    if (isDense) columnVertices(plan, left, plotWidth, columnCount, y);
    else readingVertices(plan, start, end, x, y);
    paintLine(pen, ink, lines);
  }

  paintReadings(pen, ink, plan, start, end, plotWidth, x, y);
  pen.restore();
  paintAxes(pen, ink, plan, { left, right, top, floor, bottom, x, y });
}

/** Heights of the limits and of the plot's edges, in px. */
interface TraceLines {
  top: number;
  ySevereHigh: number;
  yHigh: number;
  yLow: number;
  ySevereLow: number;
  floor: number;
}

const weightOf = (level: RangeLevel) => (level === 'inRange' ? 1.5 : 2);

function paintLine(pen: Pen, ink: Ink, { top, ySevereHigh, yHigh, yLow, ySevereLow, floor }: TraceLines) {
  cutAt([ySevereHigh, yHigh, yLow, ySevereLow]);

  paintBeyond(pen, ink.rangeFill.high, yHigh, ySevereHigh);
  paintBeyond(pen, ink.rangeFill.severeHigh, ySevereHigh, top);
  paintBeyond(pen, ink.rangeFill.low, yLow, ySevereLow);
  paintBeyond(pen, ink.rangeFill.severeLow, ySevereLow, floor);

  pen.lineJoin = 'round';
  pen.lineCap = 'butt';
  const bands = bandsOf(ySevereHigh, yHigh, yLow, ySevereLow);
  RANGE_LEVELS.forEach((level, band) => strokeBand(pen, ink.rangeMark[level], weightOf(level), bands, band));
}

function paintDense(pen: Pen, ink: Ink, lines: TraceLines, place: BarPlace, y: (value: number) => number) {
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

function reduce(plan: TracePlan, columnCount: number) {
  if (columns.size !== columnCount + 2) columns = createTraceColumns(columnCount + 2);
  decimateTrace(plan.series.epochSeconds, plan.series.values, plan.window, plan.gapSeconds, columns);
}

function columnVertices(
  plan: TracePlan,
  left: number,
  plotWidth: number,
  columnCount: number,
  y: (value: number) => number,
) {
  reduce(plan, columnCount);
  const { first, last, minimum, maximum, count, breaksBefore } = columns;
  let size = 0;
  const add = (atX: number, atY: number) => {
    vertices.x[size] = atX;
    vertices.y[size] = atY;
    size++;
  };
  for (let column = 0; column < columns.size; column++) {
    if (count[column] === 0) continue;
    const at = left + ((column - 0.5) / columnCount) * plotWidth;
    if (breaksBefore[column] && size > 0) add(Number.NaN, 0);
    const yFirst = y(first[column]!);
    const yLast = y(last[column]!);
    const yTop = y(maximum[column]!);
    const yBottom = y(minimum[column]!);
    add(at, yFirst);
    // Towards the far extreme first, so that the line ends near its last reading without a loop.
    const goesDown = yLast > yFirst;
    if (yTop !== yBottom) {
      if (goesDown ? yTop < yFirst : yBottom > yFirst) add(at, goesDown ? yTop : yBottom);
      if (goesDown ? yBottom > yLast : yTop < yLast) add(at, goesDown ? yBottom : yTop);
      if (yLast !== yFirst || vertices.x[size - 1] !== at) add(at, yLast);
    }
  }
  vertices.x.length = size;
  vertices.y.length = size;
}

function readingVertices(
  plan: TracePlan,
  start: number,
  end: number,
  x: (moment: number) => number,
  y: (value: number) => number,
) {
  const { epochSeconds, values } = plan.series;
  let size = 0;
  let previous = Number.NaN;
  for (let index = start; index < end; index++) {
    const moment = epochSeconds[index]!;
    const value = values[index]!;
    const isKnown = value - value === 0;
    if (
      size > 0 &&
      (!isKnown || moment - previous > plan.gapSeconds) &&
      !Number.isNaN(vertices.x[size - 1])
    ) {
      vertices.x[size] = Number.NaN;
      vertices.y[size] = 0;
      size++;
    }
    if (!isKnown) continue;
    vertices.x[size] = x(moment);
    vertices.y[size] = y(value);
    size++;
    previous = moment;
  }
  vertices.x.length = size;
  vertices.y.length = size;
}

const cut: Vertices = { x: [], y: [] };

/** Puts a vertex wherever the line crosses one of the heights (ascending), so that each piece lies in one band. */
function cutAt(heights: readonly [number, number, number, number]) {
  const { x, y } = vertices;
  let size = 0;
  for (let index = 0; index < x.length; index++) {
    const x1 = x[index]!;
    const y1 = y[index]!;
    if (index > 0) {
      const x0 = x[index - 1]!;
      const y0 = y[index - 1]!;
      if (x0 === x0 && x1 === x1 && y0 !== y1) {
        const goesDown = y1 > y0;
        for (let step = 0; step < 4; step++) {
          const height = heights[goesDown ? step : 3 - step]!;
          if (goesDown ? y0 < height && height < y1 : y1 < height && height < y0) {
            cut.x[size] = x0 + ((height - y0) / (y1 - y0)) * (x1 - x0);
            cut.y[size] = height;
            size++;
          }
        }
      }
    }
    cut.x[size] = x1;
    cut.y[size] = y1;
    size++;
  }
  cut.x.length = size;
  cut.y.length = size;
}

/** Fills what lies between the line and a limit, as far as the next limit. */
function paintBeyond(pen: Pen, fill: string | CanvasPattern, base: number, far: number) {
  const { x, y } = cut;
  const isAbove = far < base;
  const clamp = (height: number) =>
    isAbove
      ? height < far
        ? far
        : height > base
          ? base
          : height
      : height > far
        ? far
        : height < base
          ? base
          : height;
  let isOpen = false;
  let hasAny = false;
  pen.fillStyle = fill;
  pen.beginPath();
  for (let index = 0; index < x.length; index++) {
    const at = x[index]!;
    const height = at === at ? clamp(y[index]!) : base;
    const isBeyond = at === at && height !== base;
    if (isBeyond && !isOpen) {
      const before = index > 0 ? x[index - 1]! : Number.NaN;
      pen.moveTo(before === before ? before : at, base);
      isOpen = true;
      hasAny = true;
    }
    if (isBeyond) pen.lineTo(at, height);
    else if (isOpen) {
      pen.lineTo(at === at ? at : x[index - 1]!, base);
      pen.closePath();
      isOpen = false;
    }
  }
  if (isOpen) {
    pen.lineTo(x[x.length - 1]!, base);
    pen.closePath();
  }
  if (hasAny) pen.fill();
}

let bandOfPiece = new Uint8Array(0);

const NO_PIECE = 9;

/** The level of each piece of the line, as its index in RANGE_LEVELS. The limits belong to the same level as in `rangeIndex`. */
function bandsOf(ySevereHigh: number, yHigh: number, yLow: number, ySevereLow: number): Uint8Array {
  const { x, y } = cut;
  if (bandOfPiece.length < x.length) bandOfPiece = new Uint8Array(x.length * 2);
  for (let index = 1; index < x.length; index++) {
    const middle = (y[index - 1]! + y[index]!) / 2;
    const isWhole = x[index]! - x[index - 1]! === x[index]! - x[index - 1]!;
    bandOfPiece[index] = !isWhole
      ? NO_PIECE
      : middle < ySevereHigh
        ? 4
        : middle < yHigh
          ? 3
          : middle <= yLow
            ? 2
            : middle <= ySevereLow
              ? 1
              : 0;
  }
  return bandOfPiece;
}

/** Strokes the pieces of the line that lie in one band. */
function strokeBand(pen: Pen, color: string, lineWidth: number, bands: Uint8Array, band: number) {
  const { x, y } = cut;
  let isOpen = false;
  let hasAny = false;
  pen.strokeStyle = color;
  pen.lineWidth = lineWidth;
  pen.beginPath();
  for (let index = 1; index < x.length; index++) {
    if (bands[index] !== band) {
      isOpen = false;
      continue;
    }
    if (!isOpen) pen.moveTo(x[index - 1]!, y[index - 1]!);
    pen.lineTo(x[index]!, y[index]!);
    isOpen = true;
    hasAny = true;
  }
  if (hasAny) pen.stroke();
}

/** Single readings: dots where there is room, and triangles where the device only said «low» or «high». */
function paintReadings(
  pen: Pen,
  ink: Ink,
  plan: TracePlan,
  start: number,
  end: number,
  plotWidth: number,
  x: (moment: number) => number,
  y: (value: number) => number,
) {
  const { series, limits, gapSeconds } = plan;
  const { epochSeconds, values, flags } = series;
  const showsDots = (end - start) * 8 < plotWidth;
  for (let index = start; index < end; index++) {
    const value = values[index]!;
    if (value - value !== 0) continue;
    const flag = flags?.[index] ?? 0;
    // A reading alone between two gaps has no line to be seen by.
    const isAlone =
      !showsDots &&
      (index === 0 || epochSeconds[index]! - epochSeconds[index - 1]! > gapSeconds) &&
      (index + 1 >= epochSeconds.length || epochSeconds[index + 1]! - epochSeconds[index]! > gapSeconds);
    if (flag === 0 && !showsDots && !isAlone) continue;
    const atX = x(epochSeconds[index]!);
    const atY = y(value);
    pen.fillStyle = ink.rangeMark[rangeLevel(value, limits)];
    pen.beginPath();
    if (flag & (BELOW_DEVICE | ABOVE_DEVICE)) {
      const point = flag & BELOW_DEVICE ? 6 : -6;
      pen.moveTo(atX - 4, atY);
      pen.lineTo(atX + 4, atY);
      pen.lineTo(atX, atY + point);
      pen.closePath();
    } else {
      pen.arc(atX, atY, 2.25, 0, Math.PI * 2);
    }
    pen.fill();
  }
}

interface AxisPlace {
  left: number;
  right: number;
  top: number;
  floor: number;
  bottom: number;
  x: (moment: number) => number;
  y: (value: number) => number;
}

function paintAxes(pen: Pen, ink: Ink, plan: TracePlan, { left, right, floor, x, y }: AxisPlace) {
  const { limits, window } = plan;
  pen.font = `400 11px ${ink.fontFamily}`;
  pen.textBaseline = 'middle';
  pen.textAlign = 'right';
  // The limits of the target are labelled first: where there is no room the outer ones yield.
  const taken: number[] = [];
  for (const limit of [limits.low, limits.high, limits.severeHigh, limits.severeLow]) {
    const at = y(limit);
    if (taken.some((other) => Math.abs(other - at) < 12)) continue;
    taken.push(at);
    pen.fillStyle = limit === limits.low || limit === limits.high ? ink.text : ink.label;
    pen.fillText(plan.formatValue(limit), left - 8, at);
  }

  pen.strokeStyle = ink.axis;
  pen.lineWidth = 1;
  pen.beginPath();
  pen.moveTo(left, Math.round(floor) + 0.5);
  pen.lineTo(right, Math.round(floor) + 0.5);
  const ticks = timeTicks(
    window.from,
    window.to,
    Math.max(2, Math.floor((right - left) / 72)),
    plan.offsetAt,
  );
  for (const tick of ticks) {
    const at = Math.round(x(tick.at)) + 0.5;
    pen.moveTo(at, floor);
    pen.lineTo(at, floor + 4);
  }
  pen.stroke();
  for (const tick of ticks) {
    const at = x(tick.at);
    pen.textAlign = at < left + 18 ? 'left' : at > right - 18 ? 'right' : 'center';
    pen.fillStyle = tick.kind === 'day' ? ink.text : ink.label;
    pen.fillText(
      plan.formatTime(tick.at, tick.kind),
      at < left + 18 ? Math.max(left, at - 8) : Math.min(at, right),
      floor + 14,
    );
  }
}

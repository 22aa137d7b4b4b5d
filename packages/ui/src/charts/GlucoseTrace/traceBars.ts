import type { Pen } from '../painting/Pen.ts';
import type { TraceColumns } from './decimateTrace.ts';

/** The vertical extent of the line in each column, in px; NaN where there is none. Reused between frames. */
export interface TraceBars {
  readonly top: Float64Array;
  readonly bottom: Float64Array;
}

export function createTraceBars(size: number): TraceBars {
  return { top: new Float64Array(size), bottom: new Float64Array(size) };
}

/**
 * The line of dense readings as one vertical bar per pixel column, from its highest to its lowest reading, each
 * reaching halfway to its neighbours so that no break shows. Columns without a reading inside an unbroken stretch are
 * bridged in a straight line.
 *
 * @param y px from the top for a value; higher values are higher up
 */
export function barsOfColumns(columns: TraceColumns, y: (value: number) => number, bars: TraceBars): void {
  const { size, first, last, minimum, maximum, count, breaksBefore } = columns;
  const { top, bottom } = bars;
  let previous = -1;
  let yPrevious = 0;
  for (let column = 0; column < size; column++) {
    if (count[column] === 0) {
      top[column] = Number.NaN;
      bottom[column] = Number.NaN;
      continue;
    }
    top[column] = y(maximum[column]!);
    bottom[column] = y(minimum[column]!);
    const yFirst = y(first[column]!);
    if (previous >= 0 && breaksBefore[column] === 0) {
      const slope = (yFirst - yPrevious) / (column - previous);
      reach(bars, previous, yPrevious + slope / 2);
      for (let between = previous + 1; between < column; between++) {
        const middle = yPrevious + slope * (between - previous);
        top[between] = middle;
        bottom[between] = middle;
        reach(bars, between, middle - slope / 2);
        reach(bars, between, middle + slope / 2);
      }
      reach(bars, column, yFirst - slope / 2);
    }
    previous = column;
    yPrevious = y(last[column]!);
  }
}

function reach({ top, bottom }: TraceBars, column: number, height: number) {
  if (height < top[column]!) top[column] = height;
  if (height > bottom[column]!) bottom[column] = height;
}

/** The position of the columns: the first is the one before the plot. */
export interface BarPlace {
  readonly left: number;
  readonly columnWidth: number;
  /** Width of a device pixel: bars are aligned to whole ones, which rasterise fastest and look sharpest. */
  readonly pixel: number;
}

/**
 * Draws the part of the bars between two heights. Vertical rectangles are many times cheaper to rasterise than the same
 * line as one stroked path, whose edges cross each pixel row hundreds of times.
 */
export function paintBars(
  pen: Pen,
  { top, bottom }: TraceBars,
  { left, columnWidth, pixel }: BarPlace,
  lineWidth: number,
  upper: number,
  lower: number,
) {
  const shift = columnWidth / 2 + lineWidth / 2;
  const perPixel = 1 / pixel;
  for (let column = 0; column < top.length; column++) {
    let from = top[column]!;
    if (from !== from) continue;
    let to = bottom[column]!;
    const lacking = lineWidth - (to - from);
    if (lacking > 0) {
      from -= lacking / 2;
      to += lacking / 2;
    }
    if (from < upper) from = upper;
    if (to > lower) to = lower;
    if (to > from) {
      const at = Math.round((left + column * columnWidth - shift) * perPixel) * pixel;
      pen.fillRect(at, from, lineWidth, to - from);
    }
  }
}

/** Fills from a limit to where the bars begin, up to the next limit. */
export function paintBeyondBars(
  pen: Pen,
  { top, bottom }: TraceBars,
  { left, columnWidth }: BarPlace,
  base: number,
  far: number,
) {
  const isAbove = far < base;
  for (let column = 0; column < top.length; column++) {
    const end = isAbove ? bottom[column]! : top[column]!;
    if (!(isAbove ? end < base : end > base)) continue;
    const from = isAbove ? Math.max(far, end) : base;
    const to = isAbove ? base : Math.min(far, end);
    pen.fillRect(left + (column - 1) * columnWidth, from, columnWidth, to - from);
  }
}

import type { TraceColumns } from './decimateTrace.ts';
import type { TracePlan } from './tracePlan.ts';

/** The line in pixels, split where it crosses a limit. `x` is NaN at breaks. Reused between frames. */
export interface Vertices {
  x: number[];
  y: number[];
}

const vertices: Vertices = { x: [], y: [] };
/** The line through the first, extreme and last readings of each column. */
export function columnVertices(
  columns: TraceColumns,
  left: number,
  plotWidth: number,
  columnCount: number,
  y: (value: number) => number,
): Vertices {
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
    // The farther extreme first, so that the line ends near its last reading without a loop.
    const goesDown = yLast > yFirst;
    if (yTop !== yBottom) {
      if (goesDown ? yTop < yFirst : yBottom > yFirst) add(at, goesDown ? yTop : yBottom);
      if (goesDown ? yBottom > yLast : yTop < yLast) add(at, goesDown ? yBottom : yTop);
      if (yLast !== yFirst || vertices.x[size - 1] !== at) add(at, yLast);
    }
  }
  vertices.x.length = size;
  vertices.y.length = size;
  return vertices;
}

/** The line through every reading. */
export function readingVertices(
  plan: Pick<TracePlan, 'series' | 'gapSeconds'>,
  start: number,
  end: number,
  x: (moment: number) => number,
  y: (value: number) => number,
): Vertices {
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
  return vertices;
}

const cut: Vertices = { x: [], y: [] };

/**
 * Inserts a vertex wherever the line crosses one of the heights (ascending), so that each segment is inside one band.
 */
export function cutAt(line: Vertices, heights: readonly [number, number, number, number]): Vertices {
  const { x, y } = line;
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
  return cut;
}

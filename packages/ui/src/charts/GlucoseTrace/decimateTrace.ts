/** The trace of one window, reduced to what each pixel column must show. Reused between frames. */
export interface TraceColumns {
  /** Number of columns: the window's own plus one on each side for the line that enters and leaves. */
  readonly size: number;
  readonly first: Float64Array;
  readonly last: Float64Array;
  readonly minimum: Float64Array;
  readonly maximum: Float64Array;
  /** Readings in the column; 0 leaves the other arrays meaningless there. */
  readonly count: Uint32Array;
  /** 1 where the first reading of the column is not connected to the one before it. */
  readonly breaksBefore: Uint8Array;
}

export function createTraceColumns(size: number): TraceColumns {
  return {
    size,
    first: new Float64Array(size),
    last: new Float64Array(size),
    minimum: new Float64Array(size),
    maximum: new Float64Array(size),
    count: new Uint32Array(size),
    breaksBefore: new Uint8Array(size),
  };
}

/** Index of the first element not below `target` in an ascending array; its length when there is none. */
export function lowerBound(ascending: ArrayLike<number>, target: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ascending[middle] ?? 0) < target) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Index of the element nearest to `target`, or -1 for an empty array. */
export function nearestIndex(ascending: ArrayLike<number>, target: number): number {
  if (ascending.length === 0) return -1;
  const after = lowerBound(ascending, target);
  if (after === 0) return 0;
  if (after === ascending.length) return after - 1;
  const before = after - 1;
  return target - (ascending[before] ?? 0) <= (ascending[after] ?? 0) - target ? before : after;
}

export interface TraceWindow {
  /** Seconds since the epoch, `from` included, `to` excluded. */
  readonly from: number;
  readonly to: number;
}

/**
 * Reduces the readings of a window to first, last, minimum and maximum per column. No column loses its extremes, so a
 * short dip stays visible at every zoom. Values that are not finite are skipped and break the line. Column 0 holds the
 * reading just before the window, the last column the one just after it.
 *
 * @param columns as wide as the plot plus two; overwritten @param gapSeconds a longer step between two readings breaks
 * the line
 */
export function decimateTrace(
  epochSeconds: ArrayLike<number>,
  values: ArrayLike<number>,
  window: TraceWindow,
  gapSeconds: number,
  columns: TraceColumns,
): void {
  const { first, last, minimum, maximum, count, breaksBefore, size } = columns;
  count.fill(0);
  breaksBefore.fill(0);
  const plotColumns = size - 2;
  const span = window.to - window.from;
  const start = Math.max(0, lowerBound(epochSeconds, window.from) - 1);
  const end = Math.min(epochSeconds.length, lowerBound(epochSeconds, window.to) + 1);
  let previous = Number.NEGATIVE_INFINITY;
  for (let index = start; index < end; index++) {
    const at = epochSeconds[index]!;
    const value = values[index]!;
    if (!(value - value === 0)) {
      previous = Number.NEGATIVE_INFINITY;
      continue;
    }
    const place = Math.floor(((at - window.from) * plotColumns) / span);
    const column = place < 0 ? 0 : place >= plotColumns ? size - 1 : place + 1;
    if (count[column] === 0) {
      first[column] = value;
      minimum[column] = value;
      maximum[column] = value;
      breaksBefore[column] = at - previous > gapSeconds ? 1 : 0;
    } else {
      if (value < minimum[column]!) minimum[column] = value;
      if (value > maximum[column]!) maximum[column] = value;
    }
    last[column] = value;
    count[column]! += 1;
    previous = at;
  }
}

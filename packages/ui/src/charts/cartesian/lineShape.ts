import { createTraceColumns, decimateTrace } from '../GlucoseTrace/decimateTrace.ts';
import type { LinearScale } from '../painting/linearScale.ts';
import { isNumber } from './numberAxis.ts';

type Place = readonly [x: number, y: number];

export interface LineShape {
  readonly d: string;
  /** Values with a gap on both sides: no line would show them. */
  readonly alone: readonly Place[];
  /** Positions of the series' marker: on every value if they fit, otherwise now and then. */
  readonly markers: readonly Place[];
}

/** Values ready to draw: anything not finite becomes NaN. */
export function drawable(values: ArrayLike<number | null | undefined>): Float64Array {
  // Not `Float64Array.from`, which uses an iterator and takes several times as long.
  const drawn = new Float64Array(values.length);
  for (let index = 0; index < values.length; index++) {
    const value = values[index];
    drawn[index] = isNumber(value) ? value : Number.NaN;
  }
  return drawn;
}

/** The lowest and highest drawable value; none where there is nothing to draw. */
export function extremes(all: readonly { readonly values: Float64Array }[]): readonly number[] {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const { values } of all) {
    for (let index = 0; index < values.length; index++) {
      const value = values[index]!;
      if (value < low) low = value;
      if (value > high) high = value;
    }
  }
  return low > high ? [] : [low, high];
}

const round = (px: number) => Math.round(px * 100) / 100;

/**
 * The line through values over ascending positions. NaN interrupts it. Where there are more than two values per pixel,
 * each pixel column is drawn from its first value over its lowest and highest to its last, so that no peak is lost.
 *
 * @param phase shifts the markers of one series against those of the others, 0 to 1
 */
export function lineShape(
  places: ArrayLike<number>,
  values: Float64Array,
  toX: LinearScale,
  toY: LinearScale,
  [left, right]: readonly [number, number],
  phase = 0,
): LineShape {
  const width = Math.max(1, Math.round(right - left));
  const runs =
    values.length > 2 * width
      ? decimatedRuns(places, values, toX, toY, left, width)
      : plainRuns(places, values, toX, toY);
  const count = runs.reduce((sum, run) => sum + run.length, 0);
  const isRoomy = count * 16 <= width;
  const markers: Place[] = [];
  let next = left + 40 * phase;
  for (const run of runs) {
    for (const place of run) {
      if (!isRoomy && place[0] < next) continue;
      markers.push(place);
      next = place[0] + 80;
    }
  }
  return {
    d: runs
      .filter((run) => run.length > 1)
      .map((run) => `M${run.map(([x, y]) => `${round(x)},${round(y)}`).join('L')}`)
      .join(''),
    alone: runs.flatMap((run) => (run.length === 1 ? run : [])),
    markers,
  };
}

function plainRuns(places: ArrayLike<number>, values: Float64Array, toX: LinearScale, toY: LinearScale) {
  const runs: Place[][] = [];
  let run: Place[] | null = null;
  for (let index = 0; index < values.length; index++) {
    const [place, value] = [places[index], values[index]];
    if (!isNumber(value) || !isNumber(place)) {
      run = null;
      continue;
    }
    if (!run) runs.push((run = []));
    run.push([toX(place), toY(value)]);
  }
  return runs;
}

function decimatedRuns(
  places: ArrayLike<number>,
  values: Float64Array,
  toX: LinearScale,
  toY: LinearScale,
  left: number,
  width: number,
) {
  const columns = createTraceColumns(width + 2);
  const from = toX.invert(left);
  // The last position is inside the window, whose end is exclusive.
  const to = toX.invert(left + width) * (1 + Number.EPSILON) + Number.MIN_VALUE;
  // Only missing values break the line; elapsed time does not.
  decimateTrace(places, values, { from, to }, Number.MAX_VALUE, columns);
  const runs: Place[][] = [];
  let run: Place[] | null = null;
  for (let column = 0; column < columns.size; column++) {
    if (!columns.count[column]) continue;
    if (!run || columns.breaksBefore[column]) runs.push((run = []));
    const x = left + Math.min(width, Math.max(0, column - 0.5));
    const parts = [columns.first, columns.minimum, columns.maximum, columns.last];
    let last: number | undefined;
    for (const part of parts) {
      const value = part[column];
      if (value === undefined || value === last) continue;
      run.push([x, toY(value)]);
      last = value;
    }
  }
  return runs;
}

/** A smooth line in segments, and the bands between two such lines. */
export interface MonotoneCurves {
  /** SVG path of the line. */
  readonly line: string;
  /** SVG path of the area between this line and another over the same positions. */
  readonly bandTo: (other: MonotoneCurves) => string;
  readonly pieces: readonly Piece[];
}

/** Forwards and backwards. Neither starts with a move command. */
interface Piece {
  readonly forward: string;
  readonly backward: string;
}

// A tenth of a pixel is invisible, and short numbers are written and parsed much faster than long ones.
const round = (value: number) => Math.round(value * 10) / 10;

/**
 * A curve through points that never overshoots them (Steffen 1990, as d3's `curveMonotoneX`), straight where they are
 * close together; it breaks where `y` is NaN. d3 walks along a line once for each path it is part of, and here each is
 * part of two.
 */
export function monotoneCurves(x: Float64Array, y: Float64Array): MonotoneCurves {
  const pieces: Piece[] = [];
  for (let start = 0; start < x.length;) {
    if (Number.isNaN(y[start])) {
      start++;
      continue;
    }
    let end = start + 1;
    while (end < x.length && !Number.isNaN(y[end])) end++;
    pieces.push(pieceOf(x, y, start, end));
    start = end;
  }
  return {
    pieces,
    line: pieces.map(({ forward }) => `M${forward}`).join(''),
    bandTo: (other) =>
      pieces.map(({ forward }, index) => `M${forward}L${other.pieces[index]?.backward ?? ''}Z`).join(''),
  };
}

/**
 * Points closer than this many px on average are joined by straight lines: the curve would not be visible, and it costs
 * three times as much.
 */
const CLOSE = 6;

function pieceOf(x: Float64Array, y: Float64Array, start: number, end: number): Piece {
  if (end - start > 2 && x[end - 1]! - x[start]! < CLOSE * (end - start - 1))
    return straight(x, y, start, end);
  const slopes = slopesOf(x, y, start, end);
  let forward = `${round(x[start]!)},${round(y[start]!)}`;
  let backward = `${round(x[end - 1]!)},${round(y[end - 1]!)}`;
  for (let index = start + 1; index < end; index++) forward += curveTo(x, y, slopes, start, index - 1, index);
  for (let index = end - 1; index > start; index--)
    backward += curveTo(x, y, slopes, start, index, index - 1);
  return { forward, backward };
}

function straight(x: Float64Array, y: Float64Array, start: number, end: number): Piece {
  const points: string[] = [];
  for (let index = start; index < end; index++) points.push(`${round(x[index]!)},${round(y[index]!)}`);
  return { forward: points.join('L'), backward: points.reverse().join('L') };
}

function curveTo(
  x: Float64Array,
  y: Float64Array,
  slopes: Float64Array,
  start: number,
  from: number,
  to: number,
) {
  const third = (x[to]! - x[from]!) / 3;
  const firstY = y[from]! + third * slopes[from - start]!;
  const secondY = y[to]! - third * slopes[to - start]!;
  return `C${round(x[from]! + third)},${round(firstY)},${round(x[to]! - third)},${round(secondY)},${round(x[to]!)},${round(y[to]!)}`;
}

function slopesOf(x: Float64Array, y: Float64Array, start: number, end: number): Float64Array {
  const count = end - start;
  const slopes = new Float64Array(count);
  if (count < 2) return slopes;
  const rise = (at: number) =>
    (y[start + at + 1]! - y[start + at]!) / (x[start + at + 1]! - x[start + at]! || 1);
  for (let at = 1; at < count - 1; at++) {
    const before = rise(at - 1);
    const after = rise(at);
    const widthBefore = x[start + at]! - x[start + at - 1]!;
    const widthAfter = x[start + at + 1]! - x[start + at]!;
    const middle = (before * widthAfter + after * widthBefore) / (widthBefore + widthAfter || 1);
    const steepest = Math.min(Math.abs(before), Math.abs(after), Math.abs(middle) / 2);
    slopes[at] = (Math.sign(before) + Math.sign(after)) * steepest;
  }
  slopes[0] = count > 2 ? (3 * rise(0) - slopes[1]!) / 2 : rise(0);
  slopes[count - 1] = count > 2 ? (3 * rise(count - 2) - slopes[count - 2]!) / 2 : rise(count - 2);
  return slopes;
}

import type { Ink } from '../painting/ink.ts';
import type { Pen } from '../painting/Pen.ts';
import { RANGE_LEVELS } from '../RangeLegend/rangeLevels.ts';
import { weightOf, type TraceLines } from './tracePlan.ts';
import { cutAt, type Vertices } from './traceVertices.ts';

/** Strokes the line in the colour of each level and fills what is outside the range. */
export function paintTraceLine(
  pen: Pen,
  ink: Ink,
  line: Vertices,
  { top, ySevereHigh, yHigh, yLow, ySevereLow, floor }: TraceLines,
) {
  const cut = cutAt(line, [ySevereHigh, yHigh, yLow, ySevereLow]);

  paintBeyond(pen, cut, ink.rangeFill.high, yHigh, ySevereHigh);
  paintBeyond(pen, cut, ink.rangeFill.severeHigh, ySevereHigh, top);
  paintBeyond(pen, cut, ink.rangeFill.low, yLow, ySevereLow);
  paintBeyond(pen, cut, ink.rangeFill.severeLow, ySevereLow, floor);

  pen.lineJoin = 'round';
  pen.lineCap = 'butt';
  const bands = bandsOf(cut, ySevereHigh, yHigh, yLow, ySevereLow);
  RANGE_LEVELS.forEach((level, band) =>
    strokeBand(pen, cut, ink.rangeMark[level], weightOf(level), bands, band),
  );
}

/** Fills the area between the line and a limit, up to the next limit. */
function paintBeyond(pen: Pen, { x, y }: Vertices, fill: string | CanvasPattern, base: number, far: number) {
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

/**
 * The level of each segment of the line, as its index in RANGE_LEVELS. The limits belong to the same level as in
 * `rangeIndex`.
 */
function bandsOf(
  { x, y }: Vertices,
  ySevereHigh: number,
  yHigh: number,
  yLow: number,
  ySevereLow: number,
): Uint8Array {
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

/** Strokes the segments of the line inside one band. */
function strokeBand(
  pen: Pen,
  { x, y }: Vertices,
  color: string,
  lineWidth: number,
  bands: Uint8Array,
  band: number,
) {
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

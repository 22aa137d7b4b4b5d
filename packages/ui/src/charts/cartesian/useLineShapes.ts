import { useMemo } from 'react';
import type { LinearScale } from '../painting/linearScale.ts';
import { lineShape, type LineShape } from './lineShape.ts';

interface LineShapesOptions {
  lines: readonly { readonly x: ArrayLike<number>; readonly values: Float64Array }[];
  toX: LinearScale;
  toY: LinearScale;
  left: number;
  right: number;
  /** Keeps the markers of the lines apart. */
  hasMarkers?: boolean;
}

/** The shape of each line, computed again only when a line or a scale changes. */
export function useLineShapes({
  lines,
  toX,
  toY,
  left,
  right,
  hasMarkers = false,
}: LineShapesOptions): readonly LineShape[] {
  return useMemo(
    () =>
      lines.map(({ x, values }, index) =>
        lineShape(x, values, toX, toY, [left, right], hasMarkers ? index / lines.length : 0),
      ),
    [lines, toX, toY, left, right, hasMarkers],
  );
}

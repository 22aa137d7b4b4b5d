import type { ReactNode } from 'react';

/** One thing that can be read: a point of a series, a column, a part. */
export interface ChartPoint {
  readonly row: number;
  readonly index: number;
}

export interface ReadoutLine {
  readonly key: string;
  readonly name: string;
  readonly value: string;
  readonly isStrong?: boolean;
  readonly swatch?: ReactNode;
}

/** How a chart is read, point by point. */
export interface ChartReader {
  /** Series, first to last; the arrows across the points switch between them. */
  readonly rows: number;
  readonly countOf: (row: number) => number;
  /** The point reached in another series. Default: the same index, or the last one. */
  readonly across?: (point: ChartPoint, row: number) => number;
  /** Whether points run from top to bottom rather than left to right. */
  readonly isVertical?: boolean;
  /** The point under a finger or the pointer. */
  readonly nearest: (x: number, y: number) => ChartPoint | null;
  readonly placeOf: (point: ChartPoint) => { readonly x: number; readonly y: number };
  /** Announced. */
  readonly wordsOf: (point: ChartPoint) => string;
  readonly readoutOf: (point: ChartPoint) => { heading: string; lines: readonly ReadoutLine[] };
  /** Drawn over the chart while the point is read. */
  readonly markOf: (point: ChartPoint) => ReactNode;
}

/** Where a key leads from a point, or from none; `undefined` for keys that are not handled. */
export function pointAfterKey(
  reader: Pick<ChartReader, 'rows' | 'countOf' | 'across' | 'isVertical'>,
  from: ChartPoint | null,
  key: string,
  isBig: boolean,
): ChartPoint | undefined {
  const rows = Array.from({ length: reader.rows }, (_, row) => row).filter((row) => reader.countOf(row) > 0);
  const first = rows[0];
  if (first === undefined) return undefined;
  const [back, forward, up, down] = reader.isVertical
    ? ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']
    : ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
  const row = from?.row ?? first;
  const count = reader.countOf(row);
  const leap = Math.max(1, Math.round(count / 10));
  const to = (index: number) => ({ row, index: Math.max(0, Math.min(count - 1, index)) });
  switch (key) {
    case 'Home':
      return to(0);
    case 'End':
      return to(count - 1);
    case forward:
      return from ? to(from.index + (isBig ? leap : 1)) : to(0);
    case back:
      return from ? to(from.index - (isBig ? leap : 1)) : to(count - 1);
    case 'PageDown':
      return from ? to(from.index + leap) : to(0);
    case 'PageUp':
      return from ? to(from.index - leap) : to(count - 1);
    case up:
    case down: {
      if (!from) return to(0);
      const next =
        rows[Math.max(0, Math.min(rows.length - 1, rows.indexOf(row) + (key === up ? -1 : 1)))] ?? row;
      if (next === row) return from;
      const index = reader.across?.(from, next) ?? from.index;
      return { row: next, index: Math.max(0, Math.min(reader.countOf(next) - 1, index)) };
    }
    default:
      return undefined;
  }
}

import type { LinearScale } from '../painting/linearScale.ts';
import { TICK_SIZE, type PlotBox } from './Axes.tsx';
import * as styles from './CartesianChart.css.ts';
import { fitText, roughWidth } from './fitText.ts';
import { MARK_ROW, markSpan, type PlaceMark } from './placeMark.ts';
import { threshold } from './PlaceMarks.css.ts';

interface PlaceMarksProps {
  marks: readonly PlaceMark[];
  toX: LinearScale;
  box: PlotBox;
  /** The full width of the chart; names stay inside. */
  width: number;
  /** Rows for the names, and the start of the first one. */
  rows: number;
  rowTop: number;
}

interface PlacedMark {
  readonly id: string;
  readonly x1: number;
  readonly x2: number;
  readonly text: string;
  readonly middle: number;
  /** Negative where the name does not fit. */
  readonly row: number;
}

function placed(
  marks: readonly PlaceMark[],
  toX: (place: number) => number,
  width: number,
  rows: number,
): PlacedMark[] {
  const free = Array.from({ length: rows }, () => Number.NEGATIVE_INFINITY);
  return marks.flatMap((mark) => {
    const span = markSpan(mark);
    if (!span) return [];
    const x1 = Math.round(toX(span[0])) + 0.5;
    const x2 = Math.round(toX(span[1])) + 0.5;
    const text = fitText(mark.name, width * 0.4, TICK_SIZE);
    const half = roughWidth(text, TICK_SIZE) / 2;
    const middle = Math.max(half, Math.min(width - half, (x1 + x2) / 2));
    // The first row with space; if there is none, the mark is named only in announcements.
    const row = free.findIndex((end) => end <= middle - half);
    if (row >= 0) free[row] = middle + half + 8;
    return [{ id: mark.id, x1, x2, text, middle, row }];
  });
}

/** Rows that the names need, two at most. */
export function markRows(
  marks: readonly PlaceMark[],
  [from, to]: readonly [number, number],
  width: number,
): number {
  const toX = (place: number) => 44 + ((place - from) / (to - from || 1)) * Math.max(1, width - 56);
  return Math.max(0, ...placed(marks, toX, width, 2).map(({ row }) => row + 1));
}

/** Thresholds as lines and windows as bands across the whole plot, named above it. */
export function PlaceMarks({ marks, toX, box, width, rows, rowTop }: PlaceMarksProps) {
  return placed(marks, toX, width, rows).map(({ id, x1, x2, text, middle, row }) => (
    <g key={id} data-mark={id}>
      {x2 > x1 ? (
        <>
          <rect className={styles.band} x={x1} width={x2 - x1} y={box.top} height={box.floor - box.top} />
          <line className={styles.bandEdge} x1={x1} x2={x1} y1={box.top} y2={box.floor} />
          <line className={styles.bandEdge} x1={x2} x2={x2} y1={box.top} y2={box.floor} />
        </>
      ) : (
        <line className={threshold} x1={x1} x2={x1} y1={box.top} y2={box.floor} />
      )}
      {row >= 0 && (
        <text className={styles.figure} x={middle} y={rowTop + row * MARK_ROW + 11} textAnchor="middle">
          {text}
        </text>
      )}
    </g>
  ));
}

import type { PlotBox } from '../cartesian/Axes.tsx';
import * as styles from '../cartesian/CartesianChart.css.ts';
import { isNumber } from '../cartesian/numberAxis.ts';
import type { LinearScale } from '../painting/linearScale.ts';
import type { TrendReferenceStep } from './trendReference.ts';

interface TrendReferenceBandProps {
  steps: readonly TrendReferenceStep[];
  toX: LinearScale;
  toY: LinearScale;
  box: PlotBox;
}

/** The band behind the values, with an edge on each side that is not open. */
export function TrendReferenceBand({ steps, toX, toY, box }: TrendReferenceBandProps) {
  const inside = (x: number) => Math.max(box.left, Math.min(box.right, x));
  return steps.map(({ from, low, high }, index) => {
    if (!isNumber(low) && !isNumber(high)) return null;
    const left = Number.isFinite(from) ? inside(toX(from)) : box.left;
    const next = steps[index + 1]?.from;
    const right = next === undefined ? box.right : inside(toX(next));
    if (right <= left) return null;
    const top = isNumber(high) ? toY(high) : box.top;
    const bottom = isNumber(low) ? toY(low) : box.floor;
    return (
      <g key={from} data-reference>
        <rect
          className={styles.band}
          x={left}
          y={top}
          width={right - left}
          height={Math.max(0, bottom - top)}
        />
        {isNumber(high) && <line className={styles.bandEdge} x1={left} x2={right} y1={top} y2={top} />}
        {isNumber(low) && <line className={styles.bandEdge} x1={left} x2={right} y1={bottom} y2={bottom} />}
      </g>
    );
  });
}

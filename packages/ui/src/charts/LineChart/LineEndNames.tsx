import * as styles from '../cartesian/CartesianChart.css.ts';
import { fitText } from '../cartesian/fitText.ts';
import { isNumber } from '../cartesian/numberAxis.ts';
import type { LinearScale } from '../painting/linearScale.ts';
import type { ShownLine } from './lineReader.tsx';

const STEP = 15;

interface LineEndNamesProps {
  lines: readonly ShownLine[];
  toY: LinearScale;
  x: number;
  room: number;
  floor: number;
}

/** Each line's name beside its end, moved apart where lines end close together. */
export function LineEndNames({ lines, toY, x, room, floor }: LineEndNamesProps) {
  const placed = lines
    .flatMap(({ id, name, values }) => {
      const last = values.findLast(isNumber);
      return last === undefined ? [] : [{ id, name, end: toY(last), y: toY(last) }];
    })
    .sort((a, b) => a.end - b.end);
  for (const [index, entry] of placed.entries())
    entry.y = Math.max(entry.y, (placed[index - 1]?.y ?? Number.NEGATIVE_INFINITY) + STEP);
  // Labels pushed below the axis push the others up again.
  let lowest = floor;
  for (const entry of placed.reverse()) {
    entry.y = Math.min(entry.y, lowest);
    lowest = entry.y - STEP;
  }
  return placed.map(({ id, name, end, y }) => (
    <g key={id}>
      <line className={styles.grid} x1={x} x2={x + 6} y1={end} y2={y} />
      <text className={styles.name} x={x + 10} y={y} dominantBaseline="central">
        {fitText(name, room - 12, 12)}
      </text>
    </g>
  ));
}

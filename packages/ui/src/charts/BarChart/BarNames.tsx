import type { PlotBox } from '../cartesian/Axes.tsx';
import * as styles from '../cartesian/CartesianChart.css.ts';
import { roughWidth } from '../cartesian/fitText.ts';
import type { LinearScale } from '../painting/linearScale.ts';
import type { BarLayout } from './barLayout.ts';

interface BarNamesProps {
  categories: readonly { readonly id: string }[];
  layout: Pick<BarLayout, 'along' | 'box' | 'names'>;
  isRows: boolean;
}

const LINE = 15;

/** The category names: below the columns or before the rows, on at most two lines. */
export function BarNames({ categories, layout, isRows }: BarNamesProps) {
  const { along, box, names } = layout;
  return categories.map(({ id }, index) => {
    const lines = names[index] ?? [];
    const middle = (along(index) ?? 0) + along.bandwidth() / 2;
    return (
      <g key={id}>
        {lines.map((line, at) => (
          <text
            key={at}
            className={styles.name}
            x={isRows ? box.left - 10 : middle}
            y={isRows ? middle + (at - (lines.length - 1) / 2) * LINE : box.floor + 18 + at * LINE}
            textAnchor={isRows ? 'end' : 'middle'}
            dominantBaseline={isRows ? 'central' : undefined}
          >
            {line}
          </text>
        ))}
      </g>
    );
  });
}

interface BarScaleProps {
  box: PlotBox;
  toX: LinearScale;
  ticks: readonly number[];
  format: (value: number) => string;
  caption?: string | undefined;
  width: number;
}

/** The scale below rows, with vertical grid lines. */
export function BarScale({ box, toX, ticks, format, caption, width }: BarScaleProps) {
  return (
    <g>
      {ticks.map((tick) => {
        const x = Math.round(toX(tick)) + 0.5;
        const half = roughWidth(format(tick), 11) / 2;
        return (
          <g key={tick}>
            <line
              className={tick === 0 ? styles.axis : styles.grid}
              x1={x}
              x2={x}
              y1={box.top}
              y2={box.floor}
            />
            <text
              className={styles.tick}
              x={Math.max(half, Math.min(width - half, x))}
              y={box.floor + 16}
              textAnchor="middle"
            >
              {format(tick)}
            </text>
          </g>
        );
      })}
      {caption && (
        <text className={styles.tick} x={box.left} y={10}>
          {caption}
        </text>
      )}
    </g>
  );
}

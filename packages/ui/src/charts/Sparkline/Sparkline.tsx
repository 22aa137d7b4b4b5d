import { line } from 'd3';
import { linearScale } from '../painting/linearScale.ts';
import * as styles from './Sparkline.css.ts';

export interface SparklineProps {
  /** In order, evenly spaced. `null` or NaN breaks the line. */
  values: readonly (number | null)[];
  /** A description of the line. */
  label: string;
  /** Lowest and highest value of the scale. Default: those of the values. */
  domain?: readonly [number, number];
  /** A band behind the line, such as a goal. */
  band?: readonly [number, number];
  width?: number;
  height?: number;
}

/** A line the size of a word. It has no axis: the surrounding text has the figures. */
export function Sparkline({ values, label, domain, band, width = 96, height = 24 }: SparklineProps) {
  const known = values.filter((value): value is number => value !== null && Number.isFinite(value));
  const lowest = domain?.[0] ?? Math.min(...known, band?.[0] ?? Infinity);
  const highest = domain?.[1] ?? Math.max(...known, band?.[1] ?? -Infinity);
  const isFlat = !(highest > lowest);
  const x = linearScale([0, Math.max(1, values.length - 1)], [3, width - 3]);
  const y = linearScale(isFlat ? [lowest - 1, lowest + 1] : [lowest, highest], [height - 3, 3], true);
  const path = line<number | null>(
    (_, index) => x(index),
    (value) => y(value ?? 0),
  ).defined((value) => value !== null && Number.isFinite(value))(values as (number | null)[]);
  const lastIndex = values.findLastIndex((value) => value !== null && Number.isFinite(value));
  return (
    <svg
      className={styles.sparkline}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      {band && known.length > 0 && (
        <rect
          className={styles.band}
          x={0}
          width={width}
          y={y(band[1])}
          height={Math.max(0, y(band[0]) - y(band[1]))}
          rx={2}
        />
      )}
      <path className={styles.line} d={path ?? ''} />
      {lastIndex >= 0 && (
        <circle className={styles.last} cx={x(lastIndex)} cy={y(values[lastIndex] ?? 0)} r={2.5} />
      )}
    </svg>
  );
}

import { memo, type ReactNode, type Ref } from 'react';
import type { RangeLimits } from '../RangeLegend/rangeLevels.ts';
import * as styles from './AgpChart.css.ts';
import { agpInset as inset, type AgpScales, type AgpShapes } from './agpShapes.ts';

interface AgpChartPictureProps {
  ref: Ref<SVGSVGElement>;
  width: number;
  height: number;
  scales: AgpScales;
  shapes: AgpShapes;
  limits: RangeLimits;
  formatMinute: (minuteOfDay: number) => string;
  formatValue: (value: number) => string;
  /** The cursor. */
  children: ReactNode;
}

/** Bands, lines, target and axes. */
export const AgpChartPicture = memo(function AgpChartPicture({
  ref,
  width,
  height,
  scales: { x, y },
  shapes,
  limits,
  formatMinute,
  formatValue,
  children,
}: AgpChartPictureProps) {
  const right = Math.max(inset.left + 1, width - inset.right);
  const floor = height - inset.bottom;
  const hours = width < 480 ? [0, 6, 12, 18, 24] : [0, 3, 6, 9, 12, 15, 18, 21, 24];
  const limitLines = [limits.low, limits.high, limits.severeHigh, limits.severeLow];
  const labelled = limitLines.filter((limit, index) =>
    limitLines.slice(0, index).every((other) => Math.abs(y(other) - y(limit)) >= 12),
  );
  return (
    <svg ref={ref} className={styles.picture} width={width} height={height} aria-hidden>
      <rect
        className={styles.target}
        x={inset.left}
        width={right - inset.left}
        y={y(limits.high)}
        height={y(limits.low) - y(limits.high)}
      />
      {hours.map((hour) => (
        <line
          key={hour}
          className={styles.grid}
          x1={x(hour * 60)}
          x2={x(hour * 60)}
          y1={inset.top}
          y2={floor}
        />
      ))}
      {[limits.severeLow, limits.severeHigh].map((limit) => (
        <line key={limit} className={styles.grid} x1={inset.left} x2={right} y1={y(limit)} y2={y(limit)} />
      ))}
      <path className={styles.outer} d={shapes.outer} />
      <path className={styles.inner} d={shapes.inner} />
      {[limits.low, limits.high].map((limit) => (
        <line
          key={limit}
          className={styles.targetEdge}
          x1={inset.left}
          x2={right}
          y1={y(limit)}
          y2={y(limit)}
        />
      ))}
      <path className={styles.outerEdge} d={shapes.p5} />
      <path className={styles.outerEdge} d={shapes.p95} />
      <path className={styles.median} d={shapes.p50} />
      <line className={styles.axis} x1={inset.left} x2={right} y1={floor} y2={floor} />
      {hours.map((hour) => (
        <text
          key={hour}
          className={styles.tick}
          x={x(hour * 60)}
          y={floor + 16}
          textAnchor={hour === 0 ? 'start' : hour === 24 ? 'end' : 'middle'}
        >
          {formatMinute(hour * 60)}
        </text>
      ))}
      {labelled.map((limit) => (
        <text
          key={limit}
          className={limit === limits.low || limit === limits.high ? styles.strongTick : styles.tick}
          x={inset.left - 8}
          y={y(limit)}
          textAnchor="end"
          dominantBaseline="central"
        >
          {formatValue(limit)}
        </text>
      ))}
      {children}
    </svg>
  );
});

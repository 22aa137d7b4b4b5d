import { memo, type ReactNode, type Ref } from 'react';
import { RANGE_LEVELS, type RangeLimits } from '../RangeLegend/rangeLevels.ts';
import * as styles from './AgpChart.css.ts';
import type { comparedShapes, AgpInsets, AgpScales, AgpShapes } from './agpShapes.ts';

interface AgpChartPictureProps {
  ref: Ref<SVGSVGElement>;
  width: number;
  height: number;
  insets: AgpInsets;
  scales: AgpScales;
  shapes: AgpShapes;
  compared: ReturnType<typeof comparedShapes> | null;
  limits: RangeLimits;
  formatMinute: (minuteOfDay: number) => string;
  formatValue: (value: number) => string;
  /** The names of the lows, the selection and the cursor. */
  children: ReactNode;
}

/** Bands, lines, target and axes. */
export const AgpChartPicture = memo(function AgpChartPicture({
  ref,
  width,
  height,
  insets,
  scales: { x, y },
  shapes,
  compared,
  limits,
  formatMinute,
  formatValue,
  children,
}: AgpChartPictureProps) {
  const right = Math.max(insets.left + 1, width - insets.right);
  const floor = height - insets.bottom;
  const hours = width < 480 ? [0, 6, 12, 18, 24] : [0, 3, 6, 9, 12, 15, 18, 21, 24];
  const limitLines = [limits.low, limits.high, limits.severeHigh, limits.severeLow];
  const labelled = limitLines.filter((limit, index) =>
    limitLines.slice(0, index).every((other) => Math.abs(y(other) - y(limit)) >= 12),
  );
  return (
    <svg ref={ref} className={styles.picture} width={width} height={height} aria-hidden>
      <rect
        className={styles.target}
        x={insets.left}
        width={right - insets.left}
        y={y(limits.high)}
        height={y(limits.low) - y(limits.high)}
      />
      {hours.map((hour) => (
        <line
          key={hour}
          className={styles.grid}
          x1={x(hour * 60)}
          x2={x(hour * 60)}
          y1={insets.top}
          y2={floor}
        />
      ))}
      {[limits.severeLow, limits.severeHigh].map((limit) => (
        <line key={limit} className={styles.grid} x1={insets.left} x2={right} y1={y(limit)} y2={y(limit)} />
      ))}
      {(['outer', 'inner'] as const).map((band) =>
        RANGE_LEVELS.map((level) => (
          <path
            key={`${band} ${level}`}
            className={styles.zones[band][level]}
            d={shapes.zones[level][band]}
          />
        )),
      )}
      {[limits.low, limits.high].map((limit) => (
        <line
          key={limit}
          className={styles.targetEdge}
          x1={insets.left}
          x2={right}
          y1={y(limit)}
          y2={y(limit)}
        />
      ))}
      <path className={styles.outerEdge} d={shapes.p5} />
      <path className={styles.outerEdge} d={shapes.p95} />
      {compared && (
        <>
          <path className={styles.comparedEdge} d={compared.p25} />
          <path className={styles.comparedEdge} d={compared.p75} />
          <path className={styles.compared} d={compared.p50} />
        </>
      )}
      <path className={styles.median} d={shapes.p50} />
      <line className={styles.axis} x1={insets.left} x2={right} y1={floor} y2={floor} />
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
          x={insets.left - 8}
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

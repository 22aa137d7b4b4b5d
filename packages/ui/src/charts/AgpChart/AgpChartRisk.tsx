import { memo } from 'react';
import type { ChartInsets } from '../cartesian/insets.ts';
import type { LinearScale } from '../painting/linearScale.ts';
import * as styles from './AgpChart.css.ts';
import type { AgpRisk } from './AgpChartProps.ts';

/** Of each direction's bars, at most. */
const BAR = 22;
/** Where the bars of both directions meet, from the top. */
const MIDDLE = BAR + 6;
/**
 * Shares that fill a bar, unless one is higher: those that the consensus tolerates. A quarter of the time above the range
 * is common, a twenty-fifth of it below is not; on one scale an hour at LOW would be a dash.
 */
const FULL_ABOVE = 0.25;
const FULL_BELOW = 0.04;
/** A severe low is never lower than this. */
const SEVERE_LOW = 8;

interface AgpChartRiskProps {
  risk: AgpRisk;
  x: LinearScale;
  insets: ChartInsets;
  width: number;
}

/** For each hour the share of the time above the range, upwards, and below it, downwards; severe parts outermost. */
export const AgpChartRisk = memo(function AgpChartRisk({ risk, x, insets, width }: AgpChartRiskProps) {
  const { hours } = risk;
  const above = Math.max(FULL_ABOVE, ...hours.map((hour) => hour.high + hour.severeHigh));
  const below = Math.max(FULL_BELOW, ...hours.map((hour) => hour.low + hour.severeLow));
  const heightOf = (share: number, full: number) => (share > 0 ? Math.max(1.5, (share / full) * BAR) : 0);
  return (
    <g>
      {hours.map((hour, index) => {
        const left = x(index * 60) + 0.5;
        const bar = { x: left, width: Math.max(1, x((index + 1) * 60) - 0.5 - left) };
        const high = heightOf(hour.high + hour.severeHigh, above);
        const severeHigh = Math.min(high, heightOf(hour.severeHigh, above));
        const severeLow = hour.severeLow > 0 ? Math.max(SEVERE_LOW, heightOf(hour.severeLow, below)) : 0;
        const low = Math.max(severeLow, heightOf(hour.low + hour.severeLow, below));
        return (
          <g key={left}>
            {(
              [
                ['high', MIDDLE - high + severeHigh, high - severeHigh],
                ['severeHigh', MIDDLE - high, severeHigh],
                ['low', MIDDLE + 1, low - severeLow],
                ['severeLow', MIDDLE + 1 + low - severeLow, severeLow],
              ] as const
            ).map(
              ([level, y, height]) =>
                height > 0 && (
                  <rect key={level} className={styles.riskBars[level]} {...bar} y={y} height={height} />
                ),
            )}
          </g>
        );
      })}
      <line
        className={styles.axis}
        x1={insets.left}
        x2={width - insets.right}
        y1={MIDDLE + 0.5}
        y2={MIDDLE + 0.5}
      />
      {(
        [
          [risk.above, MIDDLE - BAR / 2],
          [risk.below, MIDDLE + BAR / 2],
        ] as const
      ).map(([name, y]) => (
        <text
          key={y}
          className={styles.tick}
          x={insets.left - 8}
          y={y}
          textAnchor="end"
          dominantBaseline="central"
        >
          {name}
        </text>
      ))}
    </g>
  );
});

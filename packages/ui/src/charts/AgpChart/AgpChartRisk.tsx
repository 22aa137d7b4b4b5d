import { memo } from 'react';
import type { ChartInsets } from '../cartesian/insets.ts';
import type { LinearScale } from '../painting/linearScale.ts';
import * as styles from './AgpChart.css.ts';
import type { AgpRisk } from './AgpChartProps.ts';

/** Of each direction's bars, at most. */
const BAR = 22;
/** Where the bars of both directions meet, from the top. */
const MIDDLE = BAR + 6;
/** A share that fills a bar, unless one is higher. */
const FULL = 0.25;

interface AgpChartRiskProps {
  risk: AgpRisk;
  x: LinearScale;
  insets: ChartInsets;
  width: number;
}

/** For each hour the share of the time above the range, upwards, and below it, downwards; severe parts outermost. */
export const AgpChartRisk = memo(function AgpChartRisk({ risk, x, insets, width }: AgpChartRiskProps) {
  const most = risk.hours.reduce(
    (highest, hour) => Math.max(highest, hour.high + hour.severeHigh, hour.low + hour.severeLow),
    FULL,
  );
  const heightOf = (share: number) => (share > 0 ? Math.max(1.5, (share / most) * BAR) : 0);
  return (
    <g>
      {risk.hours.map((hour, index) => {
        const left = x(index * 60) + 0.5;
        const bar = { x: left, width: Math.max(1, x((index + 1) * 60) - 0.5 - left) };
        const high = heightOf(hour.high + hour.severeHigh);
        const severeHigh = Math.min(high, heightOf(hour.severeHigh));
        const low = heightOf(hour.low + hour.severeLow);
        const severeLow = Math.min(low, heightOf(hour.severeLow));
        return (
          <g key={left}>
            {high > severeHigh && (
              <rect
                className={styles.riskBars.high}
                {...bar}
                y={MIDDLE - high + severeHigh}
                height={high - severeHigh}
              />
            )}
            {severeHigh > 0 && (
              <rect className={styles.riskBars.severeHigh} {...bar} y={MIDDLE - high} height={severeHigh} />
            )}
            {low > severeLow && (
              <rect className={styles.riskBars.low} {...bar} y={MIDDLE + 1} height={low - severeLow} />
            )}
            {severeLow > 0 && (
              <rect
                className={styles.riskBars.severeLow}
                {...bar}
                y={MIDDLE + 1 + low - severeLow}
                height={severeLow}
              />
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

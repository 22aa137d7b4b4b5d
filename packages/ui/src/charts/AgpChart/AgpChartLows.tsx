import { roughWidth } from '../cartesian/fitText.ts';
import * as styles from './AgpChart.css.ts';
import type { AgpInsets, AgpScales } from './agpShapes.ts';
import type { BelowRange } from './belowRange.ts';

interface AgpChartLowsProps {
  lows: readonly BelowRange[];
  nameOf: (span: BelowRange, isSevere: boolean) => string;
  scales: AgpScales;
  insets: AgpInsets;
  width: number;
  height: number;
}

/** Names each time below the range at its hour, severe ones first where there is no space for all. */
export function AgpChartLows({ lows, nameOf, scales: { x, y }, insets, width, height }: AgpChartLowsProps) {
  const taken: [number, number][] = [];
  const placed = [...lows]
    .sort((one, other) => Number(other.isSevere) - Number(one.isSevere) || one.lowest - other.lowest)
    .flatMap((low) => {
      const text = nameOf(low, low.isSevere);
      const half = roughWidth(text, 12) / 2;
      const at = Math.max(
        insets.left + half,
        Math.min(width - insets.right - half, x((low.from + low.to) / 2)),
      );
      if (taken.some(([from, to]) => at + half > from && at - half < to)) return [];
      taken.push([at - half - 6, at + half + 6]);
      return [{ low, text, at, top: Math.min(height - insets.bottom - 6, y(low.lowest) + 16) }];
    });
  return placed.map(({ low, text, at, top }) => (
    <text
      key={low.from}
      className={low.isSevere ? styles.severeLowName : styles.lowName}
      x={at}
      y={top}
      textAnchor="middle"
    >
      {text}
    </text>
  ));
}

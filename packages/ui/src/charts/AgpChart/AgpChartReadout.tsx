import * as styles from './AgpChart.css.ts';
import {
  PERCENTILES,
  type AgpChartLabels,
  type AgpChartProps,
  type AgpComparison,
  type AgpRisk,
} from './AgpChartProps.ts';
import { comparedMedian } from './comparedMedian.ts';

interface AgpChartReadoutProps extends Pick<AgpChartProps, 'profile' | 'formatMinute' | 'formatReading'> {
  labels: AgpChartLabels;
  slot: number;
  comparison: AgpComparison | null;
  risk: AgpRisk | null;
  /** In px from the top. */
  top: number;
  /** In px from the left. */
  at: number;
  isLeft: boolean;
}

/** The values at one time of day, beside the cursor. */
export function AgpChartReadout({
  profile,
  slot,
  at,
  isLeft,
  labels,
  comparison,
  risk,
  top,
  formatMinute,
  formatReading,
}: AgpChartReadoutProps) {
  const other = comparedMedian(comparison, profile.minuteOfDay[slot]);
  return (
    <div
      className={styles.readout}
      data-side={isLeft ? 'left' : 'right'}
      style={{ left: at, top }}
      aria-hidden
    >
      <span className={styles.readTime}>{formatMinute(profile.minuteOfDay[slot] ?? 0)}</span>
      {Number.isFinite(profile.p50[slot]) ? (
        PERCENTILES.toReversed().map((name) => (
          <span key={name} className={name === 'p50' ? styles.readMedian : styles.readLine}>
            <span>{labels.percentiles[name]}</span>
            <span>{formatReading(profile[name][slot] ?? Number.NaN)}</span>
          </span>
        ))
      ) : (
        <span className={styles.readLine}>{labels.missing}</span>
      )}
      {other && (
        <span className={styles.readLine}>
          <span>{other.name}</span>
          <span>{formatReading(other.median)}</span>
        </span>
      )}
      {risk && (
        <span className={styles.readLine}>
          {risk.describe(Math.floor((profile.minuteOfDay[slot] ?? 0) / 60))}
        </span>
      )}
    </div>
  );
}

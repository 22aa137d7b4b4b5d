import * as styles from './AgpChart.css.ts';
import { PERCENTILES, type AgpChartProps } from './AgpChartProps.ts';

interface AgpChartReadoutProps extends Pick<
  AgpChartProps,
  'profile' | 'labels' | 'formatMinute' | 'formatReading'
> {
  slot: number;
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
  formatMinute,
  formatReading,
}: AgpChartReadoutProps) {
  return (
    <div className={styles.readout} data-side={isLeft ? 'left' : 'right'} style={{ left: at }} aria-hidden>
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
    </div>
  );
}

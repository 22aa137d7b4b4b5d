import * as styles from './AgpChart.css.ts';
import type { AgpChartLabels } from './AgpChartProps.ts';

/** Names each line and band. */
export function AgpChartLegend({
  labels,
  compared,
}: {
  labels: AgpChartLabels;
  compared?: string | undefined;
}) {
  return (
    <ul className={styles.legend} aria-label={labels.legend}>
      <li className={styles.legendEntry}>
        <svg width="22" height="12" aria-hidden>
          <line className={styles.median} x1="0" x2="22" y1="6" y2="6" />
        </svg>
        {labels.percentiles.p50}
      </li>
      {compared !== undefined && (
        <li className={styles.legendEntry}>
          <svg width="22" height="12" aria-hidden>
            <line className={styles.compared} x1="0" x2="22" y1="6" y2="6" />
          </svg>
          {compared}
        </li>
      )}
      <li className={styles.legendEntry}>
        <svg width="22" height="12" aria-hidden>
          <rect className={styles.inner} width="22" height="12" />
        </svg>
        {labels.innerBand}
      </li>
      <li className={styles.legendEntry}>
        <svg width="22" height="12" aria-hidden>
          <rect className={styles.outer} width="22" height="12" />
          <line className={styles.outerEdge} x1="0" x2="22" y1="0.5" y2="0.5" />
          <line className={styles.outerEdge} x1="0" x2="22" y1="11.5" y2="11.5" />
        </svg>
        {labels.outerBand}
      </li>
      <li className={styles.legendEntry}>
        <svg width="22" height="12" aria-hidden>
          <rect className={styles.target} width="22" height="12" />
          <line className={styles.targetEdge} x1="0" x2="22" y1="0.5" y2="0.5" />
          <line className={styles.targetEdge} x1="0" x2="22" y1="11.5" y2="11.5" />
        </svg>
        {labels.target}
      </li>
    </ul>
  );
}

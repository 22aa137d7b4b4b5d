import * as styles from './RangeLegend.css.ts';
import { RANGE_LEVELS, type RangeLevel } from './rangeLevels.ts';
import { missingSurface, rangeSurface } from './rangeSurfaces.css.ts';

export type { RangeLevel, RangeLimits } from './rangeLevels.ts';
export { RANGE_LEVELS, rangeLevel } from './rangeLevels.ts';

/** The name and bounds of a level, such as `{ name: 'Low', bounds: '54–69 mg/dL' }`. */
export interface RangeLabels {
  name: string;
  bounds?: string;
}

export interface RangeLegendProps {
  messages: Readonly<Record<RangeLevel, RangeLabels>>;
  /** Label of the hatched cells; without it they have no entry. */
  missing?: string;
  /** Name of the legend for assistive technology. */
  label: string;
}

/** Names the fill and pattern of each level. */
export function RangeLegend({ messages, missing, label }: RangeLegendProps) {
  return (
    <ul className={styles.legend} aria-label={label}>
      {RANGE_LEVELS.map((level) => (
        <li key={level} className={styles.entry}>
          <RangeSwatch level={level} />
          <span className={styles.name}>{messages[level].name}</span>
          {messages[level].bounds && <span className={styles.bounds}>{messages[level].bounds}</span>}
        </li>
      ))}
      {missing && (
        <li className={styles.entry}>
          <RangeSwatch level={null} />
          <span className={styles.name}>{missing}</span>
        </li>
      )}
    </ul>
  );
}

/** A swatch of one level's fill; `null` for missing. Decorative: the name is beside it. */
export function RangeSwatch({ level }: { level: RangeLevel | null }) {
  return (
    <span
      className={`${styles.swatch} ${level === null ? missingSurface : rangeSurface[level]}`}
      aria-hidden
    />
  );
}

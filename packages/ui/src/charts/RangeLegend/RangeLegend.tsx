import * as styles from './RangeLegend.css.ts';
import { RANGE_LEVELS, type RangeLevel } from './rangeLevels.ts';
import { missingSurface, rangeSurface } from './rangeSurfaces.css.ts';

export type { RangeLevel, RangeLimits } from './rangeLevels.ts';
export { RANGE_LEVELS, rangeLevel } from './rangeLevels.ts';

/** What a level is called and where it lies, such as `{ name: 'Low', bounds: '54–69 mg/dL' }`. */
export interface RangeWords {
  name: string;
  bounds?: string;
}

export interface RangeLegendProps {
  words: Readonly<Record<RangeLevel, RangeWords>>;
  /** Words for the hatched cells; leaves the entry out when missing. */
  missing?: string;
  /** Name of the legend for assistive technology. */
  label: string;
}

/** Which fill and pattern stands for which level, in words. */
export function RangeLegend({ words, missing, label }: RangeLegendProps) {
  return (
    <ul className={styles.legend} aria-label={label}>
      {RANGE_LEVELS.map((level) => (
        <li key={level} className={styles.entry}>
          <RangeSwatch level={level} />
          <span className={styles.name}>{words[level].name}</span>
          {words[level].bounds && <span className={styles.bounds}>{words[level].bounds}</span>}
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

/** A sample of one level's fill; `null` for missing. Decorative: a word stands beside it. */
export function RangeSwatch({ level }: { level: RangeLevel | null }) {
  return (
    <span
      className={`${styles.swatch} ${level === null ? missingSurface : rangeSurface[level]}`}
      aria-hidden
    />
  );
}

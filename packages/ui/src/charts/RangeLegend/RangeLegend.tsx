import * as styles from './RangeLegend.css.ts';
import { RANGE_LEVELS, type RangeLevel } from './rangeLevels.ts';
import { gradedSwatch, missingSurface, rangeMark, rangeSurface } from './rangeSurfaces.css.ts';

export type { RangeLevel, RangeLimits } from './rangeLevels.ts';
export { RANGE_LEVELS, rangeLevel } from './rangeLevels.ts';
export { rangeDepth } from './rangeDepths.ts';

/** The name and bounds of a level, such as `{ name: 'Low', bounds: '54–69 mg/dL' }`. */
export interface RangeLabels {
  name: string;
  bounds?: string;
}

export interface RangeLegendProps {
  messages: Readonly<Record<RangeLevel, RangeLabels>>;
  /** Label of the hatched cells; without it they have no entry. */
  missing?: string;
  /** Label of the marks of extremes within a cell; without it they have no entry. */
  mark?: string | undefined;
  /** Name of the legend for assistive technology. */
  label: string;
  /** Shows each level's steps, for a chart that grades its fills. */
  isGraded?: boolean;
}

/** Names the fill and pattern of each level. */
export function RangeLegend({ messages, missing, mark, label, isGraded = false }: RangeLegendProps) {
  return (
    <ul className={styles.legend} aria-label={label}>
      {RANGE_LEVELS.map((level) => (
        <li key={level} className={styles.entry}>
          <RangeSwatch level={level} isGraded={isGraded} />
          <span className={styles.name}>{messages[level].name}</span>
          {messages[level].bounds && <span className={styles.bounds}>{messages[level].bounds}</span>}
        </li>
      ))}
      {[missing, mark].map(
        (name) =>
          name && (
            <li key={name} className={styles.entry}>
              {name === missing ? (
                <RangeSwatch level={null} />
              ) : (
                <span className={styles.swatch} aria-hidden>
                  <span className={`${rangeMark} ${rangeSurface.severeLow}`} />
                </span>
              )}
              <span className={styles.name}>{name}</span>
            </li>
          ),
      )}
    </ul>
  );
}

/** A swatch of one level's fill; `null` for missing. Decorative: the name is beside it. */
export function RangeSwatch({ level, isGraded = false }: { level: RangeLevel | null; isGraded?: boolean }) {
  const surface = level === null ? missingSurface : (isGraded ? gradedSwatch : rangeSurface)[level];
  return <span className={`${styles.swatch} ${surface}`} data-graded={isGraded || undefined} aria-hidden />;
}

import { ArrowDown, ArrowUp, Check, Minus } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as styles from './RangeBar.css.ts';
import { type RangeComparator, type RangeEnds, rangeScale } from './rangeScale.ts';

export type { RangeComparator, RangeEnds } from './rangeScale.ts';

/** Where a value is in its range; `none` without a verdict. */
export type RangeBarState = 'below' | 'inside' | 'above' | 'none';

export interface RangeBarRange extends RangeEnds {
  /** Ready to display, as it was written: «3,5 - 5,1», «< 200». */
  readonly text: string;
}

export interface RangeBarProps {
  /** What was measured. */
  label: string;
  /** On the scale of the ranges; null for one that cannot be drawn. */
  value: number | null;
  /** Set for a value that is cut off: it is drawn with an arrow towards where it may be. */
  comparator?: RangeComparator | null;
  /** Ready to display, without unit: «5,3», «< 0,41». */
  valueText: string;
  unit?: string;
  /** The range that counts: the band. */
  range: RangeBarRange | null;
  /** Names it: «Laboratory». */
  rangeLabel: string;
  /** Another range for comparison: a line below the band. */
  context?: RangeBarRange | null;
  contextLabel?: string;
  state: RangeBarState;
  /** The state in words: «Above the laboratory's range». */
  stateLabel: string;
  /** The picture and the state only: where name, value and range are beside it, as in a table. */
  isCompact?: boolean;
}

const marks = { below: ArrowDown, inside: Check, above: ArrowUp, none: Minus };
const tones = { below: 'warning', inside: 'success', above: 'warning', none: 'muted' } as const;
const percent = (share: number) => `${share * 100}%`;

/** A value on its range. Everything that the picture shows is also beside it in words. */
export function RangeBar({
  label,
  value,
  comparator = null,
  valueText,
  unit,
  range,
  rangeLabel,
  context = null,
  contextLabel,
  state,
  stateLabel,
  isCompact = false,
}: RangeBarProps) {
  const scale = rangeScale(range, context, value);
  const { band, at } = scale;
  return (
    <div className={styles.bar} role="group" aria-label={label}>
      {!isCompact && (
        <span className={styles.head}>
          <span className={styles.label}>{label}</span>
          <span className={styles.value}>
            {valueText}
            {unit && <span className={styles.unit}> {unit}</span>}
          </span>
        </span>
      )}
      <span className={styles.track} data-empty={band === null && scale.context === null} aria-hidden>
        {band && (
          <span
            className={styles.band}
            data-open-before={band.isOpenBefore}
            data-open-after={band.isOpenAfter}
            style={stretchStyle(band)}
          />
        )}
        {scale.context && <span className={styles.context} style={stretchStyle(scale.context)} />}
        {at !== null && (
          <span style={{ '--at': percent(at) } as CSSProperties}>
            {comparator !== null && (
              <span
                className={styles.towards}
                data-towards
                data-side={comparator.startsWith('<') ? 'start' : 'end'}
              />
            )}
            {scale.beyond && <span className={styles.beyond} data-beyond data-side={scale.beyond} />}
            <span className={styles.marker} data-marker data-state={state} />
          </span>
        )}
      </span>
      <span className={styles.foot}>
        <span className={styles.state}>
          <Icon icon={marks[state]} size="sm" tone={tones[state]} />
          {stateLabel}
        </span>
        {!isCompact && range && (
          <span className={styles.range}>
            {rangeLabel} <span className={styles.figures}>{range.text}</span>
          </span>
        )}
        {!isCompact && context && (
          <span className={styles.range}>
            {contextLabel} <span className={styles.figures}>{context.text}</span>
          </span>
        )}
      </span>
    </div>
  );
}

const stretchStyle = ({ from, to }: { from: number; to: number }) =>
  ({ '--from': percent(from), '--to': percent(to) }) as CSSProperties;

import { ArrowDown, ArrowUp, Check, CircleDashed, Minus } from 'lucide-react';
import { useId, type CSSProperties } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { usePartLabels } from '../../labels/partLabels.ts';
import { nutrientBarsLabels, type NutrientBarsLabels } from '../../labels/nutrientBars.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { valueFormat, withUnit } from '../cartesian/numberAxis.ts';
import * as styles from './NutrientBars.css.ts';
import {
  bandOf,
  isKnown,
  nutrientState,
  scaleEnd,
  type NutrientBand,
  type NutrientReference,
  type NutrientState,
} from './nutrientState.ts';

export type { NutrientReference } from './nutrientState.ts';

export interface NutrientAmount {
  readonly id: string;
  readonly name: string;
  /** `null` is not known, which is not 0. */
  readonly amount: number | null;
  readonly unit: string;
  readonly reference?: NutrientReference;
  /** Below the name: «2 foods without data». */
  readonly note?: string;
}

export interface NutrientGroup {
  readonly id: string;
  /** Without it the group has no heading. */
  readonly name?: string;
  readonly nutrients: readonly NutrientAmount[];
}

export interface NutrientBarsProps {
  /** Names the table: «Nutrients of Monday». */
  label: string;
  /** In display order. */
  groups: readonly NutrientGroup[];
  /** One line per nutrient; the reference is announced but not shown as text. */
  isCompact?: boolean;
  numberFormat?: Intl.NumberFormatOptions;
  /** Labels that differ from the kit's. */
  labels?: Partial<NutrientBarsLabels>;
}

const icons = { unknown: CircleDashed, noReference: Minus, under: ArrowDown, inside: Check, over: ArrowUp };
const tones = {
  unknown: 'muted',
  noReference: 'muted',
  under: 'warning',
  inside: 'success',
  over: 'critical',
} as const;

/**
 * Amounts against a reference band, one row each. Under, inside and over are said in words, with a mark of their own
 * and a pattern; every row is a row of a table.
 */
export function NutrientBars({
  label,
  groups,
  isCompact = false,
  numberFormat,
  labels: given,
}: NutrientBarsProps) {
  const { locale } = useLocale();
  const labels = usePartLabels(nutrientBarsLabels, given);
  const write = valueFormat(locale, numberFormat);
  const percent = valueFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <div role="table" aria-label={label} className={styles.table} data-compact={isCompact}>
      <div role="rowgroup" className={styles.head}>
        <div role="row" className={styles.row}>
          {[labels.name, labels.amount, labels.reference, labels.state].map((header, index) => (
            <span key={header} role="columnheader" className={index === 1 ? styles.amountHeader : undefined}>
              {header}
            </span>
          ))}
        </div>
      </div>
      {groups.map((group) => (
        <NutrientRows
          key={group.id}
          group={group}
          labels={labels}
          isCompact={isCompact}
          write={write}
          percent={percent}
        />
      ))}
    </div>
  );
}

interface NutrientRowsProps {
  group: NutrientGroup;
  labels: NutrientBarsLabels;
  isCompact: boolean;
  write: (value: number) => string;
  percent: (value: number) => string;
}

function NutrientRows({ group, labels, isCompact, write, percent }: NutrientRowsProps) {
  const id = useId();
  return (
    <div role="rowgroup" className={styles.group} {...(group.name ? { 'aria-labelledby': id } : {})}>
      {group.name && (
        <div role="row">
          <span role="rowheader" id={id} aria-colspan={4} className={styles.groupName}>
            {group.name}
          </span>
        </div>
      )}
      {group.nutrients.map((nutrient) => {
        const band = bandOf(nutrient.reference);
        const state = nutrientState(nutrient.amount, band);
        const share =
          isKnown(nutrient.amount) && band && band.whole > 0 ? nutrient.amount / band.whole : null;
        return (
          <div key={nutrient.id} role="row" className={styles.row}>
            <span role="rowheader" className={styles.name}>
              {nutrient.name}
              {nutrient.note && <span className={styles.note}>{nutrient.note}</span>}
            </span>
            <span role="cell" className={styles.amount} data-state={state}>
              {isKnown(nutrient.amount) ? withUnit(write(nutrient.amount), nutrient.unit) : labels.unknown}
            </span>
            <span role="cell" className={styles.scale}>
              <Bar nutrient={nutrient} band={band} state={state} />
              <span className={isCompact ? styles.onlyHeard : styles.reference}>
                {referenceText(nutrient, band, labels, write)}
              </span>
            </span>
            <span role="cell" className={styles.state}>
              {state !== 'unknown' && (
                <>
                  <Icon icon={icons[state]} size="sm" tone={tones[state]} />
                  <span className={styles.words}>
                    <span>{labels[state]}</span>
                    {share !== null && (
                      <span className={styles.share}>
                        <span aria-hidden>{percent(share)}</span>
                        <span className={styles.onlyHeard}>{labels.share(percent(share))}</span>
                      </span>
                    )}
                  </span>
                </>
              )}
            </span>
          </div>
        );
      })}
    </div>
  );
}

function referenceText(
  { reference, unit }: NutrientAmount,
  band: NutrientBand | null,
  labels: NutrientBarsLabels,
  write: (value: number) => string,
): string {
  if (!reference || !band) return labels.noReference;
  if ('target' in reference)
    return labels.around(withUnit(write(reference.target), unit), write(reference.tolerance));
  if (band.high === Number.POSITIVE_INFINITY) return labels.atLeast(withUnit(write(band.low), unit));
  if (band.low === 0) return labels.atMost(withUnit(write(band.high), unit));
  return labels.between(write(band.low), withUnit(write(band.high), unit));
}

interface BarProps {
  nutrient: NutrientAmount;
  band: NutrientBand | null;
  state: NutrientState;
}

function Bar({ nutrient: { amount, reference }, band, state }: BarProps) {
  const end = scaleEnd(amount, band);
  const place = (value: number) => `${Math.max(0, Math.min(1, value / end)) * 100}%`;
  const vars = {
    '--amount': place(isKnown(amount) ? amount : 0),
    '--low': place(band?.low ?? 0),
    '--high': place(band?.high ?? 0),
    ...(reference && 'target' in reference ? { '--target': place(reference.target) } : {}),
  } as CSSProperties;
  return (
    <span className={styles.track} data-state={state} style={vars} aria-hidden>
      {band && <span className={styles.band} data-open={band.high === Number.POSITIVE_INFINITY} />}
      {state !== 'unknown' && <span className={styles.bar} data-state={state} />}
      {state === 'over' && <span className={styles.excess} />}
      {reference && 'target' in reference && band && <span className={styles.target} />}
    </span>
  );
}

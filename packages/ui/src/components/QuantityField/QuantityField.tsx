import { useRef, useState, type Ref } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { usePartLabels } from '../../labels/partLabels.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { useServerError } from '../Field/serverErrors.ts';
import { useOwnValue } from '../Field/useOwnValue.ts';
import { useUnfinished } from '../Field/useUnfinished.ts';
import { NumberField } from '../NumberField/NumberField.tsx';
import * as styles from './QuantityField.css.ts';
import { quantityFieldLabels, type QuantityFieldLabels } from './quantityFieldLabels.ts';
import {
  convert,
  isWithin,
  quantityText,
  unitLabel,
  type Quantity,
  type QuantityUnit,
} from './quantityUnits.ts';

export type { Quantity, QuantityUnit } from './quantityUnits.ts';

export interface QuantityFieldProps<Id extends string = string> extends FieldProps {
  /** The units; limits and factors are in the first one. */
  units: readonly [QuantityUnit<Id>, ...QuantityUnit<Id>[]];
  value?: Quantity<Id> | null | undefined;
  defaultValue?: Quantity<Id> | undefined;
  onChange?: ((value: Quantity<Id>) => void) | undefined;
  /** Units in which the amount is shown as well; by default all others. */
  alsoIn?: readonly Id[] | undefined;
  /** Limits in the first unit. An amount outside stays as it is typed, with an error once the field is left. */
  min?: number | undefined;
  max?: number | undefined;
  /**
   * Where every change counts at once, so does its error: for text that is no number and for an amount that more digits
   * cannot bring within the limits.
   */
  isCheckedAtOnce?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  inputRef?: Ref<HTMLInputElement>;
  labels?: Partial<QuantityFieldLabels>;
}

/** An amount in a unit that can be chosen, and the same amount in the others. */
export function QuantityField<Id extends string = string>({
  label,
  error,
  units,
  value,
  defaultValue,
  onChange,
  alsoIn,
  min,
  max,
  isCheckedAtOnce = false,
  name,
  onBlur,
  isReadOnly = false,
  isDisabled = false,
  labels: own,
  ...rest
}: QuantityFieldProps<Id>) {
  const { locale } = useLocale();
  const labels = usePartLabels(quantityFieldLabels, own);
  const around = useRef<HTMLDivElement>(null);
  const nothing = { amount: null, unit: units[0].id };
  const [held, change] = useOwnValue<Quantity<Id>>(
    value === null ? nothing : value,
    defaultValue ?? nothing,
    onChange,
  );
  const refused = useServerError(name, held);
  const unit = units.find((each) => each.id === held.unit) ?? units[0];
  const { amount } = held;

  /** A sentence about the amount appears once the field is left, or its form is submitted. */
  const [isLeft, setLeft] = useState(false);
  const isHalfTyped = Number.isNaN(amount);
  const problem = isHalfTyped || !isWithin(amount, unit, min, max);
  // Digits that follow can bring 0 to 0.5, and nothing can bring -5 or 99,999 down.
  const isHopeless =
    problem && (isHalfTyped || !isWithin(amount, unit, min === undefined ? min : Math.min(min, 0), max));
  const limit = (of: number) => quantityText(convert(of, units[0], unit), unit, locale);
  const sentence = () => {
    if (isHalfTyped && min === undefined && max === undefined) return labels.notNumber;
    if (min === undefined) return max === undefined ? undefined : labels.atMost(limit(max));
    return max === undefined ? labels.atLeast(limit(min)) : labels.between(limit(min), limit(max));
  };
  useUnfinished(around, problem && !isDisabled && !isReadOnly, () => setLeft(true));

  const chooseUnit = (next: QuantityUnit<Id>) => {
    const isNumber = amount !== null && !isHalfTyped;
    change({ amount: isNumber ? convert(amount, unit, next) : amount, unit: next.id });
  };
  const others = units.filter((each) => each.id !== unit.id && (alsoIn?.includes(each.id) ?? true));
  const inUnit = (of: number | undefined, otherwise: number) =>
    of === undefined ? otherwise : convert(of, units[0], unit);

  return (
    <div
      ref={around}
      className={styles.frame}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        setLeft(true);
        onBlur?.();
      }}
    >
      <NumberField
        {...rest}
        label={label}
        error={
          error ||
          refused ||
          ((isLeft && problem) || (isCheckedAtOnce && isHopeless) ? sentence() : undefined)
        }
        name={name === undefined ? undefined : `${name}.amount`}
        value={amount}
        onChange={(next) => change({ amount: next, unit: unit.id })}
        step={unit.step ?? 1}
        min={inUnit(min, -Infinity)}
        max={inUnit(max, Infinity)}
        maxDecimals={unit.maxDecimals ?? 2}
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
        unit={
          units.length === 1 ? (
            unitLabel(unit, amount ?? 0)
          ) : (
            <select
              className={styles.unit}
              aria-label={labels.unit(label)}
              value={unit.id}
              disabled={isDisabled || isReadOnly}
              onChange={(event) => {
                const next = units.find((each) => each.id === event.target.value);
                if (next) chooseUnit(next);
              }}
            >
              {units.map((each) => (
                <option key={each.id} value={each.id}>
                  {unitLabel(each, each.id === unit.id ? (amount ?? 0) : 2)}
                </option>
              ))}
            </select>
          )
        }
      />
      {name !== undefined && (
        <input type="hidden" name={`${name}.unit`} value={unit.id} disabled={isDisabled} />
      )}
      {others.length > 0 && (
        <output className={styles.also}>
          {amount !== null &&
            !problem &&
            others.map((each) => quantityText(convert(amount, unit, each), each, locale)).join(' · ')}
        </output>
      )}
    </div>
  );
}

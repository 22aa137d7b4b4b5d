import { type CSSProperties, type ReactNode, type Ref } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { FieldProps } from '../Field/Field.tsx';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { useServerError } from '../Field/serverErrors.ts';
import { useFocusTarget, type FocusTarget } from '../Field/useFocusTarget.ts';
import { useOwnValue } from '../Field/useOwnValue.ts';
import { at, fill, fillFromStart, from, groove, mark, marks as marksClass, rail, to } from './Slider.css.ts';
import { SliderThumb } from './SliderThumb.tsx';

/** Both ends of a range. */
export type SliderRange = readonly [number, number];

export interface SliderProps<Value extends number | SliderRange = number> extends FieldProps {
  /** A number, or two for a range. */
  value?: Value | null | undefined;
  /** Determines number or range when uncontrolled. Default: `min`. */
  defaultValue?: Value | undefined;
  onChange?: ((value: Value) => void) | undefined;
  min?: number;
  max?: number;
  step?: number;
  /** Shown after the number: "mg/dL". */
  unit?: string | undefined;
  /** Values with a tick and a label below the track. */
  marks?: readonly { value: number; label?: string | undefined }[] | undefined;
  /** Names of both thumbs of a range: `['From', 'To']`. */
  thumbLabels?: readonly [string, string] | undefined;
  /** How a value is shown and announced, instead of the number and its unit. */
  formatValue?: ((value: number) => string) | undefined;
  isReadOnly?: boolean | undefined;
  inputRef?: Ref<FocusTarget>;
}

const custom = (properties: Record<string, number>) => properties as CSSProperties;

/** A number, or a range, whose position between its limits matters more than its digits. */
export function Slider<Value extends number | SliderRange = number>({
  label,
  hint,
  error,
  isOptional,
  isDisabled = false,
  isReadOnly = false,
  name,
  onBlur,
  value,
  defaultValue,
  onChange,
  min = 0,
  max = 100,
  step = 1,
  unit,
  marks,
  thumbLabels,
  formatValue,
  inputRef,
}: SliderProps<Value>) {
  const { locale } = useLocale();
  const around = useFocusTarget(inputRef);
  const [current, setCurrent] = useOwnValue<number | SliderRange>(
    value === null ? min : value,
    defaultValue ?? min,
    // The input is a range exactly when the output is one.
    onChange && ((next) => onChange(next as Value)),
  );
  const refused = useServerError(name, current);
  const values: readonly number[] = typeof current === 'number' ? [current] : current;
  const [low, high] = [values[0] ?? min, values[1] ?? values[0] ?? min];
  const isRange = values.length === 2;
  const share = (each: number) => (max > min ? Math.min(1, Math.max(0, (each - min) / (max - min))) : 0);
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
  const translate = formatValue ?? ((each: number) => `${format.format(each)}${unit ? ` ${unit}` : ''}`);
  const shown: ReactNode = isRange
    ? `${formatValue ? translate(low) : format.format(low)} – ${translate(high)}`
    : translate(low);
  const common = { min, max, step, translate, isDisabled, isReadOnly, name };
  const fillStyle = custom({ [from]: share(low), [to]: share(high) });

  return (
    <FieldGroup
      ref={around}
      {...{ label, hint, error: error || refused, isOptional, isDisabled, onBlur }}
      aside={<output aria-live="off">{shown}</output>}
    >
      <div className={rail} style={fillStyle} {...(isReadOnly ? { 'data-readonly': true } : {})}>
        <span className={groove} />
        <span className={isRange ? fill : `${fill} ${fillFromStart}`} />
        {isRange ? (
          <>
            <SliderThumb
              {...common}
              label={`${label}: ${thumbLabels?.[0] ?? ''}`}
              value={low}
              // Where both meet at the end, the lower one must stay reachable.
              isOnTop={low > (min + max) / 2}
              onChange={(next) => setCurrent([Math.min(next, high), high])}
            />
            <SliderThumb
              {...common}
              label={`${label}: ${thumbLabels?.[1] ?? ''}`}
              value={high}
              onChange={(next) => setCurrent([low, Math.max(next, low)])}
            />
          </>
        ) : (
          <SliderThumb {...common} label={label} value={low} isSingle onChange={setCurrent} />
        )}
      </div>
      {marks && (
        <div className={marksClass} aria-hidden>
          {marks.map((each) => (
            <span
              key={each.value}
              className={mark}
              style={custom({ [at]: share(each.value) })}
              data-edge={share(each.value) < 0.08 ? 'start' : share(each.value) > 0.92 ? 'end' : undefined}
            >
              {each.label ?? format.format(each.value)}
            </span>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}

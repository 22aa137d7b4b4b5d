import { useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Input, TextField as AriaTextField } from 'react-aria-components/TextField';
import { affix, box, field, input, inputNumeric } from '../Field/Field.css.ts';
import { ariaField, FieldFoot, FieldHead, type FieldProps } from '../Field/Field.tsx';
import { useNumberText } from '../Field/numberTexts.ts';
import { useServerError } from '../Field/serverErrors.ts';
import { useOwnValue } from '../Field/useOwnValue.ts';
import { parseNumber } from './parseNumber.ts';

export interface NumberFieldProps extends FieldProps {
  /** `null` while empty. */
  value?: number | null | undefined;
  defaultValue?: number | null | undefined;
  /** `null` when it is emptied, `NaN` while the text is not a number, so that the form's schema rejects it. */
  onChange?: ((value: number | null) => void) | undefined;
  /** Shown inside, at the end: "kg". */
  unit?: ReactNode;
  /** The step of an arrow key. */
  step?: number;
  /** Limits for the arrow keys; validating a typed number is up to the form. */
  min?: number;
  max?: number;
  /** Decimals shown; typed input is never rounded. */
  maxDecimals?: number;
  placeholder?: string | undefined;
  isReadOnly?: boolean | undefined;
  inputRef?: Ref<HTMLInputElement>;
}

/** A number typed with a comma or a point; the arrow keys step it. */
export function NumberField({
  label,
  hint,
  error,
  isOptional,
  value,
  defaultValue = null,
  onChange,
  unit,
  step = 1,
  min = -Infinity,
  max = Infinity,
  maxDecimals = 6,
  placeholder,
  isReadOnly = false,
  inputRef = null,
  onBlur,
  name,
  ...rest
}: NumberFieldProps) {
  const { locale } = useLocale();
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: maxDecimals, useGrouping: false });
  const decimalSign = format.format(0.5).includes(',') ? ',' : '.';
  /** The text being typed; nothing while the field is idle and shows its formatted value. */
  const [draft, setDraft] = useState<{ text: string; value: number | null }>();
  const [isEdited, setEdited] = useState(false);

  const [current, change] = useOwnValue(value, defaultValue, onChange);
  const refused = useServerError(name, current);
  const refusal = error || refused;
  // A value set from outside while the field has no focus (a form reset) discards the typed text.
  const isVoid = !isEdited && !Object.is(draft?.value, current);
  const keptText = useNumberText(name);
  const ofValue = () => {
    if (current === null) return '';
    return Number.isNaN(current) ? (keptText?.read() ?? '') : format.format(current);
  };
  const shown = draft && !isVoid ? draft.text : ofValue();

  const stepOn = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!direction || isReadOnly) return;
    event.preventDefault();
    const from = current === null || Number.isNaN(current) ? 0 : current;
    // Floating point: 0.1 + 0.2 must show 0.3.
    const next = Number((from + direction * step).toFixed(maxDecimals));
    setDraft(undefined);
    keptText?.write(null);
    change(Math.min(max, Math.max(min, next)));
  };

  return (
    <AriaTextField
      className={field}
      inputMode="decimal"
      autoComplete="off"
      isReadOnly={isReadOnly}
      value={shown}
      onChange={(text) => {
        const next = parseNumber(text, decimalSign);
        setDraft({ text, value: next });
        keptText?.write(Number.isNaN(next) ? text : null);
        change(next);
      }}
      {...ariaField({ error: refusal, ...rest })}
      onFocus={() => {
        setEdited(true);
        if (isVoid) setDraft(undefined);
      }}
      onBlur={() => {
        setEdited(false);
        // Non-numeric text stays to be corrected.
        if (current === null || !Number.isNaN(current)) setDraft(undefined);
        onBlur?.();
      }}
    >
      {({ isDisabled: off }) => (
        <>
          <FieldHead label={label} hint={hint} isOptional={isOptional} />
          <Group className={box} isDisabled={off} role="presentation">
            <Input
              className={unit ? `${input} ${inputNumeric}` : `${input}`}
              ref={inputRef}
              onKeyDown={stepOn}
              {...(placeholder ? { placeholder } : {})}
            />
            {unit && <span className={affix}>{unit}</span>}
          </Group>
          {name !== undefined && (
            <input
              type="hidden"
              name={name}
              disabled={off}
              value={current === null || Number.isNaN(current) ? shown : String(current)}
            />
          )}
          <FieldFoot error={refusal} />
        </>
      )}
    </AriaTextField>
  );
}

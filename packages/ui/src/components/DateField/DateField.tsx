import { DateField as AriaDateField, DateInput, DateSegment } from 'react-aria-components/DateField';
import { box, field } from '../Field/Field.css.ts';
import { ariaField, FieldFoot, FieldHead, type FieldProps } from '../Field/Field.tsx';
import { alone, segment, segments } from './DateField.css.ts';
import { fromIso } from './isoDate.ts';

export interface DateFieldProps extends FieldProps {
  /** Local day `YYYY-MM-DD`; `null` while empty. */
  value?: string | null | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string | null) => void) | undefined;
  /** First and last day allowed, `YYYY-MM-DD`. */
  min?: string | undefined;
  max?: string | undefined;
  isReadOnly?: boolean | undefined;
}

/** React Aria's part of the properties that DateField and DatePicker share. */
export function ariaDate({
  value,
  defaultValue,
  onChange,
  min,
  max,
  isReadOnly = false,
}: Omit<DateFieldProps, keyof FieldProps>) {
  const first = fromIso(min);
  const last = fromIso(max);
  const initial = fromIso(defaultValue);
  return {
    isReadOnly,
    shouldForceLeadingZeros: true,
    ...(value === undefined ? {} : { value: fromIso(value) }),
    ...(initial ? { defaultValue: initial } : {}),
    ...(first ? { minValue: first } : {}),
    ...(last ? { maxValue: last } : {}),
    ...(onChange
      ? { onChange: (day: { toString(): string } | null) => onChange(day?.toString() ?? null) }
      : {}),
  };
}

/** A day that people know by heart (a date of birth), typed part by part in the order of their language. */
export function DateField({
  label,
  hint,
  error,
  optionalLabel,
  value,
  defaultValue,
  onChange,
  min,
  max,
  isReadOnly,
  ...rest
}: DateFieldProps) {
  return (
    <AriaDateField
      className={field}
      {...ariaDate({ value, defaultValue, onChange, min, max, isReadOnly })}
      {...ariaField({ error, ...rest })}
    >
      <FieldHead label={label} hint={hint} optionalLabel={optionalLabel} />
      <DateInput className={`${box} ${segments} ${alone}`}>
        {(part) => <DateSegment segment={part} className={segment} />}
      </DateInput>
      <FieldFoot error={error} />
    </AriaDateField>
  );
}

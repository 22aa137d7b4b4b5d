import type { Ref } from 'react';
import { DateField as AriaDateField } from 'react-aria-components/DateField';
import { box, field } from '../Field/Field.css.ts';
import { ariaField, FieldFoot, FieldHead, type FieldProps } from '../Field/Field.tsx';
import { useFocusTarget, type FocusTarget } from '../Field/useFocusTarget.ts';
import { alone, segments } from './DateField.css.ts';
import { DateFieldParts } from './DateFieldParts.tsx';
import { useDay, type DayProps } from './useDay.ts';
import { useUnfinishedDay } from './useUnfinishedDay.ts';

export interface DateFieldProps extends FieldProps, DayProps {
  inputRef?: Ref<FocusTarget>;
}

/**
 * A day that people know by heart (a date of birth), typed part by part in the order of their language, typed with its
 * separators, or pasted.
 */
export function DateField({
  label,
  hint,
  error,
  isOptional,
  value,
  defaultValue,
  onChange,
  min,
  max,
  outOfRangeText,
  isReadOnly,
  inputRef,
  ...rest
}: DateFieldProps) {
  const around = useFocusTarget(inputRef);
  const { problem, watch } = useUnfinishedDay(around, rest.name);
  const day = useDay(
    { value, defaultValue, onChange, min, max, outOfRangeText, isReadOnly },
    problem || error,
  );
  return (
    <AriaDateField ref={around} className={field} {...day.aria} {...ariaField({ error: day.error, ...rest })}>
      {({ state }) => (
        <>
          <FieldHead label={label} hint={hint} isOptional={isOptional} />
          <DateFieldParts
            className={`${box} ${segments} ${alone}`}
            onDay={(next) => state.setValue(next)}
            watch={watch}
          />
          <FieldFoot error={day.error} />
        </>
      )}
    </AriaDateField>
  );
}

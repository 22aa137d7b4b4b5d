import { useMemo, useState, type ClipboardEvent, type FocusEvent, type Ref } from 'react';
import { DateInput, TimeField as AriaTimeField } from 'react-aria-components/TimeField';
import { alone, listening, segments } from '../DateField/DateField.css.ts';
import { DatePart } from '../DateField/DatePart.tsx';
import { useUnfinishedDay } from '../DateField/useUnfinishedDay.ts';
import { box, field } from '../Field/Field.css.ts';
import { ariaField, FieldFoot, FieldHead, type FieldProps } from '../Field/Field.tsx';
import { useServerError } from '../Field/serverErrors.ts';
import { useFocusTarget, type FocusTarget } from '../Field/useFocusTarget.ts';
import { fromClock, parseTime, toClock } from './parseTime.ts';

export interface TimeFieldProps extends FieldProps {
  /** Time of day `HH:MM`, 24 hours, whatever the language shows; `null` while empty. */
  value?: string | null | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string | null) => void) | undefined;
  /** First and last time allowed, `HH:MM`. */
  min?: string | undefined;
  max?: string | undefined;
  /** Shown below the field while its time is before `min` or after `max`. */
  outOfRangeText?: string | undefined;
  /** 12- or 24-hour clock, if it differs from the language's: Spanish shows 24, American English 12. */
  hourCycle?: 12 | 24 | undefined;
  isReadOnly?: boolean | undefined;
  inputRef?: Ref<FocusTarget>;
}

/** A time of day, typed as hours and minutes or pasted. */
export function TimeField({
  label,
  hint,
  error: given,
  isOptional,
  value,
  defaultValue,
  onChange,
  min,
  max,
  outOfRangeText,
  hourCycle,
  isReadOnly = false,
  inputRef,
  name,
  ...rest
}: TimeFieldProps) {
  const around = useFocusTarget(inputRef);
  const { problem, watch } = useUnfinishedDay(around, name, 'time');
  const [own, setOwn] = useState<string | null>(defaultValue ?? null);
  const current = value === undefined ? own : value;
  // The same object for the same time: React Aria treats a new one as a change and drops incomplete input.
  const time = useMemo(() => fromClock(current), [current]);
  const first = useMemo(() => fromClock(min), [min]);
  const last = useMemo(() => fromClock(max), [max]);
  const isOut = time !== null && ((first && time.compare(first) < 0) || (last && time.compare(last) > 0));
  const refused = useServerError(name, current);
  const error = problem || given || refused || (isOut ? outOfRangeText : undefined);

  const change = (next: { hour: number; minute: number } | null) => {
    const clock = next && toClock(next);
    setOwn(clock);
    onChange?.(clock);
  };
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    event.preventDefault();
    const pasted = parseTime(event.clipboardData.getData('text'));
    if (pasted && !isReadOnly && !rest.isDisabled) change(pasted);
  };

  const leave = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.contains(relatedTarget)) return;
    watch.onLeave();
  };

  return (
    <AriaTimeField
      ref={around}
      className={field}
      isReadOnly={isReadOnly}
      shouldForceLeadingZeros
      value={time}
      onChange={change}
      {...(first ? { minValue: first } : {})}
      {...(last ? { maxValue: last } : {})}
      {...(hourCycle ? { hourCycle } : {})}
      {...ariaField({ error, ...rest })}
    >
      <FieldHead label={label} hint={hint} isOptional={isOptional} />
      <div role="presentation" className={listening} onPaste={paste} onBlurCapture={leave}>
        <DateInput className={`${box} ${segments} ${alone}`}>
          {(part) => <DatePart segment={part} watch={watch} />}
        </DateInput>
      </div>
      {name !== undefined && (
        // React Aria would submit the seconds too.
        <input type="hidden" name={name} value={current ?? ''} disabled={rest.isDisabled} />
      )}
      <FieldFoot error={error} />
    </AriaTimeField>
  );
}

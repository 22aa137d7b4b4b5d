import type { Ref } from 'react';
import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import { choice, tickBox, words } from '../Checkbox/Checkbox.css.ts';
import { field, hint as hintClass } from '../Field/Field.css.ts';
import { ariaField, FieldFoot, FieldHead, type FieldProps } from '../Field/Field.tsx';
import { useFocusTarget, type FocusTarget } from '../Field/useFocusTarget.ts';
import type { Option } from '../Select/Select.tsx';
import { choices, dot, round } from './RadioGroup.css.ts';

export interface RadioGroupProps<Id extends string = string> extends FieldProps {
  options: readonly Option<Id>[];
  /** `null` while nothing is chosen. */
  value?: Id | null | undefined;
  defaultValue?: Id | undefined;
  onChange?: ((value: Id) => void) | undefined;
  layout?: 'column' | 'row';
  isReadOnly?: boolean | undefined;
  inputRef?: Ref<FocusTarget>;
}

/** One of two to six choices that a person should see all at once. */
export function RadioGroup<Id extends string = string>({
  label,
  hint,
  error,
  optionalLabel,
  options,
  value,
  defaultValue,
  onChange,
  layout,
  isReadOnly = false,
  inputRef,
  ...rest
}: RadioGroupProps<Id>) {
  const around = useFocusTarget(inputRef);
  return (
    <AriaRadioGroup
      ref={around}
      className={field}
      isReadOnly={isReadOnly}
      {...(value === undefined ? {} : { value })}
      {...(defaultValue === undefined ? {} : { defaultValue })}
      {...(onChange ? { onChange: (id: string) => onChange(id as Id) } : {})}
      {...ariaField({ error, ...rest })}
    >
      <FieldHead label={label} hint={hint} optionalLabel={optionalLabel} />
      <div className={choices({ layout })}>
        {options.map((option) => (
          <Radio key={option.id} value={option.id} className={choice} isDisabled={option.isDisabled ?? false}>
            <span className={`${tickBox} ${round}`}>
              <span className={dot} />
            </span>
            <span className={words}>
              {option.label}
              {option.hint && <span className={hintClass}>{option.hint}</span>}
            </span>
          </Radio>
        ))}
      </div>
      <FieldFoot error={error} />
    </AriaRadioGroup>
  );
}

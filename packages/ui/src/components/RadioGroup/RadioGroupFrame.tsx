import type { ReactNode, Ref } from 'react';
import { RadioGroup } from 'react-aria-components/RadioGroup';
import { field } from '../Field/Field.css.ts';
import { ariaField, FieldFoot, FieldHead, type FieldProps } from '../Field/Field.tsx';
import { useFocusTarget, type FocusTarget } from '../Field/useFocusTarget.ts';

/** Common props of all single-choice radio fields, besides the options. */
export interface RadioFieldProps<Id extends string = string> extends FieldProps {
  /** `null` while nothing is chosen. */
  value?: Id | null | undefined;
  defaultValue?: Id | undefined;
  onChange?: ((value: Id) => void) | undefined;
  isReadOnly?: boolean | undefined;
  inputRef?: Ref<FocusTarget>;
}

export interface RadioGroupFrameProps<Id extends string> extends RadioFieldProps<Id> {
  /** Ids of the options. */
  ids: readonly Id[];
  /** Layout direction of the options, for assistive technology. */
  orientation?: 'horizontal' | 'vertical';
  children: ReactNode;
}

/** Label, hint and error around radios, whatever their appearance: RadioGroup, RadioCards, Rating. */
export function RadioGroupFrame<Id extends string>({
  label,
  hint,
  error,
  isOptional,
  value,
  defaultValue,
  onChange,
  isReadOnly = false,
  inputRef,
  ids,
  orientation = 'vertical',
  children,
  ...rest
}: RadioGroupFrameProps<Id>) {
  const around = useFocusTarget(inputRef);
  /** A value that is no longer an option would leave no tab stop. */
  const known = (id: Id | null) => (id !== null && ids.includes(id) ? id : null);
  return (
    <RadioGroup
      ref={around}
      className={field}
      orientation={orientation}
      isReadOnly={isReadOnly}
      {...(value === undefined ? {} : { value: known(value) })}
      {...(defaultValue === undefined ? {} : { defaultValue: known(defaultValue) })}
      {...(onChange ? { onChange: (id: string) => onChange(id as Id) } : {})}
      {...ariaField({ error, ...rest })}
    >
      <FieldHead label={label} hint={hint} isOptional={isOptional} />
      {children}
      <FieldFoot error={error} />
    </RadioGroup>
  );
}

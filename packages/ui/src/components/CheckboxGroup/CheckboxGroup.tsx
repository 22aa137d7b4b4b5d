import type { Ref } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { Check } from 'lucide-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { choice, tickBox, words } from '../Checkbox/Checkbox.css.ts';
import { field, hint as hintClass } from '../Field/Field.css.ts';
import { ariaField, FieldFoot, FieldHead, type FieldProps } from '../Field/Field.tsx';
import { useFocusTarget, type FocusTarget } from '../Field/useFocusTarget.ts';
import { choices } from '../RadioGroup/RadioGroup.css.ts';
import type { Option } from '../Select/Select.tsx';

export interface CheckboxGroupProps<Id extends string = string> extends FieldProps {
  options: readonly Option<Id>[];
  /** Ids of the ticked options. `null` counts as none. */
  value?: readonly Id[] | null | undefined;
  defaultValue?: readonly Id[] | undefined;
  /** In the order of the options, whatever the order of ticking. */
  onChange?: ((value: Id[]) => void) | undefined;
  layout?: 'column' | 'row';
  isReadOnly?: boolean | undefined;
  inputRef?: Ref<FocusTarget>;
}

/** Any number of two to eight options that should all be visible at once. */
export function CheckboxGroup<Id extends string = string>({
  label,
  hint,
  error,
  isOptional,
  options,
  value,
  defaultValue,
  onChange,
  layout,
  isReadOnly = false,
  inputRef,
  ...rest
}: CheckboxGroupProps<Id>) {
  const around = useFocusTarget(inputRef);
  return (
    <AriaCheckboxGroup
      ref={around}
      className={field}
      isReadOnly={isReadOnly}
      {...(value === undefined ? {} : { value: [...(value ?? [])] })}
      {...(defaultValue === undefined ? {} : { defaultValue: [...defaultValue] })}
      onChange={(ids) => onChange?.(options.flatMap(({ id }) => (ids.includes(id) ? [id] : [])))}
      {...ariaField({ error, ...rest })}
    >
      <FieldHead label={label} hint={hint} isOptional={isOptional} />
      <div className={choices({ layout })}>
        {options.map((option) => (
          <AriaCheckbox
            key={option.id}
            value={option.id}
            // With its own default the browser would block a form that once rejected this group.
            validationBehavior="aria"
            className={choice}
            isDisabled={option.isDisabled ?? false}
          >
            <span className={tickBox}>
              <Icon icon={Check} size="sm" />
            </span>
            <span className={words}>
              {option.label}
              {option.hint && <span className={hintClass}>{option.hint}</span>}
            </span>
          </AriaCheckbox>
        ))}
      </div>
      <FieldFoot error={error} />
    </AriaCheckboxGroup>
  );
}

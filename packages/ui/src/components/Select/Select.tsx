import type { Ref } from 'react';
import { ListBox, Button, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { ChevronDown } from 'lucide-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { box, field } from '../Field/Field.css.ts';
import { ariaField, FieldFoot, FieldHead, type FieldProps } from '../Field/Field.tsx';
import { empty, list, popover } from '../Menu/Menu.css.ts';
import { arrow, trigger, value as valueClass } from './Select.css.ts';
import { OptionLine, type Option, type OptionSection } from './SelectOptions.tsx';

export type { Option, OptionSection } from './SelectOptions.tsx';

export interface SelectProps<Id extends string = string> extends FieldProps {
  /** The options, or sections of options. */
  options: readonly (Option<Id> | OptionSection<Id>)[];
  /** Id of the chosen option; `null` while there is none. */
  value?: Id | null | undefined;
  defaultValue?: Id | undefined;
  onChange?: ((value: Id | null) => void) | undefined;
  /** Shown in the field while nothing is chosen. */
  placeholder: string;
  /** Shown in the list when there are no options; without it an empty list does not open. */
  emptyText?: string | undefined;
  inputRef?: Ref<HTMLButtonElement>;
}

/** One of up to about fifteen options; for more use ComboBox, for two to four RadioGroup or SegmentedControl. */
export function Select<Id extends string = string>({
  label,
  hint,
  error,
  isOptional,
  options,
  value,
  defaultValue,
  onChange,
  placeholder,
  emptyText,
  inputRef,
  ...rest
}: SelectProps<Id>) {
  return (
    <AriaSelect
      className={field}
      placeholder={placeholder}
      allowsEmptyCollection={emptyText !== undefined}
      {...(value === undefined ? {} : { value })}
      {...(defaultValue === undefined ? {} : { defaultValue })}
      {...(onChange ? { onChange: (id: string | number | null) => onChange(id as Id | null) } : {})}
      {...ariaField({ error, ...rest })}
    >
      <FieldHead label={label} hint={hint} isOptional={isOptional} />
      <Button className={`${box} ${trigger}`} ref={inputRef}>
        <SelectValue className={valueClass}>
          {({ isPlaceholder, selectedText }) => (isPlaceholder ? placeholder : selectedText)}
        </SelectValue>
        <span className={arrow}>
          <Icon icon={ChevronDown} />
        </span>
      </Button>
      <FieldFoot error={error} />
      <Popover className={popover} offset={4}>
        <ListBox className={list} renderEmptyState={() => <div className={empty}>{emptyText}</div>}>
          {options.map((line) => (
            <OptionLine key={line.id} line={line} />
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

import type { Ref } from 'react';
import {
  ListBox,
  ListBoxItem,
  Button,
  Popover,
  Select as AriaSelect,
  SelectValue,
} from 'react-aria-components/Select';
import { Text } from 'react-aria-components/TextField';
import { Check, ChevronDown } from 'lucide-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { box, field } from '../Field/Field.css.ts';
import { ariaField, FieldFoot, FieldHead, type FieldProps } from '../Field/Field.tsx';
import { detail, entry, list, popover, tick, words } from '../Menu/Menu.css.ts';
import { arrow, trigger, value as valueClass } from './Select.css.ts';

/** One choice. */
export interface Option<Id extends string = string> {
  id: Id;
  label: string;
  /** A muted second line in the list. */
  hint?: string | undefined;
  isDisabled?: boolean | undefined;
}

export interface SelectProps<Id extends string = string> extends FieldProps {
  options: readonly Option<Id>[];
  /** Id of the choice; `null` while nothing is chosen. */
  value?: Id | null | undefined;
  defaultValue?: Id | undefined;
  onChange?: ((value: Id | null) => void) | undefined;
  /** Stands in the field while nothing is chosen. */
  placeholder: string;
  inputRef?: Ref<HTMLButtonElement>;
}

/** One of up to some fifteen choices; for more use ComboBox, for two to four RadioGroup or SegmentedControl. */
export function Select<Id extends string = string>({
  label,
  hint,
  error,
  optionalLabel,
  options,
  value,
  defaultValue,
  onChange,
  placeholder,
  inputRef,
  ...rest
}: SelectProps<Id>) {
  return (
    <AriaSelect
      className={field}
      placeholder={placeholder}
      {...(value === undefined ? {} : { value })}
      {...(defaultValue === undefined ? {} : { defaultValue })}
      {...(onChange ? { onChange: (id: string | number | null) => onChange(id as Id | null) } : {})}
      {...ariaField({ error, ...rest })}
    >
      <FieldHead label={label} hint={hint} optionalLabel={optionalLabel} />
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
        <ListBox className={list}>
          {options.map((option) => (
            <OptionRow key={option.id} option={option} />
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

/** A row of the list of Select and ComboBox. */
export function OptionRow({ option }: { option: Option }) {
  return (
    <ListBoxItem
      id={option.id}
      textValue={option.label}
      className={entry()}
      isDisabled={option.isDisabled ?? false}
    >
      {({ isSelected }) => (
        <>
          <span className={words}>
            <Text slot="label">{option.label}</Text>
            {option.hint && (
              <Text slot="description" className={detail}>
                {option.hint}
              </Text>
            )}
          </span>
          {isSelected && (
            <span className={tick}>
              <Icon icon={Check} />
            </span>
          )}
        </>
      )}
    </ListBoxItem>
  );
}

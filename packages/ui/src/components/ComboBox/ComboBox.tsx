import type { Ref } from 'react';
import { Button, ComboBox as AriaComboBox, Input, ListBox, Popover } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { ChevronDown } from 'lucide-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { box, field, input, inset } from '../Field/Field.css.ts';
import { ariaField, FieldFoot, FieldHead, type FieldProps } from '../Field/Field.tsx';
import { empty, list, popover } from '../Menu/Menu.css.ts';
import { OptionRow, type Option } from '../Select/Select.tsx';

export interface ComboBoxProps<Id extends string = string> extends FieldProps {
  options: readonly Option<Id>[];
  /** Id of the choice; `null` while nothing is chosen. */
  value?: Id | null | undefined;
  defaultValue?: Id | undefined;
  onChange?: ((value: Id | null) => void) | undefined;
  /** What is typed, for lists that are searched elsewhere: give `options` that fit it. */
  onInputChange?: ((text: string) => void) | undefined;
  /** `none` when `options` are already those that fit the typed text. */
  filter?: 'contains' | 'none';
  placeholder?: string | undefined;
  /** Stands in the list when nothing fits. */
  emptyText: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** One of many choices, found by typing. */
export function ComboBox<Id extends string = string>({
  label,
  hint,
  error,
  optionalLabel,
  options,
  value,
  defaultValue,
  onChange,
  onInputChange,
  filter = 'contains',
  placeholder,
  emptyText,
  inputRef = null,
  ...rest
}: ComboBoxProps<Id>) {
  return (
    <AriaComboBox
      className={field}
      // Not on focus: tabbing past the field must not unfold a long list.
      menuTrigger="input"
      allowsEmptyCollection
      {...(filter === 'none' ? { items: options } : { defaultItems: options })}
      {...(value === undefined ? {} : { value })}
      {...(defaultValue === undefined ? {} : { defaultValue })}
      {...(onChange ? { onChange: (id: string | number | null) => onChange(id as Id | null) } : {})}
      {...(onInputChange ? { onInputChange } : {})}
      {...ariaField({ error, ...rest })}
    >
      {({ isDisabled: off }) => (
        <>
          <FieldHead label={label} hint={hint} optionalLabel={optionalLabel} />
          <Group className={box} isDisabled={off} role="presentation">
            <Input className={input} ref={inputRef} {...(placeholder ? { placeholder } : {})} />
            <Button className={inset}>
              <Icon icon={ChevronDown} />
            </Button>
          </Group>
          <FieldFoot error={error} />
          <Popover className={popover} offset={4}>
            <ListBox<Option<Id>>
              className={list}
              renderEmptyState={() => <div className={empty}>{emptyText}</div>}
            >
              {(option) => <OptionRow option={option} />}
            </ListBox>
          </Popover>
        </>
      )}
    </AriaComboBox>
  );
}

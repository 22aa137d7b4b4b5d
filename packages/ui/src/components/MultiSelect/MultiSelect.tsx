import { useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Button, ComboBox as AriaComboBox, Input, ListBox, Popover } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { ChevronDown } from 'lucide-react';
import { multiSelectLabels } from '../../labels/fields.ts';
import { useLabels } from '../../labels/LabelsProvider.ts';
import { usePartLabels } from '../../labels/partLabels.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { box, field, input, inset } from '../Field/Field.css.ts';
import { ariaField, FieldFoot, FieldHead, type FieldProps } from '../Field/Field.tsx';
import { useServerError } from '../Field/serverErrors.ts';
import { useKeptText } from '../Field/unfinishedTexts.ts';
import { isSameName, useTypedChoice } from '../Field/useTypedChoice.ts';
import { empty, list, popover } from '../Menu/Menu.css.ts';
import { OptionRow } from '../Select/SelectOptions.tsx';
import type { Option } from '../Select/Select.tsx';
import { clear, summary } from './MultiSelect.css.ts';
import { MultiSelectTags } from './MultiSelectTags.tsx';

export interface MultiSelectProps<Id extends string = string> extends FieldProps {
  options: readonly Option<Id>[];
  /** Ids of the selected options, in the order of selection. */
  value?: readonly Id[] | undefined;
  defaultValue?: readonly Id[] | undefined;
  onChange?: ((value: readonly Id[]) => void) | undefined;
  placeholder?: string | undefined;
  /** Shown in the list when nothing matches the typed text. */
  emptyText?: string | undefined;
  /** Returns the count; announced when it changes: `3 chosen`. */
  countText?: ((count: number) => string) | undefined;
  /** Names the tags for assistive technology: "Chosen allergens". */
  chosenLabel?: string | undefined;
  /** Label of the button that removes all: "Clear all". */
  clearLabel?: string | undefined;
  /** With it, text that is not an option can be selected too, as its own id and name: `Create «x»`. */
  createLabel?: ((text: string) => string) | undefined;
  isReadOnly?: boolean | undefined;
  inputRef?: Ref<HTMLInputElement>;
}

/** Several of many options, found by typing; the selected ones are shown below the field as tags. */
export function MultiSelect<Id extends string = string>({
  label,
  hint,
  error: given,
  isOptional,
  options,
  value,
  defaultValue = [],
  onChange,
  placeholder,
  emptyText,
  countText,
  chosenLabel,
  clearLabel,
  createLabel,
  isReadOnly = false,
  inputRef = null,
  name,
  onBlur,
  ...rest
}: MultiSelectProps<Id>) {
  const texts = useLabels().field;
  const own = usePartLabels(multiSelectLabels);
  const [uncontrolled, setUncontrolled] = useState<readonly Id[]>(defaultValue);
  const [text, setText] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const chosen = value ?? uncontrolled;
  // The same array while nothing is selected: a new one would discard the text being typed.
  const [held, setHeld] = useState(() => [...chosen]);
  if (held.length !== chosen.length || held.some((id, index) => id !== chosen[index])) setHeld([...chosen]);
  const isFixed = isReadOnly || (rest.isDisabled ?? false);

  const change = (next: readonly Id[]) => {
    setUncontrolled(next);
    onChange?.(next);
  };
  /** Typed text has become a selection; removing a tag leaves the text as it is. */
  const choose = (next: readonly Id[]) => {
    setText('');
    change(next);
  };
  const focusInput = () => root.current?.querySelector('input')?.focus();
  const takeLast = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Backspace' || event.currentTarget.value !== '' || isFixed || chosen.length === 0)
      return;
    change(chosen.slice(0, -1));
  };
  // A selected option that was removed from the list keeps its tag, under its id.
  const tagged = chosen.map((id) => options.find((each) => each.id === id) ?? { id, label: id });
  const typed = text.trim();
  const isSame = (each: string) => isSameName(each, typed);
  const isNew = typed !== '' && !options.some(({ label: each }) => isSame(each)) && !chosen.some(isSame);
  const { problem, onKey, onLeave } = useTypedChoice(root, {
    typed,
    options,
    chosen,
    isNew: createLabel !== undefined && isNew,
    isFixed,
    onTake: (id) => choose([...chosen, id]),
    onRepeated: () => setText(''),
  });
  useKeptText(name, typed === '' ? null : typed, (back) => setText(back ?? ''));
  const refused = useServerError(name, held);
  const error = problem || given || refused;
  const offered = [
    ...options,
    // A created option stays in the list, or selecting the next would lose it.
    ...(createLabel ? tagged.filter((each) => !options.includes(each)) : []),
    ...(createLabel && isNew ? [{ id: typed as Id, label: createLabel(typed) }] : []),
  ];

  return (
    <div className={field} ref={root}>
      <AriaComboBox<Option<Id>, 'multiple'>
        className={field}
        selectionMode="multiple"
        // Not when a selection clears the field.
        menuTrigger={text === '' ? 'manual' : 'input'}
        allowsEmptyCollection
        // The text stays on blur: it is selected, or explained as invalid.
        allowsCustomValue
        isReadOnly={isReadOnly}
        defaultItems={offered}
        inputValue={text}
        onInputChange={setText}
        value={held}
        onChange={(ids) => {
          // React Aria reports the same list again on blur.
          if (ids.length !== held.length) choose(ids.map((id) => id as Id));
        }}
        {...ariaField({
          error,
          ...rest,
          onBlur: () => {
            onLeave();
            onBlur?.();
          },
        })}
      >
        {({ isDisabled: off }) => (
          <>
            <FieldHead label={label} hint={hint} isOptional={isOptional} />
            <Group className={box} isDisabled={off} role="presentation">
              <Input
                className={input}
                ref={inputRef}
                onKeyDown={(event) => {
                  onKey(event);
                  takeLast(event);
                }}
                {...(placeholder ? { placeholder } : {})}
              />
              <Button className={inset}>
                <Icon icon={ChevronDown} />
              </Button>
            </Group>
            {name !== undefined &&
              // React Aria would submit the typed text instead of the selection.
              (chosen.length > 0 ? chosen : ['']).map((id) => (
                <input key={id} type="hidden" name={name} value={id} />
              ))}
            <FieldFoot error={error} />
            <Popover className={popover} offset={4}>
              <ListBox<Option<Id>>
                className={list}
                renderEmptyState={() => <div className={empty}>{emptyText ?? texts.noMatch}</div>}
              >
                {(option) => <OptionRow option={option} />}
              </ListBox>
            </Popover>
          </>
        )}
      </AriaComboBox>
      {/* The open list hides the rest of the page from assistive technology; the tags and their count are part of the
          field, stay in use and are announced, as a toast is. */}
      <div className={field} data-react-aria-top-layer>
        <div className={summary}>
          <span role="status">{(countText ?? own.count)(chosen.length)}</span>
          {chosen.length > 0 && !isFixed && (
            <AriaButton
              className={clear}
              onPress={() => {
                change([]);
                // The button disappears with what it cleared.
                focusInput();
              }}
            >
              {clearLabel ?? texts.clearChosen}
            </AriaButton>
          )}
        </div>
        {tagged.length > 0 && (
          <MultiSelectTags
            label={chosenLabel ?? own.chosen(label)}
            options={tagged}
            onRemove={
              isFixed
                ? undefined
                : (ids) => {
                    const left = chosen.filter((id) => !ids.has(id));
                    change(left);
                    if (left.length === 0) focusInput();
                  }
            }
          />
        )}
      </div>
    </div>
  );
}

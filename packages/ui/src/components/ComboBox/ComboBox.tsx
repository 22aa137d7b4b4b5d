import { useRef, useState, type Ref } from 'react';
import { Button, ComboBox as AriaComboBox, Input, ListBox, useFilter } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { ChevronDown } from 'lucide-react';
import { useLabels } from '../../labels/LabelsProvider.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { box, field, input, inset } from '../Field/Field.css.ts';
import { ariaField, FieldFoot, FieldHead, type FieldProps } from '../Field/Field.tsx';
import { useServerError } from '../Field/serverErrors.ts';
import { useKeptText } from '../Field/unfinishedTexts.ts';
import { useTypedChoice } from '../Field/useTypedChoice.ts';
import { list } from '../Menu/Menu.css.ts';
import { OptionRow } from '../Select/SelectOptions.tsx';
import type { Option } from '../Select/Select.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { status as statusClass } from './ComboBox.css.ts';
import { ComboBoxAct, type ComboBoxActLine } from './ComboBoxAct.tsx';
import { ComboBoxPopover } from './ComboBoxPopover.tsx';
import { ComboBoxReopened } from './ComboBoxReopened.tsx';
import { useOptionSearch, type OptionSearch } from './useOptionSearch.ts';

export type { OptionSearch } from './useOptionSearch.ts';

export interface ComboBoxProps<Id extends string = string> extends FieldProps {
  /** The options. With `search`: those known beforehand, so that the chosen one has a name. */
  options: readonly Option<Id>[];
  /** Id of the chosen option; `null` while there is none. */
  value?: Id | null | undefined;
  defaultValue?: Id | undefined;
  onChange?: ((value: Id | null) => void) | undefined;
  /** Called with the typed text, for lists that are searched remotely: pass matching `options` back. */
  onInputChange?: ((text: string) => void) | undefined;
  /** `none` when `options` already match the typed text. */
  filter?: 'contains' | 'none';
  placeholder?: string | undefined;
  /** Shown in the list when nothing matches. */
  emptyText?: string | undefined;
  /** Searches the options remotely, after a pause in typing. */
  search?: OptionSearch<Id> | undefined;
  /** Delay in ms before `search` is called. */
  searchDelay?: number | undefined;
  /** With `search`: "Searching…", "The search failed.", "Try again". */
  searchTexts?: { loading: string; failed: string; retry: string } | undefined;
  /** Creates an option from the typed text, which is chosen at once; resolve to `null` if none was created. */
  onCreate?: ((text: string) => Option<Id> | null | Promise<Option<Id> | null>) | undefined;
  /** Names the action: `Create «x»`. */
  createLabel?: ((text: string) => string) | undefined;
  inputRef?: Ref<HTMLInputElement>;
}

// No option can have these ids: a record's id contains no space.
const CREATE = ' create';
const RETRY = ' retry';

/** One of many options, found by typing; filtered locally or searched remotely, and created where nothing matches. */
export function ComboBox<Id extends string = string>({
  label,
  hint,
  error: given,
  isOptional,
  options,
  value,
  defaultValue,
  onChange,
  onInputChange,
  filter = 'contains',
  placeholder,
  emptyText,
  search,
  searchDelay = 250,
  searchTexts,
  onCreate,
  createLabel,
  inputRef = null,
  name,
  onBlur,
  ...rest
}: ComboBoxProps<Id>) {
  const texts = useLabels().field;
  const around = useRef<HTMLDivElement>(null);
  const { contains } = useFilter({ sensitivity: 'base' });
  const [own, setOwn] = useState<Id | null>(defaultValue ?? null);
  /** Options from a search or just created: the chosen one must keep its name when they are gone. */
  const [met, setMet] = useState<readonly Option<Id>[]>([]);
  /** Typed text that is not an option yet. */
  const [text, setText] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [retries, setRetries] = useState(0);
  const chosen = value === undefined ? own : value;
  // A value set from outside (a form reset) discards the typed text.
  const [last, setLast] = useState(chosen);
  if (last !== chosen) {
    setLast(chosen);
    if (chosen !== null) setText(null);
  }

  const known = [...options, ...met.filter(({ id }) => !options.some((each) => each.id === id))];
  const chosenOption = known.find(({ id }) => id === chosen);
  const chosenName = chosenOption?.label ?? '';
  const typed = text?.trim() ?? '';
  const { state, retry } = useOptionSearch(search, typed, search !== undefined && isOpen, searchDelay);
  const found = !search ? options : state.kind === 'found' ? state.options : [];

  const take = (next: Id | null) => {
    setOwn(next);
    setText(next === null ? '' : null);
    if (next !== chosen) onChange?.(next);
  };
  const choose = (next: Id | null) => {
    const option = found.find(({ id }) => id === next);
    if (option && search) setMet([option]);
    take(next);
  };
  const create = async () => {
    const made = await onCreate?.(typed);
    if (!made) return;
    setMet([made]);
    take(made.id);
  };
  const { problem, onKey, onLeave } = useTypedChoice(around, {
    typed,
    options: found,
    isFixed: rest.isDisabled ?? false,
    // A person being searched for, or about to be created, may not be the only match.
    takesPartOnLeave: !search && !onCreate,
    onTake: choose,
  });
  useKeptText(name, typed === '' ? null : typed, setText);
  const refused = useServerError(name, chosen);
  const error = problem || given || refused;

  const acts: ComboBoxActLine[] = [];
  if (search && state.kind === 'failed' && searchTexts)
    acts.push({
      id: RETRY,
      kind: 'retry',
      label: searchTexts.retry,
      problem: searchTexts.failed,
      onAction: () => {
        retry();
        setRetries((count) => count + 1);
      },
    });
  const isNew =
    typed !== '' &&
    !found.some(({ label: each }) => each.localeCompare(typed, undefined, { sensitivity: 'accent' }) === 0);
  if (onCreate && createLabel && isNew && (!search || state.kind === 'found'))
    acts.push({ id: CREATE, kind: 'create', label: createLabel(typed), onAction: () => void create() });

  // The chosen option stays in the list, so that the field keeps its name, but is shown only if it matches.
  const held = known.filter(
    (option) => (option === chosenOption || met.includes(option)) && !found.includes(option),
  );
  const lines = [...found, ...held, ...acts];
  const fits = (line: string, input: string) => {
    if (acts.some((act) => (act.problem ? `${act.problem} ${act.label}` : act.label) === line)) return true;
    if (search) return found.some((option) => option.label === line);
    return filter === 'none' || contains(line, input);
  };
  const isLoading = search !== undefined && isOpen && state.kind === 'loading';
  const note = isLoading ? searchTexts?.loading : (emptyText ?? texts.noMatch);

  return (
    <AriaComboBox<Option<Id> | ComboBoxActLine>
      ref={around}
      className={field}
      // Not on focus: tabbing past the field must not open a long list. Nor when the chosen name is filled in.
      menuTrigger={text === null ? 'manual' : 'input'}
      allowsEmptyCollection
      // The text stays on blur: it becomes a choice, or is explained as invalid.
      allowsCustomValue
      defaultItems={lines}
      defaultFilter={fits}
      value={chosen}
      onChange={(id) => {
        if (id === CREATE || id === RETRY) return;
        // React Aria clears the choice for text that matches nothing; the current choice stays until the field is
        // emptied.
        if (id !== null || text === null) choose(id as Id | null);
      }}
      inputValue={text ?? chosenName}
      onInputChange={(next) => {
        setText(next === chosenName ? null : next);
        onInputChange?.(next);
      }}
      onOpenChange={setIsOpen}
      {...ariaField({
        error,
        ...rest,
        onBlur: () => {
          if (typed === '') setText(null);
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
              onKeyDown={onKey}
              // Synchronously: a moment later it would overwrite what was typed since.
              onInput={({ currentTarget }) => currentTarget.value === '' && chosen !== null && choose(null)}
              {...(placeholder ? { placeholder } : {})}
            />
            <Button className={inset}>
              <Icon icon={ChevronDown} />
            </Button>
          </Group>
          {name !== undefined && (
            // React Aria would submit the typed text instead of the chosen option.
            <input type="hidden" name={name} value={chosen ?? ''} disabled={off} />
          )}
          <FieldFoot error={error} />
          <ComboBoxReopened times={retries} />
          <VisuallyHidden role="status">{isLoading ? searchTexts?.loading : ''}</VisuallyHidden>
          <ComboBoxPopover>
            <ListBox<Option<Id> | ComboBoxActLine>
              className={list}
              renderEmptyState={() => (
                <div className={statusClass}>
                  {isLoading && <Spinner size="sm" />}
                  {note}
                </div>
              )}
            >
              {(line) => ('kind' in line ? <ComboBoxAct line={line} /> : <OptionRow option={line} />)}
            </ListBox>
          </ComboBoxPopover>
        </>
      )}
    </AriaComboBox>
  );
}

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
  /** The choices. With `search`: those known beforehand, so that a chosen one has a name. */
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
  emptyText?: string | undefined;
  /** Finds the choices elsewhere, after a pause in typing. */
  search?: OptionSearch<Id> | undefined;
  /** Pause in ms before `search` is asked. */
  searchDelay?: number | undefined;
  /** With `search`: "Searching…", "The search failed.", "Try again". */
  searchTexts?: { loading: string; failed: string; retry: string } | undefined;
  /** Makes a new choice of what was typed and is chosen at once; `null` when it came to nothing. */
  onCreate?: ((text: string) => Option<Id> | null | Promise<Option<Id> | null>) | undefined;
  /** Names the act: `Create «x»`. */
  createLabel?: ((text: string) => string) | undefined;
  inputRef?: Ref<HTMLInputElement>;
}

// No choice can have these names: an id of a record holds no space.
const CREATE = ' create';
const RETRY = ' retry';

/** One of many choices, found by typing; searched here or elsewhere, and created where nothing fits. */
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
  /** Choices that came from a search or were created: the chosen one must keep its name when they are gone. */
  const [met, setMet] = useState<readonly Option<Id>[]>([]);
  /** What is typed and is no choice yet. */
  const [text, setText] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [retries, setRetries] = useState(0);
  const chosen = value === undefined ? own : value;
  // A choice that comes from elsewhere (a form set back) makes void what was typed.
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
    // A person who was searched for, or is about to be created, may be another than the only one found.
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

  // The chosen one stays among the lines, so that the field keeps its name, but shows only where it was found.
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
      // Not on focus: tabbing past the field must not unfold a long list. Nor as what was chosen takes its place.
      menuTrigger={text === null ? 'manual' : 'input'}
      allowsEmptyCollection
      // The text stays when the field is left: it is taken, or refused in words.
      allowsCustomValue
      defaultItems={lines}
      defaultFilter={fits}
      value={chosen}
      onChange={(id) => {
        if (id === CREATE || id === RETRY) return;
        // React Aria chooses none for a text that names none; what was chosen holds until it is emptied.
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
              // At once: told a moment later, it would take away what was typed since.
              onInput={({ currentTarget }) => currentTarget.value === '' && chosen !== null && choose(null)}
              {...(placeholder ? { placeholder } : {})}
            />
            <Button className={inset}>
              <Icon icon={ChevronDown} />
            </Button>
          </Group>
          {name !== undefined && (
            // React Aria would send what is typed instead of what is chosen.
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

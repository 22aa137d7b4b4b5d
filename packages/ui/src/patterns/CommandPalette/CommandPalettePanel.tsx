import { ArrowLeft, Search, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import type { CommandPaletteLabels } from '../../labels/commandPalette.ts';
import { Icon, type LucideIcon } from '../../primitives/Icon/Icon.tsx';
import { hidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts';
import { drawing, field, head, list } from './CommandPalette.css.ts';
import { CommandPaletteNote } from './CommandPaletteNote.tsx';
import { CommandPaletteOption } from './CommandPaletteOption.tsx';
import { CommandPaletteGroup } from './CommandPaletteGroup.tsx';
import { rankCommands } from './rankCommands.ts';
import { useCommandSearch } from './useCommandSearch.ts';

/** An action or a page. */
export interface CommandEntry {
  /** Unique across all groups. */
  id: string;
  title: string;
  /** Distinguishes entries of the same name; also searched. */
  hint?: string | undefined;
  icon?: LucideIcon | undefined;
  /** Synonyms to search by. */
  keywords?: readonly string[] | undefined;
  /** The shortcut keys to show. The palette does not listen for them. */
  shortcut?: string | undefined;
  /** An address, an action, or a step: a second list to choose from, such as the person an action is for. */
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
  step?: CommandStep | undefined;
}

/** What is chosen from after an entry with a `step`. Escape, or Backspace in the empty field, leads back. */
export interface CommandStep {
  /** Names the field and the list: «New note: for which person?». */
  title: string;
  placeholder: string;
  /** When nothing was found; by default that of the palette. */
  empty?: ((query: string) => string) | undefined;
  groups: readonly CommandGroup[];
  search?: CommandPaletteProps['search'];
}

export interface CommandGroup {
  id: string;
  label: string;
  entries: readonly CommandEntry[];
}

export interface CommandPaletteProps {
  labels?: Partial<CommandPaletteLabels> | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Local entries; filtered while typing. */
  groups: readonly CommandGroup[];
  /** Shown first while the field is empty. */
  recent?: CommandGroup | undefined;
  /** Searches the server. Its groups come last, in its own order, and are not filtered again. */
  search?: ((query: string, signal: AbortSignal) => Promise<readonly CommandGroup[]>) | undefined;
  /** Initial text of the field: what was typed before the window appeared. */
  initialQuery?: string | undefined;
  /** Called with the chosen entry, to remember it as recent; within a step, with that step's entry. */
  onChosen?: ((id: string) => void) | undefined;
  /** Control K, or Command K on a Mac, toggles it from anywhere on the page. */
  hasHotkey?: boolean;
}

type Props = Omit<CommandPaletteProps, 'isOpen' | 'onOpenChange' | 'hasHotkey' | 'labels'> & {
  labels: CommandPaletteLabels;
  onClose: () => void;
};

/** The field and its list: focus stays in the field, which refers to the active option. */
export function CommandPalettePanel({
  labels: rootLabels,
  groups: rootGroups,
  recent,
  search: rootSearch,
  initialQuery = '',
  onChosen,
  onClose,
}: Props) {
  const id = useId();
  const [query, setQuery] = useState(initialQuery);
  const [ahead, setAhead] = useState(initialQuery);
  // Text typed while the field was being rendered.
  if (initialQuery !== ahead) {
    setAhead(initialQuery);
    setQuery(query + initialQuery.slice(ahead.length));
  }
  const [wanted, setWanted] = useState<string>();
  const [step, setStep] = useState<CommandStep>();
  const { groups, search } = step ?? { groups: rootGroups, search: rootSearch };
  const labels = step
    ? {
        ...rootLabels,
        title: step.title,
        placeholder: step.placeholder,
        empty: step.empty ?? rootLabels.empty,
      }
    : rootLabels;
  const listBox = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const answer = useCommandSearch(query, search);

  const isBlank = query.trim() === '';
  const shown = [
    ...(recent && isBlank && !step ? [recent] : []),
    ...rankCommands(query, groups),
    ...answer.groups,
  ].filter(({ entries }) => entries.length > 0);
  const options = shown.flatMap((group) =>
    group.entries.map((entry) => ({ key: keyOf(group.id, entry), entry })),
  );
  // The first option is active until another is chosen, so that Enter alone follows the best match.
  const active = options.find(({ key }) => key === wanted) ?? options[0];
  const optionId = (key: string) => `${id}-${options.findIndex((option) => option.key === key)}`;

  // The window opens for typing. Not `autoFocus`: above another dialog, that one would take the focus back.
  useEffect(() => input.current?.focus(), []);

  useEffect(() => {
    listBox.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active?.key]);

  const enter = (next: CommandStep | undefined) => {
    setStep(next);
    setQuery('');
    setWanted(undefined);
    input.current?.focus();
  };
  const choose = (entry: CommandEntry) => {
    if (entry.step) {
      enter(entry.step);
      return;
    }
    onChosen?.(entry.id);
    onClose();
    entry.onSelect?.();
  };
  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    if (step && (event.key === 'Escape' || (event.key === 'Backspace' && query === ''))) {
      // Escape would close the whole window.
      event.preventDefault();
      event.stopPropagation();
      enter(undefined);
      return;
    }
    const at = options.findIndex(({ key }) => key === active?.key);
    const by = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (event.key === 'Enter' && active) {
      event.preventDefault();
      // Click it, so that links go through the page's router.
      listBox.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.click();
    }
    if (by === undefined || options.length === 0) return;
    event.preventDefault();
    const last = options.length - 1;
    const next =
      Math.abs(by) > 1 ? Math.min(last, Math.max(0, at + by)) : (at + by + options.length) % options.length;
    setWanted(options[next]?.key);
  };

  return (
    <>
      <div className={head}>
        {step ? (
          <IconButton
            icon={ArrowLeft}
            label={rootLabels.back}
            size="small"
            onPress={() => enter(undefined)}
            hasTooltip={false}
          />
        ) : (
          <span className={drawing}>{answer.isLoading ? <Spinner size="sm" /> : <Icon icon={Search} />}</span>
        )}
        <input
          ref={input}
          className={field}
          role="combobox"
          aria-label={labels.title}
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          {...(active ? { 'aria-activedescendant': optionId(active.key) } : {})}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={labels.placeholder}
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setWanted(undefined);
          }}
          onKeyDown={move}
        />
        <IconButton icon={X} label={labels.close} size="small" onPress={onClose} hasTooltip={false} />
      </div>
      <div className={hidden} role="status">
        {answer.isLoading ? labels.loading : options.length > 0 ? labels.count(options.length) : ''}
      </div>
      <div ref={listBox} id={`${id}-list`} className={list} role="listbox" aria-label={labels.title}>
        {shown.map((group) => (
          <CommandPaletteGroup key={group.id} label={group.label}>
            {group.entries.map((entry) => {
              const key = keyOf(group.id, entry);
              return (
                <CommandPaletteOption
                  key={key}
                  id={optionId(key)}
                  entry={entry}
                  query={query}
                  isActive={key === active?.key}
                  onPoint={() => setWanted(key)}
                  onChoose={() => choose(entry)}
                />
              );
            })}
          </CommandPaletteGroup>
        ))}
      </div>
      <CommandPaletteNote
        labels={labels}
        query={query.trim()}
        state={
          answer.isFailed ? 'failed' : options.length > 0 ? 'found' : answer.isLoading ? 'loading' : 'empty'
        }
        onRetry={answer.retry}
      />
    </>
  );
}

const keyOf = (group: string, entry: CommandEntry) => `${group} ${entry.id}`;

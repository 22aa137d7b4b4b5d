import { useState, type KeyboardEvent, type RefObject } from 'react';
import { useFilter } from 'react-aria-components/ComboBox';
import { useFieldTexts } from '../Field/fieldTexts.ts';
import { useUnfinished } from '../Field/useUnfinished.ts';
import type { Option } from '../Select/Select.tsx';

export interface TypedChoice<Id extends string> {
  /** What is typed and has not been chosen, trimmed. */
  typed: string;
  options: readonly Option<Id>[];
  chosen: readonly Id[];
  /** What is typed may be chosen as it is. */
  isNew: boolean;
  isFixed: boolean;
  onTake: (id: Id) => void;
}

/** The same name, whatever its case and accents. */
export const isSameName = (one: string, other: string) =>
  one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;

/**
 * What becomes of a typed text when nobody has chosen a line: Enter and leaving the field take the choice of that name,
 * or create one where that is allowed. Enter also takes the only choice that contains the text; whoever leaves the field
 * may have meant another. Any other text stays, is refused in words, and keeps its form from being sent.
 */
export function useTypedChoice<Id extends string>(
  around: RefObject<HTMLElement | null>,
  { typed, options, chosen, isNew, isFixed, onTake }: TypedChoice<Id>,
) {
  const { contains } = useFilter({ sensitivity: 'base' });
  const { notChosen } = useFieldTexts();
  /** The text that was left behind; another one is a new attempt. */
  const [left, setLeft] = useState<string>();
  useUnfinished(around, typed !== '' && !isFixed, () => {
    if (!take(false)) setLeft(typed);
  });

  /** Whoever types the name of a chosen one means no other that contains it. */
  function meant(isEntered: boolean): Id | undefined {
    const named = options.filter(({ label }) => isSameName(label, typed));
    const free = named.filter(({ id }) => !chosen.includes(id));
    if (named.length > 0) return (free.find(({ label }) => label === typed) ?? onlyOne(free))?.id;
    if (isNew) return typed as Id;
    if (!isEntered) return undefined;
    return onlyOne(options.filter(({ id, label }) => !chosen.includes(id) && contains(label, typed)))?.id;
  }

  /** True when the text has become a choice. */
  function take(isEntered: boolean): boolean {
    const id = typed === '' || isFixed ? undefined : meant(isEntered);
    if (id === undefined) return false;
    onTake(id);
    return true;
  }

  return {
    problem: typed !== '' && left === typed ? notChosen(typed) : undefined,
    /** Before the field itself hears of a key: Enter on a line is its own. */
    onKey: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed === '') return;
      if (event.currentTarget.getAttribute('aria-activedescendant')) return;
      // Never sends the form around it: the text is not a choice yet.
      event.preventDefault();
      if (!take(true)) setLeft(typed);
    },
    onLeave: () => {
      if (!take(false)) setLeft(typed);
    },
  };
}

const onlyOne = <Item>(items: readonly Item[]) => (items.length === 1 ? items[0] : undefined);

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

/**
 * What becomes of a typed text when nobody has chosen a line: Enter and leaving the field take the only choice that fits,
 * or create one where that is allowed. Any other text stays, is refused in words, and keeps its form from being sent.
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
    if (!take()) setLeft(typed);
  });

  /** True when the text has become a choice. */
  function take(): boolean {
    if (typed === '' || isFixed) return false;
    const fitting = options.filter(({ id, label }) => !chosen.includes(id) && contains(label, typed));
    const only = fitting.length === 1 ? fitting[0]?.id : fitting.length === 0 && isNew ? (typed as Id) : null;
    if (only === null || only === undefined) return false;
    onTake(only);
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
      if (!take()) setLeft(typed);
    },
    onLeave: () => {
      if (!take()) setLeft(typed);
    },
  };
}

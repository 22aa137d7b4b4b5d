import { useState, type KeyboardEvent, type RefObject } from 'react';
import { useFilter } from 'react-aria-components/ComboBox';
import { useLabels } from '../../labels/LabelsProvider.ts';
import type { Option } from '../Select/Select.tsx';
import { useUnfinished } from './useUnfinished.ts';

export interface TypedChoice<Id extends string> {
  /** What is typed and has not been chosen, trimmed. */
  typed: string;
  options: readonly Option<Id>[];
  /** Ids that cannot be chosen once more. */
  chosen?: readonly Id[];
  /** What is typed may be chosen as it is. */
  isNew?: boolean;
  isFixed: boolean;
  /** Leaving the field, too, takes the only choice that contains the text. */
  takesPartOnLeave?: boolean;
  onTake: (id: Id) => void;
  /** The text names what is chosen already: it can go, nothing is lost with it. */
  onRepeated?: () => void;
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
  { typed, options, chosen = [], isNew = false, isFixed, takesPartOnLeave = false, ...on }: TypedChoice<Id>,
) {
  const { contains } = useFilter({ sensitivity: 'base' });
  const { notChosen } = useLabels().field;
  /** The text that was left behind; another one is a new attempt. */
  const [left, setLeft] = useState<string>();
  useUnfinished(around, typed !== '' && !isFixed, () => {
    if (!take(false)) setLeft(typed);
  });

  /** The choices that the text may mean: whoever types a name means no other that contains it. */
  function meant(takesPart: boolean): readonly Id[] {
    const open = options.filter(({ isDisabled }) => !isDisabled);
    const ofName = open.filter(({ label }) => isSameName(label, typed));
    if (ofName.length > 0) {
      const free = ofName.filter(({ id }) => !chosen.includes(id));
      const exact = free.find(({ label }) => label === typed);
      return (exact ? [exact] : free.length > 0 ? free : ofName).map(({ id }) => id);
    }
    const created = chosen.find((id) => isSameName(id, typed) && !options.some((each) => each.id === id));
    if (created !== undefined) return [created];
    if (isNew) return [typed as Id];
    if (!takesPart) return [];
    const parts = open.filter(({ label }) => contains(label, typed));
    const free = parts.filter(({ id }) => !chosen.includes(id));
    return (free.length > 0 ? free : parts).map(({ id }) => id);
  }

  /** True when the text has become a choice, or is one already. */
  function take(isEntered: boolean): boolean {
    if (typed === '' || isFixed) return false;
    const [id, ...others] = meant(isEntered || takesPartOnLeave);
    if (id === undefined || others.length > 0) return false;
    if (chosen.includes(id)) on.onRepeated?.();
    else on.onTake(id);
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

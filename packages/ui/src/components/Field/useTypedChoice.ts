import { useState, type KeyboardEvent, type RefObject } from 'react';
import { useFilter } from 'react-aria-components/ComboBox';
import { useLabels } from '../../labels/LabelsProvider.ts';
import type { Option } from '../Select/Select.tsx';
import { useUnfinished } from './useUnfinished.ts';

export interface TypedChoice<Id extends string> {
  /** Typed text that has not been chosen, trimmed. */
  typed: string;
  options: readonly Option<Id>[];
  /** Ids that cannot be chosen again. */
  chosen?: readonly Id[];
  /** The typed text may be chosen as it is. */
  isNew?: boolean;
  isFixed: boolean;
  /** On blur, too, choose the only option that contains the text. */
  takesPartOnLeave?: boolean;
  onTake: (id: Id) => void;
  /** The text is the name of an existing choice: it can be cleared without loss. */
  onRepeated?: () => void;
}

/** The same name, ignoring case and accents. */
export const isSameName = (one: string, other: string) =>
  one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;

/**
 * Resolves typed text when no row was chosen: Enter and blur choose the option of that name, or create one where
 * allowed. Enter also chooses the only option that contains the text; on blur the person may have meant another. Any
 * other text stays, is explained as invalid, and blocks submission.
 */
export function useTypedChoice<Id extends string>(
  around: RefObject<HTMLElement | null>,
  { typed, options, chosen = [], isNew = false, isFixed, takesPartOnLeave = false, ...on }: TypedChoice<Id>,
) {
  const { contains } = useFilter({ sensitivity: 'base' });
  const { notChosen } = useLabels().field;
  /** The text that was rejected; a different one is a new attempt. */
  const [left, setLeft] = useState<string>();
  useUnfinished(around, typed !== '' && !isFixed, () => {
    if (!take(false)) setLeft(typed);
  });

  /** The options that the text may mean: an exact name excludes longer ones that contain it. */
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

  /** True when the text has become a choice, or already is one. */
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
    /** Runs before the field itself handles a key: Enter on a row belongs to the field. */
    onKey: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed === '') return;
      if (event.currentTarget.getAttribute('aria-activedescendant')) return;
      // Never submits the surrounding form: the text is not a choice yet.
      event.preventDefault();
      if (!take(true)) setLeft(typed);
    },
    onLeave: () => {
      if (!take(false)) setLeft(typed);
    },
  };
}

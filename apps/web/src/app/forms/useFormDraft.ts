import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useDraftsOfPerson } from './drafts/drafts-context.ts';
import { createDraftKeeper, type DraftKeeper } from './drafts/draft-keeper.ts';
import {
  changedFields,
  type FieldConflict,
  type FormValues,
  isSame,
  mergeChanges,
} from './drafts/form-values.ts';
import type { Draft } from './drafts/drafts.ts';
import { sayDraftsAreNotKept } from './drafts/not-kept.ts';
import { useUnsaved } from './leave-scope.ts';

export interface FormDraftOptions {
  /** The version of the record that the form changes; leave off for something new. */
  version?: number | null;
  /** Fields that are never kept, beside files and passwords. */
  never?: readonly string[];
}

export type Side = 'mine' | 'theirs';

/** Somebody else saved what the person was changing. */
export interface FormConflict {
  /** Fields that both changed. */
  readonly fields: readonly FieldConflict[];
  /** Fields that only the other person changed; they stand in the form as saved. */
  readonly theirs: readonly string[];
  /** What holds, by field; a field without an entry is still to be decided. */
  readonly choices: Readonly<Record<string, Side>>;
  /** Grows with every attempt to save that a missing choice held up. */
  readonly attempt: number;
}

export interface FormDraft {
  /** When the words were typed that were brought back; null when nothing was. */
  readonly restoredAt: number | null;
  /** Another tab has this form open, too. */
  readonly isElsewhere: boolean;
  readonly conflict: FormConflict | null;
  /** The version to save over. */
  version(): number | null;
  /** Puts the form back to what is saved, and forgets the draft. */
  discard(): void;
  choose(field: string, side: Side): void;
  /** Whether every conflict is decided; if not, the form says so. */
  settle(): boolean;
  /** The record was found changed while saving: keeps what was typed and shows the rest. */
  meet(theirs: FormValues, version: number): void;
  /** It is saved: nothing holds the person up any more, and the draft is gone. */
  saved(version?: number | null): void;
}

/**
 * Keeps what is typed into a form on this device, sealed with the person's key, until it is saved, thrown away, or the
 * person logs out; brings it back after a reload, a crash or an expired session; asks before it is left unsaved.
 *
 * Show what it found with `FormNotices`, and save with `useFormSave`.
 * @param key the form, with its record where it has one: `patients/new`, `patients/<id>`
 * @example const draft = useFormDraft(form, `users/${user.id}`, { version: user.version });
 */
export function useFormDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  key: string,
  { version = null, never }: FormDraftOptions = {},
): FormDraft {
  const person = useDraftsOfPerson();
  const [restoredAt, setRestoredAt] = useState<number | null>(null);
  const [isElsewhere, setElsewhere] = useState(false);
  const [conflict, setConflict] = useState<FormConflict | null>(null);
  const keeper = useRef<DraftKeeper | null>(null);
  const isGone = useRef(false);
  const now = useRef({ version, conflict, never, before: {} as FormValues });
  const { isDirty } = form.formState;
  const defaults = form.formState.defaultValues as FormValues | undefined;
  const latest = useRef({ form, defaults });
  useEffect(() => {
    latest.current = { form, defaults };
    now.current.conflict = conflict;
    now.current.never = never;
  });

  const set = useCallback((name: string, value: unknown) => {
    const field = name as Path<Values>;
    latest.current.form.setValue(field, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
  }, []);

  /** What is typed now, as a draft. A conflict still open keeps what stood there before it. */
  const current = useCallback((): Omit<Draft, 'typedAt'> & { never: readonly string[] } => {
    const { form: shown, defaults: base = {} } = latest.current;
    const { version: known, before, never: kept = [] } = now.current;
    return { values: shown.getValues(), base: { ...base, ...before }, version: known, never: kept };
  }, []);

  const bringBack = useCallback(
    (draft: Draft) => {
      const { form: shown, defaults: theirs = {} } = latest.current;
      const typedSince = changedFields(theirs, shown.getValues());
      const merge = mergeChanges(draft.base, draft.values, theirs);
      const names = Object.keys(merge.mine).filter((name) => !typedSince.includes(name));
      if (names.length === 0) return false;
      for (const name of names) set(name, merge.mine[name]);
      setRestoredAt(draft.typedAt);
      const fields = merge.conflicts.filter(({ name }) => names.includes(name));
      if (fields.length > 0) {
        now.current.before = Object.fromEntries(fields.map(({ name }) => [name, draft.base[name]]));
        setConflict({ fields, theirs: [], choices: {}, attempt: 0 });
      }
      return true;
    },
    [set],
  );

  useEffect(() => {
    if (person === null) return undefined;
    const own = createDraftKeeper({
      open: () => person.drafts.open({ userId: person.userId, accountId: person.accountId, form: key }),
      current,
      isGone: () => isGone.current,
      onFound: (draft) => bringBack(draft),
      onElsewhere: () => setElsewhere(true),
      onNotKept: sayDraftsAreNotKept,
    });
    keeper.current = own;
    let seen: FormValues = { ...latest.current.form.getValues() };
    const unsubscribe = latest.current.form.subscribe({
      formState: { values: true },
      callback: () => {
        // It is told of much more than changed values, such as the end of a save.
        const values: FormValues = latest.current.form.getValues();
        if (isSame(seen, values)) return;
        seen = { ...values };
        isGone.current = false;
        own.schedule();
      },
    });
    const flush = () => own.flush();
    const flushWhenHidden = () => document.visibilityState === 'hidden' && own.flush();
    // Sealing takes a moment, which the page still has before it goes but no longer once it is hidden.
    window.addEventListener('beforeunload', flush);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flushWhenHidden);
    return () => {
      window.removeEventListener('beforeunload', flush);
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flushWhenHidden);
      unsubscribe();
      own.close();
      keeper.current = null;
    };
  }, [person, key, current, bringBack]);

  const forget = useCallback(() => {
    isGone.current = true;
    now.current.before = {};
    keeper.current?.erase();
  }, []);
  useUnsaved(isDirty, () => isDirty && !isGone.current, forget);

  return {
    restoredAt,
    isElsewhere,
    conflict,
    version: () => now.current.version,
    discard: () => {
      form.reset();
      forget();
      setRestoredAt(null);
      setConflict(null);
    },
    choose(name, side) {
      const field = conflict?.fields.find((one) => one.name === name);
      if (field === undefined) return;
      set(name, side === 'mine' ? field.mine : field.theirs);
      const { [name]: _decided, ...before } = now.current.before;
      now.current.before = before;
      setConflict((open) => open && { ...open, choices: { ...open.choices, [name]: side } });
      keeper.current?.schedule();
    },
    settle() {
      const isSettled = conflict === null || conflict.fields.every(({ name }) => name in conflict.choices);
      if (!isSettled) setConflict({ ...conflict, attempt: conflict.attempt + 1 });
      return isSettled;
    },
    meet(theirs, newer) {
      const base = defaults ?? {};
      const values = form.getValues() as FormValues;
      const mine = Object.fromEntries(changedFields(base, values).map((name) => [name, values[name]]));
      const merge = mergeChanges(base, mine, theirs);
      form.reset({ ...form.getValues(), ...theirs } as Values, { keepSubmitCount: true });
      for (const [name, value] of Object.entries(merge.mine)) set(name, value);
      now.current.version = newer;
      now.current.before = Object.fromEntries(merge.conflicts.map(({ name }) => [name, base[name]]));
      setConflict({ fields: merge.conflicts, theirs: merge.theirs, choices: {}, attempt: 0 });
      keeper.current?.schedule();
    },
    saved(newer) {
      forget();
      if (newer !== undefined) now.current.version = newer;
      setRestoredAt(null);
      setConflict(null);
    },
  };
}

/** Whether what was sent is what is stored: the answer of a save that did arrive was only lost. */
export function isStoredAlready(sent: FormValues, stored: FormValues): boolean {
  return Object.keys(stored).every((name) => !(name in sent) || isSame(sent[name], stored[name]));
}

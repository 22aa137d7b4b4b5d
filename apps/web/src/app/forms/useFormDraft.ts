import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useSubjects } from '../crumbs.tsx';
import { useDraftsOfPerson } from './drafts/drafts-context.ts';
import { createDraftAutosaver, type DraftAutosaver } from '@healzy/api/runtime/drafts/draft-autosaver';
import {
  changedFields,
  type FormValues,
  isSame,
  mayBeKept,
  rebase,
} from '@healzy/api/runtime/drafts/form-changes';
import type { Draft } from '@healzy/api/runtime/drafts/drafts';
import { flushOnLeave } from '@healzy/api/runtime/drafts/flush-on-leave';
import { sayDraftsAreNotKept } from './drafts/not-kept.ts';
import { keepNumberTexts } from '@healzy/ui/forms/keptTexts';
import { keepUnfinishedTexts } from '@healzy/ui/forms/keptTexts';
import type { FormConflict, FormDraft } from './form-draft.ts';
import { useUnsaved } from './leave-scope.ts';

export interface FormDraftOptions {
  /** The version of the record that the form edits; omit for a new one. */
  version?: number | null;
  /** Fields that are never kept, in addition to files and passwords. */
  never?: readonly string[];
  /** The name of what it is about; by default the person that the screen is about. */
  subject?: string | undefined;
}

/**
 * Keeps what is typed into a form on this device, encrypted with the user's key, until it is saved, discarded, or the
 * user logs out; restores it after a reload, a crash or an expired session; asks before it is left unsaved.
 *
 * Part of `useSavedForm`; `FormNotices` shows what it found.
 * @param key the form, with its record if it has one: `patients/new`, `patients/<id>`
 * @example const draft = useFormDraft(form, `users/${user.id}`, { version: user.version });
 */
export function useFormDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  key: string,
  { version = null, never, subject }: FormDraftOptions = {},
): FormDraft {
  const person = useDraftsOfPerson();
  const [about] = useSubjects();
  const [restoredAt, setRestoredAt] = useState<number | null>(null);
  const [isElsewhere, setElsewhere] = useState(false);
  const [conflict, setConflict] = useState<FormConflict | null>(null);
  const autosaver = useRef<DraftAutosaver | null>(null);
  const isGone = useRef(false);
  const isNotKept = useRef(false);
  const [numberTexts] = useState(keepNumberTexts);
  const [unfinished] = useState(keepUnfinishedTexts);
  const hasUnfinished = useSyncExternalStore(unfinished.watch, unfinished.hasAny);
  const now = useRef({ version, conflict, never, subject: subject ?? about, before: {} as FormValues });
  const { isDirty } = form.formState;
  const defaults = form.formState.defaultValues as FormValues | undefined;
  const latest = useRef({ form, defaults });
  useEffect(() => {
    latest.current = { form, defaults };
    now.current.conflict = conflict;
    now.current.never = never;
    now.current.subject = subject ?? about;
  });

  const set = useCallback((name: string, value: unknown) => {
    const field = name as Path<Values>;
    latest.current.form.setValue(field, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
  }, []);

  /** The current input as a draft. While a conflict is open, keeps the base from before it. */
  const current = useCallback((): Omit<Draft, 'typedAt'> & { never: readonly string[] } => {
    const { form: shown, defaults: base = {} } = latest.current;
    const { version: known, before, never: kept = [], subject: whose } = now.current;
    const texts = numberTexts.texts(
      (name) => mayBeKept(topOf(name), kept) && Number.isNaN(shown.getValues(name as Path<Values>)),
    );
    const parts = Object.entries(unfinished.texts()).filter(([name]) => mayBeKept(topOf(name), kept));
    return {
      values: shown.getValues(),
      base: { ...base, ...before },
      version: known,
      never: kept,
      texts,
      unfinished: Object.fromEntries(parts),
      ...(whose === undefined ? {} : { subject: whose }),
    };
  }, [numberTexts, unfinished]);

  const bringBack = useCallback(
    (draft: Draft) => {
      const { form: shown, defaults: theirs = {} } = latest.current;
      const typedSince = changedFields(theirs, shown.getValues());
      const merge = rebase(draft.base, draft.values, theirs);
      const names = Object.keys(merge.mine).filter((name) => !typedSince.includes(name));
      const fields = merge.conflicts.filter(({ name }) => names.includes(name));
      const texts = Object.entries(draft.texts ?? {}).filter(([path]) => {
        const name = topOf(path);
        return name in theirs && !typedSince.includes(name) && !fields.some((field) => field.name === name);
      });
      const parts = Object.entries(draft.unfinished ?? {}).filter(([path]) => {
        const name = topOf(path);
        return name in theirs && !typedSince.includes(name) && unfinished.read(path) === undefined;
      });
      if (names.length === 0 && texts.length === 0 && parts.length === 0) return false;
      for (const name of names) set(name, merge.mine[name]);
      for (const [path, text] of texts) {
        numberTexts.write(path, text);
        set(path, Number.NaN);
      }
      unfinished.bringBack(Object.fromEntries(parts));
      setRestoredAt(draft.typedAt);
      if (fields.length > 0) {
        now.current.before = Object.fromEntries(fields.map(({ name }) => [name, draft.base[name]]));
        setConflict({ fields, theirs: [], choices: {}, attempt: 0 });
      }
      return true;
    },
    [set, numberTexts, unfinished],
  );

  useEffect(() => {
    if (person === null) return undefined;
    const own = createDraftAutosaver({
      open: () => person.drafts.open({ userId: person.userId, accountId: person.accountId, form: key }),
      current,
      isGone: () => isGone.current,
      onFound: (draft) => bringBack(draft),
      onElsewhere: () => setElsewhere(true),
      onNotKept: () => {
        isNotKept.current = true;
        sayDraftsAreNotKept();
      },
    });
    autosaver.current = own;
    let seen: FormValues = { ...latest.current.form.getValues() };
    const unsubscribe = latest.current.form.subscribe({
      formState: { values: true },
      callback: () => {
        // It is notified of much more than changed values, such as the end of a save.
        const values: FormValues = latest.current.form.getValues();
        if (isSame(seen, values)) return;
        seen = { ...values };
        isGone.current = false;
        own.schedule();
      },
    });
    const stopFlushing = flushOnLeave(() => own.flush());
    const stopListening = numberTexts.subscribe(() => own.schedule());
    const stopWatching = unfinished.watchTyping(() => {
      isGone.current = false;
      own.schedule();
    });
    return () => {
      stopFlushing();
      stopListening();
      stopWatching();
      unsubscribe();
      // Kept: a save that ends after the form is gone still erases its draft.
      void own.close();
    };
  }, [person, key, current, bringBack, numberTexts, unfinished]);

  const forget = useCallback(() => {
    isGone.current = true;
    now.current.before = {};
    unfinished.clear();
    autosaver.current?.erase();
  }, [unfinished]);
  // A restored value would discard the text typed over it, so values come first.
  useEffect(() => unfinished.show(), [restoredAt, unfinished]);
  const isUnsaved = isDirty || hasUnfinished;
  useUnsaved(
    isUnsaved,
    () => isUnsaved && !isGone.current,
    forget,
    () => person !== null && !isNotKept.current,
  );

  return {
    restoredAt,
    isElsewhere,
    conflict,
    numberTexts,
    unfinishedTexts: unfinished,
    hasUnfinished,
    version: () => now.current.version,
    discard: () => {
      form.reset();
      forget();
      setRestoredAt(null);
      setConflict(null);
    },
    resolveConflict(name, side) {
      const field = conflict?.fields.find((one) => one.name === name);
      if (field === undefined) return;
      set(name, side === 'mine' ? field.mine : field.theirs);
      const { [name]: _decided, ...before } = now.current.before;
      now.current.before = before;
      setConflict((open) => open && { ...open, choices: { ...open.choices, [name]: side } });
      autosaver.current?.schedule();
    },
    assertResolved() {
      const isSettled = conflict === null || conflict.fields.every(({ name }) => name in conflict.choices);
      if (!isSettled) setConflict({ ...conflict, attempt: conflict.attempt + 1 });
      return isSettled;
    },
    rebase(theirs, newer) {
      const base = defaults ?? {};
      const values = form.getValues() as FormValues;
      const mine = Object.fromEntries(changedFields(base, values).map((name) => [name, values[name]]));
      const merge = rebase(base, mine, theirs);
      form.reset({ ...form.getValues(), ...theirs } as Values, { keepSubmitCount: true });
      for (const [name, value] of Object.entries(merge.mine)) set(name, value);
      now.current.version = newer;
      now.current.before = Object.fromEntries(merge.conflicts.map(({ name }) => [name, base[name]]));
      setConflict({ fields: merge.conflicts, theirs: merge.theirs, choices: {}, attempt: 0 });
      autosaver.current?.schedule();
    },
    savedInPart(newer) {
      now.current.version = newer;
      now.current.before = {};
      setRestoredAt(null);
      setConflict(null);
      autosaver.current?.schedule();
    },
    saved(newer) {
      forget();
      if (newer !== undefined) now.current.version = newer;
      setRestoredAt(null);
      setConflict(null);
    },
  };
}

/** The field of the form that contains a path: `macros` for `macros.fat`. */
const topOf = (path: string): string => path.split('.')[0] ?? path;

import { hasCode } from '@healzy/api/runtime';
import { changedFields, changesOf, isSame, isStoredAlready } from '@healzy/api/runtime/drafts/form-changes';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type Control,
  type FieldValues,
  type Path,
  type PathValue,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import type { FailedAct } from '../messages.ts';
import type { FormDraft } from './form-draft.ts';
import { showRefusal } from './http-problem.ts';
import { useFormDraft } from './useFormDraft.ts';
import type { SavedFormSource, SavedRecord } from './useSavedForm.ts';

/** A pause in the typing after which it is saved. */
const PAUSE_MS = 1_500;
/** After a failure it is tried again by itself. */
const AGAIN_MS = 15_000;

export interface AutosavedFormOptions<Values extends FieldValues> extends Pick<
  SavedFormSource<Values>,
  'initial' | 'draftKey'
> {
  /** The record that someone else saved meanwhile, taken from the problem (`details.current`). */
  newer: (current: unknown) => SavedRecord<Values>;
  version: number;
  act: FailedAct;
  /** @param changes what differs from the record as it was loaded or last saved: an update sends nothing else */
  onSave: (values: Values, version: number, changes: Partial<Values>) => Promise<SavedRecord<Values>>;
  /** The labels of the fields in order. */
  names: Readonly<Partial<Record<Path<Values>, string>>>;
  /** Text for values that do not speak for themselves. */
  translate: (field: string, value: unknown) => string | null;
}

export type AutosaveStatus = 'idle' | 'saving' | 'saved' | 'failed';

export interface AutosavedForm<Values extends FieldValues> extends Pick<
  AutosavedFormOptions<Values>,
  'names' | 'translate' | 'act'
> {
  methods: UseFormReturn<Values, unknown, Values>;
  control: Control<Values, unknown, Values>;
  draft: FormDraft;
  refusal: string | null;
  status: AutosaveStatus;
  /** Saves at once what is not yet saved. @returns whether all of it is saved now */
  saveNow(): Promise<boolean>;
}

/**
 * A form that saves itself on the server after a pause, and meanwhile keeps a draft on the device. What is typed while a
 * save is under way is part of the next one. A record that someone else changed is merged field by field; where both
 * changed one field, nothing is saved until the user has chosen.
 */
export function useAutosavedForm<Values extends FieldValues>({
  initial,
  version,
  draftKey,
  onSave,
  newer,
  ...texts
}: AutosavedFormOptions<Values>): AutosavedForm<Values> {
  const methods = useForm<Values, unknown, Values>({ defaultValues: initial as never });
  const draft = useFormDraft(methods, draftKey, { version });
  const [refusal, setRefusal] = useState<string | null>(null);
  const [status, setStatus] = useState<AutosaveStatus>('idle');
  const stored = useRef<Values>(initial);
  const running = useRef<Promise<boolean>>(Promise.resolve(true));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { conflict } = draft;
  const isUndecided = conflict !== null && !conflict.fields.every(({ name }) => name in conflict.choices);
  const latest = useRef({ draft, isUndecided, onSave, newer });
  useEffect(() => {
    latest.current = { draft, isUndecided, onSave, newer };
  });

  const keep = useCallback(
    (sent: Values, newVersion: number) => {
      stored.current = sent;
      // The values stay as typed: what the server tidied up would move the cursor.
      methods.reset(sent, { keepValues: true });
      const since = changedFields(sent, methods.getValues());
      if (since.length === 0) {
        latest.current.draft.saved(newVersion);
        setStatus('saved');
        return;
      }
      latest.current.draft.savedInPart(newVersion);
      for (const name of since as Path<Values>[]) {
        const typed = methods.getValues(name) as PathValue<Values, Path<Values>>;
        methods.setValue(name, typed, { shouldDirty: true });
      }
    },
    [methods],
  );

  const save = useCallback(async (): Promise<boolean> => {
    const { isUndecided: mustChoose, draft: own } = latest.current;
    if (mustChoose) return false;
    const values = structuredClone(methods.getValues());
    if (isSame(stored.current, values)) return true;
    setStatus('saving');
    try {
      const saved = await latest.current.onSave(
        values,
        own.version() ?? 0,
        changesOf(stored.current, values) as Partial<Values>,
      );
      keep(values, saved.version);
      setRefusal(null);
      return isSame(values, methods.getValues());
    } catch (error) {
      if (hasCode(error, 'STALE_VERSION')) {
        const record = latest.current.newer(error.details.current);
        setStatus('idle');
        if (isStoredAlready(values, record.values)) {
          keep(values, record.version);
          return true;
        }
        stored.current = record.values;
        own.rebase(record.values, record.version);
        return false;
      }
      setStatus('failed');
      setRefusal(showRefusal(error, [], methods.setError));
      return false;
    }
  }, [keep, methods]);

  const saveNow = useCallback(() => {
    clearTimeout(timer.current);
    running.current = running.current.then(save);
    return running.current;
  }, [save]);

  const schedule = useCallback(
    (after = PAUSE_MS) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void saveNow(), after);
    },
    [saveNow],
  );

  useEffect(() => {
    const unsubscribe = methods.subscribe({
      formState: { values: true },
      callback: () => {
        if (isSame(stored.current, methods.getValues())) return;
        // “All saved” would be untrue from the first letter on.
        setStatus((last) => (last === 'saved' ? 'idle' : last));
        schedule();
      },
    });
    return () => {
      unsubscribe();
      clearTimeout(timer.current);
    };
  }, [methods, schedule]);

  useEffect(() => {
    if (status === 'failed') schedule(AGAIN_MS);
  }, [status, schedule]);
  // Merged without a question, or the last question is answered.
  useEffect(() => {
    if (conflict !== null && !isUndecided) schedule();
  }, [conflict, isUndecided, schedule]);

  return { ...texts, methods, control: methods.control, draft, refusal, status, saveNow };
}

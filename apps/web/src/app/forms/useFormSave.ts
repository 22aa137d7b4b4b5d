import { hasCode } from '@healzy/api/runtime';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { FormValues } from '@healzy/api/runtime/drafts/form-changes';
import { showRefusal } from './refusals.ts';
import type { FormDraft } from './form-draft.ts';
import { isStoredAlready } from './useFormDraft.ts';

/** How long the bar says that it was saved. */
const SAVED_MS = 60_000;

/** A record as it stands after saving, for a form that stays open. */
export interface SavedRecord<Values> {
  readonly values: Values;
  readonly version: number;
}

export interface FormSaveOptions<Values extends FieldValues, Output> {
  /** The fields below which a refusal can stand. */
  fields: readonly Path<Values>[];
  /**
   * Saves. Over `version`, where the form changes a record. Rejects with what the server refused. A form that stays open
   * answers with the record as it now stands.
   */
  save: (values: Output, version: number) => Promise<SavedRecord<Values> | void>;
  /** Once it is saved and the draft is gone: closes the dialog, goes elsewhere, tells. */
  onSaved?: (() => void | Promise<void>) | undefined;
  /** The record in a refusal for being out of date (`details.current`), as the form's values. */
  newer?: ((current: unknown) => SavedRecord<Values>) | undefined;
}

export interface FormSave {
  /** For the form's `onSubmit`. */
  submit: (event?: { preventDefault?: () => void }) => void;
  /** What the server refused as a whole, in words; what belongs to a field stands below it. */
  refusal: string | null;
  /** For the save bar. */
  status: 'idle' | 'saving' | 'saved';
}

/**
 * Saves a form, whatever happens: a refusal goes below its fields; a record that somebody else changed meanwhile is
 * brought together with what was typed; the same words sent twice are stored once; the draft goes when it is saved.
 */
export function useFormSave<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  draft: FormDraft,
  { fields, save, onSaved, newer }: FormSaveOptions<Values, Output>,
): FormSave {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);
  const sent = useRef<{ text: string; values: Output } | null>(null);
  const { isSubmitting, isDirty } = form.formState;

  useEffect(() => {
    if (!isSaved) return undefined;
    const timer = setTimeout(() => setSaved(false), SAVED_MS);
    return () => clearTimeout(timer);
  }, [isSaved]);

  const finish = async (record: SavedRecord<Values> | void) => {
    sent.current = null;
    draft.saved(record ? record.version : undefined);
    if (record) form.reset(record.values);
    setSaved(true);
    await onSaved?.();
  };
  const store = async (values: Output) => {
    if (!draft.settle()) return;
    setRefusal(null);
    setSaved(false);
    // The same words again after a lost answer are the same submission, so they carry the same idempotency key.
    const text = JSON.stringify(values);
    if (sent.current?.text !== text) sent.current = { text, values };
    try {
      await finish(await save(sent.current.values, draft.version() ?? 0));
    } catch (error) {
      if (newer !== undefined && hasCode(error, 'STALE_VERSION')) {
        const record = newer(error.details.current);
        if (isStoredAlready(values as FormValues, record.values)) await finish(record);
        else draft.meet(record.values, record.version);
        return;
      }
      setRefusal(showRefusal(error, fields, form.setError));
    }
  };
  return {
    submit: (event) => {
      event?.preventDefault?.();
      void form.handleSubmit(store)();
    },
    refusal,
    status: isSubmitting ? 'saving' : isSaved && !isDirty ? 'saved' : 'idle',
  };
}

import { hasCode } from '@healzy/api/runtime';
import { isStoredAlready } from '@healzy/api/runtime/drafts/form-changes';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import {
  type Control,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import type { ZodType } from 'zod';
import { type DoneAct, type FailedAct, notifySuccess } from '../messages.ts';
import type { FormDraft } from './form-draft.ts';
import { showRefusal } from './http-problem.ts';
import { useFormDraft } from './useFormDraft.ts';

/** How long the bar says that it was saved. */
const SAVED_MS = 60_000;

/** A record as it stands after saving, for a form that stays open. */
export interface SavedRecord<Values> {
  readonly values: Values;
  readonly version: number;
}

/** What a form gets from where it is shown: the record, what saves it, and what the whole is called. */
export interface SavedFormSource<Values extends FieldValues, Output = Values> {
  initial: Values;
  /** The version that `initial` is of; left out for something new. */
  version?: number | null | undefined;
  /** The form under which what is typed is kept, with its record where it has one: `patients/new`, `patients/<id>`. */
  draftKey: string;
  /** What saving does: named when it is refused as a whole, and told once it is done. */
  act: DoneAct & FailedAct;
  /** `onSaved` tells by itself what was done. */
  isToldElsewhere?: boolean;
  /**
   * Saves. Over `version`, where the form changes a record. Rejects with what the server refused, and the form keeps
   * everything that was typed. A form that stays open answers with the record as it now stands.
   */
  onSave: (values: Output, version: number) => Promise<SavedRecord<Values> | void>;
  /** Once it is saved and the draft is gone: closes the dialog, goes elsewhere. */
  onSaved?: (() => void | Promise<void>) | undefined;
  /** The record that somebody else saved meanwhile, out of the refusal (`details.current`). */
  newer?: ((current: unknown) => SavedRecord<Values>) | undefined;
  /** `discard` is Cancel unless told. */
  labels: { form: string; save: string; discard?: string };
}

export interface SavedFormOptions<Values extends FieldValues, Output> extends SavedFormSource<
  Values,
  Output
> {
  /** What is allowed: the domain's schema, or more than one schema can say. */
  rules: ZodType<Output, Values> | Resolver<Values, unknown, Output>;
  /** The fields' names in their order, also below which a refusal can stand. */
  names: Readonly<Partial<Record<Path<Values>, string>>>;
  /** Values that are no words of their own, such as ids, in words; null leaves it to the product. */
  say?: (field: string, value: unknown) => string | null;
  /** Who or what it is about, in words; on a screen about somebody, that person unless told. */
  subject?: string | undefined;
}

/** A form that keeps a draft and saves: for `SavedForm` and for `useField`. */
export interface SavedFormState<Values extends FieldValues, Output = Values> extends Pick<
  SavedFormOptions<Values, Output>,
  'names' | 'say' | 'labels' | 'act'
> {
  methods: UseFormReturn<Values, unknown, Output>;
  control: Control<Values, unknown, Output>;
  draft: FormDraft;
  /** For the form's `onSubmit`. */
  submit: (event?: { preventDefault?: () => void }) => void;
  /** What the server refused as a whole, in words; what belongs to a field stands below it. */
  refusal: string | null;
  /** For the save bar. */
  status: 'idle' | 'saving' | 'saved';
}

/** The names of fields, each by its own; for the `names` of a form whose locale has them by field. */
export function namesOf<Field extends string>(
  fields: readonly Field[],
  nameOf: (field: Field) => string,
): Record<Field, string> {
  return Object.fromEntries(fields.map((field) => [field, nameOf(field)])) as Record<Field, string>;
}

/**
 * A form that loses nothing: what is typed is kept as a draft until it is saved; a refusal goes below its fields; a record
 * that somebody else changed meanwhile is brought together with what was typed; the same words sent twice are stored
 * once; leaving it unsaved is asked about.
 *
 * @example
 * const form = useSavedForm({ ...source, rules: accountFormSchema, names: { name: t('form.name') } });
 * return <SavedForm form={form}><TextField {...useField(form, 'name')} isRequired /></SavedForm>;
 */
export function useSavedForm<Values extends FieldValues, Output extends FieldValues = Values>({
  initial,
  version,
  draftKey,
  act,
  isToldElsewhere = false,
  onSave,
  onSaved,
  newer,
  labels,
  rules,
  names,
  say,
  subject,
}: SavedFormOptions<Values, Output>): SavedFormState<Values, Output> {
  const form = useForm<Values, unknown, Output>({
    defaultValues: initial as never,
    resolver: typeof rules === 'function' ? rules : zodResolver(rules),
  });
  const draft = useFormDraft(form, draftKey, { version: version ?? null, subject });
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
    if (!isToldElsewhere) notifySuccess(act);
  };
  const store = async (values: Output) => {
    if (!draft.assertResolved()) return;
    setRefusal(null);
    setSaved(false);
    // The same words again after a lost answer are the same submission, so they carry the same idempotency key.
    const text = JSON.stringify(values);
    if (sent.current?.text !== text) sent.current = { text, values };
    try {
      await finish(await onSave(sent.current.values, draft.version() ?? 0));
    } catch (error) {
      if (newer !== undefined && hasCode(error, 'STALE_VERSION')) {
        const record = newer(error.details.current);
        if (isStoredAlready(values, record.values)) await finish(record);
        else draft.rebase(record.values, record.version);
        return;
      }
      setRefusal(showRefusal(error, Object.keys(names) as Path<Values>[], form.setError));
    }
  };
  return {
    methods: form,
    control: form.control,
    draft,
    names,
    ...(say ? { say } : {}),
    labels,
    act,
    submit: (event) => {
      event?.preventDefault?.();
      void form.handleSubmit(store)();
    },
    refusal,
    status: isSubmitting ? 'saving' : isSaved && !isDirty ? 'saved' : 'idle',
  };
}

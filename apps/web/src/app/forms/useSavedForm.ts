import { hasCode } from '@healzy/api/runtime';
import { changesOf, type FormValues, isStoredAlready } from '@healzy/api/runtime/drafts/form-changes';
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

/** How long the bar shows that it was saved. */
const SAVED_MS = 60_000;

/** A record as saved, for a form that stays open. */
export interface SavedRecord<Values> {
  readonly values: Values;
  readonly version: number;
}

/** What a form gets from its screen: the record, how to save it, and the labels of the whole. */
export interface SavedFormSource<Values extends FieldValues, Output = Values> {
  initial: Values;
  /** The version of `initial`; omitted for something new. */
  version?: number | null | undefined;
  /** The key under which the draft is kept, with its record if it has one: `patients/new`, `patients/<id>`. */
  draftKey: string;
  /** The action of saving, for the message when it fails as a whole and when it succeeds. */
  act: DoneAct & FailedAct;
  /** `onSaved` shows the success message itself. */
  isToldElsewhere?: boolean;
  /**
   * Saves: something new with `values`, a record with `changes` over `version`. Rejects with the server's error, and the
   * form keeps all input. A form that stays open resolves to the saved record.
   *
   * @param changes what differs from the record that the form was filled with: an update sends nothing else, so that
   *   fields that the form does not know stay as they are
   */
  onSave: (values: Output, version: number, changes: Partial<Output>) => Promise<SavedRecord<Values> | void>;
  /** Runs once it is saved and the draft is deleted: closes the dialog, navigates. */
  onSaved?: (() => void | Promise<void>) | undefined;
  /** The record that someone else saved meanwhile, taken from the problem (`details.current`). */
  newer?: ((current: unknown) => SavedRecord<Values>) | undefined;
  /** `discard` defaults to Cancel. */
  labels: { form: string; save: string; discard?: string };
}

export interface SavedFormOptions<Values extends FieldValues, Output> extends SavedFormSource<
  Values,
  Output
> {
  /** The rules for valid input: the domain's schema, or a resolver for what a schema cannot express. */
  rules: ZodType<Output, Values> | Resolver<Values, unknown, Output>;
  /** The labels of the fields in order; also the fields that can show a server error. */
  names: Readonly<Partial<Record<Path<Values>, string>>>;
  /** Text for values that do not speak for themselves, such as ids; null leaves it to the default. */
  translate?: (field: string, value: unknown) => string | null;
  /** The name of what it is about; by default the person that the screen is about. */
  subject?: string | undefined;
}

/** A form that keeps a draft and saves: for `SavedForm` and for `useField`. */
export interface SavedFormState<Values extends FieldValues, Output = Values> extends Pick<
  SavedFormOptions<Values, Output>,
  'names' | 'translate' | 'labels' | 'act'
> {
  methods: UseFormReturn<Values, unknown, Output>;
  control: Control<Values, unknown, Output>;
  draft: FormDraft;
  /** For the form's `onSubmit`. */
  submit: (event?: { preventDefault?: () => void }) => void;
  /** The sentence for what the server rejected as a whole; errors of a field are shown below it. */
  refusal: string | null;
  /** For the save bar. */
  status: 'idle' | 'saving' | 'saved';
}

/** The labels of fields, keyed by field; for the `names` of a form whose locale has them by field. */
export function namesOf<Field extends string>(
  fields: readonly Field[],
  nameOf: (field: Field) => string,
): Record<Field, string> {
  return Object.fromEntries(fields.map((field) => [field, nameOf(field)])) as Record<Field, string>;
}

/**
 * A form that loses nothing: input is kept as a draft until it is saved; server errors go below their fields; the draft
 * is rebased onto a record that someone else changed meanwhile; the same input sent twice is stored once; leaving it
 * unsaved is asked about.
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
  translate,
  subject,
}: SavedFormOptions<Values, Output>): SavedFormState<Values, Output> {
  const form = useForm<Values, unknown, Output>({
    defaultValues: initial as never,
    resolver: typeof rules === 'function' ? rules : zodResolver(rules),
  });
  const draft = useFormDraft(form, draftKey, { version: version ?? null, subject });
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);
  const sent = useRef<{ text: string; values: Output; changes: Partial<Output> } | null>(null);
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
  /** What was loaded is validated too: what its rules tidy up is not a change. */
  const changesSince = (values: Output): Partial<Output> => {
    const loaded: FormValues = form.formState.defaultValues ?? {};
    const read = typeof rules === 'function' ? undefined : rules.safeParse(loaded);
    return changesOf(read?.success ? read.data : loaded, values) as Partial<Output>;
  };
  const store = async (values: Output) => {
    if (!draft.assertResolved()) return;
    setRefusal(null);
    setSaved(false);
    // The same input after a lost answer is the same submission, so it carries the same idempotency key.
    const text = JSON.stringify(values);
    if (sent.current?.text !== text) sent.current = { text, values, changes: changesSince(values) };
    try {
      const { values: whole, changes } = sent.current;
      await finish(await onSave(whole, draft.version() ?? 0, changes));
    } catch (error) {
      if (newer !== undefined && hasCode(error, 'STALE_VERSION')) {
        const record = newer(error.details.current);
        if (isStoredAlready(values, record.values)) await finish(record);
        else {
          // The same input is another change to the newer record.
          sent.current = null;
          draft.rebase(record.values, record.version);
        }
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
    ...(translate ? { translate } : {}),
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

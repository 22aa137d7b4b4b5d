import { NumberTextsContext } from '@healzy/ui/forms/numberTexts';
import { UnfinishedTextsContext } from '@healzy/ui/forms/unfinishedTexts';
import { FormLayout } from '@healzy/ui/patterns/FormLayout';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormNotices, type FormNoticesProps } from './FormNotices.tsx';
import { useCloseDialog } from './leave-scope.ts';
import type { FormSave } from './useFormSave.ts';

export interface SavedFormProps<Values extends FieldValues, Output> extends Pick<
  FormNoticesProps<Values, Output>,
  'form' | 'draft' | 'say'
> {
  /** From `useFormSave`. */
  saving: FormSave;
  /** The fields' names, as they stand in the form. */
  names: FormNoticesProps<Values, Output>['labels'];
  /** `failed` heads what the server refused as a whole; `discard` is Cancel unless told. */
  labels: { form: string; save: string; failed: string; discard?: string | undefined };
  /** It is a screen and not a dialog: it stays after saving, and its bar shows only when something changed. */
  staysOpen?: boolean;
  /** Something that is no field is not saved yet either, such as a file on its way. */
  isBusy?: boolean;
  /** Instead of saving at once: asks first, or waits. */
  onSubmit?: FormSave['submit'];
  children: ReactNode;
}

/** The frame of every form that keeps a draft and saves: what it has to say, its fields, and the bar that saves. */
export function SavedForm<Values extends FieldValues, Output>({
  form,
  draft,
  saving: { submit, refusal, status },
  names,
  say,
  labels,
  staysOpen = false,
  isBusy = false,
  onSubmit = submit,
  children,
}: SavedFormProps<Values, Output>) {
  const discard = useCloseDialog() ?? (staysOpen ? draft.discard : undefined);
  return (
    <NumberTextsContext value={draft.numberTexts}>
      <UnfinishedTextsContext value={draft.unfinishedTexts}>
        <FormLayout
          aria-label={labels.form}
          // Taking over what somebody else saved leaves nothing dirty, but the choice still has to be saved.
          alwaysShowsBar={!staysOpen || draft.conflict !== null}
          isDirty={form.formState.isDirty || draft.hasUnfinished || isBusy}
          status={status}
          onSubmit={onSubmit}
          {...(discard ? { onDiscard: discard } : {})}
          labels={{ save: labels.save, discard: labels.discard }}
          errorSummary={
            <FormNotices
              form={form}
              draft={draft}
              refusal={refusal}
              failed={labels.failed}
              labels={names}
              {...(say ? { say } : {})}
            />
          }
        >
          {children}
        </FormLayout>
      </UnfinishedTextsContext>
    </NumberTextsContext>
  );
}

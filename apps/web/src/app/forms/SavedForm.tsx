import { NumberTextsContext } from '@healzy/ui/forms/numberTexts';
import { UnfinishedTextsContext } from '@healzy/ui/forms/unfinishedTexts';
import { FormLayout } from '@healzy/ui/patterns/FormLayout';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormNotices } from './FormNotices.tsx';
import { useCloseDialog } from './leave-scope.ts';
import type { SavedFormState } from './useSavedForm.ts';

export interface SavedFormProps<Values extends FieldValues, Output extends FieldValues> {
  /** From `useSavedForm`. */
  form: SavedFormState<Values, Output>;
  /** It is a screen and not a dialog: it stays open after saving, and its bar only shows when something changed. */
  staysOpen?: boolean;
  /** Something other than a field is not saved yet, such as a file being uploaded. */
  isBusy?: boolean;
  /** Runs instead of saving at once: asks first, or waits. */
  onSubmit?: SavedFormState<Values>['submit'];
  children: ReactNode;
}

/** The frame of every form that keeps a draft and saves: its notices, its fields, and the save bar. */
export function SavedForm<Values extends FieldValues, Output extends FieldValues>({
  form,
  staysOpen = false,
  isBusy = false,
  onSubmit = form.submit,
  children,
}: SavedFormProps<Values, Output>) {
  const { methods, draft, labels, status } = form;
  const discard = useCloseDialog() ?? (staysOpen ? draft.discard : undefined);
  return (
    <NumberTextsContext value={draft.numberTexts}>
      <UnfinishedTextsContext value={draft.unfinishedTexts}>
        <FormLayout
          aria-label={labels.form}
          // Accepting what somebody else saved leaves nothing dirty, but the choice still has to be saved.
          alwaysShowsBar={!staysOpen || draft.conflict !== null}
          isDirty={methods.formState.isDirty || draft.hasUnfinished || isBusy}
          status={status}
          onSubmit={onSubmit}
          {...(discard ? { onDiscard: discard } : {})}
          labels={{ save: labels.save, discard: labels.discard }}
          errorSummary={<FormNotices form={form} />}
        >
          {children}
        </FormLayout>
      </UnfinishedTextsContext>
    </NumberTextsContext>
  );
}

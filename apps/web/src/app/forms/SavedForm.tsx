import { NumberTextsContext } from '@healzy/ui/forms/numberTexts';
import { UnfinishedTextsContext } from '@healzy/ui/forms/unfinishedTexts';
import { FormLayout } from '@healzy/ui/patterns/FormLayout';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Banner } from '@healzy/ui/components/Banner';
import { Button } from '@healzy/ui/components/Button';
import { FormErrorSummary, FormFailure } from '@healzy/ui/components/FormErrorSummary';
import { Stack } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useOwnZone } from '../../state/own-zone.ts';
import { useFormats } from '../formats.ts';
import { type FailedAct, failedSentence } from '../messages.ts';
import { useCloseDialog } from './leave-scope.ts';
import type { SavedFormState } from './useSavedForm.ts';
import { ConflictPanel } from './ConflictPanel.tsx';
import { summaryOf } from './http-problem.ts';

export interface SavedFormProps<Values extends FieldValues, Output extends FieldValues> {
  /** From `useSavedForm`. */
  form: SavedFormState<Values, Output>;
  /** It is a screen and not a dialog: it stays open after saving, and its bar only shows when something changed. */
  staysOpen?: boolean;
  /** It has fields beside what follows from them. */
  isWide?: boolean;
  /** Something other than a field is not saved yet, such as a file being uploaded. */
  isBusy?: boolean;
  /** Another button, which saves and then does something more. */
  extraAction?: { label: string; onPress: () => void } | undefined;
  /** Runs instead of saving at once: asks first, or waits. */
  onSubmit?: SavedFormState<Values>['submit'];
  children: ReactNode;
}

/** The frame of every form that keeps a draft and saves: its notices, its fields, and the save bar. */
export function SavedForm<Values extends FieldValues, Output extends FieldValues>({
  form,
  staysOpen = false,
  isWide = false,
  isBusy = false,
  extraAction,
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
          // Accepting what someone else saved leaves nothing dirty, but the choice still has to be saved.
          alwaysShowsBar={!staysOpen || draft.conflict !== null}
          isWide={isWide}
          isDirty={methods.formState.isDirty || draft.hasUnfinished || isBusy}
          status={status}
          extraAction={extraAction}
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

/**
 * Everything that a form shows above its fields: what was restored, what someone else changed, what was rejected,
 * which fields are invalid. For the `errorSummary` of `FormLayout`.
 */
export function FormNotices<Values extends FieldValues, Output extends FieldValues>({
  form: { methods, draft, refusal, act, names, translate = () => null },
}: {
  form: Pick<SavedFormState<Values, Output>, 'methods' | 'draft' | 'refusal' | 'names' | 'translate'> & {
    act: FailedAct;
  };
}) {
  const { t } = useTranslation();
  const formats = useFormats();
  const zone = useOwnZone();
  const inWords = useValueLabels();
  const { errors, submitCount } = methods.formState;
  const problems = summaryOf<Values>(errors, names);
  const { conflict, restoredAt, isElsewhere } = draft;
  const hasNotices = conflict !== null || restoredAt !== null || isElsewhere || refusal !== null;
  return (
    <>
      {hasNotices && (
        <Stack gap="sm">
          {restoredAt !== null && (
            <Banner
              tone="info"
              role="status"
              title={t('draft.restored', { when: formats.dateTime(new Date(restoredAt), zone) })}
              actions={
                <Button size="small" onPress={draft.discard}>
                  {t('draft.discard')}
                </Button>
              }
            >
              {t('draft.restoredText')}
            </Banner>
          )}
          {isElsewhere && (
            <Banner tone="info" role="status" title={t('draft.elsewhere')}>
              {t('draft.elsewhereText')}
            </Banner>
          )}
          {conflict !== null && (
            <ConflictPanel
              conflict={conflict}
              onChoose={draft.resolveConflict}
              labels={names}
              translate={(field, value) => translate(field, value) ?? inWords(value)}
            />
          )}
          {refusal !== null && <FormFailure title={failedSentence(act)}>{refusal}</FormFailure>}
        </Stack>
      )}
      {/* Always there: it takes the focus once for each attempt, not from a field whose error comes back while typing. */}
      <FormErrorSummary title={t('form.summary')} attempt={submitCount} errors={problems} />
    </>
  );
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The display text of a form's value; null if it is empty or only the form itself can name it. */
function useValueLabels(): (value: unknown) => string | null {
  const { t } = useTranslation();
  const formats = useFormats();
  const messages = (value: unknown): string | null => {
    if (typeof value === 'string') return value === '' ? null : DAY.test(value) ? formats.day(value) : value;
    if (typeof value === 'number')
      return formats.number(value, Number.isInteger(value) ? 0 : Math.min(4, decimalsOf(value)));
    if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no');
    if (Array.isArray(value)) {
      const parts = value.map(messages).filter((part) => part !== null);
      return parts.length === 0 ? null : parts.join(', ');
    }
    return null;
  };
  return messages;
}

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;

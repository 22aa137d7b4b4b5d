import { Banner } from '@healzy/ui/components/Banner';
import { Button } from '@healzy/ui/components/Button';
import { FormErrorSummary, FormFailure } from '@healzy/ui/components/FormErrorSummary';
import { Stack } from '@healzy/ui/primitives/Stack';
import { useAtomValue } from 'jotai';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { sessionUserAtom } from '../../state/session.ts';
import { useFormats } from '../formats.ts';
import { ConflictPanel } from './ConflictPanel.tsx';
import { summaryOf } from './refusals.ts';
import { useValueWords } from './useValueWords.ts';
import type { FormDraft } from './form-draft.ts';

export interface FormNoticesProps<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  draft: FormDraft;
  /** What the server refused as a whole, from `useFormSave`. */
  refusal: string | null;
  /** Heads that refusal: `failedSentence('user.edit')`. */
  failed: string;
  /** The fields' names, as they stand in the form. */
  labels: Partial<Record<Path<Values>, string>>;
  /** Values that are no words of their own, such as ids, in words; null leaves it to the product. */
  say?: (field: string, value: unknown) => string | null;
}

/**
 * Everything that a form has to say above its fields: what it brought back, what somebody else changed, what was refused,
 * which fields are wrong. For the `errorSummary` of `FormLayout`.
 */
export function FormNotices<Values extends FieldValues, Output>({
  form,
  draft,
  refusal,
  failed,
  labels,
  say = () => null,
}: FormNoticesProps<Values, Output>) {
  const { t } = useTranslation();
  const formats = useFormats();
  const zone = useAtomValue(sessionUserAtom)?.timezone ?? null;
  const inWords = useValueWords();
  const { errors, submitCount } = form.formState;
  const problems = summaryOf<Values>(errors, labels);
  const { conflict, restoredAt, isElsewhere } = draft;
  const names: Readonly<Partial<Record<string, string>>> = labels;
  if (conflict === null && restoredAt === null && !isElsewhere && refusal === null && problems.length === 0)
    return null;
  return (
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
          onChoose={draft.choose}
          labels={names}
          say={(field, value) => say(field, value) ?? inWords(value)}
        />
      )}
      {refusal !== null && <FormFailure title={failed}>{refusal}</FormFailure>}
      <FormErrorSummary title={t('form.summary')} attempt={submitCount} errors={problems} />
    </Stack>
  );
}

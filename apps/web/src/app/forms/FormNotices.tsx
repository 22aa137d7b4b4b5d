import { Banner } from '@healzy/ui/components/Banner';
import { Button } from '@healzy/ui/components/Button';
import { FormErrorSummary, FormFailure } from '@healzy/ui/components/FormErrorSummary';
import { Stack } from '@healzy/ui/primitives';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useOwnZone } from '../../state/session.ts';
import { useFormats } from '../formats.ts';
import { failedSentence } from '../messages.ts';
import { ConflictPanel } from './ConflictPanel.tsx';
import { summaryOf } from './http-problem.ts';
import type { SavedFormState } from './useSavedForm.ts';

/**
 * Everything that a form shows above its fields: what was restored, what somebody else changed, what was rejected,
 * which fields are invalid. For the `errorSummary` of `FormLayout`.
 */
export function FormNotices<Values extends FieldValues, Output extends FieldValues>({
  form: { methods, draft, refusal, act, names, say = () => null },
}: {
  form: SavedFormState<Values, Output>;
}) {
  const { t } = useTranslation();
  const formats = useFormats();
  const zone = useOwnZone();
  const inWords = useValueWords();
  const { errors, submitCount } = methods.formState;
  const problems = summaryOf<Values>(errors, names);
  const { conflict, restoredAt, isElsewhere } = draft;
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
          onChoose={draft.resolveConflict}
          labels={names}
          say={(field, value) => say(field, value) ?? inWords(value)}
        />
      )}
      {refusal !== null && <FormFailure title={failedSentence(act)}>{refusal}</FormFailure>}
      <FormErrorSummary title={t('form.summary')} attempt={submitCount} errors={problems} />
    </Stack>
  );
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The display text of a form's value; null if it is empty or only the form itself can name it. */
function useValueWords(): (value: unknown) => string | null {
  const { t } = useTranslation();
  const formats = useFormats();
  const words = (value: unknown): string | null => {
    if (typeof value === 'string') return value === '' ? null : DAY.test(value) ? formats.day(value) : value;
    if (typeof value === 'number')
      return formats.number(value, Number.isInteger(value) ? 0 : Math.min(4, decimalsOf(value)));
    if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no');
    if (Array.isArray(value)) {
      const parts = value.map(words).filter((part) => part !== null);
      return parts.length === 0 ? null : parts.join(', ');
    }
    return null;
  };
  return words;
}

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;

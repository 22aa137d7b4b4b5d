import { TextArea } from '@healzy/ui/components/TextArea';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { SavedForm } from '../../../app/forms/SavedForm.tsx';
import { useField } from '../../../app/forms/useField.ts';
import { type SavedFormSource, useSavedForm } from '../../../app/forms/useSavedForm.ts';

/** As long as the observations of any test. */
const LIMIT = 4000;
const rules = z.object({ observations: z.string().max(LIMIT, 'TOO_LONG') });

export interface ObservationsValues {
  observations: string;
}

/** What the specialist has to say about the test; for the team. */
export function ObservationsForm({
  isNew,
  ...source
}: Omit<SavedFormSource<ObservationsValues>, 'act' | 'labels'> & { isNew: boolean }) {
  const { t } = useTranslation('blood-analysis-diagnosis');
  const form = useSavedForm<ObservationsValues>({
    ...source,
    act: isNew ? 'observations.create' : 'observations.edit',
    rules,
    names: { observations: t('observations.label') },
    labels: { form: t('observations.form'), save: t('observations.save') },
  });
  return (
    <SavedForm form={form} staysOpen>
      <TextArea {...useField(form, 'observations')} hint={t('observations.hint')} isOptional limit={LIMIT} />
    </SavedForm>
  );
}

import { type PatientFormValues, specialistsSchema } from '@healzy/domain/patients';
import { ConfirmDialog } from '@healzy/ui/components/ConfirmDialog';
import { Text } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { SavedForm } from '../../../app/forms/SavedForm.tsx';
import { useField } from '../../../app/forms/useField.ts';
import { type SavedFormSource, useSavedForm } from '../../../app/forms/useSavedForm.ts';
import { useQuestion } from '../../../app/useQuestion.ts';
import type { Option } from '@healzy/ui/components/Select';
import { SpecialistsField } from '../SpecialistsField.tsx';
import { usePatientLabels } from '../usePatientLabels.ts';

const schema = z.object({ specialists: specialistsSchema });

export type SpecialistsValues = Pick<PatientFormValues, 'specialists'>;

export interface SpecialistsFormProps extends Omit<SavedFormSource<SpecialistsValues>, 'act' | 'labels'> {
  options: readonly Option[];
}

/** The specialists of a patient. Anybody who would lose access is named before saving. */
export function SpecialistsForm({ options, ...source }: SpecialistsFormProps) {
  const { t } = useTranslation('patients');
  const [stored, setStored] = useState(source.initial.specialists);
  const { question, ask } = useQuestion<readonly string[], boolean>();
  const leaving = question?.asked ?? [];
  const { labels, translate } = usePatientLabels(options);
  const form = useSavedForm<SpecialistsValues>({
    ...source,
    act: 'patient.specialists',
    rules: schema,
    names: { specialists: labels.specialists ?? '' },
    translate,
    labels: { form: t('configuration.specialists.form'), save: t('configuration.specialists.save') },
    async onSave(values, over, changes) {
      const saved = await source.onSave(values, over, changes);
      setStored(values.specialists);
      return saved;
    },
  });
  const nameOf = (id: string) => options.find((option) => option.id === id)?.label ?? id;

  const submit = async () => {
    const kept = form.methods.getValues('specialists').map((one) => one.professionalId);
    const gone = stored.map((one) => one.professionalId).filter((id) => !kept.includes(id));
    if (gone.length === 0 || (await ask(gone.map(nameOf)))) form.submit();
  };

  return (
    <>
      <SavedForm
        form={form}
        staysOpen
        onSubmit={(event) => {
          event?.preventDefault?.();
          void submit();
        }}
      >
        <SpecialistsField {...useField(form, 'specialists')} options={options} />
      </SavedForm>
      <ConfirmDialog
        title={t('configuration.specialists.confirmTitle')}
        isOpen={question !== null}
        onClose={() => question?.answer(false)}
        confirmLabel={t('configuration.specialists.confirm')}
        onConfirm={() => question?.answer(true)}
      >
        <Text as="p">
          {t('configuration.specialists.leaves', { count: leaving.length, names: leaving.join(', ') })}
        </Text>
      </ConfirmDialog>
    </>
  );
}

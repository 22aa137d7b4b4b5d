import {
  MEDICAL_TEST_TYPES,
  type MedicalTestForm as NewMedicalTest,
  type MedicalTestFormInput,
  medicalTestFormSchema,
  RANGE_PROFILES,
} from '@healzy/domain/medical-tests';
import { Checkbox } from '@healzy/ui/components/Checkbox';
import { Select } from '@healzy/ui/components/Select';
import { TextArea } from '@healzy/ui/components/TextArea';
import { TextField } from '@healzy/ui/components/TextField';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { SavedForm } from '../../app/forms/SavedForm.tsx';
import { useField } from '../../app/forms/useField.ts';
import { type SavedFormSource, useSavedForm } from '../../app/forms/useSavedForm.ts';
import { pageOfTestType } from './medical-test-places.ts';

export interface MedicalTestFormProps extends Omit<
  SavedFormSource<MedicalTestFormInput, NewMedicalTest>,
  'act' | 'labels'
> {
  specialists: readonly { id: string; label: string }[];
}

/** A new test: its name, its type, its principal specialist and its observers. */
export function MedicalTestForm({ specialists, ...source }: MedicalTestFormProps) {
  const { t } = useTranslation(['medical-tests', 'app']);
  const form = useSavedForm<MedicalTestFormInput, NewMedicalTest>({
    ...source,
    act: 'medicalTest.create',
    rules: medicalTestFormSchema,
    names: {
      name: t('form.name'),
      type: t('form.type'),
      principalId: t('form.mainSpecialist'),
      observerIds: t('form.viewers'),
      rangeProfile: t('form.rangeProfile'),
      observations: t('form.observations'),
    },
    labels: { form: t('form.title'), save: t('form.createAction') },
  });
  const main = useField(form, 'principalId');
  const viewers = useField(form, 'observerIds');
  const chosen = viewers.value ?? [];

  return (
    <SavedForm form={form}>
      <TextField {...useField(form, 'name')} placeholder={t('form.namePlaceholder')} isRequired autoFocus />
      <Select
        {...useField(form, 'type')}
        hint={t('form.typeToCome')}
        placeholder={t('app:form.choose')}
        options={MEDICAL_TEST_TYPES.map((type) => ({
          id: type,
          label: t(`typeLong.${type}`),
          isDisabled: pageOfTestType(type) === undefined,
        }))}
        isRequired
      />
      <Select
        {...main}
        onChange={(id) => {
          main.onChange(id);
          // Nobody can be both.
          viewers.onChange(chosen.filter((viewer) => viewer !== id));
        }}
        placeholder={t('app:form.choose')}
        options={specialists}
        isRequired
      />
      {specialists.length > 1 && (
        <Stack gap="xs" role="group" aria-label={viewers.label}>
          <Text weight="medium">{viewers.label}</Text>
          <Text size="sm" tone="muted">
            {t('form.viewersHint')}
          </Text>
          {specialists
            .filter((specialist) => specialist.id !== main.value)
            .map((specialist) => (
              <Checkbox
                key={specialist.id}
                isSelected={chosen.includes(specialist.id)}
                onChange={(isSelected) =>
                  viewers.onChange(
                    isSelected ? [...chosen, specialist.id] : chosen.filter((id) => id !== specialist.id),
                  )
                }
              >
                {specialist.label}
              </Checkbox>
            ))}
        </Stack>
      )}
      <Select
        {...useField(form, 'rangeProfile')}
        placeholder={t('app:form.choose')}
        options={RANGE_PROFILES.map((profile) => ({ id: profile, label: t(`profile.${profile}`) }))}
      />
      <TextArea {...useField(form, 'observations')} isOptional limit={4000} />
    </SavedForm>
  );
}

import {
  testFullName,
  MEDICAL_TEST_TYPES,
  type MedicalTestForm as NewMedicalTest,
  type MedicalTestFormInput,
  medicalTestFormSchema,
  OLDER_FROM_AGE,
  RANGE_PROFILES,
} from '@healzy/domain/medical-tests';
import { Button } from '@healzy/ui/components/Button';
import { Checkbox } from '@healzy/ui/components/Checkbox';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Select } from '@healzy/ui/components/Select';
import { TextArea } from '@healzy/ui/components/TextArea';
import { TextField } from '@healzy/ui/components/TextField';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../state/language.ts';
import { useFormats } from '../../app/formats.ts';
import { SavedForm } from '../../app/forms/SavedForm.tsx';
import { type FormFields, useField } from '../../app/forms/useField.ts';
import { type SavedFormSource, useSavedForm } from '../../app/forms/useSavedForm.ts';
import { pageOfTestType } from './medical-test-places.ts';
import { useProfileName } from './useProfileName.ts';

export interface MedicalTestFormProps extends Omit<
  SavedFormSource<MedicalTestFormInput, NewMedicalTest>,
  'act' | 'labels'
> {
  specialists: readonly { id: string; label: string }[];
  /** In years; null where the birthdate is unknown. */
  patientAge?: number | null;
  /** Changes a test, whose type stays. */
  isExisting?: boolean;
}

/** A test: its name, its type, its principal specialist and its observers. */
export function MedicalTestForm({
  specialists,
  patientAge = null,
  isExisting = false,
  ...source
}: MedicalTestFormProps) {
  const { t } = useTranslation(['medical-tests', 'app']);
  const profileName = useProfileName();
  const form = useSavedForm<MedicalTestFormInput, NewMedicalTest>({
    ...source,
    act: isExisting ? 'medicalTest.edit' : 'medicalTest.create',
    rules: medicalTestFormSchema,
    names: {
      name: t('form.name'),
      type: t('form.type'),
      principalId: t('form.mainSpecialist'),
      observerIds: t('form.viewers'),
      rangeProfile: t('form.rangeProfile'),
      observations: t('form.observations'),
    },
    labels: isExisting
      ? { form: t('edit.title'), save: t('edit.save') }
      : { form: t('form.title'), save: t('form.createAction') },
  });
  const main = useField(form, 'principalId');
  const viewers = useField(form, 'observerIds');
  const profile = useField(form, 'rangeProfile');
  const chosen = viewers.value ?? [];

  return (
    <SavedForm form={form}>
      <TextField {...useField(form, 'name')} placeholder={t('form.namePlaceholder')} isRequired autoFocus />
      {!isExisting && <TypeField form={form} />}
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
        {...profile}
        placeholder={t('app:form.choose')}
        options={RANGE_PROFILES.map((id) => ({ id, label: profileName(id) }))}
      />
      {patientAge !== null && patientAge >= OLDER_FROM_AGE && profile.value === 'STANDARD' && (
        <Stack gap="xs">
          <InlineMessage tone="info" role="status">
            {t('form.olderAsked', { age: patientAge })}
          </InlineMessage>
          <Inline>
            <Button onPress={() => profile.onChange('OLDER_OR_HIGH_RISK')}>{t('form.olderUse')}</Button>
          </Inline>
        </Stack>
      )}
      {isExisting && profile.value !== source.initial.rangeProfile && (
        <InlineMessage tone="warning" role="status">
          {t('edit.profileChanges')}
        </InlineMessage>
      )}
      <TextArea {...useField(form, 'observations')} isOptional limit={4000} />
    </SavedForm>
  );
}

function TypeField({ form }: { form: FormFields<MedicalTestFormInput, NewMedicalTest> }) {
  const { t } = useTranslation(['medical-tests', 'app']);
  const formats = useFormats();
  const language = useLanguage();
  const toCome = MEDICAL_TEST_TYPES.filter((type) => pageOfTestType(type) === undefined);
  return (
    <Select
      {...useField(form, 'type')}
      {...(toCome.length === 0
        ? {}
        : {
            hint: t('form.typeToCome', {
              types: formats.list(toCome.map((type) => testFullName(type, language))),
            }),
          })}
      placeholder={t('app:form.choose')}
      options={MEDICAL_TEST_TYPES.map((type) => ({
        id: type,
        label: testFullName(type, language),
        isDisabled: pageOfTestType(type) === undefined,
      }))}
      isRequired
    />
  );
}

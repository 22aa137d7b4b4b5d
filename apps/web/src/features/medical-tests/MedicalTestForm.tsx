import { zodResolver } from '@hookform/resolvers/zod';
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
import { Stack } from '@healzy/ui/primitives/Stack';
import { Text } from '@healzy/ui/primitives/Text';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SavedForm } from '../../app/forms/SavedForm.tsx';
import { useField } from '../../app/forms/useField.ts';
import { useFormDraft } from '../../app/forms/useFormDraft.ts';
import { type FormSaveOptions, useFormSave } from '../../app/forms/useFormSave.ts';
import { failedSentence } from '../../app/messages.ts';
import { pageOfTestType } from './medical-test-places.ts';

const FIELDS = [
  'name',
  'type',
  'mainSpecialistId',
  'viewerSpecialistIds',
  'observations',
  'rangeProfile',
] as const satisfies readonly (keyof MedicalTestFormInput)[];

export interface MedicalTestFormProps {
  initial: MedicalTestFormInput;
  /** Under which name what is typed is kept. */
  draftKey: string;
  specialists: readonly { id: string; label: string }[];
  /** Rejects with what the server refused; the form keeps everything that was typed. */
  onSave: FormSaveOptions<MedicalTestFormInput, NewMedicalTest>['save'];
  onSaved?: () => void | Promise<void>;
}

/** A new test: its name, its type, who answers for it and who observes. */
export function MedicalTestForm({ initial, draftKey, specialists, onSave, onSaved }: MedicalTestFormProps) {
  const { t } = useTranslation(['medical-tests', 'app']);
  const form = useForm<MedicalTestFormInput, unknown, NewMedicalTest>({
    defaultValues: initial,
    resolver: zodResolver(medicalTestFormSchema),
  });
  const { control } = form;
  const draft = useFormDraft(form, draftKey);
  const saving = useFormSave(form, draft, {
    fields: FIELDS,
    save: onSave,
    onSaved,
  });
  const main = useField(control, 'mainSpecialistId');
  const viewers = useField(control, 'viewerSpecialistIds');
  const chosen = viewers.value ?? [];

  return (
    <SavedForm
      form={form}
      draft={draft}
      saving={saving}
      names={{
        name: t('form.name'),
        type: t('form.type'),
        mainSpecialistId: t('form.mainSpecialist'),
        viewerSpecialistIds: t('form.viewers'),
        rangeProfile: t('form.rangeProfile'),
        observations: t('form.observations'),
      }}
      labels={{
        form: t('form.title'),
        save: t('form.createAction'),
        failed: failedSentence('medicalTest.create'),
      }}
    >
      <TextField
        {...useField(control, 'name')}
        label={t('form.name')}
        placeholder={t('form.namePlaceholder')}
        isRequired
        autoFocus
      />
      <Select
        {...useField(control, 'type')}
        label={t('form.type')}
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
          // Nobody is both.
          viewers.onChange(chosen.filter((viewer) => viewer !== id));
        }}
        label={t('form.mainSpecialist')}
        placeholder={t('app:form.choose')}
        options={specialists}
        isRequired
      />
      {specialists.length > 1 && (
        <Stack gap="xs" role="group" aria-label={t('form.viewers')}>
          <Text weight="medium">{t('form.viewers')}</Text>
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
        {...useField(control, 'rangeProfile')}
        label={t('form.rangeProfile')}
        placeholder={t('app:form.choose')}
        options={RANGE_PROFILES.map((profile) => ({ id: profile, label: t(`profile.${profile}`) }))}
      />
      <TextArea
        {...useField(control, 'observations')}
        label={t('form.observations')}
        isOptional
        limit={4000}
      />
    </SavedForm>
  );
}

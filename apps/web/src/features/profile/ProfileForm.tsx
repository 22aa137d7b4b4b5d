import { zodResolver } from '@hookform/resolvers/zod';
import { LANGUAGES } from '@healzy/domain/shared';
import {
  type ProfileForm as ProfileData,
  type ProfileFormInput,
  profileFormSchema,
} from '@healzy/domain/users';
import { ComboBox } from '@healzy/ui/components/ComboBox';
import { DateField } from '@healzy/ui/components/DateField';
import { RadioGroup } from '@healzy/ui/components/RadioGroup';
import { TextField } from '@healzy/ui/components/TextField';
import { FormSection } from '@healzy/ui/patterns/FormLayout';
import { Grid } from '@healzy/ui/primitives/Grid';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SavedForm } from '../../app/forms/SavedForm.tsx';
import { useField } from '../../app/forms/useField.ts';
import { useFormDraft } from '../../app/forms/useFormDraft.ts';
import { type SavedRecord, useFormSave } from '../../app/forms/useFormSave.ts';
import { zoneOptions } from '../../app/forms/zones.ts';
import { failedSentence } from '../../app/messages.ts';

const FIELDS = Object.keys(profileFormSchema.shape) as (keyof ProfileFormInput)[];

export interface ProfileFormProps {
  initial: ProfileFormInput;
  /** The version that `initial` is of. */
  version: number;
  /** Where what is typed is kept until it is saved. */
  draftKey: string;
  /** The address of the log-in: shown, not changed here. */
  email: string;
  /** Answers what is stored now; rejects with what the server refused, and the form keeps everything that was typed. */
  onSave: (profile: ProfileData, version: number) => Promise<SavedRecord<ProfileFormInput>>;
  onSaved?: () => void | Promise<void>;
  /** What somebody else saved meanwhile, from the refusal's details. */
  newer?: (current: unknown) => SavedRecord<ProfileFormInput>;
}

/** What a person says of themselves, and how they want to be spoken to. */
export function ProfileForm({ initial, version, draftKey, email, onSave, onSaved, newer }: ProfileFormProps) {
  const { t } = useTranslation(['profile', 'app']);
  const form = useForm<ProfileFormInput, unknown, ProfileData>({
    defaultValues: initial,
    resolver: zodResolver(profileFormSchema),
  });
  const { control } = form;
  const draft = useFormDraft(form, draftKey, { version });
  const saving = useFormSave(form, draft, {
    fields: FIELDS,
    save: onSave,
    onSaved,
    newer,
  });
  const zones = useMemo(() => zoneOptions(), []);
  const languages = LANGUAGES.map((language) => ({ id: language, label: t(`app:language.${language}`) }));

  return (
    <SavedForm
      form={form}
      draft={draft}
      saving={saving}
      names={{
        name: t('form.name'),
        surname: t('form.surname'),
        phone: t('form.phone'),
        birthdate: t('form.birthdate'),
        language: t('form.language'),
        timezone: t('form.timezone'),
      }}
      say={(field, value) =>
        (field === 'language' && languages.find(({ id }) => id === value)?.label) || null
      }
      labels={{
        form: t('form.label'),
        save: t('form.save'),
        failed: failedSentence('profile.edit'),
        discard: t('form.discard'),
      }}
      staysOpen
    >
      <FormSection id="personal" title={t('section.personal')}>
        <Grid columns={{ phone: 1, tablet: 2 }}>
          <TextField
            {...useField(control, 'name')}
            label={t('form.name')}
            isRequired
            autoComplete="given-name"
          />
          <TextField
            {...useField(control, 'surname')}
            label={t('form.surname')}
            isRequired
            autoComplete="family-name"
          />
          <TextField
            {...useField(control, 'phone')}
            isOptional
            label={t('form.phone')}
            type="tel"
            autoComplete="tel"
          />
          <DateField {...useField(control, 'birthdate')} isOptional label={t('form.birthdate')} />
        </Grid>
        <TextField label={t('form.email')} hint={t('form.emailHint')} value={email} isReadOnly type="email" />
      </FormSection>
      <FormSection id="preferences" title={t('section.preferences')}>
        <RadioGroup
          {...useField(control, 'language')}
          label={t('form.language')}
          layout="row"
          isRequired
          options={languages}
        />
        <ComboBox
          {...useField(control, 'timezone')}
          label={t('form.timezone')}
          hint={t('form.timezoneHint')}
          isRequired
          options={zones}
        />
      </FormSection>
    </SavedForm>
  );
}

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
import { Grid } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { SavedForm } from '../../app/forms/SavedForm.tsx';
import { useField } from '../../app/forms/useField.ts';
import { namesOf, type SavedFormSource, useSavedForm } from '../../app/forms/useSavedForm.ts';
import { zoneOptions } from '../../app/forms/zones.ts';

const FIELDS = Object.keys(profileFormSchema.shape) as (keyof ProfileFormInput)[];

export interface ProfileFormProps extends Omit<
  SavedFormSource<ProfileFormInput, ProfileData>,
  'act' | 'labels'
> {
  /** The sign-in address: shown, not changed here. */
  email: string;
}

/** The user's own data, language and zone. */
export function ProfileForm({ email, ...source }: ProfileFormProps) {
  const { t } = useTranslation(['profile', 'app']);
  const languages = LANGUAGES.map((language) => ({ id: language, label: t(`app:language.${language}`) }));
  const form = useSavedForm<ProfileFormInput, ProfileData>({
    ...source,
    act: 'profile.edit',
    rules: profileFormSchema,
    names: namesOf(FIELDS, (field) => t(`form.${field}`)),
    translate: (field, value) =>
      (field === 'language' && languages.find(({ id }) => id === value)?.label) || null,
    labels: { form: t('form.label'), save: t('form.save'), discard: t('form.discard') },
  });

  return (
    <SavedForm form={form} staysOpen>
      <FormSection id="personal" title={t('section.personal')}>
        <Grid columns={{ phone: 1, tablet: 2 }}>
          <TextField {...useField(form, 'name')} isRequired autoComplete="given-name" />
          <TextField {...useField(form, 'surname')} isRequired autoComplete="family-name" />
          <TextField {...useField(form, 'phone')} isOptional type="tel" autoComplete="tel" />
          <DateField {...useField(form, 'birthdate')} isOptional />
        </Grid>
        <TextField label={t('form.email')} hint={t('form.emailHint')} value={email} isReadOnly type="email" />
      </FormSection>
      <FormSection id="preferences" title={t('section.preferences')}>
        <RadioGroup {...useField(form, 'language')} layout="row" isRequired options={languages} />
        <ComboBox
          {...useField(form, 'timezone')}
          hint={t('form.timezoneHint')}
          isRequired
          options={zoneOptions()}
        />
      </FormSection>
    </SavedForm>
  );
}

import { LANGUAGES } from '@healzy/domain/shared';
import type { UserForm as UserCard, UserFormInput } from '@healzy/domain/users';
import { Banner } from '@healzy/ui/components/Banner';
import { ComboBox } from '@healzy/ui/components/ComboBox';
import { DateField } from '@healzy/ui/components/DateField';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { RadioGroup } from '@healzy/ui/components/RadioGroup';
import { TextField } from '@healzy/ui/components/TextField';
import { Grid, Stack } from '@healzy/ui/primitives';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type FormFields, useField } from '../../app/forms/useField.ts';
import { zoneOptions } from '../../app/forms/zones.ts';
import { useFormats } from '../../app/formats.ts';

/** The name and contact details of a user. */
export function UserFields({ form }: { form: FormFields<UserFormInput, UserCard> }) {
  const { t } = useTranslation(['users', 'app']);
  const zones = useMemo(() => zoneOptions(), []);
  return (
    <Grid columns={{ phone: 1, tablet: 2 }}>
      <TextField {...useField(form, 'name')} autoComplete="off" isRequired />
      <TextField {...useField(form, 'surname')} autoComplete="off" isRequired />
      <TextField {...useField(form, 'phone')} isOptional type="tel" autoComplete="off" />
      <DateField {...useField(form, 'birthdate')} isOptional />
      <RadioGroup
        {...useField(form, 'language')}
        hint={t('form.languageHint')}
        layout="row"
        isRequired
        options={LANGUAGES.map((language) => ({ id: language, label: t(`app:language.${language}`) }))}
      />
      <ComboBox {...useField(form, 'timezone')} options={zones} isRequired />
    </Grid>
  );
}

/** The sign-in address; it can be edited only in an invitation. */
export function UserEmailField({
  form,
  isNew,
}: {
  form: FormFields<UserFormInput, UserCard>;
  isNew: boolean;
}) {
  const { t } = useTranslation('users');
  return (
    <TextField
      {...useField(form, 'email')}
      hint={isNew ? t('form.emailHint') : t('form.emailFixed')}
      type="email"
      autoComplete="off"
      isReadOnly={!isNew}
      isRequired
      spellCheck="false"
    />
  );
}

/** The card of a user who also works elsewhere: read-only, with the reason. */
export function UserFacts({ user }: { user: UserFormInput }) {
  const { t } = useTranslation(['users', 'app']);
  const formats = useFormats();
  const none = t('app:value.none');
  return (
    <Stack gap="md">
      <Banner tone="info" title={t('form.elsewhere')}>
        {t('form.elsewhereText')}
      </Banner>
      <DescriptionList
        items={[
          { term: t('form.name'), detail: user.name },
          { term: t('form.surname'), detail: user.surname },
          { term: t('form.phone'), detail: user.phone || none },
          { term: t('form.birthdate'), detail: formats.day(user.birthdate ?? null) },
          { term: t('form.language'), detail: t(`app:language.${user.language}`) },
          { term: t('form.timezone'), detail: user.timezone },
        ]}
      />
    </Stack>
  );
}

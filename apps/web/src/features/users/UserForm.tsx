import { type UserForm as UserCard, type UserFormInput, userFormSchema } from '@healzy/domain/users';
import { CheckboxGroup } from '@healzy/ui/components/CheckboxGroup';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { FormSection } from '@healzy/ui/patterns/FormLayout';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '@healzy/domain/shared';
import { Banner } from '@healzy/ui/components/Banner';
import { ComboBox } from '@healzy/ui/components/ComboBox';
import { DateField } from '@healzy/ui/components/DateField';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { RadioGroup } from '@healzy/ui/components/RadioGroup';
import { TextField } from '@healzy/ui/components/TextField';
import { Grid, Stack } from '@healzy/ui/primitives';
import { SavedForm } from '../../app/forms/SavedForm.tsx';
import { type FormFields, useField } from '../../app/forms/useField.ts';
import { namesOf, type SavedFormSource, useSavedForm } from '../../app/forms/useSavedForm.ts';
import { zoneOptions } from '../../app/forms/zones.ts';
import { useFormats } from '../../app/formats.ts';
import { fullName } from '../../app/full-name.ts';
import { useRoleLabels } from './useRoleLabels.ts';

const FIELDS = Object.keys(userFormSchema.shape) as (keyof UserFormInput)[];

export interface UserFormProps extends SavedFormSource<UserFormInput, UserCard> {
  /** The user edits themselves: they cannot drop their own administrator's role. */
  isSelf?: boolean;
  /** The user also works elsewhere: only their roles can be changed here. */
  worksElsewhere?: boolean;
  /** The number of patients led; they need successors before the user stops being a specialist. */
  patientCount?: number;
  /** Shown above the fields: the user's status. */
  children?: ReactNode;
}

/** A user's details and their roles in this account. */
export function UserForm({
  isSelf = false,
  worksElsewhere = false,
  patientCount = 0,
  children,
  ...source
}: UserFormProps) {
  const { t } = useTranslation(['users', 'app']);
  const roleLabels = useRoleLabels();
  const { initial, version } = source;
  const form = useSavedForm<UserFormInput, UserCard>({
    ...source,
    rules: userFormSchema,
    names: namesOf(FIELDS, (field) => t(`form.${field}`)),
    translate(field, value) {
      if (field === 'roles') return roleLabels.names(value as UserCard['roles']);
      return field === 'language' && (value === 'es' || value === 'en') ? t(`app:language.${value}`) : null;
    },
    subject: initial.name === '' ? undefined : fullName(initial),
  });
  const roles = useWatch({ control: form.control, name: 'roles' });
  const losesPatients =
    patientCount > 0 && initial.roles.includes('SPECIALIST') && !roles.includes('SPECIALIST');
  return (
    <SavedForm form={form}>
      {children}
      <FormSection title={t('form.identity')}>
        {worksElsewhere ? <UserFacts user={initial} /> : <UserFields form={form} />}
      </FormSection>
      <FormSection title={t('form.access')}>
        <UserEmailField form={form} isNew={version == null} />
        <CheckboxGroup
          {...useField(form, 'roles')}
          hint={t('form.rolesHint')}
          isRequired
          options={roleLabels.options.map((option) =>
            isSelf && option.id === 'ADMIN'
              ? { ...option, hint: t('form.ownAdmin'), isDisabled: true }
              : option,
          )}
        />
        {losesPatients && (
          <InlineMessage tone="warning" role="status">
            {t('form.mustReassign', { count: patientCount })}
          </InlineMessage>
        )}
      </FormSection>
    </SavedForm>
  );
}

/** The name and contact details of a user. */
function UserFields({ form }: { form: FormFields<UserFormInput, UserCard> }) {
  const { t } = useTranslation(['users', 'app']);
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
      <ComboBox {...useField(form, 'timezone')} options={zoneOptions()} isRequired />
    </Grid>
  );
}

/** The sign-in address; it can be edited only in an invitation. */
function UserEmailField({ form, isNew }: { form: FormFields<UserFormInput, UserCard>; isNew: boolean }) {
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
function UserFacts({ user }: { user: UserFormInput }) {
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

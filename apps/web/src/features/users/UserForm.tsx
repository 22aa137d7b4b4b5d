import { zodResolver } from '@hookform/resolvers/zod';
import { type UserForm as UserCard, type UserFormInput, userFormSchema } from '@healzy/domain/users';
import { CheckboxGroup } from '@healzy/ui/components/CheckboxGroup';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { FormSection } from '@healzy/ui/patterns/FormLayout';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SavedForm } from '../../app/forms/SavedForm.tsx';
import { useField } from '../../app/forms/useField.ts';
import { useFormDraft } from '../../app/forms/useFormDraft.ts';
import { type FormSaveOptions, useFormSave } from '../../app/forms/useFormSave.ts';
import { UserEmailField, UserFacts, UserFields } from './UserFields.tsx';
import { useRoleWords } from './useRoleWords.ts';

const FIELDS = Object.keys(userFormSchema.shape) as (keyof UserFormInput)[];

export interface UserFormProps extends Pick<
  FormSaveOptions<UserFormInput, UserCard>,
  'save' | 'onSaved' | 'newer'
> {
  initial: UserFormInput;
  /** Where what is typed is kept: `users/new`, `users/<id>`. */
  draftKey: string;
  /** Of the person who is changed; null for somebody who is being invited. */
  version: number | null;
  /** The person on the screen changes themselves: their administrator's role is not theirs to take. */
  isSelf?: boolean;
  /** Somebody who also works elsewhere: only their roles can be changed here. */
  worksElsewhere?: boolean;
  /** Whose principal they are; somebody must take those over before they stop being a specialist. */
  patientCount?: number;
  /** `failed` heads what the server refused as a whole. */
  labels: { form: string; save: string; failed: string };
  /** Above the fields: how the person stands. */
  children?: ReactNode;
}

/** Who somebody is and what they may do in this account. */
export function UserForm({
  initial,
  draftKey,
  version,
  isSelf = false,
  worksElsewhere = false,
  patientCount = 0,
  labels,
  children,
  ...how
}: UserFormProps) {
  const { t } = useTranslation(['users', 'app']);
  const roleWords = useRoleWords();
  const form = useForm<UserFormInput, unknown, UserCard>({
    defaultValues: initial,
    resolver: zodResolver(userFormSchema),
  });
  const draft = useFormDraft(form, draftKey, {
    version,
    subject: initial.name === '' ? undefined : `${initial.name} ${initial.surname}`,
  });
  const saving = useFormSave(form, draft, { fields: FIELDS, ...how });
  const roles = useWatch({ control: form.control, name: 'roles' });
  const losesPatients =
    patientCount > 0 && initial.roles.includes('SPECIALIST') && !roles.includes('SPECIALIST');
  const names = {
    name: t('form.name'),
    surname: t('form.surname'),
    phone: t('form.phone'),
    birthdate: t('form.birthdate'),
    language: t('form.language'),
    timezone: t('form.timezone'),
    email: t('form.email'),
    roles: t('form.roles'),
  };
  const say = (field: string, value: unknown): string | null => {
    if (field === 'roles') return roleWords.names(value as UserCard['roles']);
    return field === 'language' && (value === 'es' || value === 'en') ? t(`app:language.${value}`) : null;
  };
  return (
    <SavedForm form={form} draft={draft} saving={saving} names={names} say={say} labels={labels}>
      {children}
      <FormSection title={t('form.identity')}>
        {worksElsewhere ? <UserFacts user={initial} /> : <UserFields control={form.control} />}
      </FormSection>
      <FormSection title={t('form.access')}>
        <UserEmailField control={form.control} isNew={version === null} />
        <CheckboxGroup
          {...useField(form.control, 'roles')}
          label={t('form.roles')}
          hint={t('form.rolesHint')}
          isRequired
          options={roleWords.options.map((option) =>
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

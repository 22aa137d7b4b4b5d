import { type UserForm as UserCard, type UserFormInput, userFormSchema } from '@healzy/domain/users';
import { CheckboxGroup } from '@healzy/ui/components/CheckboxGroup';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { FormSection } from '@healzy/ui/patterns/FormLayout';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SavedForm } from '../../app/forms/SavedForm.tsx';
import { useField } from '../../app/forms/useField.ts';
import { namesOf, type SavedFormSource, useSavedForm } from '../../app/forms/useSavedForm.ts';
import { UserEmailField, UserFacts, UserFields } from './UserFields.tsx';
import { useRoleWords } from './useRoleWords.ts';

const FIELDS = Object.keys(userFormSchema.shape) as (keyof UserFormInput)[];

export interface UserFormProps extends SavedFormSource<UserFormInput, UserCard> {
  /** The user edits themselves: they cannot drop their own administrator's role. */
  isSelf?: boolean;
  /** The user also works elsewhere: only their roles can be changed here. */
  worksElsewhere?: boolean;
  /** The number of patients led; they need successors before the user stops being a specialist. */
  patientCount?: number;
  /** Above the fields: the user's status. */
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
  const roleWords = useRoleWords();
  const { initial, version } = source;
  const form = useSavedForm<UserFormInput, UserCard>({
    ...source,
    rules: userFormSchema,
    names: namesOf(FIELDS, (field) => t(`form.${field}`)),
    say(field, value) {
      if (field === 'roles') return roleWords.names(value as UserCard['roles']);
      return field === 'language' && (value === 'es' || value === 'en') ? t(`app:language.${value}`) : null;
    },
    subject: initial.name === '' ? undefined : `${initial.name} ${initial.surname}`,
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

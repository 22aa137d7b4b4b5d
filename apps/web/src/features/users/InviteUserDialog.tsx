import { useCreateUser } from '@healzy/api/users';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { zoneOfDevice } from '../../app/forms/zones.ts';
import { useLanguage } from '../../state/language.ts';
import { useOwnZone } from '../../state/own-zone.ts';
import { emptyUser } from './user-values.ts';
import { UserForm } from './UserForm.tsx';

export function InviteUserDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('users');
  const create = useCreateUser();
  const language = useLanguage();
  const timezone = useOwnZone() ?? zoneOfDevice();
  return (
    <FormDialog title={t('form.create')} onClose={onClose}>
      <UserForm
        initial={emptyUser({ language, timezone })}
        draftKey="users/new"
        labels={{
          form: t('form.create'),
          save: t('form.createAction'),
        }}
        act="user.create"
        onSave={async (card) => {
          await create.mutateAsync(card);
        }}
        onSaved={onClose}
      />
    </FormDialog>
  );
}

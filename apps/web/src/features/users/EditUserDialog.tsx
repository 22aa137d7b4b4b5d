import { type Reassignment, type User, useUpdateUser, useUser } from '@healzy/api/users';
import { hasCode } from '@healzy/api/runtime';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { useStoredRecord } from '../../app/forms/useStoredRecord.ts';
import { Loaded } from '../../app/Loaded.tsx';
import { useSessionUser } from '../../state/session.ts';
import { fullName } from '../patients/patient-names.ts';
import { ReassignPatientsDialog } from './ReassignPatientsDialog.tsx';
import { UserForm } from './UserForm.tsx';
import { UserStandingPart } from './UserStandingPart.tsx';
import { valuesOf } from './user-values.ts';

export interface EditUserDialogProps {
  userId: string;
  onClose: () => void | Promise<void>;
  onRemove: (user: User) => void;
}

/** One user: their status, their details, and their roles. */
export function EditUserDialog({ userId, onClose, onRemove }: EditUserDialogProps) {
  const { t } = useTranslation('users');
  const query = useUser(userId);
  const user = query.data;
  return (
    <FormDialog title={user ? fullName(user) : t('form.edit')} onClose={() => void onClose()}>
      <Loaded queries={[query]}>
        {user && <EditUser user={user} onClose={onClose} onRemove={onRemove} />}
      </Loaded>
    </FormDialog>
  );
}

/** The question of who takes over the patients, with its pending answer. */
interface Question {
  answer: (reassignment: Reassignment | null) => void;
}

function EditUser({ user, onClose, onRemove }: Omit<EditUserDialogProps, 'userId'> & { user: User }) {
  const { t } = useTranslation('users');
  const update = useUpdateUser();
  const { source } = useStoredRecord(user, valuesOf);
  const isSelf = useSessionUser()?.userId === user.id;
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = () =>
    new Promise<Reassignment | null>((resolve) => {
      const answer = (reassignment: Reassignment | null) => {
        setQuestion(null);
        resolve(reassignment);
      };
      setQuestion({ answer });
    });
  return (
    <>
      <UserForm
        {...source}
        draftKey={`users/${user.id}`}
        isSelf={isSelf}
        worksElsewhere={user.standing?.worksElsewhere ?? false}
        patientCount={user.standing?.patientCount ?? 0}
        labels={{ form: t('form.edit'), save: t('form.editAction') }}
        act="user.edit"
        onSave={async ({ email: _fixed, ...body }, version) => {
          try {
            await update.mutateAsync({ id: user.id, version, body });
          } catch (error) {
            if (!hasCode(error, 'USER_HAS_PATIENTS')) throw error;
            const reassignment = await ask();
            // Without an answer the role stays, and the form says why.
            if (reassignment === null) throw error;
            await update.mutateAsync({ id: user.id, version, body: { ...body, reassignment } });
          }
        }}
        onSaved={onClose}
      >
        <UserStandingPart user={user} onRemove={() => onRemove(user)} />
      </UserForm>
      {question && (
        <ReassignPatientsDialog
          user={user}
          act="role"
          onClose={() => question.answer(null)}
          onSave={(reassignment) => {
            question.answer(reassignment);
            return Promise.resolve();
          }}
        />
      )}
    </>
  );
}

import { type Reassignment, type User, useUpdateUser, useUser } from '@healzy/api/users';
import { hasCode } from '@healzy/api/runtime';
import { useTranslation } from 'react-i18next';
import { Button } from '@healzy/ui/components/Button';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { StatusPill } from '@healzy/ui/components/StatusPill';
import { FormSection } from '@healzy/ui/patterns/FormLayout';
import { Inline } from '@healzy/ui/primitives';
import { Copy, Send, Trash2 } from 'lucide-react';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { useStoredRecord } from '../../app/forms/useStoredRecord.ts';
import { Loaded } from '../../app/Loaded.tsx';
import { useOwnZone } from '../../state/own-zone.ts';
import { useSessionUser } from '../../state/session.ts';
import { useFormats } from '../../app/formats.ts';
import { fullName } from '../../app/full-name.ts';
import { SuccessorDialog } from '../../app/successors.ts';
import { useQuestion } from '../../app/useQuestion.ts';
import { UserForm } from './UserForm.tsx';
import { isAwaited, STATE_TONES, stateOf, valuesOf } from './user-values.ts';
import { useUserActions } from './useUserActions.ts';

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

function EditUser({ user, onClose, onRemove }: Omit<EditUserDialogProps, 'userId'> & { user: User }) {
  const { t } = useTranslation('users');
  const update = useUpdateUser();
  const { source } = useStoredRecord(user, valuesOf);
  const isSelf = useSessionUser()?.userId === user.id;
  const { question, ask } = useQuestion<void, Reassignment | null>();
  return (
    <>
      <UserForm
        {...source}
        draftKey={`users/${user.id}`}
        isSelf={isSelf}
        worksElsewhere={user.status?.worksElsewhere ?? false}
        patientCount={user.status?.patientCount ?? 0}
        labels={{ form: t('form.edit'), save: t('form.editAction') }}
        act="user.edit"
        onSave={async (_user, version, { email: _fixed, ...body }) => {
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
        <UserStatusPart user={user} onRemove={() => onRemove(user)} />
      </UserForm>
      {question && (
        <SuccessorDialog
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

/** A user's status in the account, with the actions that need no form. */
function UserStatusPart({ user, onRemove }: { user: User; onRemove: () => void }) {
  const { t } = useTranslation(['users', 'app']);
  const formats = useFormats();
  const actions = useUserActions();
  const zone = useOwnZone();
  const { status } = user;
  const state = stateOf(user);
  const isWaiting = isAwaited(user);
  if (status === null) return null;
  const at = (instant: string | null) => formats.dateTime(instant, zone);
  const facts = isWaiting
    ? [
        { term: t('person.invitedAt'), detail: at(status.invitedAt) },
        ...(status.invitationExpiresAt === null
          ? []
          : [
              {
                term: t(state === 'INVITED' ? 'person.expiresAt' : 'person.expiredAt'),
                detail: at(status.invitationExpiresAt),
              },
            ]),
      ]
    : [
        {
          term: t('columns.lastSignIn'),
          detail: status.lastSignInAt === null ? t('person.never') : at(status.lastSignInAt),
        },
        ...(user.roles.includes('SPECIALIST')
          ? [
              { term: t('columns.patients'), detail: formats.number(status.patientCount) },
              { term: t('person.observed'), detail: formats.number(status.observedPatientCount) },
              { term: t('person.tests'), detail: formats.number(status.activeTestCount) },
            ]
          : []),
      ];
  return (
    <FormSection title={t('person.about')}>
      <DescriptionList
        items={[
          {
            term: t('columns.state'),
            detail: <StatusPill tone={STATE_TONES[state]} label={t(`state.${state}`)} />,
          },
          ...facts,
        ]}
      />
      <Inline gap="xs">
        <Button size="small" icon={Copy} onPress={() => void actions.copyEmail(user)}>
          {t('action.copyEmail')}
        </Button>
        {isWaiting && (
          <Button size="small" icon={Send} onPress={() => actions.resend(user)}>
            {t('action.resend')}
          </Button>
        )}
        <Button size="small" intent="quiet" icon={Trash2} onPress={onRemove}>
          {t(isWaiting ? 'action.withdraw' : 'action.remove')}
        </Button>
      </Inline>
    </FormSection>
  );
}

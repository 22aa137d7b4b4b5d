import { type Reassignment, type User, useDeleteUser, useUser } from '@healzy/api/users';
import { hasCode } from '@healzy/api/runtime';
import { Button } from '@healzy/ui/components/Button';
import { ConfirmDialog } from '@healzy/ui/components/ConfirmDialog';
import { Dialog } from '@healzy/ui/components/Dialog';
import { Stack, Text } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullName } from '../../app/full-name.ts';
import { useOpenItem } from '../../app/lists/useOpenItem.ts';
import { notifySuccess, tellFailed } from '../../app/messages.ts';
import { SuccessorDialog } from '../../app/successors.ts';
import { useSessionUser } from '../../state/session.ts';
import { PERSON } from './user-list-query.ts';
import { isAwaited } from './user-values.ts';

export interface RemoveUserDialogProps {
  user: User;
  onClose: () => void;
}

/**
 * Removes a user from the account: asks first, and has their patients reassigned if there are any. An invitation that
 * was not accepted is withdrawn.
 */
export function RemoveUserDialog({ user: listed, onClose }: RemoveUserDialogProps) {
  const { t } = useTranslation(['users', 'app']);
  const { open } = useOpenItem(PERSON);
  const remove = useDeleteUser();
  // The list may be older than the user's responsibilities.
  const user = useUser(listed.id).data ?? listed;
  const isSelf = useSessionUser()?.userId === user.id;
  const [hasPatients, setHasPatients] = useState((user.status?.patientCount ?? 0) > 0);
  const name = fullName(user);

  const finish = async () => {
    onClose();
    // If this user was open, there is nothing left to show.
    await open(null);
    notifySuccess('user.delete');
  };
  const removeWith = async (reassignment?: Reassignment) => {
    await remove.mutateAsync({ id: user.id, ...(reassignment ? { reassignment } : {}) });
    await finish();
  };
  const confirm = async () => {
    try {
      await removeWith();
    } catch (error) {
      if (hasCode(error, 'USER_HAS_PATIENTS')) {
        setHasPatients(true);
        return;
      }
      onClose();
      tellFailed('user.delete', error);
    }
  };

  if (isSelf) return <OwnRemoval onClose={onClose} />;
  if (hasPatients) return <PatientsInTheWay user={user} onClose={onClose} onSave={removeWith} />;
  const isWaiting = isAwaited(user);
  return (
    <ConfirmDialog
      title={t(isWaiting ? 'remove.withdrawTitle' : 'remove.title', { name })}
      confirmLabel={t(isWaiting ? 'remove.withdrawAction' : 'remove.action')}
      intent="danger"
      onClose={onClose}
      isPending={remove.isPending}
      pendingLabel={t('remove.removing')}
      onConfirm={() => void confirm()}
    >
      {isWaiting ? t('remove.withdrawText', { email: user.email }) : <WhatChanges user={user} />}
    </ConfirmDialog>
  );
}

/** What is removed and what stays when a user leaves. */
function WhatChanges({ user: { status } }: { user: User }) {
  const { t } = useTranslation('users');
  const observed = status?.observedPatientCount ?? 0;
  const tests = status?.activeTestCount ?? 0;
  return (
    <Stack gap="sm">
      <Text as="p">{t('remove.text')}</Text>
      {observed > 0 && <Text as="p">{t('remove.observed', { count: observed })}</Text>}
      {tests > 0 && <Text as="p">{t('remove.tests', { count: tests })}</Text>}
      <Text as="p">{t('remove.history')}</Text>
    </Stack>
  );
}

function OwnRemoval({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['users', 'app']);
  return (
    <Dialog
      title={t('remove.selfTitle')}
      size="small"
      onClose={onClose}
      actions={(close) => (
        <Button intent="primary" onPress={close}>
          {t('app:action.close')}
        </Button>
      )}
    >
      {t('remove.selfText')}
    </Dialog>
  );
}

interface PatientsInTheWayProps {
  user: User;
  onClose: () => void;
  onSave: (reassignment: Reassignment) => Promise<void>;
}

/** Specification 5.8 and 8.5: the patients come first. This dialog stays mounted below the form, so that the focus can return. */
function PatientsInTheWay({ user, onClose, onSave }: PatientsInTheWayProps) {
  const { t } = useTranslation(['users', 'app', 'errors']);
  const [isReassigning, setReassigning] = useState(false);
  return (
    <>
      <Dialog
        title={t('errors:code.USER_HAS_PATIENTS')}
        size="small"
        role="alertdialog"
        isDismissable={false}
        onClose={onClose}
        actions={(close) => (
          <>
            <Button onPress={close}>{t('app:action.cancel')}</Button>
            <Button intent="primary" onPress={() => setReassigning(true)}>
              {t('remove.reassign')}
            </Button>
          </>
        )}
      >
        {t('remove.hasPatients', {
          name: fullName(user),
          count: Math.max(1, user.status?.patientCount ?? 1),
        })}
      </Dialog>
      {isReassigning && (
        <SuccessorDialog user={user} act="remove" onClose={() => setReassigning(false)} onSave={onSave} />
      )}
    </>
  );
}

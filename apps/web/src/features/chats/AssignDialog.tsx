import { type Chat, useChatAssignees, useUpdateChat } from '@healzy/api/chats';
import { Button } from '@healzy/ui/components/Button';
import { ComboBox } from '@healzy/ui/components/ComboBox';
import { Dialog } from '@healzy/ui/components/Dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullName } from '../../app/full-name.ts';
import { Loaded } from '../../app/Loaded.tsx';
import { report } from '../../app/messages.ts';
import { useSessionUser } from '../../state/session.ts';

/** Gives a chat to a colleague to whom the patient is open, or to nobody. */
export function AssignDialog({ chat, onClose }: { chat: Chat; onClose: () => void }) {
  const { t } = useTranslation('chats');
  const { patientId, assignee } = chat;
  const people = useChatAssignees(patientId);
  const update = useUpdateChat();
  const ownId = useSessionUser()?.userId;
  const [assigneeId, setAssigneeId] = useState(assignee?.userId ?? null);
  const save = async () => {
    const isSaved = await report('chat.edit', update.mutateAsync({ patientId, body: { assigneeId } }));
    if (isSaved) onClose();
  };
  return (
    <Dialog
      title={t('assign.title', { name: fullName(chat) })}
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('assign.cancel')}</Button>
          <Button
            intent="primary"
            isPending={update.isPending}
            pendingLabel={t('assign.saving')}
            onPress={() => void save()}
          >
            {t('assign.save')}
          </Button>
        </>
      }
    >
      <Loaded queries={[people]}>
        <ComboBox
          label={t('assign.field')}
          hint={t('assign.hint')}
          isOptional
          options={(people.data?.items ?? []).map((person) => ({
            id: person.userId,
            label: person.userId === ownId ? t('assign.you', { name: fullName(person) }) : fullName(person),
          }))}
          value={assigneeId}
          onChange={setAssigneeId}
          emptyText={t('assign.noMatch')}
        />
      </Loaded>
    </Dialog>
  );
}

import { type SavedReply, useDeleteSavedReply, useSavedReplies } from '@healzy/api/chats/saved-replies';
import { SAVED_REPLY_LIMITS } from '@healzy/domain/chats';
import { Button } from '@healzy/ui/components/Button';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { IconButton } from '@healzy/ui/components/IconButton';
import { List } from '@healzy/ui/components/List';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '../../../app/ConfirmAction.tsx';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { Loaded } from '../../../app/Loaded.tsx';
import { useOpenIntent } from '../../../app/useOpenIntent.ts';

const SavedReplyDialog = lazyPart(async () => (await import('./SavedReplyDialog.tsx')).SavedReplyDialog);

/** The account's saved replies by title: added, changed and deleted. */
export function SavedReplies({ draftPrefix }: { draftPrefix: string }) {
  const { t } = useTranslation('chats');
  const query = useSavedReplies();
  const removal = useDeleteSavedReply();
  const [edited, setEdited] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<SavedReply | null>(null);
  useOpenIntent('reply', (id) => setEdited(id === '' ? 'new' : id));
  const replies = query.data?.items ?? [];
  const base = replies.find(({ id }) => id === edited) ?? null;
  const isFull = replies.length >= SAVED_REPLY_LIMITS.perAccount;
  return (
    <Stack gap="md">
      <div>
        <Button intent="primary" icon={Plus} isDisabled={isFull} onPress={() => setEdited('new')}>
          {t('replies.add')}
        </Button>
      </div>
      {isFull && <Text tone="muted">{t('replies.full', { max: SAVED_REPLY_LIMITS.perAccount })}</Text>}
      <Loaded queries={[query]}>
        <List
          label={t('replies.title')}
          items={replies.map((reply) => ({
            id: reply.id,
            title: reply.title,
            meta: [reply.textEs, reply.textEn].filter((text) => text !== null).join(' / '),
            actions: (
              <Inline gap="xs">
                <IconButton
                  icon={Pencil}
                  label={t('replies.editOf', { title: reply.title })}
                  onPress={() => setEdited(reply.id)}
                />
                <IconButton
                  icon={Trash2}
                  label={t('replies.deleteOf', { title: reply.title })}
                  onPress={() => setDeleting(reply)}
                />
              </Inline>
            ),
          }))}
          empty={
            <EmptyState
              pictogram="messages"
              title={t('replies.noneTitle')}
              description={t('replies.noneText')}
            />
          }
        />
      </Loaded>
      {(edited === 'new' || base) && (
        <SavedReplyDialog base={base} draftPrefix={draftPrefix} onClose={() => setEdited(null)} />
      )}
      {deleting && (
        <ConfirmAction
          act="savedReply.delete"
          title={t('replies.deleteTitle')}
          confirmLabel={t('replies.deleteConfirm')}
          cancelLabel={t('replies.keep')}
          run={() => removal.mutateAsync({ id: deleting.id })}
          onClose={() => setDeleting(null)}
        >
          <Text as="p">{t('replies.deleteText', { title: deleting.title })}</Text>
        </ConfirmAction>
      )}
    </Stack>
  );
}

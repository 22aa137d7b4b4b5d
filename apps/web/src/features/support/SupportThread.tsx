import {
  type SupportMessage,
  useCreateSupportMessage,
  useMarkSupportRead,
  useSupportMessages,
} from '@healzy/api/support';
import { SUPPORT_MESSAGE_LENGTH } from '@healzy/domain/support';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { ErrorState } from '@healzy/ui/components/ErrorState';
import { ChatThread, type ChatThreadProps } from '@healzy/ui/patterns/ChatThread';
import { Composer } from '@healzy/ui/patterns/Composer';
import { Box } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceForError } from '../../app/api-errors.ts';
import { itemsOf } from '../../app/lists/paged.ts';
import { tellFailed } from '../../app/messages.ts';
import { useOwnZone } from '../../state/own-zone.ts';
import { toUnsent } from '../../app/outbox/unsent-messages.ts';
import { useSendQueue } from '../../app/outbox/useSendQueue.ts';
import { useUnsent } from '../../app/outbox/useUnsent.ts';
import { useUnsentInThread } from '../../app/outbox/useUnsentInThread.ts';
import { useDay } from '../../app/useDay.ts';

const EVERY_MS = 5_000;

export interface SupportThreadProps {
  /** Whose conversation it is. */
  userId: string;
  /** Who reads it. */
  ownId: string;
  /** The person who asked, when someone else reads; null in one's own conversation. */
  otherName: string | null;
}

/** One conversation with support: its messages, and a field to reply. Messages that could not be sent are kept. */
export function SupportThread({ userId, ownId, otherName }: SupportThreadProps) {
  const { t } = useTranslation(['support', 'app']);
  const zone = useOwnZone() ?? undefined;
  const now = useDay(zone);
  const messages = useSupportMessages(userId, EVERY_MS);
  const { mutateAsync: create } = useCreateSupportMessage();
  const mark = useMarkSupportRead();
  const form = `support/${userId}`;
  const { typed, setTyped, outgoing, setOutgoing, kept, isReady } = useUnsent(form);
  const outbox = useSendQueue(form, isReady, {
    kept,
    send: ({ id, text }) => create({ userId, id, body: { text } }),
    onFailed: (error, isFirst) => isFirst && tellFailed('chat.send', error),
  });
  const stored = itemsOf(messages).toReversed();
  const lastUnread = stored.findLast(({ isUnread }) => isUnread);
  // The divider stays where it was when the conversation was opened, even after everything was read.
  const [opened, setOpened] = useState<{ firstUnreadId: string | undefined } | null>(null);
  if (opened === null && messages.data !== undefined)
    setOpened({ firstUnreadId: stored.find(({ isUnread }) => isUnread)?.id });

  const { unsent, composer, edit } = useUnsentInThread(
    { typed, setTyped, outgoing, setOutgoing, drop: outbox.drop },
    stored,
  );
  const own = { id: ownId, name: t('thread.you') };
  const shown: Shown[] = [
    ...stored.map((message) => toShown(message, ownId, own.name)),
    ...toUnsent(unsent, { own, fileOf: () => '', isEditable: () => true }),
  ];
  return (
    <>
      <Box flexGrow={1} flexBasis="zero" overflow="hidden">
        <ChatThread
          messages={shown}
          state={messages.isPending ? 'loading' : messages.data === undefined ? 'failed' : 'ready'}
          labels={{
            thread: otherName === null ? t('thread.own') : t('thread.with', { name: otherName }),
          }}
          firstUnreadId={opened?.firstUnreadId}
          timeZone={zone}
          now={now}
          hasOlder={messages.hasNextPage}
          olderState={
            messages.isFetchingNextPage ? 'loading' : messages.isFetchNextPageError ? 'failed' : 'idle'
          }
          onLoadOlder={() => void messages.fetchNextPage()}
          onReachLatest={() => {
            if (lastUnread !== undefined && !mark.isPending)
              mark.mutate({ userId, messageId: lastUnread.id });
          }}
          onRetry={outbox.retry}
          onEdit={({ id }) => edit(id)}
          onDrop={({ id }) => outbox.drop(id)}
          empty={
            <EmptyState
              pictogram="messages"
              level={3}
              title={otherName === null ? t('thread.emptyTitle') : t('thread.emptyAnswer')}
              description={otherName === null && t('thread.emptyText')}
            />
          }
          failed={
            <ErrorState
              level={3}
              title={t('failed.title')}
              description={sentenceForError(messages.error)}
              onRetry={() => void messages.refetch()}
            />
          }
        />
      </Box>
      <Composer
        autoFocus
        value={typed}
        onChange={setTyped}
        limit={SUPPORT_MESSAGE_LENGTH}
        handle={composer}
        labels={{
          field: otherName === null ? t('composer.field') : t('composer.fieldTo', { name: otherName }),
        }}
        onSend={() => {
          outbox.write(typed.trim());
          setTyped('');
        }}
      />
    </>
  );
}

type Shown = ChatThreadProps['messages'][number];

function toShown(message: SupportMessage, ownId: string, ownName: string): Shown {
  const isOwn = message.authorId === ownId;
  return {
    id: message.id,
    sender: { id: message.authorId, name: isOwn ? ownName : message.authorName },
    isOwn,
    at: new Date(message.at),
    contents: [{ kind: 'text', text: message.text }],
    ...(isOwn ? { state: 'sent' as const } : {}),
  };
}

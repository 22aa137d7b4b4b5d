import { type useHeldChat, useMarkHeldChatRead } from '@healzy/api/chats/held-chat';
import { CHAT_MESSAGE_LENGTH } from '@healzy/domain/chats';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { ChatThread } from '@healzy/ui/patterns/ChatThread';
import { Composer } from '@healzy/ui/patterns/Composer';
import { Box } from '@healzy/ui/primitives';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { itemsOf } from '../../../app/lists/paged.ts';
import { toShown } from '../chat-messages.ts';
import { useHeldOutbox } from './useHeldOutbox.ts';

interface HeldMessagesProps {
  link: string;
  chat: ReturnType<typeof useHeldChat>;
  accountName: string;
  timeZone: string;
}

/** The messages as the patient sees them, and the field to answer. */
export function HeldMessages({ link, chat, accountName, timeZone }: HeldMessagesProps) {
  const { t } = useTranslation('chats');
  const account = { account: accountName };
  const mark = useMarkHeldChatRead();
  // Each is sent once: a failure renders again, and would otherwise be followed by the next without a pause.
  const marked = useRef(0);
  const stored = itemsOf(chat).toReversed();
  const outbox = useHeldOutbox(link, stored);
  const latest = stored.findLast(({ isFromPatient, state }) => !isFromPatient && state !== 'READ');
  const own = { id: 'patient', name: t('thread.you') };
  return (
    <Box height="window" display="flex" flexDirection="column" gap="sm">
      <Box flexGrow={1} flexBasis="zero" overflow="hidden">
        <ChatThread
          messages={[
            ...stored.map((message) =>
              toShown(message, {
                isOwn: message.isFromPatient,
                name: message.isFromPatient ? own.name : message.authorName,
                removed: t('thread.removed'),
              }),
            ),
            ...outbox.waiting.map(({ id, at, text, state }) => ({
              id,
              sender: own,
              isOwn: true,
              at: new Date(at),
              contents: [{ kind: 'text' as const, text }],
              state,
            })),
          ]}
          labels={{ thread: t('page.title', account) }}
          timeZone={timeZone}
          hasOlder={chat.hasNextPage}
          olderState={chat.isFetchingNextPage ? 'loading' : chat.isFetchNextPageError ? 'failed' : 'idle'}
          onLoadOlder={() => void chat.fetchNextPage()}
          onReachLatest={() => {
            if (latest === undefined || marked.current >= latest.sequence) return;
            marked.current = latest.sequence;
            mark.mutate(latest.sequence);
          }}
          onRetry={({ id }) => outbox.retry(id)}
          empty={
            <EmptyState
              pictogram="messages"
              level={2}
              title={t('page.emptyTitle', account)}
              description={t('page.emptyText')}
            />
          }
        />
      </Box>
      {outbox.hasFailed && (
        <InlineMessage tone="critical" role="alert">
          {t('page.sendFailed')}
        </InlineMessage>
      )}
      <Composer
        value={outbox.typed}
        onChange={outbox.setTyped}
        limit={CHAT_MESSAGE_LENGTH}
        labels={{ field: t('page.field', account) }}
        onSend={outbox.write}
      />
    </Box>
  );
}

import { type Chat, type ChatDocument, useChatMessages, useMarkChatRead } from '@healzy/api/chats';
import {
  type Document,
  documentContentQuery,
  type DocumentOwner,
  removeDocument,
  sendDocument,
} from '@healzy/api/documents';
import { useApi } from '@healzy/api/runtime';
import { CHAT_MESSAGE_LENGTH } from '@healzy/domain/chats';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { ErrorState } from '@healzy/ui/components/ErrorState';
import { type ChatMessage, ChatThread } from '@healzy/ui/patterns/ChatThread';
import { Composer } from '@healzy/ui/patterns/Composer';
import { Box } from '@healzy/ui/primitives';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceForError } from '../../app/api-errors.ts';
import { fullName } from '../../app/full-name.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { itemsOf } from '../../app/lists/paged.ts';
import { notArrived } from '../../app/outbox/unsent.ts';
import { useOwnZone, useSessionUser } from '../../state/session.ts';
import { useDownload } from '../documents/useDownload.ts';
import { toShown } from './chat-messages.ts';
import { useAttachments } from './useAttachments.ts';
import { useChatFiles } from './useChatFiles.ts';
import { useOutbox } from './useOutbox.ts';

const DocumentPreview = lazyPart(
  async () => (await import('../documents/DocumentPreview.tsx')).DocumentPreview,
);

const ChatPictures = lazyPart(async () => (await import('./ChatPictures.tsx')).ChatPictures);

/** The messages of a chat, and the field to answer. What could not be sent is kept. */
export function ChatMessages({ chat }: { chat: Chat }) {
  const { t } = useTranslation('chats');
  const { patientId } = chat;
  const name = fullName(chat);
  const ownId = useSessionUser()?.userId ?? '';
  const scope = useApi();
  const client = useQueryClient();
  const messages = useChatMessages(patientId);
  const mark = useMarkChatRead();
  // Each is sent once: a failure renders again, and would otherwise be followed by the next without a pause.
  const marked = useRef(0);
  const download = useDownload();
  const [opened, setOpened] = useState<Document | null>(null);
  const [picture, setPicture] = useState<string | null>(null);
  const { typed, setTyped, outgoing, setOutgoing, write, retry } = useOutbox(patientId);
  const owner: DocumentOwner = { entityType: 'CHAT', entityId: patientId };
  const attachments = useAttachments({
    send: (file, options) => sendDocument(scope, owner, file, file.type, options),
    remove: ({ id }) => removeDocument(scope, id, 'CHAT'),
    sentenceOf: sentenceForError,
    onRecorded: (file) => write('', file),
  });
  const stored = itemsOf(messages).toReversed();
  const files = useChatFiles(stored, async ({ id, entityType }) => {
    const wanted = documentContentQuery(scope, id, { entityType, entityId: patientId });
    return (await client.fetchQuery(wanted)).url;
  });
  const filed = (document: ChatDocument): Document => ({
    ...document,
    accountId: scope.accountId ?? '',
    entityId: patientId,
    state: 'STORED',
    createdAt: new Date().toISOString(),
  });
  const open = (document: ChatDocument) =>
    document.contentType.startsWith('image/') ? setPicture(document.id) : setOpened(filed(document));
  // The divider stays where it was when the chat was opened, even after everything was read.
  const [firstUnread] = useState(() => (chat.unread === 0 ? null : { count: chat.unread }));
  const unreadId =
    firstUnread === null
      ? undefined
      : stored.filter(({ isFromPatient }) => isFromPatient).at(-firstUnread.count)?.id;

  // A message that arrived although its answer was lost no longer waits.
  const unsent = notArrived(outgoing, stored);
  const hasArrived = unsent.length < outgoing.length;
  useEffect(() => {
    if (hasArrived) setOutgoing((before) => notArrived(before, itemsOf(messages)));
  }, [hasArrived, messages, setOutgoing]);

  const own = { id: ownId, name: t('thread.you') };
  const shown: ChatMessage[] = [
    ...stored.map((message) =>
      toShown(message, {
        isOwn: message.authorId === ownId,
        name: message.isFromPatient ? name : message.authorId === ownId ? own.name : message.authorName,
        removed: t('thread.removed'),
        files,
        onDownload: (document) => download(filed(document)),
        onOpen: open,
      }),
    ),
    ...unsent.map(({ id, at, text, documentId, state }) => ({
      id,
      sender: own,
      isOwn: true,
      at,
      contents: [
        { kind: 'text' as const, text: text === '' && documentId !== undefined ? t('list.kind.FILE') : text },
      ],
      state,
    })),
  ];
  return (
    <>
      <Box flexGrow={1} flexBasis="zero" overflow="hidden">
        <ChatThread
          messages={shown}
          state={messages.isPending ? 'loading' : messages.data === undefined ? 'failed' : 'ready'}
          labels={{ thread: t('thread.label', { name }) }}
          firstUnreadId={unreadId}
          timeZone={useOwnZone() ?? undefined}
          hasOlder={messages.hasNextPage}
          olderState={
            messages.isFetchingNextPage ? 'loading' : messages.isFetchNextPageError ? 'failed' : 'idle'
          }
          onLoadOlder={() => void messages.fetchNextPage()}
          onReachLatest={() => {
            if (chat.unread === 0 || marked.current >= chat.lastSequence) return;
            marked.current = chat.lastSequence;
            mark.mutate({ patientId, sequence: chat.lastSequence });
          }}
          onRetry={({ id }) => retry(id)}
          empty={
            <EmptyState
              pictogram="messages"
              level={3}
              title={t('thread.emptyTitle')}
              description={t('thread.emptyText')}
            />
          }
          failed={
            <ErrorState
              level={3}
              title={t('thread.failed')}
              description={sentenceForError(messages.error)}
              onRetry={() => void messages.refetch()}
            />
          }
        />
      </Box>
      <Composer
        key={patientId}
        autoFocus
        value={typed}
        onChange={setTyped}
        limit={CHAT_MESSAGE_LENGTH}
        labels={{ field: t('composer.field', { name }) }}
        disabledReason={chat.canWrite ? undefined : t('thread.readOnly')}
        {...attachments.composer}
        onSend={() => {
          if (typed.trim() !== '') write(typed.trim());
          attachments.take().forEach((file) => write('', file));
          setTyped('');
        }}
      />
      {opened && (
        <DocumentPreview
          document={opened}
          onDownload={() => download(opened)}
          onClose={() => setOpened(null)}
        />
      )}
      {picture !== null && (
        <ChatPictures
          messages={stored}
          files={files}
          openId={picture}
          onOpen={setPicture}
          onDownload={(document) => download(filed(document))}
        />
      )}
    </>
  );
}

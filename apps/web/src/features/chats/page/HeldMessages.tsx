import type { ChatDocument } from '@healzy/api/chats';
import {
  heldFileAddress,
  sendHeldFile,
  useFollowedHeldChat,
  type useHeldChat,
  useMarkHeldChatRead,
} from '@healzy/api/chats/held-chat';
import { useApi } from '@healzy/api/runtime';
import { CHAT_MESSAGE_LENGTH } from '@healzy/domain/chats';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { ChatThread } from '@healzy/ui/patterns/ChatThread';
import { Composer } from '@healzy/ui/patterns/Composer';
import { Box } from '@healzy/ui/primitives';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { itemsOf } from '../../../app/lists/paged.ts';
import { toUnsent } from '../../../app/outbox/unsent-messages.ts';
import { useUnsentInThread } from '../../../app/outbox/useUnsentInThread.ts';
import { saveFrom } from '../../../app/save-file.ts';
import { useDay } from '../../../app/useDay.ts';
import { toShown } from '../chat-messages.ts';
import { useAttachments } from '../useAttachments.ts';
import { useChatFiles } from '../useChatFiles.ts';
import { useHeldOutbox, waitOf } from './useHeldOutbox.ts';

const ChatPictures = lazyPart(async () => (await import('../ChatPictures.tsx')).ChatPictures);

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
  useFollowedHeldChat();
  const mark = useMarkHeldChatRead();
  // Each is sent once: a failure renders again, and would otherwise be followed by the next without a pause.
  const marked = useRef(0);
  const stored = itemsOf(chat).toReversed();
  const latest = stored.findLast(({ isFromPatient, state }) => !isFromPatient && state !== 'READ');
  const own = { id: 'patient', name: t('thread.you') };
  const scope = useApi();
  const now = useDay(timeZone);
  const outbox = useHeldOutbox(link, (file, options) => sendHeldFile(scope, file, options));
  const { typed, setTyped, setFiles } = outbox;
  const { unsent, composer, edit } = useUnsentInThread(outbox, stored);
  const [picture, setPicture] = useState<string | null>(null);
  const [hasFailedFile, setFailedFile] = useState(false);
  const files = useChatFiles(stored, ({ id }) => heldFileAddress(scope, id));
  const waitSentence = (minutes: number | null) =>
    minutes === null ? null : t('page.sendLater', { count: minutes });
  const attachments = useAttachments({
    place: 'held chat',
    files: outbox.files,
    setFiles,
    send: (file, options) => sendHeldFile(scope, file, options),
    // The server removes what was never sent.
    remove: () => Promise.resolve(),
    sentenceOf: (error) => waitSentence(waitOf(error)) ?? t('page.fileFailed'),
    onRecorded: (file) => outbox.write('', file),
  });
  const download = ({ id, fileName }: ChatDocument) => {
    setFailedFile(false);
    heldFileAddress(scope, id).then(
      (url) => saveFrom(url, fileName),
      () => setFailedFile(true),
    );
  };
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
                files,
                onDownload: download,
                // What a message points at is read here, and opened nowhere.
                cited: {
                  kindOf: (kind) => t(`cited.kind.${kind}`),
                  closed: null,
                  onOpen: () => undefined,
                },
                // A phone shows a PDF better than a page in a page.
                onOpen: (document) =>
                  document.contentType.startsWith('image/') ? setPicture(document.id) : download(document),
              }),
            ),
            ...toUnsent(unsent, {
              own,
              fileOf: ({ file, recording }) =>
                file?.fileName ?? t(recording === undefined ? 'list.kind.FILE' : 'list.kind.AUDIO'),
              // A recording is said again instead.
              isEditable: ({ recording }) => recording === undefined,
            }),
          ]}
          labels={{ thread: t('page.title', account) }}
          timeZone={timeZone}
          now={now}
          hasOlder={chat.hasNextPage}
          olderState={chat.isFetchingNextPage ? 'loading' : chat.isFetchNextPageError ? 'failed' : 'idle'}
          onLoadOlder={() => void chat.fetchNextPage()}
          onReachLatest={() => {
            if (latest === undefined || marked.current >= latest.sequence) return;
            marked.current = latest.sequence;
            mark.mutate(latest.sequence);
          }}
          onRetry={outbox.retry}
          onEdit={({ id }) => edit(id)}
          onDrop={({ id }) => outbox.drop(id)}
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
      {hasFailedFile && (
        <InlineMessage tone="critical" role="alert">
          {t('page.openFailed')}
        </InlineMessage>
      )}
      {unsent.some(({ state }) => state === 'failed') && (
        <InlineMessage tone="critical" role="alert">
          {waitSentence(outbox.wait) ?? t('page.sendFailed')}
        </InlineMessage>
      )}
      <Composer
        value={typed}
        onChange={setTyped}
        handle={composer}
        limit={CHAT_MESSAGE_LENGTH}
        labels={{ field: t('page.field', account) }}
        {...attachments.composer}
        onSend={() => {
          if (typed.trim() !== '') outbox.write(typed.trim());
          attachments.take().forEach((file) => outbox.write('', file));
          setTyped('');
        }}
      />
      {picture !== null && (
        <ChatPictures
          messages={stored}
          files={files}
          openId={picture}
          onOpen={setPicture}
          onDownload={download}
        />
      )}
    </Box>
  );
}

import {
  type Chat,
  type ChatDocument,
  type ChatMessage as StoredMessage,
  useChatMessages,
  useMarkChatRead,
} from '@healzy/api/chats';
import {
  type Document,
  documentContentQuery,
  type DocumentOwner,
  removeDocument,
} from '@healzy/api/documents';
import { useApi } from '@healzy/api/runtime';
import { serverNow } from '@healzy/api/runtime/server-clock';
import { CHAT_CITATION_LENGTHS, CHAT_MESSAGE_LENGTH } from '@healzy/domain/chats';
import type { Role } from '@healzy/domain/session';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { ErrorState } from '@healzy/ui/components/ErrorState';
import { type ChatMessage, ChatThread } from '@healzy/ui/patterns/ChatThread';
import { Composer } from '@healzy/ui/patterns/Composer';
import { Box } from '@healzy/ui/primitives';
import { useQueryClient } from '@tanstack/react-query';
import { MessageSquareQuote, Quote } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceForError } from '../../app/api-errors.ts';
import { fullName } from '../../app/full-name.ts';
import type { CitationCandidate } from '../../app/citations.ts';
import { loadWords } from '../../app/i18n.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { goTo } from '../../app/navigation.ts';
import type { CitedInDraft } from '../../app/outbox/unsent.ts';
import { toUnsent } from '../../app/outbox/unsent-messages.ts';
import { useUnsentInThread } from '../../app/outbox/useUnsentInThread.ts';
import { sendDocument } from '../../app/uploads/send-document.ts';
import { useDay } from '../../app/useDay.ts';
import { useRoles } from '../../state/account.ts';
import { useOwnZone } from '../../state/own-zone.ts';
import { useSessionUser } from '../../state/session.ts';
import { useDownload } from '../documents/useDownload.ts';
import { useChatAddress } from './chat-address.ts';
import { messagesOf, toShown } from './chat-messages.ts';
import { useAttachments } from './useAttachments.ts';
import { useChatFiles } from './useChatFiles.ts';
import { useOutbox } from './useOutbox.ts';

const DocumentPreview = lazyPart(
  async () => (await import('../documents/DocumentPreview.tsx')).DocumentPreview,
);

const CitePicker = lazyPart(async () => {
  const [{ CitePicker: part }, { loadRecordParts }] = await Promise.all([
    import('./CitePicker.tsx'),
    import('../patients/record-parts.ts'),
    loadWords(['notes', 'patients', 'patient-data']),
  ]);
  await loadRecordParts();
  return part;
});
const CitedDraft = lazyPart(async () => (await import('./CitedDraft.tsx')).CitedDraft);

/** Opens what a message points at; where that is, only the features know whose it is. */
async function openCited(
  { kind, id, view, subtype }: NonNullable<StoredMessage['citation']>,
  patientId: string,
  roles: readonly Role[],
): Promise<void> {
  const [{ citationHref }, { loadRecordParts }] = await Promise.all([
    import('../patients/citation-href.ts'),
    import('../patients/record-parts.ts'),
  ]);
  await loadRecordParts();
  goTo(citationHref({ kind, id, view }, subtype, patientId, roles));
}

const ReplyPicker = lazyPart(async () => (await import('./replies/ReplyPicker.tsx')).ReplyPicker);

const ChatPictures = lazyPart(async () => (await import('./ChatPictures.tsx')).ChatPictures);

/** A document of the patient's: the patient may get the file, which is a decision of its own. */
const canShare = ({ citation, subtype }: CitationCandidate): boolean =>
  citation.kind === 'DOCUMENT' && subtype === 'PATIENT';

/** What is sent with a message that points at something: the file itself, where it is shared, else a card. */
const citedMessage = (cited: CitedInDraft) => {
  const { candidate, isShared } = cited;
  const { citation, title, when } = candidate;
  return isShared && canShare(candidate)
    ? { documentId: citation.id, cited }
    : {
        cited,
        citation: {
          ...citation,
          title: title.slice(0, CHAT_CITATION_LENGTHS.title),
          when: when.slice(0, CHAT_CITATION_LENGTHS.when),
        },
      };
};

/** The messages of a chat, and the field to answer. What could not be sent is kept. */
export function ChatMessages({ chat }: { chat: Chat }) {
  const { t } = useTranslation('chats');
  const { patientId } = chat;
  const name = fullName(chat);
  const ownId = useSessionUser()?.userId ?? '';
  const roles = useRoles();
  const scope = useApi();
  const zone = useOwnZone() ?? undefined;
  const now = useDay(zone);
  const client = useQueryClient();
  // One that was searched for, with what is around it; else the newest.
  const { message: around, toNewest } = useChatAddress();
  const messages = useChatMessages(patientId, around);
  const mark = useMarkChatRead();
  // Each is sent once: a failure renders again, and would otherwise be followed by the next without a pause.
  const marked = useRef(0);
  const download = useDownload();
  const [opened, setOpened] = useState<Document | null>(null);
  const [picture, setPicture] = useState<string | null>(null);
  const [isReplyAsked, setReplyAsked] = useState(false);
  const [isCiteAsked, setCiteAsked] = useState(false);
  const owner: DocumentOwner = { entityType: 'CHAT', entityId: patientId };
  const outbox = useOutbox(patientId, chat.canWrite, (file, options) =>
    sendDocument(scope, owner, file, file.type, options),
  );
  const { typed, setTyped, cited, setCited, setFiles, write: send } = outbox;
  const write: typeof send = (...message) => {
    send(...message);
    // It is among the newest.
    if (around !== null) toNewest();
  };
  const attachments = useAttachments({
    place: `CHAT/${patientId}`,
    files: outbox.files,
    setFiles,
    send: (file, options) => sendDocument(scope, owner, file, file.type, options),
    remove: ({ id }) => removeDocument(scope, id, 'CHAT'),
    sentenceOf: sentenceForError,
    onRecorded: (file) => write('', file),
  });
  const stored = messagesOf(messages);
  const hasNewer = around !== null && (stored.at(-1)?.sequence ?? 0) < chat.lastSequence;
  const files = useChatFiles(stored, async ({ id, entityType }) => {
    const wanted = documentContentQuery(scope, id, { entityType, entityId: patientId });
    return (await client.fetchQuery(wanted)).url;
  });
  const filed = (document: ChatDocument): Document => ({
    ...document,
    accountId: scope.accountId ?? '',
    entityId: patientId,
    state: 'STORED',
    createdAt: serverNow().toISOString(),
  });
  const open = (document: ChatDocument) =>
    document.contentType.startsWith('image/') ? setPicture(document.id) : setOpened(filed(document));
  // The divider stays where it was when the chat was opened, even after everything was read. While there are newer
  // messages, it has no place yet: it is counted from the newest.
  const [firstUnread] = useState(() => (chat.unread === 0 ? null : { count: chat.unread }));
  const unreadId =
    firstUnread === null
      ? undefined
      : stored.filter(({ isFromPatient }) => isFromPatient).at(-firstUnread.count)?.id;

  const { unsent, composer, edit } = useUnsentInThread(outbox, stored);
  const tools = [
    {
      id: 'replies',
      icon: MessageSquareQuote,
      label: t('replies.insert'),
      typed: '/',
      onPress: () => setReplyAsked(true),
    },
    { id: 'cite', icon: Quote, label: t('cited.title'), onPress: () => setCiteAsked(true) },
  ];
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
        cited: {
          kindOf: (kind) => t(`cited.kind.${kind}`),
          closed: t('cited.closed'),
          onOpen: (citation) => void openCited(citation, patientId, roles),
        },
      }),
    ),
    ...toUnsent(hasNewer ? [] : unsent, {
      own,
      fileOf: ({ citation, cited: card, file, recording }) =>
        citation?.title ??
        card?.candidate.title ??
        file?.fileName ??
        t(recording === undefined ? 'list.kind.FILE' : 'list.kind.AUDIO'),
      // A recording is said again instead, and a message points at one thing.
      isEditable: ({ recording, cited: card }) =>
        chat.canWrite && recording === undefined && (card === undefined || cited === null),
    }),
  ];
  return (
    <>
      <Box flexGrow={1} flexBasis="zero" overflow="hidden">
        <ChatThread
          key={around}
          openAtId={around === null ? undefined : stored.find(({ sequence }) => sequence === around)?.id}
          hasNewer={hasNewer}
          newerFailed={
            messages.isFetchPreviousPageError && !messages.isFetching ? t('thread.newerFailed') : undefined
          }
          onLoadNewer={() => {
            if (messages.hasPreviousPage && !messages.isFetching) void messages.fetchPreviousPage();
          }}
          onToLatest={toNewest}
          messages={shown}
          state={messages.isPending ? 'loading' : messages.data === undefined ? 'failed' : 'ready'}
          labels={{ thread: t('thread.label', { name }) }}
          firstUnreadId={hasNewer ? undefined : unreadId}
          timeZone={zone}
          now={now}
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
          onRetry={chat.canWrite ? outbox.retry : undefined}
          onEdit={({ id }) => edit(id)}
          onDrop={({ id }) => outbox.drop(id)}
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
        labels={{ field: t('composer.field', { name }), hint: t('composer.hint') }}
        handle={composer}
        tools={tools}
        hasExtra={cited !== null}
        extra={
          cited && (
            <CitedDraft
              candidate={cited.candidate}
              isShared={canShare(cited.candidate) ? cited.isShared : null}
              onShare={(isShared) => setCited({ ...cited, isShared })}
              onRemove={() => setCited(null)}
            />
          )
        }
        disabledReason={chat.canWrite ? undefined : t('thread.readOnly')}
        {...attachments.composer}
        onSend={() => {
          if (cited !== null) write(typed.trim(), citedMessage(cited));
          else if (typed.trim() !== '') write(typed.trim());
          attachments.take().forEach((file) => write('', file));
          setTyped('');
          setCited(null);
        }}
      />
      {isCiteAsked && (
        <CitePicker
          patientId={patientId}
          onClose={() => setCiteAsked(false)}
          onChoose={(candidate) => {
            setCiteAsked(false);
            setCited({ candidate, isShared: false });
          }}
        />
      )}
      {isReplyAsked && (
        <ReplyPicker
          patient={chat}
          onClose={() => setReplyAsked(false)}
          onChoose={(text) => {
            setReplyAsked(false);
            composer.current?.insert(text);
          }}
        />
      )}
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

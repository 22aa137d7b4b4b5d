import type { ChatDocument, ChatMessage as StoredMessage } from '@healzy/api/chats';
import type { ChatMessage } from '@healzy/ui/patterns/ChatThread';
import { CITED_ICONS } from './cited-kinds.ts';
import type { ChatFiles } from './useChatFiles.ts';

/** The messages that have been read so far, each once, oldest first: pages may overlap. */
export function messagesOf<Message extends { sequence: number }>({
  data,
}: {
  data: { pages: readonly { items: readonly Message[] }[] } | undefined;
}): Message[] {
  const found = new Map<number, Message>();
  for (const { items } of data?.pages ?? []) for (const item of items) found.set(item.sequence, item);
  return [...found.values()].toSorted((a, b) => a.sequence - b.sequence);
}

const STATES = { SENT: 'sent', DELIVERED: 'delivered', READ: 'read' } as const;

interface Shown {
  readonly isOwn: boolean;
  readonly name: string;
  /** Of a document that was deleted meanwhile. */
  readonly removed: string;
  readonly files: ChatFiles;
  readonly onDownload: (document: ChatDocument) => void;
  readonly onOpen: (document: ChatDocument) => void;
  readonly cited: {
    readonly kindOf: (kind: Cited['kind']) => string;
    /** Said of what is gone, or not open to the reader; nothing where nobody could open it. */
    readonly closed: string | null;
    readonly onOpen: (cited: Cited) => void;
  };
}

type Cited = NonNullable<StoredMessage['citation']>;

/** What a message points at, as a card. */
function citedContent(citation: Cited | null, { cited }: Shown): Content[] {
  if (citation === null) return [];
  const { kind, title, when, canOpen } = citation;
  const facts = [when, ...(canOpen || cited.closed === null ? [] : [cited.closed])];
  return [
    {
      kind: 'card',
      icon: CITED_ICONS[kind],
      label: cited.kindOf(kind),
      title,
      detail: facts.join(' · '),
      ...(canOpen ? { onOpen: () => cited.onOpen(citation) } : {}),
    },
  ];
}

type Content = ChatMessage['contents'][number];

/** The file of a message: shown where it can be, named until it is fetched. */
function fileContent({ kind, document, text, recording }: StoredMessage, shown: Shown): Content[] {
  if (document === null) return kind === 'TEXT' ? [] : [{ kind: 'text', text: shown.removed }];
  const { files } = shown;
  const src = files.sourceOf(document);
  const onDownload = () => shown.onDownload(document);
  const onOpen = () => shown.onOpen(document);
  if (src !== undefined) {
    if (kind === 'IMAGE')
      return [{ kind: 'image', src, alt: text === '' ? document.fileName : text, onOpen }];
    if (kind === 'VIDEO') return [{ kind: 'video', src }];
    const { seconds: duration, peaks } = recording ?? {};
    const type = document.contentType;
    if (kind === 'AUDIO') return [{ kind: 'audio', src, type, duration, peaks, onDownload }];
  }
  return [
    {
      kind: 'file',
      name: document.fileName,
      type: document.contentType.split(/[/;]/)[1]?.toUpperCase() ?? '',
      size: document.sizeBytes,
      onDownload,
      onOpen: kind === 'FILE' ? onOpen : () => files.fetchNow(document),
      fetching: files.fetchingOf(document),
    },
  ];
}

/** A stored message as the kit shows it. */
export function toShown(message: StoredMessage, shown: Shown): ChatMessage {
  const { isOwn, name } = shown;
  const { text } = message;
  return {
    id: message.id,
    sender: { id: message.authorId ?? 'patient', name },
    isOwn,
    at: new Date(message.at),
    contents: [
      ...(text === '' ? [] : [{ kind: 'text' as const, text }]),
      ...citedContent(message.citation, shown),
      ...fileContent(message, shown),
    ],
    ...(isOwn ? { state: STATES[message.state] } : {}),
  };
}

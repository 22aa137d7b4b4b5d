import type { ChatDocument, ChatMessage as StoredMessage } from '@healzy/api/chats';
import type { ChatMessage } from '@healzy/ui/patterns/ChatThread';
import type { ChatFiles } from './useChatFiles.ts';

const STATES = { SENT: 'sent', DELIVERED: 'delivered', READ: 'read' } as const;

interface Shown {
  readonly isOwn: boolean;
  readonly name: string;
  /** Of a document that was deleted meanwhile. */
  readonly removed: string;
  readonly files: ChatFiles;
  readonly onDownload: (document: ChatDocument) => void;
  readonly onOpen: (document: ChatDocument) => void;
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
    if (kind === 'AUDIO') return [{ kind: 'audio', src, duration, peaks, onDownload }];
  }
  return [
    {
      kind: 'file',
      name: document.fileName,
      type: document.contentType.split(/[/;]/)[1]?.toUpperCase() ?? '',
      size: document.sizeBytes,
      onDownload,
      onOpen: kind === 'FILE' ? onOpen : () => files.fetchNow(document),
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
    contents: [...(text === '' ? [] : [{ kind: 'text' as const, text }]), ...fileContent(message, shown)],
    ...(isOwn ? { state: STATES[message.state] } : {}),
  };
}

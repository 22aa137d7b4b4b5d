import type { ChatDocument, ChatMessage as StoredMessage } from '@healzy/api/chats';
import type { ChatMessage } from '@healzy/ui/patterns/ChatThread';

const STATES = { SENT: 'sent', DELIVERED: 'delivered', READ: 'read' } as const;

interface Shown {
  readonly isOwn: boolean;
  readonly name: string;
  /** Of a document that was deleted meanwhile. */
  readonly removed: string;
  /** What a file offers; without it, it is only named. */
  readonly fileActions?: (document: ChatDocument) => { onOpen?: () => void; onDownload: () => void };
}

/** A stored message as the kit shows it. */
export function toShown(message: StoredMessage, shown: Shown): ChatMessage {
  const { isOwn, name, removed, fileActions } = shown;
  const { document, text } = message;
  const file =
    document === null
      ? message.kind === 'TEXT'
        ? []
        : [{ kind: 'text' as const, text: removed }]
      : fileActions === undefined
        ? [{ kind: 'text' as const, text: document.fileName }]
        : [
            {
              kind: 'file' as const,
              name: document.fileName,
              type: document.contentType.split(/[/;]/)[1]?.toUpperCase() ?? '',
              size: document.sizeBytes,
              ...fileActions(document),
            },
          ];
  return {
    id: message.id,
    sender: { id: message.authorId ?? 'patient', name },
    isOwn,
    at: new Date(message.at),
    contents: [...(text === '' ? [] : [{ kind: 'text' as const, text }]), ...file],
    ...(isOwn ? { state: STATES[message.state] } : {}),
  };
}

import type { ChatDocument, ChatMessage } from '@healzy/api/chats';
import { Lightbox } from '@healzy/ui/patterns/Lightbox';
import type { ChatFiles } from './useChatFiles.ts';

interface ChatPicturesProps {
  messages: readonly ChatMessage[];
  files: ChatFiles;
  /** The document shown. */
  openId: string;
  onOpen: (id: string | null) => void;
  onDownload: (document: ChatDocument) => void;
}

/** The images of a chat, enlarged one after the other. */
export function ChatPictures({ messages, files, openId, onOpen, onDownload }: ChatPicturesProps) {
  const pictures = messages.flatMap(({ kind, document, authorName }) => {
    const src = kind === 'IMAGE' && document !== null ? files.sourceOf(document) : undefined;
    return document === null || src === undefined ? [] : [{ document, src, authorName }];
  });
  const index = pictures.findIndex(({ document }) => document.id === openId);
  return (
    <Lightbox
      images={pictures.map(({ document, src, authorName }) => ({
        src,
        alt: document.fileName,
        caption: authorName,
        onDownload: () => onDownload(document),
      }))}
      index={index < 0 ? null : index}
      onIndexChange={(next) => onOpen(next === null ? null : (pictures[next]?.document.id ?? null))}
    />
  );
}

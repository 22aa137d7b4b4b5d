import type { ChatDocument, ChatMessage } from '@healzy/api/chats';
import { fetchFile } from '@healzy/api/runtime/fetch-file';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';

/** Images and recordings up to this size are fetched without asking: a voice message of some minutes. */
const SMALL_BYTES = 3 * 1024 * 1024;

type WithFile = Pick<ChatMessage, 'kind' | 'document'>;

/**
 * Fetches the images, recordings and videos of messages, small ones at once and the others when they are asked for.
 * They are kept as long as the page: an address would expire while a recording is played.
 */
export function useChatFiles(
  messages: readonly WithFile[],
  addressOf: (document: ChatDocument) => Promise<string>,
) {
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const wanted = messages.flatMap(({ kind, document }) => {
    if (document === null || kind === 'FILE') return [];
    const isSmall = kind !== 'VIDEO' && document.sizeBytes <= SMALL_BYTES;
    return isSmall || asked.has(document.id) ? [document] : [];
  });
  const results = useQueries({
    queries: wanted.map((document) => ({
      queryKey: ['chat-file', document.id],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        URL.createObjectURL(await fetchFile(await addressOf(document), signal)),
      staleTime: Infinity,
      gcTime: Infinity,
      retry: false,
    })),
  });
  const sources = new Map(wanted.map(({ id }, index) => [id, results[index]?.data]));
  return {
    /** Undefined until it is fetched, and when it cannot be. */
    sourceOf: ({ id }: ChatDocument) => sources.get(id),
    fetchNow: ({ id }: ChatDocument) => setAsked((before) => new Set([...before, id])),
  };
}

export type ChatFiles = ReturnType<typeof useChatFiles>;

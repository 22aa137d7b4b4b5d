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
  const fetches = new Map(wanted.map(({ id }, index) => [id, results[index]]));
  return {
    /** Undefined until it is fetched, and when it cannot be. */
    sourceOf: ({ id }: ChatDocument) => fetches.get(id)?.data,
    /** Undefined before it is asked for, and once it is there. */
    fetchingOf({ id }: ChatDocument): 'PENDING' | 'FAILED' | undefined {
      const fetching = fetches.get(id);
      if (fetching === undefined || fetching.isSuccess) return undefined;
      return fetching.isError && !fetching.isFetching ? 'FAILED' : 'PENDING';
    },
    /** Asks for it, or again for one that could not be fetched. */
    fetchNow({ id }: ChatDocument) {
      const fetching = fetches.get(id);
      if (fetching?.isError) void fetching.refetch();
      else setAsked((before) => new Set([...before, id]));
    },
  };
}

export type ChatFiles = ReturnType<typeof useChatFiles>;

import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createApiClient } from '../runtime/client.ts';
import { useApi } from '../runtime/context.tsx';
import type { ChatDocument } from '../generated/schema.ts';
import { operation, type ApiScope, type BodyOf } from '../runtime/operation.ts';
import { messageLimit } from '../runtime/time-limits.ts';
import { uploadFile, type UploadOptions } from '../runtime/upload.ts';
import { followEvents } from './follow-events.ts';
import { oneAtATime } from './one-at-a-time.ts';

const openHeldChat = operation('openHeldChat');
const createHeldChatMessage = operation('createHeldChatMessage');
const markHeldChatRead = operation('markHeldChatRead');
const createHeldChatDocument = operation('createHeldChatDocument');
const getHeldChatDocumentUrl = operation('getHeldChatDocumentUrl');
const followHeldChat = operation('followHeldChat');
const setHeldChatMail = operation('setHeldChatMail');

interface ChatLinkOptions {
  /** Origin of the server; empty for the page's own. */
  baseUrl: string;
  /** The secret of the link. */
  link: string;
  /** What this device made for the link and keeps. */
  device: string;
}

/** Requests of the holder of a chat's link: no session, and the secret in a header, which appears in no address. */
export function chatLinkScope({ baseUrl, link, device }: ChatLinkOptions): ApiScope {
  const client = createApiClient({ baseUrl, getToken: () => null });
  client.use({
    onRequest({ request }) {
      request.headers.set('x-chat-link', link);
      request.headers.set('x-chat-device', device);
      return request;
    },
  });
  return { client, accountId: null };
}

const KEY = ['chats', null, openHeldChat.id];

/**
 * The chat of the link, newest page first.
 *
 * @param everyMs how often it is fetched again while the page is visible, should a network hold its stream back
 */
export const useHeldChat = (everyMs: number) => {
  const scope = useApi();
  return useInfiniteQuery({
    queryKey: KEY,
    initialPageParam: null as string | null,
    queryFn: ({ signal, pageParam }) =>
      openHeldChat.call(scope, {
        query: { limit: 50, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    getNextPageParam: (last) => last.nextCursor,
    refetchInterval: everyMs,
    retry: false,
  });
};

/** Admits this device to the link by the patient's birthdate. Once: a wrong one is counted with each call. */
export const useAdmitChatDevice = () => {
  const scope = useApi();
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (birthdate: string) =>
      openHeldChat.call(scope, { query: { limit: 1 }, headers: { 'x-chat-birthdate': birthdate } }),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
};

/** Whether the patient gets an e-mail when the clinic has written. */
export const useSetHeldChatMail = () => {
  const scope = useApi();
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (isMailed: boolean) => setHeldChatMail.call(scope, { body: { isMailed } }),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
};

/**
 * Stops e-mails about the chat.
 *
 * @param stop what the address of programs for e-mail holds in place of a link (RFC 8058); null with a link
 */
export const useStopChatMail = ({ baseUrl, stop }: { baseUrl: string; stop: string | null }) => {
  const scope = useApi();
  return useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      if (stop === null) return void (await setHeldChatMail.call(scope, { body: { isMailed: false } }));
      const { ok, status } = await fetch(
        `${baseUrl}/chat?${String(new URLSearchParams({ mail: 'off', stop }))}`,
        {
          method: 'POST',
          body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
        },
      );
      if (!ok) throw new Error(`The server answered ${status}.`);
    },
  });
};

/** Keeps the chat of the link current while it is mounted and the page is visible. */
export function useFollowedHeldChat(): void {
  const scope = useApi();
  const client = useQueryClient();
  useEffect(() => {
    const ending = new AbortController();
    const refresh = oneAtATime(() => client.invalidateQueries({ queryKey: KEY }));
    void followEvents({
      connect: (lastEventId, signal) =>
        followHeldChat.call(scope, { query: lastEventId === null ? {} : { lastEventId }, signal }),
      onEvent: (name) => name === 'chat' && refresh(),
      onBegin: refresh,
      signal: ending.signal,
    });
    return () => ending.abort();
  }, [client, scope]);
}

export const useCreateHeldChatMessage = () => {
  const scope = useApi();
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (body: BodyOf<'createHeldChatMessage'>) =>
      createHeldChatMessage.call(scope, { body, signal: messageLimit() }),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
};

export const useMarkHeldChatRead = () => {
  const scope = useApi();
  return useMutation({
    networkMode: 'always',
    mutationFn: (sequence: number) => markHeldChatRead.call(scope, { body: { sequence } }),
  });
};

/** Announces a file and sends it; a message names it afterwards. */
export async function sendHeldFile(
  scope: ApiScope,
  file: File,
  options: UploadOptions,
): Promise<ChatDocument> {
  const { document, upload } = await createHeldChatDocument.call(scope, {
    body: { fileName: file.name, contentType: file.type, sizeBytes: file.size },
  });
  await uploadFile(upload.url, file, file.type, options);
  return document;
}

/** The address of a file of the chat, valid for a few minutes. */
export const heldFileAddress = async (scope: ApiScope, id: string): Promise<string> =>
  (await getHeldChatDocumentUrl.call(scope, { path: { id } })).url;

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from './runtime/context.tsx';
import { pagesOptions, readOptions, useOperation } from './runtime/hooks.ts';
import { operation, type ApiScope, type BodyOf } from './runtime/operation.ts';

export type { SupportConversation, SupportMessage, SupportMessenger } from './generated/schema.ts';

const getSupportMessenger = operation('getSupportMessenger');
const listSupportConversations = operation('listSupportConversations');
const listSupportMessages = operation('listSupportMessages');
const createSupportMessage = operation('createSupportMessage');
const markSupportRead = operation('markSupportRead');

export const supportMessengerQuery = (scope: ApiScope) => readOptions(scope, getSupportMessenger);
export const supportConversationsQuery = (scope: ApiScope) => pagesOptions(scope, listSupportConversations);
export const supportMessagesQuery = (scope: ApiScope, userId: string) =>
  pagesOptions(scope, listSupportMessages, { path: { userId } });

/** @param everyMs how often it is read again while the page is looked at */
export const useSupportMessenger = (everyMs: number) =>
  useQuery({ ...supportMessengerQuery(useApi()), refetchInterval: everyMs });
export const useSupportConversations = (everyMs: number) =>
  useInfiniteQuery({ ...supportConversationsQuery(useApi()), refetchInterval: everyMs });
export const useSupportMessages = (userId: string, everyMs: number) =>
  useInfiniteQuery({ ...supportMessagesQuery(useApi(), userId), refetchInterval: everyMs });

export interface SupportMessageCreation {
  /** Whose conversation it is. */
  readonly userId: string;
  /** A UUID of the writer's making: sent again under it, also after a reload, the message is stored once. */
  readonly id: string;
  readonly body: BodyOf<'createSupportMessage'>;
}

/** Writes to support, or answers whoever asked. */
export const useCreateSupportMessage = () =>
  useOperation(createSupportMessage, ({ userId, id, body }: SupportMessageCreation) => ({
    path: { userId },
    body,
    idempotencyKey: id,
  }));
export const useMarkSupportRead = () =>
  useOperation(markSupportRead, (mark: { userId: string; messageId: string }) => ({
    path: { userId: mark.userId },
    body: { messageId: mark.messageId },
  }));

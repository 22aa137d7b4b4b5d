import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi } from './runtime/context.tsx';
import { idempotencyKeyOf, pagesOptions, readOptions, refreshWords, useOperation } from './runtime/hooks.ts';
import { operation, type BodyOf } from './runtime/operation.ts';
import type { Notification, NotificationKind } from './generated/schema.ts';

export type { Notification, NotificationChoice, NotificationKind } from './generated/schema.ts';

/** How old notifications may get before they are looked for again; the page of chats hears of news at once. */
const REFRESH_MS = 20_000;

const listNotifications = operation('listNotifications');
const markNotificationsRead = operation('markNotificationsRead');
const markNotificationRead = operation('markNotificationRead');
const markNotificationUnread = operation('markNotificationUnread');
const getNotificationChoices = operation('getNotificationChoices');
const updateNotificationChoice = operation('updateNotificationChoice');

/** What concerns the person, page by page; each page has the number of those that are unread altogether. */
export const useNotificationPages = () =>
  useInfiniteQuery({
    ...pagesOptions(useApi(), listNotifications, { query: { limit: 20 } }),
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: true,
  });

/** Looks for news. */
export function useRefreshNotifications(): () => void {
  const client = useQueryClient();
  const { accountId } = useApi();
  return useCallback(
    () => void refreshWords(client, accountId, [listNotifications.word]),
    [client, accountId],
  );
}

type Subject = Pick<Notification, 'kind' | 'subjectId' | 'cause'>;

export const useMarkNotificationRead = () =>
  useOperation(markNotificationRead, (subject: Subject) => ({
    path: { kind: subject.kind, subjectId: subject.subjectId },
    body: { cause: subject.cause },
    idempotencyKey: idempotencyKeyOf(subject),
  }));

export const useMarkNotificationUnread = () =>
  useOperation(markNotificationUnread, ({ kind, subjectId }: Subject) => ({ path: { kind, subjectId } }));

/** Marks all as read that were there at an instant. */
export const useMarkNotificationsRead = () =>
  useOperation(markNotificationsRead, (read: BodyOf<'markNotificationsRead'>) => ({
    body: read,
    idempotencyKey: idempotencyKeyOf(read),
  }));

export const useNotificationChoices = () => useQuery(readOptions(useApi(), getNotificationChoices));

export const useUpdateNotificationChoice = () =>
  useOperation(
    updateNotificationChoice,
    ({ kind, ...body }: { kind: NotificationKind } & BodyOf<'updateNotificationChoice'>) => ({
      path: { kind },
      body,
    }),
  );

import {
  useMarkNotificationRead,
  useMarkNotificationsRead,
  useMarkNotificationUnread,
  useNotificationPages,
  useRefreshNotifications,
  type Notification,
} from '@healzy/api/notifications';
import { serverNow } from '@healzy/api/runtime/server-clock';
import { MOST_UNREAD } from '@healzy/domain/notifications';
import { clockIn, localDateOfDays } from '@healzy/domain/shared';
import { NotificationCentre, type Notice } from '@healzy/ui/patterns/NotificationCentre';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullName } from '../../app/full-name.ts';
import { itemsOf } from '../../app/lists/paged.ts';
import { tellFailed } from '../../app/messages.ts';
import { useOpenIntent } from '../../app/useOpenIntent.ts';
import { useRoles } from '../../state/account.ts';
import { useOwnZone } from '../../state/own-zone.ts';
import { lookOf } from './notification-looks.ts';
import { useAfterChanges } from './useAfterChanges.ts';

const keyOf = ({ kind, subjectId, cause }: Notification): string => `${kind} ${subjectId} ${cause}`;

/** The bell and the list that it opens: notifications for the user, each with a link to where it is dealt with. */
export function Centre({ isInitiallyOpen }: { isInitiallyOpen: boolean }) {
  // A link in an e-mail opens the list, even if this component is loaded only later.
  const [asked, setAsked] = useState(0);
  useOpenIntent('notifications', () => setAsked((before) => before + 1));
  return <OpenCentre key={asked} isInitiallyOpen={isInitiallyOpen || asked > 0} />;
}

function OpenCentre({ isInitiallyOpen }: { isInitiallyOpen: boolean }) {
  const { t } = useTranslation('notifications');
  const pages = useNotificationPages();
  const refresh = useRefreshNotifications();
  useAfterChanges(refresh);
  const notifications = itemsOf(pages);
  const marks = useMarks(notifications, pages.data?.pages[0]?.asOf);
  const noticeOf = useNotices();
  const zone = useOwnZone() ?? 'UTC';
  const now = clockIn(zone, serverNow());
  const unread = pages.data?.pages[0]?.unread ?? 0;
  const count = notifications.length;
  return (
    <NotificationCentre
      isInitiallyOpen={isInitiallyOpen}
      notices={notifications.map(noticeOf)}
      unreadCount={unread}
      timeZone={zone}
      dayLabel={(day) =>
        day === now.date ? t('today') : day === localDateOfDays(now.day - 1) ? t('yesterday') : undefined
      }
      isLoading={pages.isPending}
      hasFailed={pages.isError}
      onRetry={() => void pages.refetch()}
      onOpenChange={(isOpen) => isOpen && refresh()}
      {...marks}
      {...(unread >= MOST_UNREAD ? { labels: { open: () => t('many', { count: MOST_UNREAD - 1 }) } } : {})}
      {...(pages.hasNextPage
        ? {
            more: {
              summary: t('shown', { count }),
              label: t('more'),
              isPending: pages.isFetchingNextPage,
              onLoadMore: () => void pages.fetchNextPage(),
            },
          }
        : {})}
    />
  );
}

function useNotices(): (notification: Notification) => Notice {
  const { t } = useTranslation('notifications');
  const roles = useRoles();
  return (notification) => {
    const { kind, at, patient, test, isRead } = notification;
    const { icon, tone, hrefOf } = lookOf(kind);
    return {
      id: keyOf(notification),
      time: at,
      title: t(`kind.${kind}.title`, { name: fullName(patient) }),
      isRead,
      icon,
      tone,
      href: hrefOf(notification, roles),
      ...(test === null ? {} : { meta: test.name }),
    };
  };
}

/**
 * Handlers that mark notifications as read or unread. Marking all stops at the time of listing, so that notifications
 * which have arrived since stay unread.
 */
function useMarks(notifications: readonly Notification[], asOf: string | undefined) {
  const read = useMarkNotificationRead();
  const unread = useMarkNotificationUnread();
  const all = useMarkNotificationsRead();
  const one = (id: string, mark: (notification: Notification) => void) => {
    const notification = notifications.find((each) => keyOf(each) === id);
    if (notification !== undefined) mark(notification);
  };
  const onError = (error: Error) => tellFailed('notifications.mark', error);
  return {
    onRead: (id: string) =>
      one(id, (notification) =>
        read.mutate(notification, {
          // The notification no longer exists, or a newer one has taken its place.
          onError: (error) => ('status' in error && error.status === 404 ? undefined : onError(error)),
        }),
      ),
    onUnread: (id: string) => one(id, (notification) => unread.mutate(notification, { onError })),
    onReadAll: () => {
      if (asOf !== undefined) all.mutate({ until: asOf }, { onError });
    },
  };
}

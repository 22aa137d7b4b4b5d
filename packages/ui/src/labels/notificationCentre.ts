import type { PartPacks } from './partLabels.ts';

export interface NotificationCentreLabels {
  /** Heading of the panel, and name of the list. */
  title: string;
  /** On the bell: «Notifications, 3 unread». */
  open: (unread: number) => string;
  unread: string;
  markRead: (notice: string) => string;
  markUnread: (notice: string) => string;
  markAllRead: string;
  emptyTitle: string;
  emptyDescription: string;
  failedTitle: string;
  failedDescription: string;
  undated: string;
  /** Announced when one arrives. */
  arrived: (notice: string) => string;
  /** Announced when several arrive at once; `isAtLeast` where there may be more than are loaded. */
  arrivedTogether: (count: number, newest: string, isAtLeast: boolean) => string;
}

export const notificationCentreLabels: PartPacks<NotificationCentreLabels> = {
  en: {
    title: 'Notifications',
    open: (unread) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`),
    unread: 'Unread',
    markRead: (notice) => `Mark as read: ${notice}`,
    markUnread: (notice) => `Mark as unread: ${notice}`,
    markAllRead: 'Mark all as read',
    emptyTitle: 'No notifications yet',
    emptyDescription: 'What happens while you are away will be here.',
    failedTitle: 'We could not load your notifications',
    failedDescription: 'Nothing was lost. Try again in a moment.',
    undated: 'Without a date',
    arrived: (notice) => `New notification: ${notice}`,
    arrivedTogether: (count, newest, isAtLeast) =>
      `${isAtLeast ? 'At least ' : ''}${count} new notifications. The newest: ${newest}`,
  },
  es: {
    title: 'Notificaciones',
    open: (unread) => (unread === 0 ? 'Notificaciones' : `Notificaciones, ${unread} sin leer`),
    unread: 'Sin leer',
    markRead: (notice) => `Marcar como leída: ${notice}`,
    markUnread: (notice) => `Marcar como no leída: ${notice}`,
    markAllRead: 'Marcar todas como leídas',
    emptyTitle: 'Aún no hay notificaciones',
    emptyDescription: 'Aquí verás lo que pase cuando no estés.',
    failedTitle: 'No hemos podido cargar tus notificaciones',
    failedDescription: 'No se ha perdido nada. Vuelve a intentarlo en un momento.',
    undated: 'Sin fecha',
    arrived: (notice) => `Nueva notificación: ${notice}`,
    arrivedTogether: (count, newest, isAtLeast) =>
      `${isAtLeast ? 'Al menos ' : ''}${count} notificaciones nuevas. La más reciente: ${newest}`,
  },
};

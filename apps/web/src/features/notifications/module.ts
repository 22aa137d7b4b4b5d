import type { WebModule } from '../../app/module.ts';
import type sentences from '../../locales/es/notifications.json';
import { NotificationBell } from './NotificationBell.tsx';
import type shared from './sentences/es.json';

declare module '../../app/sentence-types.ts' {
  interface Namespaces {
    notifications: typeof sentences;
  }
  interface SharedSentences {
    notifications: typeof shared;
  }
}

export const notificationsModule: WebModule = {
  name: 'notifications',
  topBar: NotificationBell,
};

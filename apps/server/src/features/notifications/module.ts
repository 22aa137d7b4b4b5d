import { defineModule } from '../../module.ts';
import { getNotificationChoices, updateNotificationChoice } from './choices.ts';
import {
  listNotifications,
  markNotificationRead,
  markNotificationsRead,
  markNotificationUnread,
} from './list.ts';
import { mailNotifications } from './mail.ts';

export const notifications = defineModule({
  name: 'notifications',
  handlers: [
    listNotifications,
    markNotificationsRead,
    markNotificationRead,
    markNotificationUnread,
    getNotificationChoices,
    updateNotificationChoice,
  ],
  everyMinute: mailNotifications,
  // What each person has read belongs to them.
  stayingTables: ['notification_marks'],
});

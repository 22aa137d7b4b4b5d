export { mailNotifications as everyMinute } from './mail.ts';

// What each person has read belongs to them.
export const stayingTables = ['notification_marks'];

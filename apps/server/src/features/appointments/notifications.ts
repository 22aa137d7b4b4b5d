import { fromLines, type NotificationSources } from '../../contributions/notifications.ts';
import { worklist } from './worklist.ts';

export const notifications = {
  // The reception makes appointments; it learns of everyone's.
  APPOINTMENT_DECLINED: fromLines(worklist.APPOINTMENT_DECLINED, ({ roles }) =>
    roles.includes('RECEPTIONIST') ? 'true' : 'l.specialist_id = $2::uuid',
  ),
} satisfies NotificationSources;

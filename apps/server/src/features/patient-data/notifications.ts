import { fromLines, type NotificationSources } from '../../contributions/notifications.ts';
import { isPrincipalOf } from '../../contributions/reach.ts';
import { worklist } from './worklist.ts';

export const notifications = {
  INTAKE_WAITING: fromLines(worklist.INTAKE_WAITING, () => isPrincipalOf('l.patient_id')),
} satisfies NotificationSources;

import { CGM_SILENCE_HOURS } from '@healzy/domain/cgm';
import { fromLines, type NotificationSources } from '../../contributions/notifications.ts';
import { worklist } from './worklist.ts';

export const notifications = {
  NO_CGM_DATA: fromLines(
    worklist.NO_CGM_DATA,
    () => `EXISTS (SELECT 1 FROM medical_test_specialists lead WHERE lead.account_id = $1
      AND lead.medical_test_id = l.test_id AND lead.professional_id = $2::uuid AND lead.is_principal)`,
    `l.since + interval '${CGM_SILENCE_HOURS} hours'`,
  ),
} satisfies NotificationSources;

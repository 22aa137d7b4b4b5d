import type { NotificationSources } from '../contributions/notifications.ts';
import { overdue } from './worklist.ts';

export const notifications = {
  FOLLOW_UP_OVERDUE: {
    patient: 'o.patient_id',
    select: (proofs) => `SELECT o.id, o.patient_id, o.cause, o.latest, o.cause, o.latest, NULL::uuid
      FROM (${overdue(proofs, 'NOT s.is_reception AND coalesce(s.assignee_id, f.professional_id) = $2::uuid')}) o WHERE true`,
    // Only the reader's own steps are counted.
    concerns: () => 'true',
  },
} satisfies NotificationSources;

import type { NotificationSources } from '../../contributions/notifications.ts';
import { overdue } from './worklist.ts';

/** Whether a late step `s` of the plan `f` is the reader's to deal with: any receptionist's, or the specialist's it is given to. */
const IS_OWN = `CASE WHEN s.is_reception
  THEN EXISTS (SELECT 1 FROM memberships m
    WHERE m.account_id = $1 AND m.user_id = current_user_id() AND 'RECEPTIONIST' = ANY (m.roles))
  ELSE coalesce(s.assignee_id, f.professional_id) = $2::uuid END`;

export const notifications = {
  FOLLOW_UP_OVERDUE: {
    patient: 'o.patient_id',
    select: (proofs) => `SELECT o.id, o.patient_id, o.cause, o.latest, o.cause, o.latest, NULL::uuid
      FROM (${overdue(proofs, IS_OWN)}) o WHERE true`,
    // Only the reader's own steps are counted.
    concerns: () => 'true',
  },
} satisfies NotificationSources;

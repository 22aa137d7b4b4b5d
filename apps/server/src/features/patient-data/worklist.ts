import { isPrincipalOf } from '../../contributions/reach.ts';
import { milliseconds, type WorklistSources } from '../../contributions/worklist.ts';

export const worklist = {
  INTAKE_WAITING: {
    patient: 'i.patient_id',
    // A submitted questionnaire awaits one decision, and never comes back after it.
    select: `SELECT i.id, i.patient_id, ${milliseconds('i.submitted_at')}, i.submitted_at, NULL::uuid, NULL::timestamptz,
        NULL::uuid
      FROM intakes i JOIN patients p ON p.id = i.patient_id AND p.state = 'ACTIVE'
      WHERE i.account_id = $1 AND i.state = 'SUBMITTED'`,
    // Only the principal decides.
    own: isPrincipalOf('i.patient_id'),
    subject: 'SELECT patient_id FROM intakes WHERE id = $1 AND account_id = $2',
  },
} satisfies WorklistSources;

import { milliseconds, type WorklistSources } from '../../contributions/worklist.ts';

export const worklist = {
  APPOINTMENT_DECLINED: {
    patient: 'a.patient_id',
    // Another answer, to a later message, brings it back.
    select: `SELECT a.id, a.patient_id, ${milliseconds('a.answered_at')}, a.answered_at, NULL::uuid, NULL::timestamptz,
        a.professional_id
      FROM appointments a JOIN patients p ON p.id = a.patient_id
      WHERE a.account_id = $1 AND a.answer = 'DECLINED' AND a.state = 'SCHEDULED' AND a.starts_at > $3::timestamptz`,
    own: 'a.professional_id = $2::uuid',
    subject: 'SELECT patient_id FROM appointments WHERE id = $1 AND account_id = $2',
  },
} satisfies WorklistSources;

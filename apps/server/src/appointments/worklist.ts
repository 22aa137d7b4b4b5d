import { milliseconds, type WorklistSources } from '../contributions/worklist.ts';

export const worklist = {
  APPOINTMENT_TODAY: {
    patient: 'a.patient_id',
    // Moved to another time, it is a new line to review.
    select: `SELECT a.id, a.patient_id, ${milliseconds('a.starts_at')}, a.starts_at, NULL::uuid, NULL::timestamptz,
        a.professional_id
      FROM appointments a JOIN patients p ON p.id = a.patient_id AND p.state = 'ACTIVE'
      JOIN accounts here ON here.id = a.account_id
      WHERE a.account_id = $1 AND a.state = 'SCHEDULED' AND a.ends_at > $3::timestamptz
        AND a.starts_at > $3::timestamptz - interval '8 hours'
        AND a.starts_at < (date_trunc('day', $3::timestamptz AT TIME ZONE here.timezone) + interval '1 day')
          AT TIME ZONE here.timezone`,
    own: 'a.professional_id = $2::uuid',
    subject: 'SELECT patient_id FROM appointments WHERE id = $1 AND account_id = $2',
  },
} satisfies WorklistSources;

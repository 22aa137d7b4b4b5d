import type { VisitSource } from '../../contributions/visits.ts';

const TODAY = `date_trunc('day', $3::timestamptz AT TIME ZONE here.timezone)`;

// A visit that was missed told nobody what had changed until then.
const LAST_ENDED = `SELECT max(b.ends_at) FROM appointments b WHERE b.account_id = $1 AND b.state = 'SCHEDULED'
  AND b.attendance IS DISTINCT FROM 'MISSED'`;

export const visits: VisitSource = {
  patient: 'a.patient_id',
  // One that began yesterday and has not ended belongs to today too.
  select: `SELECT a.id, a.patient_id, a.professional_id, a.starts_at, a.ends_at, a.kind, a.mode, a.answer,
      a.attendance
    FROM appointments a JOIN accounts here ON here.id = a.account_id
    WHERE a.account_id = $1 AND a.state = 'SCHEDULED'
      AND a.starts_at > $3::timestamptz - interval '36 hours'
      AND a.starts_at < (${TODAY} + interval '1 day') AT TIME ZONE here.timezone
      AND (a.ends_at > $3::timestamptz OR a.starts_at >= ${TODAY} AT TIME ZONE here.timezone)`,
  lastBefore: `(${LAST_ENDED} AND b.patient_id = v.patient_id AND b.ends_at <= least(v.starts_at, $3::timestamptz))`,
  lastOf: `(${LAST_ENDED} AND b.patient_id = $2 AND b.ends_at <= $3::timestamptz)`,
  own: 'a.professional_id = $2::uuid',
};

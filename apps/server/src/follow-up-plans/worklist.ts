import type { WorklistSources } from '../contributions/worklist.ts';
import { isProven } from './proofs.ts';

const DUE = '(f.start_date + s.due_day)';

/** Follow-up plans with late steps. The latest of their days is the cause: with another late step the line is back. */
const OVERDUE = `SELECT f.id, f.patient_id, max(${DUE})::text AS cause,
    min((${DUE} + 1)::timestamp AT TIME ZONE p.timezone) AS since, f.professional_id
  FROM follow_up_plans f JOIN patients p ON p.id = f.patient_id AND p.state = 'ACTIVE'
  JOIN follow_up_steps s ON s.account_id = $1 AND s.follow_up_plan_id = f.id
  WHERE f.account_id = $1 AND f.ended_at IS NULL AND s.done_at IS NULL
    AND ${DUE} < ($3::timestamptz AT TIME ZONE p.timezone)::date AND NOT ${isProven('s.code', 'f.id')}
  GROUP BY f.id, f.patient_id, f.professional_id`;

export const worklist = {
  FOLLOW_UP_OVERDUE: {
    patient: 'o.patient_id',
    select: `SELECT o.id, o.patient_id, o.cause, o.since, NULL::uuid, NULL::timestamptz, o.professional_id
      FROM (${OVERDUE}) o WHERE true`,
    subject: 'SELECT patient_id FROM follow_up_plans WHERE id = $1 AND account_id = $2',
  },
} satisfies WorklistSources;

import type { AllStepProofs } from '../../contributions/step-proofs.ts';
import type { WorklistSources } from '../../contributions/worklist.ts';
import { stepStatus } from './proofs.ts';

/** Steps that are late, or that somebody ticked late: a proof may still show that they were done in time. */
const IS_LATE = `x.start_date + x.due_day < ($3::timestamptz AT TIME ZONE x.timezone)::date
  AND (x.done_at IS NULL OR (x.done_at AT TIME ZONE x.timezone)::date > x.start_date + x.due_day)`;

/**
 * Follow-up plans with late steps. The latest day of those that are late or were done late is the cause: with another late
 * step the line is back, and not when one of several is done.
 *
 * @param steps which of the steps `s` count
 */
export const overdue = (
  proofs: AllStepProofs,
  steps = 'true',
): string => `SELECT f.id, f.patient_id, max(s.due_date)::text AS cause,
    min((s.due_date + 1)::timestamp AT TIME ZONE p.timezone) FILTER (WHERE s.done_at IS NULL) AS since,
    max((s.due_date + 1)::timestamp AT TIME ZONE p.timezone) AS latest, f.professional_id
  FROM (${stepStatus({ proofs, plans: 'x.account_id = $1 AND x.ended_at IS NULL', now: '$3::timestamptz' }, IS_LATE)}) s
  JOIN follow_up_plans f ON f.id = s.follow_up_plan_id
  JOIN patients p ON p.id = f.patient_id AND p.state = 'ACTIVE'
  WHERE (s.done_at IS NULL OR s.done_on > s.due_date) AND ${steps}
  GROUP BY f.id, f.patient_id, f.professional_id
  HAVING bool_or(s.done_at IS NULL)`;

export const worklist = {
  FOLLOW_UP_OVERDUE: {
    patient: 'o.patient_id',
    select: (
      proofs,
    ) => `SELECT o.id, o.patient_id, o.cause, o.since, NULL::uuid, NULL::timestamptz, o.professional_id
      FROM (${overdue(proofs)}) o WHERE true`,
    subject: 'SELECT patient_id FROM follow_up_plans WHERE id = $1 AND account_id = $2',
  },
} satisfies WorklistSources;

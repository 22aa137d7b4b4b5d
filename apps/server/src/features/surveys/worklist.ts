import { isPrincipalOf } from '../../contributions/reach.ts';
import { milliseconds, type WorklistSource, type WorklistSources } from '../../contributions/worklist.ts';

const lines = (cause: string, since: string, condition: string): WorklistSource => ({
  patient: 's.patient_id',
  select: `SELECT s.id, s.patient_id, ${cause}, ${since}, NULL::uuid, NULL::timestamptz, NULL::uuid
    FROM surveys s JOIN patients p ON p.id = s.patient_id AND p.state = 'ACTIVE'
    WHERE s.account_id = $1 AND ${condition}`,
  // The principal sends surveys, and reads their answers first.
  own: isPrincipalOf('s.patient_id'),
  subject: 'SELECT patient_id FROM surveys WHERE id = $1 AND account_id = $2',
});

/** Answers that nobody has read, as far as they also meet a condition. */
export const answered = (condition = 'true'): WorklistSource =>
  lines(
    milliseconds('s.answered_at'),
    's.answered_at',
    `s.state = 'ANSWERED' AND s.read_at IS NULL AND ${condition}`,
  );

export const worklist = {
  SURVEY_ANSWERED: answered(),
  // Also after the link has expired: the patient needs another one, or a call.
  SURVEY_UNANSWERED: lines(
    's.due_on::text',
    '(s.due_on + 1)::timestamp AT TIME ZONE p.timezone',
    `s.state = 'OPEN' AND s.due_on < ($3::timestamptz AT TIME ZONE p.timezone)::date`,
  ),
} satisfies WorklistSources;

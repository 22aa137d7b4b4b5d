import { SURVEY_FALL, SURVEY_SCALE_RULES } from '@healzy/domain/surveys';

/** The answer of a survey to `q`, as far as it is a number. */
const answer = (survey: string): string =>
  `CASE WHEN jsonb_typeof(${survey}.answers->q.id) = 'number' THEN (${survey}.answers->>q.id)::numeric END`;

const RULES = Object.entries(SURVEY_SCALE_RULES)
  .map(([id, { worst, from }]) => `('${id}', ${worst === 'LOW' ? 1 : -1}, ${from})`)
  .join(', ');

/** Whether the answers of the survey `s` call for attention, as `callsForAttention` says. */
export const CALLS_FOR_ATTENTION = `EXISTS (SELECT 1 FROM (VALUES ${RULES}) q (id, sign, bad)
  CROSS JOIN LATERAL (SELECT ${answer('s')} AS now, (SELECT ${answer('b')} FROM surveys b
    WHERE b.account_id = s.account_id AND b.patient_id = s.patient_id AND b.answered_at < s.answered_at
      AND jsonb_typeof(b.answers->q.id) = 'number' ORDER BY b.answered_at DESC LIMIT 1) AS before) one
  WHERE sign * one.now <= sign * q.bad OR sign * (one.before - one.now) >= ${SURVEY_FALL})`;

import { SURVEY_KINDS, type SurveyKind } from '@healzy/domain/surveys';
import { randomBytes } from 'node:crypto';
import { fromLines, type NotificationSources } from '../../contributions/notifications.ts';
import { isPrincipalOf } from '../../contributions/reach.ts';
import { OF_PATIENT, type ErasureParts, type RecordSources } from '../../contributions/record.ts';
import { ofPlan, type StepProof } from '../../contributions/step-proofs.ts';
import { ofPatient, type TimelineSource, type TimelineSources } from '../../contributions/timeline.ts';
import { VISITS, visitParams, type VisitChangeReader } from '../../contributions/visits.ts';
import { milliseconds, type WorklistSource, type WorklistSources } from '../../contributions/worklist.ts';
import { CALLS_FOR_ATTENTION } from './attention.ts';
import { surveys } from './rows.ts';

export { demo } from './demo.ts';

const entry = (at: string, user: string): TimelineSource => ({
  subject: 's.id',
  at: `s.${at}`,
  user,
  code: 's.kind',
  from: `FROM ${surveys.name} s WHERE ${ofPatient('s')} AND s.${at} IS NOT NULL`,
});

export const timeline = {
  SURVEY_SENT: entry('created_at', 's.created_by'),
  SURVEY_ANSWERED: entry('answered_at', 'NULL'),
} satisfies TimelineSources;

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
const answeredLines = (condition = 'true'): WorklistSource =>
  lines(
    milliseconds('s.answered_at'),
    's.answered_at',
    `s.state = 'ANSWERED' AND s.read_at IS NULL AND ${condition}`,
  );

export const worklist = {
  SURVEY_ANSWERED: answeredLines(),
  // Also after the link has expired: the patient needs another one, or a call.
  SURVEY_UNANSWERED: lines(
    's.due_on::text',
    '(s.due_on + 1)::timestamp AT TIME ZONE p.timezone',
    `s.state = 'OPEN' AND s.due_on < ($3::timestamptz AT TIME ZONE p.timezone)::date`,
  ),
} satisfies WorklistSources;

/** One that was sent in the follow-up plan's time: the link of an earlier one may be answered late. */
const answered = (kind: SurveyKind): StepProof => ({
  subject: 'v.id',
  at: 'v.answered_at',
  from: () => `FROM surveys v WHERE ${ofPlan('v')} AND v.kind = '${kind}' AND v.answered_at IS NOT NULL
    AND (v.created_at AT TIME ZONE x.timezone)::date >= x.start_date`,
});

export const stepProofs = Object.fromEntries(
  SURVEY_KINDS.map((kind) => [`${kind}_SURVEY_ANSWERED`, answered(kind)]),
) as Record<`${SurveyKind}_SURVEY_ANSWERED`, StepProof>;

const ofPrincipal = () => isPrincipalOf('l.patient_id');

export const notifications = {
  // All others are read from the worklist when there is time.
  SURVEY_ANSWERED: fromLines(answeredLines(CALLS_FOR_ATTENTION), ofPrincipal),
  SURVEY_UNANSWERED: fromLines(worklist.SURVEY_UNANSWERED, ofPrincipal),
} satisfies NotificationSources;

/** How many surveys the patient answered since, and how many of these answers nobody has read. */
const readSurveyChanges: VisitChangeReader<'SURVEYS'> = async (context) => {
  const { rows } = await context.sql.query<{ id: string; count: number; unread: number }>(
    `SELECT v.id, count(*) AS count, count(*) FILTER (WHERE s.read_at IS NULL) AS unread FROM ${VISITS}
     JOIN surveys s ON s.account_id = $1 AND s.patient_id = v.patient_id
     WHERE s.state = 'ANSWERED' AND (v.since IS NULL OR s.answered_at > v.since) GROUP BY v.id`,
    visitParams(context),
  );
  return new Map(rows.map(({ id, ...counts }) => [id, { kind: 'SURVEYS', ...counts }]));
};

export const recordSections: RecordSources = {
  surveys: {
    table: surveys.name,
    of: OF_PATIENT,
    order: 'x.created_at, x.id',
    // The link was issued elsewhere: in this account it opens nothing and can no longer be answered.
    derived: ({ answeredAt }, { patientId }) => ({
      patientId,
      tokenHash: randomBytes(32).toString('base64url'),
      state: answeredAt === null ? 'WITHDRAWN' : 'ANSWERED',
    }),
  },
};

export const erasure: ErasureParts = {
  addresses: ['SELECT sent_to FROM surveys WHERE patient_id = $1'],
};

export const visitChanges = { SURVEYS: readSurveyChanges };

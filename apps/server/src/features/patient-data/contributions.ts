import { BODY_MAGNITUDE_IDS } from '@healzy/domain/patient-data';
import { randomBytes } from 'node:crypto';
import { recordsIn } from '../../contributions/citations.ts';
import { fromLines, type NotificationSources } from '../../contributions/notifications.ts';
import { isPrincipalOf } from '../../contributions/reach.ts';
import { OF_PATIENT, type ErasureParts, type RecordSources } from '../../contributions/record.ts';
import { ofPlan, type StepProofs } from '../../contributions/step-proofs.ts';
import { ofPatient, type TimelineSource, type TimelineSources } from '../../contributions/timeline.ts';
import { VISITS, visitParams, type VisitChangeReader } from '../../contributions/visits.ts';
import { milliseconds, type WorklistSources } from '../../contributions/worklist.ts';
import { columnOf } from '../../platform/db/field-names.ts';
import { readWeight, readHeight, readCompleteness, readAllergies, readWaitingIntakes } from './summary.ts';

export { demo } from './demo/fill.ts';

const intake = (at: string, user: string, state?: string): TimelineSource => ({
  subject: 'i.id',
  at: `i.${at}`,
  user,
  from: `FROM intakes i WHERE ${ofPatient('i')} AND i.${at} IS NOT NULL${state ? ` AND i.state = '${state}'` : ''}`,
});

const IS_SAME_DAY = '((m.created_at AT TIME ZONE p.timezone)::date = m.measured_on)';

export const timeline = {
  MEASURED: {
    subject: 'm.id',
    // For another day the hour is unknown: noon is used. For the same day it is the time of entry.
    at: `CASE WHEN ${IS_SAME_DAY} THEN m.created_at ELSE (m.measured_on + time '12:00') AT TIME ZONE p.timezone END`,
    day: `CASE WHEN NOT ${IS_SAME_DAY} THEN m.measured_on END`,
    user: 'm.created_by',
    figures: `json_build_object(${BODY_MAGNITUDE_IDS.map((id) => `'${id}', m.${columnOf(id)}`).join(', ')})`,
    from: `FROM body_measurements m JOIN patients p ON p.account_id = $1 AND p.id = m.patient_id WHERE ${ofPatient('m')}`,
  },
  DATA_ANSWERED: {
    subject: 'v.patient_id',
    at: 'v.created_at',
    user: 'v.author_id',
    code: 'v.section',
    from: `FROM patient_data_versions v WHERE ${ofPatient('v')}`,
  },
  INTAKE_SENT: intake('created_at', 'i.created_by'),
  INTAKE_SUBMITTED: intake('submitted_at', 'NULL'),
  INTAKE_ACCEPTED: intake('decided_at', 'i.decided_by', 'ACCEPTED'),
  INTAKE_DECLINED: intake('decided_at', 'i.decided_by', 'DECLINED'),
} satisfies TimelineSources;

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

export const stepProofs = {
  INTAKE_ANSWERED: {
    subject: 'i.id',
    at: 'i.submitted_at',
    withdrawnAt: `CASE WHEN i.state = 'DECLINED' THEN i.decided_at END`,
    from: () => `FROM intakes i WHERE ${ofPlan('i')} AND i.state IN ('SUBMITTED', 'ACCEPTED', 'DECLINED')`,
  },
} satisfies StepProofs;

export const notifications = {
  INTAKE_WAITING: fromLines(worklist.INTAKE_WAITING, () => isPrincipalOf('l.patient_id')),
} satisfies NotificationSources;

/** The patient's local day of the last visit: a weight of that day was measured at it. */
const LAST_DAY = '(v.since AT TIME ZONE p.timezone)::date';

const weightWhere = (condition: string) => `(SELECT m.weight_kg, m.measured_on FROM body_measurements m
  WHERE m.account_id = $1 AND m.patient_id = v.patient_id AND m.weight_kg IS NOT NULL AND ${condition}
  ORDER BY m.measured_on DESC, m.created_at DESC, m.id DESC LIMIT 1)`;

/** The latest weight since, and the one before. */
const readWeightChanges: VisitChangeReader<'WEIGHT'> = async (context) => {
  const { rows } = await context.sql.query<{
    id: string;
    weightKg: number;
    measuredOn: string;
    beforeKg: number | null;
    beforeOn: string | null;
  }>(
    `SELECT v.id, latest.weight_kg, latest.measured_on, before.weight_kg AS before_kg,
       before.measured_on AS before_on
     FROM ${VISITS} JOIN patients p ON p.account_id = $1 AND p.id = v.patient_id
     JOIN LATERAL ${weightWhere(`(v.since IS NULL OR m.measured_on > ${LAST_DAY})`)} latest ON true
     LEFT JOIN LATERAL ${weightWhere(`m.measured_on <= ${LAST_DAY}`)} before ON true`,
    visitParams(context),
  );
  return new Map(rows.map(({ id, ...change }) => [id, { kind: 'WEIGHT', ...change }]));
};

/** The latest questionnaire that the patient submitted since. */
const readQuestionnaireChanges: VisitChangeReader<'QUESTIONNAIRE'> = async (context) => {
  const { rows } = await context.sql.query<{ id: string; submittedAt: string; isWaiting: boolean }>(
    `SELECT DISTINCT ON (v.id) v.id, i.submitted_at, i.state = 'SUBMITTED' AS is_waiting
     FROM ${VISITS} JOIN intakes i ON i.account_id = $1 AND i.patient_id = v.patient_id
     WHERE i.state IN ('SUBMITTED', 'ACCEPTED', 'DECLINED') AND (v.since IS NULL OR i.submitted_at > v.since)
     ORDER BY v.id, i.submitted_at DESC, i.id DESC`,
    visitParams(context),
  );
  return new Map(rows.map(({ id, ...change }) => [id, { kind: 'QUESTIONNAIRE', ...change }]));
};

export const recordSections: RecordSources = {
  measurements: {
    table: 'body_measurements',
    of: OF_PATIENT,
    order: 'x.measured_on, x.created_at, x.id',
  },
  answers: { table: 'patient_data_versions', of: OF_PATIENT, order: 'x.section, x.version' },
  intakes: {
    table: 'intakes',
    of: OF_PATIENT,
    order: 'x.created_at, x.id',
    // The link was issued elsewhere: in this account it opens nothing and can no longer be filled in.
    derived: ({ state }, { patientId }) => ({
      patientId,
      tokenHash: randomBytes(32).toString('base64url'),
      state: state === 'OPEN' ? 'WITHDRAWN' : state,
    }),
  },
};

export const erasure: ErasureParts = {
  addresses: ['SELECT sent_to FROM intakes WHERE patient_id = $1'],
};

export const citations = { MEASUREMENT: recordsIn('body_measurements', 'clinical') };

export const visitChanges = { WEIGHT: readWeightChanges, QUESTIONNAIRE: readQuestionnaireChanges };

export const clinicalSummary = { weight: readWeight, height: readHeight, questionnaire: readCompleteness };

export const alerts = { ALLERGY: readAllergies, INTAKE_TO_REVIEW: readWaitingIntakes };

import { type FollowUpState, adherencePercent, type FollowUpType } from '@healzy/domain/follow-up-plans';
import type { HandOver } from '../../contributions/hand-over.ts';
import type { NotificationSources } from '../../contributions/notifications.ts';
import type { PatientFigureSources } from '../../contributions/patient-figures.ts';
import { OF_PATIENT, type RecordSources } from '../../contributions/record.ts';
import type { AllStepProofs } from '../../contributions/step-proofs.ts';
import type { SummaryReaders } from '../../contributions/summary.ts';
import { ofPatient, type TimelineSource, type TimelineSources } from '../../contributions/timeline.ts';
import type { WorklistSources } from '../../contributions/worklist.ts';
import { countsOf } from './counts.ts';
import { stepStatus } from './proofs.ts';
import { followUpPlans, PLAN_COLUMNS, PLANS_FROM, type PlanRow, followUpSteps } from './rows.ts';
import { toPlans, toSummary } from './view.ts';

export { demo } from './demo.ts';

/** `WIN_1` as people write it. */
const TITLE = `replace(initcap(x.type), '_', ' ')`;

const ended = (state: FollowUpState): TimelineSource => ({
  subject: 'x.id',
  at: 'x.ended_at',
  user: 'x.ended_by',
  title: TITLE,
  from: `FROM ${followUpPlans.name} x WHERE ${ofPatient('x')} AND x.state = '${state}'`,
});

export const timeline = {
  FOLLOW_UP_STARTED: {
    subject: 'x.id',
    at: 'x.created_at',
    user: 'x.created_by',
    title: TITLE,
    from: `FROM ${followUpPlans.name} x WHERE ${ofPatient('x')}`,
  },
  FOLLOW_UP_COMPLETED: ended('COMPLETED'),
  FOLLOW_UP_CANCELED: ended('CANCELED'),
} satisfies TimelineSources;

interface Running {
  id: string;
  patientId: string;
  type: FollowUpType;
  dueCount: number;
  onTimeCount: number;
}

export const patientFigures = {
  /** The follow-up plans that run, with their adherence: two statements, however many patients. */
  async followUp({ sql, accountId, patientIds, clinicalIds, now, stepProofs }) {
    const running = await sql.query<{ id: string }>(
      `SELECT f.id FROM follow_up_plans f
       WHERE f.account_id = $1 AND f.ended_at IS NULL AND f.patient_id = ANY ($2::uuid[])`,
      [accountId, patientIds],
    );
    if (running.rows.length === 0) return new Map();
    const instant = '$3::timestamptz';
    const status = stepStatus(
      { proofs: stepProofs, plans: 'x.account_id = $1 AND x.id = ANY ($2::uuid[])', now: instant },
      // As `maySeeStep` of the domain: no percentage tells the reception of steps that it does not see.
      '(x.is_reception OR x.patient_id = ANY ($4::uuid[]))',
    );
    const { rows } = await sql.query<Running>(
      `SELECT f.id, f.patient_id, f.type, coalesce(c.due_count, 0) AS due_count, coalesce(c.on_time_count, 0) AS on_time_count
       FROM follow_up_plans f LEFT JOIN (${countsOf(status, instant)}) c ON c.follow_up_plan_id = f.id
       WHERE f.account_id = $1 AND f.id = ANY ($2::uuid[])`,
      [accountId, running.rows.map(({ id }) => id), now.toISOString(), clinicalIds],
    );
    return new Map(
      rows.map(({ id, patientId, type, ...counts }) => [
        patientId,
        { id, type, adherencePercent: adherencePercent(counts) },
      ]),
    );
  },
} satisfies PatientFigureSources;

/** Steps that are late, or that somebody ticked late: a proof may still show that they were done in time. */
const IS_LATE = `x.start_date + x.due_day < ($3::timestamptz AT TIME ZONE x.timezone)::date
  AND (x.done_at IS NULL OR (x.done_at AT TIME ZONE x.timezone)::date > x.start_date + x.due_day)`;

/**
 * Follow-up plans with late steps. The latest day of those that are late or were done late is the cause: with another late
 * step the line is back, and not when one of several is done.
 *
 * @param steps which of the steps `s` count
 */
const overdue = (
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

/** Whether a late step `s` of the plan `f` is the reader's to deal with: any receptionist's, or the specialist's it is given to. */
const IS_OWN = `CASE WHEN s.is_reception
  THEN EXISTS (SELECT 1 FROM memberships m
    WHERE m.account_id = $1 AND m.user_id = current_user_id() AND 'RECEPTIONIST' = ANY (m.roles))
  ELSE coalesce(s.assignee_id, f.professional_id) = $2::uuid END`;

export const notifications = {
  FOLLOW_UP_OVERDUE: {
    patient: 'o.patient_id',
    select: (proofs) => `SELECT o.id, o.patient_id, o.cause, o.latest, o.cause, o.latest, NULL::uuid
      FROM (${overdue(proofs, IS_OWN)}) o WHERE true`,
    // Only the reader's own steps are counted.
    concerns: () => 'true',
  },
} satisfies NotificationSources;

export const summary = {
  /** The follow-up plan that runs, else the last. */
  async followUp({ sql, accountId, patientId, now, caller, access, stepProofs }) {
    const { rows } = await sql.query<PlanRow>(
      `SELECT ${PLAN_COLUMNS} FROM ${PLANS_FROM} WHERE x.account_id = $1 AND x.patient_id = $2
       ORDER BY x.ended_at DESC NULLS FIRST, x.created_at DESC LIMIT 1`,
      [accountId, patientId],
    );
    const [plan] = await toPlans(sql, rows, { caller, access, now, proofs: stepProofs });
    return plan === undefined ? null : toSummary(plan);
  },
} satisfies SummaryReaders;

/** What a transfer includes; erasing the patient rewrites the tables because of their patient column. */
export const recordSections: RecordSources = {
  followUpPlans: {
    table: followUpPlans.name,
    of: OF_PATIENT,
    order: 'x.created_at, x.id',
    derived: (_row, { patientId, principalId }) => ({ patientId, professionalId: principalId }),
  },
  // Without an assignee from another account, a step is the specialist's of the follow-up plan.
  followUpSteps: {
    table: followUpSteps.name,
    of: OF_PATIENT,
    order: 'x.follow_up_plan_id, x.position, x.id',
  },
};

/** The patients $3, or all, whom the specialist $2 has left. */
const LEFT = `($3::uuid IS NULL OR x.patient_id = $3::uuid) AND NOT EXISTS (SELECT 1 FROM patient_specialists s
  WHERE s.account_id = $1 AND s.patient_id = x.patient_id AND s.professional_id = $2)`;

/** Moves running follow-up plans to the patient's principal, and open steps to the specialist of their follow-up plan. */
export const handOver: HandOver = async (sql, { accountId, professionalId, patientId }) => {
  const parameters = [accountId, professionalId, patientId ?? null];
  await sql.query(
    `UPDATE follow_up_steps x SET assignee_id = NULL, version = x.version + 1
     FROM follow_up_plans f
     WHERE x.account_id = $1 AND x.assignee_id = $2 AND x.done_at IS NULL
       AND f.id = x.follow_up_plan_id AND f.ended_at IS NULL AND ${LEFT}`,
    parameters,
  );
  await sql.query(
    `UPDATE follow_up_plans x SET professional_id = successor.professional_id, version = x.version + 1,
       updated_at = now()
     FROM patient_specialists successor
     WHERE x.account_id = $1 AND x.professional_id = $2 AND x.ended_at IS NULL AND ${LEFT}
       AND successor.account_id = $1 AND successor.patient_id = x.patient_id AND successor.is_principal`,
    parameters,
  );
};

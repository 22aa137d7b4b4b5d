import { followUpPlanRecord, followUpStepRecord } from '@healzy/domain/follow-up-plans';
import type { FollowUpSpecialist } from '@healzy/api/schema';
import { idColumn } from '../../platform/db/columns.ts';
import type { Sql } from '../../platform/db/database.ts';
import { table, type RowOf } from '../../platform/db/table.ts';

export const followUpPlans = table(
  'follow_up_plans',
  followUpPlanRecord.extend({ accountId: idColumn, patientId: idColumn, professionalId: idColumn }),
);

export const followUpSteps = table(
  'follow_up_steps',
  followUpStepRecord.extend({ accountId: idColumn, patientId: idColumn, assigneeId: idColumn.nullable() }),
);

const shownPlans = followUpPlans.omit('accountId', 'createdBy', 'updatedAt', 'endedBy', 'professionalId');
const shownSteps = followUpSteps.omit('accountId', 'patientId');

/** A follow-up plan as lists read it. */
export type PlanRow = RowOf<typeof shownPlans> & { timezone: string; specialist: FollowUpSpecialist };
/** A step with who does it: its assignee, or else the specialist of the follow-up plan. */
export type StepRow = RowOf<typeof shownSteps> & { assignee: FollowUpSpecialist };

/** Columns of the follow-up plan `x` in {@link PLANS_FROM}. */
export const PLAN_COLUMNS = `${shownPlans.columns('x')}, p.timezone,
  pr.id AS "specialist.professional_id", u.name AS "specialist.name", u.surname AS "specialist.surname"`;

export const PLANS_FROM = `follow_up_plans x JOIN patients p ON p.id = x.patient_id
  JOIN professionals pr ON pr.id = x.professional_id JOIN users u ON u.id = pr.user_id`;

export async function findPlan(sql: Sql, accountId: string, id: string): Promise<PlanRow | undefined> {
  const { rows } = await sql.query<PlanRow>(
    `SELECT ${PLAN_COLUMNS} FROM ${PLANS_FROM} WHERE x.account_id = $1 AND x.id = $2`,
    [accountId, id],
  );
  return rows[0];
}

/** The steps of these follow-up plans, by phase, in the order of their template. */
export async function stepsOf(sql: Sql, accountId: string, planIds: readonly string[]): Promise<StepRow[]> {
  const { rows } = await sql.query<StepRow>(
    `SELECT ${shownSteps.columns('s')}, pr.id AS "assignee.professional_id", u.name AS "assignee.name",
       u.surname AS "assignee.surname"
     FROM follow_up_steps s JOIN follow_up_plans x ON x.account_id = $1 AND x.id = s.follow_up_plan_id
     JOIN professionals pr ON pr.id = coalesce(s.assignee_id, x.professional_id) JOIN users u ON u.id = pr.user_id
     WHERE s.account_id = $1 AND s.follow_up_plan_id = ANY ($2::uuid[])
     ORDER BY s.follow_up_plan_id, array_position(ARRAY['STARTED', 'IN_PROGRESS', 'FINAL', 'POST_FINAL'], s.phase),
       s.position, s.id`,
    [accountId, planIds],
  );
  return rows;
}

/** A person's name as it is kept with what they did. */
export async function nameOf(sql: Sql, userId: string): Promise<string> {
  const { rows } = await sql.query<{ name: string; surname: string }>(
    'SELECT name, surname FROM users WHERE id = $1',
    [userId],
  );
  return [rows[0]?.name, rows[0]?.surname].filter(Boolean).join(' ');
}

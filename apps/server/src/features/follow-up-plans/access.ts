import { isRunningFollowUp } from '@healzy/domain/follow-up-plans';
import type { AccessLevel, PatientAccess } from '@healzy/domain/session';
import type { Sql } from '../../platform/db/database.ts';
import type { RowOf } from '../../platform/db/table.ts';
import type { Caller } from '../../platform/http/calls.ts';
import { conflict, notFound, recordForbidden, unprocessable } from '../../platform/http/http-problem.ts';
import { lockRow } from '../../platform/http/lock-row.ts';
import { requirePatient } from '../../shared/patient-access/assignments.ts';
import { findPlan, followUpPlans, followUpSteps, type PlanRow } from './rows.ts';
import type { Services } from '../../platform/services.ts';
import type { Viewer } from './view.ts';

type Wanted = Exclude<AccessLevel, 'none'>;

/**
 * A follow-up plan is read by everyone to whom the patient is open, the reception its own steps without notes, and
 * written by the principal specialist.
 *
 * @throws HttpProblem 404 when there is no such patient, 403 when the caller has no such access to them
 */
export async function requireFollowUpsOf(
  sql: Sql,
  caller: Caller,
  patientId: string,
  wanted: Wanted,
): Promise<PatientAccess> {
  const access = await requirePatient(sql, caller, patientId);
  if (wanted === 'edit' && access.clinical !== 'edit') throw recordForbidden();
  return access;
}

/** Who looks at follow-up plans, and when. */
export const viewerOf = (caller: Caller, access: PatientAccess, services: Services): Viewer => ({
  caller,
  access,
  now: services.now(),
  proofs: services.contributions.stepProofs,
});

interface OpenPlan {
  plan: PlanRow;
  viewer: Viewer;
}

/** A follow-up plan that the caller has access to; locked until the transaction ends when it is to be edited. */
export async function requireFollowUpPlan(
  sql: Sql,
  caller: Caller,
  { id, wanted, services }: { id: string; wanted: Wanted; services: Services },
): Promise<OpenPlan> {
  const { accountId } = caller;
  if (wanted === 'edit') await lockRow(sql, followUpPlans.name, { accountId, id });
  const plan = await findPlan(sql, accountId, id);
  if (!plan) throw notFound();
  const access = await requireFollowUpsOf(sql, caller, plan.patientId, wanted);
  return { plan, viewer: viewerOf(caller, access, services) };
}

/** A step and its follow-up plan, both locked; the caller at least reads them. */
export async function requireStep(
  sql: Sql,
  caller: Caller,
  { id, services }: { id: string; services: Services },
): Promise<OpenPlan & { step: RowOf<typeof followUpSteps> }> {
  const { accountId } = caller;
  const known = await followUpSteps.find(sql, { accountId, id });
  if (!known) throw notFound();
  await lockRow(sql, followUpPlans.name, { accountId, id: known.followUpPlanId });
  const step = await followUpSteps.find(sql, { accountId, id });
  if (!step) throw notFound();
  return {
    step,
    ...(await requireFollowUpPlan(sql, caller, { id: step.followUpPlanId, wanted: 'read', services })),
  };
}

/** @throws HttpProblem 409 that says how the follow-up plan ended, and by whom */
export function requireRunning(plan: PlanRow): void {
  if (isRunningFollowUp(plan.state)) return;
  throw conflict(`FOLLOW_UP_${plan.state}`, 'The follow-up plan has ended.', {
    by: plan.endedByName,
    at: plan.endedAt,
  });
}

/** @throws HttpProblem 422 `SPECIALIST_NOT_ASSIGNED`: a follow-up plan gives no access to a patient */
export async function requireAssigned(sql: Sql, patientId: string, professionalId: string): Promise<void> {
  const { rowCount } = await sql.query(
    'SELECT 1 FROM patient_specialists WHERE patient_id = $1 AND professional_id = $2',
    [patientId, professionalId],
  );
  if (rowCount > 0) return;
  throw unprocessable('SPECIALIST_NOT_ASSIGNED', 'The patient is not assigned to this specialist.');
}

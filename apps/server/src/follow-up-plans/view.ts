import {
  dueDateOf,
  FOLLOW_UP_STEPS,
  isOverdueStep,
  isRunningFollowUp,
  mayCompleteStep,
} from '@healzy/domain/follow-up-plans';
import type { PatientAccess } from '@healzy/domain/session';
import { todayIn } from '@healzy/domain/shared';
import type { FollowUpPlan, FollowUpPlanSummary, FollowUpStep } from '@healzy/api/schema';
import type { Sql } from '../db/database.ts';
import type { Caller } from '../http/calls.ts';
import { proofsOf, type ProofsOfPlan } from './proofs.ts';
import { stepsOf, type PlanRow, type StepRow } from './rows.ts';

/** Who looks at follow-up plans of a patient, with which access, and when. */
export interface Viewer {
  caller: Caller;
  access: PatientAccess;
  now: Date;
}

function toStep(row: StepRow, plan: PlanRow, proofs: ProofsOfPlan, viewer: Viewer): FollowUpStep {
  const { followUpPlanId: _plan, doneBy: _by, dueDay, note, ...step } = row;
  const isClinical = viewer.access.clinical !== 'none';
  const kind = FOLLOW_UP_STEPS[row.code].proof;
  const proof = (kind && proofs.get(kind)) ?? null;
  const dueDate = dueDateOf(plan.startDate, dueDay);
  const isDone = row.doneAt !== null || proof !== null;
  return {
    ...step,
    note: isClinical ? note : null,
    dueDate,
    isDone,
    isOverdue: isOverdueStep({ dueDate, isDone }, plan, todayIn(plan.timezone, viewer.now)),
    proof: proof && { ...proof, title: isClinical ? proof.title : null },
    canComplete:
      isRunningFollowUp(plan.state) &&
      mayCompleteStep(viewer.caller, viewer.access, row.assignee.professionalId),
  };
}

/** Follow-up plans with their steps as the viewer may see them. */
export async function toPlans(sql: Sql, plans: readonly PlanRow[], viewer: Viewer): Promise<FollowUpPlan[]> {
  const { accountId } = viewer.caller;
  const ids = plans.map(({ id }) => id);
  const steps = await stepsOf(sql, accountId, ids);
  const proofs = await proofsOf(sql, accountId, ids);
  return plans.map((plan) => {
    const own = steps
      .filter(({ followUpPlanId }) => followUpPlanId === plan.id)
      .map((step) => toStep(step, plan, proofs(plan.id), viewer));
    const { timezone: _zone, observations, ...shown } = plan;
    return {
      ...shown,
      observations: viewer.access.clinical === 'none' ? null : observations,
      lastDueDate: own.at(-1)?.dueDate ?? plan.startDate,
      stepCount: own.length,
      doneCount: own.filter(({ isDone }) => isDone).length,
      overdueCount: own.filter(({ isOverdue }) => isOverdue).length,
      steps: own,
    };
  });
}

export const toSummary = ({
  steps: _steps,
  observations: _observations,
  ...summary
}: FollowUpPlan): FollowUpPlanSummary => summary;

import {
  adherenceOf,
  dueDateOf,
  isOverdueStep,
  isRunningFollowUp,
  mayCompleteStep,
  maySeeStep,
} from '@healzy/domain/follow-up-plans';
import type { PatientAccess } from '@healzy/domain/session';
import { todayIn } from '@healzy/domain/shared';
import type { FollowUpPlan, FollowUpPlanSummary, FollowUpStep } from '@healzy/api/schema';
import type { Sql } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/calls.ts';
import type { AllStepProofs } from '../../contributions/step-proofs.ts';
import { proofsOf, type ProofsOfStep } from './proofs.ts';
import { stepsOf, type PlanRow, type StepRow } from './rows.ts';

/** Who looks at follow-up plans of a patient, with which access, and when. */
export interface Viewer {
  caller: Caller;
  access: PatientAccess;
  now: Date;
  /** What the modules contribute. */
  proofs: AllStepProofs;
}

function toStep(
  row: StepRow,
  plan: PlanRow,
  { proof, withdrawn }: ProofsOfStep,
  viewer: Viewer,
): FollowUpStep {
  const {
    followUpPlanId: _plan,
    doneBy: _by,
    position: _position,
    proof: proofKind,
    dueDay,
    note,
    ...step
  } = row;
  const isClinical = viewer.access.clinical !== 'none';
  const titled = <Proof extends { title: string | null }>(one: Proof | null) =>
    one && { ...one, title: isClinical ? one.title : null };
  const dueDate = dueDateOf(plan.startDate, dueDay);
  const isDone = row.doneAt !== null || proof !== null;
  return {
    ...step,
    proofKind,
    note: isClinical ? note : null,
    dueDate,
    isDone,
    isOverdue: isOverdueStep({ dueDate, isDone }, plan, todayIn(plan.timezone, viewer.now)),
    proof: titled(proof),
    withdrawnProof: isDone ? null : titled(withdrawn),
    canComplete:
      isRunningFollowUp(plan.state) &&
      mayCompleteStep(viewer.caller, viewer.access, {
        assigneeId: row.assignee.professionalId,
        isReception: row.isReception,
      }),
  };
}

/** The day on which a step was done by hand or by the record, whichever came first. */
function doneOn({ doneAt, proof }: FollowUpStep, zone: string): string | null {
  const instants = [doneAt, proof?.at].flatMap((at) => (at == null ? [] : Date.parse(at)));
  return instants.length === 0 ? null : todayIn(zone, new Date(Math.min(...instants)));
}

/** Follow-up plans as the viewer may see them: what is counted is what is shown, so that no figure tells of other steps. */
export async function toPlans(sql: Sql, plans: readonly PlanRow[], viewer: Viewer): Promise<FollowUpPlan[]> {
  const { accountId } = viewer.caller;
  const ids = plans.map(({ id }) => id);
  const steps = await stepsOf(sql, accountId, ids);
  const proofs = await proofsOf(sql, { accountId, planIds: ids, proofs: viewer.proofs, now: viewer.now });
  return plans.map((plan) => {
    const own = steps
      .filter(({ followUpPlanId }) => followUpPlanId === plan.id)
      .filter((step) => maySeeStep(viewer.access, step))
      .map((step) => toStep(step, plan, proofs(step), viewer));
    const { timezone: _zone, observations, ...shown } = plan;
    return {
      ...shown,
      observations: viewer.access.clinical === 'none' ? null : observations,
      lastDueDate: own.map(({ dueDate }) => dueDate).reduce((a, b) => (a > b ? a : b), plan.startDate),
      stepCount: own.length,
      doneCount: own.filter(({ isDone }) => isDone).length,
      overdueCount: own.filter(({ isOverdue }) => isOverdue).length,
      adherence: adherenceOf(
        own.map((step) => ({ ...step, doneOn: doneOn(step, plan.timezone) })),
        todayIn(plan.timezone, plan.endedAt === null ? viewer.now : new Date(plan.endedAt)),
      ),
      steps: own,
    };
  });
}

export const toSummary = ({
  steps: _steps,
  observations: _observations,
  ...summary
}: FollowUpPlan): FollowUpPlanSummary => summary;

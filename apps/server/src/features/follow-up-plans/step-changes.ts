import { dueDayOf, followUpStepSchema, mayCompleteStep } from '@healzy/domain/follow-up-plans';
import type { FollowUpStep } from '@healzy/api/schema';
import type { Sql } from '../../platform/db/database.ts';
import { NEXT_VERSION } from '../../platform/db/table.ts';
import { handler } from '../../platform/http/calls.ts';
import { checked } from '../../platform/http/form.ts';
import { conflict, notFound, recordForbidden } from '../../platform/http/http-problem.ts';
import { updated } from '../../platform/http/updates.ts';
import { requireVersion } from '../../platform/http/versions.ts';
import { touchPatient } from '../../shared/patient-access/activity.ts';
import { requireAssigned, requireRunning, requireStep } from './access.ts';
import { proofsOf } from './proofs.ts';
import { followUpSteps, nameOf, type PlanRow } from './rows.ts';
import { toPlans, type Viewer } from './view.ts';

async function shown(sql: Sql, plan: PlanRow, viewer: Viewer, id: string): Promise<FollowUpStep> {
  const [whole] = await toPlans(sql, [plan], viewer);
  const step = whole?.steps.find((each) => each.id === id);
  if (!step) throw notFound();
  return step;
}

export const updateFollowUpStep = handler(
  'updateFollowUpStep',
  async ({ caller, path, body, ifMatch, services }, sql) => {
    const now = services.now();
    const { step, plan, viewer } = await requireStep(sql, caller, { id: path.id, services });
    if (viewer.access.clinical !== 'edit') throw recordForbidden();
    requireRunning(plan);
    const before = await shown(sql, plan, viewer, step.id);
    requireVersion(ifMatch, before);
    // The reception's step is nobody else's: who is sent decides, whoever was named before.
    const isGiven = body.isReception === true && body.assigneeId === undefined;
    const stored = { ...before, assigneeId: isGiven ? null : step.assigneeId };
    const whole = updated('updateFollowUpStep', stored, body);
    const { dueDate, assigneeId, isReception, note } = checked(followUpStepSchema(plan.startDate), whole);
    if (assigneeId !== null && assigneeId !== step.assigneeId)
      await requireAssigned(sql, plan.patientId, assigneeId);
    const key = { accountId: caller.accountId, id: step.id };
    const dueDay = dueDayOf(plan.startDate, dueDate);
    await followUpSteps.update(sql, key, {
      dueDay,
      assigneeId,
      isReception,
      note,
      version: NEXT_VERSION,
    });
    await touchPatient(sql, plan.patientId, now);
    const after = await shown(sql, plan, viewer, step.id);
    return { status: 200, body: after, version: after.version };
  },
);

export const setFollowUpStepState = handler(
  'setFollowUpStepState',
  async ({ caller, path, body, services }, sql) => {
    const now = services.now();
    const { step, plan, viewer } = await requireStep(sql, caller, { id: path.id, services });
    const assigneeId = step.assigneeId ?? plan.specialist.professionalId;
    if (!mayCompleteStep(caller, viewer.access, { assigneeId, isReception: step.isReception }))
      throw recordForbidden();
    requireRunning(plan);
    const isDone = step.doneAt !== null;
    // The same again, as after a lost answer, changes nothing.
    const isSame = body.isDone === isDone && (!isDone || step.doneBy === caller.userId);
    const proofs = await proofsOf(sql, {
      accountId: caller.accountId,
      planIds: [plan.id],
      proofs: viewer.proofs,
      now,
    });
    if (!isDone && proofs(step).proof !== null)
      throw conflict('FOLLOW_UP_STEP_PROVEN', 'The record proves that this step is done.');
    if (!isSame && body.isDone && isDone)
      throw conflict('FOLLOW_UP_STEP_DONE', 'This step is done already.', { by: step.doneByName });
    if (!isSame) {
      const done = body.isDone
        ? { doneAt: now, doneBy: caller.userId, doneByName: await nameOf(sql, caller.userId) }
        : { doneAt: null, doneBy: null, doneByName: null };
      const key = { accountId: caller.accountId, id: step.id };
      await followUpSteps.update(sql, key, { ...done, version: NEXT_VERSION });
      await touchPatient(sql, plan.patientId, now);
    }
    const after = await shown(sql, plan, viewer, step.id);
    return { status: 200, body: after, version: after.version };
  },
);

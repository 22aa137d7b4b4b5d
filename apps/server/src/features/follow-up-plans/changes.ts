import {
  followUpChangeSchema,
  followUpFormSchema,
  isRunningFollowUp,
  mayMoveFollowUp,
} from '@healzy/domain/follow-up-plans';
import type { Sql } from '../../platform/db/database.ts';
import { NEXT_VERSION } from '../../platform/db/table.ts';
import { handler, type Caller } from '../../platform/http/calls.ts';
import { checked } from '../../platform/http/form.ts';
import { conflict } from '../../platform/http/http-problem.ts';
import type { Services } from '../../platform/services.ts';
import { updated } from '../../platform/http/updates.ts';
import { requireVersion } from '../../platform/http/versions.ts';
import { touchPatient } from '../../shared/patient-access/activity.ts';
import { lockPatient } from '../../shared/patient-access/assignments.ts';
import { requireAssigned, requireFollowUpPlan, requireFollowUpsOf, requireRunning } from './access.ts';
import { insertFollowUpPlan } from './insert.ts';
import { followUpPlans, nameOf } from './rows.ts';
import { toPlans } from './view.ts';

async function shown(sql: Sql, caller: Caller, id: string, services: Services) {
  const { plan, viewer } = await requireFollowUpPlan(sql, caller, { id, wanted: 'read', services });
  const [body] = await toPlans(sql, [plan], viewer);
  return { body: body!, version: plan.version };
}

/** @throws HttpProblem 409 `FOLLOW_UP_RUNNING` when the patient has one that has not ended */
async function requireNoneRunning(sql: Sql, accountId: string, patientId: string): Promise<void> {
  const { rows } = await sql.query<{ id: string }>(
    'SELECT id FROM follow_up_plans WHERE account_id = $1 AND patient_id = $2 AND ended_at IS NULL',
    [accountId, patientId],
  );
  if (rows[0])
    throw conflict('FOLLOW_UP_RUNNING', 'The patient has a follow-up plan that has not ended.', {
      id: rows[0].id,
    });
}

export const createFollowUpPlan = handler(
  'createFollowUpPlan',
  async ({ caller, path, body, services }, sql) => {
    const { patientId } = path;
    const { accountId } = caller;
    await requireFollowUpsOf(sql, caller, patientId, 'edit');
    const form = checked(followUpFormSchema, body);
    await lockPatient(sql, accountId, patientId);
    await requireAssigned(sql, patientId, form.professionalId);
    await requireNoneRunning(sql, accountId, patientId);
    const at = services.now();
    const id = await insertFollowUpPlan(sql, { ...caller, patientId, at }, form);
    await touchPatient(sql, patientId, at);
    return { status: 201, ...(await shown(sql, caller, id, services)) };
  },
);

export const updateFollowUpPlan = handler(
  'updateFollowUpPlan',
  async ({ caller, path, body, ifMatch, services }, sql) => {
    const now = services.now();
    const { plan, viewer } = await requireFollowUpPlan(sql, caller, {
      id: path.id,
      wanted: 'edit',
      services,
    });
    requireRunning(plan);
    const [current] = await toPlans(sql, [plan], viewer);
    requireVersion(ifMatch, current!);
    const stored = { ...plan, professionalId: plan.specialist.professionalId };
    const form = checked(followUpChangeSchema, updated('updateFollowUpPlan', stored, body));
    if (form.professionalId !== plan.specialist.professionalId)
      await requireAssigned(sql, plan.patientId, form.professionalId);
    const key = { accountId: caller.accountId, id: plan.id };
    await followUpPlans.update(sql, key, { ...form, version: NEXT_VERSION, updatedAt: now });
    await touchPatient(sql, plan.patientId, now);
    return { status: 200, ...(await shown(sql, caller, plan.id, services)) };
  },
);

export const setFollowUpPlanState = handler(
  'setFollowUpPlanState',
  async ({ caller, path, body, services }, sql) => {
    const now = services.now();
    const { plan } = await requireFollowUpPlan(sql, caller, { id: path.id, wanted: 'edit', services });
    requireRunning(plan);
    const { state } = body;
    if (!mayMoveFollowUp(plan.state, state))
      throw conflict('FOLLOW_UP_TRANSITION', 'This state does not follow the present one.', {
        from: plan.state,
        to: state,
      });
    const ended = isRunningFollowUp(state)
      ? {}
      : { endedAt: now, endedBy: caller.userId, endedByName: await nameOf(sql, caller.userId) };
    const key = { accountId: caller.accountId, id: plan.id };
    await followUpPlans.update(sql, key, { state, ...ended, version: NEXT_VERSION, updatedAt: now });
    await touchPatient(sql, plan.patientId, now);
    return { status: 200, ...(await shown(sql, caller, plan.id, services)) };
  },
);

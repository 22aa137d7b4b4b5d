import {
  macrosMeasuredOnAfter,
  newPlan,
  PLAN_FIELD_NAMES,
  planFormSchema,
  planPeriodSchema,
  type PlanForm,
} from '@healzy/domain/nutritional-plans';
import { pickFields, todayIn } from '@healzy/domain/shared';
import type { PlanCopy } from '../../contributions/plan-copies.ts';
import type { Sql } from '../../platform/db/database.ts';
import { NEXT_VERSION } from '../../platform/db/table.ts';
import { handler, type Caller } from '../../platform/http/calls.ts';
import { checked } from '../../platform/http/form.ts';
import { notFound } from '../../platform/http/http-problem.ts';
import { updated } from '../../platform/http/updates.ts';
import { requireVersion } from '../../platform/http/versions.ts';
import type { Services } from '../../platform/services.ts';
import { touchPatient } from '../../shared/patient-access/activity.ts';
import { requirePlan } from './access.ts';
import { requireClinical } from '../../shared/patient-access/clinical.ts';
import { confirmedEnergy, enteringEnergy } from './energy.ts';
import { insertPlan, nutritionalPlans, toPlan } from './plan-rows.ts';

/** The day that it is where the patient lives. */
export async function todayOf(sql: Sql, accountId: string, patientId: string, now: Date): Promise<string> {
  const { rows } = await sql.query<{ timezone: string }>(
    'SELECT timezone FROM patients WHERE account_id = $1 AND id = $2',
    [accountId, patientId],
  );
  if (!rows[0]) throw notFound();
  return todayIn(rows[0].timezone, now);
}

async function addPlan(sql: Sql, caller: Caller, patientId: string, form: PlanForm, at: Date) {
  const id = await insertPlan(sql, { ...caller, patientId, at }, form);
  await touchPatient(sql, patientId, at);
  const row = await requirePlan(sql, caller, id, 'read');
  return { status: 201, body: toPlan(row), version: row.version } as const;
}

export const createNutritionalPlan = handler(
  'createNutritionalPlan',
  async ({ caller, path, body, services }, sql) => {
    await requireClinical(sql, caller, path.patientId, 'edit');
    const at = services.now();
    const today = await todayOf(sql, caller.accountId, path.patientId, at);
    const { fromPlanId, ...typed } = body;
    const form = newPlan(checked(planPeriodSchema({ today }), typed));
    const original = fromPlanId === undefined ? null : await requirePlan(sql, caller, fromPlanId, 'read');
    if (original === null) return addPlan(sql, caller, path.patientId, form, at);
    const { mealShares, macrosMeasuredOn, menuTemplate } = original;
    // Shares that were measured are of the person who was.
    const macroShares = macrosMeasuredOn === null ? original.macroShares : form.macroShares;
    const begun = { ...form, mealShares, macroShares, menuTemplate };
    const made = await addPlan(sql, caller, path.patientId, begun, at);
    await copyRest(services, sql, {
      ...{ accountId: caller.accountId, patientId: path.patientId, userId: caller.userId, at },
      ...{ from: original.id, to: made.body.id, weeks: form.weeks, isBorrowed: true },
    });
    return made;
  },
);

/** What other features keep beside a plan. */
async function copyRest({ contributions }: Services, sql: Sql, copy: PlanCopy): Promise<void> {
  for (const copyMore of contributions.planCopies) await copyMore(sql, copy);
}

export const duplicateNutritionalPlan = handler('duplicateNutritionalPlan', async (call, sql) => {
  const { caller, path, body, services } = call;
  const plan = await requirePlan(sql, caller, path.id, 'edit');
  const { patientId } = plan;
  const at = services.now();
  const today = await todayOf(sql, caller.accountId, patientId, at);
  const period = checked(planPeriodSchema({ today }), body);
  const { confirmsEnergy } = body;
  const entering = { patientId, energy: plan.energy, isKept: false, confirmsEnergy, today };
  const energy = await confirmedEnergy(sql, call, entering);
  const form = { ...pickFields(PLAN_FIELD_NAMES, plan), ...period, energy };
  const made = await addPlan(sql, caller, patientId, form, at);
  const { accountId, userId } = caller;
  const copy = { accountId, patientId, from: plan.id, to: made.body.id, weeks: period.weeks, userId, at };
  await copyRest(services, sql, copy);
  return made;
});

export const updateNutritionalPlan = handler('updateNutritionalPlan', async (call, sql) => {
  const { caller, path, body, ifMatch, services } = call;
  const before = await requirePlan(sql, caller, path.id, 'edit');
  requireVersion(ifMatch, toPlan(before));
  const at = services.now();
  const { accountId } = caller;
  const today = await todayOf(sql, accountId, before.patientId, at);
  const rules = planFormSchema({ today, savedStart: before.startDate });
  const stored = { ...before, confirmsEnergy: undefined };
  const form = checked(rules, updated('updateNutritionalPlan', stored, body));
  const energy = await confirmedEnergy(sql, call, {
    patientId: before.patientId,
    ...enteringEnergy(form.energy, before.energy),
    confirmsEnergy: body.confirmsEnergy,
    today,
  });
  const macrosMeasuredOn =
    body.macrosMeasuredOn === undefined
      ? macrosMeasuredOnAfter(before, form.macroShares)
      : body.macrosMeasuredOn;
  const changes = { ...form, energy, macrosMeasuredOn, version: NEXT_VERSION, updatedAt: at };
  await nutritionalPlans.update(sql, { accountId, id: before.id }, changes);
  await touchPatient(sql, before.patientId, at);
  const row = await requirePlan(sql, caller, path.id, 'read');
  return { status: 200, body: toPlan(row), version: row.version };
});

export const deleteNutritionalPlan = handler(
  'deleteNutritionalPlan',
  async ({ caller, path, services }, sql) => {
    const { id, patientId } = await requirePlan(sql, caller, path.id, 'edit');
    await nutritionalPlans.remove(sql, { accountId: caller.accountId, id });
    await touchPatient(sql, patientId, services.now());
    return { status: 204 };
  },
);

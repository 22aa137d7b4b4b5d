import {
  mealsWithNewFoods,
  restoredPlan,
  restoreInto,
  unpackMenu,
  type Menu,
  type MenuDocument,
} from '@healzy/domain/menus';
import { planFormSchema } from '@healzy/domain/nutritional-plans';
import { newId } from '../../../platform/db/ids.ts';
import { NEXT_VERSION } from '../../../platform/db/table.ts';
import { handler } from '../../../platform/http/calls.ts';
import { checked } from '../../../platform/http/form.ts';
import { conflict } from '../../../platform/http/http-problem.ts';
import { requirePlan } from '../../nutritional-plans/access.ts';
import { todayOf } from '../../nutritional-plans/changes.ts';
import { confirmedEnergy, enteringEnergy } from '../../nutritional-plans/energy.ts';
import { nutritionalPlans, toPlan } from '../../nutritional-plans/plan-rows.ts';
import { touchPatient } from '../../../shared/patient-access/activity.ts';
import { requireFoodAnswers } from '../food-questions.ts';
import { shownMenus, writeMenus } from '../menu-rows.ts';
import { keepVersion, requireVersionOf, shownVersion } from './version-rows.ts';

export const restorePlanVersion = handler('restorePlanVersion', async (call, sql) => {
  const { caller, path, body, services } = call;
  const { accountId, userId } = caller;
  const plan = await requirePlan(sql, caller, path.id, 'edit');
  const version = await requireVersionOf(sql, accountId, plan.id, path.planVersionId);
  const at = services.now();
  const before = await shownMenus(sql, accountId, plan, at);
  if (plan.version !== body.planVersion || before.version !== body.menusVersion)
    throw conflict('PLAN_CHANGED', 'The plan or its menus have changed since.');
  const restored = unpackMenu(version.menus);
  const filled = mealsWithNewFoods(before as Menu, restored);
  requireFoodAnswers(before, filled);
  const today = await todayOf(sql, accountId, plan.patientId, at);
  const form = checked(
    planFormSchema({ today, savedStart: plan.startDate }),
    restoredPlan(plan, version.plan, today),
  );
  const energy = await confirmedEnergy(sql, call, {
    patientId: plan.patientId,
    ...enteringEnergy(form.energy, plan.energy, version.plan.energy),
    // Meals that are filled are made for the energy: what is doubted about it is asked now, also where it stays.
    ...(filled > 0 ? { isKept: false } : {}),
    confirmsEnergy: body.confirmsEnergy,
    today,
  });
  const kept = await keepVersion(sql, { caller, plan, menus: before, reason: 'BEFORE_RESTORE', at });
  await nutritionalPlans.update(
    sql,
    { accountId, id: plan.id },
    { ...form, energy, version: NEXT_VERSION, updatedAt: at },
  );
  const { weeks, undo, redo, applied } = before as unknown as MenuDocument;
  const document = restoreInto({ weeks, undo, redo, applied }, restored, newId());
  const change = { ...document, basis: version.basis, changedBy: userId, changedAt: at };
  await writeMenus(sql, { accountId, plan, version: before.version }, change);
  await touchPatient(sql, plan.patientId, at);
  const saved = await requirePlan(sql, caller, plan.id, 'read');
  return {
    status: 200,
    body: { plan: toPlan(saved), before: await shownVersion(sql, accountId, kept) },
  };
});

import { basisOf, menuBasisSchema, menuDocumentSchema } from '@healzy/domain/menus';
import { NEXT_VERSION } from '../db/table.ts';
import { handler } from '../http/calls.ts';
import { checked } from '../http/form.ts';
import { requireVersion } from '../http/versions.ts';
import { requirePlan } from '../nutritional-plans/access.ts';
import { touchPatient } from '../patient-access/activity.ts';
import { menus, shownMenus } from './menu-rows.ts';
import { keepVersion } from './versions/version-rows.ts';

export const getMenus = handler('getMenus', async ({ caller, path }, sql) => {
  const plan = await requirePlan(sql, caller, path.id, 'read');
  const body = await shownMenus(sql, caller.accountId, plan);
  return { status: 200, body, version: body.version };
});

export const updateMenus = handler('updateMenus', async ({ caller, path, body, ifMatch, services }, sql) => {
  const { accountId } = caller;
  // The plan's lock is that of its menus too: there is no row to lock before the first menus.
  const plan = await requirePlan(sql, caller, path.id, 'edit');
  const before = await shownMenus(sql, accountId, plan);
  requireVersion(ifMatch, before);
  const document = checked(menuDocumentSchema, body);
  const at = services.now();
  const change = { ...document, changedBy: caller.userId, changedAt: at };
  const key = { accountId, nutritionalPlanId: plan.id };
  // The first menus are made for what the plan says now.
  const basis = before.basis === null ? basisOf(plan, before.exclusions) : undefined;
  if (body.keepsVersion === true && before.version > 0)
    await keepVersion(sql, { caller, plan, menus: before, reason: 'BEFORE_RECALCULATION', at });
  if (before.version === 0)
    await menus.insert(sql, {
      ...change,
      ...key,
      basis,
      patientId: plan.patientId,
      version: 1,
      createdAt: at,
    });
  else await menus.update(sql, key, { ...change, basis, version: NEXT_VERSION });
  await touchPatient(sql, plan.patientId, at);
  const saved = await shownMenus(sql, accountId, plan);
  return { status: 200, body: saved, version: saved.version };
});

export const setMenuBasis = handler('setMenuBasis', async ({ caller, path, body }, sql) => {
  const { accountId } = caller;
  const plan = await requirePlan(sql, caller, path.id, 'edit');
  const basis = checked(menuBasisSchema, body);
  // Their version is of their content, which is the same: a change that is being saved is not outdated by this.
  await menus.update(sql, { accountId, nutritionalPlanId: plan.id }, { basis });
  const saved = await shownMenus(sql, accountId, plan);
  return { status: 200, body: saved, version: saved.version };
});

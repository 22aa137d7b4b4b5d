import {
  basisOf,
  foodsEatenNow,
  keepFigures,
  mealsWithNewFoods,
  menuBasisSchema,
  menuDocumentSchema,
  type Menu,
  type MenuDocument,
} from '@healzy/domain/menus';
import { foodsSince } from './food-revisions.ts';
import { handler } from '../../platform/http/calls.ts';
import { checked } from '../../platform/http/form.ts';
import { requireVersion, versioned } from '../../platform/http/versions.ts';
import { requirePlan } from '../nutritional-plans/access.ts';
import { requireEnergyAnswer } from '../nutritional-plans/energy.ts';
import { touchPatient } from '../../shared/patient-access/activity.ts';
import { requireFoodAnswers } from './food-questions.ts';
import { eatenBy, menus, shownMenus, writeMenus } from './menu-rows.ts';
import { keepVersion } from './versions/version-rows.ts';

export const getMenus = handler('getMenus', async ({ caller, path, services }, sql) => {
  const plan = await requirePlan(sql, caller, path.id, 'read');
  return {
    status: 200,
    ...versioned(await shownMenus(sql, caller.accountId, plan, services.now(), services.contributions)),
  };
});

export const updateMenus = handler('updateMenus', async ({ caller, path, body, ifMatch, services }, sql) => {
  const { accountId } = caller;
  const plan = await requirePlan(sql, caller, path.id, 'edit');
  const at = services.now();
  const before = await shownMenus(sql, accountId, plan, at, services.contributions);
  requireVersion(ifMatch, before);
  const document = checked(menuDocumentSchema, body);
  const newlyFilled = mealsWithNewFoods(before as Menu, document);
  requireFoodAnswers(before, newlyFilled);
  requireEnergyAnswer(before, newlyFilled);
  const weeks = keepFigures(
    document.weeks,
    before.weeks as Menu['weeks'],
    await eatenBy(sql, plan, at),
    await foodsSince(sql, accountId, foodsEatenNow(document.weeks), at),
  ) as MenuDocument['weeks'];
  const change = { ...document, weeks, changedBy: caller.userId, changedAt: at };
  // The first menus are made for what the plan says now.
  const basis =
    before.basis === null ? { ...basisOf(plan, before.exclusions), foodsAt: at.toISOString() } : undefined;
  if (body.keepsVersion === true && before.version > 0)
    await keepVersion(sql, { caller, plan, menus: before, reason: 'BEFORE_RECALCULATION', at });
  await writeMenus(sql, { accountId, plan, version: before.version }, { ...change, basis });
  await touchPatient(sql, plan.patientId, at);
  return { status: 200, ...versioned(await shownMenus(sql, accountId, plan, at, services.contributions)) };
});

export const setMenuBasis = handler('setMenuBasis', async ({ caller, path, body, services }, sql) => {
  const { accountId } = caller;
  const plan = await requirePlan(sql, caller, path.id, 'edit');
  const at = services.now();
  const { foodsAt, ...rest } = checked(menuBasisSchema, body);
  const before = await shownMenus(sql, accountId, plan, at, services.contributions);
  const known = foodsAt ?? before.basis?.foodsAt;
  const basis = { ...rest, ...(known === undefined ? {} : { foodsAt: known }) };
  // Their version is of their content, which is the same: a change that is being saved is not outdated by this.
  await menus.update(sql, { accountId, nutritionalPlanId: plan.id }, { basis });
  return { status: 200, ...versioned(await shownMenus(sql, accountId, plan, at, services.contributions)) };
});

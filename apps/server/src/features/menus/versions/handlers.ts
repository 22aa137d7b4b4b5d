import type { PlanVersion, PlanVersionContent } from '@healzy/api/schema';
import { planVersionNameSchema, PLAN_VERSION_LIMITS, unpackMenu } from '@healzy/domain/menus';
import { handler } from '../../../platform/http/calls.ts';
import { checked } from '../../../platform/http/form.ts';
import { conflict, notFound } from '../../../platform/http/http-problem.ts';
import { countedPage } from '../../../platform/http/paging.ts';
import { requirePlan } from '../../nutritional-plans/access.ts';
import { touchPatient } from '../../../shared/patient-access/activity.ts';
import { menuFoodsById } from '../menu-foods.ts';
import { shownMenus } from '../menu-rows.ts';
import {
  keepVersion,
  planVersions,
  requireVersionOf,
  shownVersion,
  VERSION_COLUMNS,
  VERSION_FROM,
} from './version-rows.ts';

export const listPlanVersions = handler('listPlanVersions', async ({ caller, path, query }, sql) => {
  const plan = await requirePlan(sql, caller, path.id, 'read');
  const page = await countedPage<PlanVersion>(sql, query, {
    name: 'plan-versions',
    columns: VERSION_COLUMNS,
    from: VERSION_FROM,
    where: 'v.account_id = $1 AND v.nutritional_plan_id = $2',
    params: [caller.accountId, plan.id],
    by: `to_char(v.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') COLLATE "C"`,
    type: 'text',
    id: 'v.id',
    isDescending: true,
  });
  return { status: 200, body: page };
});

export const createPlanVersion = handler(
  'createPlanVersion',
  async ({ caller, path, body, services }, sql) => {
    const { accountId } = caller;
    // The plan's lock is that of its versions too.
    const plan = await requirePlan(sql, caller, path.id, 'edit');
    const { name } = checked(planVersionNameSchema, body);
    const { rows } = await sql.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM plan_versions
       WHERE account_id = $1 AND nutritional_plan_id = $2 AND reason = 'NAMED'`,
      [accountId, plan.id],
    );
    const max = PLAN_VERSION_LIMITS.named;
    if ((rows[0]?.count ?? 0) >= max)
      throw conflict('PLAN_VERSIONS_FULL', 'The plan has as many named versions as it can have.', {
        maxCount: max,
      });
    const at = services.now();
    const menus = await shownMenus(sql, accountId, plan, at);
    const id = await keepVersion(sql, { caller, plan, menus, reason: 'NAMED', name, at });
    await touchPatient(sql, plan.patientId, at);
    return { status: 201, body: await shownVersion(sql, accountId, id) };
  },
);

export const getPlanVersion = handler('getPlanVersion', async ({ caller, path }, sql) => {
  const { accountId } = caller;
  const plan = await requirePlan(sql, caller, path.id, 'read');
  const row = await requireVersionOf(sql, accountId, plan.id, path.planVersionId);
  const body = {
    version: await shownVersion(sql, accountId, row.id),
    plan: row.plan,
    menus: unpackMenu(row.menus).weeks,
    foods: await menuFoodsById(sql, accountId, row.menus.foods, row.createdAt),
  };
  return { status: 200, body: body as unknown as PlanVersionContent };
});

export const deletePlanVersion = handler('deletePlanVersion', async ({ caller, path, services }, sql) => {
  const { accountId } = caller;
  const plan = await requirePlan(sql, caller, path.id, 'edit');
  const removed = await planVersions.remove(sql, {
    accountId,
    nutritionalPlanId: plan.id,
    id: path.planVersionId,
  });
  if (removed === 0) throw notFound();
  await touchPatient(sql, plan.patientId, services.now());
  return { status: 204 };
});

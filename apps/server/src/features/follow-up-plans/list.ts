import { handler } from '../../platform/http/calls.ts';
import { countedPage } from '../../platform/http/paging.ts';
import { requireFollowUpPlan, requireFollowUpsOf, viewerOf } from './access.ts';
import { PLAN_COLUMNS, PLANS_FROM, type PlanRow } from './rows.ts';
import { toPlans, toSummary } from './view.ts';

export const listFollowUpPlans = handler(
  'listFollowUpPlans',
  async ({ caller, path, query, services }, sql) => {
    const access = await requireFollowUpsOf(sql, caller, path.patientId, 'read');
    const { items, ...page } = await countedPage<PlanRow>(sql, query, {
      name: 'follow-up-plans',
      columns: PLAN_COLUMNS,
      from: PLANS_FROM,
      where: `x.account_id = $1 AND x.patient_id = $2 AND ($3::boolean IS NULL OR (x.ended_at IS NULL) = $3)`,
      params: [caller.accountId, path.patientId, query.isRunning ?? null],
      by: 'x.created_at',
      id: 'x.id',
      isDescending: true,
    });
    const plans = await toPlans(sql, items, viewerOf(caller, access, services));
    return { status: 200, body: { ...page, items: plans.map(toSummary) } };
  },
);

export const getFollowUpPlan = handler('getFollowUpPlan', async ({ caller, path, services }, sql) => {
  const { plan, viewer } = await requireFollowUpPlan(sql, caller, {
    id: path.id,
    wanted: 'read',
    services,
  });
  const [body] = await toPlans(sql, [plan], viewer);
  return { status: 200, body: body!, version: plan.version };
});

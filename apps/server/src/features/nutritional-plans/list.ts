import { handler } from '../../platform/http/calls.ts';
import { countedPage } from '../../platform/http/paging.ts';
import type { RowOf } from '../../platform/db/table.ts';
import { requirePlan } from './access.ts';
import { requireClinical } from '../../shared/patient-access/clinical.ts';
import { nutritionalPlans, shownPlans, toPlan } from './plan-rows.ts';

export const listNutritionalPlans = handler('listNutritionalPlans', async ({ caller, path, query }, sql) => {
  await requireClinical(sql, caller, path.patientId, 'read');
  const page = await countedPage<RowOf<typeof shownPlans>>(sql, query, {
    name: 'nutritional-plans',
    columns: shownPlans.columns('x'),
    from: `${nutritionalPlans.name} x`,
    where: 'x.account_id = $1 AND x.patient_id = $2',
    params: [caller.accountId, path.patientId],
    by: `to_char(x.start_date, 'YYYY-MM-DD') COLLATE "C"`,
    type: 'text',
    id: 'x.id',
    isDescending: true,
  });
  return { status: 200, body: { ...page, items: page.items.map(toPlan) } };
});

export const getNutritionalPlan = handler('getNutritionalPlan', async ({ caller, path }, sql) => {
  const row = await requirePlan(sql, caller, path.id, 'read');
  return { status: 200, body: toPlan(row), version: row.version };
});

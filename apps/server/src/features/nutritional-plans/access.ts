import type { Sql } from '../../platform/db/database.ts';
import type { RowOf } from '../../platform/db/table.ts';
import type { Caller } from '../../platform/http/calls.ts';
import { requireClinicalRow, type Wanted } from '../../shared/patient-access/clinical.ts';
import { nutritionalPlans } from './plan-rows.ts';

const rows = {
  table: nutritionalPlans.name,
  find: (sql: Sql, accountId: string, id: string) => nutritionalPlans.find(sql, { accountId, id }),
};

/** A plan that the caller has access to; locked until the transaction ends when it is to be edited. */
export async function requirePlan(
  sql: Sql,
  caller: Caller,
  id: string,
  wanted: Wanted,
): Promise<RowOf<typeof nutritionalPlans>> {
  return (await requireClinicalRow(sql, caller, { id, wanted }, rows)).row;
}

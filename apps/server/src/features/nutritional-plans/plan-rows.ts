import type { NutritionalPlan } from '@healzy/api/schema';
import {
  nutritionalPlanRecord,
  planEnd,
  type EnergyTarget,
  type FrequencyChange,
  type MacroShares,
  type MealShares,
  type PlanForm,
  type PlanMenuTemplate,
} from '@healzy/domain/nutritional-plans';
import { pickFields } from '@healzy/domain/shared';
import { columnOfType, idColumn } from '../../platform/db/columns.ts';
import type { Sql } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/ids.ts';
import { table, type RowOf } from '../../platform/db/table.ts';

export const nutritionalPlans = table(
  'nutritional_plans',
  nutritionalPlanRecord.extend({
    accountId: idColumn,
    patientId: idColumn,
    mealShares: columnOfType<MealShares>(),
    macroShares: columnOfType<MacroShares>(),
    energy: columnOfType<EnergyTarget | null>(),
    menuTemplate: columnOfType<PlanMenuTemplate | null>(),
    frequencies: columnOfType<FrequencyChange[] | null>(),
  }),
);

/** The fields that responses have, of what is stored. */
export const shownPlans = nutritionalPlans.omit('accountId', 'createdBy');

export const toPlan = (row: RowOf<typeof shownPlans>): NutritionalPlan => ({
  ...pickFields(shownPlans.fields, row),
  endDate: planEnd(row),
});

/** Inserts a new plan; the caller has checked permissions. */
export async function insertPlan(
  sql: Sql,
  owner: { accountId: string; patientId: string; userId: string; at: Date },
  form: PlanForm,
): Promise<string> {
  const { accountId, patientId, userId: createdBy, at } = owner;
  const id = newId();
  const row = { ...form, id, accountId, patientId, createdBy, createdAt: at, updatedAt: at };
  await nutritionalPlans.insert(sql, row);
  return id;
}

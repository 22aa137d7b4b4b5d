import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { MealCalendar } from '@healzy/api/schema';
import { planPhase } from '@healzy/domain/nutritional-plans';
import { todayIn } from '@healzy/domain/shared';
import type { CalendarAddresses } from '../../../platform/calendars/addresses.ts';
import { idColumn, instantColumn } from '../../../platform/db/columns.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { table } from '../../../platform/db/table.ts';
import { handler } from '../../../platform/http/calls.ts';
import { conflict } from '../../../platform/http/http-problem.ts';
import { requirePlan } from '../../nutritional-plans/access.ts';
import { patientZone } from '../../../shared/patient-access/patient-zone.ts';

const calendars = table(
  'plan_calendars',
  z.object({
    nutritionalPlanId: idColumn,
    accountId: idColumn,
    patientId: idColumn,
    id: idColumn,
    renewedBy: idColumn.nullable(),
    renewedAt: instantColumn,
  }),
);

async function calendarOf(
  sql: Sql,
  key: { accountId: string; nutritionalPlanId: string },
  addresses: CalendarAddresses,
): Promise<MealCalendar> {
  const row = await calendars.find(sql, key);
  return row ? { url: addresses.urlOf(row.id), renewedAt: row.renewedAt } : { url: null, renewedAt: null };
}

// Whoever has the address reads the meals, so only those see it who could hand it over.
export const getMealCalendar = handler('getMealCalendar', async ({ caller, path, services }, sql) => {
  const plan = await requirePlan(sql, caller, path.id, 'edit');
  const key = { accountId: caller.accountId, nutritionalPlanId: plan.id };
  return { status: 200, body: await calendarOf(sql, key, services.mealCalendars) };
});

export const renewMealCalendar = handler('renewMealCalendar', async ({ caller, path, services }, sql) => {
  const plan = await requirePlan(sql, caller, path.id, 'edit');
  const now = services.now();
  if (planPhase(plan, todayIn(await patientZone(sql, plan.patientId), now)) === 'ENDED')
    throw conflict('PLAN_ENDED', 'The plan is over: its calendar would be closed at once.');
  const key = { accountId: caller.accountId, nutritionalPlanId: plan.id };
  // A version 7 id would let its creation time be guessed.
  const row = {
    ...key,
    patientId: plan.patientId,
    id: randomUUID(),
    renewedBy: caller.userId,
    renewedAt: now,
  };
  await calendars.upsert(sql, row, ['nutritionalPlanId']);
  return { status: 200, body: await calendarOf(sql, key, services.mealCalendars) };
});

export const removeMealCalendar = handler('removeMealCalendar', async ({ caller, path }, sql) => {
  const plan = await requirePlan(sql, caller, path.id, 'edit');
  await calendars.remove(sql, { accountId: caller.accountId, nutritionalPlanId: plan.id });
  return { status: 204 };
});

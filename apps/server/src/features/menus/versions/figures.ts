import { setImmediate } from 'node:timers/promises';
import type { PlanFigures } from '@healzy/api/schema';
import {
  dailyIntakes,
  planFigures,
  unpackMenu,
  versionedPlan,
  type Menu,
  type MenuDay,
} from '@healzy/domain/menus';
import { DEFAULT_KCAL_PER_BITE, eachMeal } from '@healzy/domain/nutritional-plans';
import type { BiologicalSex } from '@healzy/domain/patients';
import { ageOn } from '@healzy/domain/shared';
import type { Sql } from '../../../platform/db/database.ts';
import { handler } from '../../../platform/http/calls.ts';
import { unprocessable } from '../../../platform/http/http-problem.ts';
import { requirePlan } from '../../nutritional-plans/access.ts';
import { todayOf } from '../../nutritional-plans/changes.ts';
import { foodsOfMenus } from '../foods-of-menus.ts';
import { shownMenus } from '../menu-rows.ts';
import { requireVersionOf } from './version-rows.ts';

/** Sex and birthdate of a patient; the birthdate may not be known. */
async function personOf(sql: Sql, accountId: string, patientId: string) {
  const { rows } = await sql.query<{ sex: BiologicalSex | null; birthdate: string | null }>(
    `SELECT sex, to_char(birthdate, 'YYYY-MM-DD') AS birthdate FROM patients WHERE account_id = $1 AND id = $2`,
    [accountId, patientId],
  );
  return rows[0] ?? { sex: null, birthdate: null };
}

/** The meals of a version have the figures that their foods had when it was kept. */
const keptAt = (weeks: Menu['weeks'], createdAt: Date | string): Menu['weeks'] => {
  const figuresAt = new Date(createdAt).toISOString();
  return weeks.map((days) => days.map((day) => eachMeal((meal) => ({ ...day[meal], figuresAt }))));
};

export const getPlanFigures = handler('getPlanFigures', async ({ caller, path, query, services }, sql) => {
  const { accountId } = caller;
  const row = await requirePlan(sql, caller, path.id, 'read');
  const { planVersionId, week } = query;
  const version =
    planVersionId === undefined ? null : await requireVersionOf(sql, accountId, row.id, planVersionId);
  const plan = versionedPlan(version?.plan ?? row);
  if (week !== undefined && week > plan.weeks)
    throw unprocessable('PLAN_NO_DAYS', 'The plan has no such week.');
  const weeks = version
    ? keptAt(unpackMenu(version.menus).weeks, version.createdAt)
    : ((await shownMenus(sql, accountId, row, services.now()))
        .weeks as unknown as readonly (readonly MenuDay[])[]);
  const days = weeks.slice(0, plan.weeks).flatMap((each, index) => {
    return week === undefined || index === week - 1 ? each : [];
  });
  const { foodOf } = await foodsOfMenus(sql, accountId, days);
  const { sex, birthdate } = await personOf(sql, accountId, row.patientId);
  const today = await todayOf(sql, accountId, row.patientId, services.now());
  const age = birthdate === null ? null : ageOn(birthdate, today);
  const figures = planFigures(days, foodOf, null, DEFAULT_KCAL_PER_BITE);
  const energy = plan.energy?.kcal ?? figures.day?.kcal ?? null;
  const person = sex === null || age === null || energy === null ? null : { sex, age, energy };
  const { day, energyShares, meals, foods } = figures;
  // The full menus of a year are gone through once more for a person: other requests come first.
  await setImmediate();
  const intakes = person === null ? figures.intakes : dailyIntakes(days, foodOf, person);
  const body = {
    nutritionalPlanId: row.id,
    planVersionId: version?.id ?? null,
    plan,
    week: week ?? null,
    days: intakes.days,
    day,
    energyShares,
    meals,
    nutrients: intakes.nutrients.map(({ nutrient, amount, isLowerBound, verdict }) => ({
      nutrient,
      amount,
      isLowerBound,
      verdict,
    })),
    foods: foods.map((used) => {
      const food = foodOf(used.foodId, version ? new Date(version.createdAt).toISOString() : undefined);
      return { ...used, nameEs: food?.nameEs ?? null, nameEn: food?.nameEn ?? null };
    }),
    unweighed: intakes.unweighed.length,
  };
  return { status: 200, body: body as PlanFigures };
});

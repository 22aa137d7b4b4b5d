import type { PatientNutritionalPlan } from '@healzy/api/schema';
import type { FoodCategory } from '@healzy/domain/foods';
import { menuProgress, restrictionWarnings, type Menu } from '@healzy/domain/menus';
import { currentPlan, firstOpenDay, planDate, planDayOn, planPhase } from '@healzy/domain/nutritional-plans';
import { todayIn } from '@healzy/domain/shared';
import type { SummaryContext } from '../../contributions/summary.ts';
import type { Sql } from '../../platform/db/database.ts';
import { ALL_FOODS, KNOWLEDGE, knownSuitability, type KnowledgeRow } from '../foods/food-rows.ts';
import { nutritionalPlans } from '../nutritional-plans/plan-rows.ts';
import { patientZone } from '../../shared/patient-access/patient-zone.ts';
import { shownMenus } from './menu-rows.ts';

/** Meals that the summary names; the others are counted. */
const NAMED = 3;

interface FoodRow extends KnowledgeRow {
  id: string;
  category: FoodCategory;
  nameEs: string | null;
  nameEn: string | null;
}

async function foodsById(sql: Sql, accountId: string, ids: readonly string[]) {
  const { rows } = await sql.query<FoodRow>(
    `SELECT x.id, x.category, ${KNOWLEDGE}, x.food->>'nameEs' AS name_es, x.food->>'nameEn' AS name_en
     FROM ${ALL_FOODS} WHERE x.id = ANY ($2::uuid[])`,
    [accountId, ids],
  );
  return new Map(rows.map((row) => [row.id, { ...row, ...knownSuitability(row) }]));
}

/** The nutritional plan that matters today, how far its menus are, and which coming meals the patient cannot eat. */
export async function readCurrentPlan({
  sql,
  accountId,
  patientId,
  now,
}: SummaryContext): Promise<PatientNutritionalPlan | null> {
  const plans = await nutritionalPlans.select(
    sql,
    'WHERE x.account_id = $1 AND x.patient_id = $2 ORDER BY x.start_date DESC, x.id',
    [accountId, patientId],
  );
  if (plans.length === 0) return null;
  const today = todayIn(await patientZone(sql, patientId), now);
  const plan = currentPlan(plans, today);
  if (!plan) return null;
  const { weeks, restrictions, exclusions } = await shownMenus(sql, accountId, plan, now);
  const menu = { weeks: weeks.slice(0, plan.weeks) } as Menu;
  const on = planDayOn(plan, today);
  const isRestricted = restrictions.length + exclusions.foodIds.length + exclusions.categories.length > 0;
  const used = isRestricted
    ? menu.weeks.flatMap((days) =>
        days.flatMap((day) => Object.values(day).flatMap(({ foods }) => foods.map(({ foodId }) => foodId))),
      )
    : [];
  const foods = await foodsById(sql, accountId, [...new Set(used)]);
  const warnings = restrictionWarnings(
    menu,
    restrictions,
    (id) => foods.get(id),
    firstOpenDay(plan, today),
    exclusions,
  );
  const meals = new Map(warnings.map((warning) => [JSON.stringify(warning.at), warning]));
  return {
    id: plan.id,
    name: plan.name,
    startDate: plan.startDate,
    weeks: plan.weeks,
    phase: planPhase(plan, today),
    week: on && on.week + 1,
    energyKcal: plan.energy?.kcal ?? null,
    macroShares: plan.macroShares,
    ...menuProgress(menu, plan, today),
    restricted: {
      meals: meals.size,
      first: [...meals.values()].slice(0, NAMED).map(({ at, foodId }) => ({
        date: planDate(plan.startDate, at),
        meal: at.meal,
        nameEs: foods.get(foodId)?.nameEs ?? null,
        nameEn: foods.get(foodId)?.nameEn ?? null,
      })),
    },
  };
}

import type { MenuFood } from '@healzy/api/schema';
import { exchangeOf, type Food } from '@healzy/domain/foods';
import { datedFoods } from '@healzy/domain/menus';
import { foodsOfTemplate } from '@healzy/domain/nutritional-plans';
import type { Sql } from '../../platform/db/database.ts';
import { handler } from '../../platform/http/calls.ts';
import {
  foodsOf,
  IS_ACTIVE,
  IS_FAVOURITE,
  knowledgeOf,
  KNOWLEDGE,
  knownSuitability,
  storedFood,
  type KnowledgeRow,
} from '../foods/food-rows.ts';
import { earlierFoods, foodsSince } from './food-revisions.ts';
import { foodsFound } from '../foods/list.ts';
import { requirePlan } from '../nutritional-plans/access.ts';
import { mapInSlices } from '../../platform/slices.ts';
import { candidateFoods, isSuitable } from './candidates.ts';
import { shownExclusions } from './exclusions.ts';
import { recordedRestrictions } from './menu-rows.ts';

/** Foods that one statement reads whole; it holds the thread that the embedded database runs in. */
const AT_ONCE = 400;

interface Row extends KnowledgeRow {
  id: string;
  food: Partial<Food> & Pick<Food, 'category' | 'unit'>;
  isActive: boolean;
  isFavourite: boolean;
}

/** What is stored of a food leaves out what is not known. */
function toMenuFood({ id, food, isActive, isFavourite, ...known }: Row): MenuFood {
  const { energy = null, protein = null, fat = null, carbohydrate = null } = food.nutrients ?? {};
  return {
    id,
    nameEs: food.nameEs ?? null,
    nameEn: food.nameEn ?? null,
    synonyms: food.synonyms ?? [],
    category: food.category,
    tier: food.tier ?? 2,
    meals: food.meals ?? [],
    unit: food.unit,
    unitWeight: food.unitWeight ?? null,
    density: food.density ?? null,
    ...knownSuitability(known),
    ...(food.portions !== undefined && food.portions.length > 0 ? { portions: food.portions } : {}),
    energy,
    protein,
    fat,
    carbohydrate,
    unknownShares: food.unknownShares ?? {},
    exchange: exchangeOf({ ...food, nutrients: { energy, protein, fat, carbohydrate } }),
    isActive,
    isFavourite,
  };
}

/** Foods with what menus are computed from, in the order of their ids; those that are gone are missing. */
export async function menuFoodsNow(sql: Sql, accountId: string, ids: readonly string[]): Promise<MenuFood[]> {
  const rows: Row[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const { rows: part } = await sql.query<Row>(
      `SELECT x.id, x.food, ${KNOWLEDGE}, ${IS_ACTIVE} AS is_active, ${IS_FAVOURITE} AS is_favourite
       FROM unnest($2::uuid[]) WITH ORDINALITY chosen (id, place) CROSS JOIN ${foodsOf('chosen.id')} ORDER BY chosen.place`,
      [accountId, ids.slice(from, from + AT_ONCE)],
    );
    for (const row of part) rows.push(row);
  }
  return mapInSlices(rows, toMenuFood);
}

export const listMenuFoods = handler('listMenuFoods', async ({ caller, path, services }, sql) => {
  const { accountId } = caller;
  const plan = await requirePlan(sql, caller, path.id, 'read');
  const { foodIds, categories } = await shownExclusions(sql, accountId, plan.patientId);
  const { restrictions } = await recordedRestrictions(sql, accountId, plan.patientId);
  const named = [...(plan.menuTemplate ? foodsOfTemplate(plan.menuTemplate) : []), ...foodIds];
  const candidates = await candidateFoods(sql, { accountId, restrictions, foodIds, categories });
  const { rows: ordered } = await sql.query<{ id: string; isUsed: boolean }>(
    `WITH used AS MATERIALIZED (
       SELECT DISTINCT (portion->>'foodId')::uuid AS id FROM menus m,
         jsonb_path_query(m.weeks, '$[*][*].*.foods[*]') portion
       WHERE m.account_id = $1 AND m.nutritional_plan_id = $2
       UNION SELECT unnest($3::uuid[])),
     chosen AS MATERIALIZED (SELECT unnest($4::uuid[]) AS id UNION SELECT id FROM used)
     SELECT x.id, used.id IS NOT NULL AS is_used
     FROM chosen CROSS JOIN ${foodsOf('chosen.id')} LEFT JOIN used ON used.id = x.id
     ORDER BY used.id IS NULL, NOT ${IS_FAVOURITE}, x.origin, x.tier, x.key_es, x.id`,
    [accountId, plan.id, named, candidates],
  );
  const items = await menuFoodsNow(
    sql,
    accountId,
    ordered.map(({ id }) => id),
  );
  const used = ordered.filter(({ isUsed }) => isUsed).map(({ id }) => id);
  const gone = await goneFoods(sql, accountId, plan.id);
  const earlier = (
    await earlierFoods(sql, accountId, [...used, ...gone], (row) => ({
      food: earlierMenuFood(row),
      nutrients: storedFood(row).nutrients,
    }))
  ).map(({ food, ...rest }) => ({ ...rest, ...food }));
  const readAt = await foodsSince(sql, accountId, used, services.now());
  return { status: 200, body: { items, earlier, readAt } };
});

export const findMenuFoods = handler('findMenuFoods', async ({ caller, path, query }, sql) => {
  const { accountId } = caller;
  const { isSuitable: isOnlySuitable = false, foodId, ...asked } = query;
  const plan = await requirePlan(sql, caller, path.id, 'read');
  const list = { ...asked, sort: 'name' as const, ...(foodId ? {} : { isActive: true }) };
  const identity = ['menu-foods', plan.id, isOnlySuitable, foodId ?? []];
  const { restrictions } = await recordedRestrictions(sql, accountId, plan.patientId);
  const { foodIds, categories } = await shownExclusions(sql, accountId, plan.patientId);
  const page = await foodsFound(sql, accountId, list, identity, (bind) =>
    [
      foodId ? `x.id = ANY (${bind(foodId, 'uuid[]')})` : 'true',
      isOnlySuitable
        ? isSuitable(bind(restrictions, 'text[]'), bind(foodIds, 'uuid[]'), bind(categories, 'text[]'))
        : 'true',
    ].join(' AND '),
  );
  const items = page.items.map(({ food, ...row }) => toMenuFood({ ...row, food: food as Row['food'] }));
  return { status: 200, body: { ...page, items } };
});

/** A food as it was, as menus know it. */
const earlierMenuFood = ({ id, food }: { id: string; food: unknown }): MenuFood =>
  toMenuFood({
    id,
    food: food as Row['food'],
    ...knowledgeOf(storedFood({ food })),
    isActive: true,
    isFavourite: false,
  });

/** Foods of the menus of a plan that were deleted. */
async function goneFoods(sql: Sql, accountId: string, planId: string): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(
    `SELECT DISTINCT r.food_id AS id FROM menus m, jsonb_path_query(m.weeks, '$[*][*].*.foods[*]') portion
       JOIN food_revisions r ON r.account_id = $1 AND r.food_id = (portion->>'foodId')::uuid
     WHERE m.account_id = $1 AND m.nutritional_plan_id = $2
       AND NOT EXISTS (SELECT 1 FROM foods f WHERE f.account_id = $1 AND f.id = r.food_id)`,
    [accountId, planId],
  );
  return rows.map(({ id }) => id);
}

/** These foods as menus know them, as they were at an instant; those that were gone by then are missing. */
export async function menuFoodsById(
  sql: Sql,
  accountId: string,
  ids: readonly string[],
  at: Date | string,
): Promise<MenuFood[]> {
  const now = new Map((await menuFoodsNow(sql, accountId, ids)).map((food) => [food.id, food]));
  const foodAt = datedFoods((id) => now.get(id), await earlierFoods(sql, accountId, ids, earlierMenuFood));
  return ids.flatMap((id) => foodAt(id, new Date(at).toISOString()) ?? []);
}

import type { MenuFood } from '@healzy/api/schema';
import { exchangeOf, type Food } from '@healzy/domain/foods';
import { datedFoods, foodIdsOf } from '@healzy/domain/menus';
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
import { candidateFoods, compare, isSuitable } from './candidates.ts';
import { shownExclusions } from './exclusions.ts';
import { menus, recordedRestrictions } from './menu-rows.ts';

/** Foods that one statement reads whole; it holds the thread that the embedded database runs in. */
const AT_ONCE = 400;

interface Row extends KnowledgeRow {
  id: string;
  origin: string;
  keyEs: string;
  food: Partial<Food> & Pick<Food, 'category' | 'unit'>;
  isActive: boolean;
  isFavourite: boolean;
}

/** What is stored of a food leaves out what is not known. */
function toMenuFood({ id, food, isActive, isFavourite, ...known }: Omit<Row, 'origin' | 'keyEs'>): MenuFood {
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

async function menuFoodRows(sql: Sql, accountId: string, ids: readonly string[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const { rows: part } = await sql.query<Row>(
      `SELECT x.id, x.origin, x.key_es, x.food, ${KNOWLEDGE}, ${IS_ACTIVE} AS is_active, ${IS_FAVOURITE} AS is_favourite
       FROM unnest($2::uuid[]) WITH ORDINALITY chosen (id, place) CROSS JOIN ${foodsOf('chosen.id')} ORDER BY chosen.place`,
      [accountId, ids.slice(from, from + AT_ONCE)],
    );
    for (const row of part) rows.push(row);
  }
  return rows;
}

/** Foods with what menus are computed from, in the order of their ids; those that are gone are missing. */
export const menuFoodsNow = async (
  sql: Sql,
  accountId: string,
  ids: readonly string[],
): Promise<MenuFood[]> => mapInSlices(await menuFoodRows(sql, accountId, ids), toMenuFood);

export const listMenuFoods = handler('listMenuFoods', async ({ caller, path, services }, sql) => {
  const { accountId } = caller;
  const plan = await requirePlan(sql, caller, path.id, 'read');
  const { foodIds, categories } = await shownExclusions(sql, accountId, plan.patientId);
  const { restrictions } = await recordedRestrictions(sql, accountId, plan.patientId);
  const named = [...(plan.menuTemplate ? foodsOfTemplate(plan.menuTemplate) : []), ...foodIds];
  const candidates = await candidateFoods(sql, { accountId, restrictions, foodIds, categories });
  const stored = await menus.find(sql, { accountId, nutritionalPlanId: plan.id });
  const ofMenus = foodIdsOf(stored?.weeks ?? []);
  const ofPlan = new Set([...ofMenus, ...named]);
  const rows = await menuFoodRows(sql, accountId, [...new Set([...ofPlan, ...candidates])]);
  rows.sort(
    (one, other) =>
      compare(ofPlan.has(other.id), ofPlan.has(one.id)) ||
      compare(other.isFavourite, one.isFavourite) ||
      compare(one.origin, other.origin) ||
      compare(one.food.tier ?? 2, other.food.tier ?? 2) ||
      compare(one.keyEs, other.keyEs) ||
      compare(one.id, other.id),
  );
  const items = await mapInSlices(rows, toMenuFood);
  const used = items.map(({ id }) => id).filter((id) => ofPlan.has(id));
  const known = new Set(rows.map(({ id }) => id));
  const gone = [...ofMenus].filter((id) => !known.has(id));
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

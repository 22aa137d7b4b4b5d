import type { FoodSummary } from '@healzy/api/schema';
import { FOOD_SUMMARY_FIELDS } from '@healzy/domain/foods';
import { pickFields } from '@healzy/domain/shared';
import type { Sql } from '../../platform/db/database.ts';
import { handler } from '../../platform/http/calls.ts';
import type { QueryOf } from '../../platform/http/contract.ts';
import { keysetColumn, pageOf, type Placed } from '../../platform/http/paging.ts';
import {
  ALL_FOODS,
  FOOD_COLUMNS,
  FOODS_ALONE,
  foodsOf,
  IS_ACTIVE,
  IS_FAVOURITE,
  shownFood,
  knownSuitability,
  storedFood,
  type FoodRow,
} from './food-rows.ts';
import { isNamed, nameSearch, nearness, type NameSearch } from './name-search.ts';

function toSummary(row: FoodRow): FoodSummary {
  const food = storedFood(row);
  const { energy, protein, fat, carbohydrate } = food.nutrients;
  return {
    id: row.id,
    origin: row.origin,
    ...pickFields(FOOD_SUMMARY_FIELDS, food),
    ...knownSuitability(row),
    energy,
    protein,
    fat,
    carbohydrate,
    isRecipe: food.recipe !== null,
    isActive: row.isActive,
    isFavourite: row.isFavourite,
  };
}

type ListQuery = QueryOf<'listFoods'>;

/** The conditions of a list, and what it is sorted by; a condition without a value is left out of the statement. */
function questionOf(query: ListQuery, search: NameSearch, bind: (value: unknown, type: string) => string) {
  const key = query.language === 'en' ? 'x.key_en' : 'x.key_es';
  const is = (value: unknown, type: string, condition: (bound: string) => string): string =>
    value === undefined ? 'true' : condition(bind(value, type));
  const where = [
    is(query.category, 'text[]', (bound) => `x.category = ANY (${bound})`),
    is(query.origin, 'text', (bound) => `x.origin = ${bound}`),
    is(query.meal, 'text[]', (bound) => `x.meals && ${bound}`),
    is(query.suitableFor, 'text[]', (bound) => `${bound} <@ x.free_of`),
    is(query.tier, 'integer[]', (bound) => `x.tier = ANY (${bound})`),
    is(query.isActive, 'boolean', (bound) => `${IS_ACTIVE} = ${bound}`),
    is(query.isFavourite, 'boolean', (bound) => `${IS_FAVOURITE} = ${bound}`),
    ...isNamed(search, bind),
  ].join(' AND ');
  const isDescending = query.sort === '-name';
  const by = search.begins === null || isDescending ? key : `${nearness(search, key, bind)} || ${key}`;
  return { where, by, isDescending };
}

/** A further condition of a list: it binds what it compares with, as the others do. */
type Condition = (bind: (value: unknown, type: string) => string) => string;

/**
 * A page of foods in one statement: which foods there are is found once, for page and count together, without the foods
 * themselves, and only those of the page are read.
 *
 * @param identity what the cursor depends on besides the query
 * @param isWanted of `x`, a food
 */
export async function foodsFound(
  sql: Sql,
  accountId: string,
  query: ListQuery,
  identity: readonly unknown[],
  isWanted: Condition = () => 'true',
): Promise<{ items: FoodRow[]; nextCursor: string | null; total: number }> {
  const { limit: _limit, cursor: _cursor, ...asked } = query;
  const search = await nameSearch(sql, accountId, query.search, FOODS_ALONE);
  let total = 0;
  const page = await pageOf<FoodRow>(query, [...identity, asked], async (after, limit) => {
    const values: unknown[] = [accountId];
    const bind = (value: unknown, type: string): string => `$${values.push(value)}::${type}`;
    const { where, by, isDescending } = questionOf(query, search, bind);
    const direction = isDescending ? 'DESC' : 'ASC';
    const isOfSettings = query.isActive !== undefined || query.isFavourite !== undefined;
    const beyond =
      after === null
        ? 'true'
        : `(key, id) ${isDescending ? '<' : '>'} (${bind(after.value, 'text')}, ${bind(after.id, 'uuid')})`;
    const text = `WITH found AS MATERIALIZED (
        SELECT x.id, (${by}) COLLATE "C" AS key FROM ${isOfSettings ? ALL_FOODS : FOODS_ALONE}
        WHERE ${where} AND ${isWanted(bind)}),
      page AS MATERIALIZED (SELECT id, key FROM found WHERE ${beyond}
        ORDER BY key ${direction}, id ${direction} LIMIT ${bind(limit, 'integer')})
      SELECT ${FOOD_COLUMNS}, ${keysetColumn('page.key', 'page.id')}, (SELECT count(*) FROM found) AS total
      FROM page CROSS JOIN ${foodsOf('page.id')}
      ORDER BY page.key ${direction}, page.id ${direction}`;
    const { rows } = await sql.query<FoodRow & Placed & { total: number }>(text, values);
    total = rows[0]?.total ?? 0;
    return rows;
  });
  return { ...page, total };
}

export const listFoods = handler('listFoods', async ({ caller, query }, sql) => {
  const page = await foodsFound(sql, caller.accountId, query, ['foods']);
  return { status: 200, body: { ...page, items: page.items.map(toSummary) } };
});

export const getFood = handler('getFood', async ({ caller, path }, sql) => {
  const food = await shownFood(sql, caller.accountId, path.id);
  return { status: 200, body: food, version: food.version };
});

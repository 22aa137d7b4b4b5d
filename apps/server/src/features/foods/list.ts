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
import { isNamed, nameSearch, nearness, type Bind, type NameSearch } from './name-search.ts';

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

/** The conditions of a list; one without a value is left out of the statement. */
function conditionsOf(query: ListQuery, search: NameSearch, bind: Bind): string {
  const is = (value: unknown, type: string, condition: (bound: string) => string): string =>
    value === undefined ? 'true' : condition(bind(value, type));
  return [
    is(query.category, 'text[]', (bound) => `x.category = ANY (${bound})`),
    is(query.origin, 'text', (bound) => `x.origin = ${bound}`),
    is(query.meal, 'text[]', (bound) => `x.meals && ${bound}`),
    is(query.suitableFor, 'text[]', (bound) => `${bound} <@ x.free_of`),
    is(query.tier, 'integer[]', (bound) => `x.tier = ANY (${bound})`),
    is(query.isActive, 'boolean', (bound) => `${IS_ACTIVE} = ${bound}`),
    is(query.isFavourite, 'boolean', (bound) => `${IS_FAVOURITE} = ${bound}`),
    ...isNamed(search, bind),
  ].join(' AND ');
}

/** What a list is sorted by. */
function sortOf(query: ListQuery, search: NameSearch, bind: Bind) {
  const name = query.language === 'en' ? 'x.key_en' : 'x.key_es';
  const isDescending = query.sort === '-name';
  const key = search.begins === null || isDescending ? name : `${nearness(search, name, bind)} || ${name}`;
  return { key: `(${key}) COLLATE "C"`, isDescending };
}

/** A further condition of a list: it binds what it compares with, as the others do. */
type Condition = (bind: Bind) => string;

/** A statement with the values that it binds; `$1` is the account. */
function statementOf(accountId: string, write: (bind: Bind) => string): [string, unknown[]] {
  const values: unknown[] = [accountId];
  return [write((value, type) => `$${values.push(value)}::${type}`), values];
}

/**
 * A page of foods, and how many there are: two statements, each of which passes over the names of all foods, so that neither
 * holds the thread of the embedded database long. The foods themselves are read for the page alone.
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
  const isOfSettings = query.isActive !== undefined || query.isFavourite !== undefined;
  const from = isOfSettings ? ALL_FOODS : FOODS_ALONE;
  const where = (bind: Bind) => `${conditionsOf(query, search, bind)} AND ${isWanted(bind)}`;
  const page = await pageOf<FoodRow>(query, [...identity, asked], async (after, limit) => {
    const statement = statementOf(accountId, (bind) => {
      const { key, isDescending } = sortOf(query, search, bind);
      const direction = isDescending ? 'DESC' : 'ASC';
      const beyond =
        after === null
          ? 'true'
          : `(${key}, x.id) ${isDescending ? '<' : '>'} (${bind(after.value, 'text')}, ${bind(after.id, 'uuid')})`;
      return `WITH page AS MATERIALIZED (SELECT x.id, ${key} AS key FROM ${from} WHERE ${where(bind)} AND ${beyond}
          ORDER BY key ${direction}, x.id ${direction} LIMIT ${bind(limit, 'integer')})
        SELECT ${FOOD_COLUMNS}, ${keysetColumn('page.key', 'page.id')} FROM page CROSS JOIN ${foodsOf('page.id')}
        ORDER BY page.key ${direction}, page.id ${direction}`;
    });
    return (await sql.query<FoodRow & Placed>(...statement)).rows;
  });
  const { rows } = await sql.query<{ total: number }>(
    ...statementOf(
      accountId,
      (bind) => `SELECT count(*)::integer AS total FROM ${from} WHERE ${where(bind)}`,
    ),
  );
  return { ...page, total: rows[0]?.total ?? 0 };
}

export const listFoods = handler('listFoods', async ({ caller, query }, sql) => {
  const page = await foodsFound(sql, caller.accountId, query, ['foods']);
  return { status: 200, body: { ...page, items: page.items.map(toSummary) } };
});

export const getFood = handler('getFood', async ({ caller, path }, sql) => {
  const food = await shownFood(sql, caller.accountId, path.id);
  return { status: 200, body: food, version: food.version };
});

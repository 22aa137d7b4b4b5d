import type { FoodSummary } from '@healzy/api/schema';
import { FOOD_SUMMARY_FIELDS } from '@healzy/domain/foods';
import { pickFields } from '@healzy/domain/shared';
import { statementOf, type Bind } from '../../platform/db/bind.ts';
import type { Sql } from '../../platform/db/database.ts';
import { handler } from '../../platform/http/calls.ts';
import type { QueryOf } from '../../platform/http/contract.ts';
import { keysetColumn, pageOf, pageOfParts, type Placed } from '../../platform/http/paging.ts';
import {
  foodsInParts,
  IS_ACTIVE,
  IS_FAVOURITE,
  readFoods,
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
function keyOf({ sort, language }: ListQuery, search: NameSearch, bind: Bind): string {
  const name = language === 'en' ? 'x.key_en' : 'x.key_es';
  const key =
    search.begins === null || sort === '-name' ? name : `${nearness(search, name, bind)} || ${name}`;
  return `(${key}) COLLATE "C"`;
}

/** A further condition of a list: it binds what it compares with, as the others do. */
type Condition = (bind: Bind) => string;

/**
 * A page of foods, and how many there are: statements that each pass over the names of a part of the foods, so that none
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
  const hasSettings = query.isActive !== undefined || query.isFavourite !== undefined;
  const parts = await foodsInParts(sql, accountId, { hasSettings });
  const search = await nameSearch(sql, accountId, query.search, parts);
  const isDescending = query.sort === '-name';
  const [direction, isBeyond] = isDescending ? ['DESC', '<'] : ['ASC', '>'];
  const where = (bind: Bind) => `${conditionsOf(query, search, bind)} AND ${isWanted(bind)}`;
  const page = await pageOf<FoodRow>(query, [...identity, asked], async (after, limit) => {
    const found = await pageOfParts(parts, { limit, isDescending }, async (part) => {
      const statement = statementOf(accountId, (bind) => {
        const key = keyOf(query, search, bind);
        const beyond =
          after === null
            ? 'true'
            : `(${key}, x.id) ${isBeyond} (${bind(after.value, 'text')}, ${bind(after.id, 'uuid')})`;
        return `SELECT x.id, ${keysetColumn(key, 'x.id')} FROM ${part(bind)} WHERE ${where(bind)} AND ${beyond}
          ORDER BY ${key} ${direction}, x.id ${direction} LIMIT ${bind(limit, 'integer')}`;
      });
      return (await sql.query<Placed & { id: string }>(...statement)).rows;
    });
    const ids = found.map(({ id }) => id);
    const foods = new Map((await readFoods(sql, accountId, ids)).map((food) => [food.id, food]));
    return found.map(({ id, keyset }) => ({ ...foods.get(id)!, keyset }));
  });
  let total = 0;
  for (const part of parts) {
    const count = (bind: Bind) => `SELECT count(*)::integer AS total FROM ${part(bind)} WHERE ${where(bind)}`;
    const { rows } = await sql.query<{ total: number }>(...statementOf(accountId, count));
    total += rows[0]?.total ?? 0;
  }
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

import type { DishSummary } from '@healzy/api/schema';
import { parameters, type Bind } from '../../platform/db/bind.ts';
import { handler } from '../../platform/http/calls.ts';
import type { QueryOf } from '../../platform/http/contract.ts';
import { keysetColumn, pageOf, type Placed } from '../../platform/http/paging.ts';
import { isNamed, nameSearch, nearness, type NameSearch } from '../foods/name-search.ts';
import {
  ALL_DISHES,
  DISH_COLUMNS,
  factsOf,
  foodsOfDishes,
  shownDish,
  storedDish,
  type DishFoodFacts,
  type DishRow,
} from './dish-rows.ts';

function toSummary(row: DishRow, foods: ReadonlyMap<string, DishFoodFacts>): DishSummary {
  const dish = storedDish(row);
  const { nameEs, nameEn, course, meals, minutes, servings } = dish;
  const { sums, missing, notFor, unknownFor } = factsOf(dish, foods);
  const { amount: energy, unknownShare } = sums.nutrients.energy;
  return {
    ...{ id: row.id, origin: row.origin, nameEs, nameEn, course, meals, minutes, servings },
    ...{ energy, isEnergyComplete: unknownShare === 0, missing: missing.length, notFor, unknownFor },
  };
}

/** Whether every food of `x` is known to be for people with these restrictions; one that is gone is known for nobody. */
const isFor = (restrictions: string): string =>
  `NOT EXISTS (SELECT 1 FROM unnest(x.ingredient_ids) i (id)
    LEFT JOIN provider_foods p ON p.id = i.id LEFT JOIN foods f ON f.account_id = $1 AND f.id = i.id
    WHERE NOT coalesce(${restrictions} <@ coalesce(p.free_of, f.free_of), false))`;

/** The conditions of a list, and what it is sorted by; a condition without a value is left out of the statement. */
function questionOf(query: QueryOf<'listDishes'>, search: NameSearch, bind: Bind) {
  const key = query.language === 'en' ? 'x.key_en' : 'x.key_es';
  const is = (value: unknown, type: string, condition: (bound: string) => string): string =>
    value === undefined ? 'true' : condition(bind(value, type));
  const where = [
    is(query.course, 'text[]', (bound) => `x.course = ANY (${bound})`),
    is(query.meal, 'text[]', (bound) => `x.meals && ${bound}`),
    is(query.suitableFor, 'text[]', isFor),
    is(query.maxMinutes, 'integer', (bound) => `x.minutes <= ${bound}`),
    is(query.origin, 'text', (bound) => `x.origin = ${bound}`),
    ...isNamed(search, bind),
  ].join(' AND ');
  const isDescending = query.sort === '-name';
  const by = search.begins === null || isDescending ? key : `${nearness(search, key, bind)} || ${key}`;
  return { where, by, isDescending };
}

export const listDishes = handler('listDishes', async ({ caller: { accountId }, query }, sql) => {
  const { limit: _limit, cursor: _cursor, ...asked } = query;
  const search = await nameSearch(sql, accountId, query.search, [() => ALL_DISHES]);
  let total = 0;
  const page = await pageOf<DishRow>(query, ['dishes', asked], async (after, limit) => {
    const { bind, values } = parameters([accountId]);
    const { where, by, isDescending } = questionOf(query, search, bind);
    const direction = isDescending ? 'DESC' : 'ASC';
    const beyond =
      after === null
        ? 'true'
        : `(key, id) ${isDescending ? '<' : '>'} (${bind(after.value, 'text')}, ${bind(after.id, 'uuid')})`;
    const text = `WITH found AS MATERIALIZED (
        SELECT ${DISH_COLUMNS}, (${by}) COLLATE "C" AS key FROM ${ALL_DISHES} WHERE ${where})
      SELECT x.*, ${keysetColumn('x.key', 'x.id')}, (SELECT count(*) FROM found) AS total FROM found x
      WHERE ${beyond} ORDER BY key ${direction}, id ${direction} LIMIT ${bind(limit, 'integer')}`;
    const { rows } = await sql.query<DishRow & Placed & { key?: string; total?: number }>(text, values);
    total = rows[0]?.total ?? 0;
    return rows;
  });
  const foods = await foodsOfDishes(sql, accountId, page.items.map(storedDish));
  return { status: 200, body: { ...page, total, items: page.items.map((row) => toSummary(row, foods)) } };
});

export const getDish = handler('getDish', async ({ caller, path }, sql) => {
  const dish = await shownDish(sql, caller.accountId, path.id);
  return { status: 200, body: dish, version: dish.version };
});

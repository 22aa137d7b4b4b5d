import type { Food as FoodBody } from '@healzy/api/schema';
import {
  FOOD_RESTRICTIONS,
  foodName,
  foodSchema,
  foodSearchKey,
  freeOf,
  suitabilityOf,
  type Food,
  type FoodRestriction,
  type FoodSuitability,
} from '@healzy/domain/foods';
import { searchKey } from '@healzy/domain/shared';
import { z } from 'zod';
import { columnOfType, idColumn, instantColumn, listColumn } from '../../platform/db/columns.ts';
import type { Bind } from '../../platform/db/bind.ts';
import type { Sql } from '../../platform/db/database.ts';
import { idRanges, isInRange } from '../../platform/db/id-ranges.ts';
import { table } from '../../platform/db/table.ts';
import { notFound } from '../../platform/http/http-problem.ts';
import { itemsOver } from '../../platform/http/updates.ts';

const indexed = {
  keyEs: z.string(),
  keyEn: z.string(),
  searchKey: z.string(),
  category: z.string(),
  tier: z.number(),
  meals: listColumn(z.string()),
  notFor: listColumn(z.string()),
  freeOf: listColumn(z.string()),
};

export const foods = table(
  'foods',
  z.object({
    id: idColumn,
    accountId: idColumn,
    version: z.number(),
    ...indexed,
    ingredientIds: listColumn(idColumn),
    food: columnOfType<Food>(),
    createdBy: idColumn.nullable(),
    createdAt: instantColumn,
    updatedAt: instantColumn,
  }),
);

export const foodSettings = table(
  'food_settings',
  z.object({ accountId: idColumn, foodId: idColumn, isActive: z.boolean(), isFavourite: z.boolean() }),
);

/** What follows of a food's suitability from the food itself. */
export const knowledgeOf = (food: Food): KnowledgeRow => {
  const known = suitabilityOf(food);
  return { notFor: known.notFor, freeOf: freeOf(known) };
};

/** The columns beside a food: what lists are searched, filtered and sorted by. */
export const columnsOfFood = (food: Food) => ({
  ...knowledgeOf(food),
  keyEs: searchKey(foodName(food, 'es')),
  keyEn: searchKey(foodName(food, 'en')),
  searchKey: foodSearchKey(food),
  category: food.category,
  tier: food.tier,
  meals: food.meals,
  ingredientIds: food.recipe?.ingredients.map(({ foodId }) => foodId) ?? [],
  food,
});

/** Without what the account decides, where nobody asks for it: under row-level security the join stays otherwise. */
const namedUnionOf = (ofProvider: string, ofAccount: string): string =>
  `(SELECT p.id, 'PROVIDER' AS origin, 1 AS version, p.key_es, p.key_en, p.search_key, p.category, p.tier, p.meals,
    p.not_for, p.free_of, false AS is_recipe, p.food FROM provider_foods p ${ofProvider}
  UNION ALL
  SELECT f.id, 'PERSONAL', f.version, f.key_es, f.key_en, f.search_key, f.category, f.tier, f.meals, f.not_for, f.free_of,
    f.ingredient_ids <> '{}', f.food
  FROM foods f WHERE f.account_id = $1 ${ofAccount}) x`;
const unionOf = (ofProvider: string, ofAccount: string): string =>
  `${namedUnionOf(ofProvider, ofAccount)} LEFT JOIN food_settings s ON s.account_id = $1 AND s.food_id = x.id`;

/** Foods of the catalogue and of the account `$1`, with what the account decides about each. */
export const ALL_FOODS = unionOf('', '');
/** Some of the foods `x`, as a statement selects from them. */
export type FoodsPart = (bind: Bind) => string;

/** Foods of the account whose names one statement goes through; it holds the thread that the embedded database runs in. */
const AT_A_PASS = 5_000;

/**
 * The foods of the catalogue and of the account `$1`, of which it may have 50,000, in parts that one statement each reads.
 *
 * @param hasSettings with what the account decides about each, as {@link ALL_FOODS}
 * @param atOnce foods of the account in a part
 */
export async function foodsInParts(
  sql: Sql,
  accountId: string,
  { hasSettings, atOnce = AT_A_PASS }: { hasSettings: boolean; atOnce?: number },
): Promise<FoodsPart[]> {
  const ranges = await idRanges(sql, foods.name, accountId, atOnce);
  return ranges.map((range) => (bind) => {
    const within = `AND ${isInRange('f.id', range, bind)}`;
    return (hasSettings ? unionOf : namedUnionOf)(range.after === null ? '' : 'WHERE false', within);
  });
}

/**
 * Each food of a list by its id, joined to it: found by index, where a join with all foods would read every one of them.
 *
 * @param id the column of the list
 */
export const foodsOf = (id: string): string => `LATERAL ${unionOf(`WHERE p.id = ${id}`, `AND f.id = ${id}`)}`;

/** A food is active unless the account deactivated it. */
export const IS_ACTIVE = 'coalesce(s.is_active, true)';
export const IS_FAVOURITE = 'coalesce(s.is_favourite, false)';

/** What is known of a food `x`, as `KnowledgeRow`. */
export const KNOWLEDGE = 'x.not_for, x.free_of';

export interface KnowledgeRow {
  notFor: FoodRestriction[];
  freeOf: FoodRestriction[];
}

/** The restrictions that a stored food breaks, and those of which nobody knows. */
export const knownSuitability = ({ notFor, freeOf: kept }: KnowledgeRow): FoodSuitability => ({
  notFor,
  unknownFor: FOOD_RESTRICTIONS.filter((one) => !notFor.includes(one) && !kept.includes(one)),
});

const FOOD_COLUMNS = `x.id, x.origin, x.version, x.food, ${KNOWLEDGE}, ${IS_ACTIVE} AS is_active, ${IS_FAVOURITE} AS is_favourite`;

export interface FoodRow extends KnowledgeRow {
  id: string;
  origin: 'PROVIDER' | 'PERSONAL';
  version: number;
  food: unknown;
  isActive: boolean;
  isFavourite: boolean;
}

/** What is stored leaves out what is not known. */
export const storedFood = (row: Pick<FoodRow, 'food'>): Food => foodSchema.parse(row.food);

/** A changed food with what is stored of it beyond this version, such as a nutrient that a newer one added. */
export function withUnknownOf(stored: unknown, changed: Food): Food {
  const before = stored as Food;
  const { portions, recipe } = changed;
  const ingredients = { stored: before.recipe?.ingredients ?? [], sent: recipe?.ingredients ?? [] };
  return {
    ...before,
    ...changed,
    nutrients: { ...before.nutrients, ...changed.nutrients },
    portions: itemsOver('nameEs', { stored: before.portions ?? [], sent: portions }),
    recipe: recipe && { ...before.recipe, ...recipe, ingredients: itemsOver('foodId', ingredients) },
  };
}

/** Foods that one statement reads whole; it holds the thread that the embedded database runs in. */
const AT_ONCE = 400;

/** These foods by id; those that the account does not have are missing. */
export async function readFoods(sql: Sql, accountId: string, ids: readonly string[]): Promise<FoodRow[]> {
  const found: FoodRow[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const { rows } = await sql.query<FoodRow>(
      `SELECT ${FOOD_COLUMNS} FROM ${ALL_FOODS} WHERE x.id = ANY ($2::uuid[])`,
      [accountId, ids.slice(from, from + AT_ONCE)],
    );
    for (const row of rows) found.push(row);
  }
  return found;
}

/** @throws HttpProblem 404 when neither the catalogue nor the account has it */
export async function requireFood(sql: Sql, accountId: string, id: string): Promise<FoodRow> {
  const [row] = await readFoods(sql, accountId, [id]);
  if (!row) throw notFound();
  return row;
}

/** A food as responses show it, with the recipes that contain it. */
export async function shownFood(sql: Sql, accountId: string, id: string): Promise<FoodBody> {
  const row = await requireFood(sql, accountId, id);
  const { rows: usedIn } = await sql.query<FoodBody['usedIn'][number]>(
    `SELECT f.id, f.food->>'nameEs' AS name_es, f.food->>'nameEn' AS name_en FROM foods f
     WHERE f.account_id = $1 AND f.ingredient_ids <> '{}' AND f.ingredient_ids @> ARRAY[$2::uuid] ORDER BY f.key_es, f.id LIMIT 50`,
    [accountId, id],
  );
  const { origin, version, isActive, isFavourite } = row;
  return { ...storedFood(row), ...knownSuitability(row), origin, version, isActive, isFavourite, usedIn };
}

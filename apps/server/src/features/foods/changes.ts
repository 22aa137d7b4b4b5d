import { foodFormSchema, type Food, type FoodForm } from '@healzy/domain/foods';
import { statementOf } from '../../platform/db/bind.ts';
import type { Sql } from '../../platform/db/database.ts';
import { idRanges, isInRange } from '../../platform/db/id-ranges.ts';
import { newId } from '../../platform/db/ids.ts';
import { NEXT_VERSION } from '../../platform/db/table.ts';
import { handler } from '../../platform/http/calls.ts';
import { checked } from '../../platform/http/form.ts';
import { conflict } from '../../platform/http/http-problem.ts';
import { updated } from '../../platform/http/updates.ts';
import { requireVersion } from '../../platform/http/versions.ts';
import {
  columnsOfFood,
  foods,
  foodSettings,
  requireFood,
  shownFood,
  storedFood,
  withUnknownOf,
} from './food-rows.ts';
import { foodOfForm, recipesWith } from './recipes.ts';

/** More than any clinic enters; lists stay fast with as many. */
const MOST_FOODS = 50_000;

/** Foods that one statement counts. */
const COUNTED_AT_ONCE = 10_000;

/** One writer of an account's foods at a time: recipes build on other foods, and must not become circular. */
export async function lockFoods(sql: Sql, accountId: string): Promise<void> {
  await sql.query(`SELECT pg_advisory_xact_lock(hashtextextended('foods ' || $1, 0))`, [accountId]);
}

export interface Owner {
  accountId: string;
  userId: string;
  at: Date;
}

/** Inserts a food of the account; the caller has checked permissions. */
export async function insertFood(
  sql: Sql,
  { accountId, userId: createdBy, at }: Owner,
  form: FoodForm,
  id = newId(),
): Promise<string> {
  await lockFoods(sql, accountId);
  const food = await foodOfForm(sql, accountId, id, form);
  await insertStored(sql, { accountId, userId: createdBy, at }, food);
  return id;
}

/** @throws HttpProblem 409 `FOODS_FULL` unless there is room for so many more */
export async function requireRoomFor(sql: Sql, accountId: string, more: number): Promise<void> {
  const most = MOST_FOODS - more;
  let count = 0;
  for (const range of await idRanges(sql, foods.name, accountId, COUNTED_AT_ONCE)) {
    const { rows } = await sql.query<{ count: number }>(
      ...statementOf(
        accountId,
        (bind) =>
          `SELECT count(*)::integer AS count FROM foods WHERE account_id = $1 AND ${isInRange('id', range, bind)}`,
      ),
    );
    count += rows[0]?.count ?? 0;
  }
  if (count > most)
    throw conflict('FOODS_FULL', 'There are as many foods as there can be.', { max: MOST_FOODS });
}

async function insertStored(
  sql: Sql,
  { accountId, userId: createdBy, at }: Owner,
  food: Food,
): Promise<void> {
  await requireRoomFor(sql, accountId, 1);
  const row = { ...columnsOfFood(food), id: food.id, accountId, createdBy, createdAt: at, updatedAt: at };
  await foods.insert(sql, row);
}

export const createFood = handler('createFood', async ({ caller, body, services }, sql) => {
  const form = checked(foodFormSchema, body);
  const id = await insertFood(sql, { ...caller, at: services.now() }, form);
  const food = await shownFood(sql, caller.accountId, id);
  return { status: 201, body: food, version: food.version };
});

/** A food of the account, while no other is written. */
async function requireOwnFood(sql: Sql, accountId: string, id: string) {
  await lockFoods(sql, accountId);
  const row = await requireFood(sql, accountId, id);
  if (row.origin === 'PROVIDER')
    throw conflict('FOOD_OF_CATALOGUE', 'A food of the catalogue is copied, not changed.');
  return row;
}

export const updateFood = handler('updateFood', async ({ caller, path, body, ifMatch, services }, sql) => {
  const { accountId } = caller;
  const row = await requireOwnFood(sql, accountId, path.id);
  requireVersion(ifMatch, await shownFood(sql, accountId, path.id));
  const before = storedFood(row);
  const form = checked(foodFormSchema, updated('updateFood', before, body));
  const changed = await foodOfForm(sql, accountId, row.id, form, before);
  await saveFood(sql, accountId, withUnknownOf(row.food, changed), services.now());
  await refreshRecipes(sql, accountId, [row.id], services.now());
  const food = await shownFood(sql, accountId, row.id);
  return { status: 200, body: food, version: food.version };
});

/** Computes again the recipes with these foods in them. */
export async function refreshRecipes(
  sql: Sql,
  accountId: string,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  for (const id of await recipesWith(sql, accountId, ids)) {
    const row = await requireFood(sql, accountId, id);
    const recipe = storedFood(row);
    const computed = await foodOfForm(sql, accountId, id, recipe);
    await saveFood(sql, accountId, withUnknownOf(row.food, computed), at);
  }
}

export async function saveFood(sql: Sql, accountId: string, food: Food, updatedAt: Date): Promise<void> {
  const changes = { ...columnsOfFood(food), version: NEXT_VERSION, updatedAt };
  await foods.update(sql, { accountId, id: food.id }, changes);
}

export const deleteFood = handler('deleteFood', async ({ caller, path }, sql) => {
  const { accountId } = caller;
  const { id } = await requireOwnFood(sql, accountId, path.id);
  const { usedIn } = await shownFood(sql, accountId, id);
  if (usedIn.length > 0)
    throw conflict('FOOD_IN_USE', 'Recipes contain this food.', { count: usedIn.length });
  await foods.remove(sql, { accountId, id });
  await foodSettings.remove(sql, { accountId, foodId: id });
  return { status: 204 };
});

export const setFoodSettings = handler('setFoodSettings', async ({ caller, path, body }, sql) => {
  const { accountId } = caller;
  const { isActive, isFavourite, id: foodId } = await requireFood(sql, accountId, path.id);
  const { isActive: active, isFavourite: favourite } = body;
  const given = {
    ...(active === undefined ? {} : { isActive: active }),
    ...(favourite === undefined ? {} : { isFavourite: favourite }),
  };
  await sql.query(
    `INSERT INTO food_settings (account_id, food_id, is_active, is_favourite) VALUES ($1, $2, $3, $4)
     ON CONFLICT (account_id, food_id) DO UPDATE SET is_active = coalesce($5, food_settings.is_active),
       is_favourite = coalesce($6, food_settings.is_favourite)`,
    [
      accountId,
      foodId,
      active ?? isActive,
      favourite ?? isFavourite,
      given.isActive ?? null,
      given.isFavourite ?? null,
    ],
  );
  const food = await shownFood(sql, accountId, foodId);
  return { status: 200, body: food, version: food.version };
});

/** The copy says what it is a copy of, and keeps where its figures are from. */
export const duplicateFood = handler('duplicateFood', async ({ caller, path, services }, sql) => {
  const { accountId } = caller;
  await lockFoods(sql, accountId);
  const original = storedFood(await requireFood(sql, accountId, path.id));
  const id = newId();
  const named = (name: string | null, suffix: string): string | null =>
    name === null ? null : `${name.slice(0, 120 - suffix.length)}${suffix}`;
  const copy = {
    ...original,
    id,
    nameEs: named(original.nameEs, ' (copia)'),
    nameEn: named(original.nameEn, ' (copy)'),
  };
  await insertStored(sql, { ...caller, at: services.now() }, copy);
  const food = await shownFood(sql, accountId, id);
  return { status: 201, body: food, version: food.version };
});

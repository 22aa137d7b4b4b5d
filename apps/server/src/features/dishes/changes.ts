import { dishCycle, dishFormSchema, NO_FOOD, type Dish, type DishForm } from '@healzy/domain/foods/dishes';
import { FOOD_LIMITS } from '@healzy/domain/foods';
import type { Sql } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/ids.ts';
import { NEXT_VERSION } from '../../platform/db/table.ts';
import { readFoods, storedFood } from '../foods/food-rows.ts';
import { handler } from '../../platform/http/calls.ts';
import { checked } from '../../platform/http/form.ts';
import { conflict, notFound, unprocessable } from '../../platform/http/http-problem.ts';
import { updated } from '../../platform/http/updates.ts';
import { requireVersion } from '../../platform/http/versions.ts';
import {
  columnsOfDish,
  dishes,
  foodIdsOf,
  requireDish,
  shownDish,
  storedDish,
  withUnknownOf,
} from './dish-rows.ts';

/** More than any clinic writes; lists stay fast with as many. */
const MOST_DISHES = 10_000;

interface Owner {
  accountId: string;
  userId: string;
  at: Date;
}

/**
 * What is stored of a form: each ingredient has the name of its food, which is what is left of it once that is deleted.
 *
 * @param kept foods of the dish before: those that were deleted since may stay in it
 * @throws HttpProblem 409 `DISH_CYCLE` when it would contain itself, 422 `DISH_FOOD_UNKNOWN` for a food that is not there
 */
async function dishOfForm(
  sql: Sql,
  accountId: string,
  id: string,
  form: DishForm,
  kept: readonly string[] = [],
): Promise<Dish> {
  const cycle = dishCycle({ ...form, id }, () => []);
  if (cycle) throw conflict('DISH_CYCLE', 'A dish cannot contain itself.', { ids: cycle });
  const ids = foodIdsOf(form).filter((each) => each !== NO_FOOD);
  const found = new Map((await readFoods(sql, accountId, ids)).map((row) => [row.id, storedFood(row)]));
  const missing = ids.filter((each) => !found.has(each) && !kept.includes(each));
  if (missing.length > 0)
    throw unprocessable('DISH_FOOD_UNKNOWN', 'An ingredient is no food of this account.', { ids: missing });
  const ingredients = form.ingredients.map((ingredient) => {
    const food = found.get(ingredient.foodId);
    return food ? { ...ingredient, name: food.nameEs ?? food.nameEn } : ingredient;
  });
  return { ...form, id, ingredients };
}

async function insertStored(
  sql: Sql,
  { accountId, userId: createdBy, at }: Owner,
  dish: Dish,
): Promise<void> {
  const { rows } = await sql.query<{ count: number }>(
    'SELECT count(*)::integer AS count FROM dishes WHERE account_id = $1 AND deleted_at IS NULL',
    [accountId],
  );
  if ((rows[0]?.count ?? 0) >= MOST_DISHES)
    throw conflict('DISHES_FULL', 'There are as many dishes as there can be.', { max: MOST_DISHES });
  const row = { ...columnsOfDish(dish), id: dish.id, accountId, createdBy, createdAt: at, updatedAt: at };
  await dishes.insert(sql, row);
}

/** Inserts a dish of the account; the caller has checked permissions. */
export async function insertDish(sql: Sql, owner: Owner, form: DishForm): Promise<string> {
  const dish = await dishOfForm(sql, owner.accountId, newId(), form);
  await insertStored(sql, owner, dish);
  return dish.id;
}

export const createDish = handler('createDish', async ({ caller, body, services }, sql) => {
  const form = checked(dishFormSchema, body);
  const id = await insertDish(sql, { ...caller, at: services.now() }, form);
  const dish = await shownDish(sql, caller.accountId, id);
  return { status: 201, body: dish, version: dish.version };
});

async function requireOwnDish(sql: Sql, accountId: string, id: string) {
  const row = await requireDish(sql, accountId, id);
  if (row.origin === 'PROVIDER')
    throw conflict('DISH_OF_CATALOGUE', 'A dish of the catalogue is copied, not changed.');
  return row;
}

export const updateDish = handler('updateDish', async ({ caller, path, body, ifMatch, services }, sql) => {
  const { accountId } = caller;
  const row = await requireOwnDish(sql, accountId, path.id);
  requireVersion(ifMatch, await shownDish(sql, accountId, path.id));
  const before = storedDish(row);
  const form = checked(dishFormSchema, updated('updateDish', before, body));
  const changed = await dishOfForm(sql, accountId, row.id, form, foodIdsOf(before));
  const columns = columnsOfDish(withUnknownOf(row.dish, changed));
  const changes = { ...columns, version: NEXT_VERSION, updatedAt: services.now() };
  await dishes.update(sql, { accountId, id: row.id }, changes);
  const dish = await shownDish(sql, accountId, row.id);
  return { status: 200, body: dish, version: dish.version };
});

export const deleteDish = handler('deleteDish', async ({ caller, path, services }, sql) => {
  const { accountId } = caller;
  const { id } = await requireOwnDish(sql, accountId, path.id);
  await dishes.update(sql, { accountId, id }, { deletedAt: services.now() });
  return { status: 204 };
});

export const restoreDish = handler('restoreDish', async ({ caller, path }, sql) => {
  const { accountId } = caller;
  const { rows } = await sql.query<{ id: string }>(
    'SELECT id FROM dishes WHERE account_id = $1 AND id = $2',
    [accountId, path.id],
  );
  const [row] = rows;
  if (!row) throw notFound();
  await dishes.update(sql, { accountId, id: row.id }, { deletedAt: null });
  const dish = await shownDish(sql, accountId, row.id);
  return { status: 200, body: dish, version: dish.version };
});

/** The copy says what it is a copy of. */
export const duplicateDish = handler('duplicateDish', async ({ caller, path, services }, sql) => {
  const { accountId } = caller;
  const original = storedDish(await requireDish(sql, accountId, path.id));
  const id = newId();
  const named = (name: string | null, suffix: string): string | null =>
    name === null ? null : `${name.slice(0, FOOD_LIMITS.name - suffix.length)}${suffix}`;
  await insertStored(
    sql,
    { ...caller, at: services.now() },
    {
      ...original,
      id,
      nameEs: named(original.nameEs, ' (copia)'),
      nameEn: named(original.nameEn, ' (copy)'),
    },
  );
  const dish = await shownDish(sql, accountId, id);
  return { status: 201, body: dish, version: dish.version };
});

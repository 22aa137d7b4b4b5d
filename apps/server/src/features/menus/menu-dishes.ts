import type { MenuDish } from '@healzy/api/schema';
import { NO_FOOD, type Dish } from '@healzy/domain/foods/dishes';
import type { Sql } from '../../platform/db/database.ts';
import { foodIdsOf, storedDish, type DishRow } from '../dishes/dish-rows.ts';
import { handler } from '../../platform/http/calls.ts';
import { requirePlan } from '../nutritional-plans/access.ts';
import { mapInSlices } from '../../platform/slices.ts';
import { menuFoodsNow } from './menu-foods.ts';

/** Of an account, which may have thousands: a page and a worker hold them all. Any other is put in by hand. */
const OF_ACCOUNT = 300;

/** Each with what menus are filled by. */
const toMenuDish = ({
  id,
  nameEs,
  nameEn,
  course,
  meals,
  ingredients,
  servings,
  season,
  minutes,
  keepsDays,
}: Dish): MenuDish => ({
  ...{ id, nameEs, nameEn, course, meals, servings, season, minutes, keepsDays },
  ingredients: ingredients.map(({ foodId, name, grams, part, minFactor, maxFactor, stepGrams }) => ({
    ...{ foodId, name, grams, part, minFactor, maxFactor, stepGrams },
  })),
});

/** The dishes that menus of an account are filled with: the catalogue's, and its own that were changed last. */
export async function dishesToFillWith(sql: Sql, accountId: string): Promise<MenuDish[]> {
  const { rows } = await sql.query<Pick<DishRow, 'id' | 'dish'>>(
    `(SELECT id, dish FROM dishes WHERE account_id = $1 AND deleted_at IS NULL
        ORDER BY updated_at DESC, id LIMIT ${OF_ACCOUNT})
     UNION ALL (SELECT id, dish FROM provider_dishes ORDER BY id)`,
    [accountId],
  );
  return mapInSlices(rows, (row) => toMenuDish(storedDish(row)));
}

export const listMenuDishes = handler('listMenuDishes', async ({ caller, path }, sql) => {
  await requirePlan(sql, caller, path.id, 'read');
  const dishes = await dishesToFillWith(sql, caller.accountId);
  const ids = new Set(dishes.flatMap(foodIdsOf));
  ids.delete(NO_FOOD);
  return { status: 200, body: { dishes, foods: await menuFoodsNow(sql, caller.accountId, [...ids]) } };
});

import type { Dish as DishBody } from '@healzy/api/schema';
import {
  foodName,
  foodSearchKey,
  householdOf,
  NUTRIENT_KEYS,
  type Food,
  type FoodSuitability,
} from '@healzy/domain/foods';
import {
  dishFacts,
  dishFormSchema,
  NO_FOOD,
  servingOf,
  type Dish,
  type DishFacts,
  type DishForm,
} from '@healzy/domain/foods/dishes';
import { searchKey } from '@healzy/domain/shared';
import { z } from 'zod';
import { columnOfType, idColumn, instantColumn, listColumn } from '../../platform/db/columns.ts';
import type { Sql } from '../../platform/db/database.ts';
import { table } from '../../platform/db/table.ts';
import { knownSuitability, readFoods, storedFood } from '../foods/food-rows.ts';
import { notFound } from '../../platform/http/http-problem.ts';
import { itemsOver } from '../../platform/http/updates.ts';

export const dishes = table(
  'dishes',
  z.object({
    id: idColumn,
    accountId: idColumn,
    version: z.number(),
    keyEs: z.string(),
    keyEn: z.string(),
    searchKey: z.string(),
    course: z.string(),
    meals: listColumn(z.string()),
    minutes: z.number().nullable(),
    ingredientIds: listColumn(idColumn),
    dish: columnOfType<Dish>(),
    deletedAt: instantColumn.nullable(),
    createdBy: idColumn.nullable(),
    createdAt: instantColumn,
    updatedAt: instantColumn,
  }),
);

/** The columns beside a dish: what lists are searched, filtered and sorted by. */
export const columnsOfDish = (dish: Dish) => ({
  keyEs: searchKey(foodName(dish, 'es')),
  keyEn: searchKey(foodName(dish, 'en')),
  searchKey: foodSearchKey({ ...dish, synonyms: [] }),
  course: dish.course,
  meals: dish.meals,
  minutes: dish.minutes,
  ingredientIds: foodIdsOf(dish),
  dish,
});

/** Each ingredient once, also one that is no food: what has it is for nobody with a restriction. */
export const foodIdsOf = ({ ingredients }: Pick<Dish, 'ingredients'>): string[] => [
  ...new Set(ingredients.map(({ foodId }) => foodId)),
];

const COLUMNS = 'id, key_es, key_en, search_key, course, meals, minutes, ingredient_ids, dish';
/** Dishes of the catalogue and of the account `$1`. */
export const ALL_DISHES = `(SELECT 'PROVIDER' AS origin, 1 AS version, ${COLUMNS} FROM provider_dishes
  UNION ALL SELECT 'PERSONAL', version, ${COLUMNS} FROM dishes WHERE account_id = $1 AND deleted_at IS NULL) x`;

export const DISH_COLUMNS = 'x.id, x.origin, x.version, x.dish';

export interface DishRow {
  id: string;
  origin: 'PROVIDER' | 'PERSONAL';
  version: number;
  dish: unknown;
}

/** What is stored leaves out what is not known. */
export const storedDish = ({ id, dish }: Pick<DishRow, 'id' | 'dish'>): Dish => ({
  ...dishFormSchema.parse(dish),
  id,
});

/** A changed dish with what is stored of it beyond this version. */
export function withUnknownOf(stored: unknown, changed: Dish): Dish {
  const before = stored as Dish;
  const ingredients = { stored: before.ingredients ?? [], sent: changed.ingredients };
  return { ...before, ...changed, ingredients: itemsOver('foodId', ingredients) };
}

/** @throws HttpProblem 404 when neither the catalogue nor the account has it */
export async function requireDish(sql: Sql, accountId: string, id: string): Promise<DishRow> {
  const { rows } = await sql.query<DishRow>(`SELECT ${DISH_COLUMNS} FROM ${ALL_DISHES} WHERE x.id = $2`, [
    accountId,
    id,
  ]);
  const [row] = rows;
  if (!row) throw notFound();
  return row;
}

/** A food of a dish, with what follows from it. */
export interface DishFoodFacts {
  readonly food: Food;
  readonly isActive: boolean;
  readonly known: FoodSuitability;
}

/** The foods of dishes by their ids; those that are gone are missing. */
export async function foodsOfDishes(
  sql: Sql,
  accountId: string,
  all: readonly Pick<DishForm, 'ingredients'>[],
): Promise<ReadonlyMap<string, DishFoodFacts>> {
  const ids = [...new Set(all.flatMap(foodIdsOf))].filter((id) => id !== NO_FOOD);
  const rows = await readFoods(sql, accountId, ids);
  return new Map(
    rows.map((row) => [
      row.id,
      { food: storedFood(row), isActive: row.isActive, known: knownSuitability(row) },
    ]),
  );
}

/** What follows for one serving of a dish as it is written. */
export const factsOf = (dish: Dish, foods: ReadonlyMap<string, DishFoodFacts>): DishFacts =>
  dishFacts(servingOf(dish), (id) => {
    const found = foods.get(id);
    return found && { ...found.food, ...found.known };
  });

/** A dish as responses show it. */
export async function shownDish(sql: Sql, accountId: string, id: string): Promise<DishBody> {
  const row = await requireDish(sql, accountId, id);
  const dish = storedDish(row);
  const foods = await foodsOfDishes(sql, accountId, [dish]);
  const { sums, missing: _missing, ...known } = factsOf(dish, foods);
  const shares = NUTRIENT_KEYS.flatMap((key) => {
    const { unknownShare } = sums.nutrients[key];
    return unknownShare > 0 ? [[key, unknownShare] as const] : [];
  });
  return {
    ...dish,
    origin: row.origin,
    version: row.version,
    ingredients: dish.ingredients.map((ingredient) => ({
      ...ingredient,
      food: foodShown(foods.get(ingredient.foodId), ingredient.grams / dish.servings),
    })),
    servingGrams: sums.grams,
    nutrients: Object.fromEntries(
      NUTRIENT_KEYS.map((key) => [key, sums.nutrients[key].amount]),
    ) as DishBody['nutrients'],
    unknownShares: Object.fromEntries(shares),
    carbohydrateKind: sums.carbohydrateKind,
    ...known,
    allergens: [...known.allergens],
    unknownAllergens: [...known.unknownAllergens],
  };
}

function foodShown(found: DishFoodFacts | undefined, grams: number): DishBody['ingredients'][number]['food'] {
  if (!found) return null;
  const { nameEs, nameEn } = found.food;
  const household = householdOf(found.food, grams);
  return {
    nameEs,
    nameEn,
    isActive: found.isActive,
    household: household && {
      count: household.count,
      nameEs: household.portion.nameEs,
      nameEn: household.portion.nameEn,
    },
  };
}

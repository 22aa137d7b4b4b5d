import { matchFoods, foodWords, gramsOf, readRecipe as recipeIn } from '@healzy/domain/foods/dishes';
import { foodSchema, type Food } from '@healzy/domain/foods';
import type { Sql } from '../../platform/db/database.ts';
import { ALL_FOODS, IS_ACTIVE } from '../foods/food-rows.ts';
import { handler } from '../../platform/http/calls.ts';
import { unprocessable } from '../../platform/http/http-problem.ts';

/** Foods that are compared with the ingredients of a recipe; of more than this, names say too little. */
const MOST_FOODS = 3000;
/** The beginning of a word finds its other forms. */
const STEM = 4;

/** The active foods with a word that begins like one of the ingredients. */
async function foodsAlike(sql: Sql, accountId: string, names: readonly string[]): Promise<Food[]> {
  const stems = new Set(
    names.flatMap(foodWords).map((word) => word.slice(0, Math.max(STEM, word.length - 2))),
  );
  if (stems.size === 0) return [];
  const patterns = [...stems].map((stem) => `% ${stem.replace(/[\\%_]/g, '\\$&')}%`);
  const { rows } = await sql.query<{ food: unknown }>(
    `SELECT x.food FROM ${ALL_FOODS} WHERE ${IS_ACTIVE} AND x.search_key LIKE ANY ($2::text[])
     ORDER BY x.origin, x.key_es LIMIT ${MOST_FOODS}`,
    [accountId, patterns],
  );
  return rows.map(({ food }) => foodSchema.parse(food));
}

export const readRecipe = handler('readRecipe', async ({ caller, body }, sql) => {
  const recipe = recipeIn(body.text);
  if (!recipe) throw unprocessable('RECIPE_NOT_FOUND', 'This text has no recipe of schema.org.');
  const foods = await foodsAlike(
    sql,
    caller.accountId,
    recipe.ingredients.map(({ name }) => name),
  );
  const ingredients = recipe.ingredients.map((line) => {
    const { candidates, proposed } = matchFoods(line.name, foods);
    return {
      text: line.text,
      name: line.name,
      foodId: proposed?.id ?? null,
      grams: proposed ? gramsOf(line, proposed) : line.measure.kind === 'GRAMS' ? line.amount : null,
      candidates: candidates.map(({ food }) => ({
        id: food.id,
        nameEs: food.nameEs,
        nameEn: food.nameEn,
        grams: gramsOf(line, food),
      })),
    };
  });
  const { name, language, servings, minutes, steps, leftOut } = recipe;
  return {
    status: 200,
    body: { name: name || null, language, servings, minutes, steps: [...steps], ingredients, leftOut },
  };
});

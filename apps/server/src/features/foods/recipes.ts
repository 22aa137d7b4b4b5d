import { NUTRIENT_KEYS, recipeCycle, recipeFacts, type Food, type FoodForm } from '@healzy/domain/foods';
import type { Sql } from '../../platform/db/database.ts';
import { conflict, unprocessable } from '../../platform/http/http-problem.ts';
import { readFoods, storedFood } from './food-rows.ts';

/** The ingredients of the account's recipes, by recipe. */
async function ingredientsByRecipe(sql: Sql, accountId: string): Promise<Map<string, readonly string[]>> {
  const { rows } = await sql.query<{ id: string; ingredientIds: string[] }>(
    `SELECT id, ingredient_ids FROM foods WHERE account_id = $1 AND ingredient_ids <> '{}'`,
    [accountId],
  );
  return new Map(rows.map(({ id, ingredientIds }) => [id, ingredientIds]));
}

const ENTERED: Food['source'] = { code: 'ACCOUNT', reference: null };

const hasFiguresOf = (form: FoodForm, before: Food): boolean =>
  before.recipe === null &&
  form.carbohydrateKind === before.carbohydrateKind &&
  NUTRIENT_KEYS.every((key) => form.nutrients[key] === before.nutrients[key]);

/**
 * What is stored of a form: for a recipe with what follows from its ingredients. Figures left as they were before keep
 * their source; once one is changed, all are the account's.
 *
 * @throws HttpProblem 422 `FOOD_UNKNOWN` for an ingredient that the account does not have, 409 `RECIPE_CYCLE` when it
 *   would contain itself
 */
export async function foodOfForm(
  sql: Sql,
  accountId: string,
  id: string,
  form: FoodForm,
  before?: Food,
): Promise<Food> {
  const { recipe } = form;
  if (recipe === null) {
    const source = before && hasFiguresOf(form, before) ? before.source : ENTERED;
    return { ...form, id, source, unknownShares: {}, exchange: null };
  }
  const ids = [...new Set(recipe.ingredients.map(({ foodId }) => foodId))];
  const within = await ingredientsByRecipe(sql, accountId);
  const cycle = recipeCycle(id, (at) => (at === id ? ids : (within.get(at) ?? [])));
  if (cycle) throw conflict('RECIPE_CYCLE', 'A recipe cannot contain itself.', { ids: cycle });
  const found = new Map((await readFoods(sql, accountId, ids)).map((row) => [row.id, storedFood(row)]));
  const { missing, nutrients, unsuitableFor, suitableFor, carbohydrateKind, unknownShares } = recipeFacts(
    recipe,
    (at) => found.get(at),
  );
  if (missing.length > 0)
    throw unprocessable('FOOD_UNKNOWN', 'An ingredient is no food of this account.', { ids: missing });
  return {
    ...form,
    id,
    nutrients,
    unsuitableFor,
    suitableFor,
    carbohydrateKind,
    unknownShares,
    exchange: null,
    source: { code: 'RECIPE', reference: null },
  };
}

/** The recipes with one of these foods in them, however deep; each after those that it contains. */
export async function recipesWith(sql: Sql, accountId: string, ids: readonly string[]): Promise<string[]> {
  const recipesOf = new Map<string, string[]>();
  if (ids.length > 0)
    for (const [recipe, ingredients] of await ingredientsByRecipe(sql, accountId))
      for (const id of new Set(ingredients)) {
        const others = recipesOf.get(id);
        if (others) others.push(recipe);
        else recipesOf.set(id, [recipe]);
      }
  const found = new Set<string>();
  const inside: string[] = [];
  const visit = (at: string): void => {
    for (const recipe of recipesOf.get(at) ?? [])
      if (!found.has(recipe)) {
        found.add(recipe);
        visit(recipe);
        inside.push(recipe);
      }
  };
  for (const id of ids) visit(id);
  return inside.reverse();
}

// The provider's foods as the migrations leave them, and the dishes beside them.
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { readCatalogue } from '../../../../../scripts/foods/catalogue.ts';
import { catalogueId } from '../../../../../scripts/foods/table.ts';
import { dishFormSchema, type Dish } from '../dishes/dish.ts';
import { suitabilityOf, type FoodSuitability } from '../restrictions.ts';
import { foodSchema, type Food } from '../schemas.ts';

type CatalogueFood = Food & FoodSuitability & { nameEs: string; isActive: true };

export const CATALOGUE: readonly CatalogueFood[] = readCatalogue().map((written) => {
  const food = foodSchema.parse(written);
  return { ...food, ...suitabilityOf(food), nameEs: food.nameEs ?? '', isActive: true as const };
});
const foods = new Map(CATALOGUE.map((food) => [food.id, food]));
const ids = new Map(CATALOGUE.map((food) => [food.nameEs, food.id]));

export const foodOf = (id: string): (typeof CATALOGUE)[number] | undefined => foods.get(id);

/** The id of a food by its name. */
export function idOf(name: string): string {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`No food is called ${name}`);
  return id;
}

const stated = z.array(
  z.looseObject({
    slug: z.string(),
    keeps_days: z.number(),
    tags: z.array(z.string()),
    ingredients: z.array(z.looseObject({ source: z.string(), code: z.string() })),
    notFor: z.array(z.string()),
    perServing: z.looseObject({ kcal: z.number(), kcalMin: z.number(), kcalMax: z.number() }),
  }),
);

/** The dishes of the list, each with what its list states of it, which the product never reads. */
export const DISHES = stated
  .parse(
    JSON.parse(readFileSync(new URL('../../../../../scripts/foods/dishes.json', import.meta.url), 'utf8')),
  )
  .map(({ slug, keeps_days: keepsDays, ingredients, tags, notFor, perServing, ...rest }) => {
    const parts = ingredients.map(({ source, code, ...part }) => ({
      ...part,
      foodId: catalogueId(source, code),
    }));
    const dish: Dish = { ...dishFormSchema.parse({ ...rest, keepsDays, ingredients: parts }), id: slug };
    return { dish, stated: { tags, notFor, perServing } };
  });

// The provider's foods as the migrations leave them, and the dishes beside them.
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { catalogueId, readCatalogue } from '../../../../../../scripts/foods/catalogue.ts';
import { foodSchema, suitabilityOf } from '../../../foods/index.ts';
import { eachMeal } from '../../../nutritional-plans/index.ts';
import { dishFormSchema, type Dish } from '../../dishes/dish.ts';
import type { ServedIngredient } from '../../dishes/dish-facts.ts';
import { amountOfPortions, type MenuFoodFacts } from '../../food-facts.ts';
import type { FilledMeal } from '../../solver/problem.ts';
import type { JudgedDay, JudgedDish, JudgedFood, JudgedMeal, JudgedPortion } from '../judge.ts';
import { plateFactsOf } from '../plate-facts.ts';

export const CATALOGUE: readonly (MenuFoodFacts & { nameEs: string })[] = readCatalogue().map((written) => {
  const food = foodSchema.parse(written);
  return { ...food, ...suitabilityOf(food), nameEs: food.nameEs ?? '', isActive: true };
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
    JSON.parse(readFileSync(new URL('../../../../../../scripts/foods/dishes.json', import.meta.url), 'utf8')),
  )
  .map(({ slug, keeps_days: keepsDays, ingredients, tags, notFor, perServing, ...rest }) => {
    const parts = ingredients.map(({ source, code, ...part }) => ({
      ...part,
      foodId: catalogueId(source, code),
    }));
    const dish: Dish = { ...dishFormSchema.parse({ ...rest, keepsDays, ingredients: parts }), id: slug };
    return { dish, stated: { tags, notFor, perServing } };
  });
const dishes = new Map(DISHES.map(({ dish }) => [dish.id, dish]));

/** A food as the judge takes it. */
export function judgedFood(id: string): JudgedFood {
  const food = foodOf(id);
  return {
    id,
    category: food?.category ?? 'BEVERAGES',
    exchange: food?.exchange ?? null,
    plate: plateFactsOf(id),
  };
}

/** Grams of foods by their names. */
export const portions = (grams: Readonly<Record<string, number>>): JudgedPortion[] =>
  Object.entries(grams).map(([name, each]) => ({ food: judgedFood(idOf(name)), grams: each }));

export function judgedDish(
  { id, course, meals, ingredients, servings }: Dish,
  serving: readonly ServedIngredient[] = ingredients.map((each) => ({
    ...each,
    grams: each.grams / servings,
  })),
): JudgedDish {
  return {
    ...{ id, course, meals },
    portions: serving.map(({ foodId, grams }) => ({ food: judgedFood(foodId), grams })),
  };
}

/** A meal of dishes by their slugs. */
export const dishMeal = (...slugs: readonly string[]): JudgedMeal => ({
  dishes: slugs.map((slug) => {
    const dish = dishes.get(slug);
    if (!dish) throw new Error(`No dish is called ${slug}`);
    return judgedDish(dish);
  }),
  foods: [],
});

/** What a solver filled, as the judge takes it. */
export function judgedDays(filled: readonly FilledMeal[]): JudgedDay[] {
  const portionsAt = (at: number, meal: string): JudgedPortion[] =>
    filled
      .filter((each) => each.day === at && each.meal === meal)
      .flatMap(({ foods: own }) =>
        own.map(({ foodId, portions: count }) => ({
          food: judgedFood(foodId),
          grams: amountOfPortions(foodOf(foodId)!, count)!.grams,
        })),
      );
  return Array.from({ length: 7 }, (_, day) =>
    eachMeal((meal) => ({ dishes: [], foods: portionsAt(day, meal) })),
  );
}

/** Weeks of dishes as a person would write them, by day and meal. */
export const WEEK_BY_HAND = (
  [
    [
      'tostada-de-pan-integral-con-tomate-y-aceite cafe-con-leche',
      'manzana-con-nueces',
      'lentejas-estofadas-con-verduras ensalada-verde-de-guarnicion pan-integral-de-acompanamiento naranja',
      'yogur-natural',
      'crema-de-calabacin tortilla-de-espinacas pera',
    ],
    [
      'gachas-de-avena-con-leche-y-manzana',
      'dos-mandarinas',
      'pasta-integral-con-calabacin-y-ajo merluza-al-horno-con-verduras pan-integral-de-acompanamiento pera',
      'yogur-natural',
      'ensalada-de-tomate-y-cebolla brochetas-de-pollo-y-verduras-con-cuscus pan-integral-de-acompanamiento',
    ],
    [
      'tostada-de-pan-integral-con-tomate-y-aceite cafe-con-leche',
      'manzana-con-nueces',
      'garbanzos-con-espinacas ensalada-de-zanahoria-y-naranja pan-integral-de-acompanamiento manzana',
      'yogur-natural',
      'judias-verdes-con-tomate calamares-a-la-plancha-con-ensalada pan-integral-de-acompanamiento',
    ],
    [
      'gachas-de-avena-con-leche-y-manzana',
      'dos-mandarinas',
      'arroz-con-verduras pechuga-de-pollo-a-la-plancha-con-ensalada naranja',
      'yogur-natural',
      'espinacas-salteadas-con-semillas revuelto-de-setas-y-ajo pera',
    ],
    [
      'tostada-de-pan-integral-con-tomate-y-aceite cafe-con-leche',
      'manzana-con-nueces',
      'alubias-blancas-con-verduras ensalada-verde-de-guarnicion pan-integral-de-acompanamiento naranja',
      'yogur-natural',
      'ensalada-de-tomate-y-cebolla salmon-a-la-plancha-con-brocoli pan-integral-de-acompanamiento',
    ],
    [
      'gachas-de-avena-con-leche-y-manzana',
      'pera',
      'paella-de-verduras-y-pollo ensalada-verde-de-guarnicion pan-integral-de-acompanamiento naranja',
      'yogur-natural',
      'pisto-de-calabacin merluza-a-la-plancha-con-patata-cocida pan-integral-de-acompanamiento',
    ],
    [
      'tostada-de-pan-integral-con-tomate-y-aceite cafe-con-leche',
      'manzana-con-nueces',
      'lentejas-estofadas-con-verduras ensalada-de-zanahoria-y-naranja pan-integral-de-acompanamiento manzana',
      'yogur-natural',
      'crema-de-calabacin tortilla-de-calabacin pera',
    ],
  ] as const
).map((meals): JudgedDay => {
  const [BREAKFAST, MID_MORNING_SNACK, LUNCH, MID_AFTERNOON_SNACK, DINNER] = meals.map((slugs) =>
    dishMeal(...slugs.split(' ')),
  ) as [JudgedMeal, JudgedMeal, JudgedMeal, JudgedMeal, JudgedMeal];
  return { BREAKFAST, MID_MORNING_SNACK, LUNCH, MID_AFTERNOON_SNACK, DINNER };
});

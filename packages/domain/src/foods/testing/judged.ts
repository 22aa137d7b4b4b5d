// Meals of the catalogue's foods and dishes as the judge takes them.
import { servingOf, type ServedIngredient } from '../dishes/dish-facts.ts';
import type { Dish } from '../dishes/dish.ts';
import type { JudgedDay, JudgedDish, JudgedFood, JudgedMeal, JudgedPortion } from '../plates/judge.ts';
import { plateFactsOf } from '../plates/plate-facts.ts';
import { DISHES, foodOf, idOf } from './catalogue.ts';

const dishes = new Map(DISHES.map(({ dish }) => [dish.id, dish]));

/** A food as the judge takes it. */
export function judgedFood(id: string): JudgedFood {
  const food = foodOf(id);
  return {
    id,
    category: food?.category ?? 'BEVERAGES',
    exchange: food?.exchange ?? null,
    plate: plateFactsOf(id),
    per100g: food?.nutrients,
  };
}

/** Grams of foods by their names. */
export const portions = (grams: Readonly<Record<string, number>>): JudgedPortion[] =>
  Object.entries(grams).map(([name, each]) => ({ food: judgedFood(idOf(name)), grams: each }));

export function judgedDish(
  dish: Pick<Dish, 'id' | 'course' | 'meals' | 'ingredients' | 'servings'>,
  serving: readonly ServedIngredient[] = servingOf(dish),
): JudgedDish {
  const { id, course, meals } = dish;
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

/** Weeks of dishes as a person would write them, by day and meal. */
export const WEEK_BY_HAND = (
  [
    [
      'tostada-de-pan-integral-con-tomate-y-aceite cafe-con-leche',
      'manzana-con-nueces',
      'lentejas-estofadas-con-verduras ensalada-verde-de-guarnicion naranja',
      'yogur-natural',
      'crema-de-calabacin tortilla-de-espinacas melon',
    ],
    [
      'gachas-de-avena-con-leche-y-manzana',
      'dos-mandarinas',
      'pasta-integral-con-calabacin-y-ajo merluza-a-la-plancha-con-ensalada pan-integral-de-acompanamiento pera',
      'yogur-natural',
      'ensalada-de-tomate-y-cebolla brochetas-de-pollo-y-verduras-con-cuscus pan-integral-de-acompanamiento',
    ],
    [
      'tostada-de-pan-integral-con-tomate-y-aceite cafe-con-leche',
      'manzana-con-nueces',
      'garbanzos-con-espinacas ensalada-verde-de-guarnicion pan-integral-de-acompanamiento pera',
      'yogur-natural',
      'judias-verdes-con-tomate merluza-a-la-plancha-con-patata-cocida',
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
      'lentejas-estofadas-con-verduras ensalada-verde-de-guarnicion pera',
      'yogur-natural',
      'crema-de-calabaza calamares-a-la-plancha-con-ensalada dos-mandarinas',
    ],
  ] as const
).map((meals): JudgedDay => {
  const [BREAKFAST, MID_MORNING_SNACK, LUNCH, MID_AFTERNOON_SNACK, DINNER] = meals.map((slugs) =>
    dishMeal(...slugs.split(' ')),
  ) as [JudgedMeal, JudgedMeal, JudgedMeal, JudgedMeal, JudgedMeal];
  return { BREAKFAST, MID_MORNING_SNACK, LUNCH, MID_AFTERNOON_SNACK, DINNER };
});

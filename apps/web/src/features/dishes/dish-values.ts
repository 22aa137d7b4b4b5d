import type { Dish, RecipeReading } from '@healzy/api/dishes';
import { DISH_FIELDS, type DishPart, NO_FOOD, type TypedDish } from '@healzy/domain/foods/dishes';
import { emptyValues, formValues } from '@healzy/domain/shared';

type Ingredient = TypedDish['ingredients'][number];

/** How far an ingredient moves when a dish is scaled, until a person says otherwise. */
const FACTORS: Readonly<Record<DishPart, Pick<Ingredient, 'minFactor' | 'maxFactor'>>> = {
  CORE: { minFactor: 0.6, maxFactor: 1.6 },
  FLEX: { minFactor: 0.5, maxFactor: 1.8 },
  FIXED: { minFactor: 1, maxFactor: 1 },
  SEASONING: { minFactor: 1, maxFactor: 1 },
};

/** What an ingredient is with another part: its factors are the usual ones of that part. */
export const withPart = (part: DishPart): Pick<Ingredient, 'part' | 'minFactor' | 'maxFactor'> => ({
  part,
  ...FACTORS[part],
});

/** An ingredient without a food; the first is what the dish is of. */
export const emptyIngredient = (isFirst: boolean): Ingredient => ({
  foodId: '',
  name: null,
  grams: null as never,
  stepGrams: null,
  ...withPart(isFirst ? 'CORE' : 'FLEX'),
});

export const emptyDish = (): TypedDish => ({
  ...emptyValues(DISH_FIELDS),
  ingredients: [emptyIngredient(true)],
  steps: { es: '', en: '' },
});

/** A dish's values for the form. */
export const valuesOf = (dish: Dish): TypedDish => ({
  ...formValues(DISH_FIELDS, dish),
  steps: { es: (dish.steps.es ?? []).join('\n'), en: (dish.steps.en ?? []).join('\n') },
  ingredients: dish.ingredients.map(({ food: _food, ...ingredient }) => ingredient),
});

/** Less than this of what a recipe weighs seasons it: salt, a clove of garlic, a bay leaf. */
const SEASONING_GRAMS = 3;

/**
 * What a text says of a dish, for a person to look at: what is no food stays as it was called. A recipe that does not say
 * how many it is for is left without a number, which the form asks for.
 */
export function valuesOfReading(reading: RecipeReading, language: 'es' | 'en'): TypedDish {
  const { name, minutes, steps, servings } = reading;
  const isEnglish = (reading.language ?? language) === 'en';
  const text = steps.join('\n');
  return {
    ...emptyDish(),
    ...(isEnglish ? { nameEn: name } : { nameEs: name }),
    servings: servings ?? (null as never),
    minutes,
    steps: isEnglish ? { es: '', en: text } : { es: text, en: '' },
    ingredients: reading.ingredients.map(({ name: called, text: line, foodId, grams }, at) => ({
      ...emptyIngredient(at === 0),
      ...(grams !== null && grams <= SEASONING_GRAMS && at > 0 ? withPart('SEASONING') : {}),
      foodId: foodId ?? NO_FOOD,
      name: (called || line).slice(0, 120),
      grams: grams ?? (null as never),
    })),
  };
}

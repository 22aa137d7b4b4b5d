import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FOOD_RESTRICTIONS } from '../option-sets.ts';
import { ALLERGENS } from '../../shared/index.ts';
import { DISHES, foodOf, idOf } from '../testing/catalogue.ts';
import { dishFacts, servingOf } from './dish-facts.ts';
import { DISH_LIMITS, dishCycle, dishFormSchema, type Dish } from './dish.ts';
import { energyRangeOf, scaleDish } from './scale-dish.ts';

const RICE = '3f0e0a8e-0000-4000-8000-000000000001';
const ingredient = { foodId: RICE, grams: 80, part: 'CORE' };
const form = {
  nameEs: 'Arroz blanco',
  nameEn: null,
  course: 'FIRST',
  meals: ['LUNCH'],
  ingredients: [ingredient],
};
const kcalOf = (id: string) => foodOf(id)?.nutrients.energy ?? null;

describe('a dish as it is written', () => {
  it('has what was left out, in the order of the day', () => {
    expect(dishFormSchema.parse({ ...form, meals: ['DINNER', 'LUNCH'], season: [12, 1, 12] })).toEqual({
      ...form,
      meals: ['LUNCH', 'DINNER'],
      ingredients: [{ ...ingredient, name: null, minFactor: 1, maxFactor: 1, stepGrams: null }],
      servings: 1,
      minutes: null,
      season: [1, 12],
      keepsDays: null,
      steps: { es: [], en: [] },
    });
  });

  it.each([
    ['no name', { nameEs: ' ' }, 'nameEs', 'REQUIRED'],
    ['a name of two lines', { nameEs: 'Arroz\nblanco' }, 'nameEs', 'LINE_BREAK'],
    ['no course', { course: undefined }, 'course', 'REQUIRED'],
    ['a course of its own', { course: 'TAPA' }, 'course', 'OPTION_INVALID'],
    ['no meal', { meals: [] }, 'meals', 'REQUIRED'],
    ['no ingredient', { ingredients: [] }, 'ingredients', 'REQUIRED'],
    ['no core', { ingredients: [{ ...ingredient, part: 'FLEX' }] }, 'ingredients', 'REQUIRED'],
    ['40 ingredients', { ingredients: Array(40).fill(ingredient) }, 'ingredients', 'TOO_MANY'],
    [
      'negative grams',
      { ingredients: [{ ...ingredient, grams: -5 }] },
      'ingredients.0.grams',
      'OUT_OF_RANGE',
    ],
    ['no grams', { ingredients: [{ ...ingredient, grams: 0 }] }, 'ingredients.0.grams', 'OUT_OF_RANGE'],
    [
      'grams of no number',
      { ingredients: [{ ...ingredient, grams: NaN }] },
      'ingredients.0.grams',
      'NUMBER_INVALID',
    ],
    [
      'a least above what is written',
      { ingredients: [{ ...ingredient, minFactor: 1.2 }] },
      'ingredients.0.minFactor',
      'OUT_OF_RANGE',
    ],
    [
      'a most below it',
      { ingredients: [{ ...ingredient, maxFactor: 0.8 }] },
      'ingredients.0.maxFactor',
      'OUT_OF_RANGE',
    ],
    [
      'no food',
      { ingredients: [{ ...ingredient, foodId: 'arroz' }] },
      'ingredients.0.foodId',
      'OPTION_INVALID',
    ],
    ['0 servings', { servings: 0 }, 'servings', 'OUT_OF_RANGE'],
    ['half a serving', { servings: 1.5 }, 'servings', 'WHOLE_NUMBER'],
    ['month 13', { season: [13] }, 'season.0', 'OUT_OF_RANGE'],
    [
      'a step of 20,000 characters',
      { steps: { es: ['x'.repeat(20_000)], en: [] } },
      'steps.es.0',
      'TOO_LONG',
    ],
    ['an empty step', { steps: { es: [' '], en: [] } }, 'steps.es.0', 'REQUIRED'],
    ['200 steps', { steps: { es: Array(200).fill('Cuece.'), en: [] } }, 'steps.es', 'TOO_MANY'],
  ])('with %s is refused there', (_, change, path, code) => {
    const { error } = dishFormSchema.safeParse({ ...form, ...change });
    expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toContainEqual([path, code]);
  });

  it('is never of itself, directly or by a sauce', () => {
    const dish: Dish = { ...dishFormSchema.parse(form), id: 'dish' };
    const of = (id: string): Dish => ({ ...dish, ingredients: [{ ...dish.ingredients[0]!, foodId: id }] });
    const inside = (id: string) => (id === 'sauce' ? ['stock', 'dish'] : []);
    expect(dishCycle(of('dish'), inside)).toEqual(['dish', 'dish']);
    expect(dishCycle(of('sauce'), inside)).toEqual(['dish', 'sauce', 'dish']);
    expect(dishCycle(of('stock'), inside)).toBeNull();
  });
});

const isDryPasta = ({ foodId }: { foodId: string }) => /^Pasta.*seco/.test(foodOf(foodId)!.nameEs);

describe('what follows from the foods of a dish', () => {
  it('are the energy and the restrictions that another calculation states', () => {
    for (const { dish, stated } of DISHES) {
      const { sums, notFor, unknownFor, missing } = dishFacts(servingOf(dish), foodOf);
      expect(missing, dish.id).toEqual([]);
      expect(unknownFor, dish.id).toEqual([]);
      expect(Math.abs(sums.nutrients.energy.amount! - stated.perServing.kcal), dish.id).toBeLessThanOrEqual(
        1,
      );
      // None that the list states may be lost, but for two that the catalogue corrected since: fructose is of a usual
      // portion and no longer of 100 g, and dry pasta has no egg.
      const corrected = ['FRUCTOSE', ...(dish.ingredients.some(isDryPasta) ? ['EGGS'] : [])];
      const lost = stated.notFor.filter((one) => ![...notFor, ...corrected].includes(one));
      expect(lost, dish.id).toEqual([]);
    }
  });

  it('a serving is a share of the whole', () => {
    const { dish } = DISHES[0]!;
    const forFour = {
      ...dish,
      servings: 4,
      ingredients: dish.ingredients.map((each) => ({ ...each, grams: each.grams * 4 })),
    };
    expect(servingOf(forFour)).toEqual(servingOf(dish));
  });

  it('a food that is gone makes the dish unknown, and for nobody with a restriction', () => {
    const tomato = idOf('Tomate');
    const known = dishFacts([{ foodId: tomato, grams: 100 }], foodOf);
    const facts = dishFacts(
      [
        { foodId: tomato, grams: 100 },
        { foodId: RICE, grams: 100 },
      ],
      foodOf,
    );
    expect(facts.missing).toEqual([RICE]);
    expect(facts.sums.nutrients.energy).toMatchObject({
      amount: known.sums.nutrients.energy.amount,
      unknownShare: 0.5,
    });
    expect([...facts.notFor, ...facts.unknownFor].sort()).toEqual([...FOOD_RESTRICTIONS].sort());
    expect([...facts.allergens, ...facts.unknownAllergens].sort()).toEqual([...ALLERGENS].sort());
    expect(known.unknownAllergens).toEqual([]);
    expect(
      scaleDish(
        {
          servings: 1,
          ingredients: [
            { ...ingredient, name: null, part: 'CORE', minFactor: 1, maxFactor: 1, stepGrams: null },
          ],
        },
        300,
        kcalOf,
      ),
    ).toBeNull();
  });

  it('an ingredient with gluten makes a dish with gluten', () => {
    const flour = dishFacts([{ foodId: idOf('Pan integral'), grams: 1 }], foodOf);
    expect(flour.allergens).toContain('GLUTEN');
  });
});

describe('a scaled dish', () => {
  const anyDish = fc.constantFrom(...DISHES.map(({ dish }) => dish));
  const anyEnergy = fc.integer({ min: 0, max: 2000 });

  it('is as it is written at its own energy', () => {
    for (const { dish } of DISHES) {
      const own = dishFacts(servingOf(dish), foodOf).sums.nutrients.energy.amount!;
      const scaled = scaleDish(dish, own, kcalOf)!;
      expect(Math.abs(scaled.kcal - own), dish.id).toBeLessThan(0.1);
    }
  });

  it('keeps its limits, its pieces, the proportions of its core, and what is fixed or seasons', () => {
    fc.assert(
      fc.property(anyDish, anyEnergy, (dish, kcal) => {
        const { ingredients } = scaleDish(dish, kcal, kcalOf)!;
        const cores = new Set<string>();
        dish.ingredients.forEach(({ grams, part, minFactor, maxFactor, stepGrams }, at) => {
          const factor = ingredients[at]!.grams / grams;
          if (part === 'FIXED' || part === 'SEASONING') expect(factor).toBe(1);
          else {
            expect(factor).toBeGreaterThanOrEqual(minFactor - 1e-6);
            expect(factor).toBeLessThanOrEqual(maxFactor + 1e-6);
          }
          if (stepGrams !== null) {
            const steps = (ingredients[at]!.grams - grams) / stepGrams;
            expect(Math.abs(steps - Math.round(steps))).toBeLessThan(1e-6);
          } else if (part === 'CORE') cores.add(factor.toFixed(6));
        });
        expect(cores.size).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('has more energy where more is asked for, and reaches what lies within its range but for a piece', () => {
    fc.assert(
      fc.property(anyDish, anyEnergy, anyEnergy, (dish, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        const [low, high] = [scaleDish(dish, less, kcalOf)!, scaleDish(dish, more, kcalOf)!];
        expect(low.kcal).toBeLessThanOrEqual(high.kcal + 1e-6);
        const { least, most } = energyRangeOf(dish, kcalOf)!;
        expect(high.kcal).toBeLessThanOrEqual(most + 1e-6);
        expect(low.kcal).toBeGreaterThanOrEqual(least - 1e-6);
        if (less < least || less > most || dish.ingredients.some(({ stepGrams }) => stepGrams !== null))
          return;
        expect(Math.abs(low.kcal - less)).toBeLessThan(0.1);
      }),
    );
  });

  it('goes nowhere beyond the limits of its list, and for most dishes as far', () => {
    const within = DISHES.filter(({ dish, stated: { perServing } }) => {
      const { least, most } = energyRangeOf(dish, kcalOf)!;
      // The list takes each part to its own limit, and pieces apart.
      expect(least, dish.id).toBeGreaterThan(perServing.kcalMin - 5);
      expect(most, dish.id).toBeLessThan(perServing.kcalMax + 5);
      return most > perServing.kcalMax * 0.95 && least < perServing.kcalMin * 1.05 + 5;
    });
    expect(within.length).toBeGreaterThan(DISHES.length * 0.8);
  });

  it('never has half an egg more', () => {
    const { dish } = DISHES.find(({ dish: { id } }) => id === 'tostada-de-aguacate-y-huevo-escalfado')!;
    const eggs = dish.ingredients.findIndex(({ foodId }) => foodId === idOf('Huevo escalfado'));
    const grams = [200, 300, 400, 500].map((kcal) => scaleDish(dish, kcal, kcalOf)!.ingredients[eggs]!.grams);
    expect(new Set(grams)).toEqual(new Set([50, 100]));
  });

  it('is as safe as before: limits say how many ingredients there may be', () => {
    expect(Math.max(...DISHES.map(({ dish }) => dish.ingredients.length))).toBeLessThanOrEqual(
      DISH_LIMITS.ingredients,
    );
  });
});

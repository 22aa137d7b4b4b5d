import { ALLERGENS } from '../shared/index.ts';
import { describe, expect, it } from 'vitest';
import {
  FOOD_CATEGORIES,
  FOOD_RESTRICTIONS,
  MEAL_TYPES,
  NOTHING_KNOWN,
  NUTRIENTS,
  NUTRIENT_KEYS,
  foodDoubts,
  foodFormSchema,
  foodName,
  foodSearchKey,
  isFoodFor,
  portionWeight,
  recipeCycle,
  recipeFacts,
  saltOf,
  sodiumOf,
  sumNutrients,
  weightOf,
  type NutrientAmounts,
} from './index.ts';

const bread = {
  nameEs: 'Pan blanco',
  category: 'BREAD_PASTA',
  unit: 'G',
  notFor: ['GLUTEN'],
} as const;

const known = (values: Partial<NutrientAmounts>): NutrientAmounts => ({ ...NOTHING_KNOWN, ...values });
const codesOf = (input: unknown): string[] =>
  foodFormSchema.safeParse(input).error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ??
  [];

describe('option sets', () => {
  it('are those of the specification', () => {
    expect(FOOD_CATEGORIES).toHaveLength(16);
    expect(MEAL_TYPES).toHaveLength(5);
    expect(ALLERGENS).toHaveLength(14);
    expect(FOOD_RESTRICTIONS).toHaveLength(21);
  });
});

describe('a food', () => {
  it('needs a name in one language, a category and a unit', () => {
    expect(codesOf({})).toEqual(expect.arrayContaining(['category: REQUIRED', 'unit: REQUIRED']));
    expect(codesOf({ ...bread, nameEs: ' ' })).toEqual(['nameEs: REQUIRED']);
    expect(codesOf({ ...bread, nameEs: '', nameEn: 'White bread' })).toEqual([]);
  });

  it('counted in pieces needs the weight of one', () => {
    expect(codesOf({ ...bread, unit: 'U' })).toEqual(['unitWeight: REQUIRED']);
    expect(codesOf({ ...bread, unit: 'U', unitWeight: 0 })).toEqual(['unitWeight: OUT_OF_RANGE']);
  });

  it.each([
    [{ nutrients: { fat: 101 } }, 'nutrients.fat: OUT_OF_RANGE'],
    [{ nutrients: { iron: -1 } }, 'nutrients.iron: OUT_OF_RANGE'],
    [{ nutrients: { energy: '250' } }, 'nutrients.energy: NUMBER_INVALID'],
    [{ notFor: ['GLUTENS'] }, 'notFor.0: OPTION_INVALID'],
    [{ tier: 4 }, 'tier: OPTION_INVALID'],
    [{ density: 20 }, 'density: OUT_OF_RANGE'],
    [{ portions: [{ grams: 30 }] }, 'portions.0.nameEs: REQUIRED'],
    [{ recipe: { ingredients: [], yieldGrams: 100 } }, 'recipe.ingredients: REQUIRED'],
  ])('%j is rejected', (change, problem) => {
    expect(codesOf({ ...bread, ...change })).toEqual([problem]);
  });

  it('has unknown nutrients as null, never zero, and says nothing about restrictions that were not stated', () => {
    const food = foodFormSchema.parse({ ...bread, notFor: undefined, nutrients: { energy: 250 } });
    expect(food.nutrients).toEqual(known({ energy: 250 }));
    expect(food.notFor).toBeNull();
  });

  it('has a name in every language, and is found by all of them', () => {
    const egg = { nameEs: 'Huevo', nameEn: null, synonyms: ['Huevo «campero»'] };
    expect(foodName(egg, 'en')).toBe('Huevo');
    expect(foodSearchKey(egg)).toBe(' huevo \n huevo campero ');
  });
});

describe('restrictions', () => {
  it('are never met by a food that does not state them', () => {
    expect(isFoodFor(['GLUTEN'], ['MILK'])).toBe(true);
    expect(isFoodFor(['GLUTEN'], ['MILK', 'GLUTEN'])).toBe(false);
    expect(isFoodFor(null, ['MILK'])).toBe(false);
    expect(isFoodFor(null, [])).toBe(true);
  });
});

describe('weights', () => {
  const oil = { unit: 'ML', unitWeight: 10, density: 0.916 } as const;
  it('of millilitres use the density, and say when there is none', () => {
    expect(weightOf(oil, 1000)).toEqual({ grams: 916, isDensityAssumed: false });
    expect(weightOf({ ...oil, density: null }, 100)).toEqual({ grams: 100, isDensityAssumed: true });
    expect(portionWeight(oil)?.grams).toBeCloseTo(9.16);
  });

  it('of pieces use the weight of one', () => {
    const egg = { unit: 'U', unitWeight: 55, density: null } as const;
    expect(weightOf(egg, 1.5)).toEqual({ grams: 82.5, isDensityAssumed: false });
    expect(portionWeight(egg)?.grams).toBe(55);
    expect(weightOf({ ...egg, unitWeight: null }, 1)).toBeNull();
    expect(weightOf({ ...egg, unit: 'G' }, 1, 'U')).toBeNull();
  });
});

describe('sums', () => {
  const milk = {
    grams: 200,
    nutrients: known({ energy: 60, carbohydrate: 5, iron: 0 }),
    carbohydrateKind: 'AVAILABLE',
  } as const;
  const cereal = {
    grams: 50,
    nutrients: known({ energy: 360, carbohydrate: 70 }),
    carbohydrateKind: 'BY_DIFFERENCE',
  } as const;

  it('say how much of them is unknown, by weight and by energy', () => {
    const { nutrients, grams } = sumNutrients([milk, cereal]);
    expect(grams).toBe(250);
    expect(nutrients.energy).toEqual({ amount: 300, unknownShare: 0, unknownEnergyShare: 0 });
    expect(nutrients.iron).toEqual({ amount: 0, unknownShare: 0.2, unknownEnergyShare: 0.6 });
    expect(nutrients.zinc).toEqual({ amount: null, unknownShare: 1, unknownEnergyShare: 1 });
  });

  it('never mix kinds of carbohydrate without a word', () => {
    expect(sumNutrients([milk, cereal]).carbohydrateKind).toBe('MIXED');
    expect(sumNutrients([milk, milk]).carbohydrateKind).toBe('AVAILABLE');
    const oil = {
      grams: 10,
      nutrients: known({ energy: 900, carbohydrate: 0 }),
      carbohydrateKind: 'BY_DIFFERENCE',
    } as const;
    expect(sumNutrients([milk, oil]).carbohydrateKind).toBe('AVAILABLE');
  });

  it('of nothing are unknown', () => {
    expect(sumNutrients([]).nutrients.energy).toEqual({
      amount: null,
      unknownShare: 0,
      unknownEnergyShare: null,
    });
  });
});

describe('recipes', () => {
  const foods = {
    rice: {
      nutrients: known({ energy: 360, protein: 7, water: 12 }),
      carbohydrateKind: 'AVAILABLE',
      notFor: [],
    },
    milk: {
      nutrients: known({ energy: 60, protein: 3, calcium: 120, water: 88 }),
      carbohydrateKind: 'AVAILABLE',
      notFor: ['MILK', 'LACTOSE', 'VEGAN'],
    },
    mystery: { nutrients: NOTHING_KNOWN, carbohydrateKind: null, notFor: null },
  } as const;
  const of = (yieldGrams: number, ...parts: [keyof typeof foods, number][]) =>
    recipeFacts({ ingredients: parts.map(([foodId, grams]) => ({ foodId, grams })), yieldGrams }, (id) =>
      id in foods ? foods[id as keyof typeof foods] : undefined,
    );

  it('have the nutrients of their ingredients per 100 g of the dish, and the union of their restrictions', () => {
    const pudding = of(800, ['rice', 100], ['milk', 1000]);
    expect(pudding.nutrients.energy).toBeCloseTo(120);
    expect(pudding.nutrients.protein).toBeCloseTo(4.625);
    // 892 g of water less the 300 g that evaporated.
    expect(pudding.nutrients.water).toBeCloseTo(74);
    expect(pudding.unknownShares.calcium).toBeCloseTo(100 / 1100);
    expect(pudding.notFor).toEqual(['MILK', 'LACTOSE', 'VEGAN']);
  });

  it('state no restriction when an ingredient does not, or is gone', () => {
    expect(of(200, ['rice', 100], ['mystery', 100]).notFor).toBeNull();
    const facts = recipeFacts(
      { ingredients: [{ foodId: 'gone', grams: 10 }], yieldGrams: 10 },
      () => undefined,
    );
    expect(facts).toMatchObject({ notFor: null, missing: ['gone'] });
  });

  it('name the way by which one would contain itself', () => {
    const within: Record<string, string[]> = { a: ['b', 'c'], b: ['c'], c: ['d'], d: [] };
    const cycle = (): string[] | null => recipeCycle('a', (id) => within[id] ?? []);
    expect(cycle()).toBeNull();
    within.d = ['a'];
    expect(cycle()).toEqual(['a', 'b', 'c', 'd', 'a']);
    expect(recipeCycle('x', () => ['x'])).toEqual(['x', 'x']);
  });
});

describe('doubts', () => {
  const ham = known({ energy: 163, protein: 16.6, fat: 8.6, carbohydrate: 3.8, fibre: 1.3, sodium: 1143 });
  it('none about a good food', () => {
    expect(foodDoubts({ category: 'PROCESSED_MEAT', nutrients: ham })).toEqual([]);
    // Wheat bran: by difference, most of the carbohydrate is fibre.
    const bran = known({ energy: 216, protein: 15.6, fat: 4.3, carbohydrate: 64.5, fibre: 42.8 });
    expect(foodDoubts({ nutrients: bran, carbohydrateKind: 'BY_DIFFERENCE' })).toEqual([]);
  });

  it.each([
    ['kJ given as kcal', { energy: 682 }, ['ENERGY_AS_KJ']],
    ['an energy that does not fit', { energy: 400 }, ['ENERGY_MISMATCH']],
    ['salt given as sodium', { sodium: 2.9 }, ['SODIUM_AS_SALT']],
    ['more than 100 g', { water: 90 }, ['SUM_OVER_100']],
    ['more sugar than carbohydrate', { sugars: 12 }, ['PART_OVER_WHOLE']],
  ])('notices %s', (_, change, doubts) => {
    expect(foodDoubts({ category: 'PROCESSED_MEAT', nutrients: { ...ham, ...change } })).toEqual(doubts);
  });
});

describe('nutrients', () => {
  it('have salt as sodium', () => {
    expect(saltOf(2400)).toBe(6);
    expect(sodiumOf(6)).toBe(2400);
  });

  it('are told apart by their headings', () => {
    for (const heading of [
      'energia',
      'grasas',
      'saturadas',
      'sodio',
      'calcio',
      'vitamina b12',
      'protein',
      'fibre',
    ])
      expect(
        NUTRIENT_KEYS.filter((key) => NUTRIENTS[key].heading.test(heading)),
        heading,
      ).toHaveLength(1);
  });
});

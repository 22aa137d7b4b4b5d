import fc from 'fast-check';
import { ALLERGENS } from '../shared/index.ts';
import { restrictionsOf } from './imports/index.ts';
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
  freeOf,
  isFoodFor,
  measureName,
  nameDoubts,
  portionWeight,
  recipeCycle,
  recipeFacts,
  saltOf,
  sodiumOf,
  suitabilityOf,
  sumNutrients,
  weightOf,
  type FoodCategory,
  type FoodRestriction,
  type FoodSuitability,
  type NutrientAmounts,
} from './index.ts';

const bread = {
  nameEs: 'Pan blanco',
  category: 'BREAD_PASTA',
  unit: 'G',
  unsuitableFor: ['GLUTEN'],
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
    expect(FOOD_RESTRICTIONS).toHaveLength(31);
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
    [{ unsuitableFor: ['GLUTENS'] }, 'unsuitableFor.0: OPTION_INVALID'],
    [{ tier: 4 }, 'tier: OPTION_INVALID'],
    [{ density: 20 }, 'density: OUT_OF_RANGE'],
    [{ portions: [{ grams: 30 }] }, 'portions.0.nameEs: REQUIRED'],
    [{ recipe: { ingredients: [], yieldGrams: 100 } }, 'recipe.ingredients: REQUIRED'],
  ])('%j is rejected', (change, problem) => {
    expect(codesOf({ ...bread, ...change })).toEqual([problem]);
  });

  it('has unknown nutrients as null, never zero, and says nothing about restrictions that were not stated', () => {
    const food = foodFormSchema.parse({ ...bread, unsuitableFor: undefined, nutrients: { energy: 250 } });
    expect(food.nutrients).toEqual(known({ energy: 250 }));
    expect(food).toMatchObject({ unsuitableFor: [], suitableFor: [] });
    expect(suitabilityOf({ ...food, category: 'CEREALS' }).unknownFor).toEqual(
      FOOD_RESTRICTIONS.filter((one) => one !== 'CAFFEINE' && one !== 'LIVER'),
    );
  });

  it('is counted in household measures without a second number', () => {
    expect(measureName({ nameEs: '1 cucharada', nameEn: '1 tablespoon' }, 'es')).toBe('cucharada');
    expect(measureName({ nameEs: 'rebanada', nameEn: null }, 'en')).toBe('rebanada');
  });

  it('has a name in every language, and is found by all of them', () => {
    const egg = { nameEs: 'Huevo', nameEn: null, synonyms: ['Huevo «campero»'] };
    expect(foodName(egg, 'en')).toBe('Huevo');
    expect(foodSearchKey(egg)).toBe(' huevo \n huevo campero ');
  });
});

describe('restrictions', () => {
  const of = (
    unsuitableFor: FoodRestriction[],
    suitableFor: FoodRestriction[] = [],
    category: FoodCategory = 'CEREALS',
  ) => suitabilityOf({ category, unsuitableFor, suitableFor });
  const isFor = (food: FoodSuitability, ...restrictions: FoodRestriction[]): boolean =>
    isFoodFor(food, restrictions);

  it('are never met by a food that does not state them', () => {
    const bread = of(['GLUTEN'], ['MILK']);
    expect(isFor(bread, 'MILK')).toBe(true);
    expect(isFor(bread, 'MILK', 'GLUTEN')).toBe(false);
    expect(isFor(bread, 'EGGS')).toBe(false);
    expect(isFor(of([]), 'MILK')).toBe(false);
    expect(isFor(of([]))).toBe(true);
  });

  it('follow from what a food contains: an imported "gluten, milk" is not vegan, and nobody knows about meat', () => {
    const { unsuitableFor, suitableFor } = restrictionsOf('gluten, leche');
    const croquettes = of(unsuitableFor, suitableFor);
    expect(croquettes.notFor).toEqual(['GLUTEN', 'MILK', 'LACTOSE', 'FODMAP', 'VEGAN']);
    expect(croquettes.unknownFor).toEqual(
      expect.arrayContaining(['VEGETARIAN', 'PORK', 'MEAT', 'ALCOHOL', 'FRUCTOSE']),
    );
    for (const one of ['VEGAN', 'VEGETARIAN', 'LACTOSE', 'PORK', 'MEAT', 'ALCOHOL', 'FODMAP'] as const)
      expect(isFor(croquettes, one), one).toBe(false);
    expect(isFor(croquettes, 'NUTS')).toBe(true);
  });

  it.each<[FoodRestriction[], FoodRestriction[], FoodCategory, FoodRestriction[]]>([
    [['MILK'], ['LACTOSE'], 'DAIRY', ['MILK', 'VEGAN']],
    [[], [], 'DAIRY', ['MILK', 'LACTOSE', 'FODMAP', 'VEGAN']],
    [[], ['MILK', 'VEGAN'], 'DAIRY', []],
    [['FISH'], [], 'CEREALS', ['FISH', 'VEGETARIAN', 'VEGAN']],
    [['MERCURY'], [], 'CEREALS', ['FISH', 'MERCURY', 'VEGETARIAN', 'VEGAN']],
    [['PORK'], [], 'CEREALS', ['PORK', 'MEAT', 'VEGETARIAN', 'VEGAN']],
    [['EGGS'], [], 'CEREALS', ['EGGS', 'VEGAN']],
    [[], [], 'MEAT', ['MEAT', 'VEGETARIAN', 'VEGAN']],
    [[], [], 'SEAFOOD', ['VEGETARIAN', 'VEGAN']],
    // What it contains wins over what it is said to be free of.
    [['MILK'], ['VEGAN'], 'CEREALS', ['MILK', 'LACTOSE', 'FODMAP', 'VEGAN']],
  ])('of %j, stated free of %j among %s are %j', (unsuitable, suitable, category, expected) => {
    expect(of(unsuitable, suitable, category).notFor).toEqual(expected);
  });

  it('are kept by what is free of what they follow from, and no allergen is ruled out by a diet', () => {
    const vegan = of([], ['VEGAN']);
    expect(isFor(vegan, 'VEGETARIAN', 'MEAT', 'PORK', 'LACTOSE', 'MERCURY')).toBe(true);
    expect(isFor(vegan, 'MILK')).toBe(false);
    expect(isFor(vegan, 'EGGS')).toBe(false);
    expect(isFor(of([], ['MEAT', 'FISH', 'CRUSTACEANS', 'MOLLUSCS']), 'VEGETARIAN', 'PORK')).toBe(true);
    expect(isFor(of([], ['FISH', 'CRUSTACEANS', 'MOLLUSCS']), 'VEGETARIAN')).toBe(false);
  });

  it('of a food, not an ingredient, are unknown only where such foods are', () => {
    const unknownOf = (
      category: FoodCategory,
      unsuitable: FoodRestriction[] = [],
      recipe: object | null = null,
    ) =>
      suitabilityOf({ category, unsuitableFor: unsuitable, suitableFor: [], recipe }).unknownFor.filter(
        (one) => (['CAFFEINE', 'CHOKING', 'LIVER', 'SEAWEED'] as FoodRestriction[]).includes(one),
      );
    expect(unknownOf('LEGUMES')).toEqual([]);
    expect(unknownOf('VEGETABLES')).toEqual(['CHOKING', 'SEAWEED']);
    expect(unknownOf('BEVERAGES')).toEqual(['CAFFEINE']);
    expect(unknownOf('BREAD_PASTA', ['NUTS'])).toEqual(['CHOKING']);
    expect(unknownOf('LEGUMES', [], {})).toEqual(['CAFFEINE', 'CHOKING', 'LIVER', 'SEAWEED']);
    expect(of([], [], 'NUTS_SEEDS').notFor).toEqual(['CHOKING']);
    expect(of([], ['CHOKING'], 'NUTS_SEEDS').notFor).toEqual([]);
    expect(isFor(of([], ['VEGAN'], 'FATS_OILS'), 'LIVER')).toBe(true);
  });

  it('are each known to be broken, known to be kept, or unknown, whatever is stated', () => {
    const some = fc.subarray([...FOOD_RESTRICTIONS]);
    fc.assert(
      fc.property(some, some, fc.constantFrom(...FOOD_CATEGORIES), (unsuitable, suitable, category) => {
        const found = of(unsuitable, suitable, category);
        expect(found.notFor).toEqual(expect.arrayContaining(unsuitable));
        expect(found.unknownFor.some((one) => found.notFor.includes(one))).toBe(false);
        expect([...found.notFor, ...found.unknownFor, ...freeOf(found)]).toHaveLength(
          FOOD_RESTRICTIONS.length,
        );
        // What follows is stated as well or left to follow: the same.
        expect(of(found.notFor, freeOf(found), category)).toEqual(found);
      }),
    );
  });

  it('are asked about where a name suggests what is not stated', () => {
    const unknown = of([]);
    expect(nameDoubts({ nameEs: 'Croquetas de jamón', nameEn: null }, of(['GLUTEN', 'MILK']))).toEqual([
      'PORK',
      'MEAT',
    ]);
    expect(nameDoubts({ nameEs: 'Queso Idiazábal', nameEn: null }, unknown)).toEqual(['MILK']);
    expect(nameDoubts({ nameEs: 'Bizcocho con harina de trigo', nameEn: null }, unknown)).toEqual(['GLUTEN']);
    expect(nameDoubts({ nameEs: 'Leche de almendra', nameEn: 'Vegan spread' }, unknown)).toEqual(['NUTS']);
    expect(nameDoubts({ nameEs: 'Tarta de nueces', nameEn: 'Coffee cake' }, unknown)).toEqual([
      'NUTS',
      'CHOKING',
      'CAFFEINE',
    ]);
    expect(nameDoubts({ nameEs: 'Café descafeinado', nameEn: 'Ensalada de algas' }, unknown)).toEqual([
      'SEAWEED',
    ]);
    expect(nameDoubts({ nameEs: 'Leche', nameEn: 'Milk' }, of(['MILK']))).toEqual([]);
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
      category: 'CEREALS',
      unsuitableFor: [],
      suitableFor: FOOD_RESTRICTIONS,
    },
    milk: {
      nutrients: known({ energy: 60, protein: 3, calcium: 120, water: 88 }),
      carbohydrateKind: 'AVAILABLE',
      category: 'DAIRY',
      unsuitableFor: ['MILK'],
      suitableFor: ['GLUTEN', 'EGGS', 'LACTOSE'],
    },
    mystery: {
      nutrients: NOTHING_KNOWN,
      carbohydrateKind: null,
      category: 'CEREALS',
      unsuitableFor: ['NUTS'],
      suitableFor: [],
    },
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
    expect(pudding.unsuitableFor).toEqual(['MILK', 'VEGAN']);
    expect(pudding.suitableFor).toEqual(['GLUTEN', 'EGGS', 'LACTOSE', 'CHOKING', 'LIVER', 'SEAWEED']);
  });

  it('are free of nothing but what the kind of food tells when an ingredient does not say, or is gone', () => {
    expect(of(200, ['rice', 100], ['mystery', 100])).toMatchObject({
      unsuitableFor: ['NUTS'],
      suitableFor: ['CAFFEINE', 'LIVER'],
    });
    const facts = recipeFacts(
      { ingredients: [{ foodId: 'gone', grams: 10 }], yieldGrams: 10 },
      () => undefined,
    );
    expect(facts).toMatchObject({ unsuitableFor: [], suitableFor: [], missing: ['gone'] });
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

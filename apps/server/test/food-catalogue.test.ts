import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import {
  areEquivalent,
  exchangeOf,
  FOOD_CATEGORIES,
  FOOD_RESTRICTIONS,
  FOOD_SOURCES,
  foodDoubts,
  foodSchema,
  freeOf,
  householdOf,
  nameDoubts,
  NUTRIENT_KEYS,
  portionWeight,
  suitabilityOf,
  type Food,
  type FoodRestriction,
  type StatedSuitability,
} from '@healzy/domain/foods';
import { searchKey } from '@healzy/domain/shared';
import { describe, expect, it } from 'vitest';
import { newId } from '../src/platform/db/ids.ts';
import { knownMigrations, type RunQuery } from '../src/platform/db/known-schema.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { readCatalogue } from '../../../scripts/foods/catalogue.ts';

const foods: Food[] = readCatalogue().map((food) => foodSchema.parse(food));

const allNames = (food: Food): string => [food.nameEs, food.nameEn, ...food.synonyms].join(' ').toLowerCase();

/** Words that name a product, those of which are exceptions, and the restriction that it must have. */
const MUST: readonly (readonly [restriction: FoodRestriction, words: RegExp, except?: RegExp])[] = [
  [
    'GLUTEN',
    /\b(wheat|bread|pasta|spaghetti|couscous|bulgur|barley|oats?|oatmeal|rye|spelt|semolina|croissant|muffin|cake|biscuits?|beer|pizza|seit[aá]n|granola|muesli|cornflakes|toast|rusk|brioche|bagel|bun|breadcrumbs|lasagne|gnocchi|doughnut|soy sauce|miso|surimi)\b/,
    /buckwheat|gluten-free|rice cake/,
  ],
  ['CRUSTACEANS', /\b(prawn|shrimp|crab|lobster|surimi|langostino|cigala|paella)\b/],
  [
    'EGGS',
    /\b(eggs?|mayonnaise|omelette|omelet|custard|muffin|cake|brioche|croissant|doughnut|lasagne)\b/,
    /rice cake/,
  ],
  [
    'FISH',
    /\b(fish|salmon|tuna|cod|hake|sole|trout|mackerel|sardines?|anchov\w+|swordfish|monkfish|grouper|herring|eel|tilapia|surimi|caviar|bream|bass|haddock|halibut|paella)\b/,
    /cuttlefish/,
  ],
  ['PEANUTS', /\b(peanut|cacahuete)\b/],
  ['SOYBEANS', /\b(soya|soy|tofu|tempeh|edamame|miso|chocolate|margarine)\b/, /chocolate milk$|^batido|mung/],
  [
    'MILK',
    /\b(milk|cheese|yoghurt|butter|cream|whey|mozzarella|ricotta|parmesan|brie|feta|provolone|custard|pizza|lasagne|chocolate|gorgonzola|kefir|pesto|white sauce)\b/,
    /coconut milk|peanut butter|almond butter|soy milk|soya yoghurt|almond milk|leche de (avena|soja|almendra|arroz)|chocolate and hazelnut|cream crackers/,
  ],
  [
    'NUTS',
    /\b(almond|walnut|hazelnut|cashew|pistachio|macadamia|pecan|brazil nut|granola|muesli|marzipan|pesto|chocolate)\b/,
    /chocolate milk$/,
  ],
  ['CELERY', /\b(celery|celeriac|stock)\b/],
  ['MUSTARD', /\b(mustard|mayonnaise|curry)\b/],
  ['SESAME', /\b(sesame|tahini|hummus|falafel)\b/],
  ['SULPHITES', /\b(wine|cider|sangria|dried (apricots|figs)|raisins|prunes|vinegar|prawn|shrimp)\b/],
  ['LUPIN', /\blupin/],
  ['MOLLUSCS', /\b(mussels?|clam|squid|cuttlefish|octopus|scallop|oyster|paella)\b/, /oyster mushroom/],
  [
    'LACTOSE',
    /\b(milk|yoghurt|cheese|cream)\b/,
    /soya yoghurt|coconut milk|soy milk|almond milk|leche de (avena|soja|almendra)|sin lactosa/,
  ],
  [
    'MEAT',
    /\b(beef|veal|pork|lamb|chicken|turkey|duck|rabbit|ham|bacon|lard|chorizo|salami|mortadella|frankfurter|gelatine|gumdrops|p[aâ]té|paella|lasagne|cecina|hígado|morcilla)\b/,
    /lettuce/,
  ],
  ['MERCURY', /\b(swordfish|pez espada|atún fresco|atún rojo|shark|tintorera|cazón)\b/],
  [
    'LISTERIA',
    /\b(brie|camembert|roquefort|gorgonzola|queso azul|salmón ahumado|p[aâ]té|jamón serrano|jamón curado|chorizo|salchichón|salami|cecina|ostra)\b/,
    /setas|oyster mushroom/,
  ],
  ['HISTAMINE', /\b(anchovy|tuna|mackerel|sardines?|wine|beer|cava|soy sauce|tomato|spinach|aubergine)\b/],
  [
    'FODMAP',
    /\b(onion|garlic|leek|shallot|apple|pear|mango|watermelon|honey|chickpeas?|lentils?|cauliflower|wheat|bread|pasta|couscous|pizza|lasagne|gazpacho|muffin|cake|custard|ice cream|cider)\b/,
    /pineapple|prickly|buckwheat|rice cake|sin gluten|gluten-free/,
  ],
  ['GRAPEFRUIT', /\b(grapefruit|pomelo)\b/],
  ['CAFFEINE', /\b(coffee|espresso|cola|green tea|té negro|energy drink)\b/, /decaffeinated/],
  [
    'CHOKING',
    /\b(nuts?|almond|walnut|hazelnut|pistachio|peanut|chestnut|(pumpkin|sunflower) seeds|popcorn|grapes|cherry|cherry tomato|olives|frankfurter|gumdrops|granola|muesli)\b/,
    /\b(oil|drink|butter|spread|milk|marzipan|doughnut)\b/,
  ],
  ['LIVER', /\b(liver|paté)\b/],
  ['SEAWEED', /\b(seaweed|nori|wakame)\b/],
  [
    'PORK',
    /\b(pork|ham|bacon|lard|chorizo|salami|mortadella|frankfurter|gelatine|gumdrops|black pudding|dry sausage|p[aâ]té|paella|lasagne)\b/,
    /turkey ham/,
  ],
  ['ALCOHOL', /\b(beer|wine|spirits|cider|sangria)\b/, /vinagre/],
  [
    'SORBITOL',
    /\b(apple|pear|peach|plum|prunes|cherry|apricots?|nectarine)\b/,
    /cherry tomato|tomate cherry|pineapple|prickly|pearl/,
  ],
];

/** Words that name a product, and a restriction that it must not have: it would leave people without what they can eat. */
const MUST_NOT: readonly (readonly [restriction: FoodRestriction, words: RegExp, except?: RegExp])[] = [
  ['LACTOSE', /\bsin lactosa\b|lactose-free/],
  ['EGGS', /\bpasta(, dry|, cooked)?$|wholewheat pasta|espagueti/, /huevo|egg/],
  ['MILK', /leche de (avena|soja|almendra|coco|arroz)|bebida de|yogur de soja/],
  ['MEAT', /\b(tofu|seit[aá]n|tempeh|verduras?)\b/],
  ['GLUTEN', /\bsin gluten\b|gluten-free|\brice\b|\bquinoa\b|\bmaize\b/],
  ['CHOKING', /\b(butter|tahini|oil|drink)\b/],
  ['CAFFEINE', /descafeinado|infusión/],
  ['FRUCTOSE', /^(tomate|lechuga|calabacín|pepino|ajo|espinacas?|fresa|frambuesa|aguacate|limón) /],
];

const problems = (check: (food: Food) => boolean): string[] =>
  foods.filter((food) => !check(food)).map((food) => `${food.nameEs} / ${food.nameEn}`);

describe('the catalogue', () => {
  it('has at least 400 foods, each once, in Spanish and English, of every category', () => {
    expect(foods.length).toBeGreaterThanOrEqual(400);
    for (const key of ['id', 'nameEs', 'nameEn'] as const)
      expect(new Set(foods.map((food) => food[key])).size, key).toBe(foods.length);
    expect(new Set(foods.map(({ category }) => category)).size).toBe(FOOD_CATEGORIES.length);
    expect(problems(({ nameEs, nameEn }) => Boolean(nameEs) && Boolean(nameEn))).toEqual([]);
  });

  it('says where the figures of each are from, under which licence, and of which kind carbohydrate is', () => {
    expect(
      problems(({ source, carbohydrateKind }) => {
        const { title, licence, carbohydrateKind: kind } = FOOD_SOURCES[source.code];
        return Boolean(title && licence && source.reference) && carbohydrateKind === kind;
      }),
    ).toEqual([]);
    expect(FOOD_SOURCES.CIQUAL.title).toContain('Anses. Ciqual');
  });

  it('has meals, restrictions, and a portion with a weight for each, in millilitres with a density', () => {
    expect(problems((food) => food.meals.length > 0 && (portionWeight(food)?.grams ?? 0) > 0)).toEqual([]);
    expect(problems(({ unit, density }) => unit !== 'ML' || density !== null)).toEqual([]);
  });

  it('knows energy and protein, fat and carbohydrate of nearly all, and never writes what it does not know', () => {
    const unknown = foods.filter(({ nutrients: { energy, protein, fat, carbohydrate } }) =>
      [energy, protein, fat, carbohydrate].includes(null),
    );
    expect(unknown.length).toBeLessThan(foods.length / 20);
    expect(foods.every(({ nutrients }) => Object.keys(nutrients).length === NUTRIENT_KEYS.length)).toBe(true);
    const ham = foods.find(({ nameEn }) => nameEn === 'Cooked ham, superior quality');
    expect(ham?.nutrients.iron).toBeNull();
  });

  it('has no figures that look like kilojoules, or like salt', () => {
    expect(
      problems((food) => !foodDoubts(food).some((one) => one === 'ENERGY_AS_KJ' || one === 'SODIUM_AS_SALT')),
    ).toEqual([]);
  });
});

describe('what a food of the catalogue is not for', () => {
  const named = MUST.map(([restriction, words, except]) => ({ restriction, words, except }));
  it.each(named)(
    '$restriction is missing from none that has it by its name',
    ({ restriction, words, except }) => {
      const found = foods.filter((food) => words.test(allNames(food)) && !except?.test(allNames(food)));
      expect(found.length).toBeGreaterThan(0);
      expect(
        found.filter(({ unsuitableFor }) => !unsuitableFor.includes(restriction)).map(({ nameEn }) => nameEn),
      ).toEqual([]);
    },
  );

  it.each(MUST_NOT.map(([restriction, words, except]) => ({ restriction, words, except })))(
    '$restriction is on none that is free of it by its name',
    ({ restriction, words, except }) => {
      const found = foods.filter((food) => words.test(allNames(food)) && !except?.test(allNames(food)));
      expect(found.length).toBeGreaterThan(0);
      expect(
        found.filter(({ unsuitableFor }) => unsuitableFor.includes(restriction)).map(({ nameEn }) => nameEn),
      ).toEqual([]);
    },
  );

  it('leaves people who bear no lactose milk, those without fructose fruit, and vegans dry pasta', () => {
    const without = (restriction: FoodRestriction, category: string, name = /./): Food[] =>
      foods.filter(
        (food) =>
          food.category === category &&
          name.test(allNames(food)) &&
          !food.unsuitableFor.includes(restriction),
      );
    expect(without('LACTOSE', 'DAIRY', /leche/).length).toBeGreaterThanOrEqual(1);
    expect(without('FRUCTOSE', 'FRUIT').length).toBeGreaterThanOrEqual(4);
    expect(without('FRUCTOSE', 'VEGETABLES').length).toBeGreaterThanOrEqual(40);
    expect(without('VEGAN', 'BREAD_PASTA', /pasta/).length).toBeGreaterThanOrEqual(4);
    expect(without('EGGS', 'BREAD_PASTA', /pasta/).length).toBeGreaterThanOrEqual(4);
  });

  it('is all that follows from it, and nothing of it is unknown', () => {
    expect(
      problems((food) => {
        const { notFor, unknownFor } = suitabilityOf(food);
        return unknownFor.length === 0 && notFor.join() === food.unsuitableFor.join();
      }),
    ).toEqual([]);
  });

  it('is what its name suggests', () => {
    const found = foods.flatMap((food) => {
      const doubts = nameDoubts(food, suitabilityOf(food));
      return doubts.length > 0 ? [`${food.nameEs} / ${food.nameEn}: ${doubts.join()}`] : [];
    });
    expect(found).toEqual([]);
  });

  it('follows from its category', () => {
    const has = (food: Food, one: FoodRestriction): boolean => food.unsuitableFor.includes(one) ?? false;
    expect(problems((food) => food.category !== 'DAIRY' || has(food, 'MILK'))).toEqual([]);
    expect(problems((food) => food.category !== 'EGGS' || has(food, 'EGGS'))).toEqual([]);
    expect(problems((food) => food.category !== 'FISH' || has(food, 'FISH'))).toEqual([]);
    expect(
      problems((food) => food.category !== 'SEAFOOD' || has(food, 'CRUSTACEANS') || has(food, 'MOLLUSCS')),
    ).toEqual([]);
    const animals = ['MEAT', 'PROCESSED_MEAT', 'FISH', 'SEAFOOD'];
    expect(problems((food) => !animals.includes(food.category) || has(food, 'VEGETARIAN'))).toEqual([]);
  });

  it('holds together: no vegetarian food is not vegan alone, milk brings lactose, alcohol is named', () => {
    const has = (food: Food, one: FoodRestriction): boolean => food.unsuitableFor.includes(one) ?? false;
    expect(problems((food) => !has(food, 'VEGETARIAN') || has(food, 'VEGAN'))).toEqual([]);
    expect(problems((food) => !has(food, 'MILK') || has(food, 'VEGAN'))).toEqual([]);
    const isLactoseFree = (food: Food): boolean => /sin lactosa/.test(allNames(food));
    expect(problems((food) => !has(food, 'MILK') || has(food, 'LACTOSE') || isLactoseFree(food))).toEqual([]);
    expect(problems((food) => !has(food, 'PORK') || has(food, 'MEAT'))).toEqual([]);
    expect(problems((food) => !has(food, 'MEAT') || has(food, 'VEGETARIAN'))).toEqual([]);
    expect(problems((food) => !has(food, 'MERCURY') || has(food, 'FISH'))).toEqual([]);
    expect(problems((food) => !has(food, 'EGGS') || has(food, 'VEGAN'))).toEqual([]);
    expect(problems((food) => (food.nutrients.alcohol ?? 0) < 0.5 || has(food, 'ALCOHOL'))).toEqual([]);
    // A third of the 48 mg that EFSA takes as of no concern for a child of 16 kg.
    const caffeineOf = (food: Food): number =>
      ((food.nutrients.caffeine ?? 0) * (portionWeight(food)?.grams ?? 0)) / 100;
    expect(problems((food) => caffeineOf(food) < 16 || has(food, 'CAFFEINE'))).toEqual([]);
  });
});

interface ListedDish {
  slug: string;
  ingredients: { source: string; code: string }[];
  steps: Record<'es' | 'en', string[]>;
}
const dishes = JSON.parse(
  readFileSync(new URL('../../../scripts/foods/dishes.json', import.meta.url), 'utf8'),
) as ListedDish[];
const withOne = (...references: string[]) =>
  dishes.filter(({ ingredients }) =>
    ingredients.some(({ source, code }) => references.includes(`${source} ${code}`)),
  );

describe('dishes and drinks of the catalogue', () => {
  const restrictionsOf = (name: string) => foods.find(({ nameEs }) => nameEs === name)?.unsuitableFor ?? [];

  it('have eggs that set through, or an egg that says by itself that it does not', () => {
    const eggs = withOne('USDA_SR26 1123');
    expect(eggs.length).toBeGreaterThan(20);
    const runny = eggs.filter(
      ({ steps: { es, en } }) =>
        !/del todo|firmes?|por dentro|huevo líquido/.test(es.join(' ')) ||
        !/through|firm|done inside|liquid egg/.test(en.join(' ')),
    );
    expect(runny.map(({ slug }) => slug)).toEqual([]);
    for (const name of ['Huevo escalfado', 'Huevo pasado por agua'])
      expect(restrictionsOf(name), name).toContain('LISTERIA');
    expect(restrictionsOf('Huevo cocido')).not.toContain('LISTERIA');
  });

  it('have soya drink with calcium and vitamin B12, which menus also prefer to what has none', () => {
    const soya = foods.filter(({ nameEs }) => nameEs?.startsWith('Bebida de soja'));
    expect(soya.length).toBeGreaterThan(2);
    const isFortified = ({ nutrients: { calcium, vitaminB12 } }: Food) =>
      (calcium ?? 0) >= 100 && (vitaminB12 ?? 0) > 0.3;
    for (const drink of soya) {
      expect(drink.tier, drink.nameEs ?? '').toBe(isFortified(drink) ? 1 : 3);
      if (!isFortified(drink)) expect(withOne(`${drink.source.code} ${drink.source.reference}`)).toEqual([]);
    }
  });

  it('have no cheese for vegetarians whose name prescribes animal rennet', () => {
    for (const name of ['Queso parmesano', 'Queso comté', 'Queso gruyer', 'Queso roquefort'])
      expect(restrictionsOf(name), name).toContain('VEGETARIAN');
    expect(restrictionsOf('Queso cottage')).not.toContain('VEGETARIAN');
  });

  it('have large fish for no child and in no pregnancy, whatever its species is called', () => {
    for (const name of ['Pez espada', 'Atún fresco', 'Atún al horno'])
      expect(
        foods.filter(({ nameEs }) => nameEs?.startsWith(name)),
        name,
      ).toSatisfy(
        (found: Food[]) =>
          found.length > 0 && found.every(({ unsuitableFor }) => unsuitableFor.includes('MERCURY')),
      );
  });
});

describe('exchanges of the catalogue', () => {
  const byName = new Map(foods.map((food) => [food.nameEs, food]));
  const areNamed = (one: string, other: string) =>
    areEquivalent(exchangeOf(byName.get(one)!), exchangeOf(byName.get(other)!));

  it('are stated of every food', () => {
    expect(foods.filter(({ exchange }) => exchange === null)).toEqual([]);
  });

  it('tell what a dietitian would exchange from what only has the same figures', () => {
    expect(areNamed('Manzana', 'Pera')).toBe(true);
    expect(areNamed('Leche desnatada', 'Yogur natural desnatado')).toBe(true);
    expect(areNamed('Arroz blanco cocido', 'Arroz integral cocido')).toBe(true);
    expect(areNamed('Clara de huevo (para cocinar)', 'Refresco de cola sin azúcar')).toBe(false);
    expect(areNamed('Refresco de cola', 'Refresco de cola')).toBe(false);
    expect(areNamed('Arroz blanco cocido', 'Harina de trigo (para cocinar)')).toBe(false);
    expect(areNamed('Manzana', 'Azúcar')).toBe(false);
    expect(areNamed('Paella', 'Paella')).toBe(false);
  });

  it('of a food that states none follow from category and figures only where those seldom deceive', () => {
    const estimated = foods.flatMap((food) => {
      const estimate = exchangeOf({ ...food, exchange: null });
      return estimate ? [{ estimate, stated: food.exchange! }] : [];
    });
    const agreeing = estimated.filter(
      ({ estimate, stated }) => estimate.group === stated.group && estimate.role === stated.role,
    );
    expect(estimated.length).toBeGreaterThan(300);
    expect(agreeing.length / estimated.length).toBeGreaterThan(0.92);
  });
});

describe('household measures of the catalogue', () => {
  it('are given only where a person would use them, whatever the amount', () => {
    const amounts = [5, 10, 20, 30, 50, 75, 100, 125, 150, 200, 206, 250, 300, 375, 500, 1000, 2500];
    let given = 0;
    for (const food of foods)
      for (const grams of amounts) {
        const found = householdOf(food, grams);
        if (found === null) continue;
        given += 1;
        const what = `${food.nameEs}, ${grams} g: ${found.count} × ${found.portion.nameEs}`;
        expect(Number.isInteger(found.count * 2), what).toBe(true);
        expect(found.count, what).toBeGreaterThanOrEqual(0.5);
        expect(found.count, what).toBeLessThanOrEqual(6);
        expect(Math.abs(found.count * found.portion.grams - grams) / grams, what).toBeLessThanOrEqual(0.1001);
        if (/cuchara/.test(found.portion.nameEs ?? ''))
          expect(['FATS_OILS', 'SWEETS', 'NUTS_SEEDS'], what).toContain(food.category);
        expect(food.unit, what).not.toBe('U');
        if (/pieza/.test(found.portion.nameEs ?? ''))
          expect(found.portion.grams, what).toBeGreaterThanOrEqual(20);
      }
    expect(given).toBeGreaterThan(300);
  });

  it('are a glass of milk, spoons of oil, tomatoes as they are sold, and nothing for eggs', () => {
    const named = (name: string, grams: number) => {
      const food = foods.find(({ nameEs }) => nameEs === name);
      if (!food) throw new Error(name);
      const found = householdOf(food, grams);
      return found && `${found.count} × ${found.portion.nameEs}`;
    };
    expect(named('Leche entera', 244)).toBe('1 × 1 taza');
    expect(named('Aceite de oliva', 13.5)).toBe('1 × 1 cucharada');
    expect(named('Huevo cocido', 25)).toBeNull();
    expect(named('Tomate', 375)).toBe('2 × 1 pieza grande');
    expect(named('Tomate', 123)).toBe('1 × 1 pieza mediana');
  });
});

describe('restrictions of foods of accounts', () => {
  it('are told by the migration of new ones as the domain tells them, recipes too', async () => {
    const ofCodes = (statements: readonly string[]): boolean =>
      /restrictions that came with 0102|what is not on\n-- the list/.test(statements[0]!);
    const database = await PGlite.create();
    const query: RunQuery = (text, params) => database.query(text, params);
    const known = knownMigrations();
    await database.transaction((within) =>
      migrate(
        (text, params) => within.query(text, params),
        known.filter(({ statements }) => !ofCodes(statements)),
      ),
    );
    const accountId = newId();
    await query(`INSERT INTO accounts (id, name) VALUES ($1, 'Antes')`, [accountId]);
    const OLD = FOOD_RESTRICTIONS.filter((one) => !['CAFFEINE', 'CHOKING', 'LIVER', 'SEAWEED'].includes(one));
    const { rows } = await query(`SELECT id FROM provider_foods WHERE key_es = 'almendra'`);
    const [almond] = rows as { id: string }[];
    const add = async (food: object, ingredients: readonly string[] = []) => {
      const id = newId();
      const recipe = ingredients.length > 0 && {
        recipe: { ingredients: ingredients.map((foodId) => ({ foodId, grams: 10 })), yieldGrams: 10 },
      };
      const stored = {
        unsuitableFor: [],
        suitableFor: [],
        unit: 'G',
        ...food,
        ...recipe,
      } as unknown as StatedSuitability;
      const known = suitabilityOf(stored);
      const [notFor, free] = [known.notFor, freeOf(known)].map((codes) =>
        codes.filter((one) => OLD.includes(one)),
      );
      await query(
        `INSERT INTO foods (id, account_id, key_es, key_en, search_key, category, tier, meals, not_for, free_of,
           ingredient_ids, food) VALUES ($1, $2, '', '', '', $3, 2, '{}', $4, $5, $6, $7)`,
        [id, accountId, stored.category, notFor, free, ingredients, JSON.stringify(stored)],
      );
      return id;
    };
    const plain = [
      await add({ category: 'VEGETABLES' }),
      await add({ category: 'LEGUMES', suitableFor: OLD }),
      await add({ category: 'NUTS_SEEDS', unsuitableFor: ['NUTS'] }),
      await add({ category: 'BREAD_PASTA', unsuitableFor: ['PEANUTS'] }),
      await add({ category: 'FATS_OILS', suitableFor: ['VEGETARIAN'] }),
      await add({ category: 'BEVERAGES' }),
    ];
    const dish = await add({ category: 'LEGUMES' }, [plain[0]!, plain[1]!]);
    const outer = await add({ category: 'LEGUMES' }, [dish, almond!.id]);
    await database.transaction((within) => migrate((text, params) => within.query(text, params)));
    const found = (await query(`SELECT id, not_for, free_of, food FROM foods`)).rows as {
      id: string;
      not_for: FoodRestriction[];
      free_of: FoodRestriction[];
      food: StatedSuitability;
    }[];
    for (const { id, not_for: notFor, free_of: free, food } of found) {
      const known = suitabilityOf(food);
      expect([id, notFor, free]).toEqual([id, known.notFor, freeOf(known)]);
    }
    const keys = (await query(`SELECT key_es, key_en, food FROM provider_foods`)).rows as {
      key_es: string;
      key_en: string;
      food: Food;
    }[];
    for (const { key_es: es, key_en: en, food } of keys)
      expect([es, en]).toEqual([food.nameEs ?? '', food.nameEn ?? ''].map(searchKey));
    const of = (id: string) => found.find((each) => each.id === id)!;
    // Of the dish nobody knows what the vegetable leaves open; what contains a whole almond may choke.
    expect(of(dish).free_of).toEqual(['CAFFEINE', 'LIVER']);
    expect(of(outer)).toMatchObject({ not_for: ['CHOKING'], free_of: ['CAFFEINE', 'LIVER'] });
    // What was eaten keeps its figures, which are the same: no former food is needed.
    for (const table of ['food_revisions', 'provider_food_revisions'])
      expect((await query(`SELECT 1 FROM ${table}`)).rows).toEqual([]);
    await database.close();
  }, 60_000);
});

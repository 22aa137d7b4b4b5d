import { FOOD_RESTRICTIONS } from '@healzy/domain/foods';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBed, type TestBed } from './api-test-bed.ts';

let bed: TestBed;
beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());

const as = () => bed.alba.people.specialist;
const names = (body: { items: { nameEs: string }[] }): string[] => body.items.map(({ nameEs }) => nameEs);
const search = async (text: string, query: Record<string, string> = {}) =>
  (await bed.call('listFoods', { as: as(), query: { search: text, ...query } })).body;
const add = (body: object) => bed.call('createFood', { as: as(), body });
const food = (nameEs: string, more: object = {}) => ({
  nameEs,
  category: 'LEGUMES',
  unit: 'G',
  suitableFor: [...FOOD_RESTRICTIONS],
  nutrients: { energy: 100, protein: 8 },
  ...more,
});
const idOf = async (name: string): Promise<string> => {
  const found = (await search(name)).items.find((item: { nameEs: string }) => item.nameEs === name);
  return found.id as string;
};

describe('the list of foods', () => {
  it('finds without accents, by any word, in both languages and by synonyms, the nearest first', async () => {
    expect(names(await search('platano'))[0]).toBe('Plátano');
    expect(names(await search('leche ENTERA'))[0]).toBe('Leche entera');
    expect(names(await search('hake'))).toContain('Merluza (peso en crudo)');
    // The name of its source finds it too.
    for (const words of ['merluza cruda', 'huevo crudo', 'lentejas secas'])
      expect(names(await search(words))[0]).toMatch(/^(Merluza|Huevo|Lentejas) \((peso en|para)/);
    expect(names(await search('habichuelas'))).toContain('Alubias blancas cocidas');
    const eggs = names(await search('huevo'));
    expect(eggs[0]).toMatch(/^Huevo/);
    expect(eggs.indexOf('Clara de huevo (para cocinar)')).toBeGreaterThan(eggs.indexOf('Huevo frito'));
    expect(names(await search('zz%'))).toEqual([]);
  });

  it.each([
    ['merlusa', 'merluza'],
    ['lentajas', 'lenteja'],
    ['verenjena', 'berenjena'],
    ['uevos', 'huevo'],
    ['serbesa', 'cerveza'],
    ['chiken', 'chicken'],
    ['spinich', 'spinach'],
    ['merlusa crud', 'merluza crud'],
  ])('takes %s for %s, and finds nothing else', async (text, meant) => {
    const found = names(await search(text, { limit: '100' }));
    expect(found).not.toEqual([]);
    expect(names(await search(meant, { limit: '100' }))).toEqual(expect.arrayContaining(found));
  });

  it('finds plurals by singulars and singulars by plurals, what was written first', async () => {
    await add(food('Nuez grilla de prueba', { nameEn: 'Trial grilla one' }));
    await add(food('Nueces grilla de prueba', { nameEn: 'Trial grilla two' }));
    expect(names(await search('nueces grilla'))).toEqual([
      'Nueces grilla de prueba',
      'Nuez grilla de prueba',
    ]);
    expect(names(await search('nuez grilla'))).toEqual(['Nuez grilla de prueba', 'Nueces grilla de prueba']);
    const plurals = names(await search('tomates'));
    expect(plurals.some((name) => /^Tomate\b/.test(name))).toBe(true);
  });

  it('never lets a guess hide or come before what was written', async () => {
    // A word between two others: it is a name itself, so that neither of them is meant.
    await add(food('Merluja de prueba', { nameEn: 'Trial fish' }));
    expect(names(await search('merluja'))).toEqual(['Merluja de prueba']);
    expect(names(await search('merlusa'))).not.toContain('Merluja de prueba');
    // What has no name near it is not found at all.
    expect((await search('xilofono')).total).toBe(0);
    expect((await search('12345')).total).toBe(0);
  });

  it('keeps a guess over the pages of its list', async () => {
    const query = { limit: '3', language: 'es' };
    const all = names(await search('lentajas', { limit: '50' }));
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await search('lentajas', { ...query, ...(cursor ? { cursor } : {}) });
      seen.push(...names(page));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen).toEqual(all);
  });

  it('pages through everything once, in the order of a language', async () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const query: Record<string, string> = { limit: '100', language: 'en', ...(cursor ? { cursor } : {}) };
      const { body } = await bed.call('listFoods', { as: as(), query });
      seen.push(...body.items.map((item: { nameEn: string }) => item.nameEn));
      cursor = body.nextCursor;
      expect(body.total).toBeGreaterThan(400);
    } while (cursor !== null);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(400);
    expect(seen[0]).toMatch(/^A/);
  });

  it('filters by category, meal, tier, origin and restrictions', async () => {
    const { body: fish } = await bed.call('listFoods', { as: as(), query: { category: 'FISH', tier: '1' } });
    expect(
      fish.items.every(
        (item: { category: string; tier: number }) => item.category === 'FISH' && item.tier === 1,
      ),
    ).toBe(true);
    const vegan = await search('leche', { suitableFor: 'VEGAN' });
    expect(names(vegan)).toContain('Leche de coco (lata)');
    expect(names(vegan)).not.toContain('Leche entera');
    expect((await search('lentejas', { meal: 'BREAKFAST' })).total).toBe(0);
    expect((await search('lentejas', { origin: 'PERSONAL' })).total).toBe(0);
  });

  it('leaves out foods that state no restrictions when one is asked for', async () => {
    await add(food('Barrita sin etiqueta', { suitableFor: [] }));
    expect((await search('barrita sin etiqueta')).total).toBe(1);
    expect((await search('barrita sin etiqueta', { suitableFor: 'PEANUTS' })).total).toBe(0);
  });

  it('remembers what the account made a favourite or deactivated, of either kind', async () => {
    const id = await idOf('Kiwi');
    const set = (body: object) => bed.call('setFoodSettings', { as: as(), path: { id }, body });
    expect((await set({ isFavourite: true })).body).toMatchObject({ isFavourite: true, isActive: true });
    expect((await set({ isActive: false })).body).toMatchObject({ isFavourite: true, isActive: false });
    expect((await search('kiwi', { isActive: 'true' })).total).toBe(0);
    expect((await search('kiwi', { isFavourite: 'true', isActive: 'false' })).total).toBe(1);
    const other = bed.brisa.people.specialist;
    const { body } = await bed.call('getFood', { as: other, path: { id } });
    expect(body).toMatchObject({ isFavourite: false, isActive: true });
    expect((await set({})).status).toBe(400);
  });
});

describe('a food', () => {
  it('of the catalogue says where its figures are from, and null where one is not known', async () => {
    const { body } = await bed.call('getFood', { as: as(), path: { id: await idOf('Leche entera') } });
    expect(body).toMatchObject({
      origin: 'PROVIDER',
      source: { code: 'USDA_SR26', reference: '1077' },
      density: 1.031,
    });
    expect(body.nutrients).toMatchObject({ energy: 61, calcium: 113, ala: null });
  });

  it('of the catalogue is copied, not changed or deleted', async () => {
    const id = await idOf('Nuez');
    const headers = { 'if-match': '"1"' };
    const change = await bed.call('updateFood', { as: as(), path: { id }, headers, body: food('Mía') });
    expect(change).toMatchObject({ status: 409, body: { code: 'FOOD_OF_CATALOGUE' } });
    expect((await bed.call('deleteFood', { as: as(), path: { id } })).body.code).toBe('FOOD_OF_CATALOGUE');
    const copy = await bed.call('duplicateFood', { as: as(), path: { id } });
    expect(copy).toMatchObject({
      status: 201,
      body: {
        origin: 'PERSONAL',
        nameEs: 'Nuez (copia)',
        nameEn: 'Walnut (copy)',
        notFor: expect.arrayContaining(['NUTS']),
      },
    });
    expect(copy.body.source).toEqual({ code: 'USDA_SR26', reference: '12155' });
  });

  it('credits its figures to their source until one of them is changed', async () => {
    const { body: copy } = await bed.call('duplicateFood', { as: as(), path: { id: await idOf('Nuez') } });
    const { id, nutrients, unit, category, carbohydrateKind, source } = copy;
    const sourceAfter = async (version: number, figures: object) => {
      const headers = { 'if-match': `"${version}"` };
      const body = food('Nuez mía', { unit, category, carbohydrateKind, nutrients: figures });
      const changed = await bed.call('updateFood', { as: as(), path: { id }, headers, body });
      return changed.body.source;
    };
    expect(await sourceAfter(1, nutrients), 'another name').toEqual(source);
    expect(await sourceAfter(2, { ...nutrients, fat: 60 })).toEqual({ code: 'ACCOUNT', reference: null });
  });

  it('of the account is written, changed against its version, and deleted', async () => {
    const made = await add(food('Tarta de la abuela', { unit: 'U', unitWeight: 80 }));
    expect(made).toMatchObject({ status: 201, body: { version: 1, nutrients: { energy: 100, fat: null } } });
    const { id } = made.body;
    const change = (version: number) =>
      bed.call('updateFood', {
        as: as(),
        path: { id },
        headers: { 'if-match': `"${version}"` },
        body: food('Tarta'),
      });
    expect((await change(1)).body).toMatchObject({ version: 2, nameEs: 'Tarta', unitWeight: 80 });
    expect((await change(1)).body.code).toBe('STALE_VERSION');
    expect((await bed.call('deleteFood', { as: as(), path: { id } })).status).toBe(204);
    expect((await bed.call('getFood', { as: as(), path: { id } })).status).toBe(404);
  });

  it('keeps through an edit what a newer version stored in it', async () => {
    const slice = { nameEs: 'porción', nameEn: null, grams: 120 };
    const { id } = (await add(food('Tarta', { portions: [slice] }))).body;
    const { accountId } = bed.alba;
    const stored = (text: string) =>
      bed.database.asAccount({ accountId }, (sql) => sql.query<{ food: object }>(text, [id]));
    const newer = `'{"shelfDays": 9, "nutrients": {"iodine": 12}}'::jsonb`;
    await stored(
      `UPDATE foods SET food = food || ${newer} || jsonb_build_object('nutrients', food->'nutrients' || '{"iodine": 12}',
         'portions', jsonb_build_array(food->'portions'->0 || '{"tier": 2}')) WHERE id = $1`,
    );
    const headers = { 'if-match': '"1"' };
    const portions = [
      { nameEs: 'bocado', grams: 9 },
      { ...slice, grams: 130 },
    ];
    const body = { nameEs: 'Tarta de queso', nutrients: { fat: 9 }, portions };
    const changed = await bed.call('updateFood', { as: as(), path: { id }, headers, body });
    expect(changed.body).toMatchObject({ nameEs: 'Tarta de queso', nutrients: { energy: 100, fat: 9 } });
    const { rows } = await stored('SELECT food FROM foods WHERE id = $1');
    expect(rows[0]?.food).toMatchObject({
      shelfDays: 9,
      nutrients: { iodine: 12, fat: 9, energy: 100 },
      portions: [
        { nameEs: 'bocado', grams: 9 },
        { nameEs: 'porción', grams: 130, tier: 2 },
      ],
    });
  });

  it.each([
    [{ unit: 'U' }, '/body/unitWeight', 'REQUIRED'],
    [{ nameEs: null }, '/body/nameEs', 'REQUIRED'],
    [{ recipe: { ingredients: [{ foodId: 'a', grams: 1 }], yieldGrams: 1 } }, '/body/recipe', null],
    [{ nutrients: { fat: 101 } }, '/body/nutrients/fat', null],
  ])('with %j is refused', async (change, path, code) => {
    const { status, body } = await add(food('Raro', change));
    expect(status).toBe(400);
    const problem = body.details.fields.find((one: { path: string }) => one.path.startsWith(path));
    expect(problem).toBeDefined();
    if (code) expect(problem.code).toBe(code);
  });

  it('is written by those who plan menus, and read by all', async () => {
    const { receptionist } = bed.alba.people;
    expect((await bed.call('createFood', { as: receptionist, body: food('No') })).status).toBe(403);
    expect((await bed.call('listFoods', { as: receptionist })).status).toBe(200);
  });
});

describe('a recipe', () => {
  const recipe = (ingredients: [string, number][], yieldGrams: number, name = 'Guiso') =>
    food(name, {
      recipe: { ingredients: ingredients.map(([foodId, grams]) => ({ foodId, grams })), yieldGrams },
    });

  it('has the nutrients and the restrictions of its ingredients, and follows them', async () => {
    const sauce = (await add(food('Salsa', { unsuitableFor: ['CELERY'], nutrients: { energy: 50 } }))).body;
    const bread = await idOf('Pan de barra');
    const stew = await add(
      recipe(
        [
          [sauce.id, 100],
          [bread, 100],
        ],
        200,
      ),
    );
    expect(stew.status).toBe(201);
    expect(stew.body).toMatchObject({
      source: { code: 'RECIPE' },
      notFor: ['GLUTEN', 'CELERY', 'FODMAP'],
      unknownFor: [],
    });
    expect(stew.body.unknownShares).toMatchObject({ protein: 0.5 });
    const deeper = await add(recipe([[stew.body.id, 100]], 100, 'Guiso del lunes'));
    const headers = { 'if-match': '"1"' };
    const body = food('Salsa', { unsuitableFor: ['CELERY', 'MILK'], nutrients: { energy: 150 } });
    await bed.call('updateFood', { as: as(), path: { id: sauce.id }, headers, body });
    const { body: after } = await bed.call('getFood', { as: as(), path: { id: deeper.body.id } });
    expect(after.notFor).toEqual(['GLUTEN', 'MILK', 'CELERY', 'FODMAP', 'VEGAN']);
    expect(after.nutrients.energy).toBeCloseTo(stew.body.nutrients.energy + 50);
    expect((await bed.call('deleteFood', { as: as(), path: { id: sauce.id } })).body).toMatchObject({
      code: 'FOOD_IN_USE',
      details: { count: 1 },
    });
  });

  it('cannot contain itself, nor a food of another account', async () => {
    const inner = (await add(food('Sofrito'))).body;
    const outer = (await add(recipe([[inner.id, 100]], 100, 'Arroz'))).body;
    const headers = { 'if-match': '"1"' };
    const change = (body: object) =>
      bed.call('updateFood', { as: as(), path: { id: inner.id }, headers, body });
    expect(await change(recipe([[outer.id, 10]], 10, 'Sofrito'))).toMatchObject({
      status: 409,
      body: { code: 'RECIPE_CYCLE' },
    });
    expect((await change(recipe([[inner.id, 10]], 10, 'Sofrito'))).body.code).toBe('RECIPE_CYCLE');
    const foreign = await bed.call('createFood', { as: bed.brisa.people.specialist, body: food('Ajena') });
    expect(await add(recipe([[foreign.body.id, 10]], 10))).toMatchObject({
      status: 422,
      body: { code: 'FOOD_UNKNOWN' },
    });
  });
});

describe('an account with 20,000 foods', () => {
  it('is searched like any other', async () => {
    const { accountId, people } = bed.brisa;
    await bed.database.asAccount({ accountId }, (sql) =>
      sql.query(
        `INSERT INTO foods (id, account_id, key_es, key_en, search_key, category, tier, meals, not_for, free_of, food)
         SELECT gen_random_uuid(), $1, p.key_es || ' ' || n, p.key_en || ' ' || n,
           p.search_key || n || ' ', p.category, p.tier, p.meals, p.not_for, p.free_of,
           p.food || jsonb_build_object('nameEs', (p.food->>'nameEs') || ' ' || n)
         FROM provider_foods p, generate_series(1, 38) n LIMIT 20000`,
        [accountId],
      ),
    );
    for (const text of [
      'pan',
      'queso cur',
      'arroz integral',
      'espinaca',
      'zz',
      'le',
      'tomate 12',
      'salmon',
      'merlusa',
    ]) {
      const { status, body } = await bed.call('listFoods', {
        as: people.specialist,
        query: { search: text },
      });
      expect(status).toBe(200);
      expect(body.total > 0, text).toBe(text !== 'zzq');
    }
  });
});

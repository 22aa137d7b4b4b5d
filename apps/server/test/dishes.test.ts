import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBed, type TestBed } from './api-test-bed.ts';

let bed: TestBed;
let rice: string;
let oil: string;
beforeAll(async () => {
  bed = await startTestBed();
  rice = await foodOf('Arroz blanco cocido');
  oil = await foodOf('Aceite de oliva virgen extra');
});
afterAll(() => bed.close());

const NO_FOOD = '00000000-0000-0000-0000-000000000000';
const as = () => bed.alba.people.specialist;
const ofBrisa = () => bed.brisa.people.specialist;
const search = async (query: Record<string, string>) =>
  (await bed.call('listDishes', { as: as(), query })).body;
const names = (body: { items: { nameEs: string }[] }): string[] => body.items.map(({ nameEs }) => nameEs);
const foodOf = async (name: string): Promise<string> => {
  const { body } = await bed.call('listFoods', { as: as(), query: { search: name } });
  const food = body.items.find((item: { nameEs: string }) => item.nameEs === name);
  if (!food) throw new Error(`No food is called ${name}: ${names(body).join(', ')}`);
  return food.id as string;
};
const part = (foodId: string, grams: number, more: object = {}) => ({ foodId, grams, part: 'CORE', ...more });
const dish = (more: object = {}) => ({
  nameEs: 'Arroz de la consulta',
  course: 'FIRST',
  meals: ['LUNCH'],
  ingredients: [part(rice, 300), part(oil, 20, { part: 'FLEX' })],
  servings: 2,
  ...more,
});
const add = (body: object = dish()) => bed.call('createDish', { as: as(), body });
const codesOf = (body: { details?: { fields?: { path: string; code: string }[] } }) =>
  body.details?.fields?.map(({ path, code }) => `${path} ${code}`);

describe('the dishes that come with the product', () => {
  it.each([
    ['lentajas', /lentejas/i],
    ['merlusa', /merluza/i],
    ['lenteja', /lenteja/i],
    ['verduras', /verdura/i],
  ])('are found by %s, though it is mistyped or of the other number', async (text, meant) => {
    const found = await search({ search: text });
    expect(found.total).toBeGreaterThan(0);
    for (const name of names(found)) expect(name).toMatch(meant);
  });

  it('are those of the list, found without accents, by any word, the nearest first', async () => {
    const { length } = JSON.parse(
      readFileSync(new URL('../../../scripts/foods/dishes.json', import.meta.url), 'utf8'),
    ) as unknown[];
    expect((await search({ origin: 'PROVIDER' })).total).toBe(length);
    const found = names(await search({ search: 'lentejas' }));
    expect(found[0]).toMatch(/^Lentejas/);
    expect(found.length).toBeGreaterThan(1);
    expect(names(await search({ search: 'HUMMUS pepino' }))).toContain('Tostada con hummus y pepino');
    expect(names(await search({ search: 'toast hummus', language: 'en' }))).not.toEqual([]);
    expect(names(await search({ search: 'zz%' }))).toEqual([]);
  });

  it('have figures, all known, and are for those whom all of their foods are for', async () => {
    const seen: { nameEs: string; energy: number; unknownFor: string[]; notFor: string[] }[] = [];
    let cursor: string | null = null;
    do {
      const body = await search({ limit: '100', origin: 'PROVIDER', ...(cursor ? { cursor } : {}) });
      seen.push(...body.items);
      cursor = body.nextCursor;
    } while (cursor !== null);
    for (const { nameEs, energy, unknownFor } of seen) {
      expect(energy, nameEs).toBeGreaterThan(0);
      expect(unknownFor, nameEs).toEqual([]);
    }
    const without = (code: string) => seen.filter(({ notFor }) => !notFor.includes(code)).length;
    for (const code of ['GLUTEN', 'MILK', 'VEGAN'])
      expect((await search({ suitableFor: code, origin: 'PROVIDER' })).total, code).toBe(without(code));
    expect(without('GLUTEN')).toBeGreaterThan(50);
    expect(without('GLUTEN')).toBeLessThan(seen.length);
  });

  it('are filtered by course, meal and minutes, and page in the order of a language', async () => {
    const singles = await search({ course: 'SINGLE', maxMinutes: '20', limit: '100' });
    expect(singles.total).toBeGreaterThan(0);
    for (const { course, minutes } of singles.items) {
      expect(course).toBe('SINGLE');
      expect(minutes).toBeLessThanOrEqual(20);
    }
    const english = (await search({ language: 'en', limit: '3' })).items as { nameEn: string }[];
    expect(english.map(({ nameEn }) => nameEn)).toEqual(english.map(({ nameEn }) => nameEn).toSorted());
    expect((await search({ meal: 'BREAKFAST' })).total).toBeLessThan((await search({})).total);
  });

  it('are copied, never changed or deleted', async () => {
    const { id } = (await search({ search: 'Tostada con hummus y pepino' })).items[0];
    const change = { as: as(), path: { id }, headers: { 'if-match': '"1"' }, body: { servings: 2 } };
    expect((await bed.call('updateDish', change)).body.code).toBe('DISH_OF_CATALOGUE');
    expect((await bed.call('deleteDish', { as: as(), path: { id } })).body.code).toBe('DISH_OF_CATALOGUE');
    const copy = await bed.call('duplicateDish', { as: as(), path: { id } });
    expect(copy.body).toMatchObject({ nameEs: 'Tostada con hummus y pepino (copia)', origin: 'PERSONAL' });
    expect(copy.body.ingredients[0].food).toMatchObject({ isActive: true });
    await bed.call('deleteDish', { as: as(), path: { id: copy.body.id } });
  });
});

describe('a dish of the clinic', () => {
  it('has the figures and restrictions of its foods by serving, and none that are sent', async () => {
    const { status, body } = await add();
    expect(status).toBe(201);
    expect(body).toMatchObject({ servingGrams: 160, origin: 'PERSONAL', unknownFor: [], allergens: [] });
    const { body: one } = await bed.call('getFood', { as: as(), path: { id: rice } });
    const { body: other } = await bed.call('getFood', { as: as(), path: { id: oil } });
    expect(body.nutrients.energy).toBeCloseTo(1.5 * one.nutrients.energy + 0.1 * other.nutrients.energy);
    const milk = part(await foodOf('Leche entera'), 488);
    const { body: glass } = await add(dish({ nameEs: 'Leche', ingredients: [milk] }));
    expect(glass.ingredients[0].food.household).toMatchObject({ count: 1, nameEs: '1 taza' });
    expect((await add(dish({ notFor: [] }))).status).toBe(400);
    expect((await bed.call('getDish', { as: ofBrisa(), path: { id: body.id } })).status).toBe(404);
  });

  it('is changed over its version, deleted, and brought back as it was', async () => {
    const { body } = await add(dish({ nameEs: 'Arroz que se borra' }));
    const path = { id: body.id as string };
    const change = (version: number, to: object) =>
      bed.call('updateDish', { as: as(), path, headers: { 'if-match': `"${version}"` }, body: to });
    expect((await change(1, { minutes: 12 })).body).toMatchObject({ minutes: 12, version: 2, servings: 2 });
    expect((await change(1, { minutes: 13 })).status).toBe(412);
    expect((await bed.call('deleteDish', { as: as(), path })).status).toBe(204);
    expect((await bed.call('getDish', { as: as(), path })).status).toBe(404);
    expect(names(await search({ search: 'Arroz que se borra' }))).toEqual([]);
    expect((await bed.call('restoreDish', { as: ofBrisa(), path })).status).toBe(404);
    expect((await bed.call('restoreDish', { as: as(), path })).body).toMatchObject({
      minutes: 12,
      version: 2,
    });
    expect(names(await search({ search: 'Arroz que se borra' }))).toEqual(['Arroz que se borra']);
  });

  it('is unknown once one of its foods is deleted, says which, and can still be changed', async () => {
    const nut = {
      nameEs: 'Crema de almendra de la casa',
      category: 'NUTS_SEEDS',
      unit: 'G',
      unsuitableFor: ['NUTS'],
      nutrients: { energy: 600 },
    };
    const { body: food } = await bed.call('createFood', { as: as(), body: nut });
    const { body } = await add(dish({ ingredients: [part(rice, 100), part(food.id, 10)], servings: 1 }));
    expect(body.allergens).toEqual(['NUTS']);
    const path = { id: body.id as string };
    expect((await bed.call('deleteFood', { as: as(), path: { id: food.id } })).status).toBe(204);
    const { body: after } = await bed.call('getDish', { as: as(), path });
    expect(after.ingredients[1]).toMatchObject({ food: null, name: 'Crema de almendra de la casa' });
    expect(after.unknownAllergens).toHaveLength(14);
    expect(after.unknownShares.energy).toBeGreaterThan(0);
    const listed = await search({
      search: 'Arroz de la consulta',
      suitableFor: 'GLUTEN',
      origin: 'PERSONAL',
    });
    expect(listed.items.map(({ id }: { id: string }) => id)).not.toContain(body.id);
    const headers = { 'if-match': '"1"' };
    const kept = await bed.call('updateDish', { as: as(), path, headers, body: { minutes: 5 } });
    expect(kept.body.ingredients[1]).toMatchObject({ food: null, name: 'Crema de almendra de la casa' });
    // A new dish cannot be made of it.
    expect((await add(dish({ ingredients: [part(food.id, 10)] }))).body).toMatchObject({
      code: 'DISH_FOOD_UNKNOWN',
      details: { ids: [food.id] },
    });
  });

  it('can have an ingredient that is none of the foods, and is for nobody with a restriction then', async () => {
    const { body } = await add(dish({ ingredients: [part(NO_FOOD, 10, { name: 'Salsa de la abuela' })] }));
    expect(body).toMatchObject({ nutrients: { energy: null }, unknownShares: { energy: 1 } });
    expect(body.unknownFor.length).toBeGreaterThan(20);
    expect(codesOf((await add(dish({ ingredients: [part(NO_FOOD, 10)] }))).body)).toEqual([
      '/body/ingredients/0/foodId REQUIRED',
    ]);
  });

  it('is never one of itself, nor of another clinic’s foods', async () => {
    const { body } = await add();
    const path = { id: body.id as string };
    const headers = { 'if-match': '"1"' };
    const itself = { ingredients: [part(rice, 10), part(body.id, 10)] };
    expect((await bed.call('updateDish', { as: as(), path, headers, body: itself })).body).toMatchObject({
      status: 409,
      code: 'DISH_CYCLE',
    });
    const { body: foreign } = await bed.call('createFood', {
      as: ofBrisa(),
      body: { nameEs: 'Ajena', category: 'LEGUMES', unit: 'G' },
    });
    expect((await add(dish({ ingredients: [part(foreign.id, 10)] }))).status).toBe(422);
  });

  it.each([
    ['0 servings', { servings: 0 }],
    ['40 ingredients', { ingredients: Array(40).fill(part(NO_FOOD, 10, { name: 'Sal' })) }],
    ['negative grams', { ingredients: [part(NO_FOOD, -10, { name: 'Sal' })] }],
    ['a step of 20,000 characters', { steps: { es: ['x'.repeat(20_000)] } }],
    ['no ingredient', { ingredients: [] }],
    ['no name', { nameEs: ' ' }],
    ['month 13', { season: [13] }],
    ['no core', { ingredients: [part(NO_FOOD, 10, { name: 'Sal', part: 'SEASONING' })] }],
  ])('is refused with a code for its field: %s', async (_, bad) => {
    const { status, body } = await add(dish(bad));
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
    const [field] = Object.keys(bad);
    for (const { path, code } of body.details.fields) {
      expect(path).toContain(`/body/${field}`);
      expect(code).toMatch(/^(OUT_OF_RANGE|TOO_MANY|TOO_LONG|TOO_SHORT|REQUIRED)$/);
    }
  });

  it('is read by a receptionist and written by nobody but specialists and administrators', async () => {
    const receptionist = bed.alba.people.receptionist;
    expect((await bed.call('listDishes', { as: receptionist })).status).toBe(200);
    expect((await bed.call('createDish', { as: receptionist, body: dish() })).status).toBe(403);
  });
});

describe('the text of a recipe', () => {
  const read = (text: string) => bed.call('readRecipe', { as: as(), body: { text } });
  const recipe = {
    '@type': 'Recipe',
    name: 'Arroz con aceite',
    inLanguage: 'es',
    recipeYield: '4',
    totalTime: 'PT20M',
    recipeIngredient: [
      '400 g de arroz blanco cocido',
      '2 cucharadas de aceite de oliva virgen extra',
      '1 xyzzy',
    ],
    recipeInstructions: 'Calienta el arroz.',
  };

  it('becomes a proposal, with the foods that each ingredient may be, and is not stored', async () => {
    const before = (await search({ origin: 'PERSONAL' })).total;
    const { status, body } = await read(JSON.stringify(recipe));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Arroz con aceite',
      language: 'es',
      servings: 4,
      minutes: 20,
      leftOut: 0,
    });
    const [first, second, third] = body.ingredients;
    expect(first).toMatchObject({ foodId: rice, grams: 400, text: recipe.recipeIngredient[0] });
    expect(second.foodId).toBe(oil);
    expect(second.grams).toBeCloseTo(27.5, 0);
    expect(third).toMatchObject({ foodId: null, grams: null, candidates: [] });
    expect((await search({ origin: 'PERSONAL' })).total).toBe(before);
  });

  it('that has none says so', async () => {
    for (const text of ['Arroz de mi madre', '{"@type":"Person"}', '<script>'])
      expect((await read(text)).body).toMatchObject({ status: 422, code: 'RECIPE_NOT_FOUND' });
    expect((await read('')).status).toBe(400);
    expect((await read('x'.repeat(400_001))).status).toBe(400);
  });
});

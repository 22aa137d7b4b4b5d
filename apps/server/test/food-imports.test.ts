import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBed, type TestBed } from './api-test-bed.ts';

let bed: TestBed;
beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());

const as = () => bed.alba.people.specialist;
const COLUMNS = [
  { field: 'nameEs' },
  { field: 'energy', unit: 'kcal' },
  { field: 'protein', unit: 'g' },
  { field: 'salt', unit: 'g' },
];
const send = (rows: readonly (readonly (string | number)[])[], more: object = {}, person = as()) =>
  bed.call('importFoods', {
    as: person,
    body: {
      table: rows.map((row) => row.join('\t')).join('\n'),
      columns: COLUMNS,
      category: 'BREAD_PASTA',
      ...more,
    },
  });
const find = async (search: string, person = as()) =>
  (await bed.call('listFoods', { as: person, query: { search, origin: 'PERSONAL' } })).body.items as {
    id: string;
    nameEs: string;
    energy: number | null;
  }[];

describe('an import of foods', () => {
  it('saves every row, with what is unknown as null and salt as sodium', async () => {
    const { status, body } = await send(
      [
        [2, 'Pan de masa madre', '251,5', '8,4', '1,2'],
        [3, 'Torta de aceite', '-', 'tr', '<0,1'],
      ],
      { sourceNote: 'Obrador' },
    );
    expect(status).toBe(200);
    expect(body).toEqual({
      created: 2,
      replaced: 0,
      skipped: 0,
      ownCount: 0,
      catalogueCount: 0,
      duplicates: [],
    });
    const [bread] = await find('pan de masa madre');
    const { body: food } = await bed.call('getFood', { as: as(), path: { id: bread!.id } });
    expect(food).toMatchObject({
      version: 1,
      category: 'BREAD_PASTA',
      sourceNote: 'Obrador',
      source: { code: 'ACCOUNT' },
      unsuitableFor: [],
      suitableFor: [],
      nutrients: { energy: 251.5, protein: 8.4, sodium: 480, fat: null },
    });
    const [cake] = await find('torta de aceite');
    expect(cake).toMatchObject({ energy: null });
  });

  it('is tried without saving anything, and names what there is already', async () => {
    const rows = [
      [5, 'PAN DE MASA MADRE', 260, 9, 1],
      [6, 'Leche entera', 61, 3, 0.1],
      [9, 'Bizcocho nuevo', 300, 5, 0.4],
    ];
    const { body } = await send(rows, { isTrial: true });
    expect(body).toMatchObject({ created: 1, replaced: 0, skipped: 2, ownCount: 1, catalogueCount: 1 });
    expect(body.duplicates).toMatchObject([
      { row: 5, name: 'PAN DE MASA MADRE', origin: 'PERSONAL', isRecipe: false },
      { row: 6, origin: 'PROVIDER' },
    ]);
    expect(await find('bizcocho nuevo')).toEqual([]);
  });

  it('replaces what the table has columns for, keeps the rest, and adds what the catalogue has', async () => {
    const [{ id } = { id: '' }] = await find('pan de masa madre');
    const { body: before } = await bed.call('getFood', { as: as(), path: { id } });
    const portions = [{ nameEs: '1 rebanada', nameEn: null, grams: 40 }];
    const { usedIn: ___________, id: __, version: ___, origin: ____, source: _____, ...rest } = before;
    const { isActive: ______, isFavourite: _______, unknownShares: ________, exchange: _, ...known } = rest;
    const { notFor: _________, unknownFor: __________, ...form } = known;
    const headers = { 'if-match': '"1"' };
    const body = {
      ...form,
      portions,
      unsuitableFor: ['GLUTEN'],
      nutrients: { ...form.nutrients, iron: 1.5 },
    };
    expect((await bed.call('updateFood', { as: as(), path: { id }, headers, body })).status).toBe(200);
    const dish = await bed.call('createFood', {
      as: as(),
      body: {
        nameEs: 'Migas de la casa',
        category: 'BREAD_PASTA',
        unit: 'G',
        recipe: { ingredients: [{ foodId: id, grams: 100 }], yieldGrams: 100 },
      },
    });
    const rows = [
      [2, 'Pan de masa madre', 300, '-', 1],
      [3, 'Leche entera', 61, 3, 0.1],
      [4, 'Migas de la casa', 10, 1, 1],
    ];
    const { body: result } = await send(rows, { ownDuplicates: 'REPLACE', catalogueDuplicates: 'ADD' });
    expect(result).toMatchObject({ created: 1, replaced: 1, skipped: 1, ownCount: 2, catalogueCount: 1 });
    expect(result.duplicates[2]).toMatchObject({ name: 'Migas de la casa', isRecipe: true });
    const { body: after } = await bed.call('getFood', { as: as(), path: { id } });
    expect(after).toMatchObject({
      version: 3,
      portions,
      notFor: ['GLUTEN'],
      nutrients: { energy: 300, protein: null, sodium: 400, iron: 1.5 },
    });
    const { body: recipe } = await bed.call('getFood', { as: as(), path: { id: dish.body.id } });
    expect(recipe.nutrients.energy, 'recipes follow').toBe(300);
    expect(await find('leche entera')).toHaveLength(1);
  });

  it.each([
    [
      'a number that is none',
      [
        [2, 'Bueno', 100, 1, 1],
        [3, 'Malo', 'abc', 1, 1],
      ],
      { row: 3 },
    ],
    [
      'kilojoules beyond any food',
      [
        [2, 'Bueno', 100, 1, 1],
        [7, 'Malo', 2640, 1, 1],
      ],
      { row: 7 },
    ],
    [
      'a name that is there twice',
      [
        [2, 'Bueno', 100, 1, 1],
        [3, 'bueno', 90, 1, 1],
      ],
      { row: 3, firstRow: 2 },
    ],
    [
      'a row of fewer cells',
      [
        [2, 'Bueno', 100, 1, 1],
        [3, 'Malo', 1],
      ],
      { line: 2 },
    ],
    [
      'rows that go back',
      [
        [3, 'Bueno', 100, 1, 1],
        [2, 'Malo', 1, 1, 1],
      ],
      { line: 2 },
    ],
  ])('with %s saves nothing at all', async (_, rows, problem) => {
    const { status, body } = await send(rows);
    expect(status).toBe(422);
    expect(body.code).toBe('FOOD_IMPORT_ROWS');
    expect(body.details.rows[0]).toMatchObject(problem);
    expect(await find('bueno')).toEqual([]);
  });

  it.each([
    ['no column of names', { columns: COLUMNS.slice(1) }],
    ['the same twice', { columns: [COLUMNS[0], COLUMNS[1], COLUMNS[3], { field: 'sodium', unit: 'mg' }] }],
    [
      'a unit of something else',
      { columns: [COLUMNS[0], { field: 'energy', unit: 'mg' }, ...COLUMNS.slice(2)] },
    ],
    ['an unknown column', { columns: [{ field: 'price' }] }],
  ])('with %s is refused', async (_, more) => {
    expect((await send([[2, 'Raro', 1, 1, 1]], more)).status).toBe(400);
  });

  it('has 20,000 rows at most', async () => {
    const rows = Array.from({ length: 20_001 }, (_, at) => [at + 2, `Masa ${at}`, 1, 1, 1]);
    expect(await send(rows)).toMatchObject({ status: 422, body: { code: 'IMPORT_TOO_MANY_ROWS' } });
  });

  it('is saved once when it is sent again, and written into the audit log', async () => {
    const body = { table: '2\tRegañá\t400\t10\t2', columns: COLUMNS, category: 'BREAD_PASTA' };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = await bed.call('importFoods', { as: as(), body, headers });
    const again = await bed.call('importFoods', { as: as(), body, headers });
    expect(again.body).toEqual(first.body);
    expect(await find('regañá')).toHaveLength(1);
    const { body: log } = await bed.call('listAuditLogs', {
      as: bed.alba.people.admin,
      query: { kind: ['FOODS_IMPORTED'] },
    });
    const counts = log.items.map((item: { details: { rows: number } }) => item.details.rows);
    expect(counts.filter((rows: number) => rows === 1)).toHaveLength(1);
  });

  it('is for those who write foods', async () => {
    const { receptionist } = bed.alba.people;
    expect((await send([[2, 'No', 1, 1, 1]], {}, receptionist)).status).toBe(403);
  });

  it('keeps accounts apart', async () => {
    const other = bed.brisa.people.specialist;
    const { body } = await send([[2, 'Pan de masa madre', 1, 1, 1]], { isTrial: true }, other);
    expect(body).toMatchObject({ created: 1, ownCount: 0 });
  });
});

import { emptyMenu, type MenuDocument } from '@healzy/domain/menus';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/db/ids.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addClinic, addPatient, type Clinic } from './clinics.ts';

let bed: TestBed;
let clinic: Clinic;
let patientId: string;
let planId: string;

const START = '2198-01-01';
/** Foods that the account adds, by a short name. */
const ids = {} as Record<'milk' | 'bread' | 'egg' | 'soup' | 'formula', string>;

const food = {
  nameEn: null,
  category: 'DAIRY',
  unit: 'G',
  unitWeight: 100,
  meals: [],
  tier: 2,
  nutrients: { energy: 100, protein: 5, fat: 5, carbohydrate: 10 },
};

async function addFood(extra: object): Promise<string> {
  const made = await bed.call('createFood', { as: clinic.people.specialist, body: { ...food, ...extra } });
  if (made.status !== 201) throw new Error(`The food answered ${made.text}.`);
  return made.body.id as string;
}

beforeAll(async () => {
  bed = await startTestBed();
  clinic = await addClinic(bed.database, 'Papel');
  patientId = await addPatient(bed.database, clinic);
  const as = clinic.people.specialist;
  const made = await bed.call('createNutritionalPlan', {
    as,
    path: { patientId },
    body: { name: 'Dos semanas', weeks: 2, startDate: START },
  });
  planId = made.body.id as string;
  ids.milk = await addFood({ nameEs: 'Leche de prueba', nameEn: 'Trial milk', unit: 'ML', unitWeight: 200 });
  ids.bread = await addFood({
    nameEs: 'Pan de prueba',
    category: 'BREAD_PASTA',
    unitWeight: 60,
    portions: [{ nameEs: 'rebanada', nameEn: 'slice', grams: 30 }],
  });
  ids.egg = await addFood({ nameEs: 'Huevo de prueba', category: 'EGGS', unit: 'U', unitWeight: 55 });
  ids.formula = await addFood({ nameEs: '=HYPERLINK("x")', category: 'SWEETS', unitWeight: 12.5 });
  ids.soup = await addFood({
    nameEs: 'Sopa de pan',
    category: 'VEGETABLES',
    unitWeight: 400,
    recipe: {
      ingredients: [
        { foodId: ids.bread, grams: 100 },
        { foodId: ids.egg, grams: 110 },
      ],
      yieldGrams: 400,
    },
  });
  const weeks = JSON.parse(JSON.stringify(emptyMenu(2).weeks)) as Record<
    string,
    { name: string; foods: { foodId: string; portions: number }[] }
  >[][];
  const put = (week: number, day: number, meal: string, ...foods: [string, number][]) => {
    weeks[week]![day]![meal]!.foods = foods.map(([foodId, portions]) => ({ foodId, portions }));
  };
  put(0, 0, 'BREAKFAST', [ids.milk, 1], [ids.bread, 1]);
  put(0, 0, 'LUNCH', [ids.soup, 1], [ids.formula, 1]);
  put(0, 6, 'DINNER', [ids.egg, 1.5], [newId(), 1]);
  put(1, 0, 'BREAKFAST', [ids.milk, 0.5]);
  weeks[0]![0]!['LUNCH']!.name = 'Sopa; +1';
  const saved = await bed.call('updateMenus', {
    as,
    path: { id: planId },
    headers: { 'if-match': '"0"' },
    body: { weeks: weeks as unknown as MenuDocument['weeks'], undo: [], redo: [], applied: [] },
  });
  if (saved.status !== 200) throw new Error(`The menus answered ${saved.text}.`);
}, 60_000);
afterAll(() => bed.close());

const list = (query: Record<string, string | string[]> = {}, as = clinic.people.specialist) =>
  bed.call('getShoppingList', { as, path: { id: planId }, query });
const audits = async (exported: string): Promise<unknown[]> => {
  const { rows } = await bed.database.asAccount(
    { accountId: clinic.accountId, userId: clinic.people.specialist.userId },
    (sql) =>
      sql.query(
        `SELECT details FROM audit_log WHERE account_id = $1 AND kind = 'EXPORTED' AND details->>'exported' = $2`,
        [clinic.accountId, exported],
      ),
  );
  return rows;
};
const accesses = async (operation: string): Promise<{ act: string }[]> => {
  const { rows } = await bed.database.asAccount(
    { accountId: clinic.accountId, userId: clinic.people.specialist.userId },
    (sql) =>
      sql.query<{ act: string }>(
        'SELECT act FROM patient_access_log WHERE patient_id = $1 AND operation = $2',
        [patientId, operation],
      ),
  );
  return rows;
};

describe('the shopping list', () => {
  it('merges the meals of its days, by aisle, with recipes as their ingredients', async () => {
    const { status, body } = await list({ from: START, to: '2198-01-07' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ from: START, to: '2198-01-07', days: 7, emptyDays: 5 });
    const lines = Object.fromEntries(
      body.aisles.flatMap(({ items }: { items: { foodId: string }[] }) =>
        items.map((item) => [item.foodId, item]),
      ),
    );
    expect(body.aisles.map(({ aisle }: { aisle: string }) => aisle)).toEqual(['CHILLED', 'BAKERY', 'SWEETS']);
    // 60 g at breakfast and a quarter of 400 g of the soup: 100 g.
    expect(lines[ids.bread]).toMatchObject({
      amount: 160,
      unit: 'G',
      household: { count: 5.5, nameEs: 'rebanada', nameEn: 'slice', grams: 30 },
    });
    // One and a half at dinner and two in the soup, rounded up to whole ones.
    expect(lines[ids.egg]).toMatchObject({ amount: 4, unit: 'U', household: null });
    expect(lines[ids.milk]).toMatchObject({ amount: 200, unit: 'ML', isDensityAssumed: true });
    expect(lines[ids.soup]).toBeUndefined();
    expect(body.unweighed).toEqual([{ foodId: expect.any(String), nameEs: null, nameEn: null }]);
  });

  it('is of the weeks that are chosen, and of none that the plan does not have', async () => {
    const second = await list({ week: '2' });
    expect(second.body).toMatchObject({ from: '2198-01-08', to: '2198-01-14', days: 7 });
    expect((await list({ week: ['1', '2'] })).body).toMatchObject({ from: START, days: 14 });
    expect(await list({ week: '3' })).toMatchObject({ status: 422, body: { code: 'PLAN_NO_DAYS' } });
    expect((await list({ week: '0' })).status).toBe(400);
  });

  it('is of the whole plan without dates, and of its days alone with dates around it', async () => {
    const whole = await list();
    expect(whole.body).toMatchObject({ from: START, to: '2198-01-14', days: 14, emptyDays: 11 });
    expect((await list({ from: '2197-01-01', to: '2199-01-01' })).body).toEqual(whole.body);
    const monday = await list({ from: '2198-01-08', to: '2198-01-08' });
    expect(monday.body).toMatchObject({ days: 1, emptyDays: 0, unweighed: [] });
    expect(monday.body.aisles[0].items).toMatchObject([{ foodId: ids.milk, amount: 100 }]);
  });

  it.each([
    ['after the plan', { from: '2198-01-15' }],
    ['before it', { to: '2197-12-31' }],
    ['an end before the start', { from: '2198-01-05', to: '2198-01-02' }],
  ])('has no days %s', async (_name, query) => {
    expect(await list(query)).toMatchObject({ status: 422, body: { code: 'PLAN_NO_DAYS' } });
  });
});

describe('files for a spreadsheet', () => {
  it('have decimal commas in Spanish and points in English, and no formula', async () => {
    const as = clinic.people.specialist;
    const spanish = await bed.call('exportMenus', { as, path: { id: planId } });
    expect(spanish.headers['content-disposition']).toContain(`menus-${START}.csv`);
    const lines = spanish.text.split('\r\n');
    expect(lines[0]).toContain('Fecha;Semana;Comida;Nombre;Plato;Alimento');
    expect(spanish.text).toContain(`"Sopa;' +1";;"'=HYPERLINK(""x"")";1;"12,5";g;"12,5"`);
    expect(spanish.text).toContain('2198-01-07;1;Cena;;;Alimento que ya no existe;1;;;;;;;;no');
    const english = await bed.call('exportMenus', { as, path: { id: planId }, query: { language: 'en' } });
    expect(english.text).toContain('2198-01-01,1,Breakfast,,,Trial milk,1,200,ml,200,200,20,10,10,no');
    expect(english.text).toContain(',1,12.5,g,12.5,');
    expect(await audits('MENUS')).toHaveLength(2);
    expect(await accesses('exportMenus')).toEqual([{ act: 'EXPORTED' }, { act: 'EXPORTED' }]);
  });

  it('of the shopping list name amounts that are not known', async () => {
    const as = clinic.people.specialist;
    const { text } = await bed.call('exportShoppingList', { as, path: { id: planId } });
    expect(text).toContain('Pan y pasta;Pan de prueba;;160;g;160;5 rebanadas y media');
    expect(text).toContain('Dulces;"\'=HYPERLINK(""x"")";;13;g;13;');
    expect(text).toContain('Cantidad desconocida;Alimento que ya no existe;;;;;');
    expect(await audits('SHOPPING_LIST')).toEqual([{ details: { exported: 'SHOPPING_LIST', patientId } }]);
    const { receptionist } = clinic.people;
    for (const operation of ['exportMenus', 'exportShoppingList'] as const)
      expect((await bed.call(operation, { as: receptionist, path: { id: planId } })).status).toBe(403);
  });
});

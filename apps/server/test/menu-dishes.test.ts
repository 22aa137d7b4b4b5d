import { purchaseFactsOf } from '@healzy/domain/foods';
import { addDish, applyEdit, emptyMenu, EMPTY_MEAL, type Menu, type MenuMeal } from '@healzy/domain/menus';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTRACT_OPERATIONS } from '../src/platform/http/contract.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addClinic, addPatient, type Clinic } from './clinics.ts';
import { readPdf } from './pdf-reading.ts';
import { transferred } from './transfers.ts';

const START = '2198-01-01';
let bed: TestBed;
let clinic: Clinic;
let other: Clinic;
let patientId: string;
let rice: string;
let oil: string;
let apple: string;
let dishId: string;
/** Rice with oil as one dish, and an apple beside it. */
let lunch: MenuMeal;
const as = () => clinic.people.specialist;

const foodOf = async (name: string): Promise<string> => {
  const { body } = await bed.call('listFoods', { as: as(), query: { search: name } });
  return body.items.find((item: { nameEs: string }) => item.nameEs === name).id as string;
};
const addPlan = async (patient = patientId): Promise<string> => {
  const body = { name: 'Con platos', weeks: 1, startDate: START };
  const made = await bed.call('createNutritionalPlan', { as: as(), path: { patientId: patient }, body });
  expect(made.status, made.text).toBe(201);
  return made.body.id as string;
};
const weeksWith = (meal: object): Menu['weeks'] =>
  applyEdit(emptyMenu(1), {
    kind: 'MEALS',
    meals: [{ at: { week: 0, day: 0, meal: 'LUNCH' }, meal: meal as MenuMeal }],
  })!.menu.weeks;
const save = (id: string, meal: object = lunch, version = 0) =>
  bed.call('updateMenus', {
    as: as(),
    path: { id },
    headers: { 'if-match': `"${version}"` },
    body: { weeks: weeksWith(meal), undo: [], redo: [], applied: [] },
  });
const lunchOf = async (id: string, reader = as()): Promise<unknown> =>
  (await bed.call('getMenus', { as: reader, path: { id } })).body.weeks[0][0].LUNCH;

beforeAll(async () => {
  bed = await startTestBed();
  clinic = await addClinic(bed.database, 'Platos');
  other = await addClinic(bed.database, 'Otra');
  patientId = await addPatient(bed.database, clinic);
  [rice, oil, apple] = await Promise.all([
    foodOf('Arroz blanco cocido'),
    foodOf('Aceite de oliva virgen extra'),
    foodOf('Manzana'),
  ]);
  const form = {
    nameEs: 'Arroz de la consulta',
    nameEn: 'Rice of the practice',
    course: 'FIRST',
    meals: ['LUNCH'],
    ingredients: [
      { foodId: rice, grams: 300, part: 'CORE', minFactor: 0.5, maxFactor: 1.5 },
      { foodId: oil, grams: 20, part: 'FLEX', minFactor: 0.5, maxFactor: 1.5 },
    ],
    servings: 2,
  };
  const dish = await bed.call('createDish', { as: as(), body: form });
  expect(dish.status, dish.text).toBe(201);
  dishId = dish.body.id as string;
  const plan = await addPlan();
  // As the screen reads the foods of a dish.
  const found = await bed.call('findMenuFoods', {
    as: as(),
    path: { id: plan },
    query: { foodId: [rice, oil, apple] },
  });
  const facts = new Map(
    found.body.items.map((food: Record<string, unknown>) => [
      food['id'],
      { ...food, nutrients: { energy: food['energy'] } },
    ]),
  );
  const served = addDish(
    { ...EMPTY_MEAL, foods: [{ foodId: apple, portions: 1 }] },
    dish.body,
    0,
    (id) => facts.get(id) as never,
  );
  if (!served.ok) throw new Error(served.code);
  lunch = served.value;
}, 60_000);
afterAll(() => bed.close());

describe('a dish in a meal', () => {
  it('is kept with its meal, and stays when the dish is changed and deleted', async () => {
    const id = await addPlan();
    expect((await save(id)).status).toBe(200);
    expect(await lunchOf(id)).toEqual(lunch);
    expect(lunch.dishes).toMatchObject([{ dishId, nameEs: 'Arroz de la consulta', core: [rice] }]);
    const { body: now } = await bed.call('getDish', { as: as(), path: { id: dishId } });
    const changed = await bed.call('updateDish', {
      as: as(),
      path: { id: dishId },
      headers: { 'if-match': `"${now.version}"` },
      body: { nameEs: 'Otro arroz' },
    });
    expect(changed.status, changed.text).toBe(200);
    expect(await lunchOf(id)).toEqual(lunch);
    expect((await bed.call('deleteDish', { as: as(), path: { id: dishId } })).status).toBe(204);
    expect(await lunchOf(id)).toEqual(lunch);
    // It can be saved again as it is.
    expect((await save(id, lunch, 1)).status).toBe(200);
  });

  it('is dropped without its foods, and refused where a food names one that is not there', async () => {
    const id = await addPlan();
    expect((await save(id, { ...EMPTY_MEAL, dishes: lunch.dishes })).status).toBe(200);
    expect(await lunchOf(id)).toEqual(EMPTY_MEAL);
    const wrong = await save(id, { ...lunch, foods: [{ foodId: rice, portions: 1, dish: 4 }] }, 1);
    expect(wrong).toMatchObject({
      status: 400,
      body: {
        details: { fields: [{ path: '/body/weeks/0/0/LUNCH/foods/0/dish', code: 'OPTION_INVALID' }] },
      },
    });
    const seven = Array.from({ length: 7 }, (_, at) => ({ ...lunch.dishes![0], key: at + 1 }));
    expect((await save(id, { ...lunch, dishes: seven }, 1)).status).toBe(400);
    expect(await lunchOf(id)).toEqual(EMPTY_MEAL);
  });

  it('goes with a version and a transfer', async () => {
    const patient = await addPatient(bed.database, clinic);
    const id = await addPlan(patient);
    await save(id);
    const kept = await bed.call('createPlanVersion', { as: as(), path: { id }, body: { name: 'Con plato' } });
    expect(kept.status).toBe(201);
    const path = { id, planVersionId: kept.body.id as string };
    const version = await bed.call('getPlanVersion', { as: as(), path });
    expect(version.body.menus[0][0].LUNCH).toEqual(lunch);
    await save(id, EMPTY_MEAL, 1);
    const restored = await bed.call('restorePlanVersion', {
      as: as(),
      path,
      body: { planVersion: 1, menusVersion: 2 },
    });
    expect(restored.status, restored.text).toBe(200);
    expect(await lunchOf(id)).toEqual(lunch);
    const there = await transferred(bed, clinic.people.admin, patient, other);
    const reader = other.people.specialist;
    const plans = await bed.call('listNutritionalPlans', { as: reader, path: { patientId: there } });
    expect(await lunchOf(plans.body.items[0].id as string, reader)).toEqual(lunch);
  });
});

describe('what is made of the menus', () => {
  let id: string;
  beforeAll(async () => {
    id = await addPlan(await addPatient(bed.database, clinic));
    expect((await save(id)).status).toBe(200);
  });

  it.each([
    ['es', 'Arroz de la consulta', 'Arroz blanco cocido: 150\u00a0g'],
    ['en', 'Rice of the practice', '150\u00a0g'],
  ] as const)(
    'has the foods of a dish beneath its name on paper in %s',
    async (language, name, food) => {
      const url = CONTRACT_OPERATIONS.find((operation) => operation.id === 'exportPlanPaper')?.url ?? '';
      const { rawPayload } = await bed.app.server.inject({
        method: 'GET',
        url: url.replace(':id', id),
        query: { language, accountId: clinic.accountId },
        headers: { authorization: `Bearer ${await bed.tokenFor(as())}` },
      });
      const plain = (text: string) => text.replaceAll(/\s+/g, ' ');
      const text = plain((await readPdf(rawPayload)).text);
      expect(text).toContain(name);
      expect(text.slice(text.indexOf(name))).toContain(plain(food));
    },
    60_000,
  );

  it('names the dish of a food in a spreadsheet, and buys foods', async () => {
    const { text } = await bed.call('exportMenus', { as: as(), path: { id } });
    const lines = text.split('\r\n');
    expect(lines[0]).toContain('Comida;Nombre;Plato;Alimento');
    expect(text).toContain(';Comida;;Arroz de la consulta;Arroz blanco cocido;');
    expect(text).toContain(';Comida;;;Manzana;');
    const list = await bed.call('getShoppingList', { as: as(), path: { id } });
    type Items = { foodId: string }[];
    const { aisles, staples } = list.body as { aisles: { items: Items }[]; staples: Items };
    const idsOf = (items: Items) => items.map(({ foodId }) => foodId);
    // Rice is bought raw.
    const raw = purchaseFactsOf(rice)?.bought?.foodId;
    expect(raw).toEqual(expect.any(String));
    expect(aisles.flatMap(({ items }) => idsOf(items)).toSorted()).toEqual([raw, apple].toSorted());
    // Oil is at home.
    expect(idsOf(staples)).toEqual([oil]);
  });
});

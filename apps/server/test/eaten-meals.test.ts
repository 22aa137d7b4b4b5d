import { emptyMenu, type MenuDocument } from '@healzy/domain/menus';
import { todayIn } from '@healzy/domain/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addClinic, addPatient, type Clinic } from './clinics.ts';
import { CONTRACT_OPERATIONS } from '../src/platform/http/contract.ts';
import { readPdf } from './pdf-reading.ts';
import { transferred } from './transfers.ts';

let bed: TestBed;
let clinic: Clinic;
let patientId: string;
let planId: string;
let foodId: string;
let foodVersion: number;
let startDate: string;
beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());

const figures = (energy: number) => ({ energy, protein: 20, fat: 10, carbohydrate: 50 });
const croquettes = { nameEs: 'Croquetas de prueba', category: 'MEAT', unit: 'G', unitWeight: 100 };
const as = () => clinic.people.specialist;

beforeEach(async () => {
  // Some days ago, so that the plan's first days can pass while tokens are valid.
  bed.now.value = new Date(Date.now() - 3 * 86_400_000);
  clinic = await addClinic(bed.database, 'Lo comido');
  patientId = await addPatient(bed.database, clinic);
  startDate = todayIn('Europe/Madrid', bed.now.value);
  const plan = { name: 'Semana', weeks: 1, startDate };
  const made = await bed.call('createNutritionalPlan', { as: as(), path: { patientId }, body: plan });
  expect(made.status).toBe(201);
  planId = made.body.id as string;
  const food = await bed.call('createFood', { as: as(), body: { ...croquettes, nutrients: figures(400) } });
  expect(food.status).toBe(201);
  [foodId, foodVersion] = [food.body.id as string, food.body.version as number];
});

const read = async () => (await bed.call('getMenus', { as: as(), path: { id: planId } })).body;
const save = async (change: (weeks: MenuDocument['weeks']) => void) => {
  const { weeks, undo, redo, applied, version } = await read();
  change(weeks);
  const saved = await bed.call('updateMenus', {
    as: as(),
    path: { id: planId },
    headers: { 'if-match': `"${version}"` },
    body: { weeks, undo, redo, applied },
  });
  expect(saved.status).toBe(200);
  return saved.body;
};
const editFood = async (change: object) => {
  const saved = await bed.call('updateFood', {
    as: as(),
    path: { id: foodId },
    headers: { 'if-match': `"${foodVersion}"` },
    body: { ...croquettes, nutrients: figures(900), ...change },
  });
  expect(saved.status).toBe(200);
  foodVersion = saved.body.version as number;
};
/** The food at lunch, eaten, and at dinner, to come, of the first day. */
const eatLunch = (weeks: MenuDocument['weeks']) => {
  const day = weeks[0]![0] as unknown as Record<string, { foods: object[]; isCompleted: boolean }>;
  for (const meal of ['LUNCH', 'DINNER']) day[meal]!.foods = [{ foodId, portions: 1 }];
  day['LUNCH']!.isCompleted = true;
};
const kcalOf = async (): Promise<Record<string, number | null>> => {
  const { body } = await bed.call('getPlanFigures', { as: as(), path: { id: planId } });
  return { LUNCH: body.meals.LUNCH?.kcal ?? null, DINNER: body.meals.DINNER?.kcal ?? null };
};
const linesOf = async (): Promise<string[]> => {
  const { text } = await bed.call('exportMenus', { as: as(), path: { id: planId } });
  return text.split('\r\n').filter((line) => line.startsWith(startDate));
};

describe('a meal that was eaten', () => {
  it('keeps its figures when its food is edited, and one to come has the new ones', async () => {
    await save(eatLunch);
    await editFood({ nameEs: 'Croquetas fritas', unitWeight: 50 });
    expect(await kcalOf()).toEqual({ LUNCH: 400, DINNER: 450 });
    const [lunch, dinner] = await linesOf();
    expect(lunch).toContain('Croquetas de prueba');
    expect(lunch).toContain('400');
    expect(dinner).toContain('Croquetas fritas');
    expect(dinner).toContain('450');
    const { body } = await bed.call('listMenuFoods', { as: as(), path: { id: planId } });
    expect(body.earlier).toMatchObject([{ foodId, food: { energy: 400, unitWeight: 100 } }]);
    const { basis } = await read();
    // The menus were made before the change, so that the board asks what to do with those to come.
    expect(basis.foodsAt < body.earlier[0].until).toBe(true);
  });

  it('keeps them when other things of the menus are saved, and when the food changes again', async () => {
    await save(eatLunch);
    await editFood({});
    await save((weeks) => {
      weeks[0]![1]!.LUNCH.name = 'Otra cosa';
    });
    await editFood({ nutrients: figures(100) });
    expect(await kcalOf()).toEqual({ LUNCH: 400, DINNER: 100 });
  });

  it('keeps them when its food is deleted, which a meal to come then does not have', async () => {
    await save(eatLunch);
    expect((await bed.call('deleteFood', { as: as(), path: { id: foodId } })).status).toBe(204);
    expect(await kcalOf()).toEqual({ LUNCH: 400, DINNER: null });
    const { body } = await bed.call('listMenuFoods', { as: as(), path: { id: planId } });
    expect(body.earlier).toMatchObject([{ foodId, food: { energy: 400 } }]);
  });

  it('has the figures of now again when it is not eaten any more', async () => {
    await save(eatLunch);
    await editFood({});
    await save((weeks) => {
      weeks[0]![0]!.LUNCH.isCompleted = false;
      delete weeks[0]![0]!.LUNCH.figuresAt;
    });
    expect(await kcalOf()).toEqual({ LUNCH: 900, DINNER: 900 });
    // Eaten from now on, it was eaten as the food is now.
    await save((weeks) => {
      weeks[0]![0]!.LUNCH.isCompleted = true;
    });
    await editFood({ nutrients: figures(100) });
    expect(await kcalOf()).toEqual({ LUNCH: 900, DINNER: 100 });
  });

  it('keeps them on a day that is over, also when nobody marked it', async () => {
    await save((weeks) => {
      eatLunch(weeks);
      weeks[0]![0]!.LUNCH.isCompleted = false;
      weeks[0]![6]!.LUNCH.foods = [{ foodId, portions: 1 }];
    });
    bed.now.value = new Date(bed.now.value.getTime() + 3 * 86_400_000);
    await editFood({});
    const lines = await linesOf();
    expect(lines).toHaveLength(2);
    expect(lines.every((line) => line.includes(';400;'))).toBe(true);
    expect(await kcalOf()).toEqual({ LUNCH: 650, DINNER: 400 });
  });
});

/** The bytes of an answer: `bed.call` reads answers as text. */
const bytesOf = async (url: string, query: Record<string, string> = {}): Promise<Buffer> => {
  const headers = { authorization: `Bearer ${await bed.tokenFor(as())}` };
  return (await bed.app.server.inject({ method: 'GET', url, query, headers })).rawPayload;
};

describe('what leaves the board', () => {
  it('prints what was eaten as it was, and what is to come as it is', async () => {
    await save(eatLunch);
    await editFood({ nameEs: 'Croquetas fritas', unitWeight: 50 });
    const url = CONTRACT_OPERATIONS.find(({ id }) => id === 'exportPlanPaper')?.url.replace(':id', planId);
    const bytes = await bytesOf(url ?? '', { accountId: clinic.accountId, language: 'es' });
    const text = (await readPdf(bytes)).text.replaceAll(/\s+/g, ' ');
    expect(text).toMatch(/Croquetas de prueba.{0,40}100 g/);
    expect(text).toMatch(/Croquetas fritas.{0,40}50 g/);
  });

  it('copies a plan with meals to come, which have the figures of now', async () => {
    await save(eatLunch);
    await editFood({});
    const body = { name: 'Copia', weeks: 1, startDate: '2198-01-01' };
    const copy = await bed.call('duplicateNutritionalPlan', { as: as(), path: { id: planId }, body });
    expect(copy.status).toBe(201);
    planId = copy.body.id as string;
    expect((await read()).weeks[0][0].LUNCH).toMatchObject({ isCompleted: false });
    expect(await kcalOf()).toEqual({ LUNCH: 900, DINNER: 900 });
  });

  it('brings what was eaten to another clinic with its figures, where the food is not known', async () => {
    await save(eatLunch);
    await editFood({});
    const other = await addClinic(bed.database, 'La otra');
    const brought = await transferred(bed, clinic.people.admin, patientId, other);
    clinic = other;
    const plans = await bed.call('listNutritionalPlans', {
      as: as(),
      path: { patientId: brought },
    });
    planId = plans.body.items[0].id as string;
    // What is to come names a food that this clinic does not have.
    expect(await kcalOf()).toEqual({ LUNCH: 400, DINNER: null });
  });
});

describe('a version of a plan', () => {
  it('keeps the figures with which it was kept', async () => {
    await save(eatLunch);
    const kept = await bed.call('createPlanVersion', {
      as: as(),
      path: { id: planId },
      body: { name: 'Impresa' },
    });
    expect(kept.status).toBe(201);
    const planVersionId = kept.body.id as string;
    await editFood({});
    const path = { id: planId, planVersionId };
    const { body: figuresOfVersion } = await bed.call('getPlanFigures', {
      as: as(),
      path: { id: planId },
      query: { planVersionId },
    });
    expect(figuresOfVersion.meals.DINNER.kcal).toBe(400);
    const { body } = await bed.call('getPlanVersion', { as: as(), path });
    expect(body.foods).toMatchObject([{ id: foodId, energy: 400 }]);
  });
});

describe('menus that have never been saved', () => {
  it('have no instant of figures, also on days that are over', async () => {
    const { weeks } = await read();
    expect(weeks).toEqual(emptyMenu(1).weeks);
  });
});

import { FOOD_RESTRICTIONS } from '@healzy/domain/foods';
import { applyEdit, EMPTY_MEAL, emptyMenu, PLAN_VERSION_LIMITS, type Menu } from '@healzy/domain/menus';
import { DEFAULT_MACRO_SHARES, DEFAULT_MEAL_SHARES } from '@healzy/domain/nutritional-plans';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/db/ids.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addClinic, addPatient, type Clinic } from './clinics.ts';

let bed: TestBed;
let clinic: Clinic;
let patientId: string;
let id: string;
let foodId: string;
const as = () => clinic.people.specialist;
const period = { name: 'Dos semanas', weeks: 2, startDate: '2198-01-01' };

beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());
beforeEach(async () => {
  clinic = await addClinic(bed.database, 'Versiones');
  patientId = await addPatient(bed.database, clinic);
  const made = await bed.call('createNutritionalPlan', { as: as(), path: { patientId }, body: period });
  id = made.body.id as string;
  const food = {
    nameEs: 'Garbanzos',
    category: 'LEGUMES',
    unit: 'G',
    suitableFor: [...FOOD_RESTRICTIONS],
    nutrients: { energy: 300, carbohydrate: 45, fat: 5, protein: 20, iron: 6 },
  };
  foodId = (await bed.call('createFood', { as: as(), body: food })).body.id as string;
});

const menuWith = (name: string, change: object = {}): Menu =>
  applyEdit(emptyMenu(2), {
    kind: 'MEALS',
    meals: [
      {
        at: { week: 1, day: 0, meal: 'LUNCH' },
        meal: { ...EMPTY_MEAL, name, foods: [{ foodId, portions: 2 }], ...change },
      },
    ],
  })!.menu;
const saveMenu = (menu: Menu, version: number, more: object = {}) =>
  bed.call('updateMenus', {
    as: as(),
    path: { id },
    headers: { 'if-match': `"${version}"` },
    body: { weeks: menu.weeks, undo: [], redo: [], applied: [], ...more },
  });
const savePlan = (version: number, changes: object) =>
  bed.call('updateNutritionalPlan', {
    as: as(),
    path: { id },
    headers: { 'if-match': `"${version}"` },
    body: {
      ...period,
      mealShares: DEFAULT_MEAL_SHARES,
      macroShares: DEFAULT_MACRO_SHARES,
      energy: null,
      ...changes,
    },
  });
const keep = (name: unknown = 'Antes', person = as()) =>
  bed.call('createPlanVersion', { as: person, path: { id }, body: { name } as { name: string } });
const list = async () =>
  (await bed.call('listPlanVersions', { as: as(), path: { id }, query: { limit: 100 } })).body;
const look = (planVersionId: string) => bed.call('getPlanVersion', { as: as(), path: { id, planVersionId } });
const restore = (planVersionId: string, planVersion: number, menusVersion: number, person = as()) =>
  bed.call('restorePlanVersion', {
    as: person,
    path: { id, planVersionId },
    body: { planVersion, menusVersion },
  });
const plan = async () => (await bed.call('getNutritionalPlan', { as: as(), path: { id } })).body;
const menus = async () => (await bed.call('getMenus', { as: as(), path: { id } })).body;
const figures = (query: Record<string, string | number> = {}) =>
  bed.call('getPlanFigures', { as: as(), path: { id }, query });
const energy = { kcal: 2000, source: 'TYPED', on: '2026-11-26' };

describe('versions of a plan', () => {
  it('keep the plan with its menus under a name, and say who kept them', async () => {
    await savePlan(1, { energy });
    await saveMenu(menuWith('Cocido'), 0);
    const kept = await keep();
    expect(kept).toMatchObject({
      status: 201,
      body: {
        name: 'Antes',
        reason: 'NAMED',
        planName: 'Dos semanas',
        weeks: 2,
        energyKcal: 2000,
        meals: 1,
        created: { userId: as().userId },
      },
    });
    await savePlan(2, { name: 'Otro', energy: null });
    await saveMenu(emptyMenu(2), 1);
    expect(await list()).toMatchObject({ total: 1, items: [kept.body] });
    const { body } = await look(kept.body.id as string);
    expect(body).toMatchObject({ version: kept.body, plan: { ...period, energy }, foods: [{ id: foodId }] });
    expect(body.menus[1][0].LUNCH).toMatchObject({ name: 'Cocido', foods: [{ foodId, portions: 2 }] });
  });

  it('are the newest first, page by page', async () => {
    for (const name of ['Una', 'Dos', 'Tres']) await keep(name);
    const first = await bed.call('listPlanVersions', { as: as(), path: { id }, query: { limit: 2 } });
    expect(first.body.items.map(({ name }: { name: string }) => name)).toEqual(['Tres', 'Dos']);
    const query = { limit: 2, cursor: first.body.nextCursor as string };
    const rest = await bed.call('listPlanVersions', { as: as(), path: { id }, query });
    expect(rest.body).toMatchObject({ total: 3, nextCursor: null, items: [{ name: 'Una' }] });
  });

  it.each([
    ['no name', '', 'REQUIRED'],
    ['a blank name', '   ', 'REQUIRED'],
    ['a name of 81 characters', 'a'.repeat(81), 'TOO_LONG'],
    ['a name of two lines', 'a\nb', 'LINE_BREAK'],
  ])('are refused with %s', async (_name, name, code) => {
    const refused = await keep(name);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(code);
    expect(await list()).toMatchObject({ total: 0 });
  });

  it('are no more than a person can look through', async () => {
    const { named } = PLAN_VERSION_LIMITS;
    for (let count = 0; count < named; count += 1) expect((await keep(`V ${count}`)).status).toBe(201);
    expect(await keep()).toMatchObject({
      status: 409,
      body: { code: 'PLAN_VERSIONS_FULL', details: { maxCount: named } },
    });
    const [{ id: planVersionId }] = (await list()).items;
    expect((await bed.call('deletePlanVersion', { as: as(), path: { id, planVersionId } })).status).toBe(204);
    expect((await keep()).status).toBe(201);
  });

  it('are kept before menus are recalculated, once for each state', async () => {
    await saveMenu(menuWith('Cocido'), 0, { keepsVersion: true });
    expect(await list()).toMatchObject({ total: 0 });
    await saveMenu(menuWith('Ensalada'), 1, { keepsVersion: true });
    const { items } = await list();
    expect(items).toMatchObject([{ reason: 'BEFORE_RECALCULATION', name: null, meals: 1 }]);
    expect((await look(items[0].id as string)).body.menus[1][0].LUNCH.name).toBe('Cocido');
    await saveMenu(menuWith('Cocido'), 2, { keepsVersion: true });
    await saveMenu(menuWith('Sopa'), 3, { keepsVersion: true });
    expect((await list()).total).toBe(2);
    await saveMenu(menuWith('Arroz'), 4);
    expect((await list()).total).toBe(2);
  });

  it('that were kept by themselves make room, and named ones stay', async () => {
    await keep('La de siempre');
    const { automatic } = PLAN_VERSION_LIMITS;
    for (let count = 0; count <= automatic + 2; count += 1)
      await saveMenu(menuWith(`Comida ${count}`), count, { keepsVersion: true });
    const { items, total } = await list();
    expect(total).toBe(automatic + 1);
    expect(items.at(-1)).toMatchObject({ name: 'La de siempre' });
    const oldest = await look(items.at(-2).id as string);
    expect(oldest.body.menus[1][0].LUNCH.name).toBe('Comida 2');
  });

  it('go with their plan', async () => {
    const { body } = await keep();
    await bed.call('deleteNutritionalPlan', { as: as(), path: { id } });
    expect((await look(body.id as string)).status).toBe(404);
  });

  it('of another plan are not found', async () => {
    const { body } = await keep();
    const other = await bed.call('createNutritionalPlan', { as: as(), path: { patientId }, body: period });
    const path = { id: other.body.id as string, planVersionId: body.id as string };
    expect((await bed.call('getPlanVersion', { as: as(), path })).status).toBe(404);
    expect((await bed.call('deletePlanVersion', { as: as(), path })).status).toBe(404);
    expect((await look(newId())).status).toBe(404);
  });
});

describe('restoring a version', () => {
  it('brings plan and menus back, and restoring what was kept before takes that back', async () => {
    await savePlan(1, { energy });
    await saveMenu(menuWith('Cocido'), 0);
    const { body: kept } = await keep();
    await savePlan(2, { name: 'Otro', energy: { ...energy, kcal: 1500 } });
    await saveMenu(menuWith('Ensalada'), 1);
    const [changedPlan, changedMenus] = [await plan(), await menus()];

    const restored = await restore(kept.id as string, 3, 2);
    expect(restored).toMatchObject({
      status: 200,
      body: { plan: { name: 'Dos semanas', energy, version: 4 }, before: { reason: 'BEFORE_RESTORE' } },
    });
    const after = await menus();
    expect(after.weeks[1][0].LUNCH.name).toBe('Cocido');
    expect(after).toMatchObject({ version: 3, basis: { energyKcal: 2000 } });
    expect(after.undo).toHaveLength(1);

    const undone = await restore(restored.body.before.id as string, 4, 3);
    expect(undone.status).toBe(200);
    expect(await plan()).toMatchObject({ name: 'Otro', energy: changedPlan.energy });
    expect((await menus()).weeks).toEqual(changedMenus.weeks);
    // What was restored is a version already.
    expect((await list()).total).toBe(2);
  });

  it('leaves what was eaten, and does not let a plan start in the past', async () => {
    await saveMenu(menuWith('Cocido'), 0);
    const { body: kept } = await keep();
    await saveMenu(menuWith('Comido', { isCompleted: true }), 1);
    await bed.database.asAccount({ accountId: clinic.accountId }, (sql) =>
      sql.query(
        `UPDATE plan_versions SET plan = jsonb_set(plan, '{startDate}', '"2020-01-01"') WHERE id = $1`,
        [kept.id],
      ),
    );
    expect((await restore(kept.id as string, 1, 2)).status).toBe(200);
    expect((await menus()).weeks[1][0].LUNCH).toMatchObject({ name: 'Comido', isCompleted: true });
    expect(await plan()).toMatchObject({ startDate: period.startDate });
  });

  it('is refused, and changes nothing, when something was changed that the person did not see', async () => {
    await saveMenu(menuWith('Cocido'), 0);
    const { body: kept } = await keep();
    await saveMenu(menuWith('Ensalada'), 1);
    for (const [planVersion, menusVersion] of [
      [1, 1],
      [2, 2],
    ] as const)
      expect(await restore(kept.id as string, planVersion, menusVersion)).toMatchObject({
        status: 409,
        body: { code: 'PLAN_CHANGED' },
      });
    expect((await menus()).weeks[1][0].LUNCH.name).toBe('Ensalada');
    expect(await list()).toMatchObject({ total: 1 });
  });

  it.each([
    ['no versions', {}],
    ['a version of 0', { planVersion: 0, menusVersion: 0 }],
    ['words', { planVersion: 'one', menusVersion: 1 }],
    ['something else', { planVersion: 1, menusVersion: 0, force: true }],
  ])('is refused with %s', async (_name, body) => {
    const { body: kept } = await keep();
    const path = { id, planVersionId: kept.id as string };
    const refused = await bed.call('restorePlanVersion', {
      as: as(),
      path,
      body: body as { planVersion: number; menusVersion: number },
    });
    expect(refused.status).toBe(400);
  });
});

describe('figures of a plan', () => {
  it('are those of its menus, of a version, and of one week', async () => {
    await savePlan(1, { energy });
    await saveMenu(menuWith('Cocido'), 0);
    const { body: kept } = await keep();
    await saveMenu(emptyMenu(2), 1);
    expect((await figures()).body).toMatchObject({ days: 0, day: null, foods: [], plan: { energy } });
    const { status, body } = await figures({ planVersionId: kept.id as string });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      planVersionId: kept.id as string,
      week: null,
      days: 1,
      day: { of: 1, kcal: 600, grams: { CARBS: 90, FAT: 10, PROTEIN: 40 }, isLowerBound: false },
      energyShares: { CARBS: 59, FAT: 15, PROTEIN: 26 },
      meals: { LUNCH: { of: 1, kcal: 600 }, DINNER: null },
      foods: [{ foodId, nameEs: 'Garbanzos', meals: 1, grams: 200 }],
      unweighed: 0,
    });
    const iron = body.nutrients.find(({ nutrient }: { nutrient: string }) => nutrient === 'iron');
    expect(iron).toMatchObject({ amount: 12 });
    const ofWeek = (week: number) => figures({ planVersionId: kept.id as string, week });
    expect((await ofWeek(1)).body).toMatchObject({ week: 1, days: 0 });
    expect((await ofWeek(2)).body).toMatchObject({ week: 2, days: 1 });
    expect(await ofWeek(3)).toMatchObject({ status: 422, body: { code: 'PLAN_NO_DAYS' } });
    expect((await ofWeek(0)).status).toBe(400);
    expect((await figures({ planVersionId: newId() })).status).toBe(404);
  });
});

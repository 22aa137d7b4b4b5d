import { DEFAULT_MENU_TEMPLATE, SAVED_TEMPLATE_LIMITS } from '@healzy/domain/menus';
import {
  DEFAULT_MACRO_SHARES,
  DEFAULT_MEAL_SHARES,
  type PlanMenuTemplate,
} from '@healzy/domain/nutritional-plans';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/db/ids.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addClinic, addPatient, type Clinic } from './clinics.ts';

let bed: TestBed;
let clinic: Clinic;
let patientId: string;
let planId: string;
beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());
const period = { name: 'Dos semanas', weeks: 2, startDate: '2198-01-01' };
beforeEach(async () => {
  clinic = await addClinic(bed.database, 'Plantillas');
  patientId = await addPatient(bed.database, clinic);
  const as = clinic.people.specialist;
  const made = await bed.call('createNutritionalPlan', { as, path: { patientId }, body: period });
  planId = made.body.id as string;
});

const milk = newId();
const group = { foodIds: [milk], categories: ['DAIRY'], min: 1, max: 1 } as const;
const template = (change: Partial<Record<keyof PlanMenuTemplate, unknown>> = {}) => ({
  ...DEFAULT_MENU_TEMPLATE,
  BREAKFAST: [group],
  ...change,
});
const plan = (change: object) => ({
  ...period,
  mealShares: DEFAULT_MEAL_SHARES,
  macroShares: DEFAULT_MACRO_SHARES,
  energy: null,
  ...change,
});
const write = (version: number, change: object, as = clinic.people.specialist) =>
  bed.call('updateNutritionalPlan', {
    as,
    path: { id: planId },
    headers: { 'if-match': `"${version}"` },
    body: plan(change),
  });
const read = () => bed.call('getNutritionalPlan', { as: clinic.people.specialist, path: { id: planId } });

describe('the template of a plan', () => {
  it('is the general one at first, and stays when other parts are saved without it', async () => {
    expect((await read()).body.menuTemplate).toBeNull();
    expect((await write(1, { menuTemplate: template() })).body.menuTemplate).toEqual(template());
    expect((await write(2, { name: 'Otro nombre' })).body.menuTemplate).toEqual(template());
    expect((await write(3, { menuTemplate: null })).body.menuTemplate).toBeNull();
  });

  it('is in a copy of the plan', async () => {
    await write(1, { menuTemplate: template() });
    const as = clinic.people.specialist;
    const body = { ...period, name: 'Copia' };
    const copy = await bed.call('duplicateNutritionalPlan', { as, path: { id: planId }, body });
    expect(copy.body.menuTemplate).toEqual(template());
  });

  it.each([
    ['a group that names nothing', [{ ...group, foodIds: [], categories: [] }]],
    ['at most fewer than at least', [{ ...group, min: 2, max: 1 }]],
    ['half a food', [{ ...group, max: 1.5 }]],
    ['no food at most', [{ ...group, min: 0, max: 0 }]],
    ['six foods', [{ ...group, max: 6 }]],
    ['a negative count', [{ ...group, min: -1 }]],
    ['a category that does not exist', [{ ...group, categories: ['PIZZA'] }]],
    ['a food without a valid id', [{ ...group, foodIds: ['milk'] }]],
    ['31 foods', [{ ...group, foodIds: Array.from({ length: 31 }, newId) }]],
    ['nine groups', Array.from({ length: 9 }, () => group)],
    ['no list', null],
  ])('is refused with %s', async (_name, BREAKFAST) => {
    expect((await write(1, { menuTemplate: template({ BREAKFAST }) })).status).toBe(400);
    expect((await read()).body).toMatchObject({ version: 1, menuTemplate: null });
  });

  it('may leave a meal without any food, which filling then explains', async () => {
    expect((await write(1, { menuTemplate: template({ DINNER: [] }) })).status).toBe(200);
  });

  it('has its foods offered for menus, also inactive ones', async () => {
    const as = clinic.people.specialist;
    const found = await bed.call('listFoods', { as, query: { search: 'merluza' } });
    const id = found.body.items[0].id as string;
    await bed.call('setFoodSettings', { as, path: { id }, body: { isActive: false } });
    const offered = async () => {
      const { body } = await bed.call('listMenuFoods', { as, path: { id: planId } });
      return (body.items as { id: string; isActive: boolean }[]).find((food) => food.id === id);
    };
    expect(await offered()).toBeUndefined();
    await write(1, { menuTemplate: template({ LUNCH: [{ ...group, foodIds: [id] }] }) });
    expect(await offered()).toMatchObject({ isActive: false });
  });
});

describe('templates of the account', () => {
  const save = (name: string, as = clinic.people.specialist) =>
    bed.call('createMenuTemplate', { as, body: { name, template: template() } });
  const list = (query: Record<string, string> = {}, as = clinic.people.specialist) =>
    bed.call('listMenuTemplates', { as, query });
  const namesOf = async (query: Record<string, string> = {}) =>
    ((await list(query)).body.items as { name: string }[]).map(({ name }) => name);

  it('are saved, listed by name page by page, searched, renamed and deleted', async () => {
    const made = await save('Cenas ligeras');
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ name: 'Cenas ligeras', version: 1, template: template() });
    await save('Ácidos no');
    await save('Verano');
    expect(await namesOf()).toEqual(['Ácidos no', 'Cenas ligeras', 'Verano']);
    expect(await namesOf({ search: 'acid' })).toEqual(['Ácidos no']);
    const first = await list({ limit: '2' });
    expect(first.body.total).toBe(3);
    expect(await namesOf({ limit: '2', cursor: first.body.nextCursor })).toEqual(['Verano']);

    const as = clinic.people.admin;
    const path = { id: made.body.id as string };
    const headers = { 'if-match': '"1"' };
    const body = { name: 'Cenas de verano', template: template() };
    const renamed = await bed.call('updateMenuTemplate', { as, path, headers, body });
    expect(renamed.body).toMatchObject({ name: 'Cenas de verano', version: 2 });
    expect((await bed.call('updateMenuTemplate', { as, path, headers, body })).status).toBe(412);
    expect((await bed.call('deleteMenuTemplate', { as, path })).status).toBe(204);
    expect((await bed.call('deleteMenuTemplate', { as, path })).status).toBe(404);
    expect(await namesOf()).toEqual(['Ácidos no', 'Verano']);
  });

  it('have a name of their own, whatever its accents and case', async () => {
    const made = await save('Cenas ligeras');
    const again = await save('  CÉNAS ligeras ');
    expect(again).toMatchObject({ status: 409, body: { code: 'MENU_TEMPLATE_NAME_TAKEN' } });
    const other = await save('Otra');
    const rename = (id: string, name: string) =>
      bed.call('updateMenuTemplate', {
        as: clinic.people.specialist,
        path: { id },
        headers: { 'if-match': '"1"' },
        body: { name, template: template() },
      });
    expect(await rename(other.body.id as string, 'cenas ligeras')).toMatchObject({
      status: 409,
      body: { code: 'MENU_TEMPLATE_NAME_TAKEN' },
    });
    expect((await rename(made.body.id as string, 'Cenas Ligeras')).status).toBe(200);
    const both = await Promise.all([save('A la vez'), save('A la vez')]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it.each([
    ['no name', ' '],
    ['a name of two lines', 'Cenas\nligeras'],
    ['a name of 121 characters', 'a'.repeat(121)],
  ])('are refused with %s', async (_name, name) => {
    expect((await save(name)).status).toBe(400);
  });

  it('belong to the account alone', async () => {
    await save('Cenas ligeras');
    const other = await addClinic(bed.database, 'Otra');
    expect((await list({}, other.people.specialist)).body.items).toEqual([]);
  });

  it('are as many as there can be, and the next is refused with the number', async () => {
    await bed.database.asAccount({ accountId: clinic.accountId }, (sql) =>
      sql.query(
        `INSERT INTO menu_templates (id, account_id, name, name_key, template)
         SELECT gen_random_uuid(), $1, 'T' || n, 't' || n, $2::text::jsonb FROM generate_series(1, $3::integer) n`,
        [clinic.accountId, JSON.stringify(template()), SAVED_TEMPLATE_LIMITS.templates],
      ),
    );
    expect(await save('Una más')).toMatchObject({
      status: 409,
      body: { code: 'MENU_TEMPLATES_FULL', details: { max: SAVED_TEMPLATE_LIMITS.templates } },
    });
  });

  it('leave a plan that one was applied to as it is', async () => {
    const made = await save('Cenas ligeras');
    await write(1, { menuTemplate: made.body.template });
    const as = clinic.people.specialist;
    await bed.call('deleteMenuTemplate', { as, path: { id: made.body.id as string } });
    expect((await read()).body.menuTemplate).toEqual(template());
  });
});

import { applyActions, emptyMenu, menuMeals, type MenuAction, type MenuDocument } from '@healzy/domain/menus';
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
beforeEach(async () => {
  clinic = await addClinic(bed.database, 'Menus');
  patientId = await addPatient(bed.database, clinic);
  const plan = { name: 'Dos semanas', weeks: 2, startDate: '2198-01-01' };
  const made = await bed.call('createNutritionalPlan', {
    as: clinic.people.specialist,
    path: { patientId },
    body: plan,
  });
  planId = made.body.id as string;
});

const read = (as = clinic.people.specialist) => bed.call('getMenus', { as, path: { id: planId } });
const save = (document: object, version: number, as = clinic.people.specialist) =>
  bed.call('updateMenus', {
    as,
    path: { id: planId },
    headers: { 'if-match': `"${version}"` },
    body: document,
  });
const empty = (weeks = 2): MenuDocument => ({
  weeks: emptyMenu(weeks).weeks as MenuDocument['weeks'],
  undo: [],
  redo: [],
  applied: [],
});
const lunch = { week: 0, day: 0, meal: 'LUNCH' } as const;
const naming = (name: string, at = lunch): MenuAction => ({
  id: newId(),
  kind: 'EDIT',
  edit: { kind: 'NAME', at, name },
});
const documentOf = (body: Record<string, unknown>) =>
  ({
    weeks: body['weeks'],
    undo: body['undo'],
    redo: body['redo'],
    applied: body['applied'],
  }) as MenuDocument;
const someFood = async (search: string): Promise<string> => {
  const found = await bed.call('listFoods', { as: clinic.people.specialist, query: { search } });
  return found.body.items[0].id as string;
};

describe('menus of a plan', () => {
  it('begin empty, with a week for each of the plan', async () => {
    const { status, body, headers } = await read();
    expect(status).toBe(200);
    expect(headers.etag).toBe('"0"');
    expect(body).toMatchObject({
      version: 0,
      patientId,
      nutritionalPlanId: planId,
      undo: [],
      changedAt: null,
    });
    expect(body.weeks).toHaveLength(2);
    expect(menuMeals(documentOf(body)).every(({ foods }) => foods.length === 0)).toBe(true);
  });

  it('take no food while nobody answers for an energy below the floor, whoever sends them', async () => {
    const as = clinic.people.specialist;
    // As it was saved before there were floors.
    await bed.database.asAccount({ accountId: clinic.accountId }, (sql) =>
      sql.query(`UPDATE nutritional_plans SET energy = $2::text::jsonb WHERE id = $1`, [
        planId,
        JSON.stringify({ kcal: 500, source: 'TYPED', on: '2026-11-23' }),
      ]),
    );
    const eaten = structuredClone(empty());
    eaten.weeks[0]![0]!.LUNCH.foods = [{ foodId: await someFood('arroz'), portions: 1 }];
    expect(await save(eaten, 0)).toMatchObject({
      status: 422,
      body: { code: 'ENERGY_UNCONFIRMED', details: { kind: 'VERY_LOW', kcal: 500, limitKcal: 1500 } },
    });
    // What gives no food is not held up.
    expect((await save(empty(), 0)).status).toBe(200);
    const headers = { 'if-match': '"1"' };
    const body = { confirmsEnergy: true };
    await bed.call('updateNutritionalPlan', { as, path: { id: planId }, headers, body });
    expect((await save(eaten, 1)).status).toBe(200);
  });

  it('keep foods, names and the steps of undo', async () => {
    const foodId = await someFood('lentejas');
    const add: MenuAction = {
      id: newId(),
      kind: 'EDIT',
      edit: { kind: 'INSERT_FOOD', at: lunch, index: 0, food: { foodId, portions: 1.5 } },
    };
    const { document } = applyActions(empty(), [add, naming('Lentejas')]);
    const saved = await save(document, 0);
    expect(saved.status).toBe(200);
    expect(saved.headers.etag).toBe('"1"');
    const { body } = await read();
    expect(body.weeks[0][0].LUNCH).toEqual({
      name: 'Lentejas',
      foods: [{ foodId, portions: 1.5 }],
      isCompleted: false,
      isLocked: false,
    });
    const undone = applyActions(documentOf(body), [{ id: newId(), kind: 'UNDO' }]).document;
    expect(undone.weeks[0]?.[0]?.LUNCH.name).toBe('');
    expect((await save(undone, 1)).body.redo).toHaveLength(1);
  });

  it('of two people are both kept: the later one is told, and applies its changes again', async () => {
    const dinner = { ...lunch, meal: 'DINNER' } as const;
    const theirs = applyActions(empty(), [naming('Comida de Ana')]).document;
    const mine = [naming('Cena de Luis', dinner as never)];
    expect((await save(theirs, 0)).status).toBe(200);
    const stale = await save(applyActions(empty(), mine).document, 0);
    expect(stale.status).toBe(412);
    expect(stale.body.code).toBe('STALE_VERSION');
    const current = stale.body.details.current;
    const merged = applyActions(documentOf(current), mine).document;
    expect((await save(merged, current.version)).status).toBe(200);
    const { body } = await read();
    expect(body.weeks[0][0].LUNCH.name).toBe('Comida de Ana');
    expect(body.weeks[0][0].DINNER.name).toBe('Cena de Luis');
    // After a lost answer the same changes come again, and are not applied twice.
    expect(applyActions(documentOf(body), mine).document).toEqual(documentOf(body));
  });

  it.each([
    [
      'a name of 47 characters',
      (menu: MenuDocument) => applyActions(menu, [naming('a'.repeat(47))]).document,
      400,
    ],
    [
      'no portion',
      (menu: MenuDocument) =>
        applyActions(menu, [
          {
            id: newId(),
            kind: 'EDIT',
            edit: { kind: 'INSERT_FOOD', at: lunch, index: 0, food: { foodId: newId(), portions: 0 } },
          },
        ]).document,
      400,
    ],
    ['no week', (menu: MenuDocument) => ({ ...menu, weeks: [] }), 400],
    ['53 weeks', () => empty(53), 400],
  ])('refuse %s', async (_name, change, status) => {
    expect((await save(change(empty()), 0)).status).toBe(status);
    expect((await read()).body.version).toBe(0);
  });

  it('are never written without a version', async () => {
    const as = clinic.people.specialist;
    expect((await bed.call('updateMenus', { as, path: { id: planId }, body: empty() })).status).toBe(428);
  });

  it('name what the record says that the patient must not eat', async () => {
    const answers = {
      hasAllergies: true,
      allergies: ['NUTS', 'OTHER'],
      otherAllergies: 'Kiwi',
      dietTypes: ['VEGETARIAN', 'MEDITERRANEAN'],
    };
    const written = await bed.call('updatePatientData', {
      as: clinic.people.specialist,
      path: { patientId, section: 'habits' },
      headers: { 'if-match': '"0"' },
      body: { answers },
    });
    expect(written.status).toBe(200);
    const { body } = await read();
    expect(body.restrictions).toEqual(['NUTS', 'VEGETARIAN']);
    expect(body.otherRestrictions).toEqual(['Kiwi']);
  });
});

describe('foods for menus', () => {
  it('are the active ones, favourites first, and those of the menus in any case', async () => {
    const as = clinic.people.specialist;
    const [used, favourite] = [await someFood('lentejas'), await someFood('merluza')];
    const food = { foodId: used, portions: 1 };
    const add: MenuAction = {
      id: newId(),
      kind: 'EDIT',
      edit: { kind: 'INSERT_FOOD', at: lunch, index: 0, food },
    };
    await save(applyActions(empty(), [add]).document, 0);
    await bed.call('setFoodSettings', { as, path: { id: used }, body: { isActive: false } });
    await bed.call('setFoodSettings', { as, path: { id: favourite }, body: { isFavourite: true } });
    const { status, body } = await bed.call('listMenuFoods', { as, path: { id: planId } });
    expect(status).toBe(200);
    expect(body.items.slice(0, 2).map(({ id }: { id: string }) => id)).toEqual([used, favourite]);
    expect(body.items[0].isActive).toBe(false);
    expect(body.items.length).toBeGreaterThan(400);
    expect(body.items.slice(1).every(({ isActive }: { isActive: boolean }) => isActive)).toBe(true);
  });
});

describe('the menus of a plan that is copied', () => {
  const copy = async (changes: object = {}, as = clinic.people.specialist) =>
    bed.call('duplicateNutritionalPlan', {
      as,
      path: { id: planId },
      body: { name: 'Copia', weeks: 2, startDate: '2198-02-01', ...changes },
    });
  const menusOf = async (id: string) =>
    (await bed.call('getMenus', { as: clinic.people.specialist, path: { id } })).body;
  const eaten = (foodId: string): MenuDocument =>
    applyActions(empty(), [
      {
        id: newId(),
        kind: 'EDIT',
        edit: {
          kind: 'MEALS',
          meals: [0, 1].map((week) => ({
            at: { ...lunch, week },
            meal: {
              name: `Semana ${week + 1}`,
              foods: [{ foodId, portions: 2 }],
              isCompleted: true,
              isLocked: true,
            },
          })),
        },
      },
    ]).document;

  it('come along with foods, names and locks; nothing is eaten and nothing can be undone', async () => {
    const foodId = await someFood('lentejas');
    await save(eaten(foodId), 0);
    const made = await copy();
    expect(made.status).toBe(201);
    const menus = await menusOf(made.body.id as string);
    expect(menus).toMatchObject({ version: 1, patientId, undo: [], redo: [], applied: [] });
    expect(menus.basis).toEqual((await read()).body.basis);
    expect(menus.weeks[1][0].LUNCH).toEqual({
      name: 'Semana 2',
      foods: [{ foodId, portions: 2 }],
      isCompleted: false,
      isLocked: true,
    });
    // The copy is a plan of its own: emptying its menus changes nothing in the first.
    const headers = { 'if-match': '"1"' };
    const as = clinic.people.specialist;
    await bed.call('updateMenus', { as, path: { id: made.body.id as string }, headers, body: empty() });
    expect((await read()).body.weeks[1][0].LUNCH).toMatchObject({ name: 'Semana 2', isCompleted: true });
  });

  it('begin the plan of another patient without energy, locks and names, and ask to be recalculated', async () => {
    await bed.database.asAccount({ accountId: clinic.accountId }, (sql) =>
      sql.query('UPDATE nutritional_plans SET energy = $2 WHERE id = $1', [
        planId,
        JSON.stringify({ kcal: 2500, source: 'TYPED', on: '2198-01-01' }),
      ]),
    );
    const foodId = await someFood('lentejas');
    await save(eaten(foodId), 0);
    const other = await addPatient(bed.database, clinic, { name: 'Otra' });
    const as = clinic.people.specialist;
    const beginFrom = (fromPlanId: string, by = as, patient = other) =>
      bed.call('createNutritionalPlan', {
        as: by,
        path: { patientId: patient },
        body: { name: 'De otra persona', weeks: 3, startDate: '2198-02-01', fromPlanId },
      });
    const made = await beginFrom(planId);
    expect(made).toMatchObject({ status: 201, body: { energy: null, macrosMeasuredOn: null, weeks: 3 } });
    const menus = await menusOf(made.body.id as string);
    expect(menus).toMatchObject({ version: 1, patientId: other, undo: [] });
    expect(menus.basis).not.toBeNull();
    expect(menus.weeks[1][0].LUNCH).toEqual({
      ...{ name: '', foods: [{ foodId, portions: 2 }], isCompleted: false, isLocked: false },
    });
    // Nothing of what was made for another person's energy is handed over before that of this one is chosen.
    for (const operation of ['exportPlanPaper', 'getShoppingList'] as const)
      expect(await bed.call(operation, { as, path: { id: made.body.id as string } })).toMatchObject({
        status: 422,
        body: { code: 'PLAN_WITHOUT_ENERGY' },
      });
    // Neither from a plan that the caller may not read, nor for a patient who is not theirs.
    const foreign = await addClinic(bed.database, 'Ajena');
    expect((await beginFrom(planId, foreign.people.specialist)).status).toBe(404);
    expect((await beginFrom(newId())).status).toBe(404);
    const theirs = await addPatient(bed.database, foreign);
    expect((await beginFrom(planId, foreign.people.specialist, theirs)).status).toBe(404);
    for (const person of [clinic.people.stranger, clinic.people.observer])
      expect((await beginFrom(planId, person)).status).toBe(403);
    // Nor from the plan of a patient of the account whom they do not see, for one who is theirs.
    const { stranger } = clinic.people;
    const specialists = [{ professionalId: stranger.professionalId!, isPrincipal: true }];
    const own = await addPatient(bed.database, clinic, { specialists });
    expect((await beginFrom(planId, stranger, own)).status).toBe(403);
  });

  it('are those of the weeks that the copy has', async () => {
    await save(eaten(await someFood('lentejas')), 0);
    const shorter = await menusOf((await copy({ weeks: 1 })).body.id as string);
    expect(shorter.weeks).toHaveLength(1);
    expect(shorter.weeks[0][0].LUNCH.name).toBe('Semana 1');
    const longer = await menusOf((await copy({ weeks: 3 })).body.id as string);
    expect(longer.weeks).toHaveLength(3);
    expect(longer.weeks[2][0].LUNCH.foods).toEqual([]);
  });

  it('are none where the plan has none', async () => {
    expect(await menusOf((await copy()).body.id as string)).toMatchObject({ version: 0 });
  });

  it.each([
    ['a start in the past', { startDate: '2020-01-01' }, 'DATE_IN_PAST'],
    ['no name', { name: ' ' }, 'REQUIRED'],
    ['a name of 121 characters', { name: 'a'.repeat(121) }, 'TOO_LONG'],
    ['53 weeks', { weeks: 53 }, 'OUT_OF_RANGE'],
    ['half a week', { weeks: 1.5 }, 'WHOLE_NUMBER'],
  ])('are not copied with %s, and no plan is left', async (_name, changes, code) => {
    await save(eaten(await someFood('lentejas')), 0);
    const refused = await copy(changes);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(code);
    const { body } = await bed.call('listNutritionalPlans', {
      as: clinic.people.specialist,
      path: { patientId },
    });
    expect(body.total).toBe(1);
  });
});

import {
  FOOD_RESTRICTIONS,
  suitabilityOf,
  type FoodRestriction,
  type FoodSuitability,
} from '@healzy/domain/foods';
import {
  applyEdit,
  EMPTY_MEAL,
  emptyMenu,
  restrictionsOf,
  restrictionWarnings,
  type Menu,
} from '@healzy/domain/menus';
import { MEANT_BY_RECORDS } from '@healzy/domain/menus/testing';
import { SECTION_IDS } from '@healzy/domain/patient-data';
import { todayIn } from '@healzy/domain/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addClinic, addPatient, type Clinic } from './clinics.ts';
import { exported, importRecord, uploadRecord } from './transfers.ts';

let bed: TestBed;
let clinic: Clinic;
let patientId: string;
beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());
beforeEach(async () => {
  clinic = await addClinic(bed.database, 'Alergias');
  patientId = await addPatient(bed.database, clinic);
});

/** A food that states all restrictions, or nothing. */
const statementOf = (notFor: readonly string[] | null) => ({
  unsuitableFor: (notFor ?? []) as FoodRestriction[],
  suitableFor: notFor === null ? [] : FOOD_RESTRICTIONS.filter((one) => !notFor.includes(one)),
});
const addFood = async (nameEs: string, notFor: string[] | null, category = 'LEGUMES') => {
  const { body } = await bed.call('createFood', {
    as: clinic.people.specialist,
    body: { nameEs, category, unit: 'G', ...statementOf(notFor), nutrients: { energy: 300 } },
  });
  return body.id as string;
};
const today = todayIn('Europe/Madrid', new Date());
const addPlan = async (startDate = today, weeks = 1) => {
  const { body } = await bed.call('createNutritionalPlan', {
    as: clinic.people.specialist,
    path: { patientId },
    body: { name: 'Sin sorpresas', weeks, startDate },
  });
  return body.id as string;
};
const versions = new Map<string, number>();
const saveMenu = async (planId: string, menu: Menu) => {
  const { status, version } = await bed
    .call('updateMenus', {
      as: clinic.people.specialist,
      path: { id: planId },
      headers: { 'if-match': `"${versions.get(planId) ?? 0}"` },
      body: { weeks: menu.weeks, undo: [], redo: [], applied: [] },
    })
    .then((answer) => ({ ...answer, version: answer.body.version as number }));
  expect(status).toBe(200);
  versions.set(planId, version);
};
const menuWith = (
  foodIds: readonly (readonly [day: number, foodId: string, isCompleted?: boolean])[],
): Menu =>
  applyEdit(emptyMenu(1), {
    kind: 'MEALS',
    meals: foodIds.map(([day, foodId, isCompleted = false]) => ({
      at: { week: 0, day, meal: 'LUNCH' },
      meal: { ...EMPTY_MEAL, foods: [{ foodId, portions: 1 }], isCompleted },
    })),
  })!.menu;
let habits = 0;
beforeEach(() => {
  habits = 0;
});
const answer = async (answers: object) => {
  const { status } = await bed.call('updatePatientData', {
    as: clinic.people.specialist,
    path: { patientId, section: 'habits' },
    headers: { 'if-match': `"${habits}"` },
    body: { answers: { hasAllergies: true, hasIntolerances: true, ...answers } },
  });
  expect(status).toBe(200);
  habits += 1;
};
const lines = async (as = clinic.people.specialist, review = 'OPEN', wanted = 'MENU_RESTRICTED') => {
  const { body } = await bed.call('listWorklist', { as, query: { limit: 100, review } });
  return (body.items as { kind: string; subjectId: string; cause: string; since: string }[]).filter(
    ({ kind }) => kind === wanted,
  );
};
const summary = async (as = clinic.people.specialist) =>
  (await bed.call('getPatientSummary', { as, path: { patientId } })).body;

describe('a new allergy in the record', () => {
  it('warns of menus that came with a record of another clinic', async () => {
    const bread = await addFood('Pan de cacahuete', ['PEANUTS']);
    await saveMenu(await addPlan(), menuWith([[6, bread]]));
    await answer({ allergies: ['PEANUTS'] });
    expect(await lines()).toHaveLength(1);
    const record = await exported(bed, clinic.people.admin, patientId);
    const other = await addClinic(bed.database, 'Otra clínica');
    const documentId = await uploadRecord(bed, other.people.admin, record);
    expect(await importRecord(bed, other, documentId)).toMatchObject({ status: 201 });
    expect(await lines(other.people.specialist)).toHaveLength(1);
  });

  it('warns of the running plan whose coming meals it breaks, until none is left', async () => {
    const peanuts = await addFood('Crema de cacahuete', ['PEANUTS']);
    const rice = await addFood('Arroz de casa', []);
    const id = await addPlan();
    await saveMenu(
      id,
      menuWith([
        [0, peanuts],
        [2, peanuts],
        [3, rice],
      ]),
    );
    expect(await lines()).toEqual([]);
    await answer({ allergies: ['PEANUTS'] });
    expect(await lines()).toMatchObject([{ subjectId: id, since: expect.any(String) }]);
    const { alerts, nutritionalPlan } = await summary();
    expect(alerts).toContainEqual(
      expect.objectContaining({ kind: 'MENU_RESTRICTED', subjectId: id, text: 'Sin sorpresas' }),
    );
    expect(nutritionalPlan).toMatchObject({
      id,
      phase: 'RUNNING',
      week: 1,
      energyKcal: null,
      completeDays: { count: 0, of: 7 },
      eaten: null,
      restricted: {
        meals: 2,
        first: [
          { date: today, meal: 'LUNCH', nameEs: 'Crema de cacahuete', nameEn: null },
          { meal: 'LUNCH', nameEs: 'Crema de cacahuete', nameEn: null },
        ],
      },
    });
    await saveMenu(
      id,
      menuWith([
        [0, rice],
        [2, peanuts],
      ]),
    );
    expect(await lines()).toHaveLength(1);
    await saveMenu(
      id,
      menuWith([
        [0, rice],
        [2, rice],
      ]),
    );
    expect(await lines()).toEqual([]);
    expect((await summary()).nutritionalPlan.restricted).toEqual({ meals: 0, first: [] });
  });

  it('does not warn of eaten meals, of plans that are over, or of menus after the end of a shorter plan', async () => {
    const peanuts = await addFood('Cacahuetes tostados', ['PEANUTS']);
    await answer({ allergies: ['PEANUTS'] });
    const id = await addPlan(today, 2);
    await saveMenu(id, menuWith([[0, peanuts, true]]));
    expect(await lines()).toEqual([]);
    await saveMenu(id, { weeks: [...emptyMenu(1).weeks, ...menuWith([[1, peanuts]]).weeks] });
    expect(await lines()).toHaveLength(1);
    const admin = (statement: string) =>
      bed.database.asAccount({ accountId: clinic.accountId }, (sql) => sql.query(statement));
    await admin(`UPDATE nutritional_plans SET weeks = 1 WHERE id = '${id}'`);
    expect(await lines()).toEqual([]);
    await admin(`UPDATE nutritional_plans SET weeks = 2, start_date = start_date - 14 WHERE id = '${id}'`);
    expect(await lines()).toEqual([]);
  });

  it('is back with the next restriction after a review', async () => {
    const unstated = await addFood('Salsa sin etiqueta', null);
    const id = await addPlan();
    await saveMenu(id, menuWith([[6, unstated]]));
    await answer({ intolerances: ['LACTOSE'] });
    const [line] = await lines();
    await bed.call('reviewWorklistLine', {
      as: clinic.people.specialist,
      path: { kind: 'MENU_RESTRICTED', subjectId: id },
      body: { cause: line!.cause },
    });
    expect(await lines()).toEqual([]);
    expect(await lines(clinic.people.specialist, 'REVIEWED')).toHaveLength(1);
    await answer({ intolerances: ['LACTOSE'], dietTypes: ['VEGAN'] });
    expect(await lines()).toHaveLength(1);
  });

  it('comes from the diet and from what the patient will not eat too', async () => {
    const soup = await addFood('Caldo de casa', [], 'MEAT');
    const id = await addPlan();
    await saveMenu(id, menuWith([[1, soup]]));
    const exclude = (body: object, version: number) =>
      bed.call('updateFoodExclusions', {
        as: clinic.people.specialist,
        path: { patientId },
        headers: { 'if-match': `"${version}"` },
        body,
      });
    await exclude({ foodIds: [], categories: ['MEAT'] }, 0);
    expect(await lines()).toHaveLength(1);
    await exclude({ foodIds: [], categories: [] }, 1);
    expect(await lines()).toEqual([]);
    await exclude({ foodIds: [soup], categories: [] }, 2);
    expect(await lines()).toHaveLength(1);
  });

  it('is nothing that the reception learns', async () => {
    const peanuts = await addFood('Barrita', ['PEANUTS']);
    await saveMenu(await addPlan(), menuWith([[0, peanuts]]));
    await answer({ allergies: ['PEANUTS'] });
    expect(await lines(clinic.people.receptionist)).toEqual([]);
    expect(await summary(clinic.people.receptionist)).toMatchObject({ nutritionalPlan: null });
  });

  it('is the same in the database as in the domain, for every restriction', async () => {
    const foods = new Map<string, FoodSuitability & { category: 'LEGUMES' }>();
    for (const notFor of [
      null,
      [],
      ['PEANUTS'],
      ['GLUTEN', 'EGGS'],
      ['VEGAN'],
      ['VEGAN', 'VEGETARIAN', 'PORK'],
    ])
      foods.set(await addFood(`Alimento ${foods.size}`, notFor), {
        ...suitabilityOf({ category: 'LEGUMES', ...statementOf(notFor) }),
        category: 'LEGUMES',
      });
    const id = await addPlan();
    for (const [answers, restrictions] of [
      [{ allergies: ['PEANUTS'] }, ['PEANUTS']],
      [{ intolerances: ['NON_COELIAC_GLUTEN'] }, ['GLUTEN']],
      [{ dietTypes: ['VEGETARIAN', 'MEDITERRANEAN'] }, ['VEGETARIAN']],
      [{ dietTypes: ['GLUTEN_FREE'], allergies: [] }, ['GLUTEN']],
      [{ dietTypes: ['MEDITERRANEAN'] }, []],
    ] as const) {
      // What is not sent stays, so that the case before is cleared.
      await answer({ allergies: null, intolerances: null, dietTypes: null, ...answers });
      for (const foodId of foods.keys()) {
        const menu = menuWith([[3, foodId]]);
        await saveMenu(id, menu);
        const expected = restrictionWarnings(menu, restrictions, (each) => foods.get(each));
        expect(await lines(), JSON.stringify([answers, foods.get(foodId)])).toHaveLength(expected.length);
      }
    }
  }, 60_000);
});

it('every code of the record restricts and asks in the database exactly if it does in the domain', async () => {
  const id = await addPlan();
  await saveMenu(id, menuWith([[3, await addFood('De nadie', null, 'VEGETABLES')]]));
  for (const [index, { code, record }] of MEANT_BY_RECORDS.entries()) {
    await bed.database.asAccount({ accountId: clinic.accountId }, async (sql) => {
      await sql.query(
        `UPDATE patients SET birthdate = (now() - make_interval(years => $2::int, days => 40))::date WHERE id = $1`,
        [patientId, record.age ?? 40],
      );
      for (const section of SECTION_IDS)
        await sql.query(
          `INSERT INTO patient_data_versions (account_id, patient_id, section, version, answers, source)
           VALUES ($1, $2, $3, $4, $5, 'STAFF')`,
          [clinic.accountId, patientId, section, index + 1, record.answers[section] ?? {}],
        );
    });
    const { restrictions, questions } = restrictionsOf(record);
    if (!code.startsWith('state.PREGNANCY'))
      expect((await lines(undefined, 'OPEN', 'MENU_QUESTIONS')).length, code).toBe(
        questions.length > 0 ? 1 : 0,
      );
    const isRestricted = restrictions.length > 0;
    expect((await lines()).length, code).toBe(isRestricted ? 1 : 0);
  }
}, 60_000);

it('a question that opens after menus were filled is on the worklist until it is answered', async () => {
  patientId = await addPatient(bed.database, clinic);
  const id = await addPlan();
  await saveMenu(id, menuWith([[3, await addFood('Lentejas de casa', [])]]));
  const asked = () => lines(undefined, 'OPEN', 'MENU_QUESTIONS');
  expect(await asked()).toEqual([]);
  const answers = {
    surgeries: '  Bypass gástrico, 2019  ',
    otherDiseases: [
      { name: 'Una rara', detail: 'desde 2019' },
      { name: 'Otra', detail: null },
    ],
    diseases: ['OTHER', 'KIDNEY'],
    medication: [{ name: 'Metotrexato 10', dose: null, schedule: null }],
  };
  const saved = await bed.call('updatePatientData', {
    as: clinic.people.specialist,
    path: { patientId, section: 'medical-history' },
    headers: { 'if-match': '"0"' },
    body: { answers: { hasDiseases: true, takesMedication: true, ...answers } },
  });
  expect([saved.status, saved.body.details]).toEqual([200, undefined]);
  const [line] = await asked();
  expect(line).toMatchObject({ subjectId: id });
  const { body: menus } = await bed.call('getMenus', { as: clinic.people.specialist, path: { id } });
  const questions = menus.foodQuestions as { code: string; about: string | null }[];
  expect(questions.map(({ about }) => about)).toEqual(
    expect.arrayContaining(['Bypass gástrico, 2019', 'Una rara: desde 2019; Otra']),
  );
  expect(questions).toHaveLength(4);
  const answered = async (count: number) =>
    bed.call('updateFoodExclusions', {
      as: clinic.people.specialist,
      path: { patientId },
      headers: { 'if-match': `"${count === questions.length ? 1 : 0}"` },
      body: {
        answers: questions
          .slice(0, count)
          .map(({ code, about }) => ({ question: code, about, restrictions: [], words: 'No cambia nada' })),
      },
    });
  expect((await answered(3)).status).toBe(200);
  // Fewer questions are another cause.
  expect((await asked()).map(({ cause }) => cause)).not.toEqual([line!.cause]);
  expect(await asked()).toHaveLength(1);
  expect((await answered(4)).status).toBe(200);
  expect(await asked()).toEqual([]);
});

describe('the patient list by nutritional plans', () => {
  const day = (days: number) => todayIn('Europe/Madrid', new Date(Date.now() + days * 86_400_000));
  const found = async (nutritionalPlan: string, as = clinic.people.specialist) => {
    const query = { nutritionalPlan, limit: 100 };
    const { status, body } = await bed.call('listPatients', { as, query });
    const ids = ((body.items ?? []) as { id: string }[]).map(({ id }) => id);
    expect(body.total).toBe(status === 200 ? ids.length : undefined);
    // The clinic has a patient of its own, without a plan.
    return [status, ids.filter((id) => id === patientId)];
  };
  const movePlan = (id: string, startDate: string) =>
    bed.database.asAccount({ accountId: clinic.accountId }, (sql) =>
      sql.query('UPDATE nutritional_plans SET start_date = $2 WHERE id = $1', [id, startDate]),
    );

  it('finds who has one running, none, only ended ones, and menus made for other data', async () => {
    expect(await found('NONE')).toEqual([200, [patientId]]);
    const id = await addPlan(today, 1);
    expect(await found('RUNNING')).toEqual([200, [patientId]]);
    expect(await found('NONE')).toEqual([200, []]);
    await movePlan(id, day(3));
    expect(await found('RUNNING')).toEqual([200, []]);
    expect(await found('ENDED')).toEqual([200, []]);
    await saveMenu(id, menuWith([]));
    expect(await found('OFF_TARGET')).toEqual([200, []]);
    const plan = (await bed.call('getNutritionalPlan', { as: clinic.people.specialist, path: { id } })).body;
    const { name, weeks, startDate, mealShares, macroShares } = plan;
    const energy = { kcal: 1800, source: 'TYPED', on: today };
    await bed.call('updateNutritionalPlan', {
      as: clinic.people.specialist,
      path: { id },
      headers: { 'if-match': `"${plan.version}"` },
      body: { name, weeks, startDate, mealShares, macroShares, energy },
    });
    expect(await found('OFF_TARGET')).toEqual([200, [patientId]]);
    await movePlan(id, day(-7));
    expect(await found('OFF_TARGET')).toEqual([200, []]);
    expect(await found('ENDED')).toEqual([200, [patientId]]);
    expect((await found('PAUSED'))[0]).toBe(400);
  });

  it('finds nothing for the reception, to whom plans are closed', async () => {
    await addPlan(today, 1);
    expect(await found('RUNNING', clinic.people.receptionist)).toEqual([200, []]);
    expect(await found('NONE', clinic.people.receptionist)).toEqual([200, []]);
  });
});

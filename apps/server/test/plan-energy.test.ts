import { DEFAULT_MACRO_SHARES, DEFAULT_MEAL_SHARES } from '@healzy/domain/nutritional-plans';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  CONTRACT_OPERATIONS,
  RAW_OPERATIONS,
  resolve,
  type Loose,
  type OperationId,
} from '../src/platform/http/contract.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addClinic, addPatient, type Clinic } from './clinics.ts';

let bed: TestBed;
let clinic: Clinic;
let patientId: string;
let planId: string;
let version: number;
beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());
beforeEach(async () => {
  clinic = await addClinic(bed.database, 'Energía');
  patientId = await addPatient(bed.database, clinic);
  await bed.database.asAccount({ accountId: clinic.accountId }, (sql) =>
    sql.query(`UPDATE patients SET sex = 'MALE', birthdate = '1980-01-01' WHERE id = $1`, [patientId]),
  );
  const plan = { name: 'Semana', weeks: 1, startDate: '2198-01-01' };
  const path = { patientId };
  const made = await bed.call('createNutritionalPlan', { as: clinic.people.specialist, path, body: plan });
  [planId, version] = [made.body.id as string, made.body.version as number];
});

const save = async (kcal: number, change: object = {}) => {
  const answer = await bed.call('updateNutritionalPlan', {
    as: clinic.people.specialist,
    path: { id: planId },
    headers: { 'if-match': `"${version}"` },
    body: {
      name: 'Semana',
      weeks: 1,
      startDate: '2198-01-01',
      mealShares: DEFAULT_MEAL_SHARES,
      macroShares: DEFAULT_MACRO_SHARES,
      energy: { kcal, source: 'TYPED', on: '2026-11-23' },
      ...change,
    },
  });
  if (answer.status === 200) version = answer.body.version as number;
  return answer;
};
const become = (sex: string) =>
  bed.database.asAccount({ accountId: clinic.accountId }, (sql) =>
    sql.query('UPDATE patients SET sex = $2 WHERE id = $1', [patientId, sex]),
  );
const read = () => bed.call('getMenus', { as: clinic.people.specialist, path: { id: planId } });
const audited = async (): Promise<unknown[]> => {
  const { rows } = await bed.database.asAccount({ accountId: clinic.accountId }, (sql) =>
    sql.query(`SELECT user_id FROM audit_log WHERE account_id = $1 AND kind = 'ENERGY_CONFIRMED'`, [
      clinic.accountId,
    ]),
  );
  return rows;
};

describe('the energy of a plan', () => {
  it('below the floor of its patient is refused until a named person confirms it, which is kept and logged', async () => {
    const refused = await save(500);
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      code: 'ENERGY_UNCONFIRMED',
      details: { kind: 'VERY_LOW', limitKcal: 1500, group: 'MAN', source: 'AHA_ACC_TOS_2013' },
    });
    expect(await audited()).toEqual([]);
    const saved = await save(500, { confirmsEnergy: true });
    expect(saved.status).toBe(200);
    const by = clinic.people.specialist.userId;
    expect(saved.body.energy.confirmed).toMatchObject({ kind: 'VERY_LOW', limitKcal: 1500, by });
    expect(await audited()).toEqual([{ userId: by }]);
    // The same energy is not asked about again, another one is.
    expect((await save(500, { name: 'Otro nombre' })).body.energy.confirmed.by).toBe(by);
    expect((await save(600)).status).toBe(422);
  });

  it('within the limits is nobody’s to confirm, and what a client says of it is not believed', async () => {
    const confirmed = {
      kind: 'VERY_LOW',
      limitKcal: 1,
      group: 'MAN',
      source: 'OURS',
      by: null,
      at: '2026-01-01T00:00:00Z',
    };
    const energy = { kcal: 500, source: 'TYPED', on: '2026-11-23', confirmed };
    expect((await save(500, { energy })).status).toBe(422);
    expect((await save(1500)).body.energy).not.toHaveProperty('confirmed');
    expect((await save(5000)).body).toMatchObject({ details: { kind: 'ABOVE_CEILING' } });
  });

  it('asks again once the record says that she is pregnant, before menus are filled', async () => {
    await become('FEMALE');
    expect((await save(1300)).status).toBe(200);
    const doubtOf = async () => (await read()).body.energyDoubt;
    expect(await doubtOf()).toBeNull();
    const answered = await bed.call('updatePatientData', {
      as: clinic.people.specialist,
      path: { patientId, section: 'medical-history' },
      headers: { 'if-match': '"0"' },
      body: { answers: { pregnancy: 'PREGNANT' } },
    });
    expect(answered.status).toBe(200);
    const doubt = { kind: 'BELOW_FLOOR', limitKcal: 1800, group: 'PREGNANT', kcal: 1300 };
    expect(await doubtOf()).toMatchObject(doubt);
    // What the plan already has holds up no other change, and an energy that is written anew is asked about.
    expect((await save(1300, { name: 'Otro nombre' })).status).toBe(200);
    expect((await save(1400)).body).toMatchObject({
      code: 'ENERGY_UNCONFIRMED',
      details: { limitKcal: 1800 },
    });
    const confirmed = await bed.call('updateNutritionalPlan', {
      as: clinic.people.specialist,
      path: { id: planId },
      headers: { 'if-match': `"${version}"` },
      body: { confirmsEnergy: true },
    });
    expect(confirmed.body.energy).toMatchObject({ kcal: 1300, confirmed: { limitKcal: 1800 } });
    expect(await doubtOf()).toBeNull();
    expect(await audited()).toHaveLength(1);
  });

  it('of a copy or of a restored version is asked about like any other', async () => {
    const as = clinic.people.specialist;
    const path = { id: planId };
    // As it was saved before there were floors.
    await bed.database.asAccount({ accountId: clinic.accountId }, (sql) =>
      sql.query(`UPDATE nutritional_plans SET energy = $2::text::jsonb WHERE id = $1`, [
        planId,
        JSON.stringify({ kcal: 900, source: 'TYPED', on: '2026-11-23' }),
      ]),
    );
    const copy = { name: 'Copia', weeks: 1, startDate: '2198-02-01' };
    const refused = await bed.call('duplicateNutritionalPlan', { as, path, body: copy });
    expect(refused.body).toMatchObject({
      code: 'ENERGY_UNCONFIRMED',
      details: { kcal: 900, limitKcal: 1500 },
    });
    const body = { ...copy, confirmsEnergy: true };
    const made = await bed.call('duplicateNutritionalPlan', { as, path, body });
    expect(made.body.energy.confirmed).toMatchObject({ limitKcal: 1500, by: as.userId });

    const kept = await bed.call('createPlanVersion', { as, path, body: { name: 'Con 900' } });
    expect((await save(2000)).status).toBe(200);
    const restore = (change: object) =>
      bed.call('restorePlanVersion', {
        as,
        path: { id: planId, planVersionId: kept.body.id as string },
        body: { planVersion: version, menusVersion: 0, ...change },
      });
    expect((await restore({})).body).toMatchObject({ code: 'ENERGY_UNCONFIRMED' });
    const restored = await restore({ confirmsEnergy: true });
    expect(restored.body.plan.energy).toMatchObject({ kcal: 900, confirmed: { limitKcal: 1500 } });
    expect(await audited()).toHaveLength(2);
  });
});

describe('a typed energy below what its patient needs', () => {
  const answers = (section: 'medical-history' | 'habits', change: Record<string, unknown>, version = 0) =>
    bed.call('updatePatientData', {
      as: clinic.people.specialist,
      path: { patientId, section },
      headers: { 'if-match': `"${version}"` },
      body: { answers: change },
    });
  // Mifflin–St Jeor of 80 kg, 180 cm and 46 years, 1,700 kcal, times 1.55.
  beforeEach(async () => {
    await bed.database.asAccount({ accountId: clinic.accountId }, (sql) =>
      sql.query('UPDATE body_measurements SET weight_kg = 80, height_cm = 180 WHERE patient_id = $1', [
        patientId,
      ]),
    );
    expect((await answers('habits', { activityLevel: 'MODERATE' })).status).toBe(200);
  });
  const barred = () => answers('medical-history', { hasDiseases: true, diseases: ['EATING_DISORDER'] });

  it('is refused with an eating disorder until a named person answers for it', async () => {
    expect((await save(2000)).status).toBe(200);
    expect((await barred()).status).toBe(200);
    expect((await read()).body.energyDoubt).toMatchObject({
      kind: 'NOT_FOR_PERSON',
      group: 'EATING_DISORDER',
      kcal: 2000,
    });
    const refused = await save(1900);
    expect(refused.body).toMatchObject({
      code: 'ENERGY_UNCONFIRMED',
      details: { kind: 'NOT_FOR_PERSON', group: 'EATING_DISORDER', source: 'NICE_NG69' },
    });
    expect(refused.body.details.limitKcal).toBeGreaterThan(2500);
    const saved = await save(1900, { confirmsEnergy: true });
    expect(saved.body.energy.confirmed).toMatchObject({
      kind: 'NOT_FOR_PERSON',
      by: clinic.people.specialist.userId,
    });
    expect((await read()).body.energyDoubt).toBeNull();
    expect((await save(2800)).status).toBe(200);
  });

  it('is asked about when a plan of before is copied', async () => {
    expect((await save(2000)).status).toBe(200);
    expect((await barred()).status).toBe(200);
    const body = { name: 'Copia', weeks: 1, startDate: '2198-02-01' };
    const copy = (change: object) =>
      bed.call('duplicateNutritionalPlan', {
        as: clinic.people.specialist,
        path: { id: planId },
        body: { ...body, ...change },
      });
    expect((await copy({})).body).toMatchObject({ details: { kind: 'NOT_FOR_PERSON', kcal: 2000 } });
    expect((await copy({ confirmsEnergy: true })).status).toBe(201);
  });

  it('is asked about of somebody whose need is not known', async () => {
    await bed.database.asAccount({ accountId: clinic.accountId }, (sql) =>
      sql.query('UPDATE body_measurements SET weight_kg = NULL WHERE patient_id = $1', [patientId]),
    );
    await barred();
    expect((await save(2600)).body).toMatchObject({ details: { kind: 'NEED_UNKNOWN' } });
  });
});

describe('an energy from a goal', () => {
  const goal = {
    direction: 'LOSE',
    amount: 20,
    unit: 'PERCENT',
    need: { kcal: 2500, method: 'MEASURED', on: '2026-11-12', stage: null, extraKcal: 0 },
    weight: { kg: 90, on: '2026-11-20' },
    objectiveKg: 85,
  };
  const energy = { kcal: 2000, source: 'GOAL', on: '2026-11-12', goal };
  const answer = (change: Record<string, unknown>) =>
    bed.call('updatePatientData', {
      as: clinic.people.specialist,
      path: { patientId, section: 'medical-history' },
      headers: { 'if-match': '"0"' },
      body: { answers: change },
    });

  it('keeps everything that it was derived from, and is what that comes to', async () => {
    const saved = await save(2000, { energy });
    expect(saved.status).toBe(200);
    expect(saved.body.energy).toEqual(energy);
    expect((await save(2000, { energy: { ...energy, kcal: 1900 } })).body).toMatchObject({
      code: 'VALIDATION',
    });
    // Another source has no goal, and the plan none any more.
    expect((await save(1900)).body.energy).not.toHaveProperty('goal');
  });

  it('below what an eating disorder allows is asked about, and again by a copy', async () => {
    await answer({ hasDiseases: true, diseases: ['EATING_DISORDER'] });
    const refused = await save(2000, { energy });
    expect(refused.body).toMatchObject({
      code: 'ENERGY_UNCONFIRMED',
      details: { kind: 'NOT_FOR_PERSON', group: 'EATING_DISORDER', limitKcal: 2500, source: 'NICE_NG69' },
    });
    const confirmed = await save(2000, { energy, confirmsEnergy: true });
    expect(confirmed.body.energy).toMatchObject({ goal, confirmed: { kind: 'NOT_FOR_PERSON' } });
    expect((await read()).body.energyDoubt).toBeNull();
    // A surplus is nobody's to confirm.
    const gain = { ...energy, kcal: 3000, goal: { ...goal, direction: 'GAIN', objectiveKg: null } };
    expect((await save(3000, { energy: gain })).status).toBe(200);
  });

  it('is asked about once the record says that she is pregnant or underweight', async () => {
    await become('FEMALE');
    expect((await save(2000, { energy })).status).toBe(200);
    const doubtOf = async () => (await read()).body.energyDoubt;
    expect(await doubtOf()).toBeNull();
    await bed.database.asAccount({ accountId: clinic.accountId }, (sql) =>
      sql.query('UPDATE body_measurements SET weight_kg = 50, height_cm = 170 WHERE patient_id = $1', [
        patientId,
      ]),
    );
    expect(await doubtOf()).toMatchObject({ kind: 'NOT_FOR_PERSON', group: 'UNDERWEIGHT' });
    await answer({ pregnancy: 'PREGNANT' });
    expect(await doubtOf()).toMatchObject({ kind: 'NOT_FOR_PERSON', also: ['PREGNANT'] });
  });
});

/** What every call that writes plans or menus does about an energy that is out of the limits. */
const ENTRANCES: Partial<Record<OperationId, string>> = {
  createNutritionalPlan: 'none: a new plan has no energy',
  updateNutritionalPlan: 'asks',
  duplicateNutritionalPlan: 'asks',
  restorePlanVersion: 'asks',
  updateMenus: 'asks before a meal takes a food',
  setMenuBasis: 'none: notes what the plan said, which nothing is made for',
  createPlanVersion: 'none: keeps what the plan has',
  renewMealCalendar: 'none: an address',
  updateFoodExclusions: 'none: foods',
  updateFoodPreferences: 'none: foods',
  createMenuTemplate: 'none: shares of meals',
  updateMenuTemplate: 'none: shares of meals',
};

it('enters by no call that is not listed here, and those that ask say so in the contract', () => {
  const writes = CONTRACT_OPERATIONS.filter(
    ({ word, method }) => ['nutritional-plans', 'menus'].includes(word) && ['POST', 'PUT'].includes(method),
  );
  expect(writes.map(({ id }) => id).toSorted()).toEqual(Object.keys(ENTRANCES).toSorted());
  const saying = RAW_OPERATIONS.filter(({ raw }) =>
    JSON.stringify(within(raw)).includes('ENERGY_UNCONFIRMED'),
  );
  expect(saying.map(({ raw }) => String(raw['operationId'])).toSorted()).toEqual(
    (Object.keys(ENTRANCES) as OperationId[]).filter((id) => ENTRANCES[id]?.startsWith('asks')).toSorted(),
  );
});

/** The description of an operation, and what is said of the properties of its body. */
const within = (raw: Loose) => {
  const { content = {} } = resolve(raw['requestBody'] ?? {}) as { content?: Loose };
  const schemas = Object.values(content).map((each) => resolve((each as Loose)['schema']));
  return [
    raw['description'],
    schemas.map(({ properties = {} }) => Object.values(properties as Loose).map(resolve)),
  ];
};

import { DEFAULT_MACRO_SHARES, DEFAULT_MEAL_SHARES, PLAN_LIMITS } from '@healzy/domain/nutritional-plans';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/db/ids.ts';
import { startTestBed, type Answer, type TestBed } from './api-test-bed.ts';
import { addClinic, addPatient, type Clinic, type Person } from './clinics.ts';

let bed: TestBed;
let clinic: Clinic;
/** A patient without tests, who can therefore be erased. */
let patientId: string;
beforeAll(async () => {
  bed = await startTestBed({ PUBLIC_URL: 'http://localhost:3990' });
});
afterAll(() => bed.close());
beforeEach(async () => {
  clinic = await addClinic(bed.database, 'Planes');
  patientId = await addPatient(bed.database, clinic);
  bed.now.value = new Date('2026-11-23T10:00:00Z');
});

const period = (change: object = {}) => ({
  name: 'Cuatro semanas',
  weeks: 4,
  startDate: '2026-11-30',
  ...change,
});
const whole = (change: object = {}) => ({
  ...period(),
  mealShares: DEFAULT_MEAL_SHARES,
  macroShares: DEFAULT_MACRO_SHARES,
  energy: { kcal: 1900, source: 'PREDICTED', on: '2026-11-20' },
  ...change,
});
const add = (change: object = {}, as = clinic.people.specialist, headers: Record<string, string> = {}) =>
  bed.call('createNutritionalPlan', { as, path: { patientId }, body: period(change), headers });
const read = (id: string, as = clinic.people.specialist) =>
  bed.call('getNutritionalPlan', { as, path: { id } });
const change = (id: string, version: number, changes: object, as = clinic.people.specialist) =>
  bed.call('updateNutritionalPlan', {
    as,
    path: { id },
    headers: { 'if-match': `"${version}"` },
    body: whole(changes),
  });
const duplicate = (id: string, changes: object = {}, as = clinic.people.specialist) =>
  bed.call('duplicateNutritionalPlan', { as, path: { id }, body: period(changes) });
const remove = (id: string, as = clinic.people.specialist) =>
  bed.call('deleteNutritionalPlan', { as, path: { id } });
const list = (query: Record<string, string> = {}, as = clinic.people.specialist) =>
  bed.call('listNutritionalPlans', { as, path: { patientId }, query });
/** Makes it one that was planned in time and has started. */
const begin = (id: string, startDate: string) =>
  bed.database.asAccount({ accountId: clinic.accountId }, (sql) =>
    sql.query('UPDATE nutritional_plans SET start_date = $2 WHERE id = $1', [id, startDate]),
  );
const namesOf = ({ body }: Answer) => (body.items as { name: string }[]).map(({ name }) => name);
const problem = (path: string, code: string) => ({
  status: 400,
  body: { code: 'VALIDATION', details: { fields: [{ path, code }] } },
});

describe('a nutritional plan', () => {
  it('begins with the default shares and without energy, and counts as activity of the patient', async () => {
    const { status, body, headers } = await add();
    expect(status).toBe(201);
    expect(headers.etag).toBe('"1"');
    expect(body).toMatchObject({
      ...period(),
      patientId,
      version: 1,
      endDate: '2026-12-27',
      mealShares: DEFAULT_MEAL_SHARES,
      macroShares: DEFAULT_MACRO_SHARES,
      energy: null,
    });
    expect((await read(body.id)).body).toEqual(body);
    const patient = await bed.call('getPatient', { as: clinic.people.specialist, path: { id: patientId } });
    expect(patient.body.lastActivity).toBe(body.createdAt);
  });

  it('is stored once, however often the same call comes', async () => {
    const key = { 'idempotency-key': newId() };
    const first = await add({}, clinic.people.specialist, key);
    expect((await add({}, clinic.people.specialist, key)).body).toEqual(first.body);
    expect((await list()).body.total).toBe(1);
  });

  it.each([
    ['a blank name', { name: ' ' }, '/body/name', 'REQUIRED'],
    ['no whole weeks', { weeks: 1.5 }, '/body/weeks', 'WHOLE_NUMBER'],
    ['no week', { weeks: 0 }, '/body/weeks', 'OUT_OF_RANGE'],
    ['400 weeks', { weeks: 400 }, '/body/weeks', 'OUT_OF_RANGE'],
    ['a start in the past', { startDate: '2026-11-22' }, '/body/startDate', 'DATE_IN_PAST'],
    ['a start in another age', { startDate: '9999-12-31' }, '/body/startDate', 'OUT_OF_RANGE'],
  ])('with %s is refused, and leaves nothing', async (_what, wrong, path, code) => {
    expect(await add(wrong)).toMatchObject(problem(path, code));
    expect((await list()).body.total).toBe(0);
  });

  it.each([
    ['too long a name', { name: 'a'.repeat(PLAN_LIMITS.name + 1) }],
    ['weeks as a text', { weeks: '4' }],
    ['no start', { startDate: null }],
  ])('with %s does not fit the contract', async (_what, wrong) => {
    expect((await add(wrong)).status).toBe(400);
  });

  it('may start today where the patient lives, even when it is yesterday here', async () => {
    // 23:30 in UTC is the next day in Madrid.
    bed.now.value = new Date('2026-11-23T23:30:00Z');
    expect(await add({ startDate: '2026-11-23' })).toMatchObject(problem('/body/startDate', 'DATE_IN_PAST'));
    expect((await add({ startDate: '2026-11-24' })).status).toBe(201);
  });

  it('keeps a start that has passed', async () => {
    const { body } = await add();
    await begin(body.id, '2026-11-02');
    expect(await change(body.id, 1, { startDate: '2026-11-02', weeks: 6 })).toMatchObject({
      status: 200,
      body: { startDate: '2026-11-02', weeks: 6 },
    });
    expect(await change(body.id, 2, { startDate: '2026-11-03' })).toMatchObject(
      problem('/body/startDate', 'DATE_IN_PAST'),
    );
  });

  it.each([
    ['99', { ...DEFAULT_MACRO_SHARES, PROTEIN: 24 }],
    ['101', { ...DEFAULT_MACRO_SHARES, PROTEIN: 26 }],
    ['99.99', { ...DEFAULT_MACRO_SHARES, PROTEIN: 24.99 }],
  ])('whose macronutrients total %s is refused', async (_sum, macroShares) => {
    const { body } = await add();
    expect(await change(body.id, 1, { macroShares })).toMatchObject(
      problem('/body/macroShares', 'SHARES_TOTAL'),
    );
    expect((await read(body.id)).body).toEqual(body);
  });

  it.each([
    ['total 99', { LUNCH: 34 }, 'SHARES_TOTAL'],
    ['total 101', { LUNCH: 36 }, 'SHARES_TOTAL'],
    ['include a negative one', { LUNCH: 75, DINNER: -15 }, 'OUT_OF_RANGE'],
    ['have too many decimals', { LUNCH: 35.005, DINNER: 24.995 }, 'TOO_MANY_DECIMALS'],
  ])('whose meals %s is refused', async (_what, wrong, code) => {
    const { body } = await add();
    const mealShares = { ...DEFAULT_MEAL_SHARES, ...wrong };
    expect(await change(body.id, 1, { mealShares })).toMatchObject(problem('/body/mealShares', code));
  });

  it('takes decimals that total exactly 100, and whole kilocalories', async () => {
    const { body } = await add();
    const macroShares = { CARBS: 33.33, FAT: 33.33, PROTEIN: 33.34 };
    const energy = { kcal: 1899.6, source: 'MEASURED', on: '2026-11-20' };
    expect(await change(body.id, 1, { macroShares, energy })).toMatchObject({
      status: 200,
      body: { macroShares, energy: { ...energy, kcal: 1900 }, version: 2 },
    });
  });

  it('keeps the day of the test that its shares follow, until somebody types others', async () => {
    const { body } = await add();
    expect(body.macrosMeasuredOn).toBeNull();
    const measured = { macroShares: { CARBS: 42, FAT: 33, PROTEIN: 25 }, macrosMeasuredOn: '2026-11-12' };
    expect(await change(body.id, 1, measured)).toMatchObject({ status: 200, body: measured });
    const { macroShares } = measured;
    expect((await change(body.id, 2, { macroShares, name: 'Otro nombre' })).body).toMatchObject(measured);
    const copy = await duplicate(body.id);
    expect(copy.body).toMatchObject(measured);
    expect((await change(body.id, 3, {})).body).toMatchObject({
      macroShares: DEFAULT_MACRO_SHARES,
      macrosMeasuredOn: null,
    });
    expect(await change(copy.body.id, 1, { macroShares, macrosMeasuredOn: '2026-02-30' })).toMatchObject({
      status: 400,
    });
  });

  it.each([499, 8001])('with %i kcal is refused', async (kcal) => {
    const { body } = await add();
    const energy = { kcal, source: 'TYPED', on: '2026-11-20' };
    expect(await change(body.id, 1, { energy })).toMatchObject(problem('/body/energy/kcal', 'OUT_OF_RANGE'));
  });

  it('shows the later of two people what the other saved', async () => {
    const { body } = await add();
    expect(await change(body.id, 1, { name: 'De una' })).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await change(body.id, 1, { name: 'De la otra' })).toMatchObject({
      status: 412,
      body: { code: 'STALE_VERSION', details: { current: { version: 2, name: 'De una' } } },
    });
    const blind = { as: clinic.people.specialist, path: { id: body.id as string }, body: whole() };
    expect((await bed.call('updateNutritionalPlan', blind)).status).toBe(428);
  });

  it('is duplicated with its shares and energy, under another name and start', async () => {
    const { body } = await add();
    const macroShares = { CARBS: 40, FAT: 30, PROTEIN: 30 };
    const changed = await change(body.id, 1, { macroShares });
    const copy = await duplicate(body.id, { name: 'Otras cuatro', weeks: 2, startDate: '2027-01-04' });
    expect(copy).toMatchObject({
      status: 201,
      body: {
        name: 'Otras cuatro',
        weeks: 2,
        startDate: '2027-01-04',
        version: 1,
        macroShares,
        energy: changed.body.energy,
      },
    });
    expect(copy.body.id).not.toBe(body.id);
    expect((await read(body.id)).body).toEqual(changed.body);
    expect(await duplicate(body.id, { startDate: '2026-11-22' })).toMatchObject(
      problem('/body/startDate', 'DATE_IN_PAST'),
    );
  });

  it('is deleted for good, and the access log says by whom', async () => {
    const { body } = await add();
    expect((await remove(body.id)).status).toBe(204);
    expect((await remove(body.id)).status).toBe(404);
    expect((await read(body.id)).status).toBe(404);
    const { body: log } = await bed.call('listPatientAccess', {
      as: clinic.people.admin,
      path: { patientId },
    });
    const acts = (log.items as { act: string; area: string; person: unknown }[]).filter(
      ({ area }) => area === 'nutritional-plans',
    );
    expect(acts).toContainEqual(
      expect.objectContaining({
        act: 'REMOVED',
        person: expect.objectContaining({ userId: clinic.people.specialist.userId }) as unknown,
      }),
    );
  });
});

describe('the list of nutritional plans', () => {
  it('has the latest start first and is read page by page', async () => {
    for (const day of ['02', '04', '01', '03']) await add({ name: day, startDate: `2026-12-${day}` });
    const first = await list({ limit: '2' });
    expect(first.body.total).toBe(4);
    const second = await list({ limit: '2', cursor: first.body.nextCursor });
    expect([...namesOf(first), ...namesOf(second)]).toEqual(['04', '03', '02', '01']);
  });
});

describe('the patient’s record', () => {
  it('shows each plan in its timeline', async () => {
    const { body } = await add();
    const query = { kinds: ['NUTRITIONAL_PLAN_ADDED'] };
    const timeline = (as: Person) => bed.call('listPatientTimeline', { as, path: { patientId }, query });
    expect((await timeline(clinic.people.specialist)).body.items).toMatchObject([
      { kind: 'NUTRITIONAL_PLAN_ADDED', subjectId: body.id, title: period().name },
    ]);
    expect((await timeline(clinic.people.receptionist)).body.items).toEqual([]);
  });
});

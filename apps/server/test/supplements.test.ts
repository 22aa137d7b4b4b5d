import {
  VALID_SUPPLEMENT,
  VALID_TAKES,
  WRONG_SUPPLEMENTS,
  WRONG_TAKES,
} from '@healzy/domain/supplements/testing';
import { SUPPLEMENT_LIMITS, supplementFormSchema } from '@healzy/domain/supplements';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/db/ids.ts';
import { columnsOfSupplement } from '../src/features/supplements/catalogue-rows.ts';
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
  clinic = await addClinic(bed.database, 'Supplements');
  patientId = await addPatient(bed.database, clinic);
  bed.now.value = new Date();
});

const namesOf = ({ body }: Answer) => (body.items as { name: string }[]).map(({ name }) => name);
let supplementId: string;
beforeEach(async () => {
  supplementId = (await addOwn()).body.id as string;
});

const addOwn = (change: object = {}, as = clinic.people.specialist) =>
  bed.call('createSupplement', { as, body: { ...VALID_SUPPLEMENT, ...change } });
const form = (change: object = {}) => ({ ...VALID_TAKES, supplementId, ...change });
const add = (change: object = {}, as = clinic.people.specialist, headers: Record<string, string> = {}) =>
  bed.call('createPatientSupplement', { as, path: { patientId }, body: form(change), headers });
const read = (id: string, as = clinic.people.specialist) =>
  bed.call('getPatientSupplement', { as, path: { id } });
const change = (id: string, version: number, changes: object, as = clinic.people.specialist) =>
  bed.call('updatePatientSupplement', {
    as,
    path: { id },
    headers: { 'if-match': `"${version}"` },
    body: form(changes),
  });
const setActive = (id: string, isActive: boolean, as = clinic.people.specialist) =>
  bed.call('setPatientSupplementState', { as, path: { id }, body: { isActive } });
const remove = (id: string, as = clinic.people.specialist) =>
  bed.call('deletePatientSupplement', { as, path: { id } });
const list = (query: Record<string, string> = {}, as = clinic.people.specialist) =>
  bed.call('listPatientSupplements', { as, path: { patientId }, query });
const catalogue = (query: Record<string, string | string[]> = {}, as = clinic.people.specialist) =>
  bed.call('listSupplements', { as, query });
/** What is wrong with a field. What the contract rules out itself, such as half a take, is no valid format. */
const codesOf = (body: Answer['body'], path: string): string[] =>
  (body.details as { fields: { path: string; code: string }[] }).fields
    .filter((field) => field.path === `/body/${path.replaceAll('.', '/')}`)
    .map((field) => field.code);

describe('the catalogue', () => {
  it('comes with supplements that follow the rules, with the keys of their names', async () => {
    const { rows } = await bed.database.asAccount({ accountId: clinic.accountId }, (sql) =>
      sql.query<{ keyEs: string; keyEn: string; searchKey: string; category: string; supplement: object }>(
        'SELECT key_es, key_en, search_key, category, supplement FROM provider_supplements',
      ),
    );
    expect(rows.length).toBeGreaterThanOrEqual(40);
    for (const row of rows) {
      const parsed = supplementFormSchema.parse(row.supplement);
      expect(parsed).toEqual(row.supplement);
      expect(row).toEqual(columnsOfSupplement(parsed));
    }
    expect(new Set(rows.map(({ category }) => category)).size).toBe(16);
  });

  it('is searched in both languages, filtered, sorted and read page by page', async () => {
    await addOwn({ name: 'Ñame en polvo', nameEn: 'Yam powder', internalName: 'Secreto', category: 'FIBRE' });
    expect(namesOf(await catalogue({ search: 'yam' }))).toEqual(['Ñame en polvo']);
    expect(namesOf(await catalogue({ search: 'SECRETO' }))).toEqual(['Ñame en polvo']);
    expect(namesOf(await catalogue({ search: '100%' }))).toEqual([]);
    const fibres = await catalogue({ category: ['FIBRE'], language: 'en' });
    expect(namesOf(fibres)).toEqual(['Inulina', 'Cáscara de psyllium', 'Ñame en polvo']);
    const first = await catalogue({ category: ['FIBRE'], sort: '-name', limit: '2' });
    const query = { category: ['FIBRE'], sort: '-name', limit: '2' };
    const second = await catalogue({ ...query, cursor: first.body.nextCursor as string });
    expect([...namesOf(first), ...namesOf(second)]).toEqual([
      'Ñame en polvo',
      'Inulina',
      'Cáscara de psyllium',
    ]);
    expect((await catalogue({ origin: 'PERSONAL' })).body.total).toBe(2);
  });

  it('does not change, but can be copied', async () => {
    const { body } = await catalogue({ origin: 'PROVIDER', limit: '1' });
    const id = (body.items as { id: string }[])[0]?.id ?? '';
    const as = clinic.people.specialist;
    const headers = { 'if-match': '"1"' };
    const refused = { status: 409, body: { code: 'SUPPLEMENT_OF_CATALOGUE' } };
    expect(
      await bed.call('updateSupplement', { as, path: { id }, headers, body: VALID_SUPPLEMENT }),
    ).toMatchObject(refused);
    expect(await bed.call('deleteSupplement', { as, path: { id } })).toMatchObject(refused);
    const copy = await bed.call('duplicateSupplement', { as, path: { id } });
    expect(copy).toMatchObject({ status: 201, body: { origin: 'PERSONAL', patientCount: 0 } });
    expect(copy.body.name).toMatch(/ \(copia\)$/);
  });

  it.each(WRONG_SUPPLEMENTS)('refuses %s', async (_what, wrong, path, code) => {
    const { status, body } = await addOwn(wrong);
    expect(status).toBe(400);
    expect(body.code).toBe('VALIDATION');
    expect([[code], ['FORMAT_INVALID']]).toContainEqual(codesOf(body, path));
  });
});

describe('what a patient takes', () => {
  it('is stored with the supplement as it was, the total of a day and who assigned it', async () => {
    const { status, body, headers } = await add();
    expect(status).toBe(201);
    expect(headers.etag).toBe('"1"');
    expect(body).toMatchObject({ ...form(), patientId, version: 1, totalDailyAmount: 3, isActive: true });
    expect(body.supplement).toMatchObject({ name: VALID_SUPPLEMENT.name, servingAmount: 1 });
    expect(body.supplement).not.toHaveProperty('discountCode');
    expect(body.assignedByName).not.toBe('');
    expect((await read(body.id)).body).toEqual(body);
    const own = await bed.call('getSupplement', {
      as: clinic.people.specialist,
      path: { id: supplementId },
    });
    expect(own.body.patientCount).toBe(1);
  });

  it('is stored once, however often the same call comes', async () => {
    const key = { 'idempotency-key': newId() };
    const first = await add({}, clinic.people.specialist, key);
    expect((await add({}, clinic.people.specialist, key)).body).toEqual(first.body);
    expect((await list()).body.total).toBe(1);
  });

  it.each(WRONG_TAKES)('is refused with %s, and leaves nothing', async (_what, wrong, path, code) => {
    const { status, body } = await add(wrong);
    expect(status).toBe(400);
    expect(body.code).toBe('VALIDATION');
    expect([[code], ['FORMAT_INVALID']]).toContainEqual(codesOf(body, path));
    expect((await list()).body.total).toBe(0);
  });

  it('is refused with a supplement that the account does not have', async () => {
    const refused = { status: 422, body: { code: 'SUPPLEMENT_UNKNOWN' } };
    expect(await add({ supplementId: newId() })).toMatchObject(refused);
  });

  it('is deactivated and activated, and listed by that', async () => {
    const { body } = await add();
    await add({ observations: 'Otro' });
    expect((await setActive(body.id, false)).body).toMatchObject({ isActive: false, version: 2 });
    expect((await setActive(body.id, false)).body.version).toBe(2);
    expect((await list({ isActive: 'true' })).body).toMatchObject({
      total: 1,
      items: [{ observations: 'Otro' }],
    });
    expect((await list({ isActive: 'false' })).body).toMatchObject({ total: 1, items: [{ id: body.id }] });
    expect((await setActive(body.id, true)).body.isActive).toBe(true);
  });

  it('has as many active ones as can be added up', async () => {
    const { body } = await add();
    await bed.database.asAccount({ accountId: clinic.accountId }, (sql) =>
      sql.query(
        `INSERT INTO patient_supplements (id, account_id, patient_id, supplement_id, supplement, unit,
           amount_per_take, daily_takes, frequency, start_date, assigned_by_name)
         SELECT gen_random_uuid(), account_id, patient_id, supplement_id, supplement, unit, 1, 1, 'DAILY',
           start_date, '' FROM patient_supplements, generate_series(1, $2) WHERE id = $1`,
        [body.id, SUPPLEMENT_LIMITS.perPatient - 1],
      ),
    );
    const refused = { status: 409, body: { code: 'SUPPLEMENTS_FULL' } };
    expect(await add()).toMatchObject(refused);
    expect((await setActive(body.id, false)).status).toBe(200);
    expect((await add()).status).toBe(201);
    expect(await setActive(body.id, true)).toMatchObject(refused);
  });

  it('follows the catalogue when it is saved, and outlives it', async () => {
    const as = clinic.people.specialist;
    const { body } = await add();
    const path = { id: supplementId };
    const renamed = { ...VALID_SUPPLEMENT, name: 'Magnesio nuevo' };
    const headers = { 'if-match': '"1"' };
    expect((await bed.call('updateSupplement', { as, path, headers, body: renamed })).status).toBe(200);
    expect((await read(body.id)).body.supplement).toMatchObject({ name: VALID_SUPPLEMENT.name });
    expect((await change(body.id, 1, {})).body.supplement).toMatchObject({ name: 'Magnesio nuevo' });
    expect((await bed.call('deleteSupplement', { as, path })).status).toBe(204);
    expect((await change(body.id, 2, { dailyTakes: 1 })).body).toMatchObject({
      dailyTakes: 1,
      supplement: { name: 'Magnesio nuevo' },
    });
  });

  it('shows the later of two people what the other saved', async () => {
    const { body } = await add();
    expect(await change(body.id, 1, { dailyTakes: 3 })).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await change(body.id, 1, { dailyTakes: 4 })).toMatchObject({
      status: 412,
      body: { code: 'STALE_VERSION', details: { current: { version: 2, dailyTakes: 3 } } },
    });
    const blind = { as: clinic.people.specialist, path: { id: body.id as string }, body: form() };
    expect((await bed.call('updatePatientSupplement', blind)).status).toBe(428);
  });

  it('is deleted for good, and the access log says by whom', async () => {
    const { body } = await add();
    expect((await remove(body.id)).status).toBe(204);
    expect((await remove(body.id)).status).toBe(404);
    const { body: log } = await bed.call('listPatientAccess', {
      as: clinic.people.admin,
      path: { patientId },
    });
    const acts = (log.items as { act: string; area: string; person: unknown }[]).filter(
      ({ area }) => area === 'supplements',
    );
    expect(acts).toContainEqual(
      expect.objectContaining({
        act: 'REMOVED',
        person: expect.objectContaining({ userId: clinic.people.specialist.userId }) as unknown,
      }),
    );
  });
});

describe('the patient’s record', () => {
  it('shows each in its timeline', async () => {
    const { body } = await add();
    const query = { kinds: ['SUPPLEMENT_ADDED'] };
    const timeline = (as: Person) => bed.call('listPatientTimeline', { as, path: { patientId }, query });
    expect((await timeline(clinic.people.specialist)).body.items).toMatchObject([
      { kind: 'SUPPLEMENT_ADDED', subjectId: body.id, title: VALID_SUPPLEMENT.name },
    ]);
    expect((await timeline(clinic.people.receptionist)).body.items).toEqual([]);
  });
});

describe('what a patient’s intake is judged with', () => {
  const context = (as = clinic.people.specialist) =>
    bed.call('getSupplementContext', { as, path: { patientId } });
  const preview = (body: object, query: Record<string, string> = {}) =>
    bed.call('previewPatientSupplement', {
      as: clinic.people.specialist,
      path: { patientId },
      query,
      body: form({ ...DAILY, ...body }),
    });
  const DAILY = {
    frequency: 'DAILY',
    weekdays: [],
    amountPerTake: 1,
    dailyTakes: 1,
    startDate: '2026-03-02',
    endDate: null,
  };
  const born = (birthdate: string, sex = 'MALE') =>
    bed.database.asAccount({ accountId: clinic.accountId }, (sql) =>
      sql.query('UPDATE patients SET birthdate = $2, sex = $3 WHERE id = $1', [patientId, birthdate, sex]),
    );
  const composed = async (...ingredients: { code: string; amount: number; unit: string }[]) =>
    (await addOwn({ name: 'Otro', ingredients })).body.id as string;

  beforeEach(() => {
    bed.now.value = new Date('2026-03-10T12:00:00.000Z');
  });

  it('says what is known, and of what the record is silent', async () => {
    await born('2021-01-15');
    const { status, body } = await context();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      today: '2026-03-10',
      person: { ageMonths: 61, sex: 'MALE', pregnancy: 'NEITHER' },
      record: { medicines: null, allergies: null, diseases: null, smokes: null },
    });
    await born('1990-01-15', 'FEMALE');
    expect((await context()).body.person).toMatchObject({ pregnancy: 'UNKNOWN' });
    expect((await context(bed.brisa.people.specialist)).status).toBe(404);
  });

  it('judges a child by its age and weight', async () => {
    await born('2021-01-15');
    await bed.database.asAccount({ accountId: clinic.accountId }, (sql) =>
      sql.query('UPDATE body_measurements SET weight_kg = 18 WHERE patient_id = $1', [patientId]),
    );
    const id = await composed(
      { code: 'VITAMIN_D', amount: 4000, unit: 'IU' },
      { code: 'CAFFEINE', amount: 400, unit: 'MG' },
    );
    const { status, body } = await preview({ supplementId: id });
    expect(status).toBe(200);
    expect(body.totals).toMatchObject([
      { code: 'VITAMIN_D', day: { verdict: 'OVER', amount: 100, level: { amount: 50, source: 'EFSA_D' } } },
      {
        code: 'CAFFEINE',
        day: { verdict: 'OVER', level: { amount: 54 } },
        dose: { verdict: 'OVER', level: { amount: 54 } },
      },
    ]);
  });

  it('shows the new total and the duplicate before it is saved, and saves nothing', async () => {
    const first = await composed({ code: 'VITAMIN_D', amount: 105, unit: 'UG' });
    const taken = await add({ ...DAILY, supplementId: first });
    const second = await composed({ code: 'VITAMIN_D', amount: 25, unit: 'UG' });
    const { body } = await preview({ supplementId: second });
    expect(body).toMatchObject({
      totals: [{ code: 'VITAMIN_D', before: 105, highestDay: 130, day: { verdict: 'OVER' } }],
      duplicates: [{ code: 'VITAMIN_D', supplementIds: [taken.body.id] }],
      isCounted: true,
    });
    expect((await list()).body.total).toBe(1);
    const changed = await preview(
      { supplementId: first, dailyTakes: 2 },
      { replaces: taken.body.id as string },
    );
    expect(changed.body).toMatchObject({ totals: [{ before: 0, highestDay: 210 }], duplicates: [] });
  });

  it('reads pregnancy from the record', async () => {
    await born('1990-01-15', 'FEMALE');
    await bed.call('updatePatientData', {
      as: clinic.people.specialist,
      path: { patientId, section: 'medical-history' },
      headers: { 'if-match': '"0"' },
      body: { answers: { pregnancy: 'BREASTFEEDING' } },
    });
    expect((await context()).body.person).toMatchObject({ pregnancy: 'BREASTFEEDING' });
  });

  it('names medicines and allergies that speak against it, and those that were not compared', async () => {
    const as = clinic.people.specialist;
    const save = (section: string, answers: object) =>
      bed.call('updatePatientData', {
        as,
        path: { patientId, section },
        headers: { 'if-match': '"0"' },
        body: { answers },
      });
    await save('medical-history', {
      takesMedication: true,
      medication: [{ name: 'Sintrom' }, { name: 'Metformina' }],
    });
    await save('habits', { hasAllergies: true, allergies: ['MILK'] });
    const id = await composed({ code: 'VITAMIN_K', amount: 75, unit: 'UG' });
    expect((await preview({ supplementId: id })).body).toMatchObject({
      cautions: [{ code: 'VITAMIN_K_COUMARINS', medicines: ['Sintrom'] }],
      unchecked: { medicines: ['Metformina'], allergies: ['MILK'] },
    });
  });

  it('is refused with a supplement that the account does not have', async () => {
    expect(await preview({ supplementId: newId() })).toMatchObject({
      status: 422,
      body: { code: 'SUPPLEMENT_UNKNOWN' },
    });
  });
});

describe('the status of what a patient takes', () => {
  it.each([
    ['CURRENT', { startDate: '2026-03-02', endDate: null }],
    ['TO_COME', { startDate: '2026-03-11', endDate: null }],
    ['ENDED', { startDate: '2026-02-02', endDate: '2026-03-09' }],
    // Midnight in Madrid has passed, in UTC not yet.
    ['CURRENT', { startDate: '2026-03-10', endDate: '2026-03-10' }],
  ])('is %s with %o, and the list is filtered by it', async (status, dates) => {
    bed.now.value = new Date('2026-03-09T23:30:00.000Z');
    const { body } = await add({ frequency: 'DAILY', weekdays: [], ...dates });
    expect(body).toMatchObject({ status, isActive: true });
    expect((await list({ status })).body).toMatchObject({ total: 1, items: [{ id: body.id, status }] });
    const others = ['CURRENT', 'TO_COME', 'ENDED', 'PAUSED'].filter((one) => one !== status);
    for (const other of others) expect((await list({ status: other })).body.total).toBe(0);
    const paused = await setActive(body.id as string, false);
    expect(paused.body.status).toBe(status === 'ENDED' ? 'ENDED' : 'PAUSED');
  });
});

import type { BodyMeasurement } from '@healzy/api/schema';
import { seriesOf } from '@healzy/domain/patient-data';
import { figureChange } from '@healzy/domain/patients';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/db/ids.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addCgmTest, addPatient, patientForm, type Person } from './clinics.ts';
import { importSensorFile, sensorFile } from './sensor-files.ts';

let bed: TestBed;
let people: TestBed['alba']['people'];
let patientId: string;

beforeAll(async () => {
  bed = await startTestBed();
  people = bed.alba.people;
});
afterAll(() => bed.close());
beforeEach(async () => {
  patientId = await addPatient(bed.database, bed.alba, {
    specialists: [
      { professionalId: people.specialist.professionalId ?? '', isPrincipal: true },
      { professionalId: people.observer.professionalId ?? '', isPrincipal: false },
    ],
  });
});

const summaryFor = async (as: Person) =>
  (await bed.call('getPatientSummary', { as, path: { patientId } })).body;
const timelineFor = async (as: Person, query: Record<string, string | string[]> = {}) =>
  (await bed.call('listPatientTimeline', { as, path: { patientId }, query })).body as {
    items: Record<string, unknown>[];
    nextCursor: string | null;
  };
const accessTo = async (id = patientId, query: Record<string, string | string[]> = {}) => {
  const { body } = await bed.call('listPatientAccess', { as: people.admin, path: { patientId: id }, query });
  return body as {
    items: { act: string; area: string; at: string; person: Record<string, unknown> }[];
    nextCursor: string | null;
  };
};
const acts = async (person: Person) =>
  (await accessTo()).items
    .filter((line) => line.person.userId === person.userId)
    .map(({ act, area }) => `${act} ${area}`)
    .sort();
const assign = (principal: Person, observers: Person[] = []) => ({
  specialists: [
    { professionalId: principal.professionalId, isPrincipal: true },
    ...observers.map(({ professionalId }) => ({ professionalId, isPrincipal: false })),
  ],
});
const versionNow = async () =>
  (await bed.call('getPatient', { as: people.admin, path: { id: patientId } })).headers.etag ?? '';

describe('specialists of a patient', () => {
  it('changes at once what the one who leaves and the one who comes may do', async () => {
    const { specialist, stranger, observer, admin } = people;
    const testId = await addCgmTest(bed.database, { ...bed.alba, patientId });
    const reach = async (as: Person) => [
      (await bed.call('getPatient', { as, path: { id: patientId } })).status,
      (await bed.call('getPatientSummary', { as, path: { patientId } })).status,
      (await bed.call('listPatientTimeline', { as, path: { patientId } })).status,
      (await bed.call('listNotes', { as, path: { patientId } })).status,
      (await bed.call('getMedicalTest', { as, path: { id: testId } })).status,
    ];
    expect(await reach(specialist)).toEqual([200, 200, 200, 200, 200]);
    expect(await reach(stranger)).toEqual([403, 403, 403, 403, 403]);
    const answer = await bed.call('setPatientSpecialists', {
      as: admin,
      path: { patientId },
      headers: { 'if-match': await versionNow() },
      body: assign(stranger, [observer]),
    });
    expect(answer.status).toBe(200);
    expect(answer.body.specialists.map((one: { professionalId: string }) => one.professionalId)).toEqual([
      stranger.professionalId,
      observer.professionalId,
    ]);
    expect(await reach(specialist)).toEqual([403, 403, 403, 403, 403]);
    expect(await reach(stranger)).toEqual([200, 200, 200, 200, 200]);
    expect(await reach(observer)).toEqual([200, 200, 200, 200, 200]);
    const [entry] = (await timelineFor(admin, { kinds: 'SPECIALISTS_CHANGED' })).items;
    expect(entry).toMatchObject({
      by: { id: admin.userId },
      people: [{ name: 'stranger' }, { name: 'observer' }],
    });
  });

  it('rejects two principals, none, a stale version and callers who may not assign', async () => {
    const { admin, specialist, observer, receptionist } = people;
    const headers = { 'if-match': await versionNow() };
    const set = (as: Person, body: unknown, sent: Record<string, string> = headers) =>
      bed.call('setPatientSpecialists', { as, path: { patientId }, headers: sent, body });
    const two = [specialist, observer].map((one) => ({
      professionalId: one.professionalId,
      isPrincipal: true,
    }));
    const refused = await set(admin, { specialists: two });
    expect([refused.status, refused.text.includes('MAIN_SPECIALIST_REQUIRED')]).toEqual([422, true]);
    expect((await set(admin, { specialists: [] })).status).toBe(422);
    const unknown = await set(admin, { specialists: [{ professionalId: newId(), isPrincipal: true }] });
    expect([unknown.status, unknown.body.code]).toEqual([422, 'SPECIALIST_UNKNOWN']);
    expect((await set(admin, assign(specialist), {})).status).toBe(428);
    expect((await set(admin, assign(specialist), { 'if-match': '"99"' })).body.code).toBe('STALE_VERSION');
    for (const person of [specialist, receptionist]) {
      expect((await set(person, assign(specialist))).body.code).toBe('ROLE_FORBIDDEN');
    }
    const { body } = await bed.call('getPatient', { as: admin, path: { id: patientId } });
    expect(body.specialists).toHaveLength(2);
  });
});

describe('state of a patient', () => {
  it('is set by people who edit the card, records who did it, and rejects an outdated version', async () => {
    const { receptionist, specialist, observer } = people;
    const set = (as: Person, state: string, version: string) =>
      bed.call('setPatientState', {
        as,
        path: { patientId },
        headers: { 'if-match': version },
        body: { state },
      });
    const before = await versionNow();
    expect((await set(observer, 'INACTIVE', before)).status).toBe(403);
    const done = await set(receptionist, 'INACTIVE', before);
    expect([done.status, done.body.state]).toEqual([200, 'INACTIVE']);
    const stale = await set(specialist, 'ACTIVE', before);
    expect([stale.status, stale.body.details.current.state]).toEqual([412, 'INACTIVE']);
    const same = await set(specialist, 'INACTIVE', done.headers.etag ?? '');
    expect([same.status, same.headers.etag]).toEqual([200, done.headers.etag]);
    const { items } = await timelineFor(specialist, { kinds: 'STATE_CHANGED' });
    expect(items).toMatchObject([{ code: 'INACTIVE', by: { id: receptionist.userId } }]);
  });
});

const save = async (change: Record<string, unknown>) => {
  const path = { id: patientId };
  const { body, headers } = await bed.call('getPatient', { as: people.admin, path });
  const card = Object.fromEntries(
    Object.keys(patientForm('')).map((field) => [field, body[field] as unknown]),
  );
  const specialists = assign(people.specialist, [people.observer]);
  return bed.call('updatePatient', {
    as: people.admin,
    path,
    headers: { 'if-match': headers.etag ?? '' },
    body: { ...card, ...specialists, ...change },
  });
};

describe('a saved card', () => {
  it('says in the timeline which fields were changed, and nothing of their values', async () => {
    expect((await save({ phone: '+34 600 111 222', city: 'Ávila', tags: ['VIP'] })).status).toBe(200);
    const { items } = await timelineFor(people.observer, { kinds: 'CARD_CHANGED' });
    expect(items).toMatchObject([{ by: { id: people.admin.userId }, fields: ['phone', 'city', 'tags'] }]);
    expect(JSON.stringify(items)).not.toMatch(/Ávila|600 111|VIP/);
  });

  it('records nothing when it was saved unchanged', async () => {
    expect((await save({})).status).toBe(200);
    expect((await timelineFor(people.admin, { kinds: 'CARD_CHANGED' })).items).toEqual([]);
  });
});

describe('a card with a postal code from before it was checked against the country', () => {
  it('accepts every other change, and no new mismatch', async () => {
    patientId = await addPatient(bed.database, bed.alba, { postalCode: '8028', country: 'España' });
    expect((await save({ phone: '+34 600 111 222' })).status).toBe(200);
    const refused = await save({ postalCode: '8029' });
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      400,
      expect.stringContaining('POSTAL_CODE_INVALID'),
    ]);
    expect((await save({ postalCode: '08028' })).status).toBe(200);
    expect((await save({ postalCode: '8028' })).status).toBe(400);
  });
});

describe('summary of a patient', () => {
  it('has the weight trend, the latest answers, notes and documents, and what comes next', async () => {
    const { specialist } = people;
    for (const [measuredOn, weightKg] of [
      ['2026-01-10', 84],
      ['2026-02-09', 82],
      ['2026-02-20', 81],
    ] as const) {
      const { status } = await bed.call('createBodyMeasurement', {
        as: specialist,
        path: { patientId },
        body: { measuredOn, figures: { weightKg, waistCm: 90 } },
        headers: { 'idempotency-key': newId() },
      });
      expect(status).toBe(201);
    }
    const { body: data } = await bed.call('getPatientData', { as: specialist, path: { patientId } });
    const habits = data.sections.find((section: { section: string }) => section.section === 'habits');
    const saved = await bed.call('updatePatientData', {
      as: specialist,
      path: { patientId, section: 'habits' },
      headers: { 'if-match': '"0"' },
      body: { answers: { ...habits.answers, hasAllergies: true, allergies: ['NUTS'] } },
    });
    expect(saved.status).toBe(200);
    const summary = await summaryFor(specialist);
    // The weight of the card is the first of the series, on the day the patient was created.
    expect(summary.weight.series.map(({ kg }: { kg: number }) => kg).slice(0, 3)).toEqual([84, 82, 81]);
    expect(summary.alerts).toMatchObject([{ kind: 'ALLERGY', codes: ['NUTS'] }]);
    expect(summary.questionnaire.answered).toBe(2);
    expect(summary).toMatchObject({
      height: { cm: patientForm('').heightCm, measuredOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
      nextAppointment: null,
      lastNote: null,
      documents: 0,
      tests: { active: [], total: 0 },
    });
    const measured = (await timelineFor(specialist, { kinds: 'MEASURED' })).items;
    expect(measured.at(-1)).toMatchObject({
      day: '2026-01-10',
      at: '2026-01-10T11:00:00.000Z',
      by: { id: specialist.userId },
      figures: expect.arrayContaining([
        { magnitude: 'weightKg', value: 84 },
        { magnitude: 'waistCm', value: 90 },
      ]),
    });
  });

  it('compares the weight with the same one as the whole series does, however many there are', async () => {
    const { specialist } = people;
    const other = await bed.call('createPatient', {
      as: people.admin,
      body: patientForm(specialist.professionalId ?? '', { weightKg: null, heightCm: null }),
    });
    const path = { patientId: other.body.id };
    for (let day = 1; day <= 40; day++) {
      const measuredOn = new Date(Date.UTC(2025, 5, day)).toISOString().slice(0, 10);
      const { status } = await bed.call('createBodyMeasurement', {
        as: specialist,
        path,
        body: { measuredOn, figures: { weightKg: 90 - day / 10 } },
      });
      expect(status).toBe(201);
    }
    const { body: summary } = await bed.call('getPatientSummary', { as: specialist, path });
    const { body: list } = await bed.call('listBodyMeasurements', { as: specialist, path });
    const series = seriesOf(list.items as BodyMeasurement[], 'weightKg');
    const change = figureChange(series);
    expect(change).toEqual({ by: -3, since: '2025-06-10', direction: 'DOWN' });
    expect(summary.weight.change).toEqual({ kg: change?.by, since: change?.since, direction: 'DOWN' });
    expect(summary.weight.series).toHaveLength(24);
  });

  it('has the worklist’s alerts about this patient alone', async () => {
    const { specialist, admin, receptionist } = people;
    const testId = await addCgmTest(bed.database, { ...bed.alba, patientId });
    expect(await summaryFor(specialist)).toMatchObject({
      alerts: [],
      tests: { active: [{ id: testId, state: 'STARTED' }], total: 1 },
    });
    await bed.database.asAccount({ accountId: bed.alba.accountId }, (sql) =>
      sql.query(`UPDATE medical_tests SET created_at = now() - interval '8 days' WHERE id = $1`, [testId]),
    );
    const late = [{ kind: 'TEST_NOT_BEGUN', subjectId: testId, text: 'MCG' }];
    expect((await summaryFor(specialist)).alerts).toMatchObject(late);
    // A waiting test is not a result: reception makes its appointment.
    expect((await summaryFor(receptionist)).alerts).toMatchObject(late);
    await addCgmTest(bed.database, bed.alba);
    expect((await summaryFor(admin)).alerts).toMatchObject(late);
  });

  it('shows a receptionist nothing clinical', async () => {
    const { receptionist } = people;
    expect(await summaryFor(receptionist)).toMatchObject({
      weight: null,
      height: null,
      questionnaire: null,
      lastNote: null,
    });
    const kinds = (await timelineFor(receptionist)).items.map(({ kind }) => kind);
    expect(kinds).toEqual(['PATIENT_CREATED']);
    expect((await timelineFor(receptionist, { topics: ['DATA', 'NOTES'] })).items).toEqual([]);
  });
});

describe('timeline of a patient', () => {
  it('has a test from its creation on, filtered and page by page without a gap', async () => {
    const { specialist } = people;
    const testId = await addCgmTest(bed.database, { ...bed.alba, patientId });
    await importSensorFile(bed, { ...bed.alba, patientId, testId }, { bytes: sensorFile({ days: 1 }) });
    await bed.call('cancelMedicalTest', {
      as: specialist,
      path: { id: testId },
      headers: { 'idempotency-key': newId() },
    });
    const all = (await timelineFor(specialist)).items;
    expect(all.map(({ kind }) => kind).sort()).toEqual(
      ['CGM_DATA_ADDED', 'MEASURED', 'PATIENT_CREATED', 'TEST_BEGUN', 'TEST_CANCELED', 'TEST_CREATED'].sort(),
    );
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
    const pages: unknown[] = [];
    let cursor: string | null = null;
    do {
      const page = await timelineFor(specialist, { limit: '1', ...(cursor === null ? {} : { cursor }) });
      pages.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(pages).toEqual(all.map(({ id }) => id));
    const tests = (await timelineFor(specialist, { topics: 'TESTS' })).items.map(({ kind }) => kind);
    expect(tests).toHaveLength(4);
    expect(tests).not.toContain('PATIENT_CREATED');
  });
});

describe('access log of a patient', () => {
  it('records who read which part once per time slot, and every change', async () => {
    const { specialist, receptionist } = people;
    for (let i = 0; i < 3; i++) {
      await bed.call('getPatient', { as: specialist, path: { id: patientId } });
      await bed.call('listNotes', { as: specialist, path: { patientId } });
      await bed.call('listMedicalTests', { as: receptionist, path: { patientId } });
    }
    expect(await acts(specialist)).toEqual(['READ notes', 'READ patients']);
    expect(await acts(receptionist)).toEqual(['READ medical-tests']);
    for (const state of ['INACTIVE', 'ACTIVE']) {
      await bed.call('setPatientState', {
        as: receptionist,
        path: { patientId },
        headers: { 'if-match': await versionNow() },
        body: { state },
      });
    }
    expect(await acts(receptionist)).toEqual(['CHANGED patients', 'CHANGED patients', 'READ medical-tests']);
  });

  it('covers what is found through a test, and records who was denied', async () => {
    const { specialist, stranger, receptionist, admin } = people;
    const testId = await addCgmTest(bed.database, { ...bed.alba, patientId });
    await bed.call('getMedicalTest', { as: specialist, path: { id: testId } });
    expect(await acts(specialist)).toEqual(['READ medical-tests']);
    for (let i = 0; i < 2; i++) {
      expect((await bed.call('getMedicalTest', { as: stranger, path: { id: testId } })).status).toBe(403);
      expect((await bed.call('getPatient', { as: stranger, path: { id: patientId } })).status).toBe(403);
    }
    expect(await acts(stranger)).toEqual(['DENIED medical-tests', 'DENIED patients']);
    // What a denied change would have changed is not recorded as changed.
    const refused = await bed.call('setPatientState', {
      as: people.observer,
      path: { patientId },
      headers: { 'if-match': await versionNow() },
      body: { state: 'INACTIVE' },
    });
    expect(refused.status).toBe(403);
    expect(await acts(people.observer)).toEqual(['DENIED patients']);
    for (const person of [specialist, receptionist]) {
      const answer = await bed.call('listPatientAccess', { as: person, path: { patientId } });
      expect(answer.body.code).toBe('ROLE_FORBIDDEN');
    }
    const denied = await accessTo(patientId, { acts: 'DENIED', userId: stranger.userId });
    expect(denied.items.map(({ act }) => act)).toEqual(['DENIED', 'DENIED']);
    expect(denied.items[0]?.person).toEqual({
      userId: stranger.userId,
      name: 'stranger Twin',
      email: stranger.email,
    });
    const first = await accessTo(patientId, { limit: '1' });
    const second = await accessTo(patientId, { limit: '1', cursor: first.nextCursor ?? '' });
    expect(second.items[0]).not.toEqual(first.items[0]);
    expect(admin.roles).toEqual(['ADMIN']);
  });

  it('writes nothing for a patient of another account and leaves no line without a caller', async () => {
    const { patientId: theirs } = bed.brisa;
    expect((await bed.call('getPatient', { as: people.admin, path: { id: theirs } })).status).toBe(404);
    const { body } = await bed.call('listPatientAccess', {
      as: bed.brisa.people.admin,
      path: { patientId: theirs },
    });
    expect(body.items.map(({ person }: { person: { userId: string } }) => person.userId)).toEqual([
      bed.brisa.people.admin.userId,
    ]);
  });

  it('goes with the patient, and cannot be rewritten', async () => {
    await bed.call('getPatient', { as: people.specialist, path: { id: patientId } });
    const scope = { accountId: bed.alba.accountId, userId: people.admin.userId };
    const count = () =>
      bed.database.asAccount(scope, async (sql) => {
        const { rows } = await sql.query('SELECT 1 FROM patient_access_log WHERE patient_id = $1', [
          patientId,
        ]);
        return rows.length;
      });
    expect(await count()).toBe(1);
    for (const statement of [
      'DELETE FROM patient_access_log WHERE patient_id = $1',
      'UPDATE patient_access_log SET act = act WHERE patient_id = $1',
    ]) {
      await expect(bed.database.asAccount(scope, (sql) => sql.query(statement, [patientId]))).rejects.toThrow(
        /permission denied/,
      );
    }
    await bed.database.asAccount(scope, (sql) =>
      sql.query('DELETE FROM patients WHERE id = $1', [patientId]),
    );
    expect(await count()).toBe(0);
  });
});

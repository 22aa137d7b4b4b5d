import { localTimeOf } from '@healzy/domain/appointments';
import type { TodayVisit } from '@healzy/api/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/db/ids.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addBloodTest } from './blood-samples.ts';
import { addCartTest, cartFile, importCart } from './cart-files.ts';
import { addPatient, type Person, type PersonKey } from './clinics.ts';
import { importSensorFile, sensorFile } from './sensor-files.ts';

let bed: TestBed;
let patientId: string;
/** 20 March 2026, 9:00 in Madrid, where the account is. */
const NOW = new Date('2026-03-20T08:00:00Z');
const VISIT = '2026-03-09T10:00:00Z';

beforeAll(async () => {
  bed = await startTestBed();
});
beforeEach(async () => {
  bed.now.value = NOW;
  for (const table of ['appointments', 'body_measurements', 'intakes']) await asAlba(`DELETE FROM ${table}`);
  patientId = bed.alba.patientId;
});
afterAll(() => bed.close());

const who = (key: PersonKey): Person => bed.alba.people[key];
const professional = (key: PersonKey): string => who(key).professionalId ?? '';
const asAlba = <Row>(text: string, params: unknown[] = []) =>
  bed.database.asAccount({ accountId: bed.alba.accountId }, (sql) => sql.query<Row>(text, params));

async function visit(startsAt: string, change: Record<string, unknown> = {}): Promise<string> {
  const made = await bed.call('createAppointment', {
    as: who('receptionist'),
    body: {
      patientId,
      professionalId: professional('specialist'),
      kind: 'FOLLOW_UP',
      mode: 'IN_PERSON',
      startsAt,
      minutes: 30,
      place: null,
      allowsOverlap: true,
      allowsOutsideHours: true,
      ...change,
    },
  });
  expect(made.status).toBe(201);
  return made.body.id as string;
}

const visits = async (key: PersonKey = 'specialist', query: Record<string, string | number> = {}) => {
  const { status, body } = await bed.call('listTodayVisits', { as: who(key), query });
  expect(status).toBe(200);
  return body as { items: TodayVisit[]; nextCursor: string | null; total: number };
};
const ids = async (key: PersonKey) => (await visits(key)).items.map(({ id }) => id);

async function weigh(measuredOn: string, weightKg: number): Promise<void> {
  const { status } = await bed.call('createBodyMeasurement', {
    as: who('specialist'),
    path: { patientId },
    body: { measuredOn, figures: { weightKg }, confirmed: ['weightKg'] },
  });
  expect(status).toBe(201);
}

describe('the visits of today', () => {
  it('are a specialist’s own, and everybody’s for reception: the next one first, what is over last', async () => {
    const over = await visit('2026-03-20T07:00:00Z');
    const late = await visit('2026-03-20T22:30:00Z');
    const now = await visit('2026-03-20T07:45:00Z');
    const colleague = await visit('2026-03-20T09:00:00Z', { professionalId: professional('observer') });
    const overMidnight = await visit('2026-03-19T22:45:00Z', { minutes: 60 });
    await visit('2026-03-20T23:00:00Z');
    await visit('2026-03-19T22:00:00Z');
    const canceled = await visit('2026-03-20T12:00:00Z');
    await bed.call('cancelAppointment', {
      as: who('receptionist'),
      path: { id: canceled },
      headers: { 'if-match': '"1"' },
    });
    expect(await ids('specialist')).toEqual([now, late, over]);
    expect(await ids('observer')).toEqual([colleague]);
    expect(await ids('stranger')).toEqual([]);
    expect(await ids('receptionist')).toEqual([now, colleague, late, over]);
    expect(await ids('admin')).toEqual([now, colleague, late, over]);
    // Under way at midnight, it belongs to both days.
    bed.now.value = new Date('2026-03-19T23:10:00Z');
    expect(localTimeOf(bed.now.value, 'Europe/Madrid').date).toBe('2026-03-20');
    expect((await ids('specialist'))[0]).toBe(overMidnight);
  });

  it('come page by page, with how many there are', async () => {
    for (const hour of ['09', '10', '11']) await visit(`2026-03-20T${hour}:00:00Z`);
    const first = await visits('specialist', { limit: 2 });
    expect(first).toMatchObject({ total: 3, items: [{}, {}] });
    const rest = await visits('specialist', { limit: 2, cursor: first.nextCursor ?? '' });
    expect(rest).toMatchObject({
      total: 3,
      nextCursor: null,
      items: [{ startsAt: '2026-03-20T11:00:00.000Z' }],
    });
  });

  it('say when the patient was here last, however often today', async () => {
    await visit(VISIT);
    await visit('2026-03-20T07:00:00Z');
    await visit('2026-03-20T12:00:00Z');
    const { items } = await visits();
    expect(items.map(({ lastVisitAt }) => lastVisitAt)).toEqual([
      '2026-03-20T07:30:00.000Z',
      '2026-03-09T10:30:00.000Z',
    ]);
  });
});

describe('whether the patient came', () => {
  it('is told beside the visit, and nothing where nobody has said so', async () => {
    const came = await visit('2026-03-20T07:00:00Z');
    await visit('2026-03-20T12:00:00Z');
    const { status } = await bed.call('markAppointmentAttendance', {
      as: who('specialist'),
      path: { id: came },
      body: { attendance: 'ATTENDED' },
    });
    expect(status).toBe(200);
    expect((await visits()).items.map(({ id, attendance }) => [id === came, attendance])).toEqual([
      [false, null],
      [true, 'ATTENDED'],
    ]);
  });
});

describe('a visit that the patient missed', () => {
  it('is not their last visit', async () => {
    const missed = await visit(VISIT);
    await visit('2026-03-20T12:00:00Z');
    expect((await visits()).items[0]?.lastVisitAt).toBe('2026-03-09T10:30:00.000Z');
    const { status } = await bed.call('markAppointmentAttendance', {
      as: who('receptionist'),
      path: { id: missed },
      body: { attendance: 'MISSED' },
    });
    expect(status).toBe(200);
    expect((await visits()).items[0]?.lastVisitAt).toBeNull();
  });
});

/** What is told of one kind, of the first visit. */
const told = async (kind: string, key: PersonKey = 'specialist') =>
  (await visits(key)).items[0]?.changes?.filter((change) => change.kind === kind);

describe('what changed since the last visit', () => {
  it('is the latest weight after its day, beside the one up to it', async () => {
    await visit(VISIT);
    await visit('2026-03-20T12:00:00Z');
    await weigh('2026-02-10', 80);
    await weigh('2026-03-09', 79);
    expect((await visits()).items[0]?.changes).toEqual([]);
    await weigh('2026-03-15', 77.5);
    await weigh('2026-03-19', 78.2);
    expect((await visits()).items[0]?.changes).toEqual([
      { kind: 'WEIGHT', weightKg: 78.2, measuredOn: '2026-03-19', beforeKg: 79, beforeOn: '2026-03-09' },
    ]);
  });

  it('is everything there is before the first visit', async () => {
    await visit('2026-03-20T12:00:00Z', { kind: 'FIRST_VISIT' });
    await weigh('2026-03-09', 79);
    await asAlba(
      `INSERT INTO intakes (id, account_id, patient_id, state, token_hash, language, expires_at, submitted_at, consent)
       VALUES ($1, $2, $3, 'SUBMITTED', 'h', 'es', '2026-04-01Z', '2026-03-01T10:00:00Z', 'Sí')`,
      [newId(), bed.alba.accountId, patientId],
    );
    expect((await visits()).items).toMatchObject([
      {
        lastVisitAt: null,
        changes: [
          { kind: 'WEIGHT', weightKg: 79, beforeKg: null, beforeOn: null },
          { kind: 'QUESTIONNAIRE', submittedAt: '2026-03-01T10:00:00.000Z', isWaiting: true },
        ],
      },
    ]);
  });

  it('leaves out what came before it, and what is of another patient', async () => {
    await visit(VISIT);
    await visit('2026-03-20T12:00:00Z');
    const other = await addPatient(bed.database, bed.alba, { email: 'other@correo.example' });
    const submit = (whose: string, at: string, state: string) =>
      asAlba(
        `INSERT INTO intakes (id, account_id, patient_id, state, token_hash, language, expires_at, submitted_at, consent,
           decided_at)
         VALUES ($1, $2, $3, $4, $6, 'es', '2026-04-01Z', $5::timestamptz, 'Sí', $5::timestamptz)`,
        [newId(), bed.alba.accountId, whose, state, at, newId()],
      );
    await submit(patientId, '2026-03-01T10:00:00Z', 'SUBMITTED');
    await submit(other, '2026-03-12T10:00:00Z', 'SUBMITTED');
    const store = (whose: string, at: string) =>
      asAlba(
        `INSERT INTO documents (id, account_id, entity_type, entity_id, file_name, content_type, size_bytes, state,
           sha256, storage_key, stored_at)
         VALUES ($1, $2, 'PATIENT', $3, 'a.pdf', 'application/pdf', 1, 'STORED', 'x', 'k' || $4::text, $4::timestamptz)`,
        [newId(), bed.alba.accountId, whose, at],
      );
    await store(patientId, '2026-03-08T10:00:00Z');
    await store(other, '2026-03-12T10:00:00Z');
    expect((await visits()).items[0]?.changes).toEqual([]);
    await submit(patientId, '2026-03-12T10:00:00Z', 'ACCEPTED');
    await store(patientId, '2026-03-12T10:00:00Z');
    await store(patientId, '2026-03-13T10:00:00Z');
    expect((await visits()).items[0]?.changes).toEqual([
      { kind: 'QUESTIONNAIRE', submittedAt: '2026-03-12T10:00:00.000Z', isWaiting: false },
      { kind: 'DOCUMENTS', count: 2 },
    ]);
  });

  it('is how many surveys were answered since, and how many of them nobody has read', async () => {
    await visit(VISIT);
    await visit('2026-03-20T12:00:00Z');
    const answered = (kind: string, at: string, readAt: string | null) =>
      asAlba(
        `INSERT INTO surveys (id, account_id, patient_id, kind, language, state, due_on, token_hash, expires_at,
           answered_at, read_at)
         VALUES ($1, $2, $3, $4, 'es', 'ANSWERED', '2026-03-12', $5, '2026-04-01', $6, $7)`,
        [newId(), bed.alba.accountId, patientId, kind, newId(), at, readAt],
      );
    await answered('INITIAL', '2026-03-08T10:00:00Z', null);
    expect(await told('SURVEYS')).toEqual([]);
    await answered('WEEK_1', '2026-03-12T10:00:00Z', '2026-03-13T10:00:00Z');
    await answered('WEEK_2', '2026-03-18T10:00:00Z', null);
    expect(await told('SURVEYS')).toEqual([{ kind: 'SURVEYS', count: 2, unread: 1 }]);
    expect(await told('SURVEYS', 'receptionist')).toBeUndefined();
  });

  it('is the time in range since, beside that of the fourteen days before', async () => {
    await importSensorFile(bed, bed.alba, { bytes: sensorFile({ from: '2026-02-22', days: 26 }) });
    await visit(VISIT);
    await visit('2026-03-20T12:00:00Z');
    const changeOf = async () =>
      (await visits()).items[0]?.changes?.find((change) => change.kind === 'TIME_IN_RANGE');
    const inRange = async (from: string, to: string) => {
      const { body } = await bed.call('getCgmScores', {
        as: who('specialist'),
        path: { medicalTestId: bed.alba.testId },
        query: { from, to },
      });
      return (body.timeInRanges.levels as { level: string; percent: number }[]).find(
        ({ level }) => level === 'NORMAL',
      )?.percent;
    };
    const change = await changeOf();
    expect(change).toMatchObject({
      from: '2026-03-09T10:30:00.000Z',
      to: expect.stringMatching(/^2026-03-19T22:5/),
    });
    // The visit was at half past eleven of a day that these figures have whole.
    expect(
      Math.abs((change?.percent ?? 0) - ((await inRange('2026-03-09', '2026-03-19')) ?? NaN)),
    ).toBeLessThan(3);
    expect(
      Math.abs((change?.beforePercent ?? 0) - ((await inRange('2026-02-23', '2026-03-09')) ?? NaN)),
    ).toBeLessThan(3);

    // Eight of the fourteen days before that visit have readings: too few to be compared with.
    await asAlba(`UPDATE appointments SET starts_at = '2026-03-02T10:00:00Z', ends_at = '2026-03-02T10:30:00Z'
      WHERE starts_at = '${VISIT}'`);
    expect(await changeOf()).toMatchObject({
      from: expect.stringMatching(/^2026-03-05T22:5/),
      beforePercent: null,
    });
    expect((await changeOf())?.percent).not.toBeNull();
  });

  it('is what left, entered or crossed a limit of the blood since, and how many other results there are', async () => {
    const row = (marker: string, value: number, unit: string, rangeText: string) => ({
      ...{ marker, value, unit, rangeText, comparator: null },
      isConfirmed: true,
    });
    const saved = async (at: string, sampledAt: string, values: object[]) => {
      bed.now.value = new Date(at);
      const testId = await addBloodTest(bed, bed.alba);
      const { status, text } = await bed.call('updateBloodResults', {
        ...{ as: who('specialist'), path: { medicalTestId: testId } },
        ...{ headers: { 'if-match': '"0"' }, body: { sampledAt, values } },
      });
      expect(status, text).toBe(200);
      return testId;
    };
    await visit(VISIT);
    await visit('2026-03-20T12:00:00Z');
    await saved('2026-03-08T10:00:00Z', '2026-01-10', [
      row('potassium', 4.2, 'mmol/L', '3,5 - 5,1'),
      row('hdl', 60, 'mg/dL', '> 40'),
    ]);
    bed.now.value = NOW;
    expect(await told('BLOOD')).toEqual([]);
    const testId = await saved('2026-03-15T10:00:00Z', '2026-03-12', [
      row('hdl', 38, 'mg/dL', '> 40'),
      row('potassium', 6.4, 'mmol/L', '3,5 - 5,1'),
      row('glucose', 90, 'mg/dL', '70 - 100'),
    ]);
    bed.now.value = NOW;
    const change = {
      kind: 'BLOOD',
      testId,
      sampledOn: '2026-03-12',
      moves: [
        { marker: 'potassium', nameEn: 'Potassium', move: 'CRITICAL', value: 6.4, position: 'ABOVE' },
        { marker: 'hdl', move: 'LEFT_RANGE', value: 38, unit: 'mg/dL', position: 'BELOW' },
      ],
      others: { outside: 0, within: 1, unknown: 0 },
    };
    expect(await told('BLOOD')).toMatchObject([change]);
    const summaryFor = async (key: PersonKey) =>
      (await bed.call('getPatientSummary', { as: who(key), path: { patientId } })).body.sinceLastVisit;
    const { lastVisitAt, changes } = await summaryFor('specialist');
    expect(lastVisitAt).toBe('2026-03-09T10:30:00.000Z');
    expect(changes[0]).toMatchObject(change);
    expect((await summaryFor('observer')).changes).toEqual(changes);
    expect(await summaryFor('receptionist')).toBeNull();
    // An administrator reads the record, but no blood values.
    expect((await summaryFor('admin')).changes).toEqual(changes.slice(1));
    await asAlba('DELETE FROM blood_results');
  });

  it('is the resting energy measured since, beside the one before', async () => {
    const recorded = async (at: string, testedOn: string, scale: number) => {
      bed.now.value = new Date(at);
      const testId = await addCartTest(bed, bed.alba);
      const upload = { testId, bytes: cartFile({ scale }) };
      const { status, text, body } = await importCart(bed, bed.alba, upload, { testedOn });
      expect(status, text).toBe(201);
      return {
        testId,
        kcalDay: Math.round(body.results.resting.kcalDay),
        isSteady: body.results.resting.isSteady as boolean,
      };
    };
    await visit(VISIT);
    await visit('2026-03-20T12:00:00Z');
    const before = await recorded('2026-03-08T10:00:00Z', '2026-01-10', 1);
    bed.now.value = NOW;
    expect(await told('RESTING_ENERGY')).toEqual([]);
    const now = await recorded('2026-03-15T10:00:00Z', '2026-03-14', 1.2);
    bed.now.value = NOW;
    expect(now.kcalDay).toBeGreaterThan(before.kcalDay);
    expect(await told('RESTING_ENERGY')).toEqual([
      {
        kind: 'RESTING_ENERGY',
        testId: now.testId,
        now: { kcalDay: now.kcalDay, measuredOn: '2026-03-14', isSteady: now.isSteady },
        before: { kcalDay: before.kcalDay, measuredOn: '2026-01-10', isSteady: before.isSteady },
      },
    ]);
    expect(await told('RESTING_ENERGY', 'admin')).toEqual([]);
    // Of phases that nobody has saved, nothing is known of a rest.
    await asAlba(`UPDATE calorimetry_tests SET phases = jsonb_set(phases, '{isSaved}', 'false')`);
    expect(await told('RESTING_ENERGY')).toEqual([]);
  });

  it('is not told where nothing clinical is open', async () => {
    await visit('2026-03-20T12:00:00Z');
    await weigh('2026-03-09', 79);
    expect((await visits('receptionist')).items).toMatchObject([{ changes: null }]);
    expect((await visits('admin')).items[0]?.changes).not.toBeNull();
  });
});

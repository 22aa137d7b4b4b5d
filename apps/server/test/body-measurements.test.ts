import { BODY_MAGNITUDE_IDS, magnitudeOf, noFigures } from '@healzy/domain/patient-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { patientForm, type PersonKey } from './clinics.ts';

let bed: TestBed;
beforeAll(async () => {
  bed = await startTestBed();
  // Noon in Madrid: the day is the same in every zone that these tests name.
  bed.now.value = new Date('2026-11-21T11:00:00Z');
});
afterAll(() => bed.close());

/** A new patient for each test, so that series do not mix. */
async function newPatient(change: object = {}) {
  const { people } = bed.alba;
  const form = patientForm(people.specialist.professionalId ?? '', {
    weightKg: null,
    heightCm: null,
    ...change,
  });
  const created = await bed.call('createPatient', { as: people.admin, body: form });
  const { id } = created.body as { id: string };
  const path = { patientId: id };
  const as = people.specialist;
  return {
    id,
    form,
    measure: (measuredOn: string, figures: object, confirmed: readonly string[] = [], headers = {}) =>
      bed.call('createBodyMeasurement', { as, path, body: { measuredOn, figures, confirmed }, headers }),
    correct: (measurementId: string, version: number, body: object) =>
      bed.call('updateBodyMeasurement', {
        as,
        path: { ...path, measurementId },
        headers: { 'if-match': `"${version}"` },
        body,
      }),
    remove: (measurementId: string) =>
      bed.call('deleteBodyMeasurement', { as, path: { ...path, measurementId } }),
    list: (query = {}, key: PersonKey = 'specialist') =>
      bed.call('listBodyMeasurements', { as: people[key], path, query }),
    card: async () => (await bed.call('getPatient', { as, path: { id } })).body,
    save: (version: number, patch: object) =>
      bed.call('updatePatient', {
        as,
        path: { id },
        headers: { 'if-match': `"${version}"` },
        body: { ...form, ...patch },
      }),
  };
}

describe('a value that departs from its neighbours', () => {
  const write = (patient: { id: string }, measuredOn: string, figures: object, confirmed?: string[]) =>
    bed.call('createBodyMeasurement', {
      as: bed.alba.people.specialist,
      path: { patientId: patient.id },
      body: { measuredOn, figures, ...(confirmed ? { confirmed } : {}) },
    });

  it('is rejected with both values and days, and nothing is kept until it is confirmed', async () => {
    const patient = await newPatient();
    await write(patient, '2026-10-03', { weightKg: 72.6, heightCm: 168 });
    const typed = { weightKg: 172.5, heightCm: 168, waistCm: 84 };
    const refused = await write(patient, '2026-11-21', typed);
    expect(refused).toMatchObject({
      status: 422,
      body: {
        code: 'IMPLAUSIBLE_CHANGE',
        details: {
          fields: [{ path: '/body/figures/weightKg', code: 'IMPLAUSIBLE_CHANGE' }],
          changes: [
            {
              magnitude: 'weightKg',
              value: 172.5,
              on: '2026-11-21',
              near: { value: 72.6, on: '2026-10-03' },
            },
          ],
        },
      },
    });
    expect((await patient.list()).body.total).toBe(1);
    // Confirming one value does not confirm others.
    expect((await write(patient, '2026-11-21', typed, ['heightCm'])).status).toBe(422);
    expect((await write(patient, '2026-11-21', typed, ['weightKg'])).status).toBe(201);
    expect((await patient.card()).weightKg).toBe(172.5);
    // Back to the earlier value: the same day's mistake does not count as a neighbour.
    expect((await write(patient, '2026-11-21', { weightKg: 72.4 })).status).toBe(201);
  });

  it.each([
    ['too low', '2026-11-21', { weightKg: 27.6 }],
    ['earlier than what was measured after it', '2026-09-20', { weightKg: 90 }],
    ['on the same day', '2026-10-03', { weightKg: 77 }],
    ['as a share', '2026-10-10', { fatPercent: 13 }],
    ['as an adult height', '2026-11-21', { heightCm: 186 }],
  ])('is rejected: %s', async (_, measuredOn, figures) => {
    const patient = await newPatient();
    await write(patient, '2026-10-03', { weightKg: 72.6, heightCm: 168, fatPercent: 33 });
    expect((await write(patient, measuredOn, figures)).body.code).toBe('IMPLAUSIBLE_CHANGE');
  });

  it('is rejected in a correction too, between the previous and the next, but not for unchanged values', async () => {
    const patient = await newPatient();
    await write(patient, '2026-09-01', { weightKg: 73 });
    const middle = await write(patient, '2026-10-01', { weightKg: 72.6, waistCm: 84 });
    await write(patient, '2026-11-01', { weightKg: 72 });
    const { id } = middle.body;
    const correct = (version: number, weightKg: number, more: object = {}) =>
      patient.correct(id, version, { measuredOn: '2026-10-01', figures: { weightKg, waistCm: 84 }, ...more });
    expect((await correct(1, 72.1)).status).toBe(200);
    expect((await correct(2, 126)).body.code).toBe('IMPLAUSIBLE_CHANGE');
    expect((await correct(2, 126, { confirmed: ['weightKg'] })).status).toBe(200);
    expect((await correct(3, 126, { note: 'con férula' })).status).toBe(200);
    expect((await correct(4, 125, { note: 'con férula' })).body.code).toBe('IMPLAUSIBLE_CHANGE');
    expect((await correct(4, 126, { measuredOn: '2026-10-02' })).body.code).toBe('IMPLAUSIBLE_CHANGE');
    expect((await correct(4, 72.4)).status).toBe(200);
  });

  it('is rejected on the card, below its field', async () => {
    const patient = await newPatient();
    await write(patient, '2026-10-03', { weightKg: 72.6, heightCm: 168 });
    const { version } = await patient.card();
    const refused = await patient.save(version, { weightKg: 172.5, heightCm: 168 });
    expect(refused).toMatchObject({
      status: 422,
      body: {
        code: 'IMPLAUSIBLE_CHANGE',
        details: { fields: [{ path: '/body/weightKg' }], changes: [{ near: { value: 72.6 } }] },
      },
    });
    expect((await patient.card()).version).toBe(version);
    expect((await patient.save(version, { weightKg: 73.1, heightCm: 168 })).status).toBe(200);
    const now = (await patient.card()).version;
    const confirmed = { weightKg: 172.5, heightCm: 168, confirmed: ['weightKg'] };
    expect((await patient.save(now, confirmed)).body).toMatchObject({ weightKg: 172.5 });
  });

  it('is neither accepted from nor revealed to people without clinical access', async () => {
    const patient = await newPatient();
    await write(patient, '2026-10-03', { weightKg: 72.6 });
    const saved = await bed.call('updatePatient', {
      as: bed.alba.people.receptionist,
      path: { id: patient.id },
      headers: { 'if-match': `"${(await patient.card()).version}"` },
      body: { ...patient.form, weightKg: 172.5 },
    });
    expect(saved.status).toBe(200);
    expect(JSON.stringify(saved.body)).not.toMatch(/72\.[56]/);
    expect(await patient.card()).toMatchObject({ weightKg: 72.6 });
  });
});

describe('a measurement', () => {
  it('keeps every magnitude, its author and time', async () => {
    const patient = await newPatient();
    const figures = Object.fromEntries(BODY_MAGNITUDE_IDS.map((id) => [id, magnitudeOf(id).min]));
    // An adult of one kilogram is asked about.
    expect((await patient.measure('2026-11-20', figures)).body.code).toBe('IMPLAUSIBLE_CHANGE');
    const made = await patient.measure('2026-11-20', figures, BODY_MAGNITUDE_IDS);
    expect(made).toMatchObject({ status: 201, headers: { etag: '"1"' } });
    const { specialist } = bed.alba.people;
    expect((await patient.list()).body).toMatchObject({
      items: [
        {
          patientId: patient.id,
          measuredOn: '2026-11-20',
          figures,
          note: null,
          source: 'STAFF',
          author: { userId: specialist.userId },
          createdAt: '2026-11-21T11:00:00.000Z',
        },
      ],
      total: 1,
      canEdit: true,
    });
  });

  it.each([
    [{ figures: { weightKg: 700 } }, '/body/figures/weightKg'],
    [{ figures: { weightKg: '70,5' } }, '/body/figures/weightKg'],
    [{ figures: { heightCm: 3 } }, '/body/figures/heightCm'],
    [{ figures: {} }, '/body/figures'],
    [{ figures: { skull: 3 } }, '/body/figures'],
    [{ measuredOn: '2026-11-22' }, '/body/measuredOn'],
    [{ measuredOn: '1850-01-01' }, '/body/measuredOn'],
    [{ measuredOn: '2026-13-01' }, '/body/measuredOn'],
    [{ note: 'a'.repeat(10_000) }, '/body/note'],
  ])('is rejected with %j, and nothing of it is kept', async (wrong, place) => {
    const patient = await newPatient();
    const answer = await bed.call('createBodyMeasurement', {
      as: bed.alba.people.specialist,
      path: { patientId: patient.id },
      body: { measuredOn: '2026-11-20', figures: { weightKg: 80 }, ...wrong },
    });
    expect(answer.status).toBe(400);
    expect(answer.body.details.fields[0].path).toContain(place);
    expect((await patient.list()).body.total).toBe(0);
  });

  it('understands a height in metres and keeps remarks as typed', async () => {
    const patient = await newPatient();
    const note = '=1+1 <b>שלום</b> 🥑';
    await bed.call('createBodyMeasurement', {
      as: bed.alba.people.specialist,
      path: { patientId: patient.id },
      body: { measuredOn: '2026-11-20', figures: { heightCm: 1.75 }, note },
    });
    const { items } = (await patient.list()).body;
    expect(items[0]).toMatchObject({ note, figures: { ...noFigures(), heightCm: 175 } });
    expect((await patient.card()).heightCm).toBe(175);
  });

  it('is stored once however often it is sent', async () => {
    const patient = await newPatient();
    const key = { 'idempotency-key': '018f2b5c-0000-7000-8000-00000000b0d1' };
    const first = await patient.measure('2026-11-20', { weightKg: 80 }, [], key);
    expect((await patient.measure('2026-11-20', { weightKg: 80 }, [], key)).body).toEqual(first.body);
    expect((await patient.list()).body.total).toBe(1);
  });

  it('is corrected on the version that was seen, and removed', async () => {
    const patient = await newPatient();
    const { id } = (await patient.measure('2026-11-20', { weightKg: 80, waistCm: 95 })).body;
    const body = { measuredOn: '2026-11-19', figures: { weightKg: 79.5, waistCm: null }, note: 'en ayunas' };
    expect((await patient.correct(id, 1, body)).body).toMatchObject({
      version: 2,
      measuredOn: '2026-11-19',
      figures: { ...noFigures(), weightKg: 79.5 },
      note: 'en ayunas',
    });
    const late = await patient.correct(id, 1, body);
    expect(late).toMatchObject({ status: 412, body: { details: { current: { version: 2 } } } });
    expect((await patient.remove(id)).status).toBe(204);
    expect((await patient.remove(id)).status).toBe(404);
    expect((await patient.list()).body.items).toEqual([]);
  });

  it('is listed latest day first, page after page, each once', async () => {
    const patient = await newPatient();
    const days = ['2026-03-01', '2026-05-01', '2026-04-01', '2026-05-01', '2026-01-01'];
    for (const [index, day] of days.entries()) await patient.measure(day, { weightKg: 80 + index });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await patient.list({ limit: 2, ...(cursor === undefined ? {} : { cursor }) });
      for (const item of body.items) seen.push(`${item.measuredOn} ${item.figures.weightKg}`);
      cursor = body.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toHaveLength(5);
    expect(new Set(seen).size).toBe(5);
    expect(seen.map((line) => line.slice(0, 10))).toEqual([
      '2026-05-01',
      '2026-05-01',
      '2026-04-01',
      '2026-03-01',
      '2026-01-01',
    ]);
    const another = await newPatient();
    const foreign = (await patient.list({ limit: 2 })).body.nextCursor as string;
    expect((await another.list({ cursor: foreign })).status).toBe(400);
  });

  it('says to those who only read it that they do', async () => {
    const specialists = [
      { professionalId: bed.alba.people.specialist.professionalId, isPrincipal: true },
      { professionalId: bed.alba.people.observer.professionalId, isPrincipal: false },
    ];
    const patient = await newPatient({ specialists });
    expect((await patient.list({}, 'observer')).body.canEdit).toBe(false);
    expect((await patient.list({}, 'admin')).body.canEdit).toBe(false);
  });
});

describe("the card's weight and height", () => {
  it('are the latest measured ones, whatever is written, corrected or removed', async () => {
    const patient = await newPatient({ weightKg: null, heightCm: null });
    const july = (await patient.measure('2026-07-01', { weightKg: 82, heightCm: 180 })).body;
    await patient.measure('2026-03-01', { weightKg: 84, waistCm: 100 });
    expect(await patient.card()).toMatchObject({ weightKg: 82, heightCm: 180 });
    const autumn = (await patient.measure('2026-10-01', { weightKg: 79 })).body;
    expect(await patient.card()).toMatchObject({ weightKg: 79, heightCm: 180 });
    await patient.correct(autumn.id, 1, { measuredOn: '2026-02-01', figures: { weightKg: 79 } });
    expect((await patient.card()).weightKg).toBe(82);
    await patient.remove(july.id);
    expect(await patient.card()).toMatchObject({ weightKg: 84, heightCm: null });
  });

  it('typed on the card become a measurement of today; unchanged values do not', async () => {
    const patient = await newPatient({ weightKg: 80, heightCm: 175 });
    expect((await patient.list()).body.items).toMatchObject([
      { source: 'CARD', figures: { weightKg: 80, heightCm: 175 } },
    ]);
    const before = await patient.card();
    const same = await patient.save(before.version, { weightKg: 80, heightCm: 175, city: 'Lugo' });
    expect((await patient.list()).body.total).toBe(1);
    const saved = await patient.save(same.body.version, { weightKg: 78.5, heightCm: 175 });
    expect(saved.body).toMatchObject({ weightKg: 78.5, version: same.body.version + 1 });
    expect((await patient.list()).body.items[0]).toMatchObject({
      measuredOn: '2026-11-21',
      source: 'CARD',
      author: { userId: bed.alba.people.specialist.userId },
      figures: { ...noFigures(), weightKg: 78.5 },
    });
  });

  it('left empty on the card keep what was measured', async () => {
    const patient = await newPatient({ weightKg: 80, heightCm: 175 });
    const { version } = await patient.card();
    const saved = await patient.save(version, { weightKg: null, heightCm: null });
    expect(saved.body).toMatchObject({ weightKg: 80, heightCm: 175 });
    expect((await patient.list()).body.total).toBe(1);
  });

  it('measured meanwhile are not overwritten by an outdated open card', async () => {
    const patient = await newPatient({ weightKg: 80, heightCm: 175 });
    const open = await patient.card();
    await patient.measure('2026-11-21', { weightKg: 78 });
    const stale = await patient.save(open.version, { weightKg: 80, heightCm: 175, city: 'Lugo' });
    expect(stale).toMatchObject({ status: 412, body: { details: { current: { weightKg: 78 } } } });
    expect((await patient.card()).weightKg).toBe(78);
  });
});

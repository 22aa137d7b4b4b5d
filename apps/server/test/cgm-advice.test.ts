import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperationId } from '../src/platform/http/contract.ts';
import { startTestBed, type CallOptions, type TestBed } from './api-test-bed.ts';
import { addCgmTest, addPatient } from './clinics.ts';

let bed: TestBed;
let people: TestBed['alba']['people'];
let patientId: string;
let medicalTestId: string;

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
  medicalTestId = await addCgmTest(bed.database, { ...bed.alba, patientId });
});

const call = (operation: OperationId, { path = {}, ...options }: Partial<CallOptions> = {}) =>
  bed.call(operation, { as: people.specialist, path: { medicalTestId, ...path }, ...options });
const version = (number: number) => ({ 'if-match': `"${number}"` });

const SENSOR = {
  model: 'FreeStyle Libre 3',
  serial: null,
  lot: 'L-204',
  bodySite: 'UPPER_ARM',
  side: 'LEFT',
  placedAt: '2026-03-02T08:00:00.000Z',
  removedAt: null,
  removalReason: null,
  remarks: null,
};

describe('sensors of a test', () => {
  it('are placed, removed for a reason, listed in order, and seen on the timeline', async () => {
    const first = await call('createCgmSensor', { body: SENSOR });
    expect(first).toMatchObject({ status: 201, body: { ...SENSOR, settledAt: '2026-03-03T08:00:00.000Z' } });
    const earlier = { ...SENSOR, model: 'Dexcom G7', placedAt: '2026-02-20T08:00:00.000Z' };
    await call('createCgmSensor', { body: earlier });
    const removal = { ...SENSOR, removedAt: '2026-03-09T20:00:00.000Z', removalReason: 'DETACHED' };
    const path = { sensorId: first.body.id as string };
    const removed = await call('updateCgmSensor', { path, headers: version(1), body: removal });
    expect(removed).toMatchObject({ status: 200, body: { version: 2, removalReason: 'DETACHED' } });
    expect(await call('updateCgmSensor', { path, headers: version(1), body: SENSOR })).toMatchObject({
      status: 412,
      body: { code: 'STALE_VERSION', details: { current: removal } },
    });
    const list = await call('listCgmSensors', { as: people.observer });
    expect(list.body).toMatchObject({
      total: 2,
      nextCursor: null,
      items: [{ model: 'Dexcom G7' }, { model: 'FreeStyle Libre 3' }],
    });
    const timeline = await bed.call('listPatientTimeline', { as: people.specialist, path: { patientId } });
    const kinds = (timeline.body.items as { kind: string; title: string; at: string }[])
      .filter(({ kind }) => kind.startsWith('SENSOR_'))
      .map(({ kind, title, at }) => [kind, title, at.slice(0, 10)]);
    expect(kinds).toEqual([
      ['SENSOR_REMOVED', 'FreeStyle Libre 3', '2026-03-09'],
      ['SENSOR_PLACED', 'FreeStyle Libre 3', '2026-03-02'],
      ['SENSOR_PLACED', 'Dexcom G7', '2026-02-20'],
    ]);
    expect((await call('deleteCgmSensor', { path })).status).toBe(204);
    expect((await call('deleteCgmSensor', { path })).status).toBe(404);
  });

  it.each([
    [{ removedAt: '2026-03-01T08:00:00.000Z' }, '/body/removedAt', 'END_BEFORE_START'],
    [{ removalReason: 'FAILED' }, '/body/removedAt', 'REQUIRED'],
    [{ placedAt: '2090-03-01T08:00:00.000Z' }, '/body/placedAt', 'DATE_IN_FUTURE'],
    [{ model: ' ' }, '/body/model', 'REQUIRED'],
  ])('are refused when %j', async (change, path, code) => {
    const refused = await call('createCgmSensor', { body: { ...SENSOR, ...change } });
    expect(refused.status).toBe(400);
    expect(refused.body.details.fields).toEqual([expect.objectContaining({ path, code })]);
  });

  it('stay as they are once the test is cancelled', async () => {
    const made = await call('createCgmSensor', { body: SENSOR });
    await call('cancelMedicalTest', { path: { id: medicalTestId } });
    const path = { sensorId: made.body.id as string };
    for (const refused of [
      await call('createCgmSensor', { body: SENSOR }),
      await call('updateCgmSensor', { path, headers: version(1), body: SENSOR }),
      await call('deleteCgmSensor', { path }),
    ]) {
      expect(refused).toMatchObject({ status: 409, body: { code: 'MEDICAL_TEST_FINAL' } });
    }
  });
});

describe('recommendations', () => {
  const add = async (message: string, eventId: string | null = null) =>
    (await call('createCgmRecommendation', { body: { message, language: 'es', eventId } })).body.id as string;
  const messages = async () => {
    const { body } = await call('listCgmRecommendations', { as: people.observer });
    return (body.items as { message: string }[]).map(({ message }) => message);
  };
  const move = (recommendationId: string, beforeId: string | null) =>
    call('moveCgmRecommendation', { path: { recommendationId }, body: { beforeId } });

  it('are added, changed, moved, deleted and restored to their place', async () => {
    const [a, b, c] = [await add('A'), await add('B'), await add('C')];
    expect((await move(c, a)).status).toBe(200);
    expect(await messages()).toEqual(['C', 'A', 'B']);
    await move(c, null);
    expect(await messages()).toEqual(['A', 'B', 'C']);
    const path = { recommendationId: b };
    expect((await call('deleteCgmRecommendation', { path })).status).toBe(204);
    expect(await messages()).toEqual(['A', 'C']);
    await move(c, a);
    const body = { message: ' Cena antes de las nueve. ', language: 'es' };
    expect((await call('updateCgmRecommendation', { path, headers: version(1), body })).status).toBe(404);
    expect((await call('restoreCgmRecommendation', { path })).body.message).toBe('B');
    expect(await messages()).toEqual(['C', 'A', 'B']);
    const changed = await call('updateCgmRecommendation', { path, headers: version(1), body });
    expect(changed.body).toMatchObject({ version: 2, message: 'Cena antes de las nueve.' });
    expect((await call('updateCgmRecommendation', { path, headers: version(1), body })).status).toBe(412);
  });

  it('of an event are a list of their own, and go with the event', async () => {
    const event = await call('createCgmEvent', {
      body: { type: 'MEAL', name: 'Cena', start: '2026-03-02T20:00:00Z' },
    });
    const eventId = event.body.id as string;
    const general = await add('General');
    const ofEvent = await add('De la cena', eventId);
    expect((await move(ofEvent, general)).status).toBe(404);
    const { body } = await call('listCgmRecommendations');
    expect(body.items).toMatchObject([{ eventId: null }, { eventId }]);
    await call('deleteCgmEvent', { path: { eventId } });
    expect(await messages()).toEqual(['General']);
    const foreign = { message: 'A', language: 'es', eventId: crypto.randomUUID() };
    expect((await call('createCgmRecommendation', { body: foreign })).status).toBe(404);
  });

  it('are limited, and closed with their test', async () => {
    const id = await add('A');
    for (let count = 1; count < 100; count++) await add(`${count}`);
    const body = { message: 'One too many', language: 'es' };
    expect(await call('createCgmRecommendation', { body })).toMatchObject({
      status: 409,
      body: { code: 'CGM_LIST_FULL', details: { max: 100 } },
    });
    await call('cancelMedicalTest', { path: { id: medicalTestId } });
    const path = { recommendationId: id };
    for (const refused of [
      await call('createCgmRecommendation', { body }),
      await call('updateCgmRecommendation', { path, headers: version(1), body }),
      await call('deleteCgmRecommendation', { path }),
      await move(id, null),
    ]) {
      expect(refused).toMatchObject({ status: 409, body: { code: 'MEDICAL_TEST_FINAL' } });
    }
  });
});

describe('templates of recommendations', () => {
  it('belong to the account: its specialists and administrators write them, in one language or both', async () => {
    const body = { messageEs: 'Bebe agua.', messageEn: null };
    const made = await call('createCgmRecommendationTemplate', { body });
    expect(made).toMatchObject({ status: 201, body: { version: 1, ...body } });
    const path = { id: made.body.id as string };
    const both = { messageEs: 'Bebe agua.', messageEn: 'Drink water.' };
    const change = { as: people.admin, path, body: both };
    const changed = await call('updateCgmRecommendationTemplate', { ...change, headers: version(1) });
    expect(changed.body).toMatchObject({ version: 2, ...both });
    expect((await call('updateCgmRecommendationTemplate', { ...change, headers: version(1) })).status).toBe(
      412,
    );
    const order = async () =>
      (await call('listCgmRecommendationTemplates', { as: people.admin })).body.items.map(
        ({ id }: { id: string }) => id,
      );
    const later = await call('createCgmRecommendationTemplate', { body });
    const before = await order();
    expect(before.slice(-2)).toEqual([path.id, later.body.id]);
    const put = (id: string, beforeId: string | null, as: TestBed['alba']['people']['admin']) =>
      call('moveCgmRecommendationTemplate', { as, path: { id }, body: { beforeId } });
    expect((await put(later.body.id, path.id, people.admin)).status).toBe(200);
    expect((await order()).slice(-2)).toEqual([later.body.id, path.id]);
    expect((await put(later.body.id, null, people.specialist)).status).toBe(200);
    expect(await order()).toEqual(before);
    expect((await put(later.body.id, crypto.randomUUID(), people.admin)).status).toBe(404);
    expect((await put(later.body.id, null, people.receptionist)).status).toBe(403);
    const list = await call('listCgmRecommendationTemplates', { as: people.observer });
    expect(list.body.items).toContainEqual(changed.body);
    expect((await call('createCgmRecommendationTemplate', { body: {} })).status).toBe(400);
    expect((await call('deleteCgmRecommendationTemplate', { path })).status).toBe(204);
    expect((await call('deleteCgmRecommendationTemplate', { path })).status).toBe(404);
  });
});

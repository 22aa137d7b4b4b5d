import { MAX_EVENT_PICTURE_BYTES } from '@healzy/domain/documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addCgmTest } from './clinics.ts';
import { importSensorFile, send, sensorFile } from './sensor-files.ts';

let bed: TestBed;
let testId: string;
beforeAll(async () => {
  bed = await startTestBed();
  testId = bed.alba.testId;
  const imported = await importSensorFile(bed, bed.alba, { bytes: sensorFile({ days: 5 }) });
  expect(imported.status).toBe(201);
});
afterAll(() => bed.close());

const PNG = new Uint8Array([
  0x89,
  0x50,
  0x4e,
  0x47,
  0x0d,
  0x0a,
  0x1a,
  0x0a,
  ...new Array<number>(64).fill(7),
]);
const specialist = () => bed.alba.people.specialist;
const path = () => ({ medicalTestId: testId });

const meal = { type: 'MEAL', name: 'Comida', start: '2026-03-03T13:00:00Z' };
const create = (body: Record<string, unknown>, as = specialist()) =>
  bed.call('createCgmEvent', { as, path: path(), body: { ...meal, ...body } });
async function created(body: Record<string, unknown> = {}): Promise<string> {
  const answer = await create(body);
  expect(answer.status).toBe(201);
  return answer.body.id as string;
}

async function upload(eventId: string, bytes: Uint8Array, contentType = 'image/png') {
  const query = { entityType: 'CGM_EVENT' };
  const announced = await bed.call('createDocument', {
    as: specialist(),
    query,
    body: { entityId: eventId, fileName: 'plato.png', contentType, sizeBytes: bytes.length },
  });
  if (announced.status !== 201) return { announced, sent: null };
  const id = announced.body.id as string;
  const address = await bed.call('getDocumentUploadUrl', { as: specialist(), path: { id }, query });
  return { announced, sent: await send(bed, address.body.url as string, bytes, contentType) };
}

describe('an event', () => {
  it('keeps every field, who entered it and who changed it', async () => {
    const fields = {
      type: 'TRAINING',
      subtype: 'PADEL',
      name: 'Pádel con Marta',
      description: 'Dos sets',
      comment: 'Con calor',
      start: '2026-03-03T17:00:00.000Z',
      end: '2026-03-03T18:30:00.000Z',
    };
    const { body } = await create(fields);
    expect(body).toMatchObject({ ...fields, version: 1, updatedAt: null, pictures: [] });
    expect(body.author).toMatchObject({ name: expect.any(String) });
    expect(body.response).toMatchObject({ state: 'SCORED', basis: { readings: 42, coveredPercent: 100 } });
    const of = { as: specialist(), path: { ...path(), eventId: body.id as string } };
    const changed = await bed.call('updateCgmEvent', {
      ...of,
      headers: { 'if-match': '"1"' },
      body: { ...fields, subtype: 'TENNIS', end: null },
    });
    expect(changed.body).toMatchObject({ version: 2, subtype: 'TENNIS', end: null });
    expect(changed.body.updatedAt).not.toBeNull();
    expect(changed.headers.etag).toBe('"2"');
    const stale = await bed.call('updateCgmEvent', {
      ...of,
      headers: { 'if-match': '"1"' },
      body: fields,
    });
    expect(stale).toMatchObject({
      status: 412,
      body: { code: 'STALE_VERSION', details: { current: changed.body } },
    });
    expect(await bed.call('updateCgmEvent', { ...of, body: fields })).toMatchObject({ status: 428 });
    expect((await bed.call('deleteCgmEvent', of)).status).toBe(204);
    expect((await bed.call('getCgmEvent', of)).status).toBe(404);
  });

  it.each([
    ['an end before its start', { end: '2026-03-03T12:00:00Z' }, '/body/end', 'END_BEFORE_START'],
    ['a time outside the test', { start: '2025-03-03T13:00:00Z' }, '/body/start', 'OUTSIDE_TEST'],
    ['a time in the future', { start: '2090-03-03T13:00:00Z' }, '/body/start', 'DATE_IN_FUTURE'],
    ['a sport that is no training', { subtype: 'TENNIS' }, '/body/subtype', 'OPTION_INVALID'],
    ['a feeling that is a meal', { feeling: 'GOOD' }, '/body/feeling', 'OPTION_INVALID'],
    ['a feeling without a rating', { type: 'FEELING' }, '/body/feeling', 'REQUIRED'],
    ['a name of blanks', { name: '  ' }, '/body/name', 'REQUIRED'],
  ])('with %s is refused', async (_what, body, field, code) => {
    expect(await create(body)).toMatchObject({
      status: 400,
      body: { details: { fields: [{ path: field, code }] } },
    });
  });

  it('may precede the readings imported so far by the life of a sensor, and keeps a time once accepted', async () => {
    const eventId = await created({ start: '2026-02-16T13:00:00Z' });
    expect((await create({ start: '2026-02-14T13:00:00Z' })).status).toBe(400);
    await bed.database.asAccount({ accountId: bed.alba.accountId }, (sql) =>
      sql.query(`UPDATE cgm_events SET starts_at = '2025-01-01T10:00:00Z' WHERE id = $1`, [eventId]),
    );
    const of = { as: specialist(), path: { ...path(), eventId }, headers: { 'if-match': '"1"' } };
    const body = { ...meal, name: 'Otra', start: '2025-01-01T10:00:00Z' };
    expect((await bed.call('updateCgmEvent', { ...of, body })).status).toBe(200);
    const away = { ...of, headers: { 'if-match': '"2"' } };
    const moved = { ...body, start: '2025-01-01T11:00:00Z' };
    expect((await bed.call('updateCgmEvent', { ...away, body: moved })).status).toBe(400);
    expect((await bed.call('deleteCgmEvent', of)).status).toBe(204);
  });

  it('is listed by type and day, from either end, and says what the caller may do', async () => {
    const run = await created({ type: 'TRAINING', subtype: 'RUNNING', start: '2026-03-04T18:00:00Z' });
    const lunch = await created({ start: '2026-03-04T13:00:00Z' });
    const supper = await created({ name: 'Cena', start: '2026-03-04T20:00:00Z' });
    const list = async (query: Record<string, string>, as = specialist()) =>
      (await bed.call('listCgmEvents', { as, path: path(), query })).body;
    const ids = async (query: Record<string, string>) =>
      (await list(query)).items.map(({ id }: { id: string }) => id);
    const day = { from: '2026-03-04', to: '2026-03-04' };
    expect(await ids(day)).toEqual([lunch, run, supper]);
    expect(await ids({ ...day, type: 'MEAL' })).toEqual([lunch, supper]);
    expect(await ids({ ...day, sort: '-start' })).toEqual([supper, run, lunch]);
    const first = await list({ ...day, limit: '2' });
    expect(first).toMatchObject({ total: 3, zone: 'Europe/Madrid', canEdit: true });
    expect(await ids({ ...day, limit: '2', cursor: first.nextCursor as string })).toEqual([supper]);
    expect((await list(day, bed.alba.people.observer)).canEdit).toBe(false);

    const compared = await bed.call('compareCgmEvent', {
      as: specialist(),
      path: { ...path(), eventId: lunch },
    });
    expect(compared.body).toMatchObject({ otherCount: 1, previousId: null, nextId: run });
    expect(compared.body.trace.minutes).toHaveLength(42);
    expect(compared.body.others[0]).toMatchObject({ id: supper, response: { state: 'SCORED' } });
    for (const eventId of [run, lunch, supper])
      await bed.call('deleteCgmEvent', { as: specialist(), path: { ...path(), eventId } });
  });

  it('ranks meals that were eaten three times, with what was near them', async () => {
    const added = [];
    for (const day of ['03', '04', '05'])
      added.push(
        await created({ name: day === '05' ? 'TOSTADA' : 'Tostada', start: `2026-03-${day}T08:00:00Z` }),
      );
    added.push(await created({ name: 'Arroz' }));
    added.push(
      await created({
        type: 'TRAINING',
        name: 'Bici',
        start: '2026-03-04T09:00:00Z',
        end: '2026-03-04T10:00:00Z',
      }),
    );
    const near = async (eventId: string | undefined) =>
      (await bed.call('compareCgmEvent', { as: specialist(), path: { ...path(), eventId: eventId ?? '' } }))
        .body.circumstances;
    expect(await near(added[0])).toEqual([]);
    expect(await near(added[1])).toEqual(['SPORT']);
    // Nothing changes the response to what is no meal.
    expect(await near(added[4])).toEqual([]);
    const { body } = await bed.call('getCgmMealRanking', { as: specialist(), path: path() });
    expect(body).toMatchObject({
      zone: 'Europe/Madrid',
      tooFew: 1,
      meals: [
        {
          name: 'TOSTADA',
          eaten: 3,
          eventIds: added.slice(0, 3),
          area: { confidencePercent: 75 },
          circumstances: [{ kind: 'SPORT', count: 1 }],
        },
      ],
    });
    const { low, median, high } = body.meals[0].area as { low: number; median: number; high: number };
    expect([low, median, high].toSorted((one, other) => one - other)).toEqual([low, median, high]);
    for (const eventId of added)
      await bed.call('deleteCgmEvent', { as: specialist(), path: { ...path(), eventId } });
  });
});

describe('pictures of an event', () => {
  it('are checked by their content, and go with the event', async () => {
    const eventId = await created();
    const { sent } = await upload(eventId, PNG);
    expect(sent?.status).toBe(204);
    const disguised = await upload(eventId, new TextEncoder().encode('<svg onload=alert(1)>'));
    expect(disguised.sent?.status).toBe(422);
    const of = { as: specialist(), path: { ...path(), eventId } };
    const { body } = await bed.call('getCgmEvent', of);
    expect(body.pictures).toMatchObject([{ fileName: 'plato.png', contentType: 'image/png' }]);
    expect((await bed.call('deleteCgmEvent', of)).status).toBe(204);
    const { rows } = await bed.database.asAccount({ accountId: bed.alba.accountId }, (sql) =>
      sql.query('SELECT id FROM documents WHERE entity_id = $1', [eventId]),
    );
    expect(rows).toEqual([]);
  });

  it('are of a known type and at most 10 MB', async () => {
    const eventId = await created();
    const announce = (contentType: string, sizeBytes: number) =>
      bed.call('createDocument', {
        as: specialist(),
        query: { entityType: 'CGM_EVENT' },
        body: { entityId: eventId, fileName: 'plato.jpg', contentType, sizeBytes },
      });
    expect((await announce('image/jpeg', MAX_EVENT_PICTURE_BYTES)).status).toBe(201);
    expect(await announce('image/jpeg', 40 * 1024 * 1024)).toMatchObject({
      status: 422,
      body: { code: 'FILE_TOO_LARGE', message: 'A file of this kind may have 10 MB at most.' },
    });
    expect(await announce('image/heic', 1000)).toMatchObject({ status: 422, body: { code: 'FILE_TYPE' } });
    await bed.call('deleteCgmEvent', { as: specialist(), path: { ...path(), eventId } });
  });
});

describe('events of a test', () => {
  it('of another test are not found through this one', async () => {
    const other = await addCgmTest(bed.database, bed.alba);
    const eventId = await created();
    for (const operation of ['getCgmEvent', 'compareCgmEvent', 'deleteCgmEvent'] as const) {
      const answer = await bed.call(operation, {
        as: specialist(),
        path: { medicalTestId: other, eventId },
      });
      expect(answer.status).toBe(404);
    }
    await bed.call('deleteCgmEvent', { as: specialist(), path: { ...path(), eventId } });
  });

  it('stay as they are once it is closed', async () => {
    const eventId = await created();
    await bed.call('cancelMedicalTest', { as: specialist(), path: { id: testId } });
    const of = { as: specialist(), path: { ...path(), eventId } };
    const final = { status: 409, body: { code: 'MEDICAL_TEST_FINAL' } };
    expect(await create({})).toMatchObject(final);
    expect(
      await bed.call('updateCgmEvent', { ...of, headers: { 'if-match': '"1"' }, body: meal }),
    ).toMatchObject(final);
    expect(await bed.call('deleteCgmEvent', of)).toMatchObject(final);
    expect((await upload(eventId, PNG)).announced).toMatchObject(final);
    expect((await bed.call('getCgmEvent', of)).status).toBe(200);
  });
});

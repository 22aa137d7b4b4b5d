import { gzipSync } from 'node:zlib';
import { WEARABLE_LIMITS } from '@healzy/domain/wearables/delivery';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readWearableRecords } from '../src/features/wearables/blocks.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addClinic, type Clinic } from './clinics.ts';
import { ALL_CHOICES, at, importRecords, someRecords, steps } from './wearable-samples.ts';

const DAY = '2026-03-01';
let bed: TestBed;
let clinic: Clinic;
let patientId: string;
beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());
beforeEach(async () => {
  clinic = await addClinic(bed.database, 'Wearables');
  ({ patientId } = clinic);
  bed.now.value = new Date('2026-03-02T10:00:00Z');
});

const as = () => clinic.people.specialist;
const overview = async () => (await bed.call('getWearables', { as: as(), path: { patientId } })).body;
/** All records, as the figures read them. */
const records = () =>
  bed.database.asAccount({ accountId: clinic.accountId }, (sql) =>
    readWearableRecords(sql, { accountId: clinic.accountId, patientId }, { from: DAY, to: DAY }),
  );
const rows = async (table: string) =>
  bed.database.asAccount({ accountId: clinic.accountId }, async (sql) => {
    const { rows: found } = await sql.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM ${table} WHERE account_id = $1`,
      [clinic.accountId],
    );
    return found[0]?.count;
  });
const begin = async (choices: readonly string[] = ALL_CHOICES): Promise<string> => {
  const body = { fileName: 'export.zip', format: 'APPLE_HEALTH', choices };
  return (await bed.call('beginWearableImport', { as: as(), path: { patientId }, body })).body.id as string;
};
const add = (importId: string, part: number, body: object) =>
  bed.call('addWearableRecords', { as: as(), path: { patientId, importId, part: String(part) }, body });
const complete = (importId: string, change: object = {}) =>
  bed.call('completeWearableImport', {
    as: as(),
    path: { patientId, importId },
    body: { parts: 1, read: 6, stored: 6, skipped: [], ...change },
  });

describe('an import', () => {
  it('is seen once it is complete, with its counts, sources and days', async () => {
    const id = await begin();
    expect(await add(id, 1, someRecords(DAY))).toMatchObject({ status: 200, body: { part: 1, records: 8 } });
    expect(await overview()).toMatchObject({ state: 'NONE', sources: [], imports: [] });
    expect((await records()).intervals).toEqual([]);
    const skipped = [{ reason: 'PLACEHOLDER', count: 2, rows: [4, 9] }];
    expect(await complete(id, { read: 8, skipped })).toMatchObject({
      status: 200,
      body: { isComplete: true },
    });
    expect(await overview()).toMatchObject({
      state: 'FILES',
      lastOn: '2026-03-01',
      canEdit: true,
      imports: [{ id, read: 8, stored: 6, skipped, firstOn: DAY, lastOn: DAY, sources: ['Reloj', 'diario'] }],
      sources: [
        { source: 'Reloj', records: 7 },
        { source: 'diario', records: 1 },
      ],
    });
    const { intervals, heartRates, sleeps, workouts, dayValues, meals } = await records();
    expect([intervals, heartRates, sleeps, workouts, dayValues, meals].map((list) => list.length)).toEqual([
      1, 3, 1, 1, 1, 1,
    ]);
    expect(sleeps[0]).toMatchObject({ startOffsetMinutes: 60, device: { efficiency: 90 } });
  });

  it('that comes twice, and in any order, leaves the same records', async () => {
    const [morning, evening] = [
      { intervals: [steps('Reloj', at(DAY, 8), at(DAY, 9), 900)], meals: someRecords(DAY).meals },
      {
        intervals: [
          steps('Reloj', at(DAY, 8), at(DAY, 9), 1000, { version: 2 }),
          steps('Reloj', at(DAY, 19), at(DAY, 20), 700),
        ],
        meals: [...someRecords(DAY).meals, ...someRecords(DAY).meals],
      },
    ];
    await importRecords(bed, clinic, patientId, [morning, evening]);
    await importRecords(bed, clinic, patientId, [morning]);
    const first = await records();
    expect(first.intervals.map(({ value }) => value).sort()).toEqual([1000, 700].sort());
    // Two equal servings of one delivery are two, however often it comes.
    expect(first.meals).toHaveLength(2);
    const before = patientId;
    clinic = await addClinic(bed.database, 'Other order');
    ({ patientId } = clinic);
    expect(patientId).not.toBe(before);
    await importRecords(bed, clinic, patientId, [evening]);
    await importRecords(bed, clinic, patientId, [evening, morning]);
    const sorted = (list: readonly { startS: number }[]) => [...list].sort((a, b) => a.startS - b.startS);
    expect(sorted((await records()).intervals)).toEqual(sorted(first.intervals));
    expect((await records()).meals).toEqual(first.meals);
  });

  it('takes a part again, but no other one under its number, and none that was cut', async () => {
    const id = await begin();
    await add(id, 1, someRecords(DAY));
    expect(await add(id, 1, someRecords(DAY))).toMatchObject({ status: 200, body: { records: 8 } });
    expect(await add(id, 1, someRecords(DAY, 'Queso'))).toMatchObject({
      status: 409,
      body: { code: 'WEARABLE_PART_KNOWN' },
    });
    // The second part was lost on the way.
    expect(await complete(id, { parts: 2 })).toMatchObject({
      status: 422,
      body: { code: 'WEARABLE_PARTS', details: { parts: 1 } },
    });
    expect(await complete(id, { read: 9 })).toMatchObject({ status: 422, body: { code: 'WEARABLE_COUNTS' } });
    expect((await complete(id)).status).toBe(200);
    expect((await complete(id)).status).toBe(200);
    expect(await complete(id, { read: 7, stored: 7 })).toMatchObject({
      status: 409,
      body: { code: 'WEARABLE_IMPORT_COMPLETE' },
    });
    expect(await add(id, 2, someRecords(DAY))).toMatchObject({
      status: 409,
      body: { code: 'WEARABLE_IMPORT_COMPLETE' },
    });
    expect((await records()).heartRates).toHaveLength(3);
  });

  it('holds no more bytes than any export has, however few records its parts have', async () => {
    const id = await begin();
    const room = (change = '') =>
      bed.database.asAccount({ accountId: clinic.accountId }, async (sql) => {
        if (change !== '')
          await sql.query(`UPDATE wearable_imports SET bytes = ${change} WHERE id = $1`, [id]);
        const { rows: found } = await sql.query<{ bytes: number }>(
          'SELECT bytes FROM wearable_imports WHERE id = $1',
          [id],
        );
        return found[0]?.bytes ?? 0;
      });
    await add(id, 1, {});
    const ofEmpty = await room();
    expect(ofEmpty).toBeGreaterThan(1000);
    await add(id, 1, {});
    expect(await room()).toBe(ofEmpty);
    const { importBytes } = WEARABLE_LIMITS;
    await room(String(importBytes - ofEmpty));
    expect((await add(id, 999_999, {})).status).toBe(200);
    expect(await add(id, 2, someRecords(DAY))).toMatchObject({
      status: 409,
      body: { code: 'WEARABLE_IMPORT_FULL', details: { bytes: importBytes } },
    });
    expect([await rows('wearable_parts'), await rows('wearable_blocks')]).toEqual([2, 0]);
  });

  it('of thousands of parts is completed with what all of them have', async () => {
    const id = await begin();
    await bed.database.asAccount({ accountId: clinic.accountId }, (sql) =>
      sql.query(
        `INSERT INTO wearable_parts (import_id, account_id, part, content_hash, records, sources, last_record_at)
         SELECT $1, $2, part, 'x', 1, jsonb_build_array(jsonb_build_object('source', 'Reloj ' || part % 3, 'firstOn',
           '2026-01-01', 'lastOn', '2026-01-02', 'records', 1)), '2026-01-01T00:00:00Z'::timestamptz + part * interval '1 minute'
         FROM generate_series(1, 1203) part`,
        [id, clinic.accountId],
      ),
    );
    expect((await complete(id, { parts: 1203 })).body).toMatchObject({
      isComplete: true,
      sources: ['Reloj 0', 'Reloj 1', 'Reloj 2'],
    });
    expect(await overview()).toMatchObject({
      sources: [{ records: 401 }, { records: 401 }, { records: 401 }],
    });
  });

  it('takes parts that are packed, as a browser sends them', async () => {
    const id = await begin();
    const records = someRecords(DAY);
    const headers = { 'content-encoding': 'gzip', 'content-type': 'application/json' };
    const packed = gzipSync(JSON.stringify(records));
    const path = { patientId, importId: id, part: '1' };
    expect(await bed.call('addWearableRecords', { as: as(), path, headers, body: packed })).toMatchObject({
      status: 200,
      body: { records: 8 },
    });
    // The same, whether packed or not.
    expect(await add(id, 1, records)).toMatchObject({ status: 200 });
    const bomb = gzipSync(Buffer.alloc(20 * 1024 * 1024, ' '));
    expect(await bed.call('addWearableRecords', { as: as(), path, headers, body: bomb })).toMatchObject({
      status: 413,
    });
  });

  it('that is cancelled or undone leaves nothing', async () => {
    const open = await begin();
    await add(open, 1, someRecords(DAY));
    const done = await importRecords(bed, clinic, patientId, [someRecords(DAY), someRecords('2026-02-28')]);
    for (const importId of [open, done]) {
      const path = { patientId, importId };
      expect((await bed.call('deleteWearableImport', { as: as(), path })).status).toBe(204);
      expect((await bed.call('deleteWearableImport', { as: as(), path })).status).toBe(404);
    }
    for (const table of ['wearable_imports', 'wearable_parts', 'wearable_blocks'])
      expect(await rows(table)).toBe(0);
    expect(await overview()).toMatchObject({ state: 'NONE', lastOn: null });
  });

  it('stores nothing that was not chosen, and names the record', async () => {
    const id = await begin(['STEPS']);
    const refused = await add(id, 1, { ...someRecords(DAY, 'Merluza'), heartRates: [] });
    expect(refused).toMatchObject({ status: 422, body: { code: 'WEARABLE_RECORDS' } });
    expect(refused.body.details.records).toEqual([
      { record: 'sleeps/0', reason: 'NOT_CHOSEN' },
      { record: 'workouts/0', reason: 'NOT_CHOSEN' },
      { record: 'dayValues/0', reason: 'NOT_CHOSEN' },
      { record: 'meals/0', reason: 'NOT_CHOSEN' },
    ]);
    expect(await rows('wearable_blocks')).toBe(0);
    expect((await add(id, 1, { intervals: someRecords(DAY).intervals })).status).toBe(200);
    expect((await complete(id)).status).toBe(200);
    const { intervals, ...others } = await records();
    expect(intervals).toHaveLength(1);
    expect(Object.values(others).flat()).toEqual([]);
    expect(bed.logs.join('')).not.toContain('Merluza');
  });

  it.each([
    [
      '0 beats',
      { heartRates: [{ ...someRecords(DAY).heartRates[0], bpm: [80, 0, 90] }] },
      'heartRates/0/bpm/1',
      'TOO_LOW',
    ],
    [
      '300 beats',
      { heartRates: [{ ...someRecords(DAY).heartRates[0], bpm: [80, 90, 300] }] },
      'heartRates/0/bpm/2',
      'TOO_HIGH',
    ],
    [
      '400,000 steps',
      { intervals: [steps('R', at(DAY, 0), at(DAY, 23), 400_000)] },
      'intervals/0',
      'TOO_HIGH',
    ],
    [
      '3,000 steps in a minute',
      { intervals: [steps('R', at(DAY, 8), at(DAY, 8, 1), 3000)] },
      'intervals/0',
      'TOO_FAST',
    ],
    [
      'an end before the start',
      { intervals: [steps('R', at(DAY, 9), at(DAY, 8), 1)] },
      'intervals/0',
      'ENDS_BEFORE_START',
    ],
    [
      'next week',
      { intervals: [steps('R', at('2026-03-09', 9), at('2026-03-09', 10), 1)] },
      'intervals/0',
      'IN_FUTURE',
    ],
    [
      '1970',
      { dayValues: [{ ...someRecords(DAY).dayValues[0], date: '1970-01-01' }] },
      'dayValues/0',
      'TOO_OLD',
    ],
    [
      'a thirteenth month',
      { intervals: [steps('R', '2026-13-01T08:00:00Z', at(DAY, 8), 1)] },
      'intervals/0',
      'TIME_UNREADABLE',
    ],
    [
      'no zone',
      { sleeps: [{ ...someRecords(DAY).sleeps[0], zone: 'Mars/Olympus' }] },
      'sleeps/0',
      'ZONE_UNKNOWN',
    ],
    [
      'fewer beats than times',
      { heartRates: [{ ...someRecords(DAY).heartRates[0], bpm: [80] }] },
      'heartRates/0/bpm',
      'DISORDERED',
    ],
    [
      'a heart rate among the counts',
      { intervals: [{ ...steps('R', at(DAY, 8), at(DAY, 9), 80), metric: 'HEART_RATE' }] },
      'intervals/0',
      'NOT_OF_THIS_LIST',
    ],
  ])('refuses %s whole, and names the record', async (_what, wrong, record, reason) => {
    const id = await begin();
    const answer = await add(id, 1, { meals: someRecords(DAY).meals, ...wrong });
    expect(answer).toMatchObject({ status: 422, body: { code: 'WEARABLE_RECORDS' } });
    expect(answer.body.details.records).toMatchObject([{ record, reason }]);
    expect(await rows('wearable_blocks')).toBe(0);
  });

  it('is cleaned up a day after it was abandoned, and not before', async () => {
    await add(await begin(), 1, someRecords(DAY));
    const { cleanUp } = await import('../src/features/wearables/contributions.ts');
    const clean = () =>
      bed.database.asAccount({ accountId: clinic.accountId }, (sql) =>
        cleanUp.inAccount!(sql, { accountId: clinic.accountId, now: bed.now.value, before: bed.now.value }),
      );
    bed.now.value = new Date('2026-03-03T09:00:00Z');
    await clean();
    expect(await rows('wearable_blocks')).toBeGreaterThan(0);
    bed.now.value = new Date('2026-03-03T11:00:00Z');
    await clean();
    expect([await rows('wearable_imports'), await rows('wearable_blocks')]).toEqual([0, 0]);
  });

  it('of too many at once is refused, and of too many records', async () => {
    for (let i = 0; i < 10; i += 1) await begin();
    const body = { fileName: 'a', format: 'FITBIT', choices: ['STEPS'] };
    expect(await bed.call('beginWearableImport', { as: as(), path: { patientId }, body })).toMatchObject({
      status: 409,
      body: { code: 'WEARABLE_IMPORTS_OPEN' },
    });
  });
});

describe('the order of sources', () => {
  it('is kept; sources that it does not name follow by name', async () => {
    const three = ['A', 'B', 'C'].map((source) => steps(source, at(DAY, 8), at(DAY, 9), 100));
    await importRecords(bed, clinic, patientId, [{ intervals: three }]);
    const saved = await bed.call('updateWearableSourceOrder', {
      as: as(),
      path: { patientId },
      body: { sources: ['C'] },
    });
    const order = (body: { sources: { source: string }[] }) => body.sources.map(({ source }) => source);
    expect(order(saved.body)).toEqual(['C', 'A', 'B']);
    await bed.call('updateWearableSourceOrder', {
      as: as(),
      path: { patientId },
      body: { sources: ['B', 'C'] },
    });
    expect(order(await overview())).toEqual(['B', 'C', 'A']);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTRACT_OPERATIONS, type OperationId } from '../src/platform/http/contract.ts';
import { startTestBed, type CallOptions, type TestBed } from './api-test-bed.ts';
import type { Person } from './clinics.ts';
import { importSensorFile, sensorFile, uploadSensorFile } from './sensor-files.ts';

let bed: TestBed;
let specialist: Person;
const seen = new Set<OperationId>();

beforeAll(async () => {
  bed = await startTestBed();
  specialist = bed.alba.people.specialist;
});
afterAll(() => bed.close());

async function call(operation: OperationId, options: CallOptions) {
  seen.add(operation);
  return bed.call(operation, options);
}

const meanOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('CGM', () => {
  it('imports a file, shows readings, figures and events, and undoes it', async () => {
    const path = { medicalTestId: bed.alba.testId };
    const empty = await call('getCgmScores', { as: specialist, path });
    expect(empty.body).toMatchObject({
      from: null,
      metrics: { n: 0, mean: null },
      sufficiency: { count: 0 },
    });

    expect((await call('getCgmFindings', { as: specialist, path })).body).toMatchObject({
      findings: [],
      episodes: [],
      days: [],
    });

    const bytes = sensorFile();
    const { documentId } = await uploadSensorFile(bed, bed.alba, { bytes });
    const imported = await call('importCgmFile', {
      as: specialist,
      path,
      body: { documentId, zone: 'Europe/Madrid' },
    });
    expect(imported).toMatchObject({
      status: 201,
      body: { unit: 'mg/dL', cadenceMinutes: 5, readings: 864, recognised: { maker: 'DEXCOM_CLARITY' } },
    });
    const test = await call('getMedicalTest', { as: specialist, path: { id: bed.alba.testId } });
    expect(test.body).toMatchObject({ state: 'IN_PROGRESS', version: 2 });
    const list = await call('listCgmImports', { as: specialist, path });
    expect(list.body.items).toEqual([imported.body]);

    const readings = await call('getCgmReadings', {
      as: specialist,
      path,
      query: { from: '2026-03-03', to: '2026-03-03' },
    });
    expect(readings.body).toMatchObject({ zone: 'Europe/Madrid', unit: 'mg/dL', cadenceMinutes: 5 });
    expect(readings.body.mgdl).toHaveLength(288);
    expect(readings.body.offsetMinutes[0]).toBe(60);

    // Every reading is a line of the file: that line has its number.
    const sources = await call('traceCgmReadings', {
      as: specialist,
      path,
      query: { from: '2026-03-03', to: '2026-03-03' },
    });
    expect(sources.body.epochSeconds).toEqual(readings.body.epochSeconds);
    expect(sources.body.files).toEqual([
      { importId: imported.body.id, fileName: 'sensor.csv', unit: 'mg/dL', parts: [] },
    ]);
    const lines = new TextDecoder().decode(bytes).split(/\r?\n/);
    for (const [index, recorded] of (readings.body.recorded as number[]).entries()) {
      expect(sources.body.file[index]).toBe(0);
      const cells = (lines[sources.body.row[index] - 1] ?? '').split(',');
      if (readings.body.flags[index] === 0) expect(cells).toContain(String(recorded));
      else expect(cells).toContain(readings.body.flags[index] === 1 ? 'Low' : 'High');
    }

    const scores = await call('getCgmScores', { as: specialist, path });
    expect(scores.body).toMatchObject({
      from: '2026-03-02',
      to: '2026-03-04',
      sufficiency: { isEnough: true, days: 3 },
    });
    const mean = (readings.body.mgdl as number[]).reduce((sum, value) => sum + value, 0) / 288;
    const day = await call('getCgmScores', {
      as: specialist,
      path,
      query: { from: '2026-03-03', to: '2026-03-03' },
    });
    expect(day.body.metrics.mean).toBeCloseTo(mean, 9);
    expect(day.body.scores[3]).toMatchObject({ id: 'AVG_GLUCOSE', timeframe: 'DAILY', state: 'SCORED' });
    const before = await call('getCgmScores', {
      as: specialist,
      path,
      query: { from: '2026-03-02', to: '2026-03-02' },
    });
    const gmi = day.body.figureTrends.find((each: { id: string }) => each.id === 'GMI');
    expect(gmi.previous).toBeCloseTo(before.body.metrics.gmi, 9);
    expect(gmi.delta).toBeCloseTo(day.body.metrics.gmi - before.body.metrics.gmi, 9);

    const heat = await call('getCgmHeatMap', { as: specialist, path });
    expect(heat.body.rows.map((row: { date: string }) => row.date)).toEqual([
      '2026-03-02',
      '2026-03-03',
      '2026-03-04',
    ]);
    const hour = heat.body.rows[1].cells[0] as { mean: number; count: number };
    expect(hour.count).toBe(12);
    const firstHour =
      (readings.body.mgdl as number[]).slice(0, 12).reduce((sum, value) => sum + value, 0) / 12;
    expect(hour.mean).toBeCloseTo(firstHour, 9);

    expect(day.body.trends[3]).toMatchObject({
      id: 'AVG_GLUCOSE',
      previous: { timeframe: 'DAILY' },
      isMeaningful: null,
    });
    expect(day.body.basis).toMatchObject({ readings: 288, expectedMinutes: 1440, missingMinutes: 0 });
    const found = await call('getCgmFindings', { as: specialist, path });
    expect(found.body).toMatchObject({ from: '2026-03-02', to: '2026-03-04', sufficiency: { days: 3 } });
    expect(found.body.findings.at(-1)).toMatchObject({ kind: 'TIME_IN_RANGE', isMet: expect.any(Boolean) });
    expect(found.body.hours).toHaveLength(24);
    expect(found.body.days.map((row: { date: string }) => row.date)).toEqual([
      '2026-03-02',
      '2026-03-03',
      '2026-03-04',
    ]);
    expect(readings.body.testSpan.fromEpoch).toBeLessThan(readings.body.epochSeconds[0]);

    const event = await call('createCgmEvent', {
      as: specialist,
      path,
      body: { type: 'MEAL', name: 'Comida', start: '2026-03-03T13:00:00Z' },
    });
    expect(event).toMatchObject({ status: 201, body: { start: '2026-03-03T13:00:00.000Z', end: null } });
    expect(event.body.scores[3]).toMatchObject({ timeframe: 'EVENT', state: 'SCORED' });
    const events = await call('listCgmEvents', {
      as: specialist,
      path,
      query: { from: '2026-03-03', to: '2026-03-03' },
    });
    expect(events.body.items).toEqual([event.body]);
    const eventId = event.body.id as string;
    const ofEvent = { as: specialist, path: { ...path, eventId } };
    expect((await call('getCgmEvent', ofEvent)).body).toEqual(event.body);
    const changed = await call('updateCgmEvent', {
      ...ofEvent,
      headers: { 'if-match': '"1"' },
      body: { type: 'MEAL', name: 'Comida', start: '2026-03-03T13:10:00Z' },
    });
    expect(changed).toMatchObject({ status: 200, body: { version: 2 } });
    expect((await call('compareCgmEvent', ofEvent)).body).toMatchObject({ others: [], nextId: null });
    expect((await call('getCgmMealRanking', { as: specialist, path })).body).toMatchObject({
      meals: [],
      tooFew: 1,
    });
    expect((await call('deleteCgmEvent', { as: specialist, path: { ...path, eventId } })).status).toBe(204);

    const importId = imported.body.id as string;
    expect((await call('undoCgmImport', { as: specialist, path: { ...path, importId } })).status).toBe(204);
    expect((await call('getCgmReadings', { as: specialist, path })).body.mgdl).toEqual([]);
    expect((await call('getMedicalTest', { as: specialist, path: { id: bed.alba.testId } })).body.state).toBe(
      'STARTED',
    );
    const kept = [];
    for await (const file of bed.app.services.files.list()) kept.push(file.key);
    expect(kept).toEqual([]);
  });

  it('asks about a file that names another person, and imports it once that is confirmed', async () => {
    const text = new TextDecoder().decode(sensorFile({ from: '2026-01-05', days: 1 }));
    const bytes = new TextEncoder().encode(text.replace('1,,FirstName,,,', '1,,FirstName,,Wolfgang,'));
    const { documentId } = await uploadSensorFile(bed, bed.alba, { bytes });
    const path = { medicalTestId: bed.alba.testId };
    const body = { documentId, zone: 'Europe/Madrid' };
    const asked = await bed.call('importCgmFile', { as: specialist, path, body });
    expect(asked).toMatchObject({
      status: 409,
      body: {
        code: 'CGM_IMPORT_DOUBT',
        details: { doubts: [{ id: 'OTHER_PERSON', found: 'Wolfgang' }] },
      },
    });
    const confirmed = { ...body, confirmed: ['OTHER_PERSON'] };
    const imported = await bed.call('importCgmFile', { as: specialist, path, body: confirmed });
    expect(imported).toMatchObject({ status: 201, body: { recognised: { person: 'Wolfgang' } } });
    const importId = imported.body.id as string;
    const undone = await bed.call('undoCgmImport', { as: specialist, path: { ...path, importId } });
    expect(undone.status).toBe(204);
  });

  it('prefers the later of two overlapping imports and joins the rest', async () => {
    const first = await importSensorFile(bed, bed.alba, { bytes: sensorFile({ days: 2 }) });
    const second = await importSensorFile(bed, bed.alba, {
      bytes: sensorFile({ seed: 8, from: '2026-03-03', days: 2 }),
    });
    expect([first.status, second.status]).toEqual([201, 201]);
    const { body } = await bed.call('getCgmReadings', {
      as: specialist,
      path: { medicalTestId: bed.alba.testId },
    });
    expect(new Set(body.epochSeconds).size).toBe(body.epochSeconds.length);
    expect([...body.epochSeconds].sort((a: number, b: number) => a - b)).toEqual(body.epochSeconds);
    expect(body.mgdl.length).toBeGreaterThan(first.body.readings);

    // Two sensors at once do not cover more time than passes.
    const path = { medicalTestId: bed.alba.testId };
    const { body: scores } = await bed.call('getCgmScores', { as: specialist, path });
    expect(scores.sufficiency.percent).toBeLessThanOrEqual(100);
    expect(scores.metrics.active_percent).toBeCloseTo(100, 0);
    expect(scores.timeInRanges.minutes).toBeLessThanOrEqual(3 * 1440 + 5);

    // A sensor of another cadence: each of its days weighs as much as one of the others.
    const coarse = sensorFile({ from: '2026-03-05', days: 3, cadenceMinutes: 15 });
    expect((await importSensorFile(bed, bed.alba, { bytes: coarse })).status).toBe(201);
    const { body: all } = await bed.call('getCgmReadings', { as: specialist, path });
    expect(all.cadenceMinutes).toBe(5);
    expect(new Set(all.readingMinutes.slice(-280))).toEqual(new Set([15]));
    const { body: mixed } = await bed.call('getCgmScores', {
      as: specialist,
      path,
      query: { from: '2026-03-02', to: '2026-03-07' },
    });
    expect(mixed.sufficiency).toMatchObject({ isEnough: true, days: 6, daysEnough: 6 });
    expect(mixed.sufficiency.percent).toBeGreaterThan(99);
    expect(mixed.basis.cadences).toEqual(expect.arrayContaining([5, 15]));
    expect(mixed.metrics.mean).toBeCloseTo(
      (scores.metrics.mean * scores.timeInRanges.minutes + meanOf(all.mgdl.slice(-288)) * 3 * 1440) /
        (scores.timeInRanges.minutes + 3 * 1440),
      6,
    );
  });
});

// Analysis and report, sensors, recommendations, remembered columns and responses to meals have tests of their own.
it('has called every CGM operation of the contract', () => {
  expect(
    CONTRACT_OPERATIONS.filter(
      ({ id, word }) =>
        word === 'cgm' &&
        !/Analysis$|Report$|Sensor|Recommendation|ColumnMapping|MealResponses/.test(id) &&
        !seen.has(id),
    ).map(({ id }) => id),
  ).toEqual([]);
});

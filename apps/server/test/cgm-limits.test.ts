import { MAX_CGM_DAYS, simulateTrace } from '@healzy/domain/cgm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertImport } from '../src/features/cgm/import-rows.ts';
import { clarityFile } from '../src/features/cgm/demo/sensor-file.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addClinic, type Clinic } from './clinics.ts';
import { healthWhile, LONGEST_HELD_MS } from './health-while.ts';
import { importSensorFile, sensorFile, uploadSensorFile } from './sensor-files.ts';

let bed: TestBed;
beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());

const latin = (text: string) => new TextEncoder().encode(text);

/** Calls an operation on a clinic's test without the test bed's validation, whose time is not the server's. */
async function caller(clinic: Clinic) {
  const { accountId, people } = clinic;
  const token = await bed.tokenFor(people.specialist);
  return async (method: 'GET' | 'POST', address: string, body?: unknown) => {
    const sign = address.includes('?') ? '&' : '?';
    const answer = await bed.app.server.inject({
      method,
      url: `/measurement-service/cgm/${clinic.testId}${address}${sign}accountId=${accountId}`,
      headers: { authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    return { status: answer.statusCode, size: answer.body.length };
  };
}

const FIGURES = ['/readings', '/scores', '/heat-map', '/events'] as const;

describe('a year of readings', () => {
  it('is imported and shown while other requests are answered', async () => {
    const { series } = simulateTrace(5, {
      from: '2025-01-01',
      days: 366,
      zone: 'Europe/Madrid',
      hasGaps: false,
    });
    const uploaded = async () => {
      const clinic = await addClinic(bed.database, 'A year');
      const { documentId } = await uploadSensorFile(bed, clinic, { bytes: clarityFile(series) });
      call = await caller(clinic);
      // The first call of its kind pays for compiling the code.
      for (const address of FIGURES) await call('GET', address);
      return documentId;
    };
    let call!: Awaited<ReturnType<typeof caller>>;
    const imported = await healthWhile(
      bed,
      (documentId) => call('POST', '/imports', { documentId, zone: 'Europe/Madrid' }),
      uploaded,
    );
    expect(imported.result.status).toBe(201);
    expect(imported.answers).toBeGreaterThan(20);
    expect(imported.longestHeldMs).toBeLessThan(LONGEST_HELD_MS);
    for (const address of FIGURES) {
      const shown = await healthWhile(bed, () => call('GET', address));
      expect(shown.result.status).toBe(200);
      expect([address, shown.longestHeldMs < LONGEST_HELD_MS, shown.longestHeldMs]).toEqual([
        address,
        true,
        expect.any(Number),
      ]);
    }
  });
});

describe('a file that is made to keep the server busy', () => {
  it.each([
    ['50 MB of one line', () => latin(`time,glucose mg/dL\n2026-01-10 08:00,100\n${'a'.repeat(49_000_000)}`)],
    ['a reading each second for ever', () => manyReadings(900_000)],
  ])('%s is rejected while other requests are answered', async (_what, make) => {
    const bytes = make();
    const { result, longestHeldMs, answers } = await healthWhile(
      bed,
      ({ call, documentId }) => call('POST', '/imports', { documentId, zone: 'Europe/Madrid' }),
      async () => {
        const clinic = await addClinic(bed.database, 'Busy');
        const { documentId } = await uploadSensorFile(bed, clinic, { bytes });
        return { documentId, call: await caller(clinic) };
      },
    );
    expect(result.status).toBe(422);
    expect(answers).toBeGreaterThan(20);
    expect(longestHeldMs).toBeLessThan(LONGEST_HELD_MS);
  });

  function manyReadings(count: number): Uint8Array {
    const from = Date.UTC(2026, 0, 1);
    const rows = Array.from(
      { length: count },
      (_, i) => `${new Date(from + i * 1000).toISOString().slice(0, 19)},100`,
    );
    return latin(['time,glucose mg/dL', ...rows, ''].join('\n'));
  }
});

describe('days and instants outside any test', () => {
  it('are rejected in an event, whatever else it has, and cost nothing', async () => {
    const clinic = await addClinic(bed.database, 'Events');
    expect((await importSensorFile(bed, clinic, { bytes: sensorFile() })).status).toBe(201);
    const as = clinic.people.specialist;
    const path = { medicalTestId: clinic.testId };
    for (const [name, start, end] of [
      ['start', '9999-12-31T10:00:00Z', null],
      ['start', '1901-01-01T10:00:00Z', null],
      ['end', '2026-03-03T10:00:00Z', '2300-01-01T10:00:00Z'],
    ] as const) {
      const { result, longestHeldMs } = await healthWhile(bed, () =>
        bed.call('createCgmEvent', { as, path, body: { type: 'MEAL', name: 'Cena', start, end } }),
      );
      expect(result).toMatchObject({
        status: 400,
        body: { details: { fields: [{ path: `/body/${name}` }] } },
      });
      expect(longestHeldMs).toBeLessThan(LONGEST_HELD_MS);
    }
  });

  it('are rejected in a period', async () => {
    const clinic = await addClinic(bed.database, 'Periods');
    expect((await importSensorFile(bed, clinic, { bytes: sensorFile() })).status).toBe(201);
    const as = clinic.people.specialist;
    const path = { medicalTestId: clinic.testId };
    for (const operation of [
      'getCgmReadings',
      'getCgmScores',
      'getCgmHeatMap',
      'getCgmFindings',
      'listCgmEvents',
    ] as const) {
      for (const query of [
        { from: '1900-01-01', to: '2134-01-01' },
        { from: '1970-01-01' },
        { to: '2100-01-01' },
      ]) {
        const { result, longestHeldMs } = await healthWhile(bed, () =>
          bed.call(operation, { as, path, query }),
        );
        expect(result).toMatchObject({
          status: 400,
          body: { details: { fields: [{ code: 'OUT_OF_RANGE' }] } },
        });
        expect(longestHeldMs).toBeLessThan(LONGEST_HELD_MS);
      }
    }
  });
});

describe('several files in one test', () => {
  it('together span no more days than one may', async () => {
    const clinic = await addClinic(bed.database, 'Two files');
    expect((await importSensorFile(bed, clinic, { bytes: sensorFile({ from: '2024-01-08' }) })).status).toBe(
      201,
    );
    const far = await importSensorFile(bed, clinic, { bytes: sensorFile({ from: '2026-03-02' }) });
    expect(far).toMatchObject({
      status: 422,
      body: { code: 'CGM_SPAN_TOO_LONG', details: { maxDays: MAX_CGM_DAYS } },
    });
    expect((await importSensorFile(bed, clinic, { bytes: sensorFile({ from: '2025-12-01' }) })).status).toBe(
      201,
    );
    const path = { medicalTestId: clinic.testId };
    const { body } = await bed.call('getCgmScores', { as: clinic.people.specialist, path });
    expect(body.leftOut).toBeNull();
  });

  it('count overlapping readings once', async () => {
    const clinic = await addClinic(bed.database, 'Exports of everything');
    const half = (from: string, days: number) =>
      importSensorFile(bed, clinic, { bytes: sensorFile({ from, days }) });
    expect((await half('2025-01-01', 200)).status).toBe(201);
    expect((await half('2025-01-01', 200)).status).toBe(201);
    expect(await half('2025-08-01', 200)).toMatchObject({
      status: 422,
      body: { code: 'CGM_TOO_MANY_READINGS', details: { count: 400 * 288 } },
    });
  });

  it('from before there was a limit show their last days, and say what was left out', async () => {
    const clinic = await addClinic(bed.database, 'Before');
    const { accountId, testId: medicalTestId, people } = clinic;
    const first = await importSensorFile(bed, clinic, { bytes: sensorFile() });
    const old = simulateTrace(1, { from: '1970-01-05', days: 1, zone: 'Europe/Madrid' }).series;
    const { documentId } = await uploadSensorFile(bed, clinic, { bytes: sensorFile({ days: 1 }) });
    const { recognised, report } = first.body;
    await bed.database.asAccount({ accountId, userId: people.specialist.userId }, (sql) =>
      insertImport(sql, {
        accountId,
        medicalTestId,
        documentId,
        userId: null,
        beganTest: false,
        file: { recognised, report, series: old },
      }),
    );
    const call = { as: people.specialist, path: { medicalTestId } };
    const { body } = await bed.call('getCgmHeatMap', call);
    expect(body.rows).toHaveLength(3);
    const leftOut = { readings: old.epochSeconds.length, before: '2024-03-02' };
    expect(body.leftOut).toEqual(leftOut);
    for (const operation of ['getCgmScores', 'getCgmReadings'] as const)
      expect((await bed.call(operation, call)).body.leftOut).toEqual(leftOut);
  });
});

import { syncBuiltinESMExports } from 'node:module';
import zlib from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { importSensorFile, sensorFile } from './sensor-files.ts';

let bed: TestBed;

beforeAll(async () => {
  bed = await startTestBed();
  const { status } = await importSensorFile(bed, bed.alba, { bytes: sensorFile({ days: 5 }) });
  expect(status).toBe(201);
});
afterAll(() => bed.close());

// The modules under test hold the named export, which follows the object only when told to.
beforeEach(() => {
  vi.spyOn(zlib, 'inflateRawSync');
  syncBuiltinESMExports();
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const blocks = async (): Promise<number> =>
  bed.database.asAccount({ accountId: bed.alba.accountId }, async (sql) => {
    const { rows } = await sql.query<{ blocks: number }>(
      'SELECT count(*) AS blocks FROM cgm_blocks WHERE medical_test_id = $1',
      [bed.alba.testId],
    );
    return rows[0]?.blocks ?? 0;
  });

const as = () => bed.alba.people.specialist;
const path = () => ({ medicalTestId: bed.alba.testId });

describe('the readings of a test', () => {
  it.each(['getCgmReadings', 'getCgmScores', 'getCgmHeatMap', 'getCgmFindings', 'listCgmEvents'] as const)(
    'are unpacked once for a call of %s',
    async (operation) => {
      expect((await bed.call(operation, { as: as(), path: path() })).status).toBe(200);
      expect(zlib.inflateRawSync).toHaveBeenCalledTimes(await blocks());
    },
  );

  it('are unpacked once for a new event', async () => {
    const body = { type: 'MEAL', name: 'Lentejas', start: '2026-03-03T13:00:00Z' };
    expect((await bed.call('createCgmEvent', { as: as(), path: path(), body })).status).toBe(201);
    expect(zlib.inflateRawSync).toHaveBeenCalledTimes(await blocks());
  });

  it('of its last days alone are unpacked for a file that adds few, once', async () => {
    const before = await blocks();
    const bytes = sensorFile({ seed: 8, from: '2026-06-07', days: 2 });
    expect((await importSensorFile(bed, bed.alba, { bytes })).status).toBe(201);
    // What lists say of the test is about fourteen days, and reads no others.
    expect(zlib.inflateRawSync).toHaveBeenCalledTimes((await blocks()) - before);
  });
});

import { zoneOffsetMinutes } from '@healzy/domain/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { importSensorFile, sensorFile } from './sensor-files.ts';

let bed: TestBed;

beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());

describe('imports of two zones', () => {
  it('are shown by the clock of the newest, in readings and heat map alike', async () => {
    const first = sensorFile({ from: '2026-03-06', days: 3, zone: 'America/New_York' });
    const second = sensorFile({ from: '2026-03-10', days: 3 });
    const zones = ['America/New_York', 'Europe/Madrid'];
    for (const [i, bytes] of [first, second].entries())
      expect((await importSensorFile(bed, bed.alba, { bytes }, { zone: zones[i] })).status).toBe(201);
    const call = { as: bed.alba.people.specialist, path: { medicalTestId: bed.alba.testId } };
    const { body } = await bed.call('getCgmReadings', call);
    expect(body.zone).toBe('Europe/Madrid');
    const at = body.epochSeconds as number[];
    expect(body.offsetMinutes).toEqual(at.map((epoch) => zoneOffsetMinutes('Europe/Madrid', epoch)));

    const map = await bed.call('getCgmHeatMap', call);
    const rows = map.body.rows as { date: string; cells: { count: number; expected: number }[] }[];
    // Midnight in New York is six in the morning in Madrid, and five once New York has changed its clock.
    expect(rows[0]).toMatchObject({ date: '2026-03-06' });
    expect(rows[0]?.cells.findIndex(({ count }) => count > 0)).toBe(6);
    const cells = rows.flatMap((row) => row.cells);
    expect(cells.reduce((sum, { count }) => sum + count, 0)).toBe(at.length);
    for (const { count, expected } of cells) expect(count).toBeLessThanOrEqual(expected);
  });
});

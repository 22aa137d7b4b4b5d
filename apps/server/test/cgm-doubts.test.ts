import { simulateTrace, type SimulateOptions } from '@healzy/domain/cgm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addClinic, type Clinic } from './clinics.ts';
import { importSensorFile } from './sensor-files.ts';

let bed: TestBed;

beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());

let count = 0;
/** A clinic of its own for each case: one test without imports. */
const newClinic = (): Promise<Clinic> => addClinic(bed.database, `Doubts ${(count += 1)}`);

/** A person's readings: the seed is the person. */
const readingsOf = (seed: number, options: Partial<SimulateOptions> = {}) =>
  simulateTrace(seed, {
    from: '2026-03-02',
    days: 5,
    zone: 'Europe/Madrid',
    kind: 'TYPE_1',
    hasGaps: false,
    ...options,
  }).series;

type Series = ReturnType<typeof readingsOf>;

function rowsOf(series: Series, row: (time: string, value: number) => string): string[] {
  return [...series.epochSeconds].map((at, i) => {
    const wall = new Date((at + (series.offsetMinutes[i] ?? 0) * 60) * 1000).toISOString().slice(0, 19);
    return row(wall, series.recorded[i] ?? 0);
  });
}
const bytesOf = (heading: string, rows: readonly string[]) =>
  new TextEncoder().encode([heading, ...rows, ''].join('\n'));

const libreView = (serial: string, series: Series) =>
  bytesOf(
    `Device,Serial Number,Device Timestamp,Record Type,Historic Glucose ${series.unit},Scan Glucose ${series.unit},Notes`,
    rowsOf(series, (time, value) => `FreeStyle Libre 3,${serial},${time},0,${value},,`),
  );
const plain = (series: Series) =>
  bytesOf(
    `time,glucose ${series.unit}`,
    rowsOf(series, (time, value) => `${time},${value}`),
  );

const asked = (found: string, expected: string) => ({
  status: 409,
  body: {
    code: 'CGM_IMPORT_DOUBT',
    details: { doubts: [{ id: 'OTHER_DEVICE', found, expected }] },
  },
});

describe('a file beside earlier ones', () => {
  it('of the same model with another serial number at the same time is asked about, and kept', async () => {
    const clinic = await newClinic();
    const series = readingsOf(1);
    const first = await importSensorFile(bed, clinic, { bytes: libreView('A1', series) });
    expect(first.status).toBe(201);
    expect(first.body.recognised).not.toHaveProperty('serials');
    const other = { bytes: libreView('B2', series) };
    const answer = await importSensorFile(bed, clinic, other);
    expect(answer).toMatchObject(asked('FreeStyle Libre 3, B2', 'FreeStyle Libre 3, A1'));
    const confirmed = await importSensorFile(bed, clinic, other, { confirmed: ['OTHER_DEVICE'] });
    expect(confirmed.status).toBe(201);
  });

  it('of the next sensor is not asked about, also where the two overlap for a day', async () => {
    const clinic = await newClinic();
    const import_ = (serial: string, from: string) =>
      importSensorFile(bed, clinic, { bytes: libreView(serial, readingsOf(Number(serial), { from })) });
    expect((await import_('1', '2026-03-02')).status).toBe(201);
    expect((await import_('2', '2026-03-06')).status).toBe(201);
    expect((await import_('3', '2026-03-11')).status).toBe(201);
  });

  it('that names nobody and tells of other glucose at the same time is asked about', async () => {
    const clinic = await newClinic();
    const first = { bytes: plain(readingsOf(1)), fileName: 'ana.csv' };
    expect((await importSensorFile(bed, clinic, first)).status).toBe(201);
    const other = { bytes: plain(readingsOf(2, { from: '2026-03-04' })), fileName: 'luz.csv' };
    expect(await importSensorFile(bed, clinic, other)).toMatchObject(asked('luz.csv', 'ana.csv'));
    const confirmed = await importSensorFile(bed, clinic, other, { confirmed: ['OTHER_DEVICE'] });
    expect(confirmed.status).toBe(201);
  });

  it('that is the same again, in another unit too, is not asked about', async () => {
    const clinic = await newClinic();
    const whole = readingsOf(1);
    const inMmol = readingsOf(1, { unit: 'mmol/L' });
    for (const series of [whole, whole, inMmol])
      expect((await importSensorFile(bed, clinic, { bytes: plain(series) })).status).toBe(201);
    for (const series of [whole, readingsOf(1, { days: 9 })])
      expect((await importSensorFile(bed, clinic, { bytes: libreView('A1', series) })).status).toBe(201);
  });
});

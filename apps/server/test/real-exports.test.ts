import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addClinic } from './clinics.ts';
import { importSensorFile } from './sensor-files.ts';

const DATA = join(import.meta.dirname, '../../../packages/domain/test-data/cgm');

/** Real exports and the traces that others normalized from them. */
const EXPORTS = [
  { file: 'dexcom_clarity_g5_cgmanalysis.tsv', trace: 'dexcom_g5_cgmanalysis.csv', unit: 'mg/dL' },
  {
    file: 'dexcom_clarity_g6_scrubbed_cgmformat.csv',
    trace: 'dexcom_g6_scrubbed_cgmformat.csv',
    unit: 'mg/dL',
  },
  { file: 'libre_legacy_cgmanalysis.csv', trace: 'libre_legacy_cgmanalysis.csv', unit: 'mg/dL' },
  { file: 'libreview_libre3_scrubbed_cgmformat.csv', trace: 'libre3_scrubbed_cgmformat.csv', unit: 'mg/dL' },
  { file: 'librelink_mmol_tiny_glyco.csv', trace: null, unit: 'mmol/L' },
  { file: 'carelink_guardian_cgmformat.csv', trace: null, unit: 'mg/dL' },
  { file: 'nightscout_entries_cgmformat.csv', trace: null, unit: 'mg/dL' },
  { file: 'nightscout_entries_cgmformat.json', trace: null, unit: 'mg/dL' },
  { file: 'nightscout_exporter_cgmformat.csv', trace: null, unit: 'mg/dL' },
];

let bed: TestBed;
beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());

describe('a real export', () => {
  it.each(EXPORTS)('$file is stored and read back as it was recorded', async ({ file, trace, unit }) => {
    const clinic = await addClinic(bed.database, file);
    const bytes = readFileSync(join(DATA, 'exports', file));
    // Some name the person whose readings they were.
    const known = { confirmed: ['OTHER_PERSON'] };
    let imported = await importSensorFile(bed, clinic, { bytes, contentType: 'text/plain' }, known);
    if (imported.status === 422 && imported.body.code === 'CGM_QUESTION') {
      // Every day of the file is before the 13th, so its date format must be given.
      imported = await importSensorFile(
        bed,
        clinic,
        { bytes, contentType: 'text/plain' },
        { ...known, dayOrder: 'MDY' },
      );
    }
    expect(imported.status, imported.text).toBe(201);
    const as = clinic.people.specialist;
    const path = { medicalTestId: clinic.testId };
    const { body } = await bed.call('getCgmReadings', { as, path });
    expect(body.unit).toBe(unit);
    expect(body.epochSeconds).toHaveLength(imported.body.readings as number);
    if (trace !== null) {
      const rows = readFileSync(join(DATA, 'traces', trace), 'utf8')
        .trim()
        .split('\n')
        .slice(1);
      const values = rows.map((row) => Number(row.split(',')[1]));
      expect(body.mgdl).toHaveLength(values.length);
      expect([...body.mgdl].sort((a: number, b: number) => a - b)).toEqual(values.sort((a, b) => a - b));
    }
    const scores = await bed.call('getCgmScores', { as, path });
    const { from } = scores.body as { from: string };
    const day = await bed.call('getCgmReadings', { as, path, query: { from, to: from } });
    expect(day.body.mgdl.length).toBeGreaterThan(0);
    expect(day.body.mgdl).toEqual(body.mgdl.slice(0, day.body.mgdl.length));
  });
});

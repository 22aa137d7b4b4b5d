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
const newClinic = (): Promise<Clinic> => addClinic(bed.database, `File events ${(count += 1)}`);

const stamp = (i: number) => new Date(Date.UTC(2026, 4, 10, 8) + i * 300_000).toISOString().slice(0, 19);
const instant = (i: number) => new Date(Date.UTC(2026, 4, 10, 6) + i * 300_000).toISOString();

const FILE = new TextEncoder().encode(
  [
    'Index,Timestamp (YYYY-MM-DDThh:mm:ss),Event Type,Event Subtype,Glucose Value (mg/dL),Insulin Value (u),Carb Value (grams)',
    ...Array.from({ length: 60 }, (_, i) => `${i},${stamp(i)},EGV,,${100 + i},,`),
    `70,${stamp(3)},Insulin,Fast-Acting,,4.5,`,
    `71,${stamp(4)},Carbs,,,,45`,
    `72,${stamp(9)},Insulin,Long-Acting,,18,`,
    '',
  ].join('\n'),
);

async function importFile(clinic: Clinic, answers: Record<string, unknown> = {}): Promise<string> {
  const answer = await importSensorFile(bed, clinic, { bytes: FILE }, answers);
  expect(answer).toMatchObject({ status: 201 });
  return answer.body.id as string;
}

async function eventsOf({ people, testId }: Clinic) {
  const { body } = await bed.call('listCgmEvents', {
    as: people.specialist,
    path: { medicalTestId: testId },
  });
  return (body.items as { id: string; start: string }[]).toSorted((a, b) => a.start.localeCompare(b.start));
}

const change = ({ people, testId }: Clinic, { id, start }: { id: string; start: string }) =>
  bed.call('updateCgmEvent', {
    as: people.specialist,
    path: { medicalTestId: testId, eventId: id },
    headers: { 'if-match': '"1"' },
    body: { type: 'CUSTOM', name: 'Corrected by hand', start },
  });

describe('carbohydrates and insulin of a sensor file', () => {
  it('become events only when the person who imports it wants them', async () => {
    const clinic = await newClinic();
    await importFile(clinic);
    expect(await eventsOf(clinic)).toEqual([]);
  });

  it('keep their time, amount and unit', async () => {
    const clinic = await newClinic();
    await importFile(clinic, { withTreatments: true });
    expect(await eventsOf(clinic)).toMatchObject([
      { type: 'CUSTOM', start: instant(3), description: '4,5 U', name: 'Insulina rápida · 4,5 U' },
      { type: 'MEAL', start: instant(4), carbohydrates: 45, name: 'Comida del archivo' },
      { type: 'CUSTOM', start: instant(9), description: '18 U', name: 'Insulina lenta · 18 U' },
    ]);
  });

  it('are not doubled when the file is imported again, nor when one was changed since', async () => {
    const clinic = await newClinic();
    await importFile(clinic, { withTreatments: true });
    const [first] = await eventsOf(clinic);
    expect(await change(clinic, first!)).toMatchObject({ status: 200 });
    await importFile(clinic, { withTreatments: true });
    const events = await eventsOf(clinic);
    expect(events).toHaveLength(3);
    expect(events).toContainEqual(expect.objectContaining({ name: 'Corrected by hand' }));
  });

  it('go when the import is undone, but for those that were changed since', async () => {
    const clinic = await newClinic();
    const importId = await importFile(clinic, { withTreatments: true });
    const [first] = await eventsOf(clinic);
    expect(await change(clinic, first!)).toMatchObject({ status: 200 });
    const path = { medicalTestId: clinic.testId, importId };
    const undone = await bed.call('undoCgmImport', { as: clinic.people.specialist, path });
    expect(undone.status).toBe(204);
    expect(await eventsOf(clinic)).toMatchObject([{ name: 'Corrected by hand' }]);
    await importFile(clinic, { withTreatments: true });
    expect(await eventsOf(clinic)).toHaveLength(3);
  });
});

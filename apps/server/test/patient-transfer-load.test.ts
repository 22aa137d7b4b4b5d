import { applyEdit, EMPTY_MEAL, emptyMenu } from '@healzy/domain/menus';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { changedRecord, type EditedRecord } from './changed-record.ts';
import { healthWhile, LONGEST_HELD_MS } from './health-while.ts';
import { exported, importRecord, uploadRecord } from './transfers.ts';
import { addWholePatient } from './whole-patient.ts';

let bed: TestBed;
let whole: Uint8Array;
let patientId: string;

beforeAll(async () => {
  bed = await startTestBed({ PUBLIC_URL: 'http://localhost:3997' });
  ({ patientId } = await addWholePatient(bed, bed.alba));
  whole = await exported(bed, bed.alba.people.admin, patientId);
  // The first call of its kind pays for compiling the code.
  expect((await bringIn(await upload(whole, 'application/zip'))).status).toBe(201);
});
afterAll(() => bed.close());

const upload = (bytes: Uint8Array, contentType: string) =>
  uploadRecord(bed, bed.brisa.people.admin, bytes, contentType);
const bringIn = (documentId: string) => importRecord(bed, bed.brisa, documentId);

const changed = (change: (record: EditedRecord) => void): Uint8Array =>
  changedRecord(unzipSync(whole), change, {}, { level: 1 });

function repeatMeasurement({ sections: { measurements } }: EditedRecord, times: number): void {
  const [one] = measurements;
  measurements.splice(
    0,
    Infinity,
    ...Array.from({ length: times }, () => ({ ...one, id: crypto.randomUUID() })),
  );
}

const noise = (length: number): string =>
  Array.from({ length }, (_, i) => String((i * 2_654_435_761) % 4_294_967_296)).join(',');

describe('a record with much in it', () => {
  it('is exported with a food of its menus that was changed six thousand times', async () => {
    const { accountId, people } = bed.alba;
    const as = people.specialist;
    const plan = await bed.call('createNutritionalPlan', {
      as,
      path: { patientId },
      body: { name: 'Siempre lo mismo', weeks: 1, startDate: '2031-01-06' },
    });
    const [{ id: foodId } = { id: '' }] = (await bed.call('listFoods', { as, query: { limit: 1 } })).body
      .items as { id: string }[];
    const { menu } = applyEdit(emptyMenu(1), {
      kind: 'MEALS',
      meals: [
        {
          at: { week: 0, day: 0, meal: 'LUNCH' },
          meal: { ...EMPTY_MEAL, foods: [{ foodId, portions: 1 }] },
        },
      ],
    })!;
    const { status, text } = await bed.call('updateMenus', {
      as,
      path: { id: plan.body.id as string },
      headers: { 'if-match': '"0"' },
      body: { weeks: menu.weeks, undo: [], redo: [], applied: [] },
    });
    expect(status, text).toBe(200);
    await bed.database.asAccount({ accountId }, (sql) =>
      sql.query(
        `INSERT INTO food_revisions (account_id, food_id, until, food)
         SELECT $1, p.id, now() - make_interval(mins => n), p.food FROM provider_foods p, generate_series(1, 6000) n
         WHERE p.id = $2`,
        [accountId, foodId],
      ),
    );
    expect((await exported(bed, people.admin, patientId)).length).toBeGreaterThan(whole.length);
  });
});

describe('a record that is made to block the thread', () => {
  it.each<[string, () => Uint8Array, string, string]>([
    [
      'millions of empty objects that take hundreds of kilobytes',
      () => zipSync({ 'record.json': strToU8(`[${'{},'.repeat(10_000_000)}{}]`) }),
      'application/zip',
      'ARCHIVE',
    ],
    [
      'as many empty objects among other things',
      () => zipSync({ 'record.json': strToU8(`[[${noise(500_000)}],${'{},'.repeat(4_000_000)}{}]`) }),
      'application/zip',
      'CONTENT',
    ],
    [
      'as many empty objects in no archive',
      () => strToU8(`[${'{},'.repeat(3_000_000)}{}]`),
      'application/fhir+json',
      'CONTENT',
    ],
    [
      'eighty megabytes of zeros in forty files',
      () => {
        const zeros = new Uint8Array(2 * 1024 * 1024);
        return zipSync(Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`files/${i}`, zeros])));
      },
      'application/zip',
      'ARCHIVE',
    ],
    [
      'a list that is nested without end',
      () => strToU8('['.repeat(5_000_000)),
      'application/fhir+json',
      'CONTENT',
    ],
    [
      'an answer of a hundred thousand others',
      () =>
        changed((record) => {
          record.sections.answers[0].answers = { all: Array.from({ length: 100_000 }, () => [1]) };
        }),
      'application/zip',
      'CONTENT',
    ],
    [
      'forty thousand measurements',
      () =>
        changed((record) => {
          repeatMeasurement(record, 40_000);
        }),
      'application/zip',
      'CONTENT',
    ],
  ])('is rejected while other requests are answered: %s', async (_, make, contentType, problem) => {
    const file = make();
    const { result, longestHeldMs } = await healthWhile(bed, bringIn, () => upload(file, contentType));
    expect(result).toMatchObject({ status: 422, body: { code: 'RECORD_INVALID', details: { problem } } });
    expect(longestHeldMs).toBeLessThan(LONGEST_HELD_MS);
  });

  it('is imported with five hundred measurements while other requests are answered', async () => {
    // A patient of each measurement: one that is there already would be refused, and that at once.
    const prepare = () =>
      upload(
        changed((record) => {
          repeatMeasurement(record, 500);
        }),
        'application/zip',
      );
    const { result, longestHeldMs, answers } = await healthWhile(bed, bringIn, prepare);
    expect(result.status).toBe(201);
    expect(answers).toBeGreaterThan(0);
    expect(longestHeldMs).toBeLessThan(LONGEST_HELD_MS);
  });
});

import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { countedDays, type WearableChoice, type WearableRecords } from '@healzy/domain/wearables';
import { readWearableFiles } from '@healzy/domain/wearables/import';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readWearableRecords, unpackRecords } from '../src/features/wearables/blocks.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addClinic, type Clinic } from './clinics.ts';

let bed: TestBed;
let clinic: Clinic;
let patientId: string;
beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());
beforeEach(async () => {
  clinic = await addClinic(bed.database, 'Exports');
  ({ patientId } = clinic);
  bed.now.value = new Date('2026-03-02T10:00:00Z');
});

const record = (type: string, source: string, [from, to]: [string, string], rest: string) =>
  `<Record type="HK${type}" sourceName="${source}" creationDate="2026-03-01 23:00:00 +0100" startDate="2026-03-01 ${from}:00 +0100" endDate="2026-03-01 ${to}:00 +0100" ${rest}/>`;
const steps = (source: string, span: [string, string], value: number) =>
  record('QuantityTypeIdentifierStepCount', source, span, `unit="count" value="${value}"`);

/** A watch and the telephone in the same pocket, a heart rate, and what nobody asked for. */
const EXPORT = `<?xml version="1.0"?>
<HealthData locale="es_ES">
<ExportDate value="2026-03-02 09:00:00 +0100"/>
${steps('Reloj', ['08:00', '09:00'], 1000)}
${steps('Reloj', ['08:00', '09:00'], 1000)}
${steps('iPhone', ['08:30', '09:30'], 800)}
${steps('iPhone', ['12:00', '12:01'], 9000)}
${record('QuantityTypeIdentifierHeartRate', 'Reloj', ['08:10', '08:10'], 'unit="count/min" value="141"')}
${record('CategoryTypeIdentifierMenstrualFlow', 'Ciclo privado', ['08:00', '08:01'], 'value="1"')}
</HealthData>
`;

/** As the browser does it. */
async function handOver(text: string, choices: readonly WearableChoice[]) {
  const as = clinic.people.specialist;
  const body = { fileName: 'exportar.xml', format: 'APPLE_HEALTH', choices };
  const begun = await bed.call('beginWearableImport', { as, path: { patientId }, body });
  const path = { patientId, importId: begun.body.id as string };
  const sent: WearableRecords[] = [];
  const files = [{ name: 'exportar.xml', blob: new Blob([text]) }];
  const reading = await readWearableFiles(
    files,
    new Set(choices),
    {},
    {
      async emit(part) {
        sent.push(part);
        const added = await bed.call('addWearableRecords', {
          as,
          path: { ...path, part: String(sent.length) },
          body: part,
        });
        expect(added.status, added.text).toBe(200);
      },
    },
  );
  if (reading.kind !== 'read') throw new Error(`The file answered ${reading.kind}.`);
  const { read, stored, skipped } = reading;
  const told = { parts: sent.length, read, stored, skipped };
  const completed = await bed.call('completeWearableImport', { as, path, body: told });
  expect(completed.status, completed.text).toBe(200);
  return { completed, sent, reading };
}

const PART = {
  intervals: [
    {
      ...{ metric: 'STEPS', source: 'Reloj', value: 900 },
      ...{ start: '2026-03-01T08:00:00+01:00', end: '2026-03-01T08:10:00+01:00' },
    },
  ],
};
const add = (importId: string, part: number, body: object) =>
  bed.call('addWearableRecords', {
    as: clinic.people.specialist,
    path: { patientId, importId, part: String(part) },
    body,
  });
/** As the browser does when it is stopped, and when a file or a part is refused. */
async function cancel(importId: string): Promise<void> {
  const path = { patientId, importId };
  const removed = await bed.call('deleteWearableImport', { as: clinic.people.specialist, path });
  expect(removed.status).toBe(204);
}

const stepsOfDay = () =>
  bed.database.asAccount({ accountId: clinic.accountId }, async (sql) => {
    const owner = { accountId: clinic.accountId, patientId };
    const days = { from: '2026-03-01', to: '2026-03-01' };
    const { intervals } = await readWearableRecords(sql, owner, days);
    return countedDays(
      intervals.filter(({ metric }) => metric === 'STEPS'),
      ['Reloj'],
    ).days;
  });

it('an export is read where the person is, and its days follow from what was stored', async () => {
  const { completed, reading } = await handOver(EXPORT, ['STEPS']);
  // 9,000 steps in a minute are nobody's; the file says so, and nothing else is refused for it.
  expect(reading.skipped.reduce((sum, { count }) => sum + count, 0)).toBe(reading.read - reading.stored);
  expect(completed.body).toMatchObject({ isComplete: true, firstOn: '2026-03-01', lastOn: '2026-03-01' });
  // The watch counts from 8 to 9; of the telephone only its second half hour.
  expect(await stepsOfDay()).toMatchObject([{ date: '2026-03-01', value: 1400 }]);
  await handOver(EXPORT, ['STEPS']);
  expect(await stepsOfDay()).toMatchObject([{ date: '2026-03-01', value: 1400 }]);
});

/** Files of the server, with what they hold: packed ones unpacked. */
async function uploads(): Promise<string[]> {
  const found = await readdir(bed.config.dataDir, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile());
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const bytes = await readFile(join(parentPath, name));
      return `${name} ${(bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('latin1')}`;
    }),
  );
}

/** Looks for what was not chosen in all tables, in all files and in the log. */
async function expectNothingElse(blocksAtLeast: number): Promise<void> {
  await bed.database.asAccount({ accountId: clinic.accountId }, async (sql) => {
    const { rows: blocks } = await sql.query<{ metric: string; data: Uint8Array }>(
      'SELECT metric, data FROM wearable_blocks WHERE account_id = $1',
      [clinic.accountId],
    );
    expect(blocks.map(({ metric }) => metric)).toEqual(blocks.map(() => 'STEPS'));
    expect(blocks.length).toBeGreaterThanOrEqual(blocksAtLeast);
    expect(blocks.flatMap(({ data }) => unpackRecords(data).heartRates)).toEqual([]);
    const { rows: tables } = await sql.query<{ name: string }>(
      `SELECT DISTINCT table_name AS name FROM information_schema.columns
       WHERE table_schema = 'public' AND column_name = 'account_id'
         AND has_table_privilege(quote_ident(table_schema) || '.' || quote_ident(table_name), 'SELECT')`,
    );
    expect(tables.length).toBeGreaterThan(40);
    for (const { name } of tables) {
      const { rows } = await sql.query<{ found: number }>(
        `SELECT count(*)::integer AS found FROM ${name} x WHERE x::text LIKE '%Ciclo privado%'`,
      );
      expect([name, rows[0]?.found]).toEqual([name, 0]);
    }
  });
  for (const text of await uploads()) expect(text).not.toMatch(/Ciclo privado|HeartRate|HealthData/);
  expect(bed.logs.join('')).not.toContain('Ciclo privado');
}

it('what was not chosen is in no upload and nowhere in the database', async () => {
  const { sent } = await handOver(EXPORT, ['STEPS']);
  expect(JSON.stringify(sent)).not.toMatch(/141|Ciclo privado|HEART_RATE/);
  await expectNothingElse(1);
});

it('a search of the files would find it: a document that holds it is found', async () => {
  await writeFile(join(bed.config.dataDir, 'left-behind'), gzipSync(EXPORT));
  await expect(expectNothingElse(0)).rejects.toThrow(/Ciclo privado/);
  await rm(join(bed.config.dataDir, 'left-behind'));
});

it.each([
  ['was cancelled on its way', async (importId: string) => cancel(importId)],
  [
    'failed, as its file ends in the middle',
    async (importId: string) => {
      const half = EXPORT.slice(0, EXPORT.indexOf('</HealthData>'));
      const reading = await readWearableFiles(
        [{ name: 'exportar.xml', blob: new Blob([half]) }],
        new Set(['STEPS']),
        {},
        { emit: async (part) => void (await add(importId, 2, part)) },
      );
      expect(reading).toMatchObject({ kind: 'refused', reason: 'CUT_OFF' });
      await cancel(importId);
    },
  ],
  [
    'failed, as the server refused a part',
    async (importId: string) => {
      const wrong = { intervals: [{ ...PART.intervals[0], value: 400_000 }] };
      expect(await add(importId, 2, wrong)).toMatchObject({ status: 422 });
      await cancel(importId);
    },
  ],
])('an import that %s leaves nothing, of what was chosen neither', async (_what, end) => {
  const body = { fileName: 'exportar.xml', format: 'APPLE_HEALTH', choices: ['STEPS'] };
  const begun = await bed.call('beginWearableImport', {
    as: clinic.people.specialist,
    path: { patientId },
    body,
  });
  const importId = begun.body.id as string;
  expect((await add(importId, 1, PART)).status).toBe(200);
  await end(importId);
  await expectNothingElse(0);
  await bed.database.asAccount({ accountId: clinic.accountId }, async (sql) => {
    for (const table of ['wearable_imports', 'wearable_parts', 'wearable_blocks']) {
      const { rows } = await sql.query(`SELECT 1 FROM ${table} WHERE account_id = $1`, [clinic.accountId]);
      expect([table, rows]).toEqual([table, []]);
    }
  });
  for (const text of await uploads()) expect(text).not.toContain('Reloj');
});

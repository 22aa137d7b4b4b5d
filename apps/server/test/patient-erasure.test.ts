import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishErasures } from '../src/features/patient-erasure/finishing.ts';
import { openEmbedded } from '../src/platform/db/embedded.ts';
import { startTestBed, type Answer, type TestBed } from './api-test-bed.ts';
import { filesHolding, textsIn } from './byte-scan.ts';
import { idsAbout } from './operations-about.ts';
import { beginImport, sheetOf, sheetRow } from './patient-sheets.ts';
import { engine, openTestDatabase } from './test-database.ts';
import { addWholePatient, IDENTIFIERS } from './whole-patient.ts';

/** The ways in which mail about a patient is sent, and what keeps the address that it went to. */
const MAILED: Record<string, (patientId: string) => Promise<Answer>> = {
  intakes: (id) =>
    bed.call('createIntake', {
      as: bed.alba.people.specialist,
      path: { patientId: id },
      body: { language: 'es', delivery: 'EMAIL' },
    }),
  surveys: (id) =>
    bed.call('createSurvey', {
      as: bed.alba.people.specialist,
      path: { patientId: id },
      body: { kind: 'WEEK_1', language: 'es', delivery: 'EMAIL' },
    }),
  wearable_links: (id) =>
    bed.call('createWearableLink', {
      as: bed.alba.people.specialist,
      path: { patientId: id },
      body: { language: 'es', delivery: 'EMAIL' },
    }),
  chat_links: (id) =>
    bed.call('createChatLink', {
      as: bed.alba.people.receptionist,
      path: { patientId: id },
      body: { delivery: 'EMAIL' },
    }),
  appointment_notices: (id) =>
    bed.call('createAppointment', {
      as: bed.alba.people.receptionist,
      body: {
        patientId: id,
        professionalId: bed.alba.people.specialist.professionalId,
        kind: 'FOLLOW_UP',
        mode: 'PHONE',
        startsAt: new Date(Math.ceil(bed.now.value.getTime() / 864e5 + 1) * 864e5).toISOString(),
        allowsOverlap: true,
        minutes: 30,
        allowsOutsideHours: true,
      },
    }),
};
/** The address that the card had when it was sent. */
const addressOf = (table: string): string => `${table}@otro-correo-raro.example`;

/** One text per field; a name alone could occur in another word. */
const TEXTS = [
  ...Object.values(IDENTIFIERS).filter((text) => text !== IDENTIFIERS.name),
  ...Object.keys(MAILED).map(addressOf),
];
const DIGITS = IDENTIFIERS.phone.replaceAll(' ', '');

let bed: TestBed;
let folder: string;
/** Where the database's files are on a server of our own; the embedded one's are in the data folder. */
let database: string | null;
let patientId: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'healzy-erasure-'));
  const open = engine === 'embedded' ? () => openEmbedded({ dataDir: folder }) : openTestDatabase;
  bed = await startTestBed(
    { DATA_DIR: folder, PUBLIC_URL: 'http://localhost:3997', LOG_LEVEL: 'debug' },
    open,
  );
  const cluster = process.env.TEST_DATABASE_FOLDER ?? '';
  database = engine === 'embedded' || cluster === '' ? null : join(cluster, 'base', await ownFolder());
  ({ patientId } = await addWholePatient(bed, bed.alba));
  for (const [table, send] of Object.entries(MAILED)) {
    await changeAddress(addressOf(table));
    expect((await send(patientId)).status).toBe(201);
  }
  await changeAddress(IDENTIFIERS.email);
});
afterAll(async () => {
  await bed.close();
  await rm(folder, { recursive: true, force: true });
});

async function changeAddress(email: string): Promise<void> {
  const request = { as: bed.alba.people.admin, path: { id: patientId } };
  const { headers } = await bed.call('getPatient', request);
  const body = { email };
  const changed = await bed.call('updatePatient', {
    ...request,
    headers: { 'if-match': headers.etag ?? '' },
    body,
  });
  expect(changed.status).toBe(200);
}

/** Other databases of the same server belong to test files that run beside this one. */
async function ownFolder(): Promise<string> {
  const { rows } = await bed.database.asSystem((sql) =>
    sql.query<{ oid: number }>('SELECT oid::int FROM pg_database WHERE datname = current_database()'),
  );
  return String(rows[0]?.oid);
}

const erase = (fullName: string, as = bed.alba.people.admin, id = patientId) =>
  bed.call('erasePatient', { as, path: { id }, body: { fullName } });
const scan = async () => [
  ...(await filesHolding(folder, [...TEXTS, DIGITS])),
  ...(database === null ? [] : await filesHolding(database, [...TEXTS, DIGITS])),
];
/** Every row of every table; read account by account, since no other role sees any. */
const rowsNaming = async (texts: readonly string[] = TEXTS): Promise<string[]> => {
  const { rows: tables } = await bed.database.asSystem((sql) =>
    sql.query<{ name: string }>(
      `SELECT c.relname AS name FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace`,
    ),
  );
  const found: string[] = [];
  const { accountId, people } = bed.alba;
  for (const { name } of tables) {
    for (const read of [
      () =>
        bed.database.asAccount({ accountId, userId: people.admin.userId }, (sql) =>
          sql.query(`SELECT * FROM ${name}`),
        ),
      () => bed.database.asSystem((sql) => sql.query(`SELECT * FROM ${name}`)),
    ]) {
      const { rows } = await read().catch(() => ({ rows: [] }));
      const text = JSON.stringify(rows, (_key, value: unknown) =>
        value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
      );
      if (textsIn(Buffer.from(text), [...texts]).length > 0) found.push(name);
    }
  }
  return found;
};

/** The same table as some spreadsheets write it: UTF-16, big-endian. */
const wide = (sheet: Uint8Array): Uint8Array =>
  Buffer.from(new TextDecoder().decode(sheet).replace(/^/, '\uFEFF'), 'utf16le').swap16();

describe('erasing a patient', () => {
  it('is for administrators, who type the name', async () => {
    const { people } = bed.alba;
    expect((await erase('Zoraida Quintanilla Wrobel', people.specialist)).status).toBe(403);
    expect(await erase('Zoraida')).toMatchObject({ status: 422, body: { code: 'CONFIRMATION_WRONG' } });
    expect((await bed.call('getPatient', { as: people.admin, path: { id: patientId } })).status).toBe(200);
  });

  it('is rejected while a test is not ended', async () => {
    const answer = await erase('Ángel Núñez Ibarra', bed.alba.people.admin, bed.alba.patientId);
    expect(answer).toMatchObject({ status: 409, body: { code: 'PATIENT_HAS_ACTIVE_TEST' } });
  });

  it('finds every address to which mail was sent', () => {
    const { addresses } = bed.app.services.contributions.erasure;
    const tables = addresses.map((text) => /FROM (\w+)/.exec(text)?.[1]);
    // The card has one more.
    expect(tables.sort()).toEqual([...Object.keys(MAILED), 'patients'].sort());
  });

  it('leaves no identifier in database, files or logs', async () => {
    const { admin } = bed.alba.people;
    // An archive to be downloaded, and a spreadsheet to be imported, name the patient too.
    expect((await bed.call('exportPatientRecord', { as: admin, path: { id: patientId } })).status).toBe(201);
    const own = { 0: IDENTIFIERS.name, 1: IDENTIFIERS.surname };
    const byAddress = sheetOf([sheetRow(1, { ...own, 2: IDENTIFIERS.email })]);
    const byBirthdate = sheetOf([sheetRow(2, { ...own, 2: 'otra@correo.example', 3: '17/5/80' })]);
    const sheets = [byAddress, byBirthdate, wide(byAddress), sheetOf([sheetRow(3)])];
    for (const sheet of sheets) expect((await beginImport(bed, admin, sheet)).status).toBe(201);
    expect((await rowsNaming()).length).toBeGreaterThan(5);
    // The scan must be able to find what it looks for.
    const before = await scan();
    for (const text of engine === 'embedded' ? TEXTS : [IDENTIFIERS.inDocument]) {
      expect(
        before.some((line) => line.endsWith(`: ${text}`)),
        `${text} before`,
      ).toBe(true);
    }

    const ids = [...(await idsAbout(bed, bed.alba, patientId))];
    expect(ids.length).toBeGreaterThan(50);
    expect((await erase('zoraida  QUINTANILLA wróbel')).status).toBe(204);
    await finishErasures(bed.app.services);

    expect(await rowsNaming()).toEqual([]);
    // No row of the record is left, nor one that refers to it: only who erased what.
    expect(new Set(await rowsNaming(ids))).toEqual(new Set(['audit_log']));
    expect(await scan()).toEqual([]);
    expect(textsIn(Buffer.from(bed.logs.join('\n')), [...TEXTS, IDENTIFIERS.name])).toEqual([]);
    expect(bed.logs.length).toBeGreaterThan(20);
    // The list that does not name them is still there.
    expect((await bed.call('listPatientImports', { as: admin })).body.total).toBe(1);
  });

  it('is audited, by an id that identifies nobody any more', async () => {
    const { body } = await bed.call('listAuditLogs', {
      as: bed.alba.people.admin,
      query: { kind: ['PATIENT_ERASED'] },
    });
    expect(body.items).toMatchObject([{ details: { patientId } }]);
  });

  it('leaves everyone else untouched', async () => {
    const { people, patientId: other } = bed.alba;
    expect((await bed.call('getPatient', { as: people.specialist, path: { id: other } })).status).toBe(200);
    const lists = await bed.call('listPatients', { as: people.admin });
    expect(lists.body.total).toBe(1);
  });
});

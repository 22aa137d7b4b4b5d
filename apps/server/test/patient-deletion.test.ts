import { DELETED_PATIENT_DAYS } from '@healzy/domain/patient-erasure';
import { may } from '@healzy/domain/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contributionsOf } from '../src/assembly.ts';
import { modules } from '../src/modules.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addPatient, type Person } from './clinics.ts';
import { operationsAbout, type OperationAbout } from './operations-about.ts';
import { nothing, sampleCalls, type Target } from './sample-calls.ts';
import { addWholePatient, IDENTIFIERS, wholeForm } from './whole-patient.ts';
import { sweep } from './sweep.ts';

let bed: TestBed;
let people: TestBed['alba']['people'];
let whole: Target;

beforeAll(async () => {
  bed = await startTestBed({ PUBLIC_URL: 'http://localhost:3998' });
  people = bed.alba.people;
  whole = await addWholePatient(bed, bed.alba);
});
afterAll(() => bed.close());

const remove = (as: Person, id: string) => bed.call('deletePatient', { as, path: { id } });
const restore = (as: Person, id: string) => bed.call('restorePatient', { as, path: { id } });
const read = (as: Person, id: string) => bed.call('getPatient', { as, path: { id } });
const deleted = async (): Promise<string[]> =>
  (await bed.call('listDeletedPatients', { as: people.admin })).body.items.map(
    (one: { id: string }) => one.id,
  );

const DAY = 86_400_000;
/** Runs the clean-up as if this many milliseconds had passed. */
async function sweepIn(ms: number): Promise<void> {
  const now = bed.now.value;
  bed.now.value = new Date(now.getTime() + ms);
  await sweep(bed.app.services);
  bed.now.value = now;
}

describe('deleting a patient', () => {
  it('is rejected while a test is not ended', async () => {
    const answer = await remove(people.admin, bed.alba.patientId);
    expect(answer).toMatchObject({ status: 409, body: { code: 'PATIENT_HAS_ACTIVE_TEST' } });
    expect((await read(people.admin, bed.alba.patientId)).status).toBe(200);
  });

  it('is for people who may edit the patient', async () => {
    const id = await addPatient(bed.database, bed.alba);
    expect((await remove(people.stranger, id)).status).toBe(403);
    for (const as of [people.receptionist, people.specialist, people.admin]) {
      expect((await remove(as, id)).status).toBe(204);
      expect((await read(people.admin, id)).status).toBe(404);
      expect((await restore(as, id)).status).toBe(204);
      expect((await read(as, id)).status).toBe(200);
    }
  });

  it('is undone by an administrator or the person who did it, and by nobody else', async () => {
    const id = await addPatient(bed.database, bed.alba);
    await remove(people.specialist, id);
    expect((await restore(people.receptionist, id)).status).toBe(403);
    expect((await restore(people.specialist, id)).status).toBe(204);
    await remove(people.specialist, id);
    expect((await restore(people.admin, id)).status).toBe(204);
    expect((await restore(people.admin, id)).status).toBe(404);
  });

  it('frees the e-mail address, and restores it only while it is not taken', async () => {
    await remove(people.admin, whole.patientId);
    const body = wholeForm(bed.alba);
    const second = await bed.call('createPatient', { as: people.admin, body });
    expect(second.status).toBe(201);
    expect(await restore(people.admin, whole.patientId)).toMatchObject({
      status: 409,
      body: { code: 'PATIENT_EMAIL_TAKEN' },
    });
    await remove(people.admin, second.body.id as string);
    expect((await restore(people.admin, whole.patientId)).status).toBe(204);
  });

  it('is audited without a name', async () => {
    const { body } = await bed.call('listAuditLogs', {
      as: people.admin,
      query: { kind: ['PATIENT_DELETED', 'PATIENT_RESTORED'] },
    });
    expect(body.items.length).toBeGreaterThan(3);
    expect(body.items).toEqual(
      expect.arrayContaining([expect.objectContaining({ details: { patientId: whole.patientId } })]),
    );
    expect(JSON.stringify(body)).not.toContain(IDENTIFIERS.surname);
  });
});

describe('a deleted patient', () => {
  /** Those that bring a deleted patient back, or remove them for good. */
  const OWN = ['restorePatient', 'erasePatient'];
  let operations: OperationAbout[];

  beforeAll(async () => {
    operations = await operationsAbout(bed, bed.alba, whole);
    expect((await remove(people.admin, whole.patientId)).status).toBe(204);
  });
  afterAll(async () => {
    expect((await restore(people.admin, whole.patientId)).status).toBe(204);
  });

  it('does not exist for any operation', async () => {
    const nobody = sampleCalls(bed.alba, nothing(bed.alba.accountId));
    expect(operations.length).toBeGreaterThan(120);
    for (const { id, sample } of operations.filter((each) => !OWN.includes(each.id))) {
      for (const as of [people.specialist, people.admin].filter(({ roles }) => may(id, roles))) {
        const theirs = await bed.call(id, { as, ...sample });
        const nobodys = await bed.call(id, { as, ...nobody[id] });
        expect([id, theirs.status, theirs.text]).toEqual([id, 404, nobodys.text]);
      }
    }
  });

  it('is in no list, no figure and no calendar', async () => {
    const lists = await Promise.all([
      bed.call('listPatients', { as: people.admin, query: { search: IDENTIFIERS.surname } }),
      bed.call('listAppointments', {
        as: people.admin,
        query: { from: '2026-03-01T00:00:00Z', to: '2026-03-08T00:00:00Z' },
      }),
      bed.call('listWorklist', { as: people.admin }),
      bed.call('getDashboard', { as: people.admin }),
    ]);
    for (const { status, text } of lists) {
      expect(status).toBe(200);
      expect(text).not.toContain(whole.patientId);
      expect(text).not.toContain(IDENTIFIERS.surname);
    }
  });

  it('is shown to administrators with who deleted them and until when', async () => {
    const { body } = await bed.call('listDeletedPatients', { as: people.admin });
    const line = body.items.find((one: { id: string }) => one.id === whole.patientId);
    expect(line).toMatchObject({ name: IDENTIFIERS.name, email: IDENTIFIERS.email, deletedBy: 'admin Twin' });
    const days = (Date.parse(line.eraseAt) - Date.parse(line.deletedAt)) / DAY;
    expect(days).toBe(DELETED_PATIENT_DAYS);
  });

  it('loses nothing to the clean-up, rows and files alike', async () => {
    await sweepIn(3 * DAY);
    await restore(people.admin, whole.patientId);
    const imports = await bed.call('listCgmImports', {
      as: people.specialist,
      path: { medicalTestId: whole.testId },
    });
    expect(imports.body.items).toHaveLength(1);
    const file = await bed.call('getDocumentContentUrl', {
      as: people.specialist,
      path: { id: whole.documentId },
      query: { entityType: 'PATIENT', entityId: whole.patientId },
    });
    const { pathname, search } = new URL(file.body.url as string);
    const content = await bed.app.server.inject({ method: 'GET', url: pathname + search });
    expect(content.statusCode).toBe(200);
    expect(content.body).toContain(IDENTIFIERS.inDocument);
    await remove(people.admin, whole.patientId);
  });
});

it('closes the link of a questionnaire, and opens it again when restored', async () => {
  const id = await addPatient(bed.database, bed.alba);
  const sent = await bed.call('createIntake', {
    as: people.specialist,
    path: { patientId: id },
    body: { language: 'es', delivery: 'COPY' },
  });
  const headers = { 'x-intake-link': String(sent.body.link).split('#')[1] ?? '' };
  const open = async () => (await bed.call('openIntake', { as: null, headers })).status;
  expect(await open()).toBe(200);
  await remove(people.specialist, id);
  expect(await open()).toBe(404);
  await restore(people.specialist, id);
  expect(await open()).toBe(200);
});

describe('the thirty days', () => {
  it('end with the patient erased, and not an hour sooner', async () => {
    const id = await addPatient(bed.database, bed.alba);
    await remove(people.specialist, id);
    await sweepIn(DELETED_PATIENT_DAYS * DAY - 3_600_000);
    expect(await deleted()).toContain(id);
    await sweepIn(DELETED_PATIENT_DAYS * DAY + 60_000);
    expect(await deleted()).not.toContain(id);
    const log = await bed.call('listAuditLogs', { as: people.admin, query: { kind: ['PATIENT_ERASED'] } });
    expect(log.body.items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ userId: people.specialist.userId, details: { patientId: id } }),
      ]),
    );
  });
});

describe('the tables', () => {
  const aboutPatients = async () => {
    const { rows } = await bed.database.asSystem((sql) =>
      sql.query<{ name: string; isHidden: boolean }>(
        `SELECT c.relname AS name, EXISTS (SELECT 1 FROM pg_policy p WHERE p.polrelid = c.oid
           AND p.polname = 'deleted_are_hidden' AND NOT p.polpermissive) AS is_hidden
         FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'patient_id'
         WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> 'patient_deletions'`,
      ),
    );
    return rows;
  };

  it('that name a patient all hide the deleted', async () => {
    const rows = await aboutPatients();
    expect(rows.length).toBeGreaterThan(12);
    expect(rows.filter((row) => !row.isHidden).map((row) => row.name)).toEqual([]);
  });

  it('that name a patient are all transferred, or explicitly not', async () => {
    const { record, stayingTables } = contributionsOf(modules);
    const known = [...Object.values(record).map(({ table }) => table), ...stayingTables];
    expect((await aboutPatients()).map((row) => row.name).filter((name) => !known.includes(name))).toEqual(
      [],
    );
  });
});

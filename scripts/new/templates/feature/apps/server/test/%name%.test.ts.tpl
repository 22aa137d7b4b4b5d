import { %RECORD%_LIMITS } from '@healzy/domain/%name%';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/db/ids.ts';
import { startTestBed, type Answer, type TestBed } from './api-test-bed.ts';
import { addClinic, addPatient, type Clinic, type Person } from './clinics.ts';
import { send } from './sensor-files.ts';

let bed: TestBed;
let clinic: Clinic;
/** A patient without tests, who can therefore be erased. */
let patientId: string;
beforeAll(async () => {
  bed = await startTestBed({ PUBLIC_URL: 'http://localhost:3990' });
});
afterAll(() => bed.close());
beforeEach(async () => {
  clinic = await addClinic(bed.database, '%Records words%');
  patientId = await addPatient(bed.database, clinic);
  bed.now.value = new Date();
});

const form = (change: object = {}) => ({ title: 'Primera visita', text: 'Duerme mal.', ...change });
const add = (change: object = {}, as = clinic.people.specialist, headers: Record<string, string> = {}) =>
  bed.call('create%Record%', { as, path: { patientId }, body: form(change), headers });
const read = (id: string, as = clinic.people.specialist) => bed.call('get%Record%', { as, path: { id } });
const change = (id: string, version: number, changes: object, as = clinic.people.specialist) =>
  bed.call('update%Record%', {
    as,
    path: { id },
    headers: { 'if-match': `"${version}"` },
    body: form(changes),
  });
const remove = (id: string, as = clinic.people.specialist) => bed.call('delete%Record%', { as, path: { id } });
const list = (query: Record<string, string> = {}, as = clinic.people.specialist) =>
  bed.call('list%Records%', { as, path: { patientId }, query });
const titlesOf = ({ body }: Answer) => (body.items as { title: string }[]).map(({ title }) => title);

describe('%a record words%', () => {
  it('is stored, and counts as activity of the patient', async () => {
    const { status, body, headers } = await add();
    expect(status).toBe(201);
    expect(headers.etag).toBe('"1"');
    expect(body).toMatchObject({ ...form(), patientId, version: 1 });
    expect((await read(body.id)).body).toEqual(body);
    const patient = await bed.call('getPatient', { as: clinic.people.specialist, path: { id: patientId } });
    expect(patient.body.lastActivity).toBe(body.createdAt);
  });

  it('is stored once, however often the same call comes', async () => {
    const key = { 'idempotency-key': newId() };
    const first = await add({}, clinic.people.specialist, key);
    expect((await add({}, clinic.people.specialist, key)).body).toEqual(first.body);
    expect((await list()).body.total).toBe(1);
  });

  it.each([
    ['a blank title', { title: ' ' }, '/body/title', 'REQUIRED'],
    ['too long a title', { title: 'a'.repeat(%RECORD%_LIMITS.title + 1) }, '/body/title', 'TOO_LONG'],
    ['too long a text', { text: 'a'.repeat(%RECORD%_LIMITS.text + 1) }, '/body/text', 'TOO_LONG'],
  ])('with %s is refused, and leaves nothing', async (_what, wrong, path, code) => {
    expect(await add(wrong)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', details: { fields: [{ path, code }] } },
    });
    expect((await list()).body.total).toBe(0);
  });

  it('shows the later of two people what the other saved', async () => {
    const { body } = await add();
    expect(await change(body.id, 1, { title: 'De una' })).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await change(body.id, 1, { title: 'De la otra' })).toMatchObject({
      status: 412,
      body: { code: 'STALE_VERSION', details: { current: { version: 2, title: 'De una' } } },
    });
    const blind = { as: clinic.people.specialist, path: { id: body.id as string }, body: form() };
    expect((await bed.call('update%Record%', blind)).status).toBe(428);
  });

  it('is deleted for good, and the access log says by whom', async () => {
    const { body } = await add();
    expect((await remove(body.id)).status).toBe(204);
    expect((await remove(body.id)).status).toBe(404);
    expect((await read(body.id)).status).toBe(404);
    const { body: log } = await bed.call('listPatientAccess', { as: clinic.people.admin, path: { patientId } });
    const acts = (log.items as { act: string; area: string; person: unknown }[]).filter(
      ({ area }) => area === '%name%',
    );
    expect(acts).toContainEqual(
      expect.objectContaining({
        act: 'REMOVED',
        person: expect.objectContaining({ userId: clinic.people.specialist.userId }) as unknown,
      }),
    );
  });
});

describe('access to %records words%', () => {
  const statuses = async (id: string, as: Person) => [
    (await list({}, as)).status,
    (await read(id, as)).status,
    (await add({}, as)).status,
    (await change(id, 1, { title: 'x' }, as)).status,
    (await remove(id, as)).status,
  ];

  it.each([
    ['read-only for observers', 'observer', [200, 200, 403, 403, 403]],
    ['read-only for administrators', 'admin', [200, 200, 403, 403, 403]],
    ['denied to receptionists', 'receptionist', [403, 403, 403, 403, 403]],
    ['denied to unassigned specialists', 'stranger', [403, 403, 403, 403, 403]],
  ] as const)('is %s', async (_what, key, expected) => {
    // The clinic's own patient has an observer.
    patientId = clinic.patientId;
    const { body } = await add();
    expect(await statuses(body.id, clinic.people[key])).toEqual(expected);
    expect((await read(body.id)).body).toEqual(body);
  });

  it('ends at the account: for another one they do not exist', async () => {
    const { body } = await add();
    expect(await statuses(body.id, bed.brisa.people.specialist)).toEqual([404, 404, 404, 404, 404]);
    const { accountId, people } = bed.brisa;
    const seen = await bed.database.asAccount({ accountId, userId: people.specialist.userId }, (sql) =>
      sql.query('SELECT 1 FROM %record_table% WHERE id = $1', [body.id]),
    );
    expect(seen.rows).toEqual([]);
  });
});

describe('the list of %records words%', () => {
  it('is newest first and read page by page', async () => {
    const { value } = bed.now;
    for (let i = 1; i <= 5; i += 1) {
      bed.now.value = new Date(value.getTime() + i * 1000);
      await add({ title: `Número ${i}` });
    }
    const first = await list({ limit: '2' });
    expect(first.body.total).toBe(5);
    const second = await list({ limit: '2', cursor: first.body.nextCursor });
    expect([...titlesOf(first), ...titlesOf(second)]).toEqual([
      'Número 5',
      'Número 4',
      'Número 3',
      'Número 2',
    ]);
  });
});

describe('the patient’s record', () => {
  it('shows each in its timeline', async () => {
    const { body } = await add();
    const query = { kinds: ['%RECORD%_ADDED'] };
    const timeline = (as: Person) => bed.call('listPatientTimeline', { as, path: { patientId }, query });
    expect((await timeline(clinic.people.specialist)).body.items).toMatchObject([
      { kind: '%RECORD%_ADDED', subjectId: body.id, title: form().title },
    ]);
    expect((await timeline(clinic.people.receptionist)).body.items).toEqual([]);
  });

  it('takes them along to another account', async () => {
    await add();
    const as = clinic.people.specialist;
    const exported = await bed.call('exportPatientRecord', { as, path: { id: patientId } });
    const archive = await download(exported.body.url as string);
    const record = JSON.parse(strFromU8(unzipSync(archive)['record.json'] ?? new Uint8Array()));
    expect(record.sections.%records%).toMatchObject([form()]);

    const { people } = bed.brisa;
    const imported = await bed.call('importPatientRecord', {
      as: people.admin,
      body: { documentId: await upload(archive), principalId: people.specialist.professionalId },
    });
    expect(imported.status).toBe(201);
    const there = await bed.call('list%Records%', {
      as: people.specialist,
      path: { patientId: imported.body.patientId as string },
    });
    expect(there.body.items).toMatchObject([form()]);
  });

  it('keeps none of them once the patient is erased', async () => {
    const { body } = await add();
    const erased = await bed.call('erasePatient', {
      as: clinic.people.admin,
      path: { id: patientId },
      body: { fullName: 'Ángel Núñez Ibarra' },
    });
    expect(erased.status).toBe(204);
    const left = await bed.database.asAccount({ accountId: clinic.accountId }, (sql) =>
      sql.query('SELECT 1 FROM %record_table% WHERE id = $1', [body.id]),
    );
    expect(left.rows).toEqual([]);
  });
});

async function download(url: string): Promise<Buffer> {
  const { pathname, search } = new URL(url);
  return (await bed.app.server.inject({ method: 'GET', url: pathname + search })).rawPayload;
}

/** Uploads an archive to the other account. @returns its document's id */
async function upload(archive: Uint8Array): Promise<string> {
  const as = bed.brisa.people.admin;
  const contentType = 'application/zip';
  const query = { entityType: 'PATIENT_RECORD' };
  const announced = await bed.call('createDocument', {
    as,
    query,
    body: { entityId: as.accountId, fileName: 'historia.zip', contentType, sizeBytes: archive.length },
  });
  const id = announced.body.id as string;
  const address = await bed.call('getDocumentUploadUrl', { as, path: { id }, query });
  expect(await send(bed, address.body.url as string, archive, contentType)).toMatchObject({ status: 204 });
  return id;
}

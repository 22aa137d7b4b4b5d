import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addClinic, addPatient, type Clinic, type Person } from './clinics.ts';
import { importSensorFile, send, sensorFile } from './sensor-files.ts';

let bed: TestBed;
let clinic: Clinic;
let specialist: Person;
let receptionist: Person;

beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());
beforeEach(async () => {
  clinic = await addClinic(bed.database, 'Documents');
  ({ specialist, receptionist } = clinic.people);
});

const pdf = (text: string) => new TextEncoder().encode(`%PDF-1.4\n${text}\n%%EOF`);
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 1, 2, 3]);

interface Filing {
  as?: Person;
  patientId?: string;
  entityType?: string;
  entityId?: string;
  contentType?: string;
}

/** Announces a file and uploads it; returns the document's id. */
async function file(fileName: string, bytes: Uint8Array, options: Filing = {}): Promise<string> {
  const { as = specialist, entityType = 'PATIENT', contentType = 'application/pdf' } = options;
  const entityId = options.entityId ?? options.patientId ?? clinic.patientId;
  const announced = await bed.call('createDocument', {
    as,
    query: { entityType },
    body: { entityId, fileName, contentType, sizeBytes: bytes.length },
  });
  expect(announced.status).toBe(201);
  const id = announced.body.id as string;
  const address = await bed.call('getDocumentUploadUrl', { as, path: { id }, query: { entityType } });
  const sent = await send(bed, address.body.url as string, bytes, contentType);
  expect(sent).toEqual({ status: 204, code: null });
  return id;
}

const list = async (as = specialist, query = {}) => {
  const answer = await bed.call('listPatientDocuments', { as, path: { patientId: clinic.patientId }, query });
  expect(answer.status).toBe(200);
  return answer.body;
};
const replace = (id: string, documentId: string, version: number, as = specialist) =>
  bed.call('replacePatientDocument', {
    as,
    path: { patientId: clinic.patientId, id },
    headers: { 'if-match': `"${version}"` },
    body: { documentId },
  });
async function contentOf(id: string, as = specialist): Promise<Buffer> {
  const address = await bed.call('getDocumentContentUrl', {
    as,
    path: { id },
    query: { entityType: 'PATIENT', entityId: clinic.patientId },
  });
  const { pathname, search } = new URL(address.body.url as string);
  return (await bed.app.server.inject({ url: pathname + search })).rawPayload;
}
const keptFiles = async () => {
  let count = 0;
  for await (const { key } of bed.app.services.files.list()) if (key.startsWith(clinic.accountId)) count++;
  return count;
};

describe('a patient’s documents', () => {
  it('are listed newest first, with who filed them, and found by name without accents', async () => {
    const first = await file('Informe de análisis.pdf', pdf('one'));
    const second = await file('receta.png', png, { as: receptionist, contentType: 'image/png' });
    const other = await addPatient(bed.database, clinic);
    await file('of someone else.pdf', pdf('two'), { patientId: other });
    const { items, total } = await list();
    expect(total).toBe(2);
    expect(items.map((one: { id: string }) => one.id)).toEqual([second, first]);
    expect(items[1]).toMatchObject({
      fileName: 'Informe de análisis.pdf',
      canEdit: true,
      version: 1,
      replacedAt: null,
      medicalTest: null,
      createdBy: { name: 'specialist', surname: 'Twin' },
    });
    expect((await list(specialist, { search: 'informe' })).total).toBe(1);
    expect((await list(specialist, { search: 'analisis' })).total).toBe(1);
    const page = await list(specialist, { limit: 1 });
    expect((await list(specialist, { limit: 1, cursor: page.nextCursor })).items[0].id).toBe(first);
  });

  it('include those of tests for clinicians, to be edited there, and show a receptionist none of them', async () => {
    await importSensorFile(bed, clinic, { bytes: sensorFile({ days: 1 }) });
    await file('consent.pdf', pdf('consent'));
    const seen = await list();
    expect(seen.total).toBe(2);
    expect(seen.items[1]).toMatchObject({
      entityType: 'CGM_IMPORT',
      canEdit: false,
      medicalTest: { name: 'MCG' },
    });
    expect((await list(receptionist)).items).toMatchObject([{ fileName: 'consent.pdf', canEdit: true }]);
    expect((await list(clinic.people.observer)).items).toMatchObject([
      { canEdit: false },
      { canEdit: false },
    ]);
  });

  it('are PDFs or images, whatever their name', async () => {
    const announce = (contentType: string) =>
      bed.call('createDocument', {
        as: specialist,
        query: { entityType: 'PATIENT' },
        body: { entityId: clinic.patientId, fileName: 'a.pdf', contentType, sizeBytes: 9 },
      });
    expect(await announce('text/html')).toMatchObject({ status: 422, body: { code: 'FILE_TYPE' } });
    const { body } = await announce('application/pdf');
    const address = await bed.call('getDocumentUploadUrl', {
      as: specialist,
      path: { id: body.id as string },
      query: { entityType: 'PATIENT' },
    });
    const sent = await send(
      bed,
      address.body.url as string,
      new TextEncoder().encode('<html></h'),
      'application/pdf',
    );
    expect(sent).toEqual({ status: 422, code: 'FILE_TYPE' });
    expect((await list()).total).toBe(0);
  });
});

describe('replacing a file', () => {
  it('keeps the document and its id, and removes the previous file', async () => {
    const id = await file('old.pdf', pdf('old'));
    const fresh = await file('new.png', png, { contentType: 'image/png' });
    const answer = await replace(id, fresh, 1);
    expect(answer.body).toMatchObject({ id, fileName: 'new.png', contentType: 'image/png', version: 2 });
    expect(answer.body.replacedAt).not.toBeNull();
    expect(Buffer.compare(await contentOf(id), png)).toBe(0);
    expect((await list()).total).toBe(1);
    expect(await keptFiles()).toBe(1);
  });

  it('does not overwrite another person’s newer file', async () => {
    const id = await file('old.pdf', pdf('old'));
    expect((await replace(id, await file('b.pdf', pdf('b')), 1)).status).toBe(200);
    const late = await file('c.pdf', pdf('c'));
    const stale = await replace(id, late, 1);
    expect(stale).toMatchObject({ status: 412, body: { code: 'STALE_VERSION' } });
    expect(stale.body.details.current).toMatchObject({ fileName: 'b.pdf', version: 2 });
    expect((await contentOf(id)).toString()).toContain('b');
  });

  it('accepts only a stored file of the same patient, and only from people who may edit', async () => {
    const id = await file('old.pdf', pdf('old'));
    const other = await addPatient(bed.database, clinic);
    const theirs = await file('theirs.pdf', pdf('theirs'), { patientId: other });
    expect((await replace(id, theirs, 1)).status).toBe(404);
    expect((await replace(id, id, 1)).status).toBe(404);
    const announced = await bed.call('createDocument', {
      as: specialist,
      query: { entityType: 'PATIENT' },
      body: { entityId: clinic.patientId, fileName: 'a.pdf', contentType: 'application/pdf', sizeBytes: 9 },
    });
    expect(await replace(id, announced.body.id as string, 1)).toMatchObject({
      status: 409,
      body: { code: 'DOCUMENT_NOT_UPLOADED' },
    });
    const fresh = await file('new.pdf', pdf('new'));
    expect((await replace(id, fresh, 1, clinic.people.observer)).status).toBe(403);
    expect((await contentOf(id)).toString()).toContain('old');
  });
});

describe('removing a document', () => {
  it('removes its file with it', async () => {
    const id = await file('gone.pdf', pdf('gone'));
    const remove = (as: Person) =>
      bed.call('deleteDocument', { as, path: { id }, query: { entityType: 'PATIENT' } });
    expect((await remove(clinic.people.observer)).status).toBe(403);
    expect((await remove(receptionist)).status).toBe(204);
    expect((await list()).total).toBe(0);
    expect(await keptFiles()).toBe(0);
  });
});

import { NOTE_RESTORE_DAYS } from '@healzy/domain/notes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseRefusal } from '../src/platform/db/database.ts';
import { newId } from '../src/platform/db/ids.ts';
import { readRecord } from '../src/features/patient-transfer/record-reading.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addClinic, addPatient, type Clinic } from './clinics.ts';
import { noteForm, paragraph } from './note-samples.ts';
import { sweep } from './sweep.ts';

let bed: TestBed;
let clinic: Clinic;
beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());
beforeEach(async () => {
  clinic = await addClinic(bed.database, 'Notas');
  bed.now.value = new Date();
});

const PDF = Buffer.from('%PDF-1.4 a report');

/** Uploads a document for a note about the patient. */
async function attach(change: { patientId?: string; isSent?: boolean } = {}): Promise<string> {
  const as = clinic.people.specialist;
  const { patientId = clinic.patientId, isSent = true } = change;
  const announced = await bed.call('createDocument', {
    as,
    query: { entityType: 'NOTE' },
    body: {
      entityId: patientId,
      fileName: 'informe.pdf',
      contentType: 'application/pdf',
      sizeBytes: PDF.length,
    },
  });
  expect(announced.status).toBe(201);
  const id = announced.body.id as string;
  if (!isSent) return id;
  const address = await bed.call('getDocumentUploadUrl', { as, path: { id }, query: { entityType: 'NOTE' } });
  const { pathname, search } = new URL(address.body.url as string);
  const sent = await bed.app.server.inject({
    method: 'PUT',
    url: `${pathname}${search}`,
    headers: { 'content-type': 'application/pdf' },
    payload: PDF,
  });
  expect(sent.statusCode).toBe(204);
  return id;
}

const sweepAfter = (days: number) =>
  sweep({ ...bed.app.services, now: () => new Date(Date.now() + days * 86_400_000) });

const write = (
  change: Parameters<typeof noteForm>[0] = {},
  headers: Record<string, string> = {},
  as = clinic.people.specialist,
) =>
  bed.call('createNote', {
    as,
    path: { patientId: clinic.patientId },
    body: noteForm(change),
    headers,
  });
const revise = (
  id: string,
  version: number,
  change: Parameters<typeof noteForm>[0],
  as = clinic.people.specialist,
) =>
  bed.call('updateNote', {
    as,
    path: { id },
    headers: { 'if-match': `"${version}"` },
    body: noteForm(change),
  });
const list = (query: Record<string, string> = {}, as = clinic.people.specialist) =>
  bed.call('listNotes', { as, path: { patientId: clinic.patientId }, query });
const titles = async (query: Record<string, string> = {}) =>
  ((await list(query)).body.items as { title: string }[]).map(({ title }) => title);

describe('a note', () => {
  it('is signed by its author, and counts as activity of the patient', async () => {
    const { status, body, headers } = await write({ template: 'SOAP' });
    expect(status).toBe(201);
    expect(headers.etag).toBe('"1"');
    expect(body).toMatchObject({
      patientId: clinic.patientId,
      version: 1,
      template: 'SOAP',
      documents: [],
      signed: { userId: clinic.people.specialist.userId, name: 'specialist', surname: 'Twin' },
      deletedAt: null,
    });
    expect(body.begun).toEqual(body.signed);
    const patient = await bed.call('getPatient', {
      as: clinic.people.specialist,
      path: { id: clinic.patientId },
    });
    expect(patient.body.lastActivity).toBe(body.signed.at);
  });

  it('is written once, however often the same call comes', async () => {
    const key = { 'idempotency-key': newId() };
    const [first, second] = [await write({}, key), await write({}, key)];
    expect(second.body).toEqual(first.body);
    expect((await list()).body.total).toBe(1);
  });

  it('keeps every earlier text with its signature when it is changed', async () => {
    const { body: note } = await write();
    // The new principal continues what the previous one wrote.
    await bed.database.asAccount({ accountId: clinic.accountId }, async (sql) => {
      await sql.query('UPDATE patient_specialists SET is_principal = false WHERE patient_id = $1', [
        clinic.patientId,
      ]);
      await sql.query('UPDATE patient_specialists SET is_principal = true WHERE professional_id = $1', [
        clinic.people.observer.professionalId,
      ]);
    });
    const change = { title: 'Segunda visita', message: [paragraph('Duerme bien.')] };
    expect((await revise(note.id, 1, change)).status).toBe(403);
    const changed = await revise(note.id, 1, change, clinic.people.observer);
    expect(changed).toMatchObject({ status: 200, body: { version: 2, title: 'Segunda visita' } });
    expect(changed.body.signed.name).toBe('observer');
    expect(changed.body.begun.name).toBe('specialist');
    const versions = await bed.call('listNoteVersions', { as: clinic.people.admin, path: { id: note.id } });
    expect(
      versions.body.items.map((one: { version: number; title: string; signed: { name: string } }) => [
        one.version,
        one.title,
        one.signed.name,
      ]),
    ).toEqual([
      [2, 'Segunda visita', 'observer'],
      [1, 'Primera visita', 'specialist'],
    ]);
    expect(versions.body.items[1].message).toEqual(note.message);
  });

  it('is signed again only when its text has changed', async () => {
    const { body: note } = await write();
    expect((await revise(note.id, 1, {})).body.version).toBe(1);
  });

  it('shows the later of two people what the other saved, and keeps both', async () => {
    const { body: note } = await write();
    expect((await revise(note.id, 1, { title: 'De una' })).status).toBe(200);
    const late = await revise(note.id, 1, { title: 'De la otra' });
    expect(late).toMatchObject({
      status: 412,
      body: { code: 'STALE_VERSION', details: { current: { version: 2, title: 'De una' } } },
    });
    expect((await revise(note.id, 2, { title: 'De la otra' })).body.version).toBe(3);
  });

  it('cannot be changed in the database once it is signed', async () => {
    await write();
    for (const statement of [`UPDATE note_versions SET title = 'x'`, 'DELETE FROM note_versions']) {
      const tried = bed.database.asAccount({ accountId: clinic.accountId }, (sql) => sql.query(statement));
      expect(databaseRefusal(await tried.catch((error: unknown) => error))?.code).toBe('42501');
    }
  });

  it.each([
    ['a title of 10,000 characters', { title: 'a'.repeat(10_000) }, '/body/title', 'TOO_LONG'],
    ['no words', { message: [paragraph(' ')] }, '/body/message', 'REQUIRED'],
    [
      'a link that would run something',
      { message: [{ ...paragraph('a'), spans: [{ text: 'a', marks: [], href: 'javascript:alert(1)' }] }] },
      '/body/message',
      'LINK_INVALID',
    ],
    [
      'more than 20,000 characters',
      { message: [paragraph('a'.repeat(20_000)), paragraph('a')] },
      '/body/message',
      'TOO_LONG',
    ],
  ])('with %s is rejected, and leaves nothing', async (_what, change, path, code) => {
    expect(await write(change)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', details: { fields: [{ path, code }] } },
    });
    expect((await list()).body.total).toBe(0);
  });

  it.each([
    '<script>alert(1)</script>',
    '=HYPERLINK("http://x")',
    'مرحبا بالعالم',
    '👩🏽‍⚕️ 🫀',
    'ñ'.repeat(10_000),
  ])('keeps %s as plain text', async (text) => {
    const { status, body } = await write({ message: [paragraph(text)] });
    expect(status).toBe(201);
    expect(body.message[0].spans[0].text).toBe(text);
  });

  it('with a zero byte is rejected, since no database could store it', async () => {
    expect((await write({ message: [paragraph('a\0b')] })).status).toBe(400);
    expect((await list()).body.total).toBe(0);
  });
});

describe('access to notes', () => {
  it('is denied to receptionists beneath the handlers too', async () => {
    await write();
    const as = clinic.people.receptionist;
    for (const table of ['notes', 'note_versions', 'note_documents']) {
      const scope = { accountId: clinic.accountId, userId: as.userId };
      const seen = await bed.database.asAccount(scope, (sql) => sql.query(`SELECT 1 FROM ${table}`));
      expect(seen.rows).toEqual([]);
    }
  });
});

describe('the list of notes', () => {
  it('is newest first and read page by page', async () => {
    for (let i = 1; i <= 5; i += 1) {
      bed.now.value = new Date(Date.now() + i * 1000);
      await write({ title: `Nota ${i}` });
    }
    const first = await list({ limit: '2' });
    expect(first.body).toMatchObject({ total: 5 });
    const second = await list({ limit: '2', cursor: first.body.nextCursor });
    expect([...first.body.items, ...second.body.items].map(({ title }: { title: string }) => title)).toEqual([
      'Nota 5',
      'Nota 4',
      'Nota 3',
      'Nota 2',
    ]);
  });

  it('is searched in titles and text, without accents, and shows where', async () => {
    const far = `${'Sin novedad. '.repeat(40)}Refiere hipoglucemias de noche.`;
    await write({ title: 'Revisión', message: [paragraph(far)] });
    await write({ title: 'Otra', message: [paragraph('Come más fruta.')] });
    expect(await titles({ search: 'HIPOGLUCÉMIAS noche' })).toEqual(['Revisión']);
    expect((await list({ search: 'hipoglucemias' })).body.items[0].excerpt).toContain('hipoglucemias');
    expect(await titles({ search: 'revision' })).toEqual(['Revisión']);
    expect(await titles({ search: '100%' })).toEqual([]);
  });

  it('is filtered by template', async () => {
    await write({ title: 'Con estructura', template: 'ADIME' });
    await write({ title: 'Libre' });
    expect(await titles({ template: 'ADIME' })).toEqual(['Con estructura']);
  });
});

describe('a deleted note', () => {
  const remove = (id: string) => bed.call('deleteNote', { as: clinic.people.specialist, path: { id } });

  it('leaves the list and comes back complete', async () => {
    const { body: note } = await write();
    expect((await remove(note.id)).status).toBe(204);
    expect((await remove(note.id)).status).toBe(204);
    expect((await list()).body.total).toBe(0);
    expect(await titles({ isDeleted: 'true' })).toEqual(['Primera visita']);
    expect(await revise(note.id, 1, { title: 'x' })).toMatchObject({
      status: 409,
      body: { code: 'NOTE_DELETED' },
    });
    const back = await bed.call('restoreNote', { as: clinic.people.specialist, path: { id: note.id } });
    expect(back).toMatchObject({ status: 200, body: { ...note, deletedAt: null } });
    expect((await list()).body.total).toBe(1);
  });

  it('stays here when the record goes to another clinic', async () => {
    await remove((await write({ title: 'Borrada' })).body.id);
    await write({ title: 'Vigente' });
    const { accountId, patientId } = clinic;
    const { contributions, now } = bed.app.services;
    const { record } = await bed.database.asAccount({ accountId }, (sql) =>
      readRecord(sql, { accountId, patientId }, { contributions, now: now() }),
    );
    expect(record.sections.notes.map(({ title }) => title)).toEqual(['Vigente']);
    expect(record.sections.noteVersions.map(({ title }) => title)).toEqual(['Vigente']);
  });

  it('is audited, once for each time, without its content', async () => {
    const { body: note } = await write();
    await remove(note.id);
    await remove(note.id);
    bed.now.value = new Date(bed.now.value.getTime() + 1000);
    await bed.call('restoreNote', { as: clinic.people.specialist, path: { id: note.id } });
    await bed.call('restoreNote', { as: clinic.people.specialist, path: { id: note.id } });
    const { body, text } = await bed.call('listAuditLogs', { as: clinic.people.admin });
    const told = (body.items as { kind: string; details: unknown }[]).map(({ kind, details }) => [
      kind,
      details,
    ]);
    expect(told).toEqual([
      ['NOTE_RESTORED', { patientId: clinic.patientId }],
      ['NOTE_DELETED', { patientId: clinic.patientId }],
    ]);
    expect(text).not.toContain(note.title);
  });

  it('is erased with its versions and files after thirty days, not before', async () => {
    const documentId = await attach();
    const { body: note } = await write({ documentIds: [documentId] });
    await remove(note.id);
    await sweepAfter(NOTE_RESTORE_DAYS - 1);
    expect((await list({ isDeleted: 'true' })).body.total).toBe(1);
    await sweepAfter(NOTE_RESTORE_DAYS + 1);
    expect((await list({ isDeleted: 'true' })).body.total).toBe(0);
    const { rows } = await bed.database.asAccount({ accountId: clinic.accountId }, (sql) =>
      sql.query('SELECT note_id::text FROM note_versions UNION ALL SELECT id::text FROM documents'),
    );
    expect(rows).toEqual([]);
  });
});

describe('the documents of a note', () => {
  it('stay with the version that had them', async () => {
    const documentId = await attach();
    const { body: note } = await write({ documentIds: [documentId] });
    expect(note.documents).toMatchObject([{ id: documentId, fileName: 'informe.pdf', state: 'STORED' }]);
    expect((await list()).body.items[0].documentCount).toBe(1);
    const without = await revise(note.id, 1, { documentIds: [] });
    expect(without.body.documents).toEqual([]);
    const versions = await bed.call('listNoteVersions', {
      as: clinic.people.specialist,
      path: { id: note.id },
    });
    expect(versions.body.items.map((one: { documents: unknown[] }) => one.documents.length)).toEqual([0, 1]);
    const removal = await bed.call('deleteDocument', {
      as: clinic.people.specialist,
      path: { id: documentId },
      query: { entityType: 'NOTE' },
    });
    expect(removal).toMatchObject({ status: 409, body: { code: 'DOCUMENT_SIGNED' } });
  });

  it('are opened by everyone who reads the note, and by no receptionist', async () => {
    const documentId = await attach();
    await write({ documentIds: [documentId] });
    const open = (as: Clinic['people']['admin']) =>
      bed.call('getDocumentContentUrl', {
        as,
        path: { id: documentId },
        query: { entityType: 'NOTE', entityId: clinic.patientId },
      });
    expect((await open(clinic.people.observer)).status).toBe(200);
    expect((await open(clinic.people.receptionist)).status).toBe(403);
    expect((await open(clinic.people.stranger)).status).toBe(403);
  });

  it('must have been uploaded for this patient', async () => {
    const other = await attach({ patientId: await addPatient(bed.database, clinic) });
    expect(await write({ documentIds: [other] })).toMatchObject({
      status: 422,
      body: { code: 'DOCUMENT_UNKNOWN' },
    });
    const waiting = await attach({ isSent: false });
    expect(await write({ documentIds: [waiting] })).toMatchObject({
      status: 409,
      body: { code: 'DOCUMENT_NOT_UPLOADED' },
    });
  });

  it('are removed when the note was never saved', async () => {
    const forgotten = await attach();
    const kept = await attach();
    await write({ documentIds: [kept] });
    await sweepAfter(2);
    const { rows } = await bed.database.asAccount({ accountId: clinic.accountId }, (sql) =>
      sql.query<{ id: string }>('SELECT id FROM documents'),
    );
    expect(rows.map(({ id }) => id)).toEqual([kept]);
    expect(forgotten).not.toBe(kept);
  });
});

import { Readable } from 'node:stream';
import { MAX_UPLOAD_BYTES } from '@healzy/domain/documents';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addClinic, type Clinic } from './clinics.ts';
import { send, sensorFile, uploadSensorFile } from './sensor-files.ts';
import { openTestDatabase } from './test-database.ts';
import { NOTHING, tracesOf } from './upload-traces.ts';
import { sweep } from './sweep.ts';

/** On a busy machine a request takes longer than Vitest's default of one second. */
const ARRIVES_WITHIN_MS = 20_000;

let bed: TestBed;
let clinic: Clinic;

beforeAll(async () => {
  bed = await startTestBed();
  clinic = bed.alba;
});
afterAll(() => bed.close());

describe('the size limit', () => {
  /** A stream of this many bytes that is never whole in memory. */
  const stream = (bytes: number) =>
    Readable.from(
      (function* () {
        const chunk = Buffer.alloc(64 * 1024, 'a');
        for (let left = bytes; left > 0; left -= chunk.length)
          yield left < chunk.length ? chunk.subarray(0, left) : chunk;
      })(),
    );

  it.each([MAX_UPLOAD_BYTES - 1, MAX_UPLOAD_BYTES])('accepts %i bytes', async (bytes) => {
    const file = await bed.app.services.files.receive(stream(bytes));
    expect(file.sizeBytes).toBe(bytes);
    await file.discard();
  });

  it('stops at one byte more, over the wire and without a length, and leaves nothing', async () => {
    const own = await addClinic(bed.database, 'Large');
    const announced = await bed.call('createDocument', {
      as: own.people.specialist,
      query: { entityType: 'CGM_IMPORT' },
      body: { entityId: own.testId, fileName: 'a.csv', contentType: 'text/csv', sizeBytes: MAX_UPLOAD_BYTES },
    });
    const address = await bed.call('getDocumentUploadUrl', {
      as: own.people.specialist,
      path: { id: announced.body.id as string },
      query: { entityType: 'CGM_IMPORT' },
    });
    const base = await bed.app.server.listen({ port: 0, host: '127.0.0.1' });
    const { pathname, search } = new URL(address.body.url as string);
    const answer = await fetch(new URL(pathname + search, base), {
      method: 'PUT',
      headers: { 'content-type': 'text/csv' },
      body: Readable.toWeb(stream(MAX_UPLOAD_BYTES + 1)) as ReadableStream,
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(413);
    expect(((await answer.json()) as { code: string }).code).toBe('FILE_TOO_LARGE');
    expect(await tracesOf(bed, own)).toEqual(NOTHING);
  });
});

describe('an upload URL', () => {
  async function address() {
    const bytes = sensorFile({ days: 1 });
    const announced = await bed.call('createDocument', {
      as: clinic.people.specialist,
      query: { entityType: 'CGM_IMPORT' },
      body: { entityId: clinic.testId, fileName: 'a.csv', contentType: 'text/csv', sizeBytes: bytes.length },
    });
    const id = announced.body.id as string;
    const upload = await bed.call('getDocumentUploadUrl', {
      as: clinic.people.specialist,
      path: { id },
      query: { entityType: 'CGM_IMPORT' },
    });
    return { id, bytes, url: upload.body.url as string };
  }

  it('accepts one file and no second one, also when both come at once', async () => {
    const { bytes, url } = await address();
    const answers = await Promise.all([send(bed, url, bytes, 'text/csv'), send(bed, url, bytes, 'text/csv')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 403]);
    expect(await send(bed, url, bytes, 'text/csv')).toEqual({ status: 403, code: 'UPLOAD_ADDRESS_EXPIRED' });
  });

  it('keeps the good file when another one comes at the same time and is rejected', async () => {
    const { id, bytes, url } = await address();
    const { files } = bed.app.services;
    const receive = files.receive.bind(files);
    let goodIsStored = (): void => undefined;
    const stored = new Promise<void>((resolve) => {
      goodIsStored = resolve;
    });
    // The bad file is detected only after the good one has been stored.
    const slow = vi.spyOn(files, 'receive').mockImplementationOnce(async (content) => {
      const incoming = await receive(content);
      await stored;
      return incoming;
    });
    const bad = send(bed, url, bytes.slice(0, 50), 'text/csv');
    await vi.waitFor(() => expect(slow).toHaveBeenCalledTimes(1), { timeout: ARRIVES_WITHIN_MS });
    expect((await send(bed, url, bytes, 'text/csv')).status).toBe(204);
    goodIsStored();
    expect((await bad).status).toBe(422);
    slow.mockRestore();
    const content = await bed.call('getDocumentContentUrl', {
      as: clinic.people.specialist,
      path: { id },
      query: { entityType: 'CGM_IMPORT', entityId: clinic.testId },
    });
    expect(content.status).toBe(200);
  });

  it('expires', async () => {
    const { bytes, url } = await address();
    bed.now.value = new Date(Date.now() + 16 * 60_000);
    expect(await send(bed, url, bytes, 'text/csv')).toMatchObject({
      status: 403,
      code: 'UPLOAD_ADDRESS_EXPIRED',
    });
    bed.now.value = new Date();
  });

  it('cannot be changed, nor used for reading', async () => {
    const { bytes, url, id } = await address();
    for (const [part, by] of [
      [id, clinic.testId],
      [clinic.accountId, bed.brisa.accountId],
      ['expires=', 'expires=9'],
      ['signature=', 'signature=x'],
      ['/upload/', '/content/'],
    ] as const) {
      const changed = new URL(url.replace(part, by));
      const answer = await bed.app.server.inject({
        method: part === '/upload/' ? 'GET' : 'PUT',
        url: changed.pathname + changed.search,
        ...(part === '/upload/'
          ? {}
          : { headers: { 'content-type': 'text/csv' }, payload: Buffer.from(bytes) }),
      });
      expect(answer.statusCode).toBe(403);
    }
    expect((await send(bed, url, bytes, 'text/csv')).status).toBe(204);
  });

  it('leaves nothing when the connection breaks halfway, and can be used again', async () => {
    const { bytes, url, id } = await address();
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from(bytes.slice(0, 1000));
        throw new Error('connection lost');
      })(),
    );
    await expect(bed.app.services.files.receive(broken)).rejects.toThrow('connection lost');
    const kept = [];
    for await (const file of bed.app.services.files.list()) kept.push(file.key);
    expect(kept).not.toContain(`${clinic.accountId}/${id}`);
    expect((await send(bed, url, bytes, 'text/csv')).status).toBe(204);
  });
});

describe('documents of other kinds', () => {
  const announce = (entityType: string, entityId: string, contentType: string) =>
    bed.call('createDocument', {
      as: clinic.people.specialist,
      query: { entityType },
      body: { entityId, fileName: 'a', contentType, sizeBytes: 100 },
    });

  it('are PDF only for patients and tests, images only for people', async () => {
    expect((await announce('PATIENT', clinic.patientId, 'text/csv')).body.code).toBe('FILE_TYPE');
    expect((await announce('PATIENT', clinic.patientId, 'text/html')).body.code).toBe('FILE_TYPE');
    expect((await announce('MEDICAL_TEST', clinic.testId, 'image/png')).body.code).toBe('FILE_TYPE');
    expect((await announce('USER', clinic.people.specialist.userId, 'image/svg+xml')).body.code).toBe(
      'FILE_TYPE',
    );
    expect((await announce('USER', clinic.people.specialist.userId, 'image/png')).status).toBe(201);
    expect((await announce('USER', clinic.people.admin.userId, 'image/png')).status).toBe(403);
  });

  it('do not become a picture unless they belong to that very person', async () => {
    const profile = await bed.call('getOwnProfile', { as: clinic.people.admin });
    const document = await announce('USER', clinic.people.specialist.userId, 'image/png');
    const body = {
      name: 'A',
      surname: 'B',
      language: 'es',
      timezone: 'Europe/Madrid',
      picture: document.body.id,
    };
    const headers = { 'if-match': profile.headers.etag ?? '' };
    const answer = await bed.call('updateOwnProfile', { as: clinic.people.admin, headers, body });
    expect(answer).toMatchObject({ status: 422, body: { code: 'DOCUMENT_UNKNOWN' } });
  });
});

it('clean-up removes what was left half done a day ago, and nothing else', async () => {
  const own = await addClinic(bed.database, 'Sweep');
  const bytes = sensorFile({ days: 1 });
  const forgotten = await uploadSensorFile(bed, own, { bytes });
  const imported = await uploadSensorFile(bed, own, { bytes });
  await bed.call('importCgmFile', {
    as: own.people.specialist,
    path: { medicalTestId: own.testId },
    body: { documentId: imported.documentId, zone: 'Europe/Madrid' },
  });
  await sweep(bed.app.services);
  expect(await tracesOf(bed, own)).toMatchObject({ documents: 2 });
  await sweep({ ...bed.app.services, now: () => new Date(Date.now() + 25 * 60 * 60_000) });
  expect(await tracesOf(bed, own)).toMatchObject({
    documents: 1,
    imports: 1,
    files: [`${own.accountId}/${imported.documentId}`],
  });
  expect(forgotten.documentId).not.toBe('');
});

it('clean-up leaves the files alone when the database names none of them', async () => {
  const own = await addClinic(bed.database, 'Another database');
  const { documentId } = await uploadSensorFile(bed, own, { bytes: sensorFile({ days: 1 }) });
  const empty = await openTestDatabase();
  const { services } = bed.app;
  const now = () => new Date(Date.now() + 25 * 60 * 60_000);
  await sweep({ ...services, database: empty, now }).finally(() => empty.close());
  expect((await tracesOf(bed, own)).files).toEqual([`${own.accountId}/${documentId}`]);
});

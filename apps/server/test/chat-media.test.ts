import { CHAT_FILES_PER_DAY } from '@healzy/domain/chats';
import { MAX_RECORDING_BYTES } from '@healzy/domain/documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/db/ids.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addPatient, type Person } from './clinics.ts';
import { send } from './sensor-files.ts';
import { sweep } from './sweep.ts';

let bed: TestBed;
beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());

const PNG = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(32)]);

/** A silent recording of 8 bits. */
function wav(seconds: number, rate = 1000): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + seconds * rate, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(seconds * rate, 40);
  return Buffer.concat([head, Buffer.alloc(seconds * rate, 128)]);
}

interface SentFile {
  bytes: Buffer;
  contentType: string;
  fileName: string;
}
const picture: SentFile = { bytes: PNG, contentType: 'image/png', fileName: 'plato.png' };
const voice = (seconds = 3): SentFile => ({
  bytes: wav(seconds),
  contentType: 'audio/wav',
  fileName: 'voz.wav',
});
const RECORDING = { seconds: 3, peaks: [0, 40, 100, 12] };

async function openChat() {
  const { specialist } = bed.alba.people;
  const patientId = await addPatient(bed.database, bed.alba);
  const path = { patientId };
  const link = await bed.call('createChatLink', { as: specialist, path });
  const headers = { 'x-chat-link': link.body.secret as string, 'x-chat-device': newId() };
  const announce = (body: object, as: Person = specialist) =>
    bed.call('createDocument', { as, query: { entityType: 'CHAT' }, body: { entityId: patientId, ...body } });
  const announceHeld = (body: object) => bed.call('createHeldChatDocument', { as: null, headers, body });
  const said = ({ bytes, contentType, fileName }: SentFile) => ({
    fileName,
    contentType,
    sizeBytes: bytes.length,
  });
  return {
    patientId,
    path,
    headers,
    announce,
    announceHeld,
    /** Uploads as the clinic. @returns the document's id */
    async upload(file: SentFile): Promise<string> {
      const { body } = await announce(said(file));
      const id = body.id as string;
      const query = { entityType: 'CHAT' };
      const address = await bed.call('getDocumentUploadUrl', { as: specialist, path: { id }, query });
      const sent = await send(bed, address.body.url as string, file.bytes, file.contentType);
      expect(sent.status).toBe(204);
      return id;
    },
    /** Uploads as the patient. @returns the document's id, and what the upload answered */
    async uploadHeld(file: SentFile) {
      const { body } = await announceHeld(said(file));
      const url = body.upload.url as string;
      const sent = await send(bed, url, file.bytes, file.contentType);
      return { id: body.document.id as string, url, sent };
    },
    write: (body: object) => bed.call('createChatMessage', { as: specialist, path, body }),
    answer: (body: object) =>
      bed.call('createHeldChatMessage', { as: null, headers, body: { id: newId(), text: '', ...body } }),
    held: () => bed.call('openHeldChat', { as: null, headers }),
    heldAddress: (id: string) => bed.call('getHeldChatDocumentUrl', { as: null, headers, path: { id } }),
  };
}

/** What an address answers, and with which bytes. */
async function fetched(url: string): Promise<{ status: number; bytes: Buffer }> {
  const { pathname, search } = new URL(url, 'http://localhost');
  const response = await bed.app.server.inject({ method: 'GET', url: `${pathname}${search}` });
  return { status: response.statusCode, bytes: response.rawPayload };
}

describe('what the clinic sends', () => {
  it.each([
    ['IMAGE', picture],
    ['AUDIO', voice()],
    [
      'AUDIO',
      // As Safari and Chrome name it.
      {
        bytes: Buffer.from('\0\0\0\u0018ftypiso5\0\0\0\0iso5hlsfmoov'),
        contentType: 'audio/mp4;codecs=mp4a.40.2',
        fileName: 'voz.m4a',
      },
    ],
    [
      'VIDEO',
      { bytes: Buffer.from('\0\0\0\u0018ftypmp42film'), contentType: 'video/mp4', fileName: 'f.mp4' },
    ],
    ['FILE', { bytes: Buffer.from('%PDF-1.4\n%%EOF\n'), contentType: 'application/pdf', fileName: 'p.pdf' }],
  ] as const)('as %s is fetched by the patient as it was sent', async (kind, file) => {
    const chat = await openChat();
    const documentId = await chat.upload(file);
    const { body } = await chat.write({ text: '', documentId, recording: RECORDING });
    expect(body).toMatchObject({
      kind,
      document: { id: documentId, entityType: 'CHAT', contentType: file.contentType },
      // Only a recording has a waveform.
      recording: kind === 'AUDIO' ? RECORDING : null,
    });
    expect((await chat.held()).body.items[0]).toMatchObject({ kind, recording: body.recording });
    const address = await chat.heldAddress(documentId);
    const got = await fetched(address.body.url as string);
    expect(got.status).toBe(200);
    expect(got.bytes.equals(file.bytes)).toBe(true);
  });

  it('is no other type than it says, and no larger than its kind may be', async () => {
    const chat = await openChat();
    const refused = (body: object) =>
      chat.announce({ fileName: 'x', contentType: 'image/png', sizeBytes: 5, ...body });
    expect((await refused({ contentType: 'text/html' })).body.code).toBe('FILE_TYPE');
    expect((await refused({ fileName: 'voz.mp3.exe' })).body.code).toBe('FILE_TYPE');
    const large = { contentType: 'audio/mpeg', sizeBytes: MAX_RECORDING_BYTES + 1 };
    expect((await refused(large)).body.code).toBe('FILE_TOO_LARGE');
    // Two gigabytes.
    expect((await refused({ contentType: 'video/mp4', sizeBytes: 2 ** 31 })).body.code).toBe(
      'FILE_TOO_LARGE',
    );
    const script = { ...picture, bytes: Buffer.from('<script>alert(1)</script>') };
    expect((await chat.uploadHeld(script)).sent).toMatchObject({ status: 422, code: 'FILE_TYPE' });
  });

  it('is a recording of five minutes at most, by what is said and by the file itself', async () => {
    const chat = await openChat();
    const tooLong = { status: 422, body: { code: 'RECORDING_TOO_LONG' } };
    const short = await chat.upload(voice());
    expect(
      await chat.write({ text: '', documentId: short, recording: { seconds: 2400, peaks: [] } }),
    ).toMatchObject(tooLong);
    const long = await chat.upload(voice(2400));
    expect(await chat.write({ text: '', documentId: long, recording: RECORDING })).toMatchObject(tooLong);
    const heldLong = await chat.uploadHeld(voice(2400));
    expect(await chat.answer({ documentId: heldLong.id, recording: RECORDING })).toMatchObject(tooLong);
    for (const peaks of [[101], [-1], [0.5], Array(65).fill(1)])
      expect(
        (await chat.write({ text: '', documentId: short, recording: { seconds: 3, peaks } })).status,
      ).toBe(400);
    expect((await chat.held()).body.items).toEqual([]);
  });

  it('is removed when it was never sent, and stays when it was', async () => {
    const chat = await openChat();
    const sent = await chat.upload(picture);
    const unsent = await chat.upload(picture);
    await chat.write({ text: '', documentId: sent });
    const asAlba = (text: string, params: unknown[]) =>
      bed.database.asAccount({ accountId: bed.alba.accountId }, (sql) =>
        sql.query<{ id: string }>(text, params),
      );
    const left = async (days: number) => {
      const at = new Date(bed.now.value.getTime() - days * 86_400_000).toISOString();
      await asAlba('UPDATE documents SET created_at = $3 WHERE id IN ($1, $2)', [sent, unsent, at]);
      await sweep(bed.app.services);
      const { rows } = await asAlba('SELECT id FROM documents WHERE id IN ($1, $2) ORDER BY id', [
        sent,
        unsent,
      ]);
      return rows.map(({ id }) => id);
    };
    // As long as a draft may still name it, it is there to be sent.
    expect(await left(30)).toEqual([sent, unsent].toSorted());
    expect(await left(32)).toEqual([sent]);
  });
});

describe('what the patient sends', () => {
  it('is heard by the clinic, with its waveform', async () => {
    const chat = await openChat();
    const file = voice();
    const { id, sent } = await chat.uploadHeld(file);
    expect(sent.status).toBe(204);
    const answered = await chat.answer({ documentId: id, recording: RECORDING });
    expect(answered).toMatchObject({
      status: 201,
      body: { kind: 'AUDIO', isFromPatient: true, recording: RECORDING, document: { id } },
    });
    const as = bed.alba.people.specialist;
    const address = await bed.call('getDocumentContentUrl', {
      as,
      path: { id },
      query: { entityType: 'CHAT', entityId: chat.patientId },
    });
    expect((await fetched(address.body.url as string)).bytes.equals(file.bytes)).toBe(true);
    const { body } = await bed.call('listChats', { as });
    expect(body.items[0]).toMatchObject({ patientId: chat.patientId, lastKind: 'AUDIO', state: 'PENDING' });
  });

  it('reaches this chat alone: no other file is fetched, sent or overwritten through the link', async () => {
    const [chat, other] = [await openChat(), await openChat()];
    const foreign = await other.upload(picture);
    await other.write({ text: '', documentId: foreign });
    expect((await chat.heldAddress(foreign)).status).toBe(404);
    expect((await chat.answer({ documentId: foreign })).status).toBe(404);
    // What the clinic has uploaded and not yet sent is not the patient's to see.
    const unsent = await chat.upload(picture);
    expect((await chat.heldAddress(unsent)).status).toBe(404);
    expect((await chat.answer({ documentId: unsent })).status).toBe(404);
    const { url, id } = await chat.uploadHeld(picture);
    expect((await send(bed, url, PNG, 'image/png')).status).toBe(403);
    await chat.answer({ documentId: id });
    // An address is for what it was signed for.
    const { url: read } = (await chat.heldAddress(id)).body as { url: string };
    expect((await fetched(read)).status).toBe(200);
    expect((await fetched(read.replace(id, foreign))).status).toBe(403);
    const forged = read.replace(/link=[^&]+/, 'link=other');
    expect((await fetched(forged)).status).toBe(403);
  });

  it('is reached no longer when the link has ended', async () => {
    const chat = await openChat();
    const { id } = await chat.uploadHeld(picture);
    await chat.answer({ documentId: id });
    const { url } = (await chat.heldAddress(id)).body as { url: string };
    await bed.call('createChatLink', { as: bed.alba.people.specialist, path: chat.path });
    expect((await fetched(url)).status).toBe(403);
    expect(await chat.heldAddress(id)).toMatchObject({ status: 409, body: { code: 'CHAT_LINK_ENDED' } });
  });

  it('is not without end', async () => {
    const chat = await openChat();
    const body = { fileName: 'a.png', contentType: 'image/png', sizeBytes: 10 };
    for (let count = 0; count < CHAT_FILES_PER_DAY; count++) await chat.announceHeld(body);
    expect(await chat.announceHeld(body)).toMatchObject({
      status: 409,
      body: { code: 'CHAT_TOO_MANY_FILES' },
    });
  });

  it('is not used up by files that were announced and never arrived', async () => {
    const chat = await openChat();
    const body = { fileName: 'a.png', contentType: 'image/png', sizeBytes: 10 };
    await chat.uploadHeld(picture);
    for (let count = 1; count < CHAT_FILES_PER_DAY; count++) await chat.announceHeld(body);
    const age = (minutes: number) =>
      bed.database.asAccount({ accountId: bed.alba.accountId }, (sql) =>
        sql.query(
          `UPDATE documents SET created_at = created_at - make_interval(mins => $2) WHERE entity_id = $1`,
          [chat.path.patientId, minutes],
        ),
      );
    await age(14);
    expect((await chat.announceHeld(body)).status).toBe(409);
    await age(2);
    // The one that arrived still counts.
    for (let count = 1; count < CHAT_FILES_PER_DAY; count++)
      expect((await chat.announceHeld(body)).status).toBe(201);
    expect((await chat.announceHeld(body)).status).toBe(409);
  });
});

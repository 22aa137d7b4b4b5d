import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { CHAT_LINK_LIMITS } from '@healzy/domain/chats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkLimitsOf } from '../src/features/chats/link-limits.ts';
import { newId } from '../src/platform/db/ids.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addPatient, type Clinic } from './clinics.ts';

let bed: TestBed;
/** Two chats of one clinic and one of another, each with a message and the link of its patient. */
let own: Chat;
let other: Chat;
let foreign: Chat;

interface Chat {
  patientId: string;
  messageId: string;
  headers: Record<string, string>;
}

async function openChat(clinic: Clinic): Promise<Chat> {
  const as = clinic.people.specialist;
  const path = { patientId: await addPatient(bed.database, clinic) };
  const { body } = await bed.call('createChatLink', { as, path });
  const headers = { 'x-chat-link': body.secret as string, 'x-chat-device': newId() };
  const messageId = newId();
  await bed.call('createChatMessage', {
    as,
    path,
    body: { text: 'secreto' },
    headers: { 'idempotency-key': messageId },
  });
  const opened = await bed.call('openHeldChat', { as: null, headers });
  expect(opened.status).toBe(200);
  return { ...path, messageId, headers };
}

beforeAll(async () => {
  bed = await startTestBed();
  own = await openChat(bed.alba);
  other = await openChat(bed.alba);
  foreign = await openChat(bed.brisa);
});
afterAll(() => bed.close());

describe('a token of a patient', () => {
  const id = newId();
  it.each([
    ['listChats', {}],
    ['getChatCounts', {}],
    ['followChats', {}],
    ['getChat', { hasPath: true }],
    ['updateChat', { hasPath: true, body: { isDone: true } }],
    ['listChatAssignees', { hasPath: true }],
    ['searchChatMessages', { query: { search: 'secreto' } }],
    ['listChatMessages', { hasPath: true }],
    ['createChatMessage', { hasPath: true, body: { text: 'hola' } }],
    ['markChatRead', { hasPath: true, body: { sequence: 1 } }],
    ['createChatLink', { hasPath: true }],
    ['listSavedReplies', {}],
    ['createSavedReply', { body: { title: 'a', textEs: 'b' } }],
    ['updateSavedReply', { path: { id }, body: { title: 'a', textEs: 'b' } }],
    ['deleteSavedReply', { path: { id } }],
  ] as const)('opens nothing of the clinic’s side: %s', async (operation, call) => {
    const { hasPath = false, ...more } = call as {
      hasPath?: boolean;
      path?: Record<string, string>;
      query?: Record<string, string>;
      body?: object;
    };
    for (const { patientId } of [own, other])
      for (const as of [bed.alba.people.patient, bed.alba.people.user, bed.alba.people.label]) {
        const answer = await bed.call(operation, {
          as,
          ...more,
          ...(hasPath ? { path: { patientId } } : {}),
        });
        expect(answer.status).toBe(403);
        expect(answer.text).not.toContain('secreto');
      }
  });

  it('opens no chat by itself: the secret of a link does, whoever else has signed in', async () => {
    const as = bed.alba.people.patient;
    expect((await bed.call('openHeldChat', { as })).status).not.toBe(200);
    const opened = await bed.call('openHeldChat', { as, headers: own.headers });
    expect(opened).toMatchObject({ status: 200, body: { items: [{ id: own.messageId }] } });
  });
});

describe('the secret of a link', () => {
  it.each([
    ['made up', () => ({ 'x-chat-link': 'a'.repeat(43), 'x-chat-device': newId() })],
    ['of another device', () => ({ ...own.headers, 'x-chat-device': newId() })],
    [
      'with the device of another chat',
      () => ({ ...own.headers, 'x-chat-device': other.headers['x-chat-device']! }),
    ],
    ['without a device', () => ({ 'x-chat-link': own.headers['x-chat-link']! })],
    ['with SQL', () => ({ 'x-chat-link': "' OR 1=1 --", 'x-chat-device': newId() })],
    ['a patient’s id', () => ({ 'x-chat-link': own.patientId, 'x-chat-device': newId() })],
  ])('%s opens nothing, by any of its calls', async (_name, headers) => {
    const calls = [
      bed.call('openHeldChat', { as: null, headers: headers() }),
      bed.call('followHeldChat', { as: null, headers: headers() }),
      bed.call('markHeldChatRead', { as: null, headers: headers(), body: { sequence: 1 } }),
      bed.call('createHeldChatMessage', { as: null, headers: headers(), body: { id: newId(), text: 'x' } }),
      bed.call('createHeldChatDocument', {
        as: null,
        headers: headers(),
        body: { fileName: 'a.png', contentType: 'image/png', sizeBytes: 1 },
      }),
      bed.call('getHeldChatDocumentUrl', { as: null, headers: headers(), path: { id: newId() } }),
    ];
    for (const answer of await Promise.all(calls)) {
      expect([400, 404, 409]).toContain(answer.status);
      expect(answer.text).not.toContain('secreto');
    }
  });

  it('is no token: the calls of the clinic refuse it', async () => {
    for (const { patientId } of [own, other]) {
      const answer = await bed.call('listChatMessages', {
        as: null,
        path: { patientId },
        headers: own.headers,
      });
      expect(answer.status).toBe(401);
      const bearer = await bed.call('listChatMessages', {
        as: bed.alba.people.specialist,
        token: own.headers['x-chat-link']!,
        path: { patientId },
      });
      expect(bearer.status).toBe(401);
    }
  });

  it('writes in no other chat, under no message of another, and points at nothing', async () => {
    const write = (body: object) =>
      bed.call('createHeldChatMessage', {
        as: null,
        headers: own.headers,
        body: { id: newId(), text: 'x', ...body },
      });
    for (const { messageId } of [own, other, foreign])
      expect(await write({ id: messageId })).toMatchObject({
        status: 422,
        body: { code: 'IDEMPOTENCY_KEY_REUSED' },
      });
    const citation = { kind: 'DOCUMENT', id: newId(), view: null, title: 'a', when: 'b' };
    // Not in the contract of this side, nor are another patient, author or time.
    for (const more of [
      { citation },
      { patientId: other.patientId },
      { authorId: bed.alba.people.admin.userId },
      { isFromPatient: false },
      { at: '2020-01-01T00:00:00Z' },
      { sequence: 1 },
    ])
      expect((await write(more)).status).toBe(400);
  });

  it('marks nothing beyond what was written, and only its own', async () => {
    const before = await bed.call('getChat', {
      as: bed.alba.people.specialist,
      path: { patientId: other.patientId },
    });
    const marked = await bed.call('markHeldChatRead', {
      as: null,
      headers: own.headers,
      body: { sequence: 1_999_999_999 },
    });
    expect(marked.status).toBe(204);
    const messages = async ({ patientId }: Chat) =>
      (await bed.call('listChatMessages', { as: bed.alba.people.specialist, path: { patientId } })).body
        .items as {
        state: string;
      }[];
    expect((await messages(own)).map(({ state }) => state)).toEqual(['READ']);
    expect((await messages(other)).map(({ state }) => state)).toEqual(['DELIVERED']);
    const after = await bed.call('getChat', {
      as: bed.alba.people.specialist,
      path: { patientId: other.patientId },
    });
    expect(after.body).toEqual(before.body);
  });
});

it('takes the time of the server, whatever the clock of a device says', async () => {
  const as = bed.alba.people.specialist;
  const path = { patientId: own.patientId };
  for (const date of ['Wed, 01 Jan 2020 00:00:00 GMT', 'Tue, 01 Jan 2999 00:00:00 GMT']) {
    const sent = await bed.call('createChatMessage', { as, path, body: { text: 'hora' }, headers: { date } });
    expect(Math.abs(Date.parse(sent.body.at as string) - Date.now())).toBeLessThan(60_000);
  }
  const told = await bed.call('createChatMessage', {
    as,
    path,
    body: { text: 'hora', at: '2020-01-01T00:00:00Z' },
  });
  expect(told.status).toBe(400);
});

describe('a loop that writes through a link', () => {
  it('is stopped with the time when the patient can write again; what had arrived may be sent again', async () => {
    const { headers } = await openChat(bed.alba);
    const write = (id: string) =>
      bed.call('createHeldChatMessage', { as: null, headers, body: { id, text: 'hola' } });
    const ids = Array.from({ length: CHAT_LINK_LIMITS.messages.link }, () => newId());
    for (const id of ids) expect((await write(id)).status).toBe(201);
    const refused = await write(newId());
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(600);
    expect(refused.body.details.retryAfter).toBe(wait);
    expect((await write(ids[0]!)).status).toBe(201);
    // Reading goes on, and so do the clinic's own messages.
    expect((await bed.call('openHeldChat', { as: null, headers })).status).toBe(200);
    bed.now.value = new Date(bed.now.value.getTime() + wait * 1000);
    expect((await write(newId())).status).toBe(201);
  });
});

it('refuses the files of a link beyond the bytes of an hour, says when there is room again, and lets texts pass', async () => {
  const { headers } = await openChat(bed.alba);
  const sizeBytes = 50 * 1024 ** 2;
  const announce = () =>
    bed.call('createHeldChatDocument', {
      as: null,
      headers,
      body: { fileName: 'vídeo.mp4', contentType: 'video/mp4', sizeBytes },
    });
  const most = Math.floor(CHAT_LINK_LIMITS.bytes.link / sizeBytes);
  for (let sent = 0; sent < most; sent += 1) expect((await announce()).status).toBe(201);
  const refused = await announce();
  expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  const wait = Number(refused.headers['retry-after']);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(CHAT_LINK_LIMITS.bytes.minutes * 60);
  const written = await bed.call('createHeldChatMessage', {
    as: null,
    headers,
    body: { id: newId(), text: 'Me encuentro mal.' },
  });
  expect(written.status).toBe(201);
  bed.now.value = new Date(bed.now.value.getTime() + wait * 1000);
  expect((await announce()).status).toBe(201);
});

describe('the streams of a link over HTTP', () => {
  /** Opens a stream as a page does. @returns its answer, once the first event has arrived or it was refused */
  const open = (port: number, headers: Record<string, string>) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get(
        `http://127.0.0.1:${port}/chat-service/held/changes`,
        { headers: { ...headers, accept: 'text/event-stream' } },
        (response) => {
          if (response.statusCode !== 200) {
            response.resume();
            resolve(response);
          }
          response.once('data', () => resolve(response.resume()));
          // A connection that the test ends itself is no failure.
          response.on('error', () => undefined);
        },
      ).on('error', reject);
    });
  const endOf = (response: IncomingMessage) => new Promise((resolve) => response.once('end', resolve));

  it('are as many as pages may be open; the oldest ends for one more, and the account’s last one is refused', async () => {
    if (!bed.app.server.server.listening) await bed.app.server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = bed.app.server.server.address() as AddressInfo;
    const { headers } = await openChat(bed.alba);
    const pages: IncomingMessage[] = [];
    for (let page = 0; page < CHAT_LINK_LIMITS.streams.link; page += 1) pages.push(await open(port, headers));
    expect(pages.map(({ statusCode }) => statusCode)).toEqual(pages.map(() => 200));
    const ended = endOf(pages[0]!);
    const last = await open(port, headers);
    expect(last.statusCode).toBe(200);
    await ended;
    expect(pages.slice(1).some(({ readableEnded }) => readableEnded)).toBe(false);
    for (const page of [...pages, last]) page.destroy();

    const { accountId } = bed.alba;
    const others = Array.from({ length: CHAT_LINK_LIMITS.streams.account }, (_, index) => {
      const events = new Readable({ read: () => undefined }).resume();
      linkLimitsOf(bed.database).hold(
        { id: `link${index}`, accountId, patientId: `patient${index}` },
        events,
      );
      return events;
    });
    const refused = await open(port, headers);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    // The other clinic goes on.
    const abroad = await open(port, foreign.headers);
    expect(abroad.statusCode).toBe(200);
    abroad.destroy();
    for (const events of others) events.destroy();
    await Promise.all(others.map((events) => new Promise((closed) => events.once('close', closed))));
    const again = await open(port, (await openChat(bed.alba)).headers);
    expect(again.statusCode).toBe(200);
    again.destroy();
  });
});

import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../src/platform/config.ts';
import { newId } from '../src/platform/db/ids.ts';
import type { Person } from './clinics.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';

let bed: TestBed;
beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());

const write = (as: Person, to: Person, text: string, headers: Record<string, string> = {}) =>
  bed.call('createSupportMessage', { as, path: { userId: to.userId }, body: { text }, headers });
const read = (as: Person, of: Person) => bed.call('listSupportMessages', { as, path: { userId: of.userId } });
const unread = async (as: Person): Promise<number> =>
  (await bed.call('getSupportMessenger', { as })).body.unread;
const markRead = (as: Person, of: Person, messageId: string) =>
  bed.call('markSupportRead', { as, path: { userId: of.userId }, body: { messageId } });

describe('the built-in support messenger', () => {
  it('brings a question to the administrators and their answer back', async () => {
    const { specialist, admin } = bed.alba.people;
    const question = await write(specialist, specialist, '¿Cómo cambio la zona horaria?');
    expect(question).toMatchObject({ status: 201, body: { authorId: specialist.userId, isUnread: false } });
    expect(await unread(specialist)).toBe(0);
    expect(await unread(admin)).toBe(1);

    const { body: inbox } = await bed.call('listSupportConversations', { as: admin });
    expect(inbox.items).toMatchObject([
      { userId: specialist.userId, lastText: '¿Cómo cambio la zona horaria?', unread: 1 },
    ]);

    await write(admin, specialist, 'En tu perfil.');
    expect(await unread(admin)).toBe(0);
    expect(await unread(specialist)).toBe(1);
    const { body } = await read(specialist, specialist);
    expect(body.items.map((item: { text: string; isUnread: boolean }) => [item.text, item.isUnread])).toEqual(
      [
        ['En tu perfil.', true],
        ['¿Cómo cambio la zona horaria?', false],
      ],
    );
    await markRead(specialist, specialist, body.items[0].id);
    expect(await unread(specialist)).toBe(0);
  });

  it('keeps each reader’s read mark apart, and never moves it back', async () => {
    const { observer, admin } = bed.alba.people;
    const first = (await write(observer, observer, 'una')).body.id;
    const second = (await write(observer, observer, 'dos')).body.id;
    const before = await unread(admin);
    await markRead(admin, observer, second);
    await markRead(admin, observer, first);
    expect(await unread(admin)).toBe(before - 2);
    expect(
      (await read(admin, observer)).body.items.every((item: { isUnread: boolean }) => !item.isUnread),
    ).toBe(true);
  });

  it('shows nobody else the conversation, not even beneath the handlers', async () => {
    const { receptionist, stranger } = bed.alba.people;
    await write(receptionist, receptionist, 'no es para todos');
    expect(await read(stranger, receptionist)).toMatchObject({
      status: 403,
      body: { code: 'RECORD_FORBIDDEN' },
    });
    expect((await write(stranger, receptionist, 'x')).status).toBe(403);
    expect((await read(bed.brisa.people.admin, receptionist)).status).toBe(404);
    const { body } = await bed.call('listSupportConversations', { as: stranger });
    expect(body).toMatchObject({ items: [], total: 0 });

    const { accountId } = bed.alba;
    const asStranger = { accountId, userId: stranger.userId };
    const rows = await bed.database.asAccount(asStranger, (sql) =>
      sql.query('SELECT 1 FROM support_messages'),
    );
    expect(rows.rows).toEqual([]);
    await expect(
      bed.database.asAccount(asStranger, (sql) =>
        sql.query(
          'INSERT INTO support_messages (id, account_id, user_id, author_id, text) VALUES ($1, $2, $3, $3, $4)',
          [newId(), accountId, receptionist.userId, 'forged'],
        ),
      ),
    ).rejects.toThrow(/row-level security/);
  });

  it('stores a message once, however often it is sent', async () => {
    const { specialist } = bed.brisa.people;
    const headers = { 'idempotency-key': newId() };
    const [first, again] = [
      await write(specialist, specialist, 'una vez', headers),
      await write(specialist, specialist, 'una vez', headers),
    ];
    expect(again.body).toEqual(first.body);
    expect(first.body.id).toBe(headers['idempotency-key']);
    // Responses kept for retries are removed sooner than the browser forgets what it could not send.
    await bed.database.asSystem((sql) => sql.query('DELETE FROM idempotency_keys'));
    expect((await write(specialist, specialist, 'una vez', headers)).body).toEqual(first.body);
    expect((await read(specialist, specialist)).body.total).toBe(1);
  });

  it('rejects a message under the id of another one', async () => {
    const { specialist, admin } = bed.alba.people;
    const headers = { 'idempotency-key': newId() };
    await write(specialist, specialist, 'la primera', headers);
    await bed.database.asSystem((sql) => sql.query('DELETE FROM idempotency_keys'));
    const reused = { status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' } };
    expect(await write(specialist, specialist, 'otra cosa', headers)).toMatchObject(reused);
    expect(await write(admin, specialist, 'la primera', headers)).toMatchObject(reused);
    const stranger = bed.brisa.people.observer;
    expect(await write(stranger, stranger, 'la primera', headers)).toMatchObject(reused);
  });

  it('rejects a blank message, and a read mark at a message of another conversation', async () => {
    const { specialist, admin, observer } = bed.alba.people;
    expect(await write(specialist, specialist, ' \n ')).toMatchObject({
      status: 400,
      body: { details: { fields: [{ path: '/body/text', code: 'REQUIRED' }] } },
    });
    const theirs = (await write(observer, observer, 'otra')).body.id;
    expect((await markRead(admin, specialist, theirs)).status).toBe(404);
  });

  it('pages from the newest to the oldest', async () => {
    const { admin } = bed.brisa.people;
    for (const text of ['1', '2', '3']) await write(admin, admin, text);
    const path = { userId: admin.userId };
    const texts: string[] = [];
    let cursor: string | null = null;
    do {
      const query = { limit: 2, ...(cursor === null ? {} : { cursor }) };
      const { body } = await bed.call('listSupportMessages', { as: admin, path, query });
      texts.push(...body.items.map((item: { text: string }) => item.text));
      cursor = body.nextCursor;
    } while (cursor !== null);
    expect(texts).toEqual(['3', '2', '1']);
  });
});

describe('an external support messenger', () => {
  const SUPPORT_SECRET = 'only-the-server-knows-this';
  const SUPPORT_URL = 'https://chat.example/embed?app=1&id={id}&name={name}&email={email}&signature={hash}';

  it('gets the person’s identity, signed with a secret that never leaves the server', async () => {
    const hosted = await startTestBed({ SUPPORT_URL, SUPPORT_SECRET });
    try {
      const { specialist } = hosted.alba.people;
      const { body, text } = await hosted.call('getSupportMessenger', { as: specialist });
      const address = new URL(body.url);
      expect(body.kind).toBe('HOSTED');
      expect(Object.fromEntries(address.searchParams)).toEqual({
        app: '1',
        id: specialist.userId,
        name: 'specialist Twin',
        email: specialist.email,
        signature: createHmac('sha256', SUPPORT_SECRET).update(specialist.userId).digest('hex'),
      });
      expect(text).not.toContain(SUPPORT_SECRET);
      const page = await hosted.app.server.inject({ url: '/' });
      expect(page.headers['content-security-policy']).toContain("frame-src 'self' https://chat.example;");
      expect(
        await hosted.call('createSupportMessage', {
          as: specialist,
          path: { userId: specialist.userId },
          body: { text: 'x' },
        }),
      ).toMatchObject({ status: 409, body: { code: 'SUPPORT_HOSTED' } });
    } finally {
      await hosted.close();
    }
  });

  it('is the only external page that may be framed', async () => {
    const page = await bed.app.server.inject({ url: '/' });
    expect(page.headers['content-security-policy']).toContain("frame-src 'self';");
  });

  it.each([
    [{ SUPPORT_URL }, /SUPPORT_SECRET: is needed with SUPPORT_URL/],
    [{ SUPPORT_SECRET }, /SUPPORT_URL: is needed/],
    [{ SUPPORT_URL, SUPPORT_SECRET: 'short' }, /16 characters/],
    [{ SUPPORT_URL: 'https://chat.example/{user}{hash}', SUPPORT_SECRET }, /knows no \{user\}/],
    [{ SUPPORT_URL: 'https://chat.example/?id={id}', SUPPORT_SECRET }, /must hold \{hash\}/],
    [{ SUPPORT_URL: 'http://chat.example/{hash}', SUPPORT_SECRET }, /https/],
    [{ SUPPORT_URL: 'javascript:alert({hash})', SUPPORT_SECRET }, /https/],
  ])('is rejected at the start with %j', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(ConfigError);
    expect(() => readConfig(environment)).toThrow(message);
  });
});

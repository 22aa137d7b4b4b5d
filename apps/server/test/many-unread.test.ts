import { MOST_UNREAD } from '@healzy/domain/notifications';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/db/ids.ts';
import type { OperationId } from '../src/platform/http/contract.ts';
import { startTestBed, type Answer, type CallOptions, type TestBed } from './api-test-bed.ts';
import { calmTime } from './calm-time.ts';
import { addClinic, addPatient, type Clinic } from './clinics.ts';
import { engine } from './test-database.ts';

/*
 * After a campaign: ten thousand patients wait for an answer, and one has written ten thousand messages. The database's
 * statistics are from before.
 */

const MANY = 10_000;
/** CPU time of one call, so that a busy machine fails nothing. */
const MOST_MS = 1_500;

let bed: TestBed;
let clinic: Clinic;
let talkative: string;

const asClinic = (text: string, params: unknown[] = []) =>
  bed.database.asAccount({ accountId: clinic.accountId }, (sql) => sql.query(text, params));

beforeAll(async () => {
  bed = await startTestBed();
  clinic = await addClinic(bed.database, 'Campaña');
  talkative = await addPatient(bed.database, clinic, { surname: 'Habladora' });
  await bed.database.asAccount({ accountId: clinic.accountId }, async (sql) => {
    await sql.query(
      `INSERT INTO patients SELECT copy.* FROM generate_series(2, $2) n, patients p,
         jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'email', 'p' || n || '@example.org',
           'email_key', 'p' || n || '@example.org')) copy
       WHERE p.id = $1`,
      [talkative, MANY],
    );
    await sql.query(
      `INSERT INTO patient_specialists SELECT copy.* FROM patients other, patient_specialists s,
         jsonb_populate_record(s, jsonb_build_object('patient_id', other.id)) copy
       WHERE s.patient_id = $1 AND other.email LIKE 'p%@example.org' AND other.id <> $1`,
      [talkative],
    );
  });
  const link = await bed.call('createChatLink', {
    as: clinic.people.specialist,
    path: { patientId: talkative },
  });
  const headers = { 'x-chat-link': link.body.secret as string, 'x-chat-device': newId() };
  const body = { id: newId(), text: '¿Hay alguien?' };
  expect((await bed.call('createHeldChatMessage', { as: null, headers, body })).status).toBe(201);
  // As the first was written; everybody else has written one.
  await asClinic(
    `INSERT INTO chat_messages SELECT copy.* FROM generate_series(2, $2) n, chat_messages m,
       jsonb_populate_record(m, jsonb_build_object('id', gen_random_uuid(), 'sequence', n)) copy
     WHERE m.patient_id = $1`,
    [talkative, MANY],
  );
  await asClinic('UPDATE chats SET last_sequence = $2 WHERE patient_id = $1', [talkative, MANY]);
  await asClinic(
    `INSERT INTO chats SELECT copy.* FROM patients p, chats c, jsonb_populate_record(c, jsonb_build_object(
       'patient_id', p.id, 'last_sequence', 1, 'last_at', c.last_at - interval '1 hour')) copy
     WHERE c.patient_id = $1 AND p.email LIKE 'p%@example.org' AND p.id <> $1`,
    [talkative],
  );
  await asClinic(
    `INSERT INTO chat_messages SELECT copy.* FROM chats c, chat_messages m, jsonb_populate_record(m,
       jsonb_build_object('id', gen_random_uuid(), 'patient_id', c.patient_id, 'created_at', c.last_at)) copy
     WHERE m.patient_id = $1 AND m.sequence = 1 AND c.patient_id <> $1`,
    [talkative],
  );
  // A PostgreSQL server looks after its statistics itself, within a minute.
  if (engine === 'postgresql')
    await bed.database.vacuumFull(['patients', 'patient_specialists', 'chats', 'chat_messages']);
}, 300_000);
afterAll(() => bed.close());

/** What a call of the specialist answers, and whether it was quick: CPU time of at most `mostMs`. */
async function quick(
  operation: OperationId,
  options: Partial<CallOptions> = {},
  mostMs = MOST_MS,
): Promise<Answer> {
  const since = process.cpuUsage();
  const answer = await bed.call(operation, { as: clinic.people.specialist, ...options });
  const { user, system } = process.cpuUsage(since);
  expect(answer.status, operation).toBeLessThan(300);
  expect(calmTime((user + system) / 1000, mostMs), operation).toBeLessThan(mostMs);
  return answer;
}

describe('ten thousand unread', () => {
  it('are counted up to the number at which counting ends, and the newest is shown first', async () => {
    const { body } = await quick('listNotifications', { query: { limit: 20 } });
    expect(body.unread).toBe(MOST_UNREAD);
    expect(body.items).toHaveLength(20);
    expect(body.items[0]).toMatchObject({
      kind: 'CHAT_UNREAD',
      subjectId: talkative,
      cause: String(MANY),
      isRead: false,
    });
  });

  it('are read page by page, each once, in the order in which they came', async () => {
    const seen: { subjectId: string; at: string }[] = [];
    let cursor: string | null = null;
    for (let page = 0; page < 5; page++) {
      const query: Record<string, string | number> = { limit: 100, ...(cursor === null ? {} : { cursor }) };
      const { body } = await quick('listNotifications', { query });
      expect(body.unread).toBe(MOST_UNREAD);
      seen.push(...(body.items as typeof seen));
      cursor = body.nextCursor as string | null;
      expect(cursor).not.toBeNull();
    }
    expect(new Set(seen.map(({ subjectId }) => subjectId)).size).toBe(500);
    expect(seen.map(({ at }) => at)).toEqual(
      seen
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    // How long it may take is asked of each call; this only ends one that never comes.
  }, 120_000);

  it('are counted in full where chats are worked on', async () => {
    expect((await quick('getChatCounts')).body).toEqual({ pending: MANY, unread: MANY });
    const { body } = await quick('listChats', { query: { limit: 50, state: 'PENDING' } });
    expect(body.total).toBe(MANY);
    const counts = (body.items as { patientId: string; unread: number }[]).map(({ unread }) => unread);
    expect(counts).toEqual([MANY, ...Array(49).fill(1)]);
    expect(body.items[0].patientId).toBe(talkative);
    const [name] = (body.items[0].name as string).split(' ');
    // Looking up a chat for each of the patients, for page and count apart, took 470 ms; reading each table once, 140 ms.
    const found = await quick('listChats', { query: { limit: 50, search: name ?? '' } }, MOST_MS / 5);
    // Searched for, the clinic's patient without a message is found too.
    expect(found.body.total).toBe(MANY + 1);
    expect(found.body.items[0].patientId).toBe(talkative);
  });

  it('of one chat are read from the newest on', async () => {
    const path = { patientId: talkative };
    const { body } = await quick('listChatMessages', { path, query: { limit: 50 } });
    expect(body.items[0].sequence).toBe(MANY);
    await quick('markChatRead', { path, body: { sequence: MANY - 3 } });
    expect((await quick('getChat', { path })).body.unread).toBe(3);
    await quick('markChatRead', { path, body: { sequence: MANY } });
    expect((await quick('getChatCounts')).body).toEqual({ pending: MANY, unread: MANY - 1 });
  });

  it('are marked as read in one go, and then counted exactly again', async () => {
    const { body } = await quick('listNotifications');
    await quick('markNotificationsRead', { body: { until: body.asOf as string } });
    expect((await quick('listNotifications')).body.unread).toBe(0);
    const [first, second] = (await quick('listNotifications')).body.items as { subjectId: string }[];
    for (const [index, one] of [first, second].entries()) {
      const path = { kind: 'CHAT_UNREAD', subjectId: one?.subjectId ?? '' };
      await quick('markNotificationUnread', { path });
      expect((await quick('listNotifications')).body.unread).toBe(index + 1);
    }
  });
});

import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CHAT_ANSWER_HOURS, CHAT_LINK_DAYS } from '@healzy/domain/chats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Sql } from '../src/platform/db/database.ts';
import { newId } from '../src/platform/db/ids.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addClinic, addPatient, type Clinic, type Person } from './clinics.ts';
import { uploadPaper } from './patient-papers.ts';
import { engine, openTestDatabase } from './test-database.ts';

let bed: TestBed;
/** Rows of patients that the transactions of accounts have read, one number each. */
let patientsRead: number[] = [];

/** Counts as the database itself does, which is the same on a busy machine. */
function counting(database: Database): Database {
  const READ = `SELECT coalesce(seq_tup_read + idx_tup_fetch, 0)::integer AS read FROM pg_stat_xact_user_tables
    WHERE relname = 'patients'`;
  const readBy = async (sql: Sql) => (await sql.query<{ read: number }>(READ)).rows[0]?.read ?? 0;
  return {
    ...database,
    asAccount: (scope, work) =>
      database.asAccount(scope, async (sql) => {
        const before = await readBy(sql);
        const result = await work(sql);
        patientsRead.push((await readBy(sql)) - before);
        return result;
      }),
  };
}

beforeAll(async () => {
  bed = await startTestBed({}, async () => counting(await openTestDatabase()));
});
afterAll(() => bed.close());

/** A patient of a specialist, and the ways in which both sides of their chat are called. */
async function openChat(clinic: Clinic = bed.alba) {
  const { specialist } = clinic.people;
  const patientId = await addPatient(bed.database, clinic);
  const path = { patientId };
  const link = await bed.call('createChatLink', { as: specialist, path });
  const secret = link.body.secret as string;
  const headers = { 'x-chat-link': secret, 'x-chat-device': newId() };
  return {
    patientId,
    secret,
    headers,
    write: (text: string, as: Person = specialist, id = newId()) =>
      bed.call('createChatMessage', { as, path, body: { text }, headers: { 'idempotency-key': id } }),
    answer: (text: string, id = newId()) =>
      bed.call('createHeldChatMessage', { as: null, headers, body: { id, text } }),
    held: (more: Record<string, string> = {}) =>
      bed.call('openHeldChat', { as: null, headers: { ...headers, ...more } }),
    read: (sequence: number, as: Person = specialist) =>
      bed.call('markChatRead', { as, path, body: { sequence } }),
    messages: (as: Person = specialist, query: Record<string, string | number> = {}) =>
      bed.call('listChatMessages', { as, path, query }),
    chat: async (as: Person = specialist) => (await bed.call('getChat', { as, path })).body,
    update: (body: object, as: Person = specialist) => bed.call('updateChat', { as, path, body }),
  };
}

const textsOf = (items: { text: string }[]): string[] => items.map(({ text }) => text);
const eventsOf = (text: string): { id: number; name: string; patientId?: string; lastSequence?: number }[] =>
  [...text.matchAll(/id: (\d+)\nevent: (\w+)\ndata: (.*)\n\n/g)].map(([, id, name, data]) => ({
    id: Number(id),
    name: name ?? '',
    ...(JSON.parse(data ?? '{}') as object),
  }));

describe('a chat', () => {
  it('brings a message to the patient, and the answer back, with what each side has seen', async () => {
    const chat = await openChat();
    const sent = await chat.write('¿Qué tal la semana?');
    expect(sent).toMatchObject({ status: 201, body: { sequence: 1, state: 'SENT', isFromPatient: false } });
    expect(await chat.chat()).toMatchObject({ state: 'ANSWERED', unread: 0 });

    const { body: held } = await chat.held();
    expect(textsOf(held.items)).toEqual(['¿Qué tal la semana?']);
    expect((await chat.messages()).body.items[0].state).toBe('DELIVERED');
    await bed.call('markHeldChatRead', { as: null, headers: chat.headers, body: { sequence: 1 } });
    expect((await chat.messages()).body.items[0].state).toBe('READ');

    expect((await chat.answer('Bien')).body).toMatchObject({
      sequence: 2,
      isFromPatient: true,
      authorId: null,
    });
    expect(await chat.chat()).toMatchObject({ state: 'PENDING', unread: 1, lastText: 'Bien' });
    await chat.read(2);
    expect(await chat.chat()).toMatchObject({ state: 'PENDING', unread: 0 });
    expect((await chat.held()).body.items[0].state).toBe('READ');
  });

  it('counts what waits for each person apart, and what waits at all for everyone', async () => {
    const { specialist, admin } = bed.brisa.people;
    const counts = async (as: Person) => (await bed.call('getChatCounts', { as })).body;
    const before = [await counts(specialist), await counts(admin)];
    const chat = await openChat(bed.brisa);
    await chat.answer('uno');
    await chat.answer('dos');
    expect(await counts(specialist)).toEqual({
      pending: before[0].pending + 1,
      unread: before[0].unread + 1,
    });
    await chat.read(2, specialist);
    // A device that is behind takes nothing back.
    await chat.read(1, specialist);
    expect(await counts(specialist)).toEqual({ pending: before[0].pending + 1, unread: before[0].unread });
    expect(await counts(admin)).toEqual({ pending: before[1].pending + 1, unread: before[1].unread + 1 });
    await chat.write('ya está', admin);
    expect((await counts(specialist)).pending).toBe(before[0].pending);
  });

  it('is done until the patient writes again', async () => {
    const chat = await openChat();
    await chat.answer('¿hola?');
    expect((await chat.update({ isDone: true })).body.state).toBe('DONE');
    expect((await chat.update({ isDone: false })).body.state).toBe('PENDING');
    await chat.update({ isDone: true });
    await chat.answer('otra cosa');
    expect((await chat.chat()).state).toBe('PENDING');
  });

  it('is handed to a colleague who may see the patient, and to nobody else', async () => {
    const chat = await openChat();
    const { admin, stranger } = bed.alba.people;
    expect((await chat.update({ assigneeId: admin.userId })).body.assignee).toMatchObject({
      userId: admin.userId,
    });
    for (const other of [stranger.userId, bed.brisa.people.admin.userId, newId()])
      expect(await chat.update({ assigneeId: other })).toMatchObject({
        status: 422,
        body: { code: 'ASSIGNEE_UNKNOWN' },
      });
    expect((await chat.update({ assigneeId: null })).body.assignee).toBeNull();
  });

  it('is not in the list of a specialist without the patient', async () => {
    const chat = await openChat();
    await chat.write('secreto');
    const { body } = await bed.call('listChats', { as: bed.alba.people.stranger });
    expect(body.items.map((item: { patientId: string }) => item.patientId)).not.toContain(chat.patientId);
  });

  it('takes a document of the patient, and no other', async () => {
    const chat = await openChat();
    const as = bed.alba.people.specialist;
    const documentId = await uploadPaper(bed, as, {
      entityType: 'PATIENT',
      patientId: chat.patientId,
      text: 'pauta',
    });
    const path = { patientId: chat.patientId };
    const sent = await bed.call('createChatMessage', { as, path, body: { text: '', documentId } });
    expect(sent.body).toMatchObject({
      kind: 'FILE',
      text: '',
      document: { id: documentId, fileName: 'pauta.pdf' },
    });
    expect((await chat.held()).body.items[0].document.fileName).toBe('pauta.pdf');
    const other = await openChat();
    const wrong = await bed.call('createChatMessage', {
      as,
      path: { patientId: other.patientId },
      body: { text: '', documentId },
    });
    expect(wrong.status).toBe(404);
    await bed.call('deleteDocument', { as, path: { id: documentId }, query: { entityType: 'PATIENT' } });
    expect((await chat.messages()).body.items[0]).toMatchObject({ kind: 'FILE', document: null });
  });

  it('rejects a blank text and a longer one than a message may be, from both sides', async () => {
    const chat = await openChat();
    for (const say of [chat.write, chat.answer]) {
      expect((await say(' \n ')).status).toBe(400);
      expect((await say('x'.repeat(100_000))).status).toBe(400);
    }
    expect((await chat.chat()).lastSequence).toBe(0);
  });

  it('finds a patient with whom nobody has written yet', async () => {
    const { specialist } = bed.alba.people;
    const patientId = await addPatient(bed.database, bed.alba);
    const idsOf = async (query: Record<string, string>) =>
      (await bed.call('listChats', { as: specialist, query })).body.items.map(
        (item: { patientId: string }) => item.patientId,
      );
    const { body } = await bed.call('getChat', { as: specialist, path: { patientId } });
    expect(await idsOf({ limit: '100' })).not.toContain(patientId);
    expect(await idsOf({ limit: '100', search: body.surname })).toContain(patientId);
  });
});

describe('the inbox', () => {
  it('says how many chats there are on a later page that has none left', async () => {
    const clinic = await addClinic(bed.database, 'Se movió');
    const as = clinic.people.specialist;
    const [before, after] = [await openChat(clinic), await openChat(clinic)];
    const began = bed.now.value;
    const oneLater = () => (bed.now.value = new Date(bed.now.value.getTime() + 1000));
    await before.write('hola');
    oneLater();
    await after.write('hola');
    const first = await bed.call('listChats', { as, query: { limit: 1 } });
    expect(first.body.items).toMatchObject([{ patientId: after.patientId }]);
    oneLater();
    // The other chat moves to where that page was read already.
    await before.write('¿Hay alguien?');
    const query = { limit: 1, cursor: first.body.nextCursor as string };
    expect((await bed.call('listChats', { as, query })).body).toMatchObject({ items: [], total: 2 });
    bed.now.value = began;
  });

  it('reads chats, not everybody who has none', async () => {
    const clinic = await addClinic(bed.database, 'Pocas cartas');
    const chat = await openChat(clinic);
    await chat.write('hola');
    await bed.database.asAccount({ accountId: clinic.accountId }, async (sql) => {
      await sql.query(
        `INSERT INTO patients SELECT copy.* FROM generate_series(1, 1000) n, patients p,
           jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'email_key', 'p' || n)) copy
         WHERE p.id = $1`,
        [chat.patientId],
      );
      await sql.query(
        `INSERT INTO patient_specialists SELECT copy.* FROM patients other, patient_specialists s,
           jsonb_populate_record(s, jsonb_build_object('patient_id', other.id)) copy
         WHERE s.patient_id = $1 AND other.email_key LIKE 'p%'`,
        [chat.patientId],
      );
    });
    if (engine === 'postgresql') await bed.database.vacuumFull(['patients', 'patient_specialists', 'chats']);
    else await bed.database.refreshStatistics();
    for (const as of [clinic.people.admin, clinic.people.specialist]) {
      for (const query of [{}, { state: 'ANSWERED' }, { assigned: 'NOBODY', search: 'núñez' }]) {
        patientsRead = [];
        const { body } = await bed.call('listChats', { as, query });
        expect(body.items).toMatchObject([{ patientId: chat.patientId }]);
        expect(patientsRead).not.toEqual([]);
        expect(Math.max(...patientsRead)).toBeLessThan(20);
      }
      // A search for somebody finds everybody.
      const { body } = await bed.call('listChats', { as, query: { search: 'núñez' } });
      expect(body.total).toBe(1002);
    }
  });
});

describe('the worklist', () => {
  const HOUR = 3_600_000;
  const linesOf = async (as: Person, patientId: string) => {
    const { body } = await bed.call('listWorklist', { as, query: { limit: 100 } });
    return (body.items as { kind: string; cause: string; since: string; patient: { id: string } }[]).filter(
      ({ kind, patient }) => kind === 'CHAT_UNANSWERED' && patient.id === patientId,
    );
  };

  it('names a patient whom nobody has answered for a day, until somebody does', async () => {
    const began = bed.now.value;
    const later = (hours: number) => {
      bed.now.value = new Date(began.getTime() + hours * HOUR);
    };
    const { specialist, receptionist, admin, stranger } = bed.alba.people;
    const chat = await openChat();
    await chat.write('¿Qué tal?');
    await chat.answer('Regular');
    later(CHAT_ANSWER_HOURS - 1);
    await chat.answer('¿Hola?');
    expect(await linesOf(specialist, chat.patientId)).toEqual([]);
    later(CHAT_ANSWER_HOURS);
    // Since the first message, not the last: whoever asks again has waited as long.
    for (const person of [specialist, receptionist, admin])
      expect(await linesOf(person, chat.patientId)).toMatchObject([
        { subjectId: chat.patientId, cause: '3', since: began.toISOString() },
      ]);
    expect(await linesOf(stranger, chat.patientId)).toEqual([]);

    const [line] = await linesOf(specialist, chat.patientId);
    const { kind, cause } = line!;
    const reviewed = await bed.call('reviewWorklistLine', {
      as: specialist,
      path: { kind, subjectId: chat.patientId },
      body: { cause },
    });
    expect(reviewed.status).toBe(204);
    expect(await linesOf(specialist, chat.patientId)).toEqual([]);
    await chat.answer('¿Hay alguien?');
    expect(await linesOf(specialist, chat.patientId)).toHaveLength(1);
    await chat.write('Aquí estoy');
    expect(await linesOf(specialist, chat.patientId)).toEqual([]);
    bed.now.value = began;
  });

  it('names one who was deactivated: their link still brings what they write', async () => {
    const began = bed.now.value;
    const chat = await openChat();
    await chat.answer('¿Sigo con la pastilla?');
    await bed.database.asAccount({ accountId: bed.alba.accountId }, (sql) =>
      sql.query(`UPDATE patients SET state = 'INACTIVE' WHERE id = $1`, [chat.patientId]),
    );
    bed.now.value = new Date(began.getTime() + CHAT_ANSWER_HOURS * HOUR);
    expect(await linesOf(bed.alba.people.specialist, chat.patientId)).toHaveLength(1);
    bed.now.value = began;
  });

  it('does not name one whose chat is done, and names one that somebody else has to that person', async () => {
    const began = bed.now.value;
    const { specialist, receptionist } = bed.alba.people;
    const [done, given] = [await openChat(), await openChat()];
    await done.answer('Gracias');
    await given.answer('¿Y la cita?');
    await done.update({ isDone: true });
    await given.update({ assigneeId: receptionist.userId });
    bed.now.value = new Date(began.getTime() + CHAT_ANSWER_HOURS * HOUR);
    expect(await linesOf(receptionist, done.patientId)).toEqual([]);
    expect(await linesOf(specialist, given.patientId)).toEqual([]);
    expect(await linesOf(receptionist, given.patientId)).toHaveLength(1);
    bed.now.value = began;
  });
});

describe('the timeline of a patient', () => {
  it('has one entry for each day of the chat, at its newest message', async () => {
    const chat = await openChat();
    await chat.write('uno');
    await chat.answer('dos');
    const { value } = bed.now;
    bed.now.value = new Date(value.getTime() + 48 * 3600_000);
    try {
      await chat.answer('tres');
    } finally {
      bed.now.value = value;
    }
    const { body } = await bed.call('listPatientTimeline', {
      as: bed.alba.people.specialist,
      path: { patientId: chat.patientId },
      query: { topics: 'CHATS' },
    });
    expect(body.items.map(({ kind, title }: { kind: string; title: string }) => `${kind} ${title}`)).toEqual([
      'CHAT_WRITTEN 1',
      'CHAT_WRITTEN 2',
    ]);
  });
});

describe('messages', () => {
  it('are stored once, however often they are sent, and never under the id of another', async () => {
    const chat = await openChat();
    const [id, held] = [newId(), newId()];
    const first = await chat.write('una vez', undefined, id);
    await bed.database.asSystem((sql) => sql.query('DELETE FROM idempotency_keys'));
    expect((await chat.write('una vez', undefined, id)).body).toEqual(first.body);
    await chat.answer('respuesta', held);
    expect((await chat.answer('respuesta', held)).body).toMatchObject({ id: held, sequence: 2 });
    const reused = { status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' } };
    expect(await chat.answer('otra', held)).toMatchObject(reused);
    expect(await chat.answer('una vez', id)).toMatchObject(reused);
    const other = await openChat(bed.brisa);
    expect(await other.answer('respuesta', held)).toMatchObject(reused);
    expect(textsOf((await chat.messages()).body.items)).toEqual(['respuesta', 'una vez']);
  });

  it('of both sides at once are numbered without gap, and paged from the newest without a double', async () => {
    const chat = await openChat();
    const said = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0 ? chat.write(`s${index}`) : chat.answer(`p${index}`),
      ),
    );
    expect(said.map(({ status }) => status)).toEqual(Array(20).fill(201));
    const sequences: number[] = [];
    let cursor: string | null = null;
    do {
      const page = await chat.messages(undefined, { limit: 7, ...(cursor === null ? {} : { cursor }) });
      sequences.push(...page.body.items.map(({ sequence }: { sequence: number }) => sequence));
      cursor = page.body.nextCursor;
    } while (cursor !== null);
    expect(sequences).toEqual(Array.from({ length: 20 }, (_, index) => 20 - index));
  });
});

describe('the link of a patient', () => {
  it('works on the device that opened it first, until another is made', async () => {
    const chat = await openChat();
    expect((await chat.held()).status).toBe(200);
    expect((await chat.held()).status).toBe(200);
    const used = { status: 409, body: { code: 'CHAT_LINK_USED' } };
    expect(await chat.held({ 'x-chat-device': newId() })).toMatchObject(used);
    await bed.call('createChatLink', { as: bed.alba.people.specialist, path: { patientId: chat.patientId } });
    const ended = { status: 409, body: { code: 'CHAT_LINK_ENDED' } };
    expect(await chat.held()).toMatchObject(ended);
    expect(await chat.answer('tarde')).toMatchObject(ended);
  });

  it("opens in the language of the patient's card", async () => {
    const chat = await openChat();
    expect((await chat.held()).body.language).toBeNull();
    await bed.database.asAccount({ accountId: bed.alba.accountId }, (sql) =>
      sql.query("UPDATE patients SET language = 'en' WHERE id = $1", [chat.patientId]),
    );
    expect((await chat.held()).body.language).toBe('en');
  });

  it('ends by itself, and opens nothing when it is made up', async () => {
    const chat = await openChat();
    expect((await chat.held({ 'x-chat-link': 'nothing' })).status).toBe(404);
    const { value } = bed.now;
    bed.now.value = new Date(value.getTime() + CHAT_LINK_DAYS * 24 * 3600_000);
    try {
      expect(await chat.held()).toMatchObject({ status: 409, body: { code: 'CHAT_LINK_ENDED' } });
    } finally {
      bed.now.value = value;
    }
  });

  it('reaches its own chat alone, beneath the handlers too', async () => {
    const [chat, other] = [await openChat(), await openChat()];
    await chat.write('mío');
    await other.write('ajeno');
    const hash = bed.app.services.intakeLinks.hashOf(chat.secret);
    const texts = await bed.database.asIntake(hash, (sql) => sql.query('SELECT text FROM chat_messages'));
    expect(texts.rows).toEqual([{ text: 'mío' }]);
    await expect(
      bed.database.asIntake(hash, (sql) =>
        sql.query(
          `INSERT INTO chat_messages (id, account_id, patient_id, sequence, kind, is_from_patient, author_name, text, created_at)
           VALUES ($1, $2, $3, 99, 'TEXT', true, 'x', 'forged', now())`,
          [newId(), bed.alba.accountId, other.patientId],
        ),
      ),
    ).rejects.toThrow(/row-level security/);
  });
});

describe('the stream of changes', () => {
  const changes = async (as: Person, lastEventId?: number) =>
    eventsOf(
      (await bed.call('followChats', { as, query: lastEventId === undefined ? {} : { lastEventId } })).text,
    );

  it('is resumed without a gap, and tells each person only of patients open to them', async () => {
    const { specialist, stranger } = bed.alba.people;
    const [begin] = await changes(specialist);
    const [one, two] = [await openChat(), await openChat()];
    await one.write('a');
    await two.answer('b');
    const found = await changes(specialist, begin?.id);
    expect(found.map(({ name }) => name)).toEqual(['begin', 'chat', 'chat']);
    expect(found.slice(1).map(({ patientId }) => patientId)).toEqual([one.patientId, two.patientId]);
    expect(await changes(specialist, found[1]?.id)).toMatchObject([
      { name: 'begin' },
      { patientId: two.patientId },
    ]);
    expect(await changes(specialist, found[2]?.id)).toHaveLength(1);
    expect(await changes(stranger, begin?.id)).toHaveLength(1);
  });

  it('tells the holder of a link of their own chat alone', async () => {
    const [chat, other] = [await openChat(), await openChat()];
    const held = async (lastEventId?: number, more: Record<string, string> = {}) =>
      bed.call('followHeldChat', {
        as: null,
        headers: { ...chat.headers, ...more },
        query: lastEventId === undefined ? {} : { lastEventId },
      });
    const [begin] = eventsOf((await held()).text);
    await other.write('ajeno');
    await chat.write('propio');
    const found = eventsOf((await held(begin?.id)).text);
    expect(found).toMatchObject([{ name: 'begin' }, { name: 'chat', lastSequence: 1 }]);
    expect(found[1]).not.toHaveProperty('patientId');
    expect(eventsOf((await held(found[1]?.id)).text)).toHaveLength(1);
    expect(await held(0, { 'x-chat-device': newId() })).toMatchObject({
      status: 409,
      body: { code: 'CHAT_LINK_USED' },
    });
    expect((await held(0, { 'x-chat-link': 'nothing' })).status).toBe(404);
  });

  it('tells a connected person at once, and the holder of a link', async () => {
    const { specialist } = bed.alba.people;
    await bed.app.server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = bed.app.server.server.address() as AddressInfo;
    const token = await bed.tokenFor(specialist);
    const chat = await openChat();
    /** The events of a stream up to the first change; `begun` is called once it is open. */
    const eventsOfStream = (path: string, headers: Record<string, string>, begun: () => unknown) =>
      new Promise<ReturnType<typeof eventsOf>>((resolve, reject) => {
        const request = get(
          `http://127.0.0.1:${port}${path}`,
          { headers: { ...headers, accept: 'text/event-stream' } },
          (response) => {
            let text = '';
            response.setEncoding('utf8');
            response.on('data', (part: string) => {
              const before = text;
              text += part;
              if (!before.includes('event: begin') && text.includes('event: begin')) begun();
              if (!text.includes('event: chat')) return;
              request.destroy();
              resolve(eventsOf(text));
            });
          },
        );
        request.on('error', reject);
      });
    const told = await eventsOfStream(
      `/chat-service/changes?accountId=${bed.alba.accountId}`,
      { authorization: `Bearer ${token}` },
      () => chat.answer('¿hay alguien?'),
    );
    expect(told.at(-1)).toMatchObject({ name: 'chat', patientId: chat.patientId });
    const held = await eventsOfStream('/chat-service/held/changes', chat.headers, () => chat.write('sí'));
    expect(held.at(-1)).toMatchObject({ name: 'chat', lastSequence: 2 });
  });
});

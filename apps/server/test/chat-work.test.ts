import { CHAT_MESSAGE_LENGTH, SAVED_REPLY_LIMITS } from '@healzy/domain/chats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/db/ids.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addPatient, type Clinic, type Person } from './clinics.ts';

let bed: TestBed;
beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());

/** A new chat of a clinic in which these texts were written, oldest first. */
async function chatWith(texts: readonly string[], clinic: Clinic = bed.alba): Promise<string> {
  const patientId = await addPatient(bed.database, clinic);
  for (const text of texts) {
    const sent = await bed.call('createChatMessage', {
      as: clinic.people.specialist,
      path: { patientId },
      body: { text },
      headers: { 'idempotency-key': newId() },
    });
    expect(sent.status).toBe(201);
  }
  return patientId;
}

describe('a saved reply', () => {
  const create = (as: Person, body: object) => bed.call('createSavedReply', { as, body });
  const list = async (as: Person): Promise<{ title: string }[]> =>
    (await bed.call('listSavedReplies', { as })).body.items;

  it('is made by administrators and specialists, read by all staff, and in one account alone', async () => {
    const { admin, specialist, receptionist } = bed.alba.people;
    const body = { title: 'Ánimo', textEs: '¡Vas muy bien, {nombre}!', textEn: null };
    expect((await create(receptionist, body)).status).toBe(403);
    const made = await create(specialist, body);
    expect(made).toMatchObject({ status: 201, body: { ...body, version: 1 } });
    expect((await create(admin, { title: 'Aviso', textEn: 'Hi {name}' })).status).toBe(201);
    expect((await list(receptionist)).map(({ title }) => title)).toEqual(['Ánimo', 'Aviso']);
    expect(await list(bed.brisa.people.admin)).toEqual([]);

    const path = { id: made.body.id as string };
    const change = (as: Person, version: number) =>
      bed.call('updateSavedReply', {
        as,
        path,
        headers: { 'if-match': `"${version}"` },
        body: { ...body, title: 'Zanja' },
      });
    expect((await change(receptionist, 1)).status).toBe(403);
    expect((await change(bed.brisa.people.admin, 1)).status).toBe(404);
    expect((await change(admin, 1)).body).toMatchObject({ title: 'Zanja', version: 2 });
    expect((await change(specialist, 1)).status).toBe(412);
    expect((await list(specialist)).map(({ title }) => title)).toEqual(['Aviso', 'Zanja']);
    expect((await bed.call('deleteSavedReply', { as: receptionist, path })).status).toBe(403);
    expect((await bed.call('deleteSavedReply', { as: specialist, path })).status).toBe(204);
    expect((await bed.call('deleteSavedReply', { as: specialist, path })).status).toBe(404);
  });

  it.each([
    ['no title', { title: ' ', textEs: 'Hola' }, '/body/title', 'REQUIRED'],
    ['no text', { title: 'Vacía', textEs: ' ', textEn: null }, '/body/textEs', 'REQUIRED'],
    [
      'too long a title',
      { title: 'x'.repeat(SAVED_REPLY_LIMITS.title + 1), textEs: 'Hola' },
      '/body/title',
      '',
    ],
    ['100,000 characters', { title: 'Larga', textEn: 'x'.repeat(100_000) }, '/body/textEn', ''],
    [
      'one more than a message',
      { title: 'L', textEs: 'x'.repeat(CHAT_MESSAGE_LENGTH + 1) },
      '/body/textEs',
      '',
    ],
  ])('is refused with %s', async (_name, body, path, code) => {
    const refused = await create(bed.alba.people.specialist, body);
    expect([400, 422]).toContain(refused.status);
    expect(refused.text).toContain(path);
    expect(refused.text).toContain(code);
  });

  it('is one of as many as a list still serves', async () => {
    const { admin } = bed.brisa.people;
    const made = await Promise.all(
      Array.from({ length: SAVED_REPLY_LIMITS.perAccount }, (_, index) =>
        create(admin, { title: `Respuesta ${index}`, textEs: 'Hola' }),
      ),
    );
    expect(made.filter(({ status }) => status !== 201)).toEqual([]);
    expect(await create(admin, { title: 'Otra', textEs: 'Hola' })).toMatchObject({
      status: 409,
      body: { code: 'SAVED_REPLIES_FULL' },
    });
  });
});

describe('handing chats out', () => {
  it('offers the people to whom the patient is open', async () => {
    const patientId = await chatWith(['hola']);
    const { people } = bed.alba;
    const offered = await bed.call('listChatAssignees', { as: people.specialist, path: { patientId } });
    const ids = (offered.body.items as { userId: string }[]).map(({ userId }) => userId);
    expect(ids).toEqual(
      expect.arrayContaining([people.specialist.userId, people.admin.userId, people.receptionist.userId]),
    );
    expect(ids).not.toContain(people.stranger.userId);
    for (const assigneeId of ids)
      expect(
        (await bed.call('updateChat', { as: people.admin, path: { patientId }, body: { assigneeId } }))
          .status,
      ).toBe(200);
  });

  it('lists mine, those of nobody, and what is done only when it is asked for', async () => {
    const { admin } = bed.alba.people;
    const [mine, free, done] = [await chatWith(['a']), await chatWith(['b']), await chatWith(['c'])];
    const update = (patientId: string, body: object) =>
      bed.call('updateChat', { as: admin, path: { patientId }, body });
    await update(mine, { assigneeId: admin.userId });
    await update(done, { assigneeId: admin.userId, isDone: true });
    const listed = async (query: Record<string, string>): Promise<string[]> =>
      (
        (await bed.call('listChats', { as: admin, query: { limit: 100, ...query } })).body.items as {
          patientId: string;
        }[]
      ).map(({ patientId }) => patientId);
    expect(await listed({ assigned: 'MINE' })).toEqual([mine]);
    expect(await listed({ assigned: 'MINE', state: 'DONE' })).toEqual([done]);
    const nobody = await listed({ assigned: 'NOBODY' });
    expect(nobody).toContain(free);
    expect(nobody).not.toContain(mine);
    expect(nobody).not.toContain(done);
    expect(await listed({ state: 'DONE' })).toContain(done);
    expect((await bed.call('listChats', { as: admin, query: { assigned: 'OTHERS' } })).status).toBe(400);
  });
});

describe('searching messages', () => {
  const search = (as: Person, query: Record<string, string | number>) =>
    bed.call('searchChatMessages', { as, query });
  const found = async (as: Person, query: Record<string, string | number>): Promise<string[]> =>
    ((await search(as, query)).body.items as { excerpt: string }[]).map(({ excerpt }) => excerpt);

  it('finds words without case and accents, newest first, page by page', async () => {
    const { specialist } = bed.alba.people;
    const texts = ['El salmón del jueves', 'Más SALMÓN, por favor', 'salmon y arroz 100% integral'];
    const patientId = await chatWith([...texts, 'Nada que ver']);
    expect(await found(specialist, { search: 'salmon' })).toEqual(texts.toReversed());
    expect(await found(specialist, { search: 'favor SALMÓN' })).toEqual([texts[1]]);
    expect(await found(specialist, { search: '100%' })).toEqual([texts[2]]);
    expect(await found(specialist, { search: '1_0' })).toEqual([]);
    expect(await found(specialist, { search: '   ' })).toEqual([]);
    const first = await search(specialist, { search: 'salmon', limit: 2 });
    expect(first.body.items[0]).toMatchObject({ patientId, sequence: 3, isFromPatient: false });
    const rest = await search(specialist, { search: 'salmon', limit: 2, cursor: first.body.nextCursor });
    expect(rest.body).toMatchObject({ items: [{ excerpt: texts[0], sequence: 1 }], nextCursor: null });
  });

  it('finds only in chats that are open to the person, and in one when asked', async () => {
    const { specialist, stranger, receptionist } = bed.alba.people;
    const [one, other] = [await chatWith(['kéfir uno']), await chatWith(['kéfir dos'])];
    await chatWith(['kéfir ajeno'], bed.brisa);
    expect(await found(specialist, { search: 'kefir' })).toEqual(['kéfir dos', 'kéfir uno']);
    expect(await found(receptionist, { search: 'kefir' })).toEqual(['kéfir dos', 'kéfir uno']);
    expect(await found(specialist, { search: 'kefir', patientId: one })).toEqual(['kéfir uno']);
    expect(await found(stranger, { search: 'kefir' })).toEqual([]);
    expect((await search(stranger, { search: 'kefir', patientId: other })).status).toBe(403);
    expect((await search(bed.brisa.people.admin, { search: 'kefir', patientId: other })).status).toBe(404);
  });

  it('finds what lies behind thousands of newer messages, each once', async () => {
    const { specialist } = bed.alba.people;
    const patientId = await chatWith(['cardamomo uno', 'cardamomo dos', 'cardamomo tres']);
    await bed.database.asAccount({ accountId: bed.alba.accountId }, (sql) =>
      sql.query(
        `INSERT INTO chat_messages SELECT (jsonb_populate_record(m, jsonb_build_object('id', gen_random_uuid(), 'sequence', 100 + n,
             'text', 'nada', 'search_key', 'nada', 'created_at', m.created_at + n * interval '1 second'))).*
         FROM chat_messages m, generate_series(1, 2100) n WHERE m.patient_id = $1 AND m.sequence = 3`,
        [patientId],
      ),
    );
    const texts = ['cardamomo tres', 'cardamomo dos', 'cardamomo uno'];
    expect(await found(specialist, { search: 'cardamomo' })).toEqual(texts);
    const first = await search(specialist, { search: 'cardamomo', limit: 2 });
    const { nextCursor: cursor } = first.body;
    expect(await found(specialist, { search: 'cardamomo', limit: 2, cursor })).toEqual(['cardamomo uno']);
  });

  it('shows a long message around what was found, and reads the page around a hit', async () => {
    const { specialist } = bed.alba.people;
    const long = `${'palabras de relleno '.repeat(60)}cúrcuma${' y más relleno'.repeat(60)}`;
    const patientId = await chatWith([
      ...Array.from({ length: 30 }, (_, index) => `n ${index}`),
      long,
      'fin',
    ]);
    const { body } = await search(specialist, { search: 'curcuma' });
    expect(body.items[0].excerpt).toMatch(/^….*cúrcuma.*…$/u);
    expect(body.items[0].excerpt.length).toBeLessThan(170);
    const around = await bed.call('listChatMessages', {
      as: specialist,
      path: { patientId },
      query: { before: 20, limit: 5 },
    });
    expect((around.body.items as { sequence: number }[]).map(({ sequence }) => sequence)).toEqual([
      19, 18, 17, 16, 15,
    ]);
  });
});

it('says in which language to write to a patient', async () => {
  const patientId = await chatWith(['hola']);
  const chat = () => bed.call('getChat', { as: bed.alba.people.specialist, path: { patientId } });
  expect((await chat()).body.language).toBe('es');
  await bed.database.asAccount({ accountId: bed.alba.accountId }, (sql) =>
    sql.query("UPDATE patients SET language = 'en' WHERE id = $1", [patientId]),
  );
  expect((await chat()).body.language).toBe('en');
});

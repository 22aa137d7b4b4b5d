import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { PATIENT_COLUMNS, PATIENT_LIST_LIMITS, PATIENT_SORTS } from '@healzy/domain/patients';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addClinic, addPatient, patientForm, type Clinic, type Person } from './clinics.ts';

let bed: TestBed;
let clinic: Clinic;
let admin: Person;
let specialist: Person;
let receptionist: Person;
let observer: Person;

beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());
beforeEach(async () => {
  clinic = await addClinic(bed.database, 'Lists');
  ({ admin, specialist, receptionist, observer } = clinic.people);
});

type Query = Record<string, string | number | string[]>;
const list = async (query: Query = {}, as = admin) => {
  const answer = await bed.call('listPatients', { as, query });
  expect(answer.status).toBe(200);
  return answer.body as { items: Record<string, unknown>[]; total: number; nextCursor: string | null };
};
const found = async (query: Query = {}, as = admin): Promise<string[]> =>
  (await list({ limit: 100, ...query }, as)).items.map((item) => String(item['id']));
const add = (change: Record<string, unknown>) => addPatient(bed.database, clinic, change);
const read = async (id: string, as = admin) => (await bed.call('getPatient', { as, path: { id } })).body;
const change = (body: unknown, as = admin) => bed.call('changePatients', { as, body });
const undo = (changeId: string, as = admin) => bed.call('undoPatientChanges', { as, path: { changeId } });

describe('the filters of the list', () => {
  it('reject a zero byte, which no database could compare, and say where it is', async () => {
    for (const query of [{ search: 'a\0b' }, { tag: ['vip', 'a\0b'] }, { coupon: ['\0'] }]) {
      const { status, body } = await bed.call('listPatients', { as: admin, query });
      expect(status).toBe(400);
      expect(body.details.fields[0].path).toMatch(/^\/query\/(search|tag|coupon)/);
    }
    const { status } = await bed.call('exportPatients', {
      as: admin,
      query: { columns: ['patient'], tag: ['a\0b'] },
    });
    expect(status).toBe(400);
  });

  it('ignore accents, in any part of name, e-mail and phone, with and without its spaces', async () => {
    const id = await add({
      name: 'Íñigo',
      surname: 'Güell Ñíguez',
      email: 'i.guell@correo.example',
      phone: '+34 611 222 333',
    });
    for (const search of ['inigo guell', 'GÜELL', 'niguez', 'uell@corr', '611 222', '611222333', '34611'])
      expect(await found({ search }), search).toEqual([id]);
    for (const search of ['inigo perez', '%', '_nigo', '611222334'])
      expect(await found({ search })).toEqual([]);
    expect(await list({ search: 'inigo', limit: 1 })).toMatchObject({ total: 1, nextCursor: null });
  });

  it('narrow by state, specialist, test, coupon and tag, alone and together', async () => {
    const vip = await add({ coupon: 'AMIGO', tags: ['VIP', 'Diabetes'] });
    const left = await add({ coupon: 'AMIGO', state: 'INACTIVE', tags: ['vip'] });
    const other = observer.professionalId ?? '';
    const theirs = await add({
      coupon: 'OTOÑO',
      specialists: [{ professionalId: other, isPrincipal: true }],
    });
    const sorted = async (query: Query) => (await found(query)).toSorted();
    expect(await sorted({ coupon: ['AMIGO'] })).toEqual([vip, left].toSorted());
    expect(await sorted({ coupon: ['AMIGO', 'OTOÑO'] })).toEqual([vip, left, theirs].toSorted());
    expect(await sorted({ tag: ['Víp'] })).toEqual([vip, left].toSorted());
    expect(await sorted({ tag: ['vip'], state: 'ACTIVE' })).toEqual([vip]);
    expect(await sorted({ tag: ['diabetes'], coupon: ['OTOÑO'] })).toEqual([]);
    expect(await sorted({ principalId: other })).toEqual([theirs]);
    expect(await sorted({ professionalId: other })).toEqual([theirs, clinic.patientId].toSorted());
    await bed.database.asAccount({ accountId: clinic.accountId }, (sql) =>
      sql.query(`UPDATE medical_tests SET state = 'IN_PROGRESS' WHERE id = $1`, [clinic.testId]),
    );
    expect(await sorted({ hasTestInProgress: 'true' })).toEqual([clinic.patientId]);
    expect(await sorted({ testType: ['CGM', 'CALORIMETRY'] })).toEqual([clinic.patientId]);
    expect(await sorted({ testType: ['CALORIMETRY'] })).toEqual([]);
    expect(await sorted({ hasTestInProgress: 'false' })).toEqual([vip, left, theirs].toSorted());
  });

  it.each(PATIENT_SORTS.flatMap((sort) => [sort, `-${sort}`]))(
    'page by %s without losing or repeating anyone, ties included',
    async (sort) => {
      for (let index = 0; index < 7; index++)
        await add({
          name: ['Ana', 'ana', 'Bea'][index % 3] ?? '',
          surname: `Sáez ${index % 2}`,
          birthdate: `19${80 + (index % 3)}-01-01`,
        });
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const page = await list({ sort, limit: 3, ...(cursor === null ? {} : { cursor }) });
        expect(page.total).toBe(8);
        seen.push(...page.items.map((item) => String(item['id'])));
        cursor = page.nextCursor;
      } while (cursor !== null);
      expect(new Set(seen).size).toBe(8);
      expect(seen).toEqual(await found({ sort }));
      const opposite = sort.startsWith('-') ? sort.slice(1) : `-${sort}`;
      expect(seen.toReversed()).toEqual(await found({ sort: opposite }));
    },
  );

  it('sort by next appointment: one in progress counts, a past or cancelled one does not', async () => {
    const [past, later, sooner, cancelled, under] = await Promise.all(
      ['Past', 'Later', 'Sooner', 'Cancelled', 'Under'].map((surname) => add({ surname })),
    );
    const book = (patientId: string | undefined, hours: number, state = 'SCHEDULED') =>
      bed.database.asAccount({ accountId: clinic.accountId }, (sql) =>
        sql.query(
          `INSERT INTO appointments (id, account_id, patient_id, professional_id, kind, mode, starts_at, ends_at, state,
             canceled_at)
           VALUES (gen_random_uuid(), $1, $2, $3, 'FOLLOW_UP', 'IN_PERSON', now() + make_interval(mins => $4::integer),
             now() + make_interval(mins => $4::integer + 60), $5, CASE $5 WHEN 'CANCELED' THEN now() END)`,
          [clinic.accountId, patientId, specialist.professionalId, hours * 60, state],
        ),
      );
    await book(past, -48);
    await book(later, 48);
    await book(later, 72);
    await book(sooner, 24);
    await book(cancelled, 1, 'CANCELED');
    await book(under, -0.5);
    const ids = await found({ sort: 'nextAppointment' });
    expect(ids.slice(0, 3)).toEqual([under, sooner, later]);
    expect(ids.slice(3).toSorted()).toEqual([past, cancelled, clinic.patientId].toSorted());
    const down = await found({ sort: '-nextAppointment' });
    expect(down.slice(0, 3)).toEqual([later, sooner, under]);
    expect(down.slice(3)).toEqual(ids.slice(3).toReversed());
    const top = await list({ sort: '-nextAppointment', limit: 4 });
    expect(await found({ sort: '-nextAppointment', limit: 100, cursor: top.nextCursor ?? '' })).toEqual(
      down.slice(4),
    );
    expect(await found({ sort: 'nextAppointment', search: 'sooner' })).toEqual([sooner]);
    const first = await list({ sort: 'nextAppointment', limit: 2 });
    const cursor = first.nextCursor ?? '';
    expect(await found({ sort: 'nextAppointment', limit: 100, cursor })).toEqual(ids.slice(2));
  });

  it('reject a cursor of another filter', async () => {
    await add({});
    const { nextCursor } = await list({ limit: 1 });
    const answer = await bed.call('listPatients', {
      as: admin,
      query: { limit: 1, state: 'ACTIVE', cursor: nextCursor ?? '' },
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  });

  it('show specialists their own patients in the list, in the labels and in the file', async () => {
    const other = [{ professionalId: observer.professionalId ?? '', isPrincipal: true }];
    const hidden = await add({ surname: 'Oculta', tags: ['Suya'], coupon: 'SUYO', specialists: other });
    await add({ surname: 'Propia', tags: ['Mía', 'Común'], coupon: 'MÍO' });
    expect(await found({}, specialist)).not.toContain(hidden);
    const labels = (await bed.call('listPatientTags', { as: specialist })).body;
    expect(labels).toEqual({
      tags: expect.arrayContaining([{ label: 'Mía', patients: 1 }]),
      coupons: [{ label: 'MÍO', patients: 1 }],
    });
    expect(JSON.stringify(labels)).not.toMatch(/suy/i);
    const file = await bed.call('exportPatients', { as: specialist, query: { columns: ['patient'] } });
    expect(file.text).toContain('Propia');
    expect(file.text).not.toContain('Oculta');
  });
});

describe('tags', () => {
  it('are one for every spelling, and keep their first spelling', async () => {
    const body = (tags: string[]) => patientForm(specialist.professionalId ?? '', { tags });
    const first = await bed.call('createPatient', {
      as: specialist,
      body: body(['Celíaca', ' celiaca ', 'Niños']),
    });
    expect(first.body.tags).toEqual(['Celíaca', 'Niños']);
    const second = await bed.call('createPatient', { as: specialist, body: body(['CELIACA']) });
    expect(second.body.tags).toEqual(['Celíaca']);
    const path = { id: second.body.id as string };
    const headers = { 'if-match': '"1"' };
    const card = { ...body(['Niños', '👶 مرحبا']), email: second.body.email as string };
    const changed = await bed.call('updatePatient', { as: specialist, path, headers, body: card });
    expect(changed.body.tags.toSorted()).toEqual(['Niños', '👶 مرحبا'].toSorted());
    const none = await bed.call('updatePatient', {
      as: specialist,
      path,
      headers: { 'if-match': '"2"' },
      body: { ...card, tags: [] },
    });
    expect(none.body.tags).toEqual([]);
  });

  it.each([['x'.repeat(41)], ['   '], ['x'.repeat(10_000)]])('reject %#', async (tag) => {
    const body = patientForm(specialist.professionalId ?? '', { tags: [tag] });
    expect((await bed.call('createPatient', { as: specialist, body })).status).toBe(400);
  });
});

describe('the exported file', () => {
  it('has the requested columns in their order, for the filter, and no formula', async () => {
    await add({
      name: '=1+1',
      surname: '@SUM(A1)',
      phone: '+34 600 000 000',
      coupon: '-1',
      tags: ['=cmd', 'b'],
    });
    await add({ surname: 'Fuera', state: 'INACTIVE' });
    const answer = await bed.call('exportPatients', {
      as: admin,
      query: {
        columns: ['state', 'patient', 'phone', 'coupon', 'tags', 'specialist'],
        search: '=1',
        language: 'es',
      },
    });
    expect(answer.headers['content-disposition']).toMatch(/pacientes-\d{4}-\d{2}-\d{2}\.csv/);
    expect(answer.text.replace('\uFEFF', '').split('\r\n')).toEqual([
      'Estado;Nombre;Apellidos;Teléfono;Cupón;Etiquetas;Especialista principal',
      // A spreadsheet that splits at commas reads the tags as one cell, too.
      `Activo;'=1+1;'@SUM(A1);'+34 600 000 000;'-1;"'=cmd, b";specialist Twin`,
      '',
    ]);
    const log = await bed.call('listAuditLogs', { as: admin, query: { kind: ['EXPORTED'] } });
    expect(log.body.items[0].details).toEqual({ exported: 'PATIENTS', rows: 1 });
  });

  it('has every column in both languages, with the labels of the screen', async () => {
    for (const language of ['es', 'en'] as const) {
      const answer = await bed.call('exportPatients', {
        as: admin,
        query: { columns: [...PATIENT_COLUMNS], language },
      });
      const [headings = '', line = ''] = answer.text.replace('\uFEFF', '').split('\r\n');
      const separator = language === 'es' ? ';' : ',';
      expect(line.split(separator)).toHaveLength(PATIENT_COLUMNS.length + 1);
      const screen = (word: string) =>
        JSON.parse(
          readFileSync(new URL(`../../web/src/locales/${language}/${word}.json`, import.meta.url), 'utf8'),
        ) as Record<string, Record<string, string>>;
      const { columns, form } = screen('patients');
      expect(headings.split(separator)).toEqual(
        PATIENT_COLUMNS.flatMap((column) =>
          column === 'patient' ? [form?.['name'], form?.['surname']] : [columns?.[column] ?? form?.[column]],
        ),
      );
    }
  });
});

describe('similar patients', () => {
  const ask = async (person: Record<string, unknown>, as = admin) =>
    (await bed.call('findSimilarPatients', { as, body: person })).body as {
      items: { id: string }[];
      hidden: number;
    };

  it('are found by name and birthdate, spelled differently, shortened or with day and month swapped', async () => {
    const id = await add({ name: 'Lucía', surname: 'Ferrer Núñez', birthdate: '1984-05-02' });
    const person = { name: 'Lucía', surname: 'Ferrer Núñez', birthdate: '1984-05-02' };
    const alike = [
      person,
      { ...person, name: 'LUCIA', surname: 'ferrer nunez' },
      { ...person, surname: 'Ferrer' },
      { ...person, surname: 'Ferer Nuñes' },
      { ...person, name: 'Ferrer Núñez', surname: 'Lucía' },
      { ...person, birthdate: '1984-02-05' },
    ];
    for (const one of alike)
      expect(
        (await ask(one)).items.map((item) => item.id),
        JSON.stringify(one),
      ).toEqual([id]);
    const unlike = [
      { ...person, birthdate: '1984-05-03' },
      { ...person, name: 'Marta' },
      { ...person, surname: 'Ibáñez' },
    ];
    for (const one of unlike) expect(await ask(one), JSON.stringify(one)).toEqual({ items: [], hidden: 0 });
    expect((await ask({ ...person, exceptId: id })).items).toEqual([]);
  });

  it('are no more than a number where the record is not open', async () => {
    const other = [{ professionalId: observer.professionalId ?? '', isPrincipal: true }];
    await add({ name: 'Eva', surname: 'Soler Paz', birthdate: '1990-10-12', specialists: other });
    const person = { name: 'Eva', surname: 'Soler Paz', birthdate: '1990-10-12' };
    expect(await ask(person, specialist)).toEqual({ items: [], hidden: 1 });
  });
});

describe('saved views', () => {
  const settings = {
    filter: { state: 'ACTIVE', tag: ['VIP'] },
    sort: '-lastActivity',
    columns: ['patient', 'tags'],
  };
  const views = async (as = admin) => (await bed.call('listPatientViews', { as })).body.items;

  it('are a person’s own, by name, replaced under the same name, and deleted', async () => {
    const save = (name: string, of: unknown = settings, as = admin) =>
      bed.call('savePatientView', { as, body: { name, settings: of } });
    const saved = await save('Míos activos');
    expect(saved).toMatchObject({ status: 200, body: { name: 'Míos activos', settings } });
    const again = await save('míos  ACTIVOS', { ...settings, sort: 'name' });
    expect(again.body.id).toBe(saved.body.id);
    expect(await views()).toEqual([
      { id: saved.body.id, name: 'míos ACTIVOS', settings: { ...settings, sort: 'name' } },
    ]);
    expect(await views(specialist)).toEqual([]);
    const path = { viewId: saved.body.id as string };
    expect((await bed.call('deletePatientView', { as: specialist, path })).status).toBe(404);
    expect((await bed.call('deletePatientView', { as: admin, path })).status).toBe(204);
    expect(await views()).toEqual([]);
    expect((await save('  ')).status).toBe(400);
    expect((await save('x', { ...settings, filter: { search: 'Lucía' } })).status).toBe(400);
    for (let index = 0; index < PATIENT_LIST_LIMITS.views; index++) await save(`v${index}`);
    expect(await save('one more')).toMatchObject({ status: 422, body: { code: 'TOO_MANY_VIEWS' } });
    expect(await views()).toHaveLength(PATIENT_LIST_LIMITS.views);
  });
});

describe('bulk changes', () => {
  it('set states and tags, skip patients who match already, and can be undone', async () => {
    const a = await add({ tags: ['Uno'] });
    const b = await add({ state: 'INACTIVE', tags: ['Uno', 'Dos'] });
    const c = await add({ state: 'INACTIVE' });
    const body = { ids: [a, b, c], change: { state: 'INACTIVE', addTags: ['Dos'], removeTags: ['uno'] } };
    const done = await change(body);
    expect(done).toMatchObject({ status: 200, body: { changed: 3, unchanged: 0, forbidden: 0 } });
    for (const id of [a, b, c])
      expect(await read(id)).toMatchObject({ state: 'INACTIVE', tags: ['Dos'], version: 2 });
    expect((await change(body)).body).toMatchObject({ changed: 0, unchanged: 3 });
    expect((await undo(done.body.id)).body).toMatchObject({ changed: 3, unchanged: 0, forbidden: 0 });
    expect(await read(a)).toMatchObject({ state: 'ACTIVE', tags: ['Uno'], version: 3 });
    expect((await read(b)).tags.toSorted()).toEqual(['Dos', 'Uno']);
    expect(await read(c)).toMatchObject({ state: 'INACTIVE', tags: [] });
    expect((await undo(done.body.id)).body).toMatchObject({ changed: 0, unchanged: 3 });
    expect((await undo(done.body.id, receptionist)).status).toBe(404);
  });

  it('do not undo what was changed since', async () => {
    const a = await add({});
    const b = await add({});
    const done = await change({ ids: [a, b], change: { state: 'INACTIVE' } });
    const card = await read(b);
    const saved = await bed.call('updatePatient', {
      as: receptionist,
      path: { id: b },
      headers: { 'if-match': '"2"' },
      body: patientForm(specialist.professionalId ?? '', {
        email: card.email,
        state: 'INACTIVE',
        city: 'Vigo',
      }),
    });
    expect(saved.status).toBe(200);
    expect((await undo(done.body.id)).body).toMatchObject({ changed: 1, unchanged: 1 });
    expect(await read(a)).toMatchObject({ state: 'ACTIVE' });
    expect(await read(b)).toMatchObject({ state: 'INACTIVE', city: 'Vigo' });
  });

  it('apply to all that a filter finds except some, as the list shows them to the person', async () => {
    const own = await add({ coupon: 'X' });
    const kept = await add({ coupon: 'X' });
    const other = [{ professionalId: observer.professionalId ?? '', isPrincipal: true }];
    const theirs = await add({ coupon: 'X', specialists: other });
    const body = { filter: { coupon: ['X'] }, except: [kept], change: { addTags: ['Hecho'] } };
    expect((await change(body, specialist)).body).toMatchObject({ changed: 1, forbidden: 0 });
    expect((await read(own)).tags).toEqual(['Hecho']);
    expect((await read(kept)).tags).toEqual([]);
    expect((await read(theirs)).tags).toEqual([]);
  });

  it('skip patients whom the person may not change, and say how many', async () => {
    const mine = await add({});
    const watched = await add({
      specialists: [
        { professionalId: observer.professionalId ?? '', isPrincipal: true },
        { professionalId: specialist.professionalId ?? '', isPrincipal: false },
      ],
    });
    const answer = await change({ ids: [mine, watched], change: { state: 'INACTIVE' } }, specialist);
    expect(answer.body).toMatchObject({ changed: 1, unchanged: 0, forbidden: 1 });
    expect(await read(watched)).toMatchObject({ state: 'ACTIVE' });
    const strangers = await change({ ids: [bed.brisa.patientId], change: { state: 'INACTIVE' } });
    expect(strangers.status).toBe(404);
  });

  it('move patients to another specialist with their active tests; the previous one loses access at once', async () => {
    const successor = observer.professionalId ?? '';
    const { patientId, testId } = clinic;
    expect((await bed.call('getPatient', { as: specialist, path: { id: patientId } })).status).toBe(200);
    const done = await change({ ids: [patientId], change: { principalId: successor } });
    expect(done.body).toMatchObject({ changed: 1 });
    expect((await bed.call('getPatient', { as: specialist, path: { id: patientId } })).status).toBe(403);
    expect((await bed.call('getMedicalTest', { as: specialist, path: { id: testId } })).status).toBe(403);
    const test = await bed.call('getMedicalTest', { as: observer, path: { id: testId } });
    expect(test.status).toBe(200);
    expect(test.body).toMatchObject({ principal: { professionalId: successor }, observers: [] });
    expect((await undo(done.body.id)).body).toMatchObject({ changed: 1 });
    expect((await bed.call('getMedicalTest', { as: specialist, path: { id: testId } })).status).toBe(200);
    expect((await read(patientId)).specialists).toHaveLength(2);
    for (const as of [specialist, receptionist])
      expect((await change({ ids: [patientId], change: { principalId: successor } }, as)).status).toBe(403);
    const nobody = await change({ ids: [patientId], change: { principalId: admin.userId } });
    expect(nobody).toMatchObject({ status: 422, body: { code: 'SPECIALIST_UNKNOWN' } });
  });

  it('reject what makes no sense, and then do nothing', async () => {
    const id = await add({});
    const wrong = [
      { change: { state: 'INACTIVE' } },
      { ids: [id], filter: {}, change: { state: 'INACTIVE' } },
      { ids: [id], change: {} },
      { ids: [id], change: { addTags: ['  '] } },
    ];
    for (const body of wrong) expect((await change(body)).status, JSON.stringify(body)).toBe(400);
    const tags = Array.from({ length: 20 }, (_, index) => `t${index}`);
    expect((await change({ ids: [id], change: { addTags: tags } })).body).toMatchObject({ changed: 1 });
    const more = await change({ ids: [id], change: { state: 'INACTIVE', addTags: ['one more'] } });
    expect(more).toMatchObject({ status: 422, body: { code: 'TOO_MANY_TAGS' } });
    expect(await read(id)).toMatchObject({ state: 'ACTIVE' });
  });

  it('happen once when sent twice', async () => {
    const id = await add({});
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const body = { ids: [id], change: { state: 'INACTIVE' } };
    const [first, second] = await Promise.all(
      [1, 2].map(() => bed.call('changePatients', { as: admin, body, headers })),
    );
    expect(second?.body).toEqual(first?.body);
    expect(await read(id)).toMatchObject({ version: 2 });
  });
});

import { todayIn } from '@healzy/domain/shared';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAppointment } from '../src/features/appointments/changes.ts';
import { icalendarOf } from '../src/features/appointments/icalendar.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import type { Person, PersonKey } from './clinics.ts';

let bed: TestBed;
beforeAll(async () => {
  bed = await startTestBed();
});
beforeEach(async () => {
  bed.now.value = new Date();
  await asAlba('DELETE FROM appointments');
});
afterAll(() => bed.close());

const who = (key: PersonKey): Person => bed.alba.people[key];
const professional = (key: PersonKey): string => who(key).professionalId ?? '';
const asAlba = (text: string, params: unknown[] = []) =>
  bed.database.asAccount({ accountId: bed.alba.accountId }, (sql) => sql.query(text, params));

const day = (ahead: number) => todayIn('UTC', new Date(Date.now() + ahead * 86_400_000));

const book = (change: Record<string, unknown> = {}, patientId = bed.alba.patientId) => {
  const owner = { accountId: bed.alba.accountId, patientId, userId: null };
  return bed.database.asAccount({ accountId: owner.accountId }, (sql) =>
    insertAppointment(sql, owner, {
      professionalId: professional('specialist'),
      kind: 'RESULTS',
      mode: 'IN_PERSON',
      startsAt: `${day(2)}T09:30:00Z`,
      minutes: 30,
      place: 'Unidad de diabetes',
      videoUrl: null,
      ...change,
    }),
  );
};
const open = async (as: Person): Promise<string> => {
  const { body } = await bed.call('renewCalendarFeed', { as });
  return (body.url as string).replace('http://healzy.test', '');
};
const read = (url: string, headers: Record<string, string> = {}) =>
  bed.app.server.inject({ method: 'GET', url, headers });
const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as never)
    .getAllSubcomponents('vevent')
    .map((part) => ({ part, event: new ICAL.Event(part) }));

describe('the calendar feed', () => {
  it('has times, initials and a link back, and nothing else', async () => {
    const id = await book();
    const answer = await read(await open(who('specialist')));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const [only] = eventsOf(answer.body);
    expect(only?.event.uid).toBe(id);
    expect(only?.event.summary).toBe('Cita · Á. N.');
    expect(only?.event.startDate.toJSDate().toISOString()).toBe(`${day(2)}T09:30:00.000Z`);
    expect(only?.event.endDate.toJSDate().toISOString()).toBe(`${day(2)}T10:00:00.000Z`);
    expect(only?.part.getFirstPropertyValue('url')).toBe(`http://healzy.test/appointments?appointment=${id}`);
    const told = answer.body.replaceAll(/\r\n[ \t]/g, '');
    for (const secret of ['Ángel', 'Núñez', 'correo.example', 'diabetes', 'RESULTS', bed.alba.patientId])
      expect(told).not.toContain(secret);
  });

  it('shows specialists their own appointments, and reception all', async () => {
    const own = await book();
    const others = await book({ professionalId: professional('observer'), startsAt: `${day(3)}T09:30:00Z` });
    const idsFor = async (key: PersonKey) =>
      eventsOf((await read(await open(who(key)))).body).map(({ event }) => event.uid);
    expect(await idsFor('specialist')).toEqual([own]);
    expect(await idsFor('observer')).toEqual([others]);
    expect(await idsFor('stranger')).toEqual([]);
    expect(await idsFor('receptionist')).toEqual([own, others]);
    expect(await idsFor('admin')).toEqual([own, others]);
  });

  it('shows a specialist without a professional record none of the others’ appointments', async () => {
    await book();
    const url = await open(who('stranger'));
    const place = (id: string | null) =>
      asAlba('UPDATE memberships SET professional_id = $1 WHERE user_id = $2', [id, who('stranger').userId]);
    await place(null);
    const answer = await read(url);
    await place(professional('stranger'));
    expect(answer.statusCode).toBe(200);
    expect(eventsOf(answer.body)).toEqual([]);
  });

  it('says what was cancelled, as a new version', async () => {
    const id = await book();
    await bed.call('cancelAppointment', { as: who('receptionist'), path: { id } });
    const [only] = eventsOf((await read(await open(who('specialist')))).body);
    expect(only?.part.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(only?.part.getFirstPropertyValue('sequence')).toBe(1);
  });

  it('is not sent again while nothing has changed', async () => {
    const id = await book();
    const url = await open(who('specialist'));
    const first = await read(url);
    const tag = String(first.headers.etag);
    bed.now.value = new Date(bed.now.value.getTime() + 60_000);
    const again = await read(url, { 'if-none-match': tag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await bed.call('cancelAppointment', { as: who('receptionist'), path: { id } });
    const changed = await read(url, { 'if-none-match': tag });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(tag);
  });

  it('is closed by a new address and by removing it', async () => {
    const first = await open(who('specialist'));
    const second = await open(who('specialist'));
    expect(second).not.toBe(first);
    expect((await read(first)).statusCode).toBe(404);
    expect((await read(second)).statusCode).toBe(200);
    const shown = await bed.call('getCalendarFeed', { as: who('specialist') });
    expect(shown.body).toMatchObject({ url: `http://healzy.test${second}` });
    await bed.call('removeCalendarFeed', { as: who('specialist') });
    expect((await read(second)).statusCode).toBe(404);
    expect((await bed.call('getCalendarFeed', { as: who('specialist') })).body).toEqual({
      url: null,
      renewedAt: null,
    });
  });

  it('is closed with the role, and with the membership', async () => {
    await book();
    const observer = who('observer');
    const url = await open(observer);
    await asAlba(`UPDATE memberships SET roles = '{PATIENT}' WHERE user_id = $1`, [observer.userId]);
    expect((await read(url)).statusCode).toBe(404);
    await asAlba(`UPDATE memberships SET roles = '{SPECIALIST}' WHERE user_id = $1`, [observer.userId]);
    expect((await read(url)).statusCode).toBe(200);
    await asAlba('DELETE FROM memberships WHERE user_id = $1', [observer.userId]);
    expect((await read(url)).statusCode).toBe(404);
  });

  it('opens with the whole address only, and slows down guessing', async () => {
    const url = await open(who('specialist'));
    const [, id = '', proof = ''] = /([0-9a-f-]{36})\.([\w-]+)\.ics/.exec(url) ?? [];
    const wrong = [
      url.replace('.ics', ''),
      url.replace(proof, `${proof.slice(0, -2)}aa`),
      url.replace(id, crypto.randomUUID()),
      '/calendar/.ics',
      '/calendar/%00.ics',
    ];
    for (const address of wrong) expect((await read(address)).statusCode).toBe(404);
    let last = 404;
    for (let tries = 0; tries < 80; tries++) last = (await read(`/calendar/${tries}.ics`)).statusCode;
    expect(last).toBe(429);
    // A valid address keeps working: colleagues behind one IP address must not close it for each other.
    expect((await read(url)).statusCode).toBe(200);
    expect(bed.logs.join('')).not.toContain(proof);
  });

  it('lets no name and no link break out of its line', () => {
    const text = icalendarOf(
      [
        {
          id: crypto.randomUUID(),
          version: 1,
          state: 'SCHEDULED',
          startsAt: '2027-03-04T09:30:00Z',
          endsAt: '2027-03-04T10:00:00Z',
          createdAt: '2027-03-01T09:30:00Z',
          updatedAt: '2027-03-01T09:30:00Z',
          videoUrl: 'https://meet.example/a,b;c\r\nATTENDEE:x',
          patient: { name: '\r\nATTENDEE:x', surname: '🥦' },
        },
      ],
      { brand: 'Healzy', accountName: 'A\r\nMETHOD:CANCEL', language: 'en', publicUrl: 'http://healzy.test' },
    );
    const calendar = new ICAL.Component(ICAL.parse(text) as never);
    expect(calendar.getFirstPropertyValue('method')).toBeNull();
    const [event] = calendar.getAllSubcomponents('vevent');
    expect(event?.getAllProperties('attendee')).toEqual([]);
    expect(event?.getFirstPropertyValue('summary')).toBe('Appointment · A. –');
  });
});

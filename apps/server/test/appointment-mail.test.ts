import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { minuteJobsOf } from '../src/assembly.ts';
import { runMinuteJobs } from '../src/platform/jobs/minute-jobs.ts';
import { modules } from '../src/modules.ts';
import type { Services } from '../src/platform/services.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addPatient, patientForm, type Person, type PersonKey } from './clinics.ts';

let bed: TestBed;
/** A Thursday, 5 March 2026, 9:00 in Madrid. */
const NOW = new Date('2026-03-05T08:00:00Z');
const HOUR = 3_600_000;

beforeAll(async () => {
  // A machine whose owner reads the e-mails on the outbox page.
  bed = await startTestBed({ PUBLIC_URL: 'http://localhost:3994' });
});
beforeEach(async () => {
  bed.now.value = NOW;
  await asAlba('DELETE FROM appointments');
  await asAlba('UPDATE accounts SET has_appointment_mail = true, reminder_hours = 24');
  await bed.database.asSystem((sql) => sql.query('DELETE FROM outbox_emails'));
});
afterAll(() => bed.close());

const who = (key: PersonKey): Person => bed.alba.people[key];
const asAlba = <Row>(text: string, params: unknown[] = []) =>
  bed.database.asAccount({ accountId: bed.alba.accountId }, (sql) => sql.query<Row>(text, params));

interface Letter {
  toAddress: string;
  kind: string;
  language: string;
  subject: string;
  bodyText: string;
  calendarText: string;
}
const letters = async (): Promise<Letter[]> =>
  (
    await bed.database.asSystem((sql) =>
      sql.query<Letter>(
        `SELECT to_address, kind, language, subject, body_text, calendar_text FROM outbox_emails
         WHERE kind LIKE 'APPOINTMENT%' ORDER BY created_at, id`,
      ),
    )
  ).rows;
const last = async (): Promise<Letter> => {
  const letter = (await letters()).at(-1);
  if (!letter) throw new Error('Nothing was written.');
  return letter;
};
const linkIn = ({ bodyText }: Letter): Record<string, string> => ({
  'x-appointment-link': /#([\w-]+)/.exec(bodyText)?.[1] ?? '',
});
const newest = async () => linkIn(await last());

const form = (change: Record<string, unknown> = {}) => ({
  patientId: bed.alba.patientId,
  professionalId: who('specialist').professionalId,
  kind: 'FOLLOW_UP',
  mode: 'IN_PERSON',
  startsAt: '2026-03-12T09:30:00Z',
  minutes: 30,
  place: 'Consulta 2',
  allowsOverlap: true,
  ...change,
});
/** Messages are told apart by when they were written. */
const tick = () => (bed.now.value = new Date(bed.now.value.getTime() + 1));
const make = async (change: Record<string, unknown> = {}): Promise<string> => {
  tick();
  const made = await bed.call('createAppointment', { as: who('receptionist'), body: form(change) });
  expect(made.status).toBe(201);
  return made.body.id as string;
};
const move = async (id: string, change: Record<string, unknown>) => {
  tick();
  const { patientId: _whose, ...body } = form(change);
  const { headers } = await bed.call('getAppointment', { as: who('receptionist'), path: { id } });
  const moved = await bed.call('updateAppointment', {
    as: who('receptionist'),
    path: { id },
    headers: { 'if-match': headers.etag ?? '' },
    body,
  });
  expect(moved.status).toBe(200);
};
const cancel = (id: string) =>
  tick() && bed.call('cancelAppointment', { as: who('receptionist'), path: { id } });
const get = async (id: string, as = who('receptionist')) =>
  (await bed.call('getAppointment', { as, path: { id } })).body as Record<string, unknown>;
const minute = (services: Services = bed.app.services) => runMinuteJobs(services, minuteJobsOf(modules));
const open = (headers: Record<string, string>) => bed.call('openHeldAppointment', { as: null, headers });
const answer = (headers: Record<string, string>, body: object) =>
  bed.call('answerHeldAppointment', { as: null, headers, body });

describe('a message about an appointment', () => {
  it('says when by the clinic’s clock, with whom and where, and not what for', async () => {
    await make();
    const letter = await last();
    expect(letter).toMatchObject({
      kind: 'APPOINTMENT',
      language: 'es',
      subject: 'Clínica Alba: tu cita del 12 de marzo',
    });
    expect(letter.bodyText).toContain('jueves, 12 de marzo de 2026, de 10:30 a 11:00');
    expect(letter.bodyText).toContain('Con specialist');
    expect(letter.bodyText).toContain('En la consulta: Consulta 2');
    expect(letter.bodyText).not.toMatch(/revisión|FOLLOW_UP/i);
    expect(letter.bodyText).toMatch(/\n\nhttp:\/\/localhost:3994\/appointment#[\w-]{43}\n\n/);
    expect(letter.bodyText.endsWith('\n\nClínica Alba')).toBe(true);
    expect(letter.calendarText).toContain('DTSTART:20260312T093000Z');
    expect(letter.calendarText).toContain('LOCATION:Consulta 2');
    expect(letter.calendarText).not.toMatch(/revisión|FOLLOW_UP/i);
  });

  it('is in the language of the patient’s last questionnaire', async () => {
    const path = { patientId: await addPatient(bed.database, bed.alba) };
    const body = { language: 'en', delivery: 'COPY' };
    expect((await bed.call('createIntake', { as: who('specialist'), path, body })).status).toBe(201);
    await make({ ...path });
    expect(await last()).toMatchObject({
      language: 'en',
      subject: 'Clínica Alba: your appointment on 12 March',
    });
  });

  it('tells a patient elsewhere a visit by the clinic’s clock and a call by theirs, and by which', async () => {
    const body = patientForm(who('specialist').professionalId ?? '', { timezone: 'Atlantic/Canary' });
    const { id } = (await bed.call('createPatient', { as: who('admin'), body })).body as { id: string };
    await make({ patientId: id });
    expect((await last()).bodyText).toMatch(/de 10:30 a 11:00 \(.+\)/);
    await make({ patientId: id, mode: 'PHONE' });
    expect((await last()).bodyText).toMatch(/de 09:30 a 10:00 \(.+\)\nCon .+\nPor teléfono\n/);
  });

  it('is written again when the patient must know of a change, and when it is cancelled', async () => {
    const id = await make();
    await move(id, { minutes: 45 });
    expect(await letters()).toHaveLength(1);
    await move(id, { place: 'Consulta 3' });
    expect((await last()).subject).toBe('Clínica Alba: cambios en tu cita del 12 de marzo');
    await move(id, { startsAt: '2026-03-13T15:00:00Z' });
    expect((await last()).subject).toBe('Clínica Alba: tu cita pasa al 13 de marzo');
    await cancel(id);
    await cancel(id);
    const all = await letters();
    expect(all).toHaveLength(4);
    expect(all[3]).toMatchObject({ kind: 'APPOINTMENT_CANCELED' });
    expect(all[3]?.bodyText).not.toContain('#');
    expect(all[3]?.calendarText).toContain('STATUS:CANCELLED');
    await bed.call('restoreAppointment', { as: who('receptionist'), path: { id }, body: {} });
    expect(await letters()).toHaveLength(5);
  });

  it('is not written about the past, without an e-mail, or where it is switched off', async () => {
    await make({ startsAt: '2026-03-04T09:30:00Z' });
    const off = await make({ hasMail: false });
    await move(off, { hasMail: false, startsAt: '2026-03-14T09:30:00Z' });
    await cancel(off);
    await asAlba('UPDATE accounts SET has_appointment_mail = false');
    await cancel(await make());
    expect(await letters()).toEqual([]);
  });

  it('keeps a name from becoming a paragraph or a header', async () => {
    await make({ place: 'Sala\u2028http://localhost:3994/x' });
    expect((await last()).bodyText).toContain('En la consulta: Sala http://localhost:3994/x\n');
  });
});

describe('the entry in the patient’s calendar', () => {
  /** As a calendar program reads it (RFC 5546, section 3.2): what it is to do, with which entry, and who says so. */
  const read = ({ calendarText }: Letter) => {
    const calendar = new ICAL.Component(ICAL.parse(calendarText) as unknown[]);
    const [entry, ...others] = calendar.getAllSubcomponents('vevent');
    if (entry === undefined || others.length > 0) throw new Error('A message is about one entry.');
    const event = new ICAL.Event(entry);
    return {
      method: calendar.getFirstPropertyValue('method'),
      status: entry.getFirstPropertyValue('status'),
      uid: event.uid,
      sequence: event.sequence,
      organizer: event.organizer,
      attendees: event.attendees.map((attendee) => attendee.getFirstValue()),
    };
  };

  it('is asked for by the clinic, moves with the appointment, goes with it, and comes back', async () => {
    const id = await make();
    const made = read(await last());
    await move(id, { startsAt: '2026-03-13T15:00:00Z' });
    const moved = read(await last());
    await cancel(id);
    const canceled = read(await last());
    tick();
    await bed.call('restoreAppointment', { as: who('receptionist'), path: { id }, body: {} });
    const restored = read(await last());
    const all = [made, moved, canceled, restored];
    expect(all.map(({ method, status }) => [method, status])).toEqual([
      ['REQUEST', 'CONFIRMED'],
      ['REQUEST', 'CONFIRMED'],
      ['CANCEL', 'CANCELLED'],
      ['REQUEST', 'CONFIRMED'],
    ]);
    expect(new Set(all.map(({ uid }) => uid)).size).toBe(1);
    // A program takes only what has a higher number than what it holds.
    for (const [at, next] of all.slice(1).entries())
      expect(next.sequence).toBeGreaterThan(all[at]?.sequence ?? NaN);
    const [{ toAddress: patient }] = (await letters()) as [Letter];
    for (const { organizer, attendees } of all) {
      // The scheme has no case (RFC 3986, section 3.1).
      expect(organizer).toBe('mailto:no-reply@healzy.example');
      expect(attendees.map((one) => String(one).toLowerCase())).toEqual([`mailto:${patient}`]);
    }
  });
});

describe('a reminder', () => {
  const reminders = async () => (await letters()).filter(({ subject }) => subject.includes('recordatorio'));

  it('is written once, when its hour has come', async () => {
    await make();
    bed.now.value = new Date('2026-03-11T09:29:00Z');
    await minute();
    expect(await reminders()).toEqual([]);
    bed.now.value = new Date('2026-03-11T09:30:00Z');
    await minute();
    await minute();
    expect(await reminders()).toHaveLength(1);
  });

  it('is written once by two servers over one database', async () => {
    await make();
    const other = await createApp({
      config: bed.config,
      database: bed.database,
      now: () => bed.now.value,
      logTo: { write: () => undefined },
    });
    bed.now.value = new Date('2026-03-11T10:00:00Z');
    await Promise.all([minute(), minute(other.services), minute(), minute(other.services)]);
    expect(await reminders()).toHaveLength(1);
    await other.server.close();
  });

  it('is made up for after a standstill, but not once the appointment has begun', async () => {
    await make();
    await make({ startsAt: '2026-03-12T08:00:00Z' });
    bed.now.value = new Date('2026-03-12T08:00:00Z');
    await minute();
    expect(await reminders()).toHaveLength(1);
    expect((await reminders())[0]?.bodyText).toContain('10:30');
  });

  it('comes at the account’s own time', async () => {
    await asAlba('UPDATE accounts SET reminder_hours = 72');
    await make();
    bed.now.value = new Date('2026-03-09T09:30:00Z');
    await minute();
    expect(await reminders()).toHaveLength(1);
    await asAlba('UPDATE accounts SET reminder_hours = 24');
    bed.now.value = new Date('2026-03-11T12:00:00Z');
    await minute();
    expect(await reminders()).toHaveLength(1);
  });

  it('comes again for another time, and never for one that is cancelled or declined', async () => {
    const moved = await make();
    const canceled = await make({ startsAt: '2026-03-12T11:00:00Z' });
    await make({ startsAt: '2026-03-12T12:00:00Z' });
    await answer(await newest(), { answer: 'DECLINED' });
    bed.now.value = new Date('2026-03-11T09:30:00Z');
    await minute();
    expect(await reminders()).toHaveLength(1);
    await cancel(canceled);
    await move(moved, { startsAt: '2026-03-16T09:30:00Z' });
    bed.now.value = new Date('2026-03-15T09:30:00Z');
    await minute();
    await minute();
    expect((await reminders()).map(({ subject }) => subject)).toEqual([
      'Clínica Alba: recordatorio de tu cita del 12 de marzo',
      'Clínica Alba: recordatorio de tu cita del 16 de marzo',
    ]);
  });

  it('does not follow at once on a message that was written later than it would be', async () => {
    await make({ startsAt: '2026-03-05T15:00:00Z' });
    bed.now.value = new Date(NOW.getTime() + HOUR);
    await minute();
    expect(await reminders()).toEqual([]);
  });

  it('is a day of hours before, and tells the new clock, across a clock change', async () => {
    bed.now.value = new Date('2026-03-20T08:00:00Z');
    // 29 March 2026, 10:00: an hour after clocks went forward, 24 hours after 9:00 of the day before.
    await make({ startsAt: '2026-03-29T08:00:00Z' });
    bed.now.value = new Date('2026-03-28T07:59:00Z');
    await minute();
    expect(await reminders()).toEqual([]);
    bed.now.value = new Date('2026-03-28T08:00:00Z');
    await minute();
    expect((await reminders())[0]?.bodyText).toContain('de 10:00 a 10:30');
  });
});

describe('the link in a message', () => {
  it('shows the appointment, and takes one answer', async () => {
    const id = await make();
    const link = await newest();
    expect((await open(link)).body).toMatchObject({
      state: 'OPEN',
      language: 'es',
      patientName: 'Ángel',
      accountName: 'Clínica Alba',
      startsAt: '2026-03-12T09:30:00.000Z',
      endsAt: '2026-03-12T10:00:00.000Z',
      timezone: 'Europe/Madrid',
      mode: 'IN_PERSON',
      place: 'Consulta 2',
    });
    const confirmed = await answer(link, { answer: 'CONFIRMED', reason: 'x' });
    expect(confirmed).toMatchObject({ status: 200, body: { state: 'CONFIRMED' } });
    expect(await get(id)).toMatchObject({
      answer: 'CONFIRMED',
      answerReason: null,
      answeredAt: bed.now.value.toISOString(),
      version: 1,
    });
    expect(await answer(link, { answer: 'DECLINED' })).toMatchObject({
      status: 409,
      body: { code: 'APPOINTMENT_LINK_ENDED', details: { state: 'CONFIRMED' } },
    });
    expect((await get(id)).answer).toBe('CONFIRMED');
  });

  it('counts the first of two answers at once', async () => {
    const id = await make();
    const link = await newest();
    const answers = await Promise.all([
      answer(link, { answer: 'CONFIRMED' }),
      answer(link, { answer: 'DECLINED' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = answers.find(({ status }) => status === 200)?.body.state as string;
    expect((await get(id)).answer).toBe(won);
  });

  it('lets who confirmed decline through the reminder', async () => {
    const id = await make();
    await answer(await newest(), { answer: 'CONFIRMED' });
    bed.now.value = new Date('2026-03-11T10:00:00Z');
    await minute();
    expect((await answer(await newest(), { answer: 'DECLINED', reason: 'Fiebre' })).status).toBe(200);
    expect(await get(id)).toMatchObject({ answer: 'DECLINED', answerReason: 'Fiebre' });
  });

  it('ends when the appointment moves, is cancelled or begins, and tells nothing more', async () => {
    const id = await make();
    const link = await newest();
    await answer(link, { answer: 'CONFIRMED' });
    await move(id, { startsAt: '2026-03-13T09:30:00Z' });
    expect(await get(id)).toMatchObject({ answer: null, answeredAt: null });
    expect((await open(link)).body).toMatchObject({
      state: 'MOVED',
      startsAt: '2026-03-12T09:30:00.000Z',
      endsAt: null,
      place: null,
      specialist: null,
    });
    const second = await newest();
    bed.now.value = new Date('2026-03-13T09:30:00Z');
    expect((await open(second)).body.state).toBe('OVER');
    bed.now.value = NOW;
    await cancel(id);
    expect((await open(second)).body.state).toBe('CANCELED');
    expect(await answer(second, { answer: 'CONFIRMED' })).toMatchObject({
      status: 409,
      body: { details: { state: 'CANCELED' } },
    });
  });

  it('opens nothing when it is made up, or its patient deleted', async () => {
    const patientId = await addPatient(bed.database, bed.alba);
    await make({ patientId });
    const link = await newest();
    await make();
    const other = await newest();
    expect((await open({ 'x-appointment-link': 'x'.repeat(43) })).status).toBe(404);
    expect((await open({ 'x-chat-link': link['x-appointment-link'] ?? '' })).status).toBe(200);
    expect(
      (
        await bed.call('openIntake', {
          as: null,
          headers: { 'x-intake-link': other['x-appointment-link'] ?? '' },
        })
      ).status,
    ).toBe(404);
    await bed.call('deletePatient', { as: who('admin'), path: { id: patientId } });
    expect((await open(link)).status).toBe(404);
    expect((await open(other)).status).toBe(200);
    await bed.call('restorePatient', { as: who('admin'), path: { id: patientId } });
    expect((await open(link)).status).toBe(200);
  });

  it.each([
    [{ answer: 'MAYBE' }, 400],
    [{ answer: 'DECLINED', reason: 'x'.repeat(501) }, 400],
    [{}, 400],
  ])('refuses %j', async (body, status) => {
    await make();
    expect((await answer(await newest(), body)).status).toBe(status);
  });
});

describe('a declined appointment', () => {
  const lines = async (key: PersonKey) =>
    (
      (await bed.call('listWorklist', { as: who(key), query: { limit: 100 } })).body.items as {
        kind: string;
        subjectId: string;
      }[]
    )
      .filter(({ kind }) => kind === 'APPOINTMENT_DECLINED')
      .map(({ subjectId }) => subjectId);

  it('needs its specialist and the reception, until it is moved or cancelled', async () => {
    const id = await make();
    await answer(await newest(), { answer: 'DECLINED', reason: 'Viaje' });
    for (const key of ['specialist', 'receptionist', 'admin'] as const)
      expect(await lines(key), key).toEqual([id]);
    for (const key of ['observer', 'stranger'] as const) expect(await lines(key), key).toEqual([]);
    await move(id, { startsAt: '2026-03-13T09:30:00Z' });
    expect(await lines('receptionist')).toEqual([]);
    await answer(await newest(), { answer: 'DECLINED' });
    expect(await lines('receptionist')).toEqual([id]);
    await cancel(id);
    expect(await lines('receptionist')).toEqual([]);
  });

  it('says so in the day of the dashboard', async () => {
    const id = await make({ startsAt: '2026-03-05T15:00:00Z' });
    await answer(await newest(), { answer: 'DECLINED' });
    const { body } = await bed.call('listTodayVisits', { as: who('specialist') });
    expect(body.items).toEqual([expect.objectContaining({ id, answer: 'DECLINED' })]);
  });
});

describe('how an account writes', () => {
  it('is chosen by its administrators, within limits', async () => {
    const { accountId: id } = bed.alba;
    const now = await bed.call('getAccount', { as: who('admin'), path: { id } });
    expect(now.body).toMatchObject({ hasAppointmentMail: true, reminderHours: 24 });
    const put = (change: object, as = who('admin'), etag = now.headers.etag) =>
      bed.call('updateAccount', {
        as,
        path: { id },
        headers: { 'if-match': etag ?? '' },
        body: { name: 'Clínica Alba', timezone: 'Europe/Madrid', ...change },
      });
    expect((await put({ reminderHours: 0 })).status).toBe(400);
    expect((await put({ reminderHours: 48 }, who('receptionist'))).status).toBe(403);
    const saved = await put({ hasAppointmentMail: false, reminderHours: 48 });
    expect(saved.body).toMatchObject({ hasAppointmentMail: false, reminderHours: 48 });
    await put({}, who('admin'), saved.headers.etag);
  });
});

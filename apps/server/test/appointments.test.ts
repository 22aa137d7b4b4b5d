import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  nextAppointmentColumn,
  toNextAppointment,
  type NextAppointment,
} from '../src/features/appointments/next.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addPatient, patientForm, type Person, type PersonKey } from './clinics.ts';

let bed: TestBed;
let patientId: string;
beforeAll(async () => {
  bed = await startTestBed();
});
beforeEach(async () => {
  bed.now.value = new Date();
  await asAlba('DELETE FROM appointments');
  patientId = bed.alba.patientId;
});
afterAll(() => bed.close());

const who = (key: PersonKey): Person => bed.alba.people[key];
const professional = (key: PersonKey): string => who(key).professionalId ?? '';
const asAlba = <Row>(text: string, params: unknown[] = []) =>
  bed.database.asAccount({ accountId: bed.alba.accountId }, (sql) => sql.query<Row>(text, params));

const form = (change: Record<string, unknown> = {}) => ({
  patientId,
  professionalId: professional('specialist'),
  kind: 'FOLLOW_UP',
  mode: 'IN_PERSON',
  startsAt: '2027-03-04T09:30:00Z',
  minutes: 30,
  place: 'Consulta 2',
  ...change,
});
const create = (change: Record<string, unknown> = {}, as: Person = who('receptionist')) =>
  bed.call('createAppointment', { as, body: form(change) });
const move = (id: string, version: number, change: Record<string, unknown>, as = who('receptionist')) => {
  const { patientId: _whose, ...body } = form(change);
  return bed.call('updateAppointment', {
    as,
    path: { id },
    headers: { 'if-match': `"${version}"` },
    body,
  });
};
const listed = async (query: Record<string, string | number> = {}, as: Person = who('receptionist')) =>
  (await bed.call('listAppointments', { as, query })).body.items as { id: string; startsAt: string }[];

describe('an appointment', () => {
  it('is made, read, moved, cancelled and restored, each time as another version', async () => {
    const made = await create();
    expect(made).toMatchObject({
      status: 201,
      headers: { etag: '"1"' },
      body: {
        state: 'SCHEDULED',
        startsAt: '2027-03-04T09:30:00.000Z',
        endsAt: '2027-03-04T10:00:00.000Z',
        place: 'Consulta 2',
        videoUrl: null,
        canEdit: true,
        patient: { id: patientId, timezone: 'Europe/Madrid' },
        specialist: { professionalId: professional('specialist'), name: 'specialist' },
      },
    });
    const id = made.body.id as string;
    const moved = await move(id, 1, { startsAt: '2027-03-05T16:00:00+01:00', minutes: 45 });
    expect(moved).toMatchObject({
      status: 200,
      body: { version: 2, startsAt: '2027-03-05T15:00:00.000Z', endsAt: '2027-03-05T15:45:00.000Z' },
    });
    const cancelled = await bed.call('cancelAppointment', { as: who('receptionist'), path: { id } });
    expect(cancelled.body).toMatchObject({ state: 'CANCELED', version: 3 });
    // A second time changes nothing, not even the version.
    expect((await bed.call('cancelAppointment', { as: who('admin'), path: { id } })).body).toEqual(
      cancelled.body,
    );
    expect(await move(id, 3, {})).toMatchObject({ status: 409, body: { code: 'APPOINTMENT_CANCELED' } });
    const restored = await bed.call('restoreAppointment', {
      as: who('receptionist'),
      path: { id },
      body: {},
    });
    expect(restored.body).toMatchObject({ state: 'SCHEDULED', canceledAt: null, version: 4 });
    expect((await bed.call('getAppointment', { as: who('admin'), path: { id } })).body).toEqual(
      restored.body,
    );
  });

  it('is made once when the same request comes twice', async () => {
    const call = {
      as: who('receptionist'),
      body: form(),
      headers: { 'idempotency-key': crypto.randomUUID() },
    };
    const [first, second] = [
      await bed.call('createAppointment', call),
      await bed.call('createAppointment', call),
    ];
    expect(second.body).toEqual(first.body);
    expect(await listed()).toHaveLength(1);
  });

  it('shows the later of two concurrent moves what the first has done', async () => {
    const id = (await create()).body.id as string;
    expect((await move(id, 1, { startsAt: '2027-03-06T10:00:00Z' })).status).toBe(200);
    expect(await move(id, 1, { startsAt: '2027-03-07T10:00:00Z' })).toMatchObject({
      status: 412,
      body: {
        code: 'STALE_VERSION',
        details: { current: { version: 2, startsAt: '2027-03-06T10:00:00.000Z' } },
      },
    });
  });

  it.each([
    ['of no length', { minutes: 0 }, 400],
    ['of nine hours', { minutes: 540 }, 400],
    ['with seconds', { startsAt: '2027-03-04T09:30:17Z' }, 400],
    ['without a zone', { startsAt: '2027-03-04T09:30:00' }, 400],
    ['in 1850', { startsAt: '1850-03-04T09:30:00Z' }, 400],
    ['with a link that runs', { mode: 'VIDEO', videoUrl: 'javascript:alert(1)' }, 400],
    ['with a place of 10,000 characters', { place: 'x'.repeat(10_000) }, 400],
    ['with someone who is nobody', { professionalId: crypto.randomUUID() }, 422],
  ])('%s is rejected, and leaves nothing behind', async (_what, change, status) => {
    expect((await create(change)).status).toBe(status);
    expect(await listed()).toEqual([]);
  });

  it('stores text exactly as typed', async () => {
    const place = '<b>Sala</b> «2» 🥦 שלום =1+1';
    expect((await create({ place })).body.place).toBe(place);
  });

  it('is with a specialist of the patient only', async () => {
    expect(await create({ professionalId: professional('stranger') })).toMatchObject({
      status: 422,
      body: { code: 'SPECIALIST_NOT_ASSIGNED' },
    });
  });
});

describe('attendance', () => {
  const mark = (id: string, attendance: 'ATTENDED' | 'MISSED' | null, as: Person = who('receptionist')) =>
    bed.call('markAppointmentAttendance', { as, path: { id }, body: { attendance } });
  /** Before today, so that whoever calls is still signed in then. */
  const booked = () => create({ startsAt: '2026-03-04T09:30:00Z' });
  const at = (time: string) => (bed.now.value = new Date(time));

  it('is said once the appointment has begun, corrected, and taken back', async () => {
    const id = (await booked()).body.id as string;
    at('2026-03-04T09:29:59Z');
    expect(await mark(id, 'ATTENDED')).toMatchObject({
      status: 409,
      body: { code: 'APPOINTMENT_NOT_BEGUN' },
    });
    at('2026-03-04T09:30:00Z');
    const missed = await mark(id, 'MISSED');
    expect(missed).toMatchObject({
      status: 200,
      body: {
        state: 'SCHEDULED',
        attendance: 'MISSED',
        attendanceAt: '2026-03-04T09:30:00.000Z',
        version: 2,
      },
    });
    at('2026-03-04T10:30:00Z');
    expect((await mark(id, 'MISSED')).body).toEqual(missed.body);
    expect((await mark(id, 'ATTENDED', who('specialist'))).body).toMatchObject({
      attendance: 'ATTENDED',
      attendanceAt: '2026-03-04T10:30:00.000Z',
    });
    expect((await mark(id, null)).body).toMatchObject({ attendance: null, attendanceAt: null, version: 4 });
  });

  it('is said by those who may change the appointment, and of none that was cancelled', async () => {
    const id = (await booked()).body.id as string;
    at('2026-03-04T12:00:00Z');
    expect((await mark(id, 'ATTENDED', who('observer'))).status).toBe(403);
    expect((await mark(id, 'ATTENDED', who('stranger'))).status).toBe(403);
    await bed.call('cancelAppointment', { as: who('receptionist'), path: { id } });
    expect(await mark(id, 'MISSED')).toMatchObject({ status: 409, body: { code: 'APPOINTMENT_CANCELED' } });
  });

  it('ends when the appointment is moved ahead, not when a past time is corrected', async () => {
    const id = (await booked()).body.id as string;
    at('2026-03-04T12:00:00Z');
    await mark(id, 'MISSED');
    expect((await move(id, 2, { startsAt: '2026-03-04T09:00:00Z' })).body.attendance).toBe('MISSED');
    expect((await move(id, 3, { startsAt: '2026-03-05T09:00:00Z' })).body.attendance).toBeNull();
  });

  it('makes a missed visit no visit: the timeline says so, and what was new stays new', async () => {
    const id = (await booked()).body.id as string;
    at('2026-03-04T12:00:00Z');
    const kinds = async () => {
      const { body } = await bed.call('listPatientTimeline', {
        as: who('receptionist'),
        path: { patientId },
      });
      return (body.items as { kind: string; subjectId: string }[])
        .filter(({ subjectId }) => subjectId === id)
        .map(({ kind }) => kind);
    };
    expect(await kinds()).toContain('APPOINTMENT_HELD');
    await mark(id, 'MISSED');
    expect(await kinds()).toContain('APPOINTMENT_MISSED');
    expect(await kinds()).not.toContain('APPOINTMENT_HELD');
  });
});

describe('an occupied time', () => {
  it('is reported when it is requested again, and booked when confirmed', async () => {
    const first = (await create()).body.id as string;
    const other = await addPatient(bed.database, bed.alba);
    const again = await create({ patientId: other, startsAt: '2027-03-04T09:45:00Z' });
    expect(again).toMatchObject({
      status: 409,
      body: {
        code: 'APPOINTMENT_OVERLAPS',
        details: { overlaps: [{ id: first, with: 'SPECIALIST', patient: { name: 'Ángel' } }] },
      },
    });
    expect(await listed()).toHaveLength(1);
    expect(
      (await create({ patientId: other, startsAt: '2027-03-04T09:45:00Z', allowsOverlap: true })).status,
    ).toBe(201);
  });

  it('is the patient’s too, and ends when the appointment ends', async () => {
    await create();
    const observer = { professionalId: professional('observer') };
    expect(await create({ ...observer, startsAt: '2027-03-04T09:00:00Z', minutes: 31 })).toMatchObject({
      status: 409,
      body: { details: { overlaps: [{ with: 'PATIENT' }] } },
    });
    expect((await create({ ...observer, startsAt: '2027-03-04T09:00:00Z' })).status).toBe(201);
    expect((await create({ startsAt: '2027-03-04T10:00:00Z' })).status).toBe(201);
  });

  it('is free again after a cancellation, and checked before a restore', async () => {
    const id = (await create()).body.id as string;
    await bed.call('cancelAppointment', { as: who('receptionist'), path: { id } });
    expect((await create()).status).toBe(201);
    const restore = (allowsOverlap: boolean) =>
      bed.call('restoreAppointment', { as: who('receptionist'), path: { id }, body: { allowsOverlap } });
    expect(await restore(false)).toMatchObject({ status: 409, body: { code: 'APPOINTMENT_OVERLAPS' } });
    expect((await restore(true)).status).toBe(200);
  });

  it('is booked once when requested simultaneously', async () => {
    const one = await Promise.all(Array.from({ length: 6 }, () => create()));
    expect(one.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    // Of six patients, whose only link is the specialist.
    const startsAt = '2027-03-05T09:30:00Z';
    const patients = await Promise.all(Array.from({ length: 6 }, () => addPatient(bed.database, bed.alba)));
    const answers = await Promise.all(patients.map((id) => create({ patientId: id, startsAt })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it('does not conflict with itself when the appointment is moved by a few minutes', async () => {
    const id = (await create()).body.id as string;
    expect((await move(id, 1, { startsAt: '2027-03-04T09:45:00Z' })).status).toBe(200);
  });
});

describe('permissions', () => {
  it('let specialists make their own appointments and nobody else’s', async () => {
    const own = await create({}, who('specialist'));
    expect(own).toMatchObject({ status: 201, body: { canEdit: true } });
    const forObserver = { professionalId: professional('observer'), startsAt: '2027-03-04T12:00:00Z' };
    expect((await create(forObserver, who('specialist'))).status).toBe(403);
    // An observer keeps their own appointments with the patient.
    const observers = await create(forObserver, who('observer'));
    expect(observers.status).toBe(201);
    const id = observers.body.id as string;
    expect((await bed.call('getAppointment', { as: who('specialist'), path: { id } })).body.canEdit).toBe(
      false,
    );
    expect((await bed.call('cancelAppointment', { as: who('specialist'), path: { id } })).status).toBe(403);
    expect((await move(own.body.id as string, 1, forObserver, who('specialist'))).status).toBe(403);
  });

  it('list nothing to a person without the patient, or of another account', async () => {
    await create();
    expect(await listed({}, who('stranger'))).toEqual([]);
    expect(await listed({}, bed.brisa.people.receptionist)).toEqual([]);
  });
});

describe('the list', () => {
  it('finds what overlaps a span, of one specialist or patient, page after page', async () => {
    const other = await addPatient(bed.database, bed.alba);
    const at = (hour: string, change: Record<string, unknown> = {}) =>
      create({ startsAt: `2027-03-04T${hour}:00Z`, ...change }).then(({ body }) => body.id as string);
    const early = await at('08:00', { minutes: 120 });
    const late = await at('11:00', { professionalId: professional('observer') });
    const others = await at('12:00', { patientId: other });
    const ids = async (query: Record<string, string | number>) =>
      (await listed(query)).map((appointment) => appointment.id);
    expect(await ids({})).toEqual([early, late, others]);
    expect(await ids({ sort: '-startsAt' })).toEqual([others, late, early]);
    const between = { from: '2027-03-04T09:59:00Z', to: '2027-03-04T11:00:00Z' };
    expect(await ids(between)).toEqual([early]);
    expect(await ids({ from: '2027-03-04T10:00:00Z', to: '2027-03-04T11:01:00Z' })).toEqual([late]);
    expect(await ids({ professionalId: professional('observer') })).toEqual([late]);
    expect(await ids({ patientId: other })).toEqual([others]);
    const page = await bed.call('listAppointments', { as: who('receptionist'), query: { limit: 2 } });
    expect(page.body).toMatchObject({ total: 3, items: [{ id: early }, { id: late }] });
    expect(await ids({ limit: 2, cursor: page.body.nextCursor as string })).toEqual([others]);
    const refused = { limit: 2, cursor: page.body.nextCursor as string, sort: '-startsAt' };
    const other2 = await bed.call('listAppointments', { as: who('receptionist'), query: refused });
    expect(other2).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  });
});

describe('the next appointment', () => {
  const nextOf = async (now: string) => {
    const { rows } = await asAlba<{ next: NextAppointment | null }>(
      `SELECT ${nextAppointmentColumn('p', '$1')} AS next FROM patients p WHERE p.id = $2`,
      [now, patientId],
    );
    return toNextAppointment(rows[0]?.next ?? null);
  };

  it('is the first to come or the one in progress, and never a cancelled one', async () => {
    expect(await nextOf('2027-03-01T00:00:00Z')).toBeNull();
    const cancelled = (await create({ startsAt: '2027-03-03T09:00:00Z' })).body.id as string;
    await bed.call('cancelAppointment', { as: who('receptionist'), path: { id: cancelled } });
    const first = (await create()).body.id as string;
    const second = (await create({ startsAt: '2027-03-09T09:00:00Z', kind: 'RESULTS' })).body.id as string;
    expect(await nextOf('2027-03-01T00:00:00Z')).toEqual({
      id: first,
      startsAt: '2027-03-04T09:30:00.000Z',
      endsAt: '2027-03-04T10:00:00.000Z',
      kind: 'FOLLOW_UP',
      mode: 'IN_PERSON',
      professionalId: professional('specialist'),
    });
    expect((await nextOf('2027-03-04T09:59:00Z'))?.id).toBe(first);
    expect((await nextOf('2027-03-04T10:00:00Z'))?.id).toBe(second);
    expect(await nextOf('2027-04-01T00:00:00Z')).toBeNull();
  });
});

describe('a specialist who leaves', () => {
  const specialists = (...keys: PersonKey[]) =>
    keys.map((key, index) => ({ professionalId: professional(key), isPrincipal: index === 0 }));

  it('hands future appointments to the principal at once, and keeps past ones', async () => {
    const whose = await addPatient(bed.database, bed.alba, {
      specialists: specialists('specialist', 'observer'),
    });
    const mine = { patientId: whose, professionalId: professional('observer') };
    const past = (await create({ ...mine, startsAt: '2026-01-05T09:00:00Z' })).body.id as string;
    const coming = (await create({ ...mine, startsAt: '2027-05-05T09:00:00Z' })).body.id as string;
    const card = await bed.call('getPatient', { as: who('admin'), path: { id: whose } });
    const change = await bed.call('updatePatient', {
      as: who('admin'),
      path: { id: whose },
      headers: { 'if-match': card.headers.etag ?? '' },
      body: patientForm(professional('specialist'), {
        email: card.body.email as string,
        specialists: specialists('specialist'),
      }),
    });
    expect(change.status).toBe(200);
    expect(await listed({ patientId: whose }, who('specialist'))).toMatchObject([
      { id: past, specialist: { professionalId: professional('observer') } },
      { id: coming, specialist: { professionalId: professional('specialist') }, version: 2 },
    ]);
    expect(await listed({}, who('observer'))).toEqual([]);
    expect((await bed.call('getAppointment', { as: who('observer'), path: { id: coming } })).status).toBe(
      403,
    );
  });
});

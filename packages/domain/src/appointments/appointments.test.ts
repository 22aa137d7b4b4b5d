import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patientAccess, type Actor, type Role } from '../session/index.ts';
import {
  appointmentAccess,
  appointmentFieldsSchema,
  appointmentFormSchema,
  endOf,
  instantOfLocal,
  instantsOfDays,
  localTimeOf,
  minutesBetween,
  overlapOf,
  ownAppointmentsOf,
  sharesTime,
  type Booked,
} from './index.ts';

const form = {
  patientId: 'patient',
  professionalId: 'p1',
  kind: 'FOLLOW_UP',
  mode: 'IN_PERSON',
  startsAt: '2026-03-04T09:30:00Z',
  minutes: 30,
};
const problems = (change: object) => {
  const result = appointmentFormSchema.safeParse({ ...form, ...change });
  return result.success ? [] : result.error.issues.map((issue) => [issue.path.join('.'), issue.message]);
};

describe('the appointment form', () => {
  it('requires what is needed, and leaves the rest empty', () => {
    expect(appointmentFormSchema.parse(form)).toEqual({
      ...form,
      place: null,
      videoUrl: null,
      hasMail: true,
      allowsOverlap: false,
      allowsOutsideHours: false,
    });
  });

  it.each([
    ['a length of nothing', { minutes: 0 }, 'minutes', 'OUT_OF_RANGE'],
    ['a length beyond a working day', { minutes: 485 }, 'minutes', 'OUT_OF_RANGE'],
    ['half a minute', { minutes: 30.5 }, 'minutes', 'NUMBER_INVALID'],
    ['no number', { minutes: 'media hora' }, 'minutes', 'NUMBER_INVALID'],
    ['a day without time', { startsAt: '2026-03-04' }, 'startsAt', 'DATE_INVALID'],
    ['a time without zone', { startsAt: '2026-03-04T09:30:00' }, 'startsAt', 'DATE_INVALID'],
    ['seconds', { startsAt: '2026-03-04T09:30:17Z' }, 'startsAt', 'DATE_INVALID'],
    ['a day that is none', { startsAt: '2026-02-30T09:30:00Z' }, 'startsAt', 'DATE_INVALID'],
    ['another century', { startsAt: '1850-03-04T09:30:00Z' }, 'startsAt', 'OUT_OF_RANGE'],
    ['an unknown kind', { kind: 'LUNCH' }, 'kind', 'OPTION_INVALID'],
    ['a place of 10,000 characters', { place: 'x'.repeat(10_000) }, 'place', 'TOO_LONG'],
    [
      'a link that runs',
      { mode: 'VIDEO', videoUrl: 'javascript:alert(1)' },
      'videoUrl',
      'HTTPS_LINK_INVALID',
    ],
    [
      'a link in the clear',
      { mode: 'VIDEO', videoUrl: 'http://meet.example/a' },
      'videoUrl',
      'HTTPS_LINK_INVALID',
    ],
    [
      'a host in disguise',
      { mode: 'VIDEO', videoUrl: 'https://meet.example@evil.example/' },
      'videoUrl',
      'HTTPS_LINK_INVALID',
    ],
    ['no specialist', { professionalId: ' ' }, 'professionalId', 'REQUIRED'],
  ])('refuses %s', (_what, change, field, code) => {
    expect(problems(change)).toContainEqual([field, code]);
  });

  it('keeps the place in person and the link by video, and drops the other', () => {
    const both = { place: 'Consulta 2', videoUrl: 'https://meet.example/abc?x=1' };
    expect(appointmentFormSchema.parse({ ...form, ...both })).toMatchObject({ ...both, videoUrl: null });
    expect(appointmentFormSchema.parse({ ...form, ...both, mode: 'VIDEO' })).toMatchObject({
      ...both,
      place: null,
    });
    expect(appointmentFormSchema.parse({ ...form, ...both, mode: 'PHONE' })).toMatchObject({
      place: null,
      videoUrl: null,
    });
  });
});

it('ends as many minutes later as it lasts, even across a clock change', () => {
  expect(endOf('2026-03-29T00:45:00Z', 30)).toBe('2026-03-29T01:15:00.000Z');
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 480 }), (minutes) => {
      expect(minutesBetween('2026-03-29T00:45:00Z', endOf('2026-03-29T00:45:00Z', minutes))).toBe(minutes);
    }),
  );
});

const at = (from: string, to: string) => ({
  startsAt: `2026-03-04T${from}:00Z`,
  endsAt: `2026-03-04T${to}:00Z`,
});

describe('overlaps', () => {
  const wanted = { id: null, professionalId: 'p1', patientId: 'a', ...at('10:00', '10:30') };
  const booked: Booked = {
    id: 'x',
    state: 'SCHEDULED',
    professionalId: 'p1',
    patientId: 'b',
    ...at('10:15', '10:45'),
  };

  it.each([
    ['takes the time of the specialist', {}, 'SPECIALIST'],
    ['takes the time of the patient', { professionalId: 'p2', patientId: 'a' }, 'PATIENT'],
    ['takes the time of both', { patientId: 'a' }, 'BOTH'],
    ['is of other people', { professionalId: 'p2' }, null],
    ['was cancelled', { state: 'CANCELED' }, null],
    ['begins as this one ends', at('10:30', '11:00'), null],
    ['ends as this one begins', at('09:30', '10:00'), null],
    ['lies within it', at('10:10', '10:20'), 'SPECIALIST'],
    ['lies around it', at('09:00', '12:00'), 'SPECIALIST'],
  ])('detects one that %s', (_what, change, found) => {
    expect(overlapOf(wanted, { ...booked, ...change })).toBe(found);
  });

  it('ignores the appointment itself when it is moved', () => {
    expect(overlapOf({ ...wanted, id: 'x' }, booked)).toBeNull();
  });

  it('are symmetric', () => {
    const span = fc
      .tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 5, max: 60 }))
      .map(([start, length]) => ({
        startsAt: endOf('2026-03-04T08:00:00Z', start),
        endsAt: endOf('2026-03-04T08:00:00Z', start + length),
      }));
    fc.assert(fc.property(span, span, (a, b) => sharesTime(a, b) === sharesTime(b, a)));
  });
});

describe('permissions', () => {
  const actor = (roles: readonly Role[], professionalId: string | null = null): Actor => ({
    roles,
    professionalId,
  });
  const assigned = { principalId: 'p1', observerIds: ['p2'] };

  it.each([
    ['a receptionist manages all', actor(['RECEPTIONIST']), 'p1', 'edit'],
    ['an administrator manages all', actor(['ADMIN']), 'p1', 'edit'],
    ['the principal manages their own', actor(['SPECIALIST'], 'p1'), 'p1', 'edit'],
    ['an observer manages their own', actor(['SPECIALIST'], 'p2'), 'p2', 'edit'],
    ["the principal reads an observer's", actor(['SPECIALIST'], 'p1'), 'p2', 'read'],
    ['whoever has lost the patient has none', actor(['SPECIALIST'], 'p3'), 'p3', 'none'],
    ['a patient has none', actor(['PATIENT']), 'p1', 'none'],
  ])('%s', (_who, who, professionalId, wanted) => {
    expect(appointmentAccess(who, professionalId, patientAccess(who, assigned))).toBe(wanted);
  });

  it("treat appointments with a specialist as theirs, and everyone's as the front desk's", () => {
    expect(ownAppointmentsOf(actor(['SPECIALIST', 'ADMIN'], 'p1'))).toBe('p1');
    expect(ownAppointmentsOf(actor(['ADMIN'], 'p1'))).toBeNull();
    expect(ownAppointmentsOf(actor(['RECEPTIONIST']))).toBeNull();
  });
});

describe('the clock', () => {
  const MADRID = 'Europe/Madrid';

  it.each([
    ['2026-03-04', '10:30', '2026-03-04T09:30:00.000Z'],
    ['2026-07-04', '10:30', '2026-07-04T08:30:00.000Z'],
    // Clocks went back at three: the first 02:30 is meant.
    ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ])('of Madrid on %s at %s is %s', (date, time, instant) => {
    expect(instantOfLocal({ date, time }, MADRID)).toEqual({ ok: true, instant });
    expect(localTimeOf(instant, MADRID)).toEqual({ date, time });
  });

  it.each([
    ['2026-03-29', '02:30', 'SKIPPED'],
    ['2026-02-30', '10:30', 'INVALID'],
    ['2026-03-04', '24:00', 'INVALID'],
    ['2026-03-04', '', 'INVALID'],
  ])('has no time %s at %s', (date, time, found) => {
    expect(instantOfLocal({ date, time }, MADRID)).toEqual({ ok: false, code: found });
  });

  it('knows days of 23 and of 25 hours', () => {
    const hours = (first: string, last: string): number => {
      const { from, to } = instantsOfDays(first, last, MADRID);
      return (Date.parse(to) - Date.parse(from)) / 3_600_000;
    };
    expect(hours('2026-03-29', '2026-03-29')).toBe(23);
    expect(hours('2026-10-25', '2026-10-25')).toBe(25);
    expect(hours('2026-03-23', '2026-03-29')).toBe(167);
  });

  it('converts back to the same local time, in every zone', () => {
    const instants = fc.integer({ min: Date.UTC(2015, 0, 1) / 60_000, max: Date.UTC(2035, 0, 1) / 60_000 });
    const zones = fc.constantFrom(
      MADRID,
      'Atlantic/Canary',
      'America/Havana',
      'Asia/Kathmandu',
      'Pacific/Apia',
    );
    fc.assert(
      fc.property(instants, zones, (minute, zone) => {
        const local = localTimeOf(new Date(minute * 60_000), zone);
        const found = instantOfLocal(local, zone);
        // For a repeated hour the first is taken, which shows the same time.
        expect(found.ok && localTimeOf(found.instant, zone)).toEqual(local);
      }),
    );
  });

  it('reports to the form what is wrong with each field', () => {
    const { startsAt: _start, ...rest } = form;
    const filled = (change: object) =>
      appointmentFieldsSchema(MADRID).safeParse({
        ...rest,
        place: '',
        videoUrl: '',
        date: '2026-03-04',
        time: '10:30',
        ...change,
      });
    expect(filled({}).data).toMatchObject({ startsAt: '2026-03-04T09:30:00.000Z', place: null });
    const issue = (change: object) => {
      const [first] = filled(change).error?.issues ?? [];
      return [first?.path.join('.'), first?.message];
    };
    expect(issue({ date: '2026-03-29', time: '02:30' })).toEqual(['time', 'TIME_SKIPPED']);
    expect(issue({ date: '1850-03-04' })).toEqual(['date', 'OUT_OF_RANGE']);
    expect(issue({ date: '' })).toEqual(['date', 'REQUIRED']);
    expect(issue({ time: '' })).toEqual(['time', 'REQUIRED']);
  });
});

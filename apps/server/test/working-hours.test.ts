import { noWorkingHours, type WorkingWeek } from '@healzy/domain/appointments';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import type { Person, PersonKey } from './clinics.ts';

let bed: TestBed;
beforeAll(async () => {
  bed = await startTestBed();
});
beforeEach(async () => {
  for (const table of ['appointments', 'working_hours'])
    await bed.database.asAccount({ accountId: bed.alba.accountId }, (sql) =>
      sql.query(`DELETE FROM ${table}`),
    );
});
afterAll(() => bed.close());

const who = (key: PersonKey): Person => bed.alba.people[key];
/** Thursdays, in the clinic's Madrid; March 4th, 2027 is one. */
const THURSDAYS: WorkingWeek = {
  ...noWorkingHours(),
  thursday: [
    { from: '09:00', to: '14:00' },
    { from: '16:00', to: '20:00' },
  ],
};
const say = (
  week: unknown,
  {
    as = 'specialist',
    of = 'specialist',
    version = 0,
  }: { as?: PersonKey; of?: PersonKey; version?: number } = {},
) =>
  bed.call('updateWorkingHours', {
    as: who(as),
    path: { id: who(of).userId },
    headers: { 'if-match': `"${version}"` },
    body: week,
  });
const told = async (as: PersonKey = 'receptionist') =>
  (await bed.call('listWorkingHours', { as: who(as) })).body.items as {
    userId: string;
    professionalId: string;
    version: number;
    week: WorkingWeek;
  }[];
const hoursOf = async (key: PersonKey) => (await told()).find(({ userId }) => userId === who(key).userId);

describe('working hours', () => {
  it('are set by their specialist and by an administrator, and read by everyone who works there', async () => {
    expect(await hoursOf('specialist')).toMatchObject({ version: 0, week: noWorkingHours() });
    expect(await say(THURSDAYS)).toMatchObject({
      status: 200,
      headers: { etag: '"1"' },
      body: { professionalId: who('specialist').professionalId, version: 1, week: THURSDAYS },
    });
    expect((await say(noWorkingHours(), { as: 'admin', version: 1 })).body).toMatchObject({ version: 2 });
    expect((await told('observer')).map(({ userId }) => userId).sort()).toEqual(
      ['specialist', 'observer', 'stranger'].map((key) => who(key as PersonKey).userId).sort(),
    );
  });

  it('cannot be set by anyone else', async () => {
    expect((await say(THURSDAYS, { as: 'observer' })).status).toBe(403);
    expect((await say(THURSDAYS, { as: 'receptionist' })).status).toBe(403);
    // People who are not specialists have none.
    expect((await say(THURSDAYS, { as: 'admin', of: 'receptionist' })).status).toBe(404);
    expect((await told('admin')).every(({ version }) => version === 0)).toBe(true);
  });

  it('show the later of two who set them what the first has set, even the first time', async () => {
    const answers = await Promise.all([say(THURSDAYS), say(noWorkingHours(), { as: 'admin' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const [late] = answers.filter(({ status }) => status === 412);
    expect(late?.body).toMatchObject({ code: 'STALE_VERSION', details: { current: { version: 1 } } });
  });

  it.each([
    ['ends before it begins', [{ from: '14:00', to: '09:00' }], '/body/monday/0/to', 'END_BEFORE_START'],
    [
      'lies in another',
      [
        { from: '09:00', to: '14:00' },
        { from: '13:00', to: '15:00' },
      ],
      '/body/monday/1/from',
      'HOURS_OVERLAP',
    ],
  ])('reject a stretch that %s', async (_what, monday, path, code) => {
    expect(await say({ ...noWorkingHours(), monday })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', details: { fields: [{ path, code }] } },
    });
    expect(await hoursOf('specialist')).toMatchObject({ version: 0 });
  });

  it.each([
    ['no clock', [{ from: '9', to: '14' }]],
    ['a text of 10,000 characters', [{ from: '9'.repeat(10_000), to: '14:00' }]],
    ['five stretches', Array.from({ length: 5 }, (_, hour) => ({ from: `0${hour}:00`, to: `0${hour}:30` }))],
  ])('reject %s', async (_what, monday) => {
    expect((await say({ ...noWorkingHours(), monday })).status).toBe(400);
  });
});

describe('an appointment outside its specialist’s hours', () => {
  const form = (change: Record<string, unknown>) => ({
    patientId: bed.alba.patientId,
    professionalId: who('specialist').professionalId,
    kind: 'FOLLOW_UP',
    mode: 'IN_PERSON',
    startsAt: '2027-03-04T09:30:00Z',
    minutes: 30,
    ...change,
  });
  const create = (change: Record<string, unknown> = {}) =>
    bed.call('createAppointment', { as: who('receptionist'), body: form(change) });
  const move = (id: unknown, version: number, change: Record<string, unknown>) => {
    const { patientId: _whose, ...body } = form(change);
    return bed.call('updateAppointment', {
      as: who('receptionist'),
      path: { id: String(id) },
      headers: { 'if-match': `"${version}"` },
      body,
    });
  };
  const outside = { status: 409, body: { code: 'OUTSIDE_WORKING_HOURS', details: { isOutsideHours: true } } };

  it('is warned about, and made when confirmed', async () => {
    await say(THURSDAYS);
    expect((await create()).status).toBe(201);
    const afternoon = { startsAt: '2027-03-04T14:30:00Z' };
    expect(await create(afternoon)).toMatchObject(outside);
    expect(await create({ ...afternoon, allowsOverlap: true })).toMatchObject(outside);
    expect((await create({ ...afternoon, allowsOutsideHours: true })).status).toBe(201);
    expect(await create({ startsAt: '2027-03-05T09:30:00Z' })).toMatchObject(outside);
  });

  it('is reported together with overlaps', async () => {
    await say(THURSDAYS);
    const early = { startsAt: '2027-03-04T07:30:00Z' };
    await create({ ...early, allowsOutsideHours: true });
    expect(await create(early)).toMatchObject({
      status: 409,
      body: { code: 'APPOINTMENT_OVERLAPS', details: { overlaps: [{}], isOutsideHours: true } },
    });
    expect(await create({ ...early, allowsOutsideHours: true })).toMatchObject({
      body: { code: 'APPOINTMENT_OVERLAPS', details: { isOutsideHours: false } },
    });
  });

  it('is warned about when its time changes, not when only its place does', async () => {
    const { id } = (await create({ startsAt: '2027-03-04T20:00:00Z' })).body;
    await say(THURSDAYS);
    expect((await move(id, 1, { startsAt: '2027-03-04T20:00:00Z', place: 'Sala 3' })).status).toBe(200);
    expect(await move(id, 2, { startsAt: '2027-03-04T20:30:00Z' })).toMatchObject(outside);
    await bed.call('cancelAppointment', { as: who('receptionist'), path: { id: String(id) } });
    const restored = { as: who('receptionist'), path: { id: String(id) }, body: {} };
    expect((await bed.call('restoreAppointment', restored)).status).toBe(200);
  });
});

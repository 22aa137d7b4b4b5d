import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/db/ids.ts';
import { insertPatient } from '../src/features/patients/patient-writing.ts';
import { callerOf, startEmptyBed, startTestBed, type Caller, type TestBed } from './api-test-bed.ts';
import { patientForm, type Person } from './clinics.ts';
import {
  activeBefore,
  dayAfter,
  evolutionIn,
  localDay,
  newIn,
  startOfDay,
  type History,
} from './dashboard-arithmetic.ts';
import { fillWithDemoData } from '../src/demo/fill.ts';

let bed: TestBed;
beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());

interface Seeded {
  history: History;
  principal: 'specialist' | 'stranger';
  isObserved: boolean;
}

const person = (key: 'specialist' | 'stranger' | 'observer'): string =>
  bed.alba.people[key].professionalId ?? '';

/** Makes these the clinic's only patients, each with its history; returns their ids. */
async function seed(zone: string, patients: readonly Seeded[]): Promise<string[]> {
  const { accountId } = bed.alba;
  await bed.database.asSystem((sql) =>
    sql.query('UPDATE accounts SET timezone = $2 WHERE id = $1', [accountId, zone]),
  );
  return bed.database.asAccount({ accountId }, async (sql) => {
    await sql.query('DELETE FROM patients');
    const ids: string[] = [];
    for (const { history, principal, isObserved } of patients) {
      const [first, ...later] = history;
      if (!first) throw new Error('A patient has a state from the beginning.');
      const form = patientForm(person(principal), {
        state: first.state,
        specialists: [
          { professionalId: person(principal), isPrincipal: true },
          ...(isObserved ? [{ professionalId: person('observer'), isPrincipal: false }] : []),
        ],
      });
      const id = await insertPatient(sql, accountId, form, newId(), new Date(first.at));
      for (const { at, state } of later) {
        await sql.query('UPDATE patients SET state = $2, updated_at = $3 WHERE id = $1', [
          id,
          state,
          new Date(at).toISOString(),
        ]);
      }
      ids.push(id);
    }
    return ids;
  });
}

/** The expected response, by the definitions alone. */
function expected(histories: ReadonlyMap<string, History>, zone: string, from: string, to: string) {
  const all = [...histories.values()];
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
  return {
    zone,
    from,
    to,
    active: all.filter((history) => history.at(-1)?.state === 'ACTIVE').length,
    activeBefore: activeBefore(all, startOfDay(zone, from)),
    newBefore: evolutionIn(all, zone, dayAfter(from, -days), dayAfter(from, -1)).new,
    evolution: evolutionIn(all, zone, from, to),
    newest: newIn(histories, zone, from, to).slice(0, 8),
  };
}

interface Part {
  from: string;
  to: string;
  recurrent: number;
  new: number;
  canceled: number;
}

/** Calls the server and compares its whole response. */
async function compare(
  call: Caller,
  as: Person,
  histories: ReadonlyMap<string, History>,
  asked: { zone: string; from: string; to: string },
) {
  const { body } = await call('getDashboard', { as, query: { from: asked.from, to: asked.to } });
  const wanted = expected(histories, asked.zone, asked.from, asked.to);
  const card = (id: string) => body.cards.find((one: { id: string }) => one.id === id);
  expect({
    zone: body.zone,
    from: body.from,
    to: body.to,
    active: card('ACTIVE_PATIENTS').value,
    activeBefore: card('ACTIVE_PATIENTS').before,
    newBefore: card('NEW_PATIENTS').before,
    evolution: {
      recurrent: body.evolution.recurrent,
      new: body.evolution.new,
      canceled: body.evolution.canceled,
    },
    newest: body.newPatients.map(({ id }: { id: string }) => id),
  }).toEqual(wanted);
  expect(card('NEW_PATIENTS').value).toBe(wanted.evolution.new);
  const parts = body.evolution.parts as Part[];
  expect(parts[0]?.from).toBe(asked.from);
  expect(parts.at(-1)?.to).toBe(asked.to);
  parts.forEach((part, index) => {
    if (index > 0) expect(part.from).toBe(dayAfter(parts[index - 1]?.to ?? ''));
    const { from, to, ...figures } = part;
    expect(figures).toEqual(evolutionIn([...histories.values()], asked.zone, from, to));
  });
  return body;
}

/** Zones whose clocks change at midnight, twice over midnight, by half hours, or far from UTC. */
const ZONES = [
  'Europe/Madrid',
  'America/Havana',
  'Africa/Cairo',
  'Atlantic/Azores',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Asia/Kathmandu',
  'UTC',
];
/** Days of this year on which one of them changes its clock, and one without any change. */
const DAYS = [
  '2026-03-08',
  '2026-03-29',
  '2026-04-24',
  '2026-06-15',
  '2026-10-25',
  '2026-10-30',
  '2026-11-01',
];

const period = fc.record({
  zone: fc.constantFrom(...ZONES),
  edge: fc.constantFrom(...DAYS),
  length: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 21, max: 400 })),
  startsThere: fc.boolean(),
});

/** When something happens: at the very border of the period, near it, or anywhere in two years. */
const moment = fc.record({
  border: fc.constantFrom('start', 'end', 'before', 'anywhere'),
  offset: fc.oneof(
    fc.constantFrom(-1, 0, 1, -3_600_000, 3_600_000, 1_800_000),
    fc.integer({ min: -4 * 86_400_000, max: 4 * 86_400_000 }),
  ),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
});

const seeded = fc.record({
  startsActive: fc.boolean(),
  moments: fc.array(moment, { minLength: 1, maxLength: 6 }),
  principal: fc.constantFrom('specialist' as const, 'stranger' as const),
  isObserved: fc.boolean(),
});

describe('the figures equal those of plain arithmetic over the same people', () => {
  it('for random histories, at the borders of local days and clock changes', async () => {
    await fc.assert(
      fc.asyncProperty(period, fc.array(seeded, { maxLength: 14 }), async (asked, people) => {
        const { zone, edge, length } = asked;
        const today = localDay(zone, Date.now());
        const from = asked.startsThere ? edge : dayAfter(edge, -(length - 1));
        const wantedTo = dayAfter(from, length - 1);
        const to = wantedTo < today ? wantedTo : today;
        const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
        const at = {
          start: startOfDay(zone, from),
          end: startOfDay(zone, dayAfter(to)),
          before: startOfDay(zone, dayAfter(from, -days)),
        };
        const timeOf = ({ border, offset, share }: typeof moment extends fc.Arbitrary<infer M> ? M : never) =>
          Math.min(
            Date.now() - 60_000,
            border === 'anywhere'
              ? Math.round(at.start + (share * 3 - 1) * (at.end - at.start))
              : at[border] + offset,
          );
        const patients = people.map(({ startsActive, moments, ...rest }): Seeded => {
          const times = [...new Set(moments.map(timeOf))].sort((a, b) => a - b);
          const history = times.map((time, index) => ({
            at: time,
            state: (index % 2 === 0) === startsActive ? ('ACTIVE' as const) : ('INACTIVE' as const),
          }));
          return { history, ...rest };
        });
        const ids = await seed(zone, patients);
        const of = (filter: (patient: Seeded) => boolean) =>
          new Map(
            patients.flatMap((patient, index) =>
              filter(patient) ? [[ids[index] ?? '', patient.history] as const] : [],
            ),
          );
        const { admin, specialist, observer, receptionist } = bed.alba.people;
        const asked_ = { zone, from, to };
        await compare(
          bed.call,
          admin,
          of(() => true),
          asked_,
        );
        await compare(
          bed.call,
          receptionist,
          of(() => true),
          asked_,
        );
        await compare(
          bed.call,
          specialist,
          of(({ principal }) => principal === 'specialist'),
          asked_,
        );
        await compare(
          bed.call,
          observer,
          of(({ isObserved }) => isObserved),
          asked_,
        );
      }),
      { numRuns: 40 },
    );
  }, 120_000);

  it('for the demo clinics, whose past holds new, returned and lost patients', async () => {
    const demo = await startEmptyBed();
    try {
      await fillWithDemoData(demo.app.services);
      const call = await callerOf(demo.app, demo.database, demo.config);
      const { rows: staff } = await demo.database.asSystem((sql) =>
        sql.query<Person & { zone: string }>(
          `SELECT u.id AS "userId", u.email, m.account_id AS "accountId", m.professional_id AS "professionalId", m.roles,
             a.timezone AS zone
           FROM memberships m JOIN users u ON u.id = m.user_id JOIN accounts a ON a.id = m.account_id
           WHERE m.roles && ARRAY['ADMIN', 'SPECIALIST', 'RECEPTIONIST']`,
        ),
      );
      expect(staff.length).toBeGreaterThan(5);
      let canceled = 0;
      for (const as of staff) {
        const seesAll = as.roles.some((role) => role !== 'SPECIALIST');
        const { rows } = await demo.database.asAccount({ accountId: as.accountId }, (sql) =>
          sql.query<{ patientId: string; state: 'ACTIVE' | 'INACTIVE'; at: string; isOwn: boolean }>(
            `SELECT c.patient_id, c.state, c.at, EXISTS (SELECT 1 FROM patient_specialists s
               WHERE s.patient_id = c.patient_id AND s.professional_id = $1) AS is_own
             FROM patient_state_changes c ORDER BY c.at, c.id`,
            [as.professionalId],
          ),
        );
        const histories = new Map<string, History>();
        for (const row of rows) {
          if (!seesAll && !row.isOwn) continue;
          const before = histories.get(row.patientId) ?? [];
          histories.set(row.patientId, [...before, { at: Date.parse(row.at), state: row.state }]);
        }
        const to = localDay(as.zone, Date.now());
        for (const days of [7, 30, 90, 365]) {
          const from = dayAfter(to, 1 - days);
          const body = await compare(call, as, histories, { zone: as.zone, from, to });
          canceled += body.evolution.canceled;
        }
      }
      expect(canceled).toBeGreaterThan(0);
    } finally {
      await demo.close();
    }
  }, 120_000);
});

describe('the period', () => {
  it('is the last thirty days by default, and ends today at the latest', async () => {
    const as = bed.alba.people.admin;
    const { body } = await bed.call('getDashboard', { as });
    const today = localDay(body.zone, Date.now());
    expect([body.from, body.to]).toEqual([dayAfter(today, -29), today]);
    const late = await bed.call('getDashboard', { as, query: { to: '2999-01-01' } });
    expect([late.body.from, late.body.to]).toEqual([body.from, body.to]);
  });

  it.each([
    ['the wrong way round', { from: '2026-03-02', to: '2026-03-01' }],
    ['in days to come', { from: '2999-01-01' }],
    ['longer than five years', { from: '2015-01-01', to: '2026-01-01' }],
  ])('is rejected %s', async (_why, query) => {
    const answer = await bed.call('getDashboard', { as: bed.alba.people.admin, query });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', details: { fields: [{ code: 'PERIOD_INVALID', path: '/query/from' }] } },
    });
  });
});

describe('the history of a patient’s state', () => {
  it('is written with every change of state, in its own transaction', async () => {
    const { specialist } = bed.alba.people;
    const created = await bed.call('createPatient', {
      as: specialist,
      body: patientForm(person('specialist')),
    });
    const id = created.body.id as string;
    const put = (state: string, version: number) =>
      bed.call('updatePatient', {
        as: specialist,
        path: { id },
        headers: { 'if-match': `"${version}"` },
        body: patientForm(person('specialist'), { state }),
      });
    await put('INACTIVE', 1);
    await put('INACTIVE', 2);
    await put('ACTIVE', 3);
    const { rows } = await bed.database.asAccount({ accountId: bed.alba.accountId }, (sql) =>
      sql.query<{ state: string }>(
        'SELECT state FROM patient_state_changes WHERE patient_id = $1 ORDER BY at, id',
        [id],
      ),
    );
    expect(rows.map(({ state }) => state)).toEqual(['ACTIVE', 'INACTIVE', 'ACTIVE']);
  });

  it('can be neither rewritten nor deleted, and goes with the patient', async () => {
    const { accountId } = bed.alba;
    const within = (text: string) => bed.database.asAccount({ accountId }, (sql) => sql.query(text));
    await expect(within(`UPDATE patient_state_changes SET state = 'INACTIVE'`)).rejects.toMatchObject({
      code: '42501',
    });
    await expect(within('DELETE FROM patient_state_changes')).rejects.toMatchObject({ code: '42501' });
    await within('DELETE FROM patients');
    expect((await within('SELECT 1 FROM patient_state_changes')).rows).toEqual([]);
  });
});

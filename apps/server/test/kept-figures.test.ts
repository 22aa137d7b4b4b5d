import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { KeptFigures } from '../src/features/patients/kept-figures.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addPatient, patientForm, type PersonKey } from './clinics.ts';
import { engine } from './test-database.ts';
import { sweep } from './sweep.ts';

/*
 * Cached numbers are shown only as long as they are valid: after any change, each person's next response equals that of
 * a server without a cache.
 */

let bed: TestBed;
beforeAll(async () => {
  bed = await startTestBed({ PUBLIC_URL: 'http://localhost:3996' });
});
afterAll(() => bed.close());

const people = () => bed.alba.people;
const professional = (key: PersonKey): string => people()[key].professionalId ?? '';

const FILTERS = [
  {},
  { state: 'ACTIVE' },
  { state: 'INACTIVE' },
  { hasTestInProgress: 'false' },
  { hasTestInProgress: 'true' },
  { hasIntakeWaiting: 'true' },
  { tag: ['vip'] },
  { coupon: ['FERIA'] },
];

async function shown(): Promise<Record<string, unknown>> {
  const numbers: Record<string, unknown> = {};
  for (const who of ['admin', 'receptionist', 'specialist', 'observer', 'stranger'] as const) {
    const as = people()[who];
    for (const filter of FILTERS) {
      const { body } = await bed.call('listPatients', { as, query: { limit: 100, ...filter } });
      numbers[`${who} ${JSON.stringify(filter)}`] = body.total;
      const { items } = body as { items: unknown[] };
      expect(items).toHaveLength(body.total as number);
    }
    const dashboard = await bed.call('getDashboard', { as });
    if (dashboard.status === 200) numbers[`${who} dashboard`] = dashboard.body;
  }
  return numbers;
}

/** The response with everything counted. */
async function counted(): Promise<Record<string, unknown>> {
  const { services } = bed.app;
  const kept = services.keptFigures;
  services.keptFigures = new KeptFigures();
  try {
    return await shown();
  } finally {
    services.keptFigures = kept;
  }
}

const card = (change: Record<string, unknown> = {}) => patientForm(professional('specialist'), change);
const versionOf = async (id: string): Promise<Record<string, string>> => ({
  'if-match':
    (await bed.call('getPatient', { as: people().admin, path: { id } })).headers.etag ?? 'has no version',
});

async function saves(): Promise<
  [name: string, act: () => Promise<{ status: number } | string | undefined>][]
> {
  const as = people().admin;
  const id = await addPatient(bed.database, bed.alba, { surname: 'Cambiante' });
  const patient = { patientId: id };
  const link = async () => {
    const made = await bed.call('createIntake', {
      as: people().specialist,
      path: patient,
      body: { language: 'es', delivery: 'COPY' },
    });
    return String(made.body.link).split('#')[1] ?? '';
  };
  const bulk = (change: unknown) => bed.call('changePatients', { as, body: { ids: [id], change } });
  return [
    ['a new patient', () => bed.call('createPatient', { as, body: card({ state: 'INACTIVE' }) })],
    ['a patient by another way', () => addPatient(bed.database, bed.alba)],
    [
      'another state',
      async () =>
        bed.call('setPatientState', {
          as,
          path: patient,
          headers: await versionOf(id),
          body: { state: 'INACTIVE' },
        }),
    ],
    [
      'other specialists',
      async () =>
        bed.call('setPatientSpecialists', {
          as,
          path: patient,
          headers: await versionOf(id),
          body: {
            specialists: [
              { professionalId: professional('stranger'), isPrincipal: true },
              { professionalId: professional('specialist'), isPrincipal: false },
            ],
          },
        }),
    ],
    [
      'another card',
      async () =>
        bed.call('updatePatient', {
          as,
          path: { id },
          headers: await versionOf(id),
          body: { ...card({ coupon: 'FERIA', tags: ['VIP'] }) },
        }),
    ],
    ['many at once', () => bulk({ state: 'INACTIVE' })],
    ['a tag less', () => bulk({ removeTags: ['vip'] })],
    [
      'a test in progress',
      () =>
        bed.database.asAccount({ accountId: bed.alba.accountId }, async (sql) => {
          await sql.query(
            `UPDATE medical_tests SET state = 'IN_PROGRESS', in_progress_at = now() WHERE id = $1`,
            [bed.alba.testId],
          );
          return undefined;
        }),
    ],
    [
      'a questionnaire',
      async () =>
        bed.call('submitIntake', {
          as: null,
          headers: { 'x-intake-link': await link(), 'if-match': '"1"' },
          body: { language: 'es', answers: {}, figures: {}, consent: 'De acuerdo.' },
        }),
    ],
    [
      'a nutritional plan',
      () =>
        bed.call('createNutritionalPlan', {
          as: people().specialist,
          path: patient,
          body: { name: 'Cuatro semanas', weeks: 4, startDate: '2190-03-01' },
        }),
    ],
    ['a deletion', () => bed.call('deletePatient', { as, path: { id } })],
    ['who is restored', () => bed.call('restorePatient', { as, path: { id } })],
    ['another deletion', () => bed.call('deletePatient', { as, path: { id } })],
    [
      'an erasure',
      () => bed.call('erasePatient', { as, path: { id }, body: { fullName: 'Ángel Núñez Ibarra' } }),
    ],
  ];
}

describe('a cached count', () => {
  it('is shown again while nothing is saved, without counting', async () => {
    const before = await shown();
    const keep = vi.spyOn(bed.app.services.keptFigures, 'keep');
    expect(await shown()).toEqual(before);
    expect(keep).not.toHaveBeenCalled();
    keep.mockRestore();
    expect(await counted()).toEqual(before);
  });

  it('is counted again after each change that affects it', async () => {
    let before = await shown();
    for (const [name, act] of await saves()) {
      const answer = await act();
      if (typeof answer === 'object') expect(answer.status, name).toBeLessThan(300);
      const now = await shown();
      expect(now, name).toEqual(await counted());
      // Erased patients were already gone from the counts.
      if (name !== 'an erasure') expect(now, name).not.toEqual(before);
      before = now;
    }
  }, 120_000);

  it('stays valid when the change is rolled back', async () => {
    const before = await shown();
    await expect(
      bed.database.asAccount({ accountId: bed.alba.accountId }, async (sql) => {
        await sql.query(`UPDATE patients SET state = 'INACTIVE'`);
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');
    expect(await shown()).toEqual(before);
    expect(await counted()).toEqual(before);
  });

  it('is invalidated for nobody else', async () => {
    const before = await shown();
    await addPatient(bed.database, bed.brisa);
    const keep = vi.spyOn(bed.app.services.keptFigures, 'keep');
    expect(await shown()).toEqual(before);
    expect(keep).not.toHaveBeenCalled();
    keep.mockRestore();
  });

  // The embedded engine's transactions run one after the other.
  it.runIf(engine === 'postgresql')(
    'is invalid once a transaction is visible that had begun before',
    async () => {
      const first = await shown();
      let before: Record<string, unknown> = {};
      await bed.database.asAccount({ accountId: bed.alba.accountId }, async (sql) => {
        await sql.query(`UPDATE patients SET state = 'INACTIVE', coupon = 'FERIA'`);
        // Another transaction commits meanwhile, and all is counted before the first save is visible.
        await addPatient(bed.database, bed.alba);
        before = await shown();
      });
      expect(before).not.toEqual(first);
      const now = await shown();
      expect(now).not.toEqual(before);
      expect(now).toEqual(await counted());
    },
  );
});

describe('the records of writing transactions', () => {
  const rows = () =>
    bed.database.asSystem(async (sql) => {
      const { rows: found } = await sql.query<{ old: number; all: number }>(
        `SELECT count(*) FILTER (WHERE at < now() - interval '1 day') AS old, count(*) AS all FROM patient_writes`,
      );
      return found[0] ?? { old: 0, all: 0 };
    });

  it('are one per transaction, and are removed after a day', async () => {
    const { all } = await rows();
    await addPatient(bed.database, bed.alba);
    expect(await rows()).toEqual({ old: 0, all: all + 1 });
    await bed.database.asSystem((sql) =>
      sql.query(
        `INSERT INTO patient_writes (account_id, xid, at) VALUES ($1, 1, now() - interval '2 days')`,
        [bed.alba.accountId],
      ),
    );
    expect(await rows()).toEqual({ old: 1, all: all + 2 });
    await sweep(bed.app.services);
    expect(await rows()).toEqual({ old: 0, all: all + 1 });
  });
});

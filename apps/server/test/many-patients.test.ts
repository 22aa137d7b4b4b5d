import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '../src/platform/http/contract.ts';
import { startTestBed, type CallOptions, type TestBed } from './api-test-bed.ts';
import { calmTime } from './calm-time.ts';
import { addClinic, type Clinic } from './clinics.ts';
import { beginImport, COLUMNS, sheetOf, sheetRow } from './patient-sheets.ts';
import { engine } from './test-database.ts';

/*
 * A clinic that imports all its patients at once. The database's statistics are from before, and while they are
 * outdated a list takes minutes.
 */

const PATIENTS = 20_000;
/** CPU time, so that a busy machine fails nothing; without statistics some take more than a minute. */
const MOST_MS = 2_000;

let bed: TestBed;
let clinic: Clinic;

/** Birth dates over fifty years, a day apart. */
const born = (index: number): string =>
  new Date(Date.UTC(1950, 0, 1 + (index % 18_000))).toISOString().slice(0, 10).split('-').reverse().join('/');

async function fill(): Promise<number> {
  const { receptionist, specialist } = clinic.people;
  const lines = Array.from({ length: PATIENTS }, (_, index) => sheetRow(index, { 3: born(index) }));
  const { body } = await beginImport(bed, receptionist, sheetOf(lines));
  const path = { importId: body.id as string };
  const settings = {
    columns: COLUMNS,
    timezone: 'Europe/Madrid',
    principalId: specialist.professionalId,
    dayOrder: 'DMY',
  };
  await bed.call('checkPatientImport', { as: receptionist, path, body: settings });
  for (let from = 0; ;) {
    const run = await bed.call('runPatientImport', { as: receptionist, path, body: { from } });
    expect(run.status).toBe(200);
    if (run.body.state === 'DONE') return run.body.createdCount as number;
    from = run.body.position as number;
  }
}

const processorMs = (since?: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};

async function costOf(operation: OperationId, options: CallOptions): Promise<number> {
  const since = process.cpuUsage();
  const { status } = await bed.call(operation, options);
  expect(status).toBe(200);
  return calmTime(processorMs(since), MOST_MS);
}

// A PostgreSQL server maintains its statistics itself.
describe.runIf(engine === 'embedded')('a clinic that imports everything', () => {
  beforeAll(async () => {
    bed = await startTestBed();
    clinic = await addClinic(bed.database, 'Mudanza');
    expect(await fill()).toBe(PATIENTS);
  }, 900_000);
  afterAll(() => bed.close());

  describe.each(['admin', 'specialist'] as const)('20,000 imported patients, for the %s', (who) => {
    const as = () => clinic.people[who];

    it.each([
      {},
      { sort: '-lastActivity' },
      { sort: 'nextAppointment' },
      { state: 'ACTIVE' },
      { hasTestInProgress: 'true' },
      { hasTestInProgress: 'false' },
      { testType: ['CGM'] },
      { tag: ['vip'] },
      { coupon: ['SPRING'] },
      { search: 'prueba 19999' },
    ])('lists them %j', async (query) => {
      expect(await costOf('listPatients', { as: as(), query: { limit: 25, ...query } })).toBeLessThan(
        MOST_MS,
      );
    });

    it.each([{}, { state: 'ACTIVE' }, { hasTestInProgress: 'false', sort: '-createdAt' }])(
      'lists the same %j when asked again, now that the count is known',
      async (filter) => {
        const query = { limit: 100, ...filter };
        const first = await bed.call('listPatients', { as: as(), query });
        expect(first.body.total).toBeGreaterThan(1_500);
        const again = await bed.call('listPatients', { as: as(), query });
        expect(again.body).toEqual(first.body);
        const cursor = first.body.nextCursor as string;
        const next = await bed.call('listPatients', { as: as(), query: { ...query, cursor } });
        expect(next.body.items).toHaveLength(100);
        expect(next.body.total).toBe(first.body.total);
      },
    );

    // Several statements find them, each in a part of the patients.
    it.each([
      { search: 'prueba 199' },
      { search: 'prueba 199', sort: '-birthdate' },
      { sort: 'nextAppointment' },
    ])('has every page of %j in its order, of as many as there are', async (asked) => {
      const first = await bed.call('listPatients', { as: as(), query: { limit: 100, ...asked } });
      const expected = first.body.items as { id: string }[];
      const found: { id: string }[] = [];
      for (let cursor: string | undefined; found.length < 80;) {
        const { body } = await bed.call('listPatients', {
          as: as(),
          query: { limit: 40, ...asked, ...(cursor === undefined ? {} : { cursor }) },
        });
        expect(body.total).toBe(first.body.total);
        found.push(...(body.items as { id: string }[]));
        cursor = body.nextCursor as string;
      }
      expect(found.map(({ id }) => id)).toEqual(expected.slice(0, 80).map(({ id }) => id));
    });

    it('lists those of one specialist', async () => {
      const professionalId = clinic.people.specialist.professionalId ?? '';
      const query = { limit: 25, professionalId, principalId: professionalId };
      expect(await costOf('listPatients', { as: as(), query })).toBeLessThan(MOST_MS);
    });

    it('shows the dashboard, the worklist and the tags', async () => {
      expect(await costOf('getDashboard', { as: as() })).toBeLessThan(MOST_MS);
      expect(await costOf('listWorklist', { as: as(), query: { limit: 25 } })).toBeLessThan(MOST_MS);
      expect(await costOf('listPatientTags', { as: as() })).toBeLessThan(MOST_MS);
    });
  });
});

import { CGM_FLAG_LOW, sliceSeries, type CgmSeries, simulateTrace } from '@healzy/domain/cgm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clarityFile } from '../src/features/cgm/demo/sensor-file.ts';
import { completeSummaries } from '../src/features/cgm/summaries.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import type { Person, PersonKey } from './clinics.ts';
import { importSensorFile } from './sensor-files.ts';

let bed: TestBed;
beforeAll(async () => {
  bed = await startTestBed();
  bed.now.value = new Date('2026-03-20T08:00:00Z');
});
afterAll(() => bed.close());
beforeEach(() => asAlba('DELETE FROM cgm_imports'));

const who = (key: PersonKey): Person => bed.alba.people[key];
const asAlba = <Row>(text: string, params: unknown[] = []) =>
  bed.database.asAccount({ accountId: bed.alba.accountId }, (sql) => sql.query<Row>(text, params));

/** Calm days in Madrid, with an hour at LOW at 03:00 of each of some nights. */
function daysWith(nights: readonly string[], from = '2026-03-06', days = 14): CgmSeries {
  const { series } = simulateTrace(5, { from, days, zone: 'Europe/Madrid', hasGaps: false });
  series.mgdl.fill(110);
  series.recorded.fill(110);
  series.flags.fill(0);
  for (const night of nights) {
    const at = Date.parse(`${night}T02:00:00Z`) / 1000;
    series.epochSeconds.forEach((epoch, i) => {
      if (epoch < at || epoch >= at + 3600) return;
      series.mgdl[i] = 39;
      series.recorded[i] = 39;
      series.flags[i] = CGM_FLAG_LOW;
    });
  }
  return series;
}
const bringIn = async (series: CgmSeries) => {
  const { status, body } = await importSensorFile(bed, bed.alba, { bytes: clarityFile(series) });
  expect(status).toBe(201);
  return body.id as string;
};

const NIGHT = {
  kind: 'SEVERE_LOW_NIGHTS',
  risk: 3,
  dates: ['2026-03-15'],
  hours: { from: 3, to: 4 },
  longestMinutes: 60,
  extremeMgdl: 39,
  censored: 'LOW',
};

const findingOf = async () =>
  (await bed.call('getCgmFindings', { as: who('specialist'), path: { medicalTestId: bed.alba.testId } })).body
    .findings[0] as Record<string, unknown>;
const linesOf = async (key: PersonKey, review = 'OPEN') =>
  (
    (await bed.call('listWorklist', { as: who(key), query: { review, limit: 100 } })).body.items as {
      kind: string;
      subjectId: string;
      cause: string;
      finding: unknown;
    }[]
  ).filter(({ kind }) => kind === 'GLUCOSE_RISK');
const listed = async (key: PersonKey) =>
  (
    (await bed.call('listPatients', { as: who(key), query: { limit: 100 } })).body.items as {
      id: string;
      glucose: { finding: unknown } | null;
    }[]
  ).find(({ id }) => id === bed.alba.patientId)?.glucose;
const alertsOf = async (key: PersonKey) =>
  (
    (await bed.call('getPatientSummary', { as: who(key), path: { patientId: bed.alba.patientId } })).body
      .alerts as { kind: string; glucose: { finding: unknown } | null }[]
  ).filter(({ kind }) => kind === 'GLUCOSE_RISK');

describe('a night with an hour at LOW', () => {
  it('is the first finding of the test, the first line of the worklist, an alert, and in the list', async () => {
    await bringIn(daysWith(['2026-03-15']));
    expect(await findingOf()).toMatchObject(NIGHT);
    for (const key of ['specialist', 'admin'] as const) {
      const { body } = await bed.call('listWorklist', { as: who(key), query: { limit: 100 } });
      expect(body.items[0]).toMatchObject({
        kind: 'GLUCOSE_RISK',
        subjectId: bed.alba.testId,
        since: expect.stringMatching(/^2026-03-15T03:0/),
        rangeProfile: 'STANDARD',
        finding: NIGHT,
      });
      expect(await alertsOf(key)).toMatchObject([{ glucose: { testId: bed.alba.testId, finding: NIGHT } }]);
      expect(await listed(key)).toMatchObject({ testId: bed.alba.testId, finding: NIGHT });
    }
  });

  it('is not told to those who see no results', async () => {
    await bringIn(daysWith(['2026-03-15']));
    expect(await linesOf('receptionist')).toEqual([]);
    expect(await alertsOf('receptionist')).toEqual([]);
    expect(await listed('receptionist')).toBeNull();
    expect(await linesOf('stranger')).toEqual([]);
  });

  it('stays reviewed until another one comes', async () => {
    await bringIn(daysWith(['2026-03-10'], '2026-03-06', 10));
    const [line] = await linesOf('specialist');
    const reviewed = await bed.call('reviewWorklistLine', {
      as: who('specialist'),
      path: { kind: 'GLUCOSE_RISK', subjectId: bed.alba.testId },
      body: { cause: line?.cause ?? '' },
    });
    expect(reviewed.status).toBe(204);
    expect(await linesOf('specialist')).toEqual([]);
    const later = daysWith(['2026-03-17'], '2026-03-16', 4);
    const calm = sliceSeries(later, 0, Date.parse('2026-03-16T20:00:00Z') / 1000);
    await bringIn(calm);
    expect(await linesOf('specialist')).toEqual([]);
    expect(await linesOf('specialist', 'REVIEWED')).toHaveLength(1);
    await bringIn(later);
    expect(await linesOf('specialist')).toMatchObject([{ finding: { count: 2 } }]);
  });

  it('is read with the profile of the test, and goes with its readings', async () => {
    const series = daysWith([]);
    series.mgdl.fill(66, 36, 48);
    series.recorded.fill(66, 36, 48);
    const id = await bringIn(series);
    expect(await listed('specialist')).toMatchObject({ finding: { kind: 'LOW_NIGHTS', longestMinutes: 60 } });
    await asAlba(`UPDATE medical_tests SET range_profile = 'PREGNANCY' WHERE id = $1`, [bed.alba.testId]);
    expect(await listed('specialist')).toBeNull();
    await asAlba(`UPDATE medical_tests SET range_profile = 'STANDARD' WHERE id = $1`, [bed.alba.testId]);
    const undone = await bed.call('undoCgmImport', {
      as: who('specialist'),
      path: { medicalTestId: bed.alba.testId, importId: id },
    });
    expect(undone.status).toBe(204);
    expect(await listed('specialist')).toBeNull();
  });

  it('is found in readings from before summaries were stored', async () => {
    await bringIn(daysWith(['2026-03-15']));
    await asAlba('DELETE FROM cgm_summaries');
    expect(await linesOf('specialist')).toEqual([]);
    await completeSummaries(bed.app.services, bed.alba.accountId);
    expect(await linesOf('specialist')).toMatchObject([{ finding: NIGHT }]);
  });

  it('precedes the time in range on the line of today’s appointment', async () => {
    await bringIn(daysWith(['2026-03-15']));
    const made = await bed.call('createAppointment', {
      as: who('receptionist'),
      body: {
        patientId: bed.alba.patientId,
        professionalId: who('specialist').professionalId,
        kind: 'FOLLOW_UP',
        mode: 'IN_PERSON',
        startsAt: '2026-03-20T12:00:00Z',
        minutes: 30,
        place: null,
        allowsOverlap: true,
        allowsOutsideHours: true,
      },
    });
    expect(made.status).toBe(201);
    const { body } = await bed.call('listTodayVisits', { as: who('specialist') });
    expect(body.items[0].changes[0]).toMatchObject({ kind: 'TIME_IN_RANGE', percent: 99.7, finding: NIGHT });
  });
});

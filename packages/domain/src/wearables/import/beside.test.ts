import { describe, expect, it } from 'vitest';
import { bytesBeside, filesBeside, hasDataBeside, jsonBeside } from '../../shared/testing/beside/index.ts';
import { countedDays, recordsToDomain, sleepDays, WEARABLE_CHOICES, type DomainRecords } from '../index.ts';
import { recordProblems } from '../delivery/index.ts';
import { readWearableFiles, surveyWearableFiles, type NamedBlob, type WearableReading } from './index.ts';

const read = (...paths: string[]) => readAs(undefined, ...paths);

const readAs = (person: string | undefined, ...paths: string[]) =>
  readBlobs(
    person,
    ...paths.map((path) => ({
      name: path,
      blob: new Blob([bytesBeside(path) as Uint8Array<ArrayBuffer>]),
    })),
  );

async function readBlobs(
  person: string | undefined,
  ...files: NamedBlob[]
): Promise<{ result: WearableReading; records: DomainRecords }> {
  const records: DomainRecords = {
    intervals: [],
    heartRates: [],
    sleeps: [],
    workouts: [],
    dayValues: [],
    meals: [],
  };
  const result = await readWearableFiles(
    files,
    new Set(WEARABLE_CHOICES),
    { zone: 'Europe/Madrid', clock: 'UTC', ...(person !== undefined && { person }) },
    {
      emit: async (part) => {
        // What the server would refuse, no reader may give.
        expect(recordProblems(part, { choices: WEARABLE_CHOICES, now: new Date() })).toEqual([]);
        const domain = recordsToDomain(JSON.parse(JSON.stringify(part)) as typeof part);
        for (const list of Object.keys(records) as (keyof DomainRecords)[])
          (records[list] as unknown[]).push(...domain[list]);
      },
    },
  );
  return { result, records };
}
const daysOf = ({ intervals }: DomainRecords, metric: string, priority: string[] = []) =>
  countedDays(
    intervals.filter((interval) => interval.metric === metric),
    priority,
  ).days.map(({ date, value }) => [date, value]);

/** What each file holds, as its maker's documentation and a look into it tell. */
const COUNTS = [
  ['activity/apple_export_2016_dtd.xml', 'APPLE_HEALTH', 18, 16],
  ['activity/apple_export_2019_workout_route.xml', 'APPLE_HEALTH', 6, 2],
  ['activity/fitbit_activities_heart_1d_1m_intraday.json', 'FITBIT', 5, 5],
  ['activity/fitbit_activities_steps_1d_1m_intraday.json', 'FITBIT', 4, 3],
  ['activity/fitbit_takeout_heart_rate-2026-03-28.json', 'FITBIT', 4, 2],
  ['activity/fitbit_takeout_steps-2026-03-28.json', 'FITBIT', 7, 7],
  ['activity/garmin_daily_heart_rate.json', 'GARMIN', 711, 708],
  ['activity/garmin_hrv_night.json', 'GARMIN', 82, 1],
  ['activity/garmin_weight_range.json', 'GARMIN', 3, 0],
  ['activity/garmin_fenix5_walk.fit', 'FIT', 18, 18],
  ['activity/google_fit_daily_metrics_es.csv', 'GOOGLE_FIT', 3, 2],
  ['activity/googlefit_merge_step_deltas.json', 'GOOGLE_FIT', 4, 3],
  ['activity/health_connect_export.db', 'HEALTH_CONNECT', 12, 9],
  ['activity/samsung_step_daily_trend.csv', 'SAMSUNG_HEALTH', 5, 2],
  ['activity/whoop_physiological_cycles_es.csv', 'WHOOP', 2, 2],
  ['activity/withings_activity.json', 'WITHINGS', 2, 2],
  ['nutrition/cronometer_servings.csv', 'CRONOMETER', 5, 5],
  ['nutrition/loseit_food_logs.csv', 'LOSE_IT', 3, 2],
  ['nutrition/myfitnesspal_nutrition_summary.csv', 'MYFITNESSPAL', 4, 2],
  ['sleep/fitbit_sleep_date_classic_with_nap.json', 'FITBIT', 2, 2],
  ['sleep/fitbit_takeout_sleep-2026-03-28.json', 'FITBIT', 2, 2],
  ['sleep/garmin_sleep_12_nights.json', 'GARMIN', 12, 12],
  ['sleep/ihealth_sleep.json', 'IHEALTH', 3, 3],
  ['sleep/oura_sleep_v2.json', 'OURA', 3, 2],
  ['sleep/withings_sleep_segments_a.json', 'WITHINGS', 341, 341],
  ['sleep/withings_sleep_summary_180.json', 'WITHINGS', 180, 180],
] as const;
/** Of several people of a study: what one of them has. */
const OF_ONE_PERSON = [
  ['dailyActivity', 33, 863, 30],
  ['sleepDay', 24, 410, 25],
  // Intensities have no metric here.
  ['hourlyIntensities_first5', 6, 3699, 0],
] as const;
/** Read together, as they belong to one export. */
const TOGETHER = ['sleep/samsung_sleep.csv', 'sleep/samsung_sleep_stage.csv'];
/** No exports: what a laboratory scored, and a table of what a FIT file holds. */
const NO_EXPORTS = [
  'activity/garmin_fenix5_walk_records.csv',
  'sleep/sri_epochs_30s.csv',
  'sleep/yasa_sub-02_hypno_30s.txt',
];
const FOLDERS = ['activity', 'nutrition', 'sleep'];
const ALL = FOLDERS.flatMap(filesBeside);

describe.skipIf(!hasDataBeside)('files outside the repository', () => {
  it('are all read by one of these tests, whatever comes to their folders', () => {
    const studied = OF_ONE_PERSON.map(([name]) => `activity/fitbit_${name}.csv`);
    const counted = COUNTS.map(([path]) => path);
    expect([...counted, ...studied, ...TOGETHER, ...NO_EXPORTS].sort()).toEqual([...ALL].sort());
  });

  it('that are no exports are refused by name', async () => {
    for (const name of NO_EXPORTS) {
      const file = { name, blob: new Blob([bytesBeside(name) as Uint8Array<ArrayBuffer>]) };
      expect(await surveyWearableFiles([file], { zone: 'Europe/Madrid' })).toMatchObject({
        ...{ kind: 'refused', reason: 'UNKNOWN_FORMAT', detail: name },
      });
    }
  });

  it.each(ALL)('%s cut anywhere gives nothing that the whole does not give', async (path) => {
    const bytes = bytesBeside(path) as Uint8Array<ArrayBuffer>;
    const recordsOf = async (length: number) => {
      const part = { name: path, blob: new Blob([bytes.subarray(0, length)]) };
      const { result, records } = await readBlobs('1503960366', part);
      if (result.kind !== 'read') return null;
      const lists = Object.entries(records) as [string, readonly object[]][];
      return new Set(
        lists.flatMap(([list, own]) => own.map((record) => `${list} ${JSON.stringify(record)}`)),
      );
    };
    const whole = (await recordsOf(bytes.length)) ?? new Set<string>();
    // Its half, places near the end, and some between.
    const most = Math.min(bytes.length, 60_000);
    const places = [most / 2, ...Array.from({ length: 12 }, (_, i) => most * (0.07 * i + 0.11) + i * 3)];
    for (const place of places.map(Math.floor)) {
      const given = (await recordsOf(place)) ?? new Set<string>();
      expect([place, [...given].filter((record) => !whole.has(record))]).toEqual([place, []]);
    }
  });

  it('of a known kind without anything to choose are refused', async () => {
    const name = 'activity/garmin_weight_range.json';
    const file = { name, blob: new Blob([bytesBeside(name) as Uint8Array<ArrayBuffer>]) };
    expect(await surveyWearableFiles([file], { zone: 'Europe/Madrid' })).toEqual({
      ...{ kind: 'refused', reason: 'EMPTY', detail: name },
    });
  });

  it.each(COUNTS)('%s is of %s: %i records, %i stored', async (path, format, records, stored) => {
    const { result } = await read(path);
    expect(result).toMatchObject({ kind: 'read', format, read: records, stored });
    const skipped = result.kind === 'read' ? result.skipped.reduce((sum, { count }) => sum + count, 0) : -1;
    expect(skipped).toBe(records - stored);
  });

  it('the database: small calories, grams, and two applications of one walk', async () => {
    const { records } = await read('activity/health_connect_export.db');
    expect(daysOf(records, 'TOTAL_ENERGY')).toEqual([['2026-03-28', 2105.3]]);
    const steps = records.intervals.filter(({ metric }) => metric === 'STEPS');
    const [day] = countedDays(steps, ['Samsung Health', 'Google Fit']).days;
    expect(day).toMatchObject({ date: '2026-03-28' });
    expect(day!.value).toBeLessThan(1800 + 1500);
    expect(records.heartRates.map(({ bpm }) => bpm)).toEqual([88, 104]);
    expect(records.meals).toMatchObject([
      { food: 'Lentejas', energyKcal: 612, proteinG: 41, fibreG: null, sodiumMg: 1200, time: '14:05' },
    ]);
    expect(records.sleeps).toMatchObject([{ startOffsetMinutes: 60, endOffsetMinutes: 120 }]);
  });

  it('nights of Garmin and Withings to the second', async () => {
    interface Expected {
      nights: { tib_s: number; tst_s: number; calendarDate?: string }[];
    }
    for (const [file, path] of [
      ['expected/sleep_garmin.json', 'sleep/garmin_sleep_12_nights.json'],
      ['expected/sleep_withings.json', 'sleep/withings_sleep_summary_180.json'],
    ] as const) {
      const { records } = await read(path);
      const figures = sleepDays(records.sleeps, []).flatMap(({ night, others, naps }) =>
        [...(night ? [night] : []), ...others, ...naps].map(
          ({ figures: { inBedS, sleepS } }) => `${inBedS}/${sleepS}`,
        ),
      );
      for (const { tib_s, tst_s } of jsonBeside<Expected>(file).nights)
        expect(figures).toContain(`${tib_s}/${tst_s}`);
    }
  });

  it('nights of Samsung with their stages, in either order of the files', async () => {
    const [one, other] = [await read(...TOGETHER), await read(...TOGETHER.toReversed())];
    expect(one).toEqual(other);
    const [first] = sleepDays(one.records.sleeps, []);
    expect(first!.night!.figures.states).toMatchObject({
      DEEP: 63 * 60,
      LIGHT: 159 * 60,
      REM: 112 * 60,
      AWAKE: 17 * 60,
    });
  });

  it('a walk of a watch: its samples and its way', async () => {
    const { records } = await read('activity/garmin_fenix5_walk.fit');
    expect(records.workouts).toMatchObject([{ name: 'Walking', effort: 'WALKING' }]);
    expect(records.heartRates[0]).toMatchObject({ bpm: 71, atS: Date.UTC(2017, 5, 11, 14, 32, 51) / 1000 });
  });

  it.each(OF_ONE_PERSON)(
    'the table of a study, %s, asks for one of %i people, and reads only theirs',
    async (name, people, read, stored) => {
      const path = `activity/fitbit_${name}.csv`;
      const file = { name: path, blob: new Blob([bytesBeside(path) as Uint8Array<ArrayBuffer>]) };
      const survey = await surveyWearableFiles([file], { zone: 'Europe/Madrid' });
      expect(survey).toMatchObject({ kind: 'question', format: 'FITBIT', question: 'person' });
      const ids = survey.kind === 'question' && survey.question === 'person' ? survey.people : [];
      expect(ids).toHaveLength(people);
      const { result, records } = await readAs('1503960366', path);
      expect(result).toMatchObject({ kind: 'read', read, stored });
      const totals = records.intervals.filter(({ metric }) => metric === 'STEPS');
      if (name === 'dailyActivity') expect(totals[0]).toMatchObject({ value: 13_162, source: 'Fitbit' });
      if (name === 'sleepDay')
        expect(records.dayValues[0]).toMatchObject({ metric: 'SLEEP', date: '2016-04-12', value: 327 * 60 });
    },
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countedDays, recordsToDomain, sleepDays, WEARABLE_CHOICES, type DomainRecords } from '../index.ts';
import { recordProblems } from '../delivery/index.ts';
import { readWearableFiles, surveyWearableFiles, type NamedBlob } from './index.ts';

const span = (day: number, hour: number) =>
  `creationDate="2026-03-30 09:00:00 +0200" startDate="2026-03-${20 + day} ${10 + hour}:00:00 +0100" endDate="2026-03-${20 + day} ${10 + hour}:40:00 +0100"`;
const exported = (days: readonly number[]) =>
  `<!DOCTYPE HealthData []><HealthData><ExportDate value="2026-03-30 09:00:00 +0200"/>${days
    .map(
      (
        day,
      ) => `<Record type="HKQuantityTypeIdentifierStepCount" sourceName="Watch" unit="count" ${span(day, 1)} value="700"/>
<Record type="HKQuantityTypeIdentifierHeartRate" sourceName="Watch" unit="count/min" ${span(day, 2)} value="71"/>
<Record type="HKCategoryTypeIdentifierSleepAnalysis" sourceName="Watch" ${span(day, 3)} value="HKCategoryValueSleepAnalysisAsleepREM"><MetadataEntry key="HKTimeZone" value="Europe/Madrid"/></Record>
<Workout workoutActivityType="HKWorkoutActivityTypeWalking" sourceName="Watch" ${span(day, 4)} totalDistance="1" totalDistanceUnit="km"/>`,
    )
    .join('\n')}</HealthData>`;
const SEEDS = [
  exported([1, 2]),
  'Day,Time,Group,Food Name,Amount,Energy (kcal)\n2026-03-28,7:30 AM,B,Oats,80 g,300\n',
  '[{"dateTime":"03/28/26 22:58:00","value":"40"}]',
  '{"data":[{"type":"long_sleep","bedtime_start":"2026-03-28T23:10:00+01:00","bedtime_end":"2026-03-29T08:10:00+02:00","sleep_phase_5_min":"4321","average_hrv":40}]}',
  '{"activities-steps":[{"dateTime":"2026-03-29","value":"900"}],"activities-steps-intraday":{"dataset":[{"time":"02:30:00","value":9}],"datasetInterval":1,"datasetType":"minute"}}',
  '{"point":[{"startTimeNanos":"1774684800000000000","endTimeNanos":"1774685800000000000","dataTypeName":"com.google.step_count.delta","value":[{"intVal":41}]}]}',
  '{"SRDataList":[{"StartTime":1774684800,"EndTime":1774694800,"HoursSlept":120,"TimeZone":"+0100"}]}',
  '[{"calendarDate":"2026-03-28","totalSteps":4000,"restingHeartRate":55}]',
  'Sleep\nStart Time,End Time,Minutes Asleep,Minutes Awake\n"2026-03-28 11:05PM","2026-03-29 7:00AM","400","1,0"\n',
  'Activity Type,Date,Title,Calories,Time\nRunning,2026-03-28 10:00:00,A,"1,020",00:45:12\n',
  'timestamp,steps,data source\n2026-03-28T22:58:00Z,40,Watch\n',
  'com.samsung.shealth.exercise,7,11\ncom.samsung.health.exercise.start_time,com.samsung.health.exercise.duration,com.samsung.health.exercise.time_offset,com.samsung.health.exercise.exercise_type\n2026-03-28 10:00:00.000,1800000,UTC+0100,1001\n',
  'com.samsung.shealth.tracker.heart_rate,7,11\ncom.samsung.health.heart_rate.start_time,com.samsung.health.heart_rate.time_offset,com.samsung.health.heart_rate.heart_rate\n2026-03-28 10:00:00.000,UTC+0100,61.0\n',
  'from,to,light (s),deep (s),rem (s),awake (s)\n2026-03-28T23:10:00+01:00,2026-03-29T08:10:00+02:00,14400,7200,3600,1800\n',
  'from,to,Timezone,Activity type,Data,GPS\n2026-03-28T10:00:00+01:00,2026-03-28T10:45:00+01:00,Europe/Madrid,Running,"{""calories"":410}",\n',
  'date,time,stage\n2026-03-28,23:10,DEEP\n2026-03-28,23:11,REM\n2026-03-29,03:10,LIGHT\n',
  'type,startTime,sportTime(s),distance(m),calories(kcal)\n6,2026-03-28 10:00:00+0000,1800,2000.0,90.0\n',
  'sleep_id,sleep_stage_type,start_utc_offset,sleep_stage_start,end_utc_offset,sleep_stage_end\n7,DEEP,+01:00,2026-03-28T22:00:00Z,+02:00,2026-03-29T06:00:00Z\n',
  'sleep_id,minutes_asleep,start_utc_offset,sleep_start,end_utc_offset,sleep_end\n7,440,+01:00,2026-03-28T22:00:00Z,+02:00,2026-03-29T06:00:00Z\n',
  '[{"heart_rate":82.0,"heart_rate_max":90.0,"start_time":1774688400000,"end_time":1774688459000}]',
  '[{"mStartTime":1774688400000,"mTimeUnit":60000,"mStepCount":90,"mDistance":63.5,"mCalorie":3.2}]',
  '[{"logId":7,"activityName":"Walk","calories":210,"distance":3.2,"distanceUnit":"Kilometer","duration":2700000,"startTime":"03/28/26 22:58:00"}]',
  '{"activities":[{"activityName":"Run","startTime":"2026-03-28T19:05:00.000+01:00","activeDuration":1800000}]}',
  'date,start,stop,distance,calories,steps\n2026-03-28,09:00,09:03,150,9,200\n2026-03-28,23:58,00:04,52,4,80\n',
  'date,deepSleepTime,shallowSleepTime,wakeTime,start,stop,REMTime,naps\n2026-03-28,90,240,10,2026-03-27 22:30:00+0000,2026-03-28 06:00:00+0000,60,"[{\\"start\\":\\"2026-03-28 13:00:10+0000\\",\\"end\\":\\"2026-03-28 13:40:10+0000\\"}]"\n',
  'date,time,stage\n2026-03-28,23:58,DEEP\n2026-03-28,00:01,REM\n2026-03-28,15:10,LIGHT\n',
  'com.samsung.shealth.step_daily_trend,7006003,3\ncount,day_time,source_type,binning_data\n8123,2026-03-28 00:00:00.000,-2,a.json\n',
];
/** Lies beside the last of them, where nobody changes its name. */
const BINS = 'jsons/com.samsung.shealth.step_daily_trend/a/a.json';

const named = (name: string, text: string): NamedBlob => ({ name, blob: new Blob([text]) });

async function read(files: readonly NamedBlob[]) {
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
    { zone: 'Europe/Madrid', clock: 'UTC' },
    {
      emit: async (part) => {
        expect(recordProblems(part, { choices: WEARABLE_CHOICES, now: new Date() })).toEqual([]);
        const domain = recordsToDomain(part);
        for (const list of Object.keys(records) as (keyof DomainRecords)[])
          (records[list] as unknown[]).push(...domain[list]);
      },
    },
  );
  return { result, records };
}

it('changed exports never make a reader fail, and all records are stored or skipped', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...SEEDS, '[{"count":40},{},{"count":7},{}]'),
      fc.array(fc.tuple(fc.nat({ max: 2000 }), fc.string({ maxLength: 4 }), fc.nat({ max: 6 })), {
        maxLength: 5,
      }),
      async (seed, edits) => {
        const text = edits.reduce(
          (now, [at, put, cut]) =>
            now.slice(0, at % (now.length + 1)) + put + now.slice((at % (now.length + 1)) + cut),
          seed,
        );
        // Bins of a day are no file of their own: they come beside the table of their day.
        const files = seed.startsWith('[{"count"')
          ? [named(BINS, text), named('days', SEEDS.at(-1)!)]
          : [named('file', text)];
        const survey = await surveyWearableFiles(files, { zone: 'Europe/Madrid', clock: 'UTC' });
        const { result } = await read(files);
        const isEmpty = survey.kind === 'refused' && survey.reason === 'EMPTY';
        expect(result.kind === 'read').toBe(survey.kind === 'survey' || isEmpty);
        if (isEmpty && result.kind === 'read') expect(result.stored).toBe(0);
        if (result.kind !== 'read') return;
        const skipped = result.skipped.reduce((sum, { count }) => sum + count, 0);
        expect(result.stored + skipped).toBe(result.read);
      },
    ),
    { numRuns: 250 },
  );
}, 120_000);

it('any order of the same files, also twice, gives the same days', async () => {
  const files = [exported([1, 2, 3]), exported([2, 3, 4]), ...SEEDS.slice(2, 5), ...SEEDS.slice(-8)].map(
    (text, i) => named(`${i}`, text),
  );
  const days = ({ records }: Awaited<ReturnType<typeof read>>) => [
    countedDays(
      records.intervals.filter(({ metric }) => metric === 'STEPS'),
      ['Watch', 'Fitbit'],
    ),
    sleepDays(records.sleeps, ['Watch']),
  ];
  const once = days(await read(files));
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray([...files, ...files], { minLength: 2 * files.length }),
      async (shuffled) => {
        expect(days(await read(shuffled))).toEqual(once);
      },
    ),
    { numRuns: 15 },
  );
}, 120_000);

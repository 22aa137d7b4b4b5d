import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countedDays,
  readWearableText,
  sleepDays,
  type WearableText,
  type WearableTextOptions,
} from '../index.ts';

const MADRID: WearableTextOptions = { zone: 'Europe/Madrid', clock: 'UTC' };

function read(text: string, name = 'file', options = MADRID): WearableText {
  const result = readWearableText(text, options, { name });
  if (result.kind !== 'read') throw new Error(JSON.stringify(result));
  const skipped = result.skipped.reduce((sum, { count }) => sum + count, 0);
  expect(result.stored + skipped).toBe(result.read);
  return result;
}

type Rows = readonly Readonly<Record<string, string>>[];
const quoted = (cell: string) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
/** A table of these rows, its columns in this order. */
const tableOf = (rows: Rows, columns = Object.keys(rows[0]!), above = '') =>
  `${above}${columns.join(',')}\n${rows.map((row) => columns.map((column) => quoted(row[column] ?? '')).join(',')).join('\n')}\n`;

const prefixed = (prefix: string, row: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [`${prefix}.${key}`, value]));

const SAMSUNG_HEART = [
  { start_time: '2026-03-28 22:30:00.000', time_offset: 'UTC+0100', heart_rate: '61.0' },
  { start_time: '2026-03-29 02:30:00.000', time_offset: 'UTC+0200', heart_rate: '58.0' },
  { start_time: '2026-03-29 03:30:00.000', time_offset: 'UTC+0200', heart_rate: '0' },
  { start_time: '2026-03-29 04:30:00.000', time_offset: '', heart_rate: '60' },
  { start_time: '2026-03-29 05:30:00.000', time_offset: 'UTC+0200', heart_rate: '61,5' },
].map((row) => prefixed('com.samsung.health.heart_rate', row));
const SAMSUNG_EXERCISE = [
  {
    exercise_type: '1001',
    start_time: '2026-03-28 10:00:00.000',
    end_time: '2026-03-28 10:30:00.000',
    time_offset: 'UTC+0100',
    duration: '1700000',
    distance: '2400.5',
    calorie: '120.5',
  },
  {
    exercise_type: '15002',
    start_time: '2026-03-28 18:00:00.000',
    end_time: '',
    time_offset: 'UTC+0100',
    duration: '1800000',
    distance: '0.0',
    calorie: '0.0',
  },
  {
    exercise_type: '1002',
    start_time: '2026-03-28 19:00:00.000',
    end_time: '2026-03-28 18:59:00.000',
    time_offset: 'UTC+0100',
    duration: '0',
    distance: '',
    calorie: '',
  },
].map((row) => prefixed('com.samsung.health.exercise', row));
const above = (kind: string) => `com.samsung.shealth.${kind},7006003,11\n\uFEFF`;

const WITHINGS_NIGHTS = [
  {
    from: '2026-03-28T23:10:00+01:00',
    to: '2026-03-29T08:10:00+02:00',
    'light (s)': '14400',
    'deep (s)': '7200',
    'rem (s)': '3600',
    'awake (s)': '1800',
    'Duration to sleep (s)': '600',
  },
  {
    from: '2026-03-30 23:00:00',
    to: '2026-03-31 06:00:00',
    'light (s)': '0',
    'deep (s)': '0',
    'rem (s)': '0',
    'awake (s)': '0',
    'Duration to sleep (s)': '',
  },
  {
    from: 'ayer',
    to: '2026-03-31 06:00:00',
    'light (s)': '1',
    'deep (s)': '1',
    'rem (s)': '1',
    'awake (s)': '1',
    'Duration to sleep (s)': '',
  },
];
const WITHINGS_WORKOUTS = [
  {
    from: '2026-06-09T18:00:00+02:00',
    to: '2026-06-09T18:45:00+02:00',
    Timezone: 'Europe/Oslo',
    'Activity type': 'Running',
    Data: '{"calories":410,"distance":6200,"steps":5400}',
    GPS: '[[59.9,10.7]]',
  },
  {
    from: '2026-06-10T18:00:00+02:00',
    to: '2026-06-10T18:45:00+02:00',
    Timezone: 'Europe/Oslo',
    'Activity type': 'Walking',
    Data: '{"cal',
    GPS: '',
  },
];

const ZEPP_DAYS = [
  {
    date: '2026-03-28',
    lastSyncTime: '1774700000',
    steps: '8000',
    distance: '6000',
    runDistance: '0',
    calories: '300',
  },
  {
    date: '2026-03-29',
    lastSyncTime: '1774700000',
    steps: '0',
    distance: '0',
    runDistance: '0',
    calories: '0',
  },
];
const ZEPP_SPORT = [
  {
    type: '6',
    startTime: '2026-03-28 10:00:00+0000',
    'sportTime(s)': '1800',
    'distance(m)': '2000.0',
    'calories(kcal)': '90.0',
  },
  {
    type: '52',
    startTime: '2026-03-28 12:00:00+0000',
    'sportTime(s)': '1800',
    'distance(m)': '-1.0',
    'calories(kcal)': '200',
  },
];

const TAKEOUT_NIGHTS = [
  {
    sleep_id: '7',
    sleep_type: 'STAGES',
    minutes_to_fall_asleep: '5',
    minutes_asleep: '440',
    minutes_awake: '40',
    start_utc_offset: '+01:00',
    sleep_start: '2026-03-28T22:00:00Z',
    end_utc_offset: '+02:00',
    sleep_end: '2026-03-29T06:00:00Z',
    data_source: 'GOOGLE_FITBIT_AIR',
    sleep_last_updated: '2026-03-29T07:00:00Z',
  },
];
const stage = (sleep_stage_type: string, start: string, end: string) => ({
  ...{ sleep_id: '7', sleep_stage_type, start_utc_offset: '+01:00', sleep_stage_start: `2026-03-${start}Z` },
  ...{ end_utc_offset: '+02:00', sleep_stage_end: `2026-03-${end}Z`, data_source: 'GOOGLE_FITBIT_AIR' },
});
const TAKEOUT_STAGES = [
  stage('LIGHT', '29T00:00:00', '29T05:40:00'),
  stage('AWAKE', '28T22:00:00', '28T22:20:00'),
  stage('DEEP', '28T22:20:00', '29T00:00:00'),
  stage('AWAKE', '29T05:40:00', '29T06:00:00'),
  stage('DREAM', '29T05:40:00', '29T06:00:00'),
];
const TAKEOUT_STEPS = [
  { timestamp: '2026-03-28T10:00:00.000Z', steps: '100', 'data source': 'MobileTrack' },
  { timestamp: '2026-03-28T10:00:00.000Z', steps: '100', 'data source': 'Fit Health Connect' },
  { timestamp: '2026-03-28T10:00:00.000Z', steps: '90', 'data source': 'Google Fitbit Air' },
];

const minutesFrom = (start: number, count: number, cells: (place: number) => Record<string, string>) =>
  Array.from({ length: count }, (_, place) => {
    const wall = new Date(start + place * 60_000).toISOString();
    return { date: wall.slice(0, 10), time: wall.slice(11, 16), ...cells(place) };
  });

describe('Samsung Health', () => {
  it('heart rates, on the clock that was asked for', () => {
    const text = tableOf(SAMSUNG_HEART, undefined, above('tracker.heart_rate'));
    expect(readWearableText(text)).toMatchObject({ kind: 'question', question: 'clock' });
    const { heartRates, skipped } = read(text);
    expect(heartRates).toEqual([
      { source: 'Samsung Health', atS: Date.UTC(2026, 2, 28, 22, 30) / 1000, bpm: 61, offsetMinutes: 60 },
      { source: 'Samsung Health', atS: Date.UTC(2026, 2, 29, 2, 30) / 1000, bpm: 58, offsetMinutes: 120 },
    ]);
    expect(skipped).toEqual([
      { reason: 'NOT_MEASURED', count: 1, rows: [5] },
      { reason: 'TIME_UNREADABLE', count: 1, rows: [6] },
      { reason: 'UNREADABLE', count: 1, rows: [7] },
    ]);
    const local = read(text, 'file', { ...MADRID, clock: 'LOCAL' });
    expect(local.heartRates[0]!.atS).toBe(Date.UTC(2026, 2, 28, 21, 30) / 1000);
  });

  it('workouts: the end or the duration, and nothing measured from 0', () => {
    const { workouts, skipped } = read(tableOf(SAMSUNG_EXERCISE, undefined, above('exercise')));
    expect(workouts).toMatchObject([
      { name: 'Walking', effort: 'WALKING', distanceM: 2400.5, energyKcal: 120.5 },
      { name: 'Strength Training', effort: null, distanceM: null, energyKcal: null },
    ]);
    expect(workouts.map(({ startS, endS }) => endS - startS)).toEqual([1800, 1800]);
    expect(skipped).toEqual([{ reason: 'ENDS_BEFORE_START', count: 1, rows: [5] }]);
  });
});

describe('Withings', () => {
  it('nights of the table, with the offsets that it writes', () => {
    const { sleeps, skipped } = read(tableOf(WITHINGS_NIGHTS));
    expect(sleeps).toMatchObject([
      {
        source: 'Withings',
        startOffsetMinutes: 60,
        endOffsetMinutes: 120,
        totals: { LIGHT: 14_400, DEEP: 7200, REM: 3600, AWAKE: 1800 },
        device: { latencyS: 600 },
      },
    ]);
    expect(sleeps[0]!.endS - sleeps[0]!.startS).toBe(8 * 3600);
    expect(skipped).toEqual([
      { reason: 'PLACEHOLDER', count: 1, rows: [3] },
      { reason: 'TIME_UNREADABLE', count: 1, rows: [4] },
    ]);
  });

  it('nights in Spanish, with clocks of the zone', () => {
    const names = { de: 'from', a: 'to', 'ligero (s)': 'light (s)', 'profundo (s)': 'deep (s)' } as const;
    const row = { ...WITHINGS_NIGHTS[0]!, from: '2026-03-28 23:10:00', to: '2026-03-29 08:10:00' };
    const text = tableOf([Object.fromEntries(Object.entries(names).map(([name, key]) => [name, row[key]]))]);
    expect(readWearableText(text)).toMatchObject({ kind: 'question', question: 'zone' });
    const [night] = read(text).sleeps;
    expect(night!.endS - night!.startS).toBe(8 * 3600);
    expect(night!.totals).toEqual({ LIGHT: 14_400, DEEP: 7200 });
  });

  it('workouts with their figures, never where they were', () => {
    const { workouts } = read(tableOf(WITHINGS_WORKOUTS));
    expect(workouts).toMatchObject([
      { name: 'Running', energyKcal: 410, distanceM: 6200, offsetMinutes: 120 },
      { name: 'Walking', effort: 'WALKING', energyKcal: null, distanceM: null },
    ]);
    expect(JSON.stringify(workouts)).not.toContain('59.9');
  });

  it('raw tables by the name of the file, and nothing without one', () => {
    const raw = tableOf([
      { start: '2026-06-09T09:00:00+02:00', duration: '[60,60,60]', value: '[20,0,31]' },
      { start: '2026-06-09T10:00:00+02:00', duration: '[60]', value: '[0]' },
      { start: '2026-06-09T11:00:00+02:00', duration: '[60,60]', value: '[5]' },
      { start: '2026-06-09T12:00:00+02:00', duration: '60', value: '5' },
    ]);
    expect(readWearableText(raw, MADRID, { name: 'datos.csv' })).toMatchObject({ reason: 'UNKNOWN_FORMAT' });
    const { intervals, skipped } = read(raw, 'export/raw_tracker_steps.csv');
    expect(countedDays(intervals, []).days).toMatchObject([{ date: '2026-06-09', value: 51 }]);
    expect(skipped).toEqual([
      { reason: 'PLACEHOLDER', count: 1, rows: [3] },
      { reason: 'UNREADABLE', count: 2, rows: [4, 5] },
    ]);
    expect(read(raw, 'raw_tracker_elevation.csv').skipped).toMatchObject([{ reason: 'NOT_USED', count: 4 }]);
    const hearts = tableOf([
      { start: '2026-06-09T09:00:00+02:00', duration: '[22,22,22]', value: '[86,0,300]' },
    ]);
    expect(read(hearts, 'raw_hr_hr.csv').heartRates).toMatchObject([{ bpm: 86, offsetMinutes: 120 }]);
    const days = tableOf([
      { date: '2026-06-09', value: '8123' },
      { date: '2026-06-10', value: '8,5' },
    ]);
    expect(countedDays(read(days, 'aggregates_steps.csv').intervals, []).days).toMatchObject([
      { date: '2026-06-09', value: 8123 },
    ]);
  });

  it('states of a night, in any order of the rows', () => {
    const rows = [
      { start: '2026-06-09T00:00:00+02:00', duration: '[3600,600]', value: '[2,0]' },
      { start: '2026-06-08T23:00:00+02:00', duration: '[3600]', value: '[1]' },
      { start: '2026-06-09T01:10:00+02:00', duration: '[600]', value: '[9]' },
    ];
    const { sleeps, skipped } = read(tableOf(rows), 'raw_tracker_sleep-state.csv');
    expect(sleepDays(sleeps, [])[0]!.night!.figures).toMatchObject({
      inBedS: 7800,
      states: { LIGHT: 3600, DEEP: 3600, AWAKE: 600 },
    });
    expect(skipped).toEqual([{ reason: 'UNREADABLE', count: 1, rows: [4] }]);
    const [mat] = read(tableOf(rows.slice(1, 2)), 'raw_sleep-monitor_sleep-state.csv').sleeps;
    expect(mat!.segments).toMatchObject([{ state: 'ASLEEP' }]);
  });
});

describe('Zepp and Mi', () => {
  it('days, and their minutes', () => {
    const days = read(tableOf(ZEPP_DAYS));
    expect(
      countedDays(
        days.intervals.filter(({ metric }) => metric === 'ACTIVE_ENERGY'),
        [],
      ).days,
    ).toMatchObject([{ date: '2026-03-28', value: 300 }]);
    expect(days.skipped).toEqual([{ reason: 'PLACEHOLDER', count: 1, rows: [3] }]);
    const minutes = minutesFrom(Date.UTC(2026, 2, 28, 9), 3, (place) => ({ steps: String(place * 40) }));
    const { intervals } = read(tableOf(minutes));
    expect(intervals.map(({ startS, value }) => [startS, value])).toEqual([
      [Date.UTC(2026, 2, 28, 8, 1) / 1000, 40],
      [Date.UTC(2026, 2, 28, 8, 2) / 1000, 80],
    ]);
  });

  it('minutes of sleep as one night, also where an hour comes twice', () => {
    // 23:00 until 03:00 of the wall, five hours of sleep: from 02:00 on it is written twice.
    const before = minutesFrom(Date.UTC(2026, 9, 24, 23), 240, (place) => ({
      stage: place < 60 ? 'DEEP' : 'LIGHT',
    }));
    const again = minutesFrom(Date.UTC(2026, 9, 25, 2), 60, () => ({ stage: 'REM' }));
    const { sleeps, stored } = read(tableOf([...before, ...again]));
    expect(stored).toBe(300);
    expect(sleeps).toHaveLength(1);
    expect(sleeps[0]!.segments).toHaveLength(3);
    expect(sleepDays(sleeps, [])[0]).toMatchObject({
      date: '2026-10-25',
      night: { figures: { sleepS: 5 * 3600, states: { DEEP: 3600, LIGHT: 3 * 3600, REM: 3600 } } },
    });
  });

  it('heart rates of either table, and workouts', () => {
    const own = minutesFrom(Date.UTC(2026, 2, 28, 9), 2, (place) => ({
      heartRate: place === 0 ? '0' : '71',
    }));
    expect(read(tableOf(own)).heartRates).toMatchObject([{ bpm: 71, offsetMinutes: 60 }]);
    const asked = [{ time: '2026-03-28 10:00:00+0000', heartRate: '88' }];
    expect(read(tableOf(asked)).heartRates).toMatchObject([
      { bpm: 88, atS: Date.UTC(2026, 2, 28, 10) / 1000 },
    ]);
    expect(read(tableOf(ZEPP_SPORT)).workouts).toMatchObject([
      { name: 'Walking', effort: 'WALKING', distanceM: 2000, energyKcal: 90 },
      { name: 'Other', effort: null, distanceM: null, energyKcal: 200 },
    ]);
  });
});

describe('the newer export of Fitbit', () => {
  it('nights and their states are one night of the day of waking', () => {
    const [nights, stages] = [read(tableOf(TAKEOUT_NIGHTS)), read(tableOf(TAKEOUT_STAGES))];
    expect(stages.skipped).toEqual([{ reason: 'UNREADABLE', count: 1, rows: [6] }]);
    const days = sleepDays([...nights.sleeps, ...stages.sleeps], []);
    expect(days).toMatchObject([
      {
        date: '2026-03-29',
        others: [],
        night: { figures: { inBedS: 8 * 3600, sleepS: 440 * 60, states: { DEEP: 6000, AWAKE: 2400 } } },
      },
    ]);
    expect(nights.sleeps).toMatchObject([
      { startOffsetMinutes: 60, endOffsetMinutes: 120, device: { latencyS: 300 } },
    ]);
  });

  it('steps of a band, its telephone and what repeats them are not added', () => {
    const { intervals } = read(tableOf(TAKEOUT_STEPS));
    expect(new Set(intervals.map(({ source }) => source))).toEqual(
      new Set(['MobileTrack', 'Health Connect', 'Fitbit']),
    );
    expect(countedDays(intervals, []).days).toMatchObject([{ value: 90 }]);
    const pace = [{ timestamp: '2026-03-28T10:00:00Z', steps: '99', 'distance millimeters': '1' }];
    expect(readWearableText(tableOf(pace), MADRID)).toMatchObject({ reason: 'UNKNOWN_FORMAT' });
  });

  it('a rate of each midnight is that of resting', () => {
    const rows = ['2026-03-28T00:00:00Z', '2026-03-29T00:00:00Z'].map((timestamp, place) => ({
      ...{ timestamp, 'beats per minute': place === 0 ? '61.2' : '0.0', 'data source': 'Google Health App' },
    }));
    const resting = read(tableOf(rows));
    expect(resting.dayValues).toEqual([
      { source: 'Fitbit', metric: 'RESTING_HEART_RATE', date: '2026-03-28', value: 61.2 },
    ]);
    const seconds = [...rows, { ...rows[0]!, timestamp: '2026-03-28T04:00:05Z' }];
    expect(read(tableOf(seconds)).heartRates).toHaveLength(2);
    const hrv = [{ timestamp: '2026-03-28T00:00:00', rmssd: '39.9', nremhr: '56.1', entropy: '2.9' }];
    expect(read(tableOf(hrv)).dayValues).toMatchObject([{ metric: 'HRV_RMSSD', value: 39.9 }]);
  });

  it('series of the older export that are no steps are told by their names', () => {
    const entries = (...values: string[]) =>
      JSON.stringify(values.map((value, place) => ({ dateTime: `03/28/26 00:0${place}:00`, value })));
    const named = (name: string, ...values: string[]) =>
      read(entries(...values), `Takeout/Fitbit/Global Export Data/${name}-2026-03-28.json`);
    expect(named('distance', '2300', '0')).toMatchObject({
      intervals: [{ metric: 'DISTANCE', value: 23, offsetMinutes: 60 }],
      skipped: [{ reason: 'PLACEHOLDER' }],
    });
    expect(named('calories', '1.25').intervals).toMatchObject([
      // Midnight of the wearer, where steps are written in UTC.
      { metric: 'TOTAL_ENERGY', startS: Date.UTC(2026, 2, 27, 23) / 1000 },
    ]);
    expect(countedDays(named('very_active_minutes', '30').intervals, []).days).toMatchObject([
      { date: '2026-03-28', value: 30 },
    ]);
    expect(named('altitude', '10').skipped).toEqual([{ reason: 'NOT_USED', count: 1, rows: [1] }]);
    expect(named('steps', '40').intervals).toMatchObject([{ metric: 'STEPS', value: 40 }]);
    const resting = [0, 61.2].map((value) => ({
      dateTime: '03/28/26 00:00:00',
      value: { date: null, value, error: 5 },
    }));
    expect(read(JSON.stringify(resting))).toMatchObject({ stored: 1, dayValues: [{ value: 61.2 }] });
  });
});

const TABLES: readonly (readonly [name: string, rows: Rows, above: string])[] = [
  ['Samsung heart rates', SAMSUNG_HEART, above('tracker.heart_rate')],
  ['Samsung workouts', SAMSUNG_EXERCISE, above('exercise')],
  ['Withings nights', WITHINGS_NIGHTS, ''],
  ['Withings workouts', WITHINGS_WORKOUTS, ''],
  ['Zepp days', ZEPP_DAYS, ''],
  ['Zepp workouts', ZEPP_SPORT, ''],
  ['Takeout nights', TAKEOUT_NIGHTS, ''],
  ['Takeout states', TAKEOUT_STAGES, ''],
  ['Takeout steps', TAKEOUT_STEPS, ''],
];

describe.each(TABLES)('%s', (_, rows, top) => {
  const columns = Object.keys(rows[0]!);

  it('do not depend on the order of columns', () => {
    const inOrder = read(tableOf(rows, columns, top));
    fc.assert(
      fc.property(fc.shuffledSubarray(columns, { minLength: columns.length }), (shuffled) => {
        expect(read(tableOf(rows, shuffled, top))).toEqual(inOrder);
      }),
      { numRuns: 10 },
    );
  });

  it('without a column never throw, and without rows give nothing', () => {
    for (const missing of columns) {
      const text = tableOf(
        rows,
        columns.filter((column) => column !== missing),
        top,
      );
      const result = readWearableText(text, MADRID);
      if (result.kind !== 'read') continue;
      const skipped = result.skipped.reduce((sum, { count }) => sum + count, 0);
      expect(result.stored + skipped, missing).toBe(result.read);
    }
    expect(
      read(
        tableOf(rows, columns, top)
          .split('\n')
          .slice(0, top === '' ? 1 : 2)
          .join('\n'),
      ),
    ).toMatchObject({
      read: 0,
      stored: 0,
    });
  });
});

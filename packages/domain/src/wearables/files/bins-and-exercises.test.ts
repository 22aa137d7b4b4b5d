import { describe, expect, it } from 'vitest';
import {
  countedDays,
  readWearableText,
  sleepDays,
  type WearableText,
  type WearableTextOptions,
} from '../index.ts';

const MADRID: WearableTextOptions = { zone: 'Europe/Madrid', clock: 'UTC' };

function read(text: string, options = MADRID, name = 'file'): WearableText {
  const result = readWearableText(text, options, { name });
  if (result.kind !== 'read') throw new Error(JSON.stringify(result));
  const skipped = result.skipped.reduce((sum, { count }) => sum + count, 0);
  expect(result.stored + skipped).toBe(result.read);
  return result;
}
const of = ({ intervals }: WearableText, metric: string) =>
  intervals.filter((interval) => interval.metric === metric);
const utc = (...time: [number, number, number, number, number]) => Date.UTC(...time);

describe('bins of Samsung', () => {
  const at = utc(2026, 2, 28, 9, 0);

  it('heart rates of a minute, by their instant', () => {
    const bins = [
      { heart_rate: 82, heart_rate_max: 90, heart_rate_min: 79, start_time: at, end_time: at + 59_000 },
      { heart_rate: 0, start_time: at + 60_000, end_time: at + 119_000 },
      { heart_rate: 320, start_time: at + 120_000, end_time: at + 179_000 },
      { heart_rate: 80, end_time: at },
    ];
    const text = JSON.stringify(bins);
    expect(read(text)).toMatchObject({
      read: 4,
      heartRates: [{ source: 'Samsung Health', atS: at / 1000, bpm: 82, offsetMinutes: 60 }],
      skipped: [
        { reason: 'NOT_MEASURED', rows: [2] },
        { reason: 'IMPLAUSIBLE', rows: [3] },
        { reason: 'TIME_UNREADABLE', rows: [4] },
      ],
    });
    expect(readWearableText(text)).toMatchObject({ kind: 'question', question: 'zone' });
  });

  it('steps of a minute, in either layout, which say nothing of the calories of the day', () => {
    const old = [
      { mStartTime: at, mTimeUnit: 60_000, mStepCount: 90, mDistance: 63.5, mCalorie: 3.2, mSpeed: 1 },
      { mStartTime: at + 60_000, mTimeUnit: 60_000, mStepCount: 0, mDistance: 0, mCalorie: 0 },
    ];
    const result = read(JSON.stringify(old));
    expect(result.intervals).toMatchObject([
      { metric: 'STEPS', value: 90, startS: at / 1000, endS: at / 1000 + 60 },
      { metric: 'DISTANCE', value: 63.5 },
    ]);
    expect(result.skipped).toEqual([{ reason: 'PLACEHOLDER', count: 1, rows: [2] }]);
    const newer = [{ start_time: at, count: 7, distance: 5.5, calorie: 0.4, speed: 1.1 }];
    expect(of(read(JSON.stringify(newer)), 'STEPS')).toMatchObject([{ value: 7 }]);
  });

  it('of a telephone and a watch in the same minute, the larger, and a longer bin only what it has beyond', () => {
    const bin = (minutes: number, steps: number, unit = 60_000) => ({
      mStartTime: at + minutes * 60_000,
      mTimeUnit: unit,
      mStepCount: steps,
    });
    const bins = [bin(0, 80), bin(0, 95), bin(1, 100), bin(0, 200, 600_000)];
    const { intervals } = read(JSON.stringify(bins));
    expect(countedDays(intervals, []).days).toMatchObject([{ date: '2026-03-28', value: 200 }]);
  });
});

describe('exercises of Fitbit', () => {
  const exercise = {
    logId: 7,
    activityName: 'Walk',
    activityTypeId: 90_013,
    calories: 210,
    distance: 3.2,
    distanceUnit: 'Kilometer',
    duration: 2_700_000,
    activeDuration: 2_600_000,
    steps: 4100,
    logType: 'auto_detected',
    heartRateZones: [{ name: 'Fat Burn', min: 97, max: 136, minutes: 20 }],
    startTime: '03/28/26 22:58:00',
  };

  it('of an export: of UTC, and of their own steps nothing, which the table of steps has', () => {
    const { workouts, intervals, skipped } = read(
      JSON.stringify([
        exercise,
        { ...exercise, activityName: 'Swim', distance: 40, distanceUnit: 'Pool', logType: 'manual' },
        { ...exercise, duration: 0 },
        { ...exercise, startTime: 'ayer' },
      ]),
    );
    expect(workouts).toMatchObject([
      { name: 'Walk', effort: 'WALKING', distanceM: 3200, energyKcal: 210, offsetMinutes: 60 },
      { name: 'Swim', effort: null, distanceM: null, isManual: true },
    ]);
    expect(workouts[0]).toMatchObject({
      startS: utc(2026, 2, 28, 22, 58) / 1000,
      endS: utc(2026, 2, 28, 23, 43) / 1000,
    });
    expect(workouts[0]).not.toHaveProperty('isManual');
    expect(intervals).toEqual([]);
    expect(skipped).toEqual([
      { reason: 'ENDS_BEFORE_START', count: 1, rows: [3] },
      { reason: 'TIME_UNREADABLE', count: 1, rows: [4] },
    ]);
  });

  it('of the interface: their own offset, or the clock of the wearer', () => {
    const at = (startTime: string) =>
      read(
        JSON.stringify({
          activities: [{ ...exercise, distance: 2, distanceUnit: 'Mile', startTime }],
          pagination: {},
        }),
      ).workouts[0]!;
    expect(at('2026-03-28T19:05:00.000-07:00')).toMatchObject({
      startS: utc(2026, 2, 29, 2, 5) / 1000,
      offsetMinutes: -420,
      distanceM: 3218.688,
    });
    expect(at('2026-03-28T10:00:00.000')).toMatchObject({ startS: utc(2026, 2, 28, 9, 0) / 1000 });
  });
});

describe('Zepp', () => {
  const HEAD = 'date,deepSleepTime,shallowSleepTime,wakeTime,start,stop,REMTime,naps';
  const NIGHT = '2026-03-28,90,240,10,2026-03-27 22:30:00+0000,2026-03-28 06:00:00+0000,60';
  const NAP = [
    { start: '2026-03-28 13:00:10+0000', end: '2026-03-28 13:40:10+0000' },
    { start: '2026-03-28 17:00:00+0000', end: '2026-03-28 17:20:00+0000' },
  ];
  const list = JSON.stringify(NAP);

  it.each([
    ['quotes doubled', `"${list.replaceAll('"', '""')}"`],
    ['quotes behind a backslash', `"${list.replaceAll('"', '\\"')}"`],
    ['no quotes around it', list],
  ])('naps of a night, with %s', (_, cell) => {
    const { sleeps, read: records, stored } = read(`${HEAD}\n${NIGHT},${cell}\n`);
    expect([records, stored]).toEqual([3, 3]);
    expect(sleeps.map(({ device }) => device.isNap)).toEqual([null, true, true]);
    const [day] = sleepDays(sleeps, []);
    expect(day).toMatchObject({ date: '2026-03-28', night: { figures: { sleepS: 390 * 60 } } });
    expect(day!.naps.map(({ figures }) => figures.sleepS)).toEqual([2400, 1200]);
  });

  it('naps that nobody can read are named, and an empty list is none', () => {
    expect(read(`${HEAD}\n${NIGHT},"[{""start"":""14:00""}]"\n`).skipped).toEqual([
      { reason: 'UNREADABLE', count: 1, rows: [2] },
    ]);
    expect(read(`${HEAD}\n${NIGHT},[]\n`)).toMatchObject({ read: 1, stored: 1 });
  });

  it('a last night without naps is whole after one with two, also without a line end', () => {
    const next = NIGHT.replaceAll('2026-03-28', '2026-03-29').replaceAll('2026-03-27', '2026-03-28');
    for (const naps of ['[]', list]) {
      const nights = read(`${HEAD}\n${NIGHT},${list}\n${next},${naps}`);
      expect(nights.skipped).toEqual([]);
      expect(nights.sleeps.filter(({ device }) => device.isNap === null)).toHaveLength(2);
    }
    expect(read(`${HEAD}\n${NIGHT},${list}\n${next},${list.slice(0, -2)}`).skipped).toEqual([
      { reason: 'MAYBE_CUT', count: 1, rows: [3] },
    ]);
  });

  it('stretches of walking count nothing of the minutes in them twice, nor of the day', () => {
    const walks = read(
      'date,start,stop,distance,calories,steps\n2026-03-28,09:00,09:03,150,9,200\n"2026-03-28","2026-03-28 23:58:00","2026-03-29 00:04:00",52,4,80\n2026-03-28,23:50,00:10,10,1,14\n2026-03-28,10:00,10:00,1,1,1\n',
    );
    expect(walks.skipped).toEqual([{ reason: 'ENDS_BEFORE_START', count: 1, rows: [5] }]);
    expect(of(walks, 'DISTANCE').map(({ value }) => value)).toEqual([150, 52, 10]);
    const minutes = read('date,time,steps\n2026-03-28,09:00,60\n2026-03-28,09:01,70\n2026-03-28,09:02,70\n');
    const total = read('date,steps,distance,runDistance,calories\n2026-03-28,260,200,0,12\n');
    const steps = [walks, minutes, total].flatMap((result) => of(result, 'STEPS'));
    const [day, next] = countedDays(steps, []).days;
    expect(day).toMatchObject({ date: '2026-03-28', value: 260 });
    expect(next!.date).toBe('2026-03-29');
    expect(next!.value).toBeLessThan(80);
  });

  it('a night whose minutes have the date of its waking is one night, and its evening the day before', () => {
    const rows = (date: string, from: string, count: number, stage: string) =>
      Array.from({ length: count }, (_, place) => {
        const time = new Date(Date.parse(`2026-01-01T${from}:00Z`) + place * 60_000).toISOString();
        return `${date},${time.slice(11, 16)},${stage},55,`;
      });
    const table = (...all: string[][]) => ['date,time,stage,hr,respiratory_rate', ...all.flat()].join('\n');
    const waking = read(
      table(
        rows('2026-03-28', '23:30', 30, 'LIGHT'),
        rows('2026-03-28', '00:00', 120, 'DEEP'),
        rows('2026-03-28', '15:00', 20, 'LIGHT'),
      ),
    );
    const literal = read(
      table(
        rows('2026-03-27', '23:30', 30, 'LIGHT'),
        rows('2026-03-28', '00:00', 120, 'DEEP'),
        rows('2026-03-28', '15:00', 20, 'LIGHT'),
      ),
    );
    expect(waking.sleeps).toEqual(literal.sleeps);
    expect(waking.sleeps).toMatchObject([
      { startS: utc(2026, 2, 27, 22, 30) / 1000, endS: utc(2026, 2, 28, 1, 0) / 1000 },
      { startS: utc(2026, 2, 28, 14, 0) / 1000 },
    ]);
  });
});

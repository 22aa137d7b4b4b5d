import { describe, expect, it } from 'vitest';
import { atOnce } from '../../shared/delimited/index.ts';
import { noRecords, type DomainRecords, type RecordedInterval, type Workout } from '../index.ts';
import {
  activitySteps,
  cutDays,
  isOtherSource,
  previousPeriod,
  recordedMinutes,
  workoutIdOf,
  workoutWithId,
} from './index.ts';
import type { ActivityFigures, ActivityInput } from './index.ts';

const at = (utc: string) => Date.parse(`${utc}Z`) / 1000;
const interval = (
  metric: RecordedInterval['metric'],
  [start, end]: readonly [string, string],
  value: number,
  more: Partial<RecordedInterval> = {},
): RecordedInterval => ({
  metric,
  source: 'watch',
  startS: at(start),
  endS: at(end),
  value,
  offsetMinutes: 0,
  ...more,
});
const steps = (...[span, value, more]: [readonly [string, string], number, Partial<RecordedInterval>?]) =>
  interval('STEPS', span, value, more);
/** An hour of steps at ten in the morning of a day of March. */
const morning = (day: string, value: number, more?: Partial<RecordedInterval>) =>
  steps([`2026-03-${day}T10:00`, `2026-03-${day}T11:00`], value, more);

const ADULT = { ageYears: 40, isPregnant: false };
const figures = (records: Partial<DomainRecords>, more: Partial<ActivityInput> = {}): ActivityFigures =>
  atOnce(
    activitySteps({
      period: { from: '2026-03-09', to: '2026-03-15' },
      today: '2026-03-20',
      person: ADULT,
      priority: ['watch', 'phone'],
      records: { ...noRecords(), ...records },
      minutes: [],
      ...more,
    }),
  );
const meanOf = ({ means }: ActivityFigures, metric: string) => means.find((mean) => mean.metric === metric)!;
const dayOf = ({ days }: ActivityFigures, date: string) => days.find((day) => day.date === date)!;

/** A rate every minute of some hours of a day. */
const heart = (day: string, fromHour: number, toHour: number, bpm: number) =>
  recordedMinutes(
    Array.from({ length: (toHour - fromHour) * 60 }, (_, minute) => ({
      source: 'watch',
      atS: at(`2026-03-${day}T00:00`) + fromHour * 3600 + minute * 60,
      bpm,
      offsetMinutes: 0,
    })),
    [],
  );

describe('means of days', () => {
  it('say of how many days they are, and name the worst', () => {
    const week = figures({ intervals: [morning('09', 9000), morning('11', 3000), morning('12', 6000)] });
    expect(meanOf(week, 'STEPS')).toEqual({
      metric: 'STEPS',
      mean: 6000,
      days: 3,
      worst: { date: '2026-03-11', value: 3000 },
    });
    expect(week.days).toHaveLength(7);
    expect(week.daysWithData).toBe(3);
    expect(meanOf(figures({}), 'STEPS')).toEqual({ metric: 'STEPS', mean: null, days: 0, worst: null });
  });

  it('leave out today, which is not over, and tomorrow, which is not there', () => {
    const week = figures({ intervals: [morning('10', 8000), morning('11', 500)] }, { today: '2026-03-11' });
    expect(meanOf(week, 'STEPS')).toMatchObject({ mean: 8000, days: 1 });
    expect(dayOf(week, '2026-03-11')).toMatchObject({ gap: 'UNFINISHED', STEPS: { value: 500 } });
    expect(week.days.at(-1)?.date).toBe('2026-03-11');
  });

  it('leave out the last day of sources that are silent, unless their data reach its end', () => {
    const evening = steps(['2026-03-10T21:24', '2026-03-10T22:24'], 500);
    const intervals = [morning('09', 9000), evening];
    const cutOf = (more: RecordedInterval[], lastOn: [string, string][], minutes = heart('10', 8, 9, 70)) => [
      ...cutDays({ intervals: [...intervals, ...more] }, minutes, new Map(lastOn)),
    ];
    expect(cutOf([], [['watch', '2026-03-10']])).toEqual(['2026-03-10']);
    expect(cutOf([], [['watch', '2026-03-11']])).toEqual([]);
    expect(cutOf([], [['watch', '2026-03-10']], heart('10', 8, 24, 70))).toEqual([]);
    // Another source of that day goes on.
    const phone = morning('10', 100, { source: 'phone' });
    const both = [['watch', '2026-03-10'] as [string, string], ['phone', '2026-03-12'] as [string, string]];
    expect(cutOf([phone], both)).toEqual([]);
    const week = figures({ intervals }, { cut: new Set(['2026-03-10']) });
    expect(dayOf(week, '2026-03-10')).toMatchObject({ gap: 'UNFINISHED', STEPS: { value: 500 } });
    expect(meanOf(week, 'STEPS')).toMatchObject({ mean: 9000, worst: { date: '2026-03-09' } });
  });

  it('leave out a day in a drawer, and only where a wrist is measured at all', () => {
    const intervals = [morning('09', 9000), morning('10', 700)];
    const worn = figures({ intervals }, { minutes: [...heart('09', 8, 22, 70), ...heart('10', 8, 10, 70)] });
    expect(dayOf(worn, '2026-03-09')).toMatchObject({ gap: null, wornHours: 14 });
    expect(dayOf(worn, '2026-03-10')).toMatchObject({ gap: 'HARDLY_WORN', wornHours: 2 });
    expect(meanOf(worn, 'STEPS')).toMatchObject({ mean: 9000, days: 1 });
    // A belt for an hour of sport says nothing of the rest of the day.
    const belt = figures({ intervals }, { minutes: heart('10', 8, 10, 70) });
    expect(dayOf(belt, '2026-03-10')).toMatchObject({ gap: null, wornHours: null });
    expect(meanOf(belt, 'STEPS')).toMatchObject({ mean: 4850, days: 2 });
  });

  it('leave out a day that a flight made longer, and keep those of clock changes', () => {
    const flight = figures({
      intervals: [
        steps(['2026-03-10T07:00', '2026-03-10T08:00'], 3000, { offsetMinutes: 60 }),
        steps(['2026-03-10T20:00', '2026-03-10T21:00'], 4000, { offsetMinutes: -300 }),
        // Two sources by two clocks are no journey.
        steps(['2026-03-11T07:00', '2026-03-11T08:00'], 5000, { offsetMinutes: 120 }),
        steps(['2026-03-11T09:00', '2026-03-11T10:00'], 1000, { source: 'phone', offsetMinutes: -300 }),
      ],
    });
    expect(dayOf(flight, '2026-03-10')).toMatchObject({ gap: 'JOURNEY', hours: 30, STEPS: { value: 7000 } });
    expect(dayOf(flight, '2026-03-11').gap).toBeNull();
    const madrid = { from: '2026-03-29', to: '2026-03-29' };
    const spring = figures(
      {
        intervals: [
          steps(['2026-03-28T23:30', '2026-03-29T00:30'], 100, { offsetMinutes: 60 }),
          steps(['2026-03-29T20:00', '2026-03-29T22:30'], 250, { offsetMinutes: 120 }),
        ],
      },
      { period: madrid, today: '2026-04-01' },
    );
    expect(dayOf(spring, '2026-03-29')).toMatchObject({ gap: null, hours: 23, STEPS: { value: 350 - 50 } });
  });
});

describe('two watches', () => {
  it('are never added up, and a new one is named where a change would be told', () => {
    const both = figures({
      intervals: [morning('09', 5000), morning('09', 5200, { source: 'phone' })],
    });
    expect(dayOf(both, '2026-03-09').STEPS).toMatchObject({
      value: 5000,
      sources: [{ source: 'watch', value: 5000 }],
    });
    const before = figures(
      { intervals: [steps(['2026-03-04T10:00', '2026-03-04T11:00'], 5200, { source: 'phone' })] },
      { period: previousPeriod({ from: '2026-03-09', to: '2026-03-15' }) },
    );
    expect(before.mainSource).toBe('phone');
    expect(isOtherSource(both, before)).toBe(true);
  });

  it('give the same days in any order of their records', () => {
    const intervals = [morning('09', 5000), morning('09', 5200, { source: 'phone' }), morning('10', 1)];
    expect(figures({ intervals: [...intervals].reverse() })).toEqual(figures({ intervals }));
  });
});

describe('minutes of effort', () => {
  const active = ['2026-03-09T10:00', '2026-03-09T11:00'] as const;
  const intervals = [
    morning('09', 5000),
    morning('10', 4000),
    interval('MODERATE_MINUTES', active, 20),
    interval('VIGOROUS_MINUTES', active, 10),
  ];

  it.each([
    ['an adult, whose vigorous minutes count twice', ADULT, 40],
    ['a child', { ageYears: 9, isPregnant: null }, 30],
    ['a pregnant woman', { ageYears: 30, isPregnant: true }, 30],
    ['nobody knows whom', { ageYears: null, isPregnant: null }, 30],
  ])('towards the goal of %s', (_, person, expected) => {
    expect(dayOf(figures({ intervals }, { person }), '2026-03-09').effortMinutes).toBe(expected);
  });

  it('are none on a day on which their source wrote steps alone, so that a mean is not of active days only', () => {
    const week = figures({ intervals });
    expect(dayOf(week, '2026-03-10')).toMatchObject({ effortMinutes: 0, metMinutes: { value: 0 } });
    expect(meanOf(week, 'MODERATE_MINUTES')).toMatchObject({ mean: 10, days: 2 });
    const other = figures({
      intervals: intervals.map((each, i) => (i === 1 ? { ...each, source: 'phone' } : each)),
    });
    expect(dayOf(other, '2026-03-10').effortMinutes).toBeNull();
  });

  it('are MET-minutes by one way of counting', () => {
    expect(dayOf(figures({ intervals }), '2026-03-09').metMinutes).toEqual({ value: 160, basis: 'MINUTES' });
    const device = [...intervals, interval('MET_MINUTES', active, 111)];
    expect(dayOf(figures({ intervals: device }), '2026-03-09').metMinutes).toEqual({
      value: 111,
      basis: 'DEVICE',
    });
  });

  it('of a week with missing days can have reached a goal, and not have missed it', () => {
    const weekOf = (minutes: number, days: number) =>
      figures({
        intervals: Array.from({ length: days }, (_, i) => {
          const day = String(9 + i).padStart(2, '0');
          return [
            morning(day, 100),
            interval('MODERATE_MINUTES', [`2026-03-${day}T10:00`, `2026-03-${day}T11:00`], minutes),
          ];
        }).flat(),
      }).weeks[0]?.effort;
    expect(weekOf(50, 3)).toEqual({ value: 150, days: 3, isReached: true });
    expect(weekOf(20, 6)).toEqual({ value: 120, days: 6, isReached: null });
    expect(weekOf(20, 7)).toEqual({ value: 140, days: 7, isReached: false });
  });
});

describe('weeks of effort', () => {
  const intervals = [
    morning('13', 100),
    interval('MODERATE_MINUTES', ['2026-03-13T10:00', '2026-03-13T11:00'], 40),
  ];
  const weeksOf = (from: string, to: string, today: string) =>
    figures({ intervals }, { period: { from, to }, today }).weeks.map((week) => week.from);

  it('are not told of the days of one that the period happens to show', () => {
    expect(weeksOf('2026-03-13', '2026-03-13', '2026-03-30')).toEqual([]);
    expect(weeksOf('2026-03-05', '2026-03-18', '2026-03-30')).toEqual(['2026-03-09']);
    // The present one has not come further.
    expect(weeksOf('2026-03-07', '2026-03-13', '2026-03-13')).toEqual(['2026-03-09']);
  });
});

describe('whom a number would be wrong for', () => {
  const intervals = [morning('09', 5000)];
  const goalsOf = (person: ActivityInput['person']) =>
    figures({ intervals }, { person }).goals.map(({ metric, per }) => `${metric} ${per}`);

  it('has no class of steps and no zones', () => {
    expect(goalsOf(ADULT)).toEqual(['STEPS DAY', 'MODERATE_MINUTES WEEK', 'MET_MINUTES WEEK']);
    expect(goalsOf({ ageYears: 9, isPregnant: null })).toEqual(['MODERATE_MINUTES DAY']);
    expect(goalsOf({ ageYears: 30, isPregnant: true })).toEqual(['MODERATE_MINUTES WEEK']);
    expect(goalsOf({ ageYears: 75, isPregnant: null })).toEqual(['STEPS DAY', 'MODERATE_MINUTES WEEK']);
    expect(goalsOf({ ageYears: null, isPregnant: null })).toEqual([]);
    for (const [person, reason] of [
      [{ ageYears: 9, isPregnant: null }, 'CHILD'],
      [{ ageYears: 30, isPregnant: true }, 'PREGNANT'],
      [{ ageYears: null, isPregnant: null }, 'AGE_UNKNOWN'],
    ] as const) {
      const { zones, days } = figures({ intervals }, { person, minutes: heart('09', 10, 11, 150) });
      expect(zones).toEqual({ kind: 'none', reason });
      expect(days[0]?.heart).toMatchObject({ measuredMinutes: 60, zoneMinutes: null });
    }
  });

  it('is no person with 400,000 steps: named, not counted', () => {
    const week = figures({ intervals: [morning('09', 400_000), morning('10', 5000)] });
    expect(week.refused).toMatchObject([{ date: '2026-03-09', metric: 'STEPS', value: 400_000 }]);
    expect(dayOf(week, '2026-03-09').STEPS).toBeNull();
    expect(meanOf(week, 'STEPS')).toMatchObject({ mean: 5000, days: 1 });
  });
});

describe('values of a day', () => {
  it('are those of the first source, and of two kinds of variability one', () => {
    const value = (
      metric: 'RESTING_HEART_RATE' | 'HRV_RMSSD' | 'HRV_SDNN',
      day: string,
      bpm: number,
      source = 'watch',
    ) => ({
      ...{ metric, source, value: bpm },
      date: `2026-03-${day}`,
    });
    const week = figures({
      dayValues: [
        value('RESTING_HEART_RATE', '09', 60, 'phone'),
        value('RESTING_HEART_RATE', '09', 55),
        value('RESTING_HEART_RATE', '10', 61),
        value('RESTING_HEART_RATE', '11', 0),
        value('HRV_RMSSD', '09', 40),
        value('HRV_RMSSD', '10', 50),
        value('HRV_SDNN', '11', 99),
      ],
    });
    expect(meanOf(week, 'RESTING_HEART_RATE')).toMatchObject({
      mean: 58,
      days: 2,
      worst: { date: '2026-03-10', value: 61 },
    });
    expect(dayOf(week, '2026-03-11')).toMatchObject({ restingHeartRate: null, hrv: null });
    expect(meanOf(week, 'HRV_RMSSD')).toMatchObject({ mean: 45, days: 2 });
    expect(meanOf(week, 'HRV_SDNN').days).toBe(0);
    // The middle of its resting rates, not the one of today.
    expect(week.zones).toMatchObject({
      method: 'KARVONEN',
      zones: [{ fromBpm: 55 + 0.5 * (180 - 55) }, {}, {}, {}, {}],
    });
  });
});

describe('workouts', () => {
  const run = (source: string, start: string, end: string, more: Partial<Workout> = {}): Workout => ({
    ...{ source, startS: at(start), endS: at(end), offsetMinutes: 60, name: 'Carrera' },
    ...{ energyKcal: 300, distanceM: 5000, met: null, effort: 'VIGOROUS' },
    ...more,
  });

  it('have the heart rate inside them, by the minute, and minutes in zones', () => {
    const week = figures(
      { workouts: [run('watch', '2026-03-09T10:10', '2026-03-09T10:40')] },
      { minutes: heart('09', 10, 11, 150) },
    );
    expect(week.workouts[0]).toMatchObject({
      date: '2026-03-09',
      metMinutes: 240,
      heart: { measuredMinutes: 30, meanBpm: 150, highestBpm: 150, zoneMinutes: [0, 0, 0, 0, 30, 0] },
    });
    expect(dayOf(week, '2026-03-09')).toMatchObject({ metMinutes: { value: 240, basis: 'WORKOUTS' } });
    expect(dayOf(week, '2026-03-09').workoutIds).toEqual([week.workouts[0]!.id]);
  });

  it('that were typed in are shown and count nowhere', () => {
    const week = figures({
      workouts: [run('watch', '2026-03-09T10:10', '2026-03-09T10:40', { isManual: true })],
    });
    expect(week.workouts).toMatchObject([{ isManual: true }]);
    expect(dayOf(week, '2026-03-09').metMinutes).toBeNull();
  });

  it('are found by a link when a better source has replaced them', () => {
    const phone = run('phone', '2026-03-09T10:12', '2026-03-09T10:38');
    const workouts = [run('watch', '2026-03-09T10:10', '2026-03-09T10:40'), phone];
    const week = figures({ workouts });
    expect(week.workouts).toHaveLength(1);
    expect(workoutWithId(week.workouts, workouts, workoutIdOf(phone))?.source).toBe('watch');
    expect(workoutWithId(week.workouts, workouts, workoutIdOf({ source: 'ring', startS: 0 }))).toBeNull();
  });
});

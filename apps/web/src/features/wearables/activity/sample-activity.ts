import type {
  WearableActivity,
  WearableActivityDay,
  WearableLanes,
  WearableWorkout,
  WearableWorkoutDetail,
} from '@healzy/api/wearables';
import { localDateOfDays, daysOfLocalDate } from '@healzy/domain/shared';
import { heartRateZones } from '@healzy/domain/wearables';

const WATCH = 'Garmin Forerunner 265';
const PHONE = 'iPhone';
const ZONE = 'Europe/Madrid';

const dayAfter = (day: string, by: number) => localDateOfDays((daysOfLocalDate(day) ?? 0) + by);

/** For stories: the zones of somebody of forty years. */
const zonesOf40 = heartRateZones({ ageYears: 40, isPregnant: false }, 58);
const sampleZones: WearableActivity['zones'] =
  zonesOf40.kind === 'zones'
    ? { ...zonesOf40, reason: null }
    : { zones: null, reason: zonesOf40.reason, method: null, maximumBpm: null, formula: null };
export const noZones = (reason: 'AGE_UNKNOWN' | 'CHILD' | 'PREGNANT'): WearableActivity['zones'] => ({
  zones: null,
  reason,
  method: null,
  maximumBpm: null,
  formula: null,
});

export function sampleWorkout(change: Partial<WearableWorkout> = {}): WearableWorkout {
  return {
    id: 'run',
    date: '2026-03-04',
    start: '2026-03-04T17:30:00Z',
    end: '2026-03-04T18:15:00Z',
    offsetMinutes: 60,
    name: 'Running',
    source: WATCH,
    energyKcal: 412,
    distanceM: 7240,
    met: 9.1,
    effort: 'VIGOROUS',
    metMinutes: 410,
    meanBpm: 148,
    maximumBpm: 171,
    zoneMinutes: [2, 4, 9, 16, 11, 3],
    isManual: false,
    ...change,
  };
}

const counted = (value: number, source = WATCH): NonNullable<WearableActivityDay['steps']> => ({
  value,
  sources: [{ source, value }],
  manual: null,
  coveredMinutes: 600,
});

/** A day with so many steps; null for one without anything. */
export function sampleDay(
  date: string,
  steps: number | null,
  change: Partial<WearableActivityDay> = {},
): WearableActivityDay {
  const of = (value: number) => (steps === null ? null : counted(Math.round(value)));
  const worn = steps !== null;
  return {
    date,
    steps: of(steps ?? 0),
    activeEnergy: of((steps ?? 0) / 18),
    totalEnergy: null,
    distance: of((steps ?? 0) * 0.7),
    moderateMinutes: of((steps ?? 0) / 500),
    vigorousMinutes: of((steps ?? 0) / 2000),
    metMinutes: of((steps ?? 0) / 80),
    restingHeartRate: worn ? { value: 58 + (steps % 5), source: WATCH } : null,
    hrv: worn ? { value: 46 + (steps % 9), kind: 'RMSSD', source: WATCH } : null,
    zoneMinutes: worn ? [700, 60, 22, 12, 5, 1] : null,
    effortMinutes: worn ? Math.round(steps / 333) : null,
    metMinutesBasis: worn ? 'DEVICE' : null,
    wornHours: worn ? 21 : null,
    gap: null,
    workoutIds: [],
    ...change,
  };
}

const STEPS = [9120, 812, 7640, 10_420, null, 6930, 3100] as const;

/** Means over the days that count, as the server has them. */
export function meansOf(days: readonly WearableActivityDay[]): WearableActivity['means'] {
  const of = (
    metric: WearableActivity['means'][number]['metric'],
    valueOf: (day: WearableActivityDay) => number | null,
    isHighWorst = false,
  ): WearableActivity['means'] => {
    const known = days.flatMap((day) => {
      const value = day.gap === null ? valueOf(day) : null;
      return value === null ? [] : [{ date: day.date, value }];
    });
    if (known.length === 0) return [{ metric, mean: null, days: 0, worst: null }];
    return [
      {
        metric,
        mean: known.reduce((sum, { value }) => sum + value, 0) / known.length,
        days: known.length,
        worst: known.reduce((a, b) => ((isHighWorst ? b.value > a.value : b.value < a.value) ? b : a)),
      },
    ];
  };
  return [
    ...of('STEPS', ({ steps }) => steps?.value ?? null),
    ...of('ACTIVE_ENERGY', ({ activeEnergy }) => activeEnergy?.value ?? null),
    ...of('DISTANCE', ({ distance }) => distance?.value ?? null),
    ...of('MODERATE_MINUTES', ({ moderateMinutes }) => moderateMinutes?.value ?? null),
    ...of('VIGOROUS_MINUTES', ({ vigorousMinutes }) => vigorousMinutes?.value ?? null),
    ...of('MET_MINUTES', ({ metMinutes }) => metMinutes?.value ?? null),
    ...of('RESTING_HEART_RATE', ({ restingHeartRate }) => restingHeartRate?.value ?? null, true),
    ...of('HRV_RMSSD', ({ hrv }) => hrv?.value ?? null),
  ];
}

/** A week of an adult: one day without data, the last one not over, one with steps typed in. */
export function sampleActivity(change: Partial<WearableActivity> = {}): WearableActivity {
  const from = '2026-03-02';
  const days =
    change.days ??
    STEPS.map((steps, index) =>
      sampleDay(dayAfter(from, index), steps, {
        ...(index === STEPS.length - 1 ? { gap: 'UNFINISHED' as const } : {}),
        ...(index === 1 ? { steps: { ...counted(812, PHONE), manual: 2000 } } : {}),
        ...(index === 2 ? { workoutIds: ['run'] } : {}),
      }),
    );
  const before = days.map((day, index) => sampleDay(dayAfter(day.date, -days.length), 7000 + index * 300));
  return {
    from: days[0]?.date ?? from,
    to: days.at(-1)?.date ?? from,
    zone: ZONE,
    days,
    goals: [
      { metric: 'STEPS', min: 7500, max: null, per: 'DAY', source: 'Tudor-Locke 2004' },
      { metric: 'MODERATE_MINUTES', min: 150, max: null, per: 'WEEK', source: 'WHO 2020' },
      { metric: 'MET_MINUTES', min: 600, max: null, per: 'WEEK', source: 'IPAQ 2005' },
    ],
    zones: sampleZones,
    workouts: [
      sampleWorkout(),
      sampleWorkout({
        id: 'walk',
        date: '2026-03-07',
        start: '2026-03-07T09:00:00Z',
        end: '2026-03-07T09:40:00Z',
        name: 'Walking',
        source: PHONE,
        energyKcal: null,
        effort: 'WALKING',
        meanBpm: null,
        maximumBpm: null,
        zoneMinutes: null,
        isManual: true,
      }),
    ],
    weeks: [
      {
        from,
        to: '2026-03-08',
        effort: { value: 117, days: 5, isReached: null },
        metMinutes: { value: 640, days: 5, isReached: true },
      },
    ],
    refused: [],
    daysWithData: days.filter(({ steps, gap }) => steps !== null && gap === null).length,
    means: meansOf(days),
    previous: {
      from: dayAfter(days[0]?.date ?? from, -days.length),
      to: dayAfter(days[0]?.date ?? from, -1),
      daysWithData: before.length,
      means: meansOf(before),
      isOtherSource: false,
    },
    ...change,
  };
}

const at = (date: string, time: string) => `${date}T${time}:00Z`;
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** What lies over a day: a night, walks, a run and two meals. */
export function sampleLanes(date: string): WearableLanes {
  const before = dayAfter(date, -1);
  return {
    from: date,
    to: date,
    zone: ZONE,
    steps: [7, 8, 13, 17, 18].flatMap((hour) =>
      [0, 15, 30, 45].map((minute) => ({ at: at(date, clock(hour * 60 + minute)), value: 90 + hour * 40 })),
    ),
    heartRates: Array.from({ length: 264 }, (_, index) => ({
      at: at(date, clock(index * 5)),
      bpm: index < 72 ? 52 + (index % 4) : 70 + (index % 24),
    })),
    sleeps: [
      {
        kind: 'NIGHT',
        date,
        start: at(before, '22:10'),
        end: at(date, '06:00'),
        startOffsetMinutes: 60,
        endOffsetMinutes: 60,
        zone: ZONE,
        sources: [WATCH],
        timeline: [
          { state: 'LIGHT', start: at(before, '22:10'), end: at(before, '23:40') },
          { state: 'DEEP', start: at(before, '23:40'), end: at(date, '01:10') },
          { state: 'REM', start: at(date, '01:10'), end: at(date, '02:00') },
          { state: 'AWAKE', start: at(date, '02:00'), end: at(date, '02:20') },
          { state: 'LIGHT', start: at(date, '02:20'), end: at(date, '06:00') },
        ],
        figures: {
          inBedS: 28_200,
          sleepS: 27_000,
          states: {
            AWAKE: 1200,
            LIGHT: 18_600,
            DEEP: 5400,
            REM: 3000,
            ASLEEP: 0,
            OUT_OF_BED: 0,
            UNKNOWN: 0,
            IN_BED: 0,
          },
          latencyS: 0,
          wasoS: 1200,
          outOfBedS: 0,
          gapS: 0,
          awakenings: 1,
          remLatencyS: 10_800,
          efficiency: 95.7,
          maintenance: 95.7,
          midpoint: at(date, '02:05'),
          unscoredS: 0,
        },
        devices: [],
      },
    ],
    workouts: [sampleWorkout({ date, start: at(date, '17:30'), end: at(date, '18:15') })],
    meals: [
      {
        id: 'lunch',
        source: 'Cronometer',
        date,
        time: '14:10',
        at: at(date, '13:10'),
        name: 'Lunch',
        foods: [
          {
            food: 'Lentils',
            amount: '250 g',
            intake: {
              energyKcal: 290,
              carbohydrateG: 50,
              proteinG: 22,
              fatG: 1,
              fibreG: 19,
              sodiumMg: null,
            },
          },
        ],
        intake: { energyKcal: 290, carbohydrateG: 50, proteinG: 22, fatG: 1, fibreG: 19, sodiumMg: null },
      },
    ],
  };
}

/** A workout with its curve; the name of another workout of the same kind. */
export function sampleDetail(change: Partial<WearableWorkoutDetail> = {}): WearableWorkoutDetail {
  const workout = change.workout ?? sampleWorkout();
  const start = Date.parse(workout.start);
  const minute = (index: number) => new Date(start + index * 60_000).toISOString();
  return {
    workout,
    zones: sampleZones,
    heartRates: Array.from({ length: 45 }, (_, index) => ({
      at: minute(index),
      bpm: Math.round(96 + 70 * (1 - Math.exp(-index / 8)) + 5 * Math.sin(index)),
    })),
    steps: Array.from({ length: 45 }, (_, index) => ({ at: minute(index), value: 150 + (index % 7) * 3 })),
    others: [
      sampleWorkout({
        id: 'earlier',
        date: '2026-02-25',
        start: '2026-02-25T17:30:00Z',
        end: '2026-02-25T18:10:00Z',
      }),
    ],
    ...change,
  };
}

/** For stories: a day of March, counted from 0. */
export const marchDay = (index: number) => `2026-03-${String(index + 1).padStart(2, '0')}`;
export const marchDays = (count: number, stepsOf: (index: number) => number | null): WearableActivityDay[] =>
  Array.from({ length: count }, (_, index) => sampleDay(marchDay(index), stepsOf(index)));

/** For stories: a period of these days, with their means, and no weeks. */
export const periodOf = (
  days: readonly WearableActivityDay[],
  change: Parameters<typeof sampleActivity>[0] = {},
): WearableActivity =>
  sampleActivity({
    ...{ days: [...days], from: days[0]!.date, to: days.at(-1)!.date, means: meansOf([...days]), weeks: [] },
    ...change,
  });

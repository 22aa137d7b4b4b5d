import { localDateOfDays, zoneOffsetMinutes } from '@healzy/domain/shared';
import {
  NO_DEVICE_SLEEP,
  noRecords,
  type DomainRecords,
  type LoggedFood,
  type SleepState,
} from '@healzy/domain/wearables';

const DAY_S = 86_400;
const HOUR_S = 3600;
const WATCH = 'Reloj';
const PHONE = 'Teléfono';
const DIARY = 'Diario de comidas';

/** Between 0 and 1, the same for the same number. */
function noise(of: number): number {
  const wave = Math.sin(of * 12.9898) * 43_758.5453;
  return wave - Math.floor(wave);
}

/** How a demo person lives. */
export interface DemoHabits {
  seed: number;
  /** Of a usual day. */
  steps: number;
  restingBpm: number;
  /** Days, counted from 0, on which the watch lay in a drawer. */
  unworn: readonly number[];
  /** Every how many days there is a workout. */
  workoutEvery: number;
  hasDiary: boolean;
}

/** One day of a person by their clock. */
interface Day {
  habits: DemoHabits;
  /** Since 1970, and within the trace. */
  number: number;
  index: number;
  midnightS: number;
  offsetMinutes: number;
  isWorn: boolean;
}

const spread = ({ habits, index }: Day, salt: number): number => noise(habits.seed + index * 17 + salt * 131);

/** Share of a day's steps in each hour: to work, at noon, a walk in the evening. */
const STEPS_BY_HOUR: Readonly<Record<number, number>> = {
  ...{ 7: 0.04, 8: 0.14, 9: 0.06, 11: 0.06, 13: 0.1, 14: 0.08 },
  ...{ 16: 0.05, 17: 0.08, 18: 0.14, 19: 0.15, 20: 0.06, 21: 0.04 },
};
const STEP_SHARES = Object.entries(STEPS_BY_HOUR).map(([hour, share]) => [Number(hour), share] as const);

function addSteps(into: DomainRecords, day: Day): void {
  const total = day.habits.steps * (0.6 + 0.8 * spread(day, 1));
  for (const [hour, share] of STEP_SHARES) {
    const startS = day.midnightS + hour * HOUR_S;
    const span = { startS, endS: startS + 30 * 60, offsetMinutes: day.offsetMinutes };
    const value = Math.round(total * share);
    if (day.isWorn) {
      into.intervals.push({ metric: 'STEPS', source: WATCH, ...span, value });
      into.intervals.push({ metric: 'DISTANCE', source: WATCH, ...span, value: Math.round(value * 0.7) });
      into.intervals.push({
        metric: 'ACTIVE_ENERGY',
        source: WATCH,
        ...span,
        value: Math.round(value * 0.04),
      });
    }
    // The telephone is taken along most of the time, and counts a little less.
    if (noise(day.habits.seed + day.index * 24 + hour) < 0.7)
      into.intervals.push({ metric: 'STEPS', source: PHONE, ...span, value: Math.round(value * 0.94) });
  }
}

/** From a quarter past this hour for so long. */
const WORKOUT = { hour: 19, minutes: 45 } as const;
const hasWorkout = ({ habits, index, isWorn }: Day): boolean => isWorn && index % habits.workoutEvery === 1;

function addWorkout(into: DomainRecords, day: Day): void {
  if (!hasWorkout(day)) return;
  const startS = day.midnightS + WORKOUT.hour * HOUR_S + 15 * 60;
  const span = { startS, endS: startS + WORKOUT.minutes * 60, offsetMinutes: day.offsetMinutes };
  into.workouts.push({
    ...{ ...span, source: WATCH, name: 'Caminata rápida', energyKcal: 210 + Math.round(60 * spread(day, 2)) },
    ...{ distanceM: 3400 + Math.round(900 * spread(day, 3)), met: null, effort: 'MODERATE' },
  });
  into.intervals.push({ metric: 'MODERATE_MINUTES', source: WATCH, ...span, value: 32 });
  into.intervals.push({
    metric: 'VIGOROUS_MINUTES',
    source: WATCH,
    ...span,
    value: Math.round(9 * spread(day, 4)),
  });
}

function addHeart(into: DomainRecords, day: Day): void {
  if (!day.isWorn) return;
  const { restingBpm } = day.habits;
  for (let minute = 0; minute < 1440; minute += 5) {
    const hour = minute / 60;
    const isMoving = hasWorkout(day) && hour >= WORKOUT.hour + 0.25 && hour < WORKOUT.hour + 1;
    const rise = isMoving ? 55 : hour < 7 ? 2 : 12 + 700 * (STEPS_BY_HOUR[Math.floor(hour)] ?? 0) * 0.2;
    const bpm = Math.round(restingBpm + rise + 8 * noise(day.number * 288 + minute));
    into.heartRates.push({
      ...{ source: WATCH, atS: day.midnightS + minute * 60, bpm, offsetMinutes: day.offsetMinutes },
    });
  }
  const date = localDateOfDays(day.number);
  into.dayValues.push(
    { source: WATCH, metric: 'RESTING_HEART_RATE', date, value: restingBpm + Math.round(4 * spread(day, 5)) },
    { source: WATCH, metric: 'HRV_RMSSD', date, value: 28 + Math.round(14 * spread(day, 6)) },
  );
}

/** A cycle of sleep, in minutes. */
const CYCLE: readonly (readonly [SleepState, number])[] = [
  ['LIGHT', 40],
  ['DEEP', 22],
  ['LIGHT', 12],
  ['REM', 18],
  ['AWAKE', 3],
];

/** The night that ends on this day. */
function addSleep(into: DomainRecords, day: Day): void {
  if (!day.isWorn) return;
  const startS = day.midnightS - HOUR_S + Math.round(90 * spread(day, 7)) * 60;
  const lasts = (6 + 2 * spread(day, 8)) * HOUR_S;
  const segments: DomainRecords['sleeps'][number]['segments'] = [];
  let at = startS + Math.round(6 + 18 * spread(day, 9)) * 60;
  segments.push({ state: 'AWAKE', startS, endS: at });
  for (let piece = 0; at < startS + lasts; piece++) {
    const [state, minutes] = CYCLE[piece % CYCLE.length]!;
    segments.push({ state, startS: at, endS: at + minutes * 60 });
    at += minutes * 60;
  }
  into.sleeps.push({
    ...{ source: WATCH, startS, endS: at, zone: null, segments, totals: null },
    startOffsetMinutes: day.offsetMinutes,
    endOffsetMinutes: day.offsetMinutes,
    device: { isNap: false, efficiency: 88 + Math.round(6 * spread(day, 10)), latencyS: null, wasoS: null },
  });
  if (day.index % 9 !== 4) return;
  const nap = { startS: day.midnightS + 15.5 * HOUR_S, endS: day.midnightS + 16.25 * HOUR_S };
  into.sleeps.push({
    ...{ ...nap, source: WATCH, zone: null, segments: [{ state: 'LIGHT', ...nap }], totals: null },
    startOffsetMinutes: day.offsetMinutes,
    endOffsetMinutes: day.offsetMinutes,
    device: { ...NO_DEVICE_SLEEP, isNap: true },
  });
}

type DiaryFood = readonly [
  food: string,
  amount: string,
  kcal: number,
  carbs: number,
  protein: number,
  fat: number,
];
const MEALS: readonly (readonly [meal: string, time: string, foods: readonly DiaryFood[]])[] = [
  [
    'Desayuno',
    '08:10',
    [
      ['Tostada con aceite y tomate', '90 g', 260, 34, 7, 10],
      ['Café con leche', '200 ml', 90, 9, 6, 3],
    ],
  ],
  [
    'Almuerzo',
    '14:20',
    [
      ['Lentejas con verduras', '350 g', 420, 58, 24, 9],
      ['Pan', '50 g', 130, 26, 4, 1],
      ['Manzana', '180 g', 95, 25, 0, 0],
    ],
  ],
  [
    'Cena',
    '21:15',
    [
      ['Tortilla francesa', '120 g', 230, 1, 15, 18],
      ['Ensalada', '200 g', 120, 8, 2, 9],
      ['Yogur natural', '125 g', 75, 6, 5, 4],
    ],
  ],
];

/** Some days are only begun, as diaries are. */
function addDiary(into: DomainRecords, day: Day): void {
  if (!day.habits.hasDiary || day.index % 6 === 5) return;
  const meals = day.index % 5 === 3 ? MEALS.slice(0, 1) : MEALS;
  const share = 0.8 + 0.5 * spread(day, 11);
  const scaled = (value: number) => Math.round(value * share);
  for (const [meal, time, foods] of meals)
    for (const [food, amount, kcal, carbs, protein, fat] of foods)
      into.meals.push({
        ...{ source: DIARY, date: localDateOfDays(day.number), time, meal, food, amount },
        ...{ energyKcal: scaled(kcal), carbohydrateG: scaled(carbs), proteinG: scaled(protein) },
        ...{ fatG: scaled(fat), fibreG: null, sodiumMg: null },
      } satisfies LoggedFood);
}

/**
 * Days of a person as their devices and diary recorded them, until an instant.
 *
 * @param first number of the first day since 1970
 */
export function demoDays(
  habits: DemoHabits,
  { first, days, zone, until }: { first: number; days: number; zone: string; until: Date },
): DomainRecords {
  const all = noRecords();
  for (let index = 0; index < days; index++) {
    const number = first + index;
    const offsetMinutes = zoneOffsetMinutes(zone, number * DAY_S);
    const isWorn = !habits.unworn.includes(index);
    const midnightS = number * DAY_S - offsetMinutes * 60;
    const day: Day = { habits, number, index, midnightS, offsetMinutes, isWorn };
    for (const add of [addSteps, addWorkout, addHeart, addSleep, addDiary]) add(all, day);
  }
  const untilS = until.getTime() / 1000;
  const today = localDateOfDays(Math.floor((untilS + zoneOffsetMinutes(zone, untilS) * 60) / DAY_S));
  const isOver = ({ endS }: { endS: number }) => endS <= untilS;
  // The rest of today is not recorded yet.
  return {
    intervals: all.intervals.filter(isOver),
    heartRates: all.heartRates.filter(({ atS }) => atS <= untilS),
    sleeps: all.sleeps.filter(isOver),
    workouts: all.workouts.filter(isOver),
    dayValues: all.dayValues.filter(({ date }) => date < today),
    meals: all.meals.filter(({ date }) => date < today),
  };
}

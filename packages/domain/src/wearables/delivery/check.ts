import { daysOfLocalDate, isZone } from '../../shared/index.ts';
import { implausible, wearableMetric, type WearableMetricId } from '../metrics.ts';
import {
  CHOICE_OF_METRIC,
  readTime,
  UnreadableTime,
  type HeartRateRun,
  type IntervalRecord,
  type SleepRecord,
  type WearableChoice,
  type WearableRecords,
  type WorkoutRecord,
} from '../records.ts';
import type { DayValue, LoggedFood } from '../files/result.ts';
import { WEARABLE_LIMITS } from './limits.ts';

/** Why a record cannot be, and which one. */
export interface RecordProblem {
  /** Its list and its place there, from 0: `intervals/3`, `heartRates/0/bpm/17`. */
  record: string;
  reason:
    | 'TOO_MANY'
    | 'NOT_CHOSEN'
    | 'TIME_UNREADABLE'
    | 'ENDS_BEFORE_START'
    | 'IN_FUTURE'
    | 'TOO_OLD'
    | 'TOO_LONG'
    | 'ZONE_UNKNOWN'
    | 'DISORDERED'
    | 'NOT_OF_THIS_LIST'
    | 'TOO_LOW'
    | 'TOO_HIGH'
    | 'TOO_FAST';
  metric?: WearableMetricId;
  value?: number;
  limit?: number;
}

type Why = Omit<RecordProblem, 'record'> & { at?: string };

export interface RecordRules {
  choices: readonly WearableChoice[];
  now: Date;
}

const DAY_S = 86_400;
/** Before there were any; a clock that was never set says 1970. */
const FIRST_S = Date.UTC(2000, 0, 1) / 1000;
/** A total of the day ends tonight, and the day begins first in the Pacific. */
const AHEAD_S = DAY_S;
/** Longer than any: what a source sums up of a month says nothing of a day. */
const LONGEST_S = { interval: 31 * DAY_S, stay: 2 * DAY_S, workout: 4 * DAY_S } as const;
/** Lists of their own have these. */
const NO_INTERVALS: readonly WearableMetricId[] = ['WORKOUT', 'HEART_RATE', 'SLEEP'];

const notChosen = (choices: readonly WearableChoice[], choice: WearableChoice): Why | null =>
  choices.includes(choice) ? null : { reason: 'NOT_CHOSEN' };

function unlikely(metric: WearableMetricId, value: number | null, seconds?: number): Why | null {
  return value === null ? null : implausible(metric, value, seconds);
}

const spanProblem = (
  { start, end }: { start: string; end: string },
  rules: RecordRules,
  longestS: number,
): Why | null => betweenProblem(readTime(start).epochS, readTime(end).epochS, rules, longestS);

function betweenProblem(from: number, until: number, { now }: RecordRules, longestS: number): Why | null {
  if (until < from) return { reason: 'ENDS_BEFORE_START' };
  return instantProblem(from, now) ?? (until - from > longestS ? { reason: 'TOO_LONG' } : null);
}

function instantProblem(epochS: number, now: Date): Why | null {
  if (epochS < FIRST_S) return { reason: 'TOO_OLD' };
  return epochS > now.getTime() / 1000 + AHEAD_S ? { reason: 'IN_FUTURE' } : null;
}

function dateProblem(date: string, now: Date): Why | null {
  const day = daysOfLocalDate(date);
  return day === null ? { reason: 'TIME_UNREADABLE' } : instantProblem(day * DAY_S, now);
}

function intervalProblem(record: IntervalRecord, rules: RecordRules): Why | null {
  const { metric, value } = record;
  if (NO_INTERVALS.includes(metric)) return { reason: 'NOT_OF_THIS_LIST', metric };
  const [from, until] = [readTime(record.start).epochS, readTime(record.end).epochS];
  return (
    notChosen(rules.choices, CHOICE_OF_METRIC[metric]) ??
    betweenProblem(from, until, rules, LONGEST_S.interval) ??
    unlikely(metric, value, until - from)
  );
}

function runProblem({ start, secondsAfter, bpm }: HeartRateRun, rules: RecordRules): Why | null {
  const { epochS } = readTime(start);
  const first = notChosen(rules.choices, 'HEART_RATE') ?? instantProblem(epochS, rules.now);
  if (first) return first;
  if (bpm.length !== secondsAfter.length) return { reason: 'DISORDERED', at: 'bpm' };
  for (let place = 0; place < secondsAfter.length; place++) {
    const why =
      place > 0 && secondsAfter[place]! < secondsAfter[place - 1]!
        ? ({ reason: 'DISORDERED' } as const)
        : unlikely('HEART_RATE', bpm[place]!);
    if (why) return { ...why, at: `bpm/${place}` };
  }
  return instantProblem(epochS + (secondsAfter.at(-1) ?? 0), rules.now);
}

function sleepProblem(stay: SleepRecord, rules: RecordRules): Why | null {
  const first = notChosen(rules.choices, 'SLEEP') ?? spanProblem(stay, rules, LONGEST_S.stay);
  if (first) return first;
  if (stay.zone !== null && !isZone(stay.zone)) return { reason: 'ZONE_UNKNOWN' };
  for (const [place, segment] of stay.segments.entries()) {
    const why = spanProblem(segment, rules, LONGEST_S.stay);
    if (why) return { ...why, at: `segments/${place}` };
  }
  for (const seconds of Object.values(stay.totals ?? {})) {
    const why = seconds > LONGEST_S.stay ? unlikely('SLEEP', seconds) : null;
    if (why) return { ...why, at: 'totals' };
  }
  const { efficiency, latencyS, wasoS } = stay.device;
  return (
    unlikely('SLEEP_EFFICIENCY', efficiency) ??
    unlikely('SLEEP_LATENCY', latencyS) ??
    unlikely('SLEEP_WASO', wasoS)
  );
}

/** Multiples of resting metabolism of the fastest sprint. */
const MOST_MET = 30;

function workoutProblem(workout: WorkoutRecord, rules: RecordRules): Why | null {
  const { met, energyKcal, distanceM } = workout;
  const first =
    notChosen(rules.choices, 'WORKOUTS') ??
    spanProblem(workout, rules, LONGEST_S.workout) ??
    unlikely('TOTAL_ENERGY', energyKcal) ??
    (distanceM !== null && distanceM < 0 ? unlikely('DISTANCE', distanceM) : null);
  if (first) return first;
  if (met === null) return null;
  if (met < 0) return { reason: 'TOO_LOW', value: met, limit: 0 };
  return met > MOST_MET ? { reason: 'TOO_HIGH', value: met, limit: MOST_MET } : null;
}

function dayValueProblem({ metric, date, value }: DayValue, rules: RecordRules): Why | null {
  const { aggregation } = wearableMetric(metric);
  if (aggregation === 'SUM' || aggregation === 'EVENTS') return { reason: 'NOT_OF_THIS_LIST', metric };
  return (
    notChosen(rules.choices, CHOICE_OF_METRIC[metric]) ??
    dateProblem(date, rules.now) ??
    unlikely(metric, value)
  );
}

/** Milligrams in a day, above what anyone survives. */
const MOST_SODIUM = 100_000;

function foodProblem(food: LoggedFood, rules: RecordRules): Why | null {
  const first =
    notChosen(rules.choices, 'MEALS') ??
    dateProblem(food.date, rules.now) ??
    unlikely('INTAKE_ENERGY', food.energyKcal) ??
    unlikely('INTAKE_CARBOHYDRATE', food.carbohydrateG) ??
    unlikely('INTAKE_PROTEIN', food.proteinG) ??
    unlikely('INTAKE_FAT', food.fatG) ??
    unlikely('INTAKE_FIBRE', food.fibreG);
  if (first || food.sodiumMg === null) return first;
  if (food.sodiumMg < 0) return { reason: 'TOO_LOW', value: food.sodiumMg, limit: 0 };
  return food.sodiumMg > MOST_SODIUM
    ? { reason: 'TOO_HIGH', value: food.sodiumMg, limit: MOST_SODIUM }
    : null;
}

const CHECKS = {
  intervals: intervalProblem,
  heartRates: runProblem,
  sleeps: sleepProblem,
  workouts: workoutProblem,
  dayValues: dayValueProblem,
  meals: foodProblem,
} as const;
type List = keyof typeof CHECKS;
const LISTS = Object.keys(CHECKS) as List[];

function problemOf(list: List, record: unknown, rules: RecordRules): Why | null {
  try {
    // Each list goes with its own check, which the compiler does not follow.
    return (CHECKS[list] as (record: unknown, rules: RecordRules) => Why | null)(record, rules);
  } catch (error) {
    if (error instanceof UnreadableTime) return { reason: 'TIME_UNREADABLE' };
    throw error;
  }
}

/** How many problems are named, and how many records a delivery has at most. */
interface Most {
  named: number;
  count: number;
}

/**
 * Which records cannot be, and why: what was not chosen, what nobody can have, what is of the future. Readers of files
 * leave those out and count them; a delivery that has one is refused whole.
 */
export function recordProblems(
  records: WearableRecords,
  rules: RecordRules,
  most: Most = { named: 20, count: WEARABLE_LIMITS.records },
): RecordProblem[] {
  const count = LISTS.reduce((sum, list) => sum + records[list].length, 0);
  if (count > most.count) return [{ record: '', reason: 'TOO_MANY', value: count, limit: most.count }];
  const problems: RecordProblem[] = [];
  for (const list of LISTS)
    for (let place = 0; place < records[list].length; place++) {
      const why = problemOf(list, records[list][place], rules);
      if (why === null) continue;
      const { at, ...problem } = why;
      problems.push({ record: [list, place, ...(at === undefined ? [] : [at])].join('/'), ...problem });
      if (problems.length === most.named) return problems;
    }
  return problems;
}

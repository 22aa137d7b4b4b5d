import type { HeartRateSample } from './activity/heart-rate.ts';
import type { Effort } from './activity/met-minutes.ts';
import type { Workout } from './activity/workouts.ts';
import { offsetTime } from './files/values.ts';
import type { DayValue, LoggedFood } from './files/result.ts';
import type { WearableMetricId } from './metrics.ts';
import type { DeviceSleep, SleepStay, SleepState } from './sleep/stay.ts';
import { grouped, type SourceInterval } from './source-records.ts';

/** What a person chooses before anything is stored. */
export const WEARABLE_CHOICES = [
  'STEPS',
  'DISTANCE',
  'ENERGY',
  'EFFORT',
  'WORKOUTS',
  'HEART_RATE',
  'RESTING_HEART_RATE',
  'HRV',
  'SLEEP',
  'MEALS',
] as const;
export type WearableChoice = (typeof WEARABLE_CHOICES)[number];

/** The choice that each metric belongs to. */
export const CHOICE_OF_METRIC: Readonly<Record<WearableMetricId, WearableChoice>> = {
  STEPS: 'STEPS',
  DISTANCE: 'DISTANCE',
  ACTIVE_ENERGY: 'ENERGY',
  TOTAL_ENERGY: 'ENERGY',
  MODERATE_MINUTES: 'EFFORT',
  VIGOROUS_MINUTES: 'EFFORT',
  MET_MINUTES: 'EFFORT',
  WORKOUT: 'WORKOUTS',
  HEART_RATE: 'HEART_RATE',
  MAXIMUM_HEART_RATE: 'HEART_RATE',
  RESTING_HEART_RATE: 'RESTING_HEART_RATE',
  HRV_RMSSD: 'HRV',
  HRV_SDNN: 'HRV',
  SLEEP: 'SLEEP',
  SLEEP_LIGHT: 'SLEEP',
  SLEEP_DEEP: 'SLEEP',
  SLEEP_REM: 'SLEEP',
  SLEEP_AWAKE: 'SLEEP',
  SLEEP_LATENCY: 'SLEEP',
  SLEEP_WASO: 'SLEEP',
  SLEEP_EFFICIENCY: 'SLEEP',
  INTAKE_ENERGY: 'MEALS',
  INTAKE_CARBOHYDRATE: 'MEALS',
  INTAKE_PROTEIN: 'MEALS',
  INTAKE_FAT: 'MEALS',
  INTAKE_FIBRE: 'MEALS',
};

/** Times are RFC 3339 with the offset of the clock where they were recorded. */
export interface IntervalRecord {
  metric: WearableMetricId;
  source: string;
  start: string;
  end: string;
  value: number;
  isManual?: boolean;
  version?: number;
}

/** A run of samples of one source; seconds are counted from its start and never go back. */
export interface HeartRateRun {
  source: string;
  start: string;
  secondsAfter: number[];
  bpm: number[];
}

export interface SleepRecord {
  source: string;
  start: string;
  end: string;
  /** IANA, where the source says it. */
  zone: string | null;
  segments: { state: SleepState; start: string; end: string }[];
  totals: Partial<Record<SleepState, number>> | null;
  device: DeviceSleep;
  isManual?: boolean;
  version?: number;
}

export interface WorkoutRecord {
  source: string;
  start: string;
  end: string;
  name: string;
  energyKcal: number | null;
  distanceM: number | null;
  met: number | null;
  effort: Effort | null;
  isManual?: boolean;
  version?: number;
}

/** Records as they travel: from an export that was read in a browser, and from a telephone. */
export interface WearableRecords {
  intervals: IntervalRecord[];
  heartRates: HeartRateRun[];
  sleeps: SleepRecord[];
  workouts: WorkoutRecord[];
  dayValues: DayValue[];
  meals: LoggedFood[];
}

export type RecordedInterval = SourceInterval & { metric: WearableMetricId };
/** A sample with the offset of its clock, so that it has a day. */
export type RecordedHeartRate = HeartRateSample & { offsetMinutes: number };

/** The same records as the rules of the domain take them. */
export interface DomainRecords {
  intervals: RecordedInterval[];
  heartRates: RecordedHeartRate[];
  sleeps: SleepStay[];
  workouts: Workout[];
  dayValues: DayValue[];
  meals: LoggedFood[];
}

export const noRecords = (): DomainRecords => ({
  intervals: [],
  heartRates: [],
  sleeps: [],
  workouts: [],
  dayValues: [],
  meals: [],
});

/** A time that nobody can read, in records whose form was not checked. */
export class UnreadableTime extends Error {}

const two = (value: number) => String(value).padStart(2, '0');

/** `2026-03-28T23:10:00+01:00`, with milliseconds where there are any. */
function timeText(epochS: number, offsetMinutes: number): string {
  const wallMs = Math.round((epochS + offsetMinutes * 60) * 1000);
  const wall = new Date(wallMs).toISOString().slice(0, wallMs % 1000 === 0 ? 19 : 23);
  const offset = Math.abs(offsetMinutes);
  const sign = offsetMinutes < 0 ? '-' : '+';
  return `${wall}${sign}${two(Math.floor(offset / 60))}:${two(offset % 60)}`;
}

/** The instant and offset of such a time; fractions of a second stay. */
export function readTime(text: string): { epochS: number; offsetMinutes: number } {
  const time = offsetTime(text);
  if (!time) throw new UnreadableTime(text);
  const fraction = text.includes('.') ? /\.(\d{1,3})\d*(?:Z|[+-])/.exec(text)?.[1] : undefined;
  return fraction === undefined
    ? time
    : { ...time, epochS: time.epochS + Number(fraction.padEnd(3, '0')) / 1000 };
}

/** Marks that say nothing are left out. */
const marks = ({ isManual, version }: { isManual?: boolean; version?: number }) => ({
  ...(isManual === true ? { isManual } : {}),
  ...(version === undefined ? {} : { version }),
});

function toSleep({ start, end, segments, zone, source, totals, device, ...more }: SleepRecord): SleepStay {
  const [from, until] = [readTime(start), readTime(end)];
  return {
    source,
    startS: from.epochS,
    endS: until.epochS,
    startOffsetMinutes: from.offsetMinutes,
    endOffsetMinutes: until.offsetMinutes,
    zone,
    segments: segments.map((segment) => ({
      state: segment.state,
      startS: readTime(segment.start).epochS,
      endS: readTime(segment.end).epochS,
    })),
    totals,
    device,
    ...marks(more),
  };
}

/** Field by field: what a spread leaves of an object takes ten times its memory, and a part has thousands. */
function toInterval({
  metric,
  source,
  start,
  end,
  value,
  isManual,
  version,
}: IntervalRecord): RecordedInterval {
  const { epochS, offsetMinutes } = readTime(start);
  const endS = readTime(end).epochS;
  const interval: RecordedInterval = { metric, source, value, startS: epochS, endS, offsetMinutes };
  if (isManual !== undefined) interval.isManual = isManual;
  if (version !== undefined) interval.version = version;
  return interval;
}

function toWorkout({ start, end, ...workout }: WorkoutRecord): Workout {
  const { epochS, offsetMinutes } = readTime(start);
  return { ...workout, startS: epochS, endS: readTime(end).epochS, offsetMinutes };
}

/**
 * Records as they travel, for the rules of the domain.
 *
 * @throws UnreadableTime
 */
export function recordsToDomain(records: WearableRecords): DomainRecords {
  return {
    intervals: records.intervals.map(toInterval),
    heartRates: records.heartRates.flatMap(({ source, start, secondsAfter, bpm }) => {
      const { epochS, offsetMinutes } = readTime(start);
      return secondsAfter.map((seconds, index) => ({
        source,
        atS: epochS + seconds,
        bpm: bpm[index]!,
        offsetMinutes,
      }));
    }),
    sleeps: records.sleeps.map(toSleep),
    workouts: records.workouts.map(toWorkout),
    dayValues: [...records.dayValues],
    meals: [...records.meals],
  };
}

function fromInterval(interval: RecordedInterval): IntervalRecord {
  const { metric, source, startS, endS, value, offsetMinutes, isManual, version } = interval;
  const [start, end] = [timeText(startS, offsetMinutes), timeText(endS, offsetMinutes)];
  const record: IntervalRecord = { metric, source, start, end, value };
  if (isManual === true) record.isManual = isManual;
  if (version !== undefined) record.version = version;
  return record;
}

function fromSleep(stay: SleepStay): SleepRecord {
  const { source, startS, endS, startOffsetMinutes, endOffsetMinutes, zone, segments, totals, device } = stay;
  return {
    source,
    start: timeText(startS, startOffsetMinutes),
    end: timeText(endS, endOffsetMinutes),
    zone,
    segments: segments.map((segment) => ({
      state: segment.state,
      start: timeText(segment.startS, startOffsetMinutes),
      end: timeText(segment.endS, startOffsetMinutes),
    })),
    totals,
    device,
    ...marks(stay),
  };
}

const RUN_S = 3600;
const MOST_IN_RUN = 3600;

/** Samples in runs of at most an hour; a run has one source and one offset. */
function heartRateRuns(samples: readonly RecordedHeartRate[]): HeartRateRun[] {
  const bySource = grouped(samples, ({ source, offsetMinutes }) => `${offsetMinutes} ${source}`);
  return [...bySource.values()].flatMap((own) => {
    const runs: HeartRateRun[] = [];
    let startS = Number.NEGATIVE_INFINITY;
    for (const { source, atS, bpm, offsetMinutes } of [...own].sort((a, b) => a.atS - b.atS)) {
      if (atS - startS >= RUN_S || runs[runs.length - 1]!.bpm.length >= MOST_IN_RUN) {
        startS = Math.floor(atS);
        runs.push({ source, start: timeText(startS, offsetMinutes), secondsAfter: [], bpm: [] });
      }
      const run = runs[runs.length - 1]!;
      run.secondsAfter.push(Math.floor(atS - startS));
      run.bpm.push(Math.round(bpm));
    }
    return runs;
  });
}

/** Records of the domain as they travel. */
export function domainToRecords(records: DomainRecords): WearableRecords {
  return {
    intervals: records.intervals.map(fromInterval),
    heartRates: heartRateRuns(records.heartRates),
    sleeps: records.sleeps.map(fromSleep),
    workouts: records.workouts.map((workout) => ({
      source: workout.source,
      start: timeText(workout.startS, workout.offsetMinutes),
      end: timeText(workout.endS, workout.offsetMinutes),
      name: workout.name,
      energyKcal: workout.energyKcal,
      distanceM: workout.distanceM,
      met: workout.met,
      effort: workout.effort,
      ...marks(workout),
    })),
    dayValues: [...records.dayValues],
    meals: [...records.meals],
  };
}

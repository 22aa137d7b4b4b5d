import { minutesOf } from './covered.ts';
import { localDays } from './local-days.ts';
import type { LocalDay } from './metric-types.ts';
import { levelIndexOf, type RangeProfile } from './ranges.ts';
import type { CgmSeries } from './series.ts';

/** Whole clock hours: from, inclusive, and to, exclusive. */
export interface Hours {
  readonly from: number;
  readonly to: number;
}

const HOUR = 3600;
const DAY = 86_400;

/** Seconds of the local clock since 1970, as if it were UTC. */
const localSeconds = (series: CgmSeries, index: number): number =>
  series.epochSeconds[index]! + series.offsetMinutes[index]! * 60;

/** The midnight that begins a local day, in {@link localSeconds}. */
export const localMidnight = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 1000;

/** Clock hour 0–23 of a reading. */
const hourOf = (series: CgmSeries, index: number) => {
  const local = localSeconds(series, index);
  return Math.floor((local - Math.floor(local / DAY) * DAY) / HOUR);
};

/** The readings of the given clock hours and days, as a series of its own; the same one if nothing is chosen. */
export function chosenReadings(
  series: CgmSeries,
  days: readonly LocalDay[],
  { hours, chosen }: { hours: Hours | null; chosen: readonly string[] | null },
): CgmSeries {
  if (hours === null && chosen === null) return series;
  const indices: number[] = [];
  for (const day of days) {
    if (chosen !== null && !chosen.includes(day.date)) continue;
    for (let index = day.startIndex; index < day.endIndex; index++) {
      const hour = hourOf(series, index);
      if (hours === null || (hour >= hours.from && hour < hours.to)) indices.push(index);
    }
  }
  const numbers = (column: Float64Array) => Float64Array.from(indices, (index) => column[index]!);
  const bytes = (column: Uint8Array) => Uint8Array.from(indices, (index) => column[index]!);
  return {
    ...series,
    epochSeconds: numbers(series.epochSeconds),
    offsetMinutes: Int16Array.from(indices, (index) => series.offsetMinutes[index]!),
    mgdl: numbers(series.mgdl),
    recorded: numbers(series.recorded),
    flags: bytes(series.flags),
    ...(series.readingMinutes ? { readingMinutes: bytes(series.readingMinutes) } : {}),
  };
}

/** Minutes in each level of `CGM_LEVELS`. */
export type LevelTimes = Float64Array;

const total = (times: LevelTimes) => times.reduce((sum, part) => sum + part, 0);

/** Percent of the time at some levels; null without readings. */
export function percentAt(times: LevelTimes, ...levels: readonly number[]): number | null {
  const all = total(times);
  return all === 0 ? null : (100 * levels.reduce((sum, level) => sum + times[level]!, 0)) / all;
}

/** A local day, with the time at each level. */
export interface RatedDay extends LocalDay {
  /** Of the whole day. */
  readonly times: LevelTimes;
  /** Of the chosen hours. */
  readonly chosenTimes: LevelTimes;
  /** How many readings the chosen hours have; a series of a single one covers no time. */
  readonly chosenCount: number;
}

/** The weighed time at each level, and how many readings it is of. */
function timesOf(series: CgmSeries, day: LocalDay, profile: RangeProfile, hours: Hours | null) {
  const times: LevelTimes = new Float64Array(5);
  let count = 0;
  for (let index = day.startIndex; index < day.endIndex; index++) {
    if (hours !== null) {
      const hour = hourOf(series, index);
      if (hour < hours.from || hour >= hours.to) continue;
    }
    times[levelIndexOf(series.mgdl[index]!, profile)]! += minutesOf(series, index);
    count++;
  }
  return { times, count };
}

/** The local days of a series, with the time at each level of the day and of its chosen hours. */
export function ratedDays(series: CgmSeries, profile: RangeProfile, hours: Hours | null): RatedDay[] {
  return localDays(series).map((day) => {
    const whole = timesOf(series, day, profile, null);
    const chosen = hours === null ? whole : timesOf(series, day, profile, hours);
    return { ...day, times: whole.times, chosenTimes: chosen.times, chosenCount: chosen.count };
  });
}

/** What ranks a day in the order of its weight: lack before excess, severe before the rest, in percent. */
const RANKS = [[0], [0, 1], [4], [3, 4]] as const;

/** The days with readings in the chosen hours, those with most risk first; of equal ones the latest. */
export const worstFirst = (days: readonly RatedDay[]): RatedDay[] =>
  days
    .filter(({ chosenCount }) => chosenCount > 0)
    .map((day) => ({ day, ranks: RANKS.map((levels) => percentAt(day.chosenTimes, ...levels) ?? 0) }))
    .sort((one, other) => {
      const at = one.ranks.findIndex((rank, index) => rank !== other.ranks[index]);
      return at < 0 ? other.day.fromEpoch - one.day.fromEpoch : other.ranks[at]! - one.ranks[at]!;
    })
    .map(({ day }) => day);

/** The weighed time at each level by clock hour, of some days. */
export function hourTimes(
  series: CgmSeries,
  profile: RangeProfile,
  days: readonly LocalDay[],
  chosen: readonly string[] | null,
): LevelTimes[] {
  const hours = Array.from({ length: 24 }, () => new Float64Array(5));
  for (const day of days) {
    if (chosen !== null && !chosen.includes(day.date)) continue;
    for (let index = day.startIndex; index < day.endIndex; index++)
      hours[hourOf(series, index)]![levelIndexOf(series.mgdl[index]!, profile)]! += minutesOf(series, index);
  }
  return hours;
}

/** A stretch of a day's readings on the local clock. */
export interface LocalStretch {
  /** Local seconds as if they were UTC. */
  readonly at: Float64Array;
  readonly values: Float64Array;
  /** Of its readings, in the series. */
  readonly indices: Int32Array;
}

/**
 * A day's readings on the local clock: one stretch, and a second one for the hour that autumn repeats, whose readings
 * would otherwise go back in time.
 */
export function localStretches(series: CgmSeries, day: LocalDay): LocalStretch[] {
  const first: number[] = [];
  const repeated: number[] = [];
  let latest = Number.NEGATIVE_INFINITY;
  for (let index = day.startIndex; index < day.endIndex; index++) {
    const local = localSeconds(series, index);
    if (local > latest) {
      latest = local;
      first.push(index);
    } else repeated.push(index);
  }
  return [first, repeated]
    .filter((indices, order) => order === 0 || indices.length > 0)
    .map((indices) => ({
      indices: Int32Array.from(indices),
      at: Float64Array.from(indices, (index) => localSeconds(series, index)),
      values: Float64Array.from(indices, (index) => series.mgdl[index]!),
    }));
}

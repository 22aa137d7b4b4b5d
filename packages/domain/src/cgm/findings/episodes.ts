import { localDateOfDays, offsetAt, resolveWallClock, startOfLocalDay } from '../../shared/index.ts';
import type { LocalDate, ZoneTable } from '../../shared/index.ts';
import { minutesOf } from '../covered.ts';
import { MAX_INTERPOLATED_GAP_MINUTES } from '../grid.ts';
import { seriesClock } from '../local-days.ts';
import { CGM_RANGES, type CgmRange, type RangeProfile } from '../ranges.ts';
import { CGM_FLAG_HIGH, CGM_FLAG_LOW, type CgmSeries } from '../series.ts';

const DAY = 86_400;
/** An episode begins after this time beyond the threshold and ends after this time back. */
export const EPISODE_MINUTES = 15;
/** A low episode of more than this is extended. */
const EXTENDED_MINUTES = 120;
/** The night is 00:00–06:00 local time. */
export const NIGHT_END_HOUR = 6;

export const EPISODE_LEVELS = ['SEVERE_HYPOGLYCEMIA', 'LOW', 'HIGH', 'SEVERE_HYPERGLYCEMIA'] as const;
export type EpisodeLevel = (typeof EPISODE_LEVELS)[number];

/** A time beyond a threshold. LOW and HIGH include what is severe within them. */
export interface CgmEpisode {
  level: EpisodeLevel;
  /** UTC seconds. */
  fromEpoch: number;
  /** Exclusive: when glucose came back, or when the readings stop. */
  toEpoch: number;
  minutes: number;
  /** Local day on which it began. */
  date: LocalDate;
  /** Days in whose night (00:00–06:00) at least 15 minutes of it are. */
  nights: LocalDate[];
  /** The lowest or highest reading, mg/dL. */
  extremeMgdl: number;
  /** That reading was cut off by the sensor. */
  censored: 'LOW' | 'HIGH' | null;
  /** A low of more than 120 minutes. */
  isExtended: boolean;
  /** A LOW or HIGH episode with a severe one within it. */
  isSevere: boolean;
  /** False: readings are missing just before it, so it may have begun earlier. */
  isStartKnown: boolean;
  /** False: the readings stop, for more than 45 minutes or altogether, before it was over. */
  isEndKnown: boolean;
}

/**
 * The episodes of a series (Battelino 2023, 10.1016/S2213-8587(22)00319-9): at least 15 minutes beyond a threshold,
 * over after at least 15 minutes back. By time, not by the number of readings: a 15-minute reading is 15 minutes. A gap
 * of more than 45 minutes ends an episode; a shorter one between two readings beyond the threshold does not. Ascending
 * by their beginning; at the same moment LOW precedes SEVERE_HYPOGLYCEMIA, and HIGH precedes SEVERE_HYPERGLYCEMIA.
 */
export function episodes(series: CgmSeries, profile: RangeProfile = 'STANDARD'): CgmEpisode[] {
  if (series.epochSeconds.length === 0) return [];
  const range = CGM_RANGES[profile];
  const clock = seriesClock(series);
  const of = (level: EpisodeLevel) =>
    runs(series, beyond(level, range)).map((run) => episode(run, level, series, clock));
  const severe = { low: of('SEVERE_HYPOGLYCEMIA'), high: of('SEVERE_HYPERGLYCEMIA') };
  const holding = (outer: CgmEpisode[], inner: CgmEpisode[]) =>
    outer.map((whole) => ({
      ...whole,
      isSevere: inner.some((part) => part.fromEpoch >= whole.fromEpoch && part.fromEpoch < whole.toEpoch),
    }));
  return [
    ...holding(of('LOW'), severe.low),
    ...severe.low,
    ...holding(of('HIGH'), severe.high),
    ...severe.high,
  ].sort((a, b) => a.fromEpoch - b.fromEpoch);
}

const isLow = (level: EpisodeLevel) => level === 'LOW' || level === 'SEVERE_HYPOGLYCEMIA';

function beyond(level: EpisodeLevel, range: CgmRange): (mgdl: number) => boolean {
  switch (level) {
    case 'SEVERE_HYPOGLYCEMIA':
      return (mgdl) => mgdl < range.severeLow;
    case 'LOW':
      return (mgdl) => mgdl < range.low;
    case 'HIGH':
      return (mgdl) => mgdl > range.high;
    case 'SEVERE_HYPERGLYCEMIA':
      return (mgdl) => mgdl > range.severeHigh;
  }
}

interface Run {
  fromEpoch: number;
  toEpoch: number;
  /** Indices of the first and last reading beyond the threshold. */
  first: number;
  last: number;
  isStartKnown: boolean;
  isEndKnown: boolean;
}

/** Steps are compared in whole minutes: a sensor's clock jitters by seconds. */
const isLongEnough = (seconds: number) => Math.round(seconds / 60) >= EPISODE_MINUTES;

function runs(series: CgmSeries, isBeyond: (mgdl: number) => boolean): Run[] {
  const { epochSeconds, mgdl } = series;
  const found: Run[] = [];
  let run: Run | null = null;
  let isConfirmed = false;
  let backFrom: number | null = null;
  let isAfterGap = true;
  const close = (isEndKnown: boolean) => {
    if (run !== null && isConfirmed) found.push({ ...run, isEndKnown });
    run = null;
    isConfirmed = false;
    backFrom = null;
  };
  for (let i = 0; i < mgdl.length; i++) {
    const { until, isGap } = reach(series, i, isBeyond);
    const at = epochSeconds[i]!;
    if (isBeyond(mgdl[i]!)) {
      run ??= { fromEpoch: at, toEpoch: at, first: i, last: i, isStartKnown: !isAfterGap, isEndKnown: false };
      run.toEpoch = until;
      run.last = i;
      backFrom = null;
      isConfirmed ||= isLongEnough(until - run.fromEpoch);
    } else if (run !== null) {
      backFrom ??= at;
      if (!isConfirmed || isLongEnough(until - backFrom)) close(true);
    }
    if (isGap) close(false);
    isAfterGap = isGap;
  }
  close(false);
  return found;
}

/**
 * Until when a reading holds: to the next one, unless a reading is missing between them on whose side of the threshold
 * nothing is known.
 */
function reach(
  series: CgmSeries,
  index: number,
  isBeyond: (mgdl: number) => boolean,
): { until: number; isGap: boolean } {
  const { epochSeconds, mgdl } = series;
  const at = epochSeconds[index]!;
  const own = Math.max(1, minutesOf(series, index)) * 60;
  const next = epochSeconds[index + 1];
  if (next === undefined) return { until: at + own, isGap: false };
  const step = next - at;
  if (step > Math.max(MAX_INTERPOLATED_GAP_MINUTES * 60, 1.5 * own)) return { until: at + own, isGap: true };
  const isSameSide = isBeyond(mgdl[index]!) === isBeyond(mgdl[index + 1]!);
  return { until: isSameSide || step <= 1.5 * own ? next : at + own, isGap: false };
}

function episode(run: Run, level: EpisodeLevel, series: CgmSeries, clock: ZoneTable): CgmEpisode {
  const { mgdl, flags } = series;
  let extreme = run.first;
  for (let i = run.first + 1; i <= run.last; i++) {
    if (isLow(level) ? mgdl[i]! < mgdl[extreme]! : mgdl[i]! > mgdl[extreme]!) extreme = i;
  }
  const flag = flags[extreme]!;
  const minutes = Math.round((run.toEpoch - run.fromEpoch) / 60);
  return {
    level,
    fromEpoch: run.fromEpoch,
    toEpoch: run.toEpoch,
    minutes,
    date: localDateOfDays(localDay(clock, run.fromEpoch)),
    nights: nightsOf(clock, run),
    extremeMgdl: mgdl[extreme]!,
    censored: (flag & CGM_FLAG_LOW) !== 0 ? 'LOW' : (flag & CGM_FLAG_HIGH) !== 0 ? 'HIGH' : null,
    isExtended: isLow(level) && minutes > EXTENDED_MINUTES,
    isSevere: false,
    isStartKnown: run.isStartKnown,
    isEndKnown: run.isEndKnown,
  };
}

const localDay = (clock: ZoneTable, epoch: number) => Math.floor((epoch + offsetAt(clock, epoch) * 60) / DAY);

function nightsOf(clock: ZoneTable, { fromEpoch, toEpoch }: Run): LocalDate[] {
  const nights: LocalDate[] = [];
  for (let day = localDay(clock, fromEpoch); day <= localDay(clock, toEpoch - 1); day++) {
    const wall = resolveWallClock(clock, day * DAY + NIGHT_END_HOUR * 3600);
    const end = wall.kind === 'twice' ? wall.first : wall.epochSeconds;
    const seconds = Math.min(toEpoch, end) - Math.max(fromEpoch, startOfLocalDay(clock, day));
    if (isLongEnough(seconds)) nights.push(localDateOfDays(day));
  }
  return nights;
}

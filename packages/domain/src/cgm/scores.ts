import { EVENT_WINDOW_MINUTES } from './event-types.ts';
import { coverageOf } from './covered.ts';
import { fastingGlucose, mealsAround } from './fasting.ts';
import { cogi } from './indices.ts';
import { localDays } from './local-days.ts';
import type { CgmScore, CgmScoreId, CgmScoreState, CgmTimeframe } from './metric-types.ts';
import { levelOf, type RangeProfile } from './ranges.ts';
import type { Span } from './span-state.ts';
import { CGM_FLAG_HIGH, CGM_FLAG_LOW, sliceSeries, type CgmSeries } from './series.ts';
import { timeInRanges } from './time-in-ranges.ts';
import { countValues, deviationOf, meanOf, shareOf } from './value-counts.ts';

/** A window to be scored. Instants in UTC seconds. */
export interface ScoreWindow {
  timeframe: CgmTimeframe;
  fromEpoch: number;
  /** Exclusive. */
  toEpoch: number;
  /** The current time: a window that has not ended may be too early to assess. */
  nowEpoch: number;
  profile?: RangeProfile;
  /** Instants of the patient's meals, for FASTING_GLUCOSE. */
  meals?: readonly number[];
}

/** Up to a day is DAILY, more is WEEKLY. */
export function timeframeOf(fromEpoch: number, toEpoch: number): 'DAILY' | 'WEEKLY' {
  return toEpoch - fromEpoch <= 25 * 3600 ? 'DAILY' : 'WEEKLY';
}

/**
 * The window in which an event is assessed: 30 minutes before its start to 180 after it, and at least to its own end: the
 * low of a night's sleep can be in its seventh hour.
 */
export function eventWindow(startEpoch: number, endEpoch: number | null = null): Span {
  return {
    fromEpoch: startEpoch - EVENT_WINDOW_MINUTES.before * 60,
    toEpoch: Math.max(startEpoch + EVENT_WINDOW_MINUTES.after * 60, endEpoch ?? 0),
  };
}

/**
 * The seven scores of a window, in the order of `CGM_SCORE_IDS`. SCORED needs 70 % of the expected readings of the
 * window (of several days: of the part in which the sensor could have recorded, {@link recordable}); below that, a
 * window that has not ended is TOO_EARLY (an EVENT always until it has passed), one without readings NO_DATA, any other
 * MISSING_DATA. EFFICIENCY is COGI. FASTING_GLUCOSE over several days is the mean of the days' values, when 70 % of the
 * days have one.
 */
export function cgmScores(series: CgmSeries, window: ScoreWindow): CgmScore[] {
  const part = sliceSeries(series, window.fromEpoch, window.toEpoch);
  const n = part.mgdl.length;
  const judged = recordable(series, window);
  const { isEnough } = coverageOf(series, judged.fromEpoch, judged.toEpoch);
  const state = stateOf(window, n > 0, isEnough);
  const profile = window.profile ?? 'STANDARD';
  const counts = countValues(part);
  const mean = meanOf(counts, (mgdl) => mgdl);
  const sd = deviationOf(counts);

  const score = (id: CgmScoreId, value: number | null, isReading = false): CgmScore => {
    // A single reading has no spread: then two of the scores miss data although the window has all expected readings.
    const own = state === 'SCORED' && value === null ? 'MISSING_DATA' : state;
    const shown = own === 'SCORED' ? value : null;
    const level = isReading && shown !== null ? levelOf(shown, profile) : null;
    return { id, timeframe: window.timeframe, state: own, value: shown, level, censored: null };
  };
  const inRange = shareOf(counts, (mgdl) => mgdl >= 70 && mgdl <= 180);
  const below70 = shareOf(counts, (mgdl) => mgdl < 70);
  const lowest = score('MIN_GLUCOSE', n > 0 ? counts.values[0]! : null, true);
  const highest = score('MAX_GLUCOSE', n > 0 ? counts.values[counts.values.length - 1]! : null, true);
  return [
    score('EFFICIENCY', sd === null ? null : cogi(inRange!, below70!, sd)),
    {
      ...lowest,
      censored: lowest.value !== null && hasFlag(part, lowest.value, CGM_FLAG_LOW) ? 'LOW' : null,
    },
    {
      ...highest,
      censored: highest.value !== null && hasFlag(part, highest.value, CGM_FLAG_HIGH) ? 'HIGH' : null,
    },
    score('AVG_GLUCOSE', mean),
    score('COEFFICIENT_OF_VARIATION', sd === null ? null : (100 * sd) / mean!),
    score('TIME_IN_RANGE', n > 0 ? timeInRanges(part, profile).levels[2]!.percent : null),
    fastingScore(series, window),
  ];
}

/**
 * The part of a window of several days in which the sensor could have recorded: not before the very first reading, nor
 * after now. Ten good days of a sensor are not insufficient because fourteen were requested. A day or an event is
 * assessed as a whole.
 */
function recordable(
  series: CgmSeries,
  window: Pick<ScoreWindow, 'timeframe' | 'fromEpoch' | 'toEpoch' | 'nowEpoch'>,
): { fromEpoch: number; toEpoch: number } {
  const { fromEpoch, toEpoch } = window;
  if (window.timeframe !== 'WEEKLY') return { fromEpoch, toEpoch };
  const from = Math.max(fromEpoch, series.epochSeconds[0] ?? fromEpoch);
  const to = Math.min(toEpoch, window.nowEpoch);
  return from < to ? { fromEpoch: from, toEpoch: to } : { fromEpoch, toEpoch };
}

function stateOf(window: ScoreWindow, hasData: boolean, hasEnough: boolean): CgmScoreState {
  const isOver = window.nowEpoch >= window.toEpoch;
  if (window.timeframe === 'EVENT' && !isOver) return 'TOO_EARLY';
  if (hasEnough) return 'SCORED';
  if (!isOver) return 'TOO_EARLY';
  return hasData ? 'MISSING_DATA' : 'NO_DATA';
}

function hasFlag(series: CgmSeries, mgdl: number, flag: number): boolean {
  return series.mgdl.some((value, i) => value === mgdl && (series.flags[i]! & flag) !== 0);
}

function fastingScore(series: CgmSeries, window: ScoreWindow): CgmScore {
  const anchor = window.fromEpoch + (window.timeframe === 'EVENT' ? EVENT_WINDOW_MINUTES.before * 60 : 0);
  const span =
    window.timeframe === 'EVENT' ? { fromEpoch: anchor, toEpoch: anchor + 1 } : recordable(series, window);
  const meals = Float64Array.from(window.meals ?? []).sort();
  const days = localDays(series, span).map((day) => fastingGlucose(series, day, mealsAround(meals, day)));
  const scored = days.filter((day) => day.isEnough);
  const hasEnough = scored.length > 0 && scored.length >= 0.7 * days.length;
  const state = stateOf(
    window,
    days.some((day) => day.count > 0),
    hasEnough,
  );
  const value = state === 'SCORED' ? scored.reduce((sum, day) => sum + day.mean!, 0) / scored.length : null;
  return {
    id: 'FASTING_GLUCOSE',
    timeframe: window.timeframe,
    state,
    value,
    level: null,
    censored: null,
  };
}

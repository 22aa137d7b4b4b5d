import { coverageOf, minutesOf } from './covered.ts';
import type { CgmEventType } from './event-types.ts';
import type { CgmScoreState } from './metric-types.ts';
import { incrementalArea, LONGEST_BRIDGED_MINUTES } from './response-area.ts';
import { eventWindow } from './scores.ts';
import { CGM_RANGES, type RangeProfile } from './ranges.ts';
import type { Span } from './span-state.ts';
import { CGM_FLAG_HIGH, CGM_FLAG_LOW, sliceSeries, type CgmSeries } from './series.ts';

/** The baseline is the mean of the readings in as many minutes before the event. */
const BASELINE_MINUTES = 15;
/** The incremental area is that of as many minutes after the start. */
const AREA_MINUTES = 120;

/** What a response was computed from. */
export interface ResponseBasis {
  /** Readings in the window, and in the minutes of the baseline. */
  readings: number;
  baselineReadings: number;
  /** Share of the readings expected in the window, 0–100. */
  coveredPercent: number;
  /** Longest time without a reading within the window, in minutes. */
  longestGapMinutes: number;
  /** Readings that the sensor cut off: the true values are lower or higher. */
  lowReadings: number;
  highReadings: number;
}

/** Figures of a response: glucose in mg/dL, times in minutes since the start of the event. */
export interface ResponseFigures {
  baseline: number;
  peak: number;
  /** Peak less baseline; not positive when glucose did not rise. */
  rise: number;
  minutesToPeak: number;
  /** The sensor cut the peak off: peak, rise and area are larger than stated. */
  isPeakCutOff: boolean;
  lowest: number;
  minutesToLowest: number;
  isLowestCutOff: boolean;
  /** Minutes with readings below the range, and below its severe threshold, from the start to the end of the window. */
  minutesBelow: number;
  minutesSeverelyBelow: number;
  /** Incremental area above the baseline over 120 minutes, mg/dL · min; null where readings are missing for it. */
  area: number | null;
  /** When glucose is back at the baseline after the peak; null when it is not within the window, or never rose. */
  minutesToReturn: number | null;
}

/** How glucose responded to an event. */
export interface EventResponse {
  state: CgmScoreState;
  basis: ResponseBasis;
  /** null unless SCORED. */
  figures: ResponseFigures | null;
}

/** An event's end and the profile that its lows are judged by. */
export interface ResponseOptions {
  endEpoch?: number | null;
  profile?: RangeProfile;
}

/**
 * The response to an event that began at an instant, in its window ({@link eventWindow}). TOO_EARLY until the window has
 * passed; MISSING_DATA with less than 70 % of its expected readings, or when none lies in the 15 minutes before the start
 * (the baseline) or after it.
 */
export function eventResponse(
  series: CgmSeries,
  startEpoch: number,
  nowEpoch: number,
  { endEpoch = null, profile = 'STANDARD' }: ResponseOptions = {},
): EventResponse {
  const window = eventWindow(startEpoch, endEpoch);
  const part = sliceSeries(series, window.fromEpoch, window.toEpoch);
  const { percent, isEnough } = coverageOf(series, window.fromEpoch, window.toEpoch);
  const basis = { ...basisOf(part, startEpoch, window), coveredPercent: percent };
  const failed = (state: CgmScoreState): EventResponse => ({ state, basis, figures: null });
  if (nowEpoch < window.toEpoch) return failed('TOO_EARLY');
  if (basis.readings === 0) return failed('NO_DATA');
  const figures = isEnough ? figuresOf(part, startEpoch, profile) : null;
  return figures === null ? failed('MISSING_DATA') : { state: 'SCORED', basis, figures };
}

/**
 * Whether a response is told by its lowest reading before its rise: that of a rest always, because sleep hides a low, and
 * any other that went below the range.
 */
export const leadsWithLowest = (type: CgmEventType, { minutesBelow }: ResponseFigures): boolean =>
  type === 'REST' || minutesBelow > 0;

function basisOf(
  part: CgmSeries,
  startEpoch: number,
  { fromEpoch, toEpoch }: Span,
): Omit<ResponseBasis, 'coveredPercent'> {
  const { epochSeconds, flags } = part;
  const n = epochSeconds.length;
  let low = 0;
  let high = 0;
  for (let i = 0; i < n; i++) {
    if (flags[i]! & CGM_FLAG_LOW) low++;
    if (flags[i]! & CGM_FLAG_HIGH) high++;
  }
  let longest = 0;
  for (let i = 0; i <= n; i++) {
    const before = i === 0 ? fromEpoch : epochSeconds[i - 1]!;
    const after = i === n ? toEpoch : epochSeconds[i]!;
    longest = Math.max(longest, (after - before) / 60);
  }
  return {
    readings: n,
    baselineReadings: baselineOf(part, startEpoch).count,
    longestGapMinutes: longest,
    lowReadings: low,
    highReadings: high,
  };
}

function baselineOf({ epochSeconds, mgdl }: CgmSeries, startEpoch: number): { count: number; mean: number } {
  let count = 0;
  let sum = 0;
  for (let i = 0; i < epochSeconds.length; i++) {
    const at = epochSeconds[i]!;
    if (at < startEpoch - BASELINE_MINUTES * 60 || at >= startEpoch) continue;
    count++;
    sum += mgdl[i]!;
  }
  return { count, mean: sum / count };
}

function figuresOf(part: CgmSeries, startEpoch: number, profile: RangeProfile): ResponseFigures | null {
  const { epochSeconds, mgdl, flags } = part;
  const { count, mean: baseline } = baselineOf(part, startEpoch);
  let peakAt = -1;
  let lowestAt = -1;
  let below = 0;
  let severelyBelow = 0;
  const { low, severeLow } = CGM_RANGES[profile];
  for (let i = 0; i < mgdl.length; i++) {
    if (epochSeconds[i]! < startEpoch) continue;
    if (mgdl[i]! < low) below += minutesOf(part, i);
    if (mgdl[i]! < severeLow) severelyBelow += minutesOf(part, i);
    if (peakAt < 0 || mgdl[i]! > mgdl[peakAt]!) peakAt = i;
    if (lowestAt < 0 || mgdl[i]! < mgdl[lowestAt]!) lowestAt = i;
  }
  if (count === 0 || peakAt < 0) return null;
  const minutes = (i: number) => (epochSeconds[i]! - startEpoch) / 60;
  const rise = mgdl[peakAt]! - baseline;
  return {
    baseline,
    peak: mgdl[peakAt]!,
    rise,
    minutesToPeak: minutes(peakAt),
    isPeakCutOff: (flags[peakAt]! & CGM_FLAG_HIGH) !== 0,
    lowest: mgdl[lowestAt]!,
    minutesToLowest: minutes(lowestAt),
    isLowestCutOff: (flags[lowestAt]! & CGM_FLAG_LOW) !== 0,
    minutesBelow: below,
    minutesSeverelyBelow: severelyBelow,
    area: incrementalArea(part, startEpoch, startEpoch + AREA_MINUTES * 60, baseline),
    minutesToReturn: rise > 0 ? returnAfter(part, peakAt, baseline, startEpoch) : null,
  };
}

/** The first crossing of the baseline after the peak, interpolated; null when a long gap may hide it. */
function returnAfter(
  { epochSeconds, mgdl }: CgmSeries,
  peakAt: number,
  baseline: number,
  startEpoch: number,
): number | null {
  for (let i = peakAt + 1; i < mgdl.length; i++) {
    const step = epochSeconds[i]! - epochSeconds[i - 1]!;
    if (step > LONGEST_BRIDGED_MINUTES * 60) return null;
    if (mgdl[i]! > baseline) continue;
    const share = (mgdl[i - 1]! - baseline) / (mgdl[i - 1]! - mgdl[i]!);
    return (epochSeconds[i - 1]! + share * step - startEpoch) / 60;
  }
  return null;
}

/** The readings of an event's window, in minutes since its start: a line to lay over others. */
export interface ResponseTrace {
  minutes: number[];
  mgdl: number[];
  /** {@link CGM_FLAG_LOW}, {@link CGM_FLAG_HIGH}. */
  flags: number[];
}

export function responseTrace(
  series: CgmSeries,
  startEpoch: number,
  endEpoch: number | null = null,
): ResponseTrace {
  const { fromEpoch, toEpoch } = eventWindow(startEpoch, endEpoch);
  const part = sliceSeries(series, fromEpoch, toEpoch);
  return {
    minutes: Array.from(part.epochSeconds, (at) => (at - startEpoch) / 60),
    mgdl: Array.from(part.mgdl),
    flags: Array.from(part.flags),
  };
}

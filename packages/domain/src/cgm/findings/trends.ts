import { offsetAt, startOfLocalDay, zoneTable } from '../../shared/index.ts';
import { coverageOf } from '../covered.ts';
import { displayedChange, displayedFigure } from '../goals.ts';
import { glucoseManagementIndicator, glycaemiaRiskIndex } from '../indices.ts';
import type { CgmScore, CgmScoreId } from '../metric-types.ts';
import type { RangeProfile } from '../ranges.ts';
import { cgmScores, type ScoreWindow } from '../scores.ts';
import { type CgmSeries, sliceSeries } from '../series.ts';
import type { Span } from '../span-state.ts';
import { timeInRanges } from '../time-in-ranges.ts';
import { countValues, meanOf, shareOf } from '../value-counts.ts';

const DAY = 86_400;
/** Change of the time in range, in percent of the time, that matters for a person (Battelino 2023). */
const MEANINGFUL_IN_RANGE_CHANGE = 5;

/** A score of one period beside that of another. */
export interface ScoreTrend {
  id: CgmScoreId;
  current: CgmScore;
  previous: CgmScore;
  /** Current minus previous, in the score's unit; null unless both periods have 70 % of all their readings. */
  delta: number | null;
  /** Whether the change is as large as what is published to matter; null where nothing is published. */
  isMeaningful: boolean | null;
}

/**
 * The period of equal length just before a window: as many local days where the window begins and ends at midnight, so
 * that a clock change does not shift it, else as many seconds.
 */
export function precedingSpan(zone: string, { fromEpoch, toEpoch }: Span): Span {
  const length = toEpoch - fromEpoch;
  const clock = zoneTable(zone, fromEpoch - length - 2 * DAY, toEpoch + 2 * DAY);
  const dayOf = (epoch: number) => Math.floor((epoch + offsetAt(clock, epoch) * 60) / DAY);
  const [first, after] = [dayOf(fromEpoch), dayOf(toEpoch)];
  const isWholeDays =
    startOfLocalDay(clock, first) === fromEpoch && startOfLocalDay(clock, after) === toEpoch;
  return {
    fromEpoch: isWholeDays ? startOfLocalDay(clock, first - (after - first)) : fromEpoch - length,
    toEpoch: fromEpoch,
  };
}

/**
 * The scores of a window and of another, by default the one before it.
 *
 * @param series all readings of the test, not only those of the window
 */
export function scoreTrends(
  series: CgmSeries,
  window: ScoreWindow,
  other: Span = precedingSpan(series.zone, window),
): ScoreTrend[] {
  const earlier = { ...window, ...other };
  const previous = cgmScores(series, earlier);
  const areEnough = areComparable(series, window, earlier);
  return cgmScores(series, window).map((current, i) => {
    const before = previous[i]!;
    const isCensored = current.censored !== null || before.censored !== null;
    const delta =
      !areEnough || isCensored || current.value === null || before.value === null
        ? null
        : current.value - before.value;
    return {
      id: current.id,
      current,
      previous: before,
      delta,
      isMeaningful:
        delta === null || current.id !== 'TIME_IN_RANGE'
          ? null
          : Math.abs(displayedInRangeChange(current, before)) >= MEANINGFUL_IN_RANGE_CHANGE,
    };
  });
}

/** As displayed, so that a change that reads 5.0 is one of five points. */
function displayedInRangeChange(current: CgmScore, before: CgmScore): number {
  const [now, then] = [current, before].map(({ value }) =>
    displayedFigure('TIME_IN_RANGE', value, { profile: 'STANDARD' }),
  );
  return displayedChange(now!, then!) ?? 0;
}

const areComparable = (series: CgmSeries, ...spans: Span[]) =>
  spans.every(({ fromEpoch, toEpoch }) => coverageOf(series, fromEpoch, toEpoch).isEnough);

/** Figures that are no scores and have a trend. */
export const CGM_TREND_FIGURES = ['BELOW', 'ABOVE', 'GMI', 'GRI'] as const;
export type CgmTrendFigure = (typeof CGM_TREND_FIGURES)[number];

/** A figure of the period before, and what has changed since. */
export interface FigureTrend {
  id: CgmTrendFigure;
  /** Null where that period has no reading. */
  previous: number | null;
  /** As for a score. */
  delta: number | null;
}

/**
 * How the time below and above the range of the profile, GMI and GRI of a window differ from those of another, by
 * default the one before it.
 *
 * @param series all readings of the test, not only those of the window
 */
export function figureTrends(
  series: CgmSeries,
  window: Span & { profile?: RangeProfile },
  other: Span = precedingSpan(series.zone, window),
): FigureTrend[] {
  const [now, before] = [window, other].map((span) => trendFigures(series, span, window.profile));
  const areEnough = areComparable(series, window, other);
  return CGM_TREND_FIGURES.map((id) => {
    const [value, previous] = [now?.[id] ?? null, before?.[id] ?? null];
    return {
      id,
      previous,
      delta: areEnough && value !== null && previous !== null ? value - previous : null,
    };
  });
}

function trendFigures(
  series: CgmSeries,
  { fromEpoch, toEpoch }: Span,
  profile: RangeProfile = 'STANDARD',
): Record<CgmTrendFigure, number> | null {
  const part = sliceSeries(series, fromEpoch, toEpoch);
  const counts = countValues(part);
  const mean = meanOf(counts, (mgdl) => mgdl);
  if (mean === null) return null;
  const percents = timeInRanges(part, profile).levels.map(({ percent }) => percent);
  const share = (isCounted: (mgdl: number) => boolean) => shareOf(counts, isCounted)!;
  return {
    BELOW: percents[0]! + percents[1]!,
    ABOVE: percents[3]! + percents[4]!,
    GMI: glucoseManagementIndicator(mean),
    GRI: glycaemiaRiskIndex({
      below54: share((mgdl) => mgdl < 54),
      from54: share((mgdl) => mgdl >= 54 && mgdl < 70),
      from181: share((mgdl) => mgdl > 180 && mgdl <= 250),
      above250: share((mgdl) => mgdl > 250),
    }),
  };
}

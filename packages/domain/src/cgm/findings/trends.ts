import { offsetAt, startOfLocalDay, zoneTable } from '../../shared/index.ts';
import { coverageOf } from '../covered.ts';
import type { CgmScore, CgmScoreId } from '../metric-types.ts';
import { cgmScores, type ScoreWindow } from '../scores.ts';
import type { CgmSeries } from '../series.ts';
import type { Span } from '../span-state.ts';

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
  const areEnough = [window, earlier].every(
    ({ fromEpoch, toEpoch }) => coverageOf(series, fromEpoch, toEpoch).isEnough,
  );
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
          : Math.abs(delta) >= MEANINGFUL_IN_RANGE_CHANGE,
    };
  });
}

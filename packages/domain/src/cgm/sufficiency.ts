import { coverageOf, ENOUGH_SHARE, readingsSpan } from './covered.ts';
import { localDays } from './local-days.ts';
import type { Sufficiency } from './metric-types.ts';
import type { CgmSeries } from './series.ts';
import type { Span } from './span-state.ts';

/** Days that the consensus requires before GMI and AGP are interpreted. */
export const CONSENSUS_DAYS = 14;

/**
 * Whether a window (default: first to last reading) has enough readings to assess, and its days one by one; by time, so
 * that a 15-minute reading counts as three of five minutes. Fourteen days with 70 % of their readings meet the consensus
 * (Battelino 2019): 2,823 five-minute readings do, 2,822 do not.
 */
export function sufficiency(series: CgmSeries, window?: Span): Sufficiency {
  const span = window ?? readingsSpan(series);
  const { count, minutes, expected, percent, isEnough } = coverageOf(series, span.fromEpoch, span.toEpoch);
  const days = window
    ? window.toEpoch > window.fromEpoch
      ? localDays(series, window)
      : []
    : localDays(series);
  return {
    count,
    expected,
    percent,
    isEnough,
    days: days.length,
    daysEnough: days.filter((day) => day.isEnough).length,
    isConsensusEnough:
      days.length >= CONSENSUS_DAYS && minutes > 0 && minutes >= ENOUGH_SHARE * CONSENSUS_DAYS * 1440,
  };
}

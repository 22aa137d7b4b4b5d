import { localDays } from './local-days.ts';
import type { Sufficiency } from './metric-types.ts';
import { firstIndexAt, type CgmSeries } from './series.ts';

/** Share of the expected readings that makes a window sufficient. */
export const ENOUGH_SHARE = 0.7;
/** Days that the consensus requires before GMI and AGP are interpreted. */
const CONSENSUS_DAYS = 14;

/** How many readings a span implies at a cadence; 0 when the cadence is unknown. */
export function expectedReadings(seconds: number, cadenceMinutes: number): number {
  return cadenceMinutes > 0 ? seconds / 60 / cadenceMinutes : 0;
}

/** Whether a count reaches 70 % of what is expected. */
export function isEnough(count: number, expected: number): boolean {
  return expected > 0 && count >= ENOUGH_SHARE * expected;
}

/**
 * Whether a window (default: first to last reading) has enough readings to assess, and its days one by one. Fourteen
 * days with 70 % of their readings meet the consensus (Battelino 2019): 2,823 five-minute readings do, 2,822 do not.
 */
export function sufficiency(series: CgmSeries, window?: { fromEpoch: number; toEpoch: number }): Sufficiency {
  const { epochSeconds, cadenceMinutes } = series;
  const n = epochSeconds.length;
  const span = window ?? {
    fromEpoch: epochSeconds[0] ?? 0,
    toEpoch: n > 0 ? epochSeconds[n - 1]! + cadenceMinutes * 60 : 0,
  };
  const count = firstIndexAt(series, span.toEpoch) - firstIndexAt(series, span.fromEpoch);
  const expected = expectedReadings(span.toEpoch - span.fromEpoch, cadenceMinutes);
  const days = window
    ? window.toEpoch > window.fromEpoch
      ? localDays(series, window)
      : []
    : localDays(series);
  const consensus = expectedReadings(CONSENSUS_DAYS * 86_400, cadenceMinutes);
  return {
    count,
    expected,
    percent: expected > 0 ? Math.min(100, (100 * count) / expected) : 0,
    isEnough: isEnough(count, expected),
    days: days.length,
    daysEnough: days.filter((day) => isEnough(day.count, day.expected)).length,
    isConsensusEnough: days.length >= CONSENSUS_DAYS && isEnough(count, consensus),
  };
}

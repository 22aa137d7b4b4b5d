import { hourMinutes } from '../hour-minutes.ts';
import { seriesClock } from '../local-days.ts';
import type { CgmSeries } from '../series.ts';
import type { Span } from '../span-state.ts';

/** Clock hours from `from` (0–23) to before `to` (1–24); `to` ≤ `from` goes over midnight. */
export interface ClockHours {
  from: number;
  to: number;
}

/** Share of the minutes that a cluster must hold, and its longest length: beyond it they are spread over the day. */
const CLUSTER_SHARE = 0.8;
const CLUSTER_MAX_HOURS = 8;

/** Minutes of some spans in each clock hour of the series' zone. */
export function minutesByHour(series: CgmSeries, spans: readonly Span[]): Float64Array {
  const minutes = new Float64Array(24);
  const clock = seriesClock(series);
  for (const span of spans) hourMinutes(clock, span).forEach((part, hour) => (minutes[hour]! += part));
  return minutes;
}

/**
 * The shortest run of whole hours with at least 80 % of the minutes, over midnight too; of several, the one with the
 * most, then the earliest. null without minutes, or when it takes more than eight hours.
 */
export function clusterOf(minutes: Float64Array): ClockHours | null {
  const total = minutes.reduce((sum, part) => sum + part, 0);
  if (total === 0) return null;
  for (let length = 1; length <= CLUSTER_MAX_HOURS; length++) {
    let best = -1;
    let most = CLUSTER_SHARE * total - 1e-9;
    for (let from = 0; from < 24; from++) {
      let held = 0;
      for (let k = 0; k < length; k++) held += minutes[(from + k) % 24]!;
      if (held > most) {
        best = from;
        most = held;
      }
    }
    if (best >= 0) {
      const to = best + length;
      return { from: best, to: to > 24 ? to - 24 : to };
    }
  }
  return null;
}

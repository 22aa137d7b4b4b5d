import { readingsSpan } from './covered.ts';
import type { RangeProfile } from './ranges.ts';
import type { CgmSeries } from './series.ts';
import type { Span } from './span-state.ts';

const DAY = 86_400;

/** The part of a series that is looked at. Give the whole series with it, so that its edges are not taken for gaps. */
export interface CgmWindow extends Span {
  /** The current time, UTC seconds: later hours are to come, not missing. */
  nowEpoch: number;
  profile?: RangeProfile;
  /** What the test has recorded, where the series is only a part of it. */
  recorded?: Span;
}

/**
 * From when the first reading was due to the end of what the last one represents, within the local days of both. Empty
 * without readings.
 */
export function recordedSpan(series: CgmSeries): Span {
  const { epochSeconds, offsetMinutes } = series;
  const last = epochSeconds.length - 1;
  if (last < 0) return { fromEpoch: 0, toEpoch: 0 };
  const midnight = (index: number, after: 0 | 1) => {
    const offset = offsetMinutes[index]! * 60;
    return (Math.floor((epochSeconds[index]! + offset) / DAY) + after) * DAY - offset;
  };
  const { fromEpoch, toEpoch } = readingsSpan(series);
  return {
    fromEpoch: Math.max(fromEpoch, midnight(0, 0)),
    toEpoch: Math.min(toEpoch, midnight(last, 1)),
  };
}

/**
 * The part of a window in which the sensor could have recorded: not before the first reading of all, nor after now. Ten
 * good days of a sensor are not insufficient because fourteen were requested.
 */
export function recordableSpan(series: CgmSeries, window: CgmWindow): Span {
  const recorded = window.recorded ?? recordedSpan(series);
  const fromEpoch = Math.max(window.fromEpoch, recorded.fromEpoch);
  const toEpoch = Math.min(window.toEpoch, window.nowEpoch);
  return fromEpoch < toEpoch
    ? { fromEpoch, toEpoch }
    : { fromEpoch: window.fromEpoch, toEpoch: window.toEpoch };
}

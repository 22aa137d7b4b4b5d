import { coverageOf, minutesOf } from '../covered.ts';
import { CGM_FLAG_HIGH, CGM_FLAG_LOW, firstIndexAt, type CgmSeries } from '../series.ts';
import type { Span } from '../span-state.ts';

/** The readings behind the figures of a window. */
export interface FigureBasis extends Span {
  /** Readings used. */
  readings: number;
  minutes: number;
  /** Minutes of the window, and those of them without a reading. */
  expectedMinutes: number;
  missingMinutes: number;
  /** Readings beyond the sensor's range: they count one beyond it, as 39, 401 or 501 mg/dL. */
  censoredLow: number;
  censoredHigh: number;
  /** Minutes from one reading to the next, each that occurs, ascending. */
  cadences: number[];
}

/** Which readings a window's figures are made of. */
export function figureBasis(series: CgmSeries, { fromEpoch, toEpoch }: Span): FigureBasis {
  const from = firstIndexAt(series, fromEpoch);
  const to = firstIndexAt(series, toEpoch);
  const cadences = new Set<number>();
  let censoredLow = 0;
  let censoredHigh = 0;
  for (let i = from; i < to; i++) {
    if ((series.flags[i]! & CGM_FLAG_LOW) !== 0) censoredLow++;
    if ((series.flags[i]! & CGM_FLAG_HIGH) !== 0) censoredHigh++;
    cadences.add(minutesOf(series, i));
  }
  const { minutes, received, expected } = coverageOf(series, fromEpoch, toEpoch);
  const expectedMinutes = (toEpoch - fromEpoch) / 60;
  return {
    fromEpoch,
    toEpoch,
    readings: to - from,
    minutes,
    expectedMinutes,
    missingMinutes:
      expected > 0 ? (expectedMinutes * Math.max(0, expected - received)) / expected : expectedMinutes,
    censoredLow,
    censoredHigh,
    cadences: [...cadences].sort((a, b) => a - b),
  };
}

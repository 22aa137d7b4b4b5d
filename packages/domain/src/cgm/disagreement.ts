import { CHANGE_SECONDS } from './doubts.ts';
import type { CgmSeries } from './series.ts';

/** Readings this near to each other are of the same five minutes. */
const NEAR_SECONDS = 150;
/** Two hours of a reading every five minutes, six of one every fifteen. */
const FEWEST_PAIRS = 24;

/**
 * How far a blood glucose meter may be off by ISO 15197: 15 mg/dL, from 100 mg/dL on 15 %. Two sensors of one person are
 * nearer to each other most of the time, as are a history and the readings that it is the mean of; two people are not.
 */
const isFar = (one: number, other: number): boolean =>
  Math.abs(one - other) > Math.max(15, 0.15 * ((one + other) / 2));

type Readings = Pick<CgmSeries, 'epochSeconds' | 'mgdl'>;

/**
 * Whether two files that cover the same time for more than a day tell of different glucose for most of it. The last hours
 * of a sensor and the first of the next one are the least exact, and say nothing.
 */
export function disagree(one: Readings, other: Readings): boolean {
  const { epochSeconds, mgdl } = one;
  let pairs = 0;
  let far = 0;
  let first = 0;
  let last = 0;
  let at = 0;
  for (let i = 0; i < epochSeconds.length; i++) {
    const epoch = epochSeconds[i]!;
    const distance = (index: number) => Math.abs((other.epochSeconds[index] ?? Infinity) - epoch);
    while (distance(at + 1) <= distance(at) && at + 1 < other.epochSeconds.length) at++;
    if (distance(at) > NEAR_SECONDS) continue;
    if (pairs === 0) first = epoch;
    last = epoch;
    pairs++;
    if (isFar(mgdl[i]!, other.mgdl[at]!)) far++;
  }
  return pairs >= FEWEST_PAIRS && last - first > CHANGE_SECONDS && far > pairs / 2;
}

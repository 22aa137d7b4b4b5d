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

/** Readings this near to each other were taken at once, though not by one sensor: the fastest takes a minute. */
const AT_ONCE_SECONDS = 45;
/** One such reading may be a fault; two are another device. */
const FEWEST_AT_ONCE = 2;
/** The part of a sensor's step within which it takes no second reading. */
const PART_OF_STEP = 0.3;

/**
 * How many readings of a file are seconds from the one before and tell of other glucose; 0 where it is a single one. A
 * sensor does not do that: two devices do, of one person or of two.
 */
export function readingsAtOnce({
  epochSeconds,
  mgdl,
  cadenceMinutes,
}: Readings & Pick<CgmSeries, 'cadenceMinutes'>): number {
  const near = Math.min(AT_ONCE_SECONDS, cadenceMinutes * 60 * PART_OF_STEP);
  let count = 0;
  for (let i = 1; i < epochSeconds.length; i++) {
    if (epochSeconds[i]! - epochSeconds[i - 1]! <= near && isFar(mgdl[i]!, mgdl[i - 1]!)) count++;
  }
  return count < FEWEST_AT_ONCE ? 0 : count;
}

/**
 * Whether most readings that two files took at once tell of other glucose, however short the time that they share. The
 * later file would replace the other's readings there.
 */
export function disagreeAtOnce(one: Readings, other: Readings): boolean {
  const { pairs, far } = compared(one, other, AT_ONCE_SECONDS);
  return far >= FEWEST_AT_ONCE && far > pairs / 2;
}

/**
 * Whether two files that cover the same time for more than a day tell of different glucose for most of it. The last hours
 * of a sensor and the first of the next one are the least exact, and say nothing.
 */
export function disagree(one: Readings, other: Readings): boolean {
  const { pairs, far, first, last } = compared(one, other, NEAR_SECONDS);
  return pairs >= FEWEST_PAIRS && last - first > CHANGE_SECONDS && far > pairs / 2;
}

/** Readings of one file beside the nearest of the other, within some seconds. */
function compared({ epochSeconds, mgdl }: Readings, other: Readings, nearSeconds: number) {
  let pairs = 0;
  let far = 0;
  let first = 0;
  let last = 0;
  let at = 0;
  for (let i = 0; i < epochSeconds.length; i++) {
    const epoch = epochSeconds[i]!;
    const distance = (index: number) => Math.abs((other.epochSeconds[index] ?? Infinity) - epoch);
    while (distance(at + 1) <= distance(at) && at + 1 < other.epochSeconds.length) at++;
    if (distance(at) > nearSeconds) continue;
    if (pairs === 0) first = epoch;
    last = epoch;
    pairs++;
    if (isFar(mgdl[i]!, other.mgdl[at]!)) far++;
  }
  return { pairs, far, first, last };
}

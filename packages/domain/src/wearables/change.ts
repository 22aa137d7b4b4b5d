import { DAYS_OF_A_WEEK } from './metrics.ts';

/** Whether a mean may be held against that of as many days right before, and why not. */
export type Comparison = 'COMPARABLE' | 'NOTHING_BEFORE' | 'TOO_FEW_DAYS' | 'INCOMPLETE_DAY';

interface Mean {
  readonly mean: number | null;
  /** Of how many days it is. */
  readonly days: number;
}

const WEEK = 7;

/**
 * A change is claimed between equal spans only: a whole day and the whole day before it, or two periods of which enough
 * days are known. One day against a mean of seven would call a Sunday a change of the person.
 *
 * @param gaps of the days of the period, one each: a day with a gap is no day to compare
 */
export function comparisonOf(
  now: Mean,
  before: Mean | undefined,
  gaps: readonly (string | null)[],
): Comparison {
  if (gaps.length === 1 && gaps[0] !== null) return 'INCOMPLETE_DAY';
  if (before === undefined || before.mean === null || before.days === 0) return 'NOTHING_BEFORE';
  const needed = gaps.length < WEEK ? gaps.length : (gaps.length * DAYS_OF_A_WEEK) / WEEK;
  const isKnown = now.mean !== null && Math.min(now.days, before.days) >= needed;
  return isKnown && before.days <= gaps.length ? 'COMPARABLE' : 'TOO_FEW_DAYS';
}

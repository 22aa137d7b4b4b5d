/** The five levels of a banded measure, from lowest to highest. */
export const RANGE_LEVELS = ['severeLow', 'low', 'inRange', 'high', 'severeHigh'] as const;
export type RangeLevel = (typeof RANGE_LEVELS)[number];

/**
 * Limits between the five levels, in the unit of the values they are compared with. `low` and `high` belong to the
 * range itself (`low ≤ v ≤ high` is in range); `severeLow` belongs to `low` and `severeHigh` to `high`, so that no
 * value falls between two levels.
 */
export interface RangeLimits {
  readonly severeLow: number;
  readonly low: number;
  readonly high: number;
  readonly severeHigh: number;
}

/** Position in {@link RANGE_LEVELS}, 0 to 4. */
export type RangeIndex = 0 | 1 | 2 | 3 | 4;

export function rangeIndex(value: number, limits: RangeLimits): RangeIndex {
  if (value < limits.severeLow) return 0;
  if (value < limits.low) return 1;
  if (value <= limits.high) return 2;
  return value <= limits.severeHigh ? 3 : 4;
}

export function rangeLevel(value: number, limits: RangeLimits): RangeLevel {
  return RANGE_LEVELS[rangeIndex(value, limits)];
}

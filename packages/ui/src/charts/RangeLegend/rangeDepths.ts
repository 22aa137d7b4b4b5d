import type { RangeLevel, RangeLimits } from './rangeLevels.ts';
import { rangeIndex } from './rangeLevels.ts';

/** One step of a level: how much of its colour is in the page's, and the colour of its pattern. */
export interface RangeDepth {
  readonly share: number;
  /** `mark` is legible on pale fills, `text` on full ones: a test checks each at 3:1 in every theme. */
  readonly pattern: 'mark' | 'text';
}

/** In range is near the page's own colour; the further a value is outside, the stronger its fill. */
export const RANGE_DEPTHS: Readonly<Record<RangeLevel, readonly RangeDepth[]>> = {
  severeLow: [{ share: 1, pattern: 'text' }],
  low: [
    { share: 0.45, pattern: 'mark' },
    { share: 0.8, pattern: 'text' },
    { share: 1, pattern: 'text' },
  ],
  inRange: [{ share: 0.12, pattern: 'mark' }],
  high: [
    { share: 0.24, pattern: 'mark' },
    { share: 0.38, pattern: 'mark' },
    { share: 0.55, pattern: 'mark' },
    { share: 0.85, pattern: 'text' },
  ],
  severeHigh: [
    { share: 0.75, pattern: 'text' },
    { share: 1, pattern: 'text' },
  ],
};

/**
 * How far a value is into its level, 0 to 1: 0 at the range itself, 1 where the next level begins. Above the highest
 * limit 1 is reached as far beyond it as that limit is beyond the range.
 *
 * @example rangeDepth(141, { severeLow: 54, low: 70, high: 140, severeHigh: 250 }) // 0.009…
 */
export function rangeDepth(value: number, { severeLow, low, high, severeHigh }: RangeLimits): number {
  const index = rangeIndex(value, { severeLow, low, high, severeHigh });
  if (index === 2) return 0;
  if (index === 0) return 1;
  const span = severeHigh - high;
  const depth =
    index === 1
      ? (low - value) / (low - severeLow)
      : (value - (index === 3 ? high : severeHigh)) / (span || 1);
  return Math.max(0, Math.min(1, depth));
}

/** The step of a level for a depth; without one its strongest. */
export function depthStep(level: RangeLevel, depth = 1): number {
  const steps = RANGE_DEPTHS[level].length;
  return Math.max(0, Math.min(steps - 1, Math.floor(depth * steps)));
}

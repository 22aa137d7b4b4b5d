import { CGM_RANGES, type RangeProfile } from '../ranges.ts';

/** How far from the range: 0 in range, 1 a little, 2 more, 3 beyond the severe threshold. */
export type RiskGrade = 0 | 1 | 2 | 3;

/** Lack and excess, graded separately: an hour can have both. */
export interface RiskGrades {
  low: RiskGrade;
  high: RiskGrade;
}

/**
 * Grade of a value. Grade 3 begins at the profile's severe thresholds, grade 2 half way to them from the range: 141 is
 * not 249.
 *
 * @example riskGradesOf(141, 'TIGHT') // { low: 0, high: 1 }
 */
export function riskGradesOf(mgdl: number, profile: RangeProfile = 'STANDARD'): RiskGrades {
  const { severeLow, low, high, severeHigh } = CGM_RANGES[profile];
  return {
    low: mgdl >= low ? 0 : mgdl >= (low + severeLow) / 2 ? 1 : mgdl >= severeLow ? 2 : 3,
    high: mgdl <= high ? 0 : mgdl <= (high + severeHigh) / 2 ? 1 : mgdl <= severeHigh ? 2 : 3,
  };
}

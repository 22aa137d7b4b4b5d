/**
 * The thresholds and goals that a CGM test is read with: for adults with diabetes, for older people or those at high risk
 * of lows (the same thresholds, other goals), for people without diabetes, for pregnancy.
 */
export const RANGE_PROFILES = ['STANDARD', 'OLDER_OR_HIGH_RISK', 'TIGHT', 'PREGNANCY'] as const;
export type RangeProfile = (typeof RANGE_PROFILES)[number];

/** The range that each profile aims at, both ends included, mg/dL. */
export const TARGET_RANGES = {
  STANDARD: { low: 70, high: 180 },
  OLDER_OR_HIGH_RISK: { low: 70, high: 180 },
  TIGHT: { low: 70, high: 140 },
  PREGNANCY: { low: 63, high: 140 },
} as const satisfies Record<RangeProfile, { low: number; high: number }>;

/** From this age it is asked whether a test is read with the goals of older people; they are never set unasked. */
export const OLDER_FROM_AGE = 65;

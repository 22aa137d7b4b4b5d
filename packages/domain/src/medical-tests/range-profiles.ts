/** Which thresholds a CGM test uses (decisions: standard, tight for people without diabetes, pregnancy). */
export const RANGE_PROFILES = ['STANDARD', 'TIGHT', 'PREGNANCY'] as const;
export type RangeProfile = (typeof RANGE_PROFILES)[number];

/** The range that each profile aims at, both ends included, mg/dL. */
export const TARGET_RANGES = {
  STANDARD: { low: 70, high: 180 },
  TIGHT: { low: 70, high: 140 },
  PREGNANCY: { low: 63, high: 140 },
} as const satisfies Record<RangeProfile, { low: number; high: number }>;
